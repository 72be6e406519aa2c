"""702: several instances of one keyword ability on one object: each counts, or they are redundant."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.cost import Cost
from apnap.abilities.effect import Destroy, GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import ARTIFACT
from apnap.rules import decisions as dec
from tests.rules.support import (
    FOREST,
    TARGET_CREATURE,
    Body,
    Table,
    card,
    creature,
    damage_to_any,
    instant,
    sorcery,
)

BEAR = creature("Bear", "1G", 2, 2)
ELF = creature("Elf", "G", 1, 1, subtypes=("Elf",))
WALL = creature("Wall", "W", 0, 8)
KILL = instant("Kill", "0", Body((TARGET_CREATURE,), Destroy(TargetObjects(0))))


def n(name: str, number: int) -> Keyword:
    return Keyword(name, n=Number(number))


def resolve_all(table: Table) -> Table:
    while table.state.stack and table.decision.kind == dec.PRIORITY:
        table.resolve()
    return table


@pytest.mark.ledger("current:702.23")
def test_702_23c_each_instance_of_rampage_triggers() -> None:
    ogre = creature("Ogre", "R", 3, 3, n("rampage", 1), n("rampage", 2))
    table = Table(A={"battlefield": [ogre]}, B={"battlefield": [WALL, BEAR]}).attack_now("Ogre")
    table.block(("Wall", "Ogre"), ("Bear", "Ogre"))
    while table.decision.kind == dec.ORDER:
        table.choose(table.decision.options[0])
    assert len(table.state.stack) == 2
    assert table.resolve().size("Ogre") != (6, 6)
    assert table.resolve().size("Ogre") == (6, 6)


@pytest.mark.ledger("current:702.38")
def test_702_38b_each_instance_of_amplify_reveals_cards_of_its_own() -> None:
    lord = creature("Lord", "0", 1, 1, n("amplify", 1), n("amplify", 3), subtypes=("Elf",))
    table = Table(A={"hand": [lord, ELF]}, B={}).start().cast("Lord").resolve()
    assert table.decision.kind == dec.REPLACEMENT  # which of them first
    table.choose(table.decision.options[0]).choose("Elf")
    assert table.decision.kind == dec.OBJECTS  # the same card may be revealed for the other one
    assert table.choose("Elf").size("Lord") == (5, 5)


@pytest.mark.ledger("current:702.39")
def test_702_39b_each_instance_of_provoke_has_a_target_of_its_own() -> None:
    beast = creature("Beast", "3G", 9, 9, "provoke", "provoke")
    table = Table(A={"battlefield": [beast]}, B={"battlefield": [ELF, BEAR, WALL]}).attack_now("Beast")
    while table.decision.kind == dec.ORDER:
        table.choose(table.decision.options[0])
    table.target("Elf", "Bear").resolve().choose(True).resolve().choose(True).to("declare_blockers")
    table.choose(("Elf", "Beast"))
    assert not table.decision.can_finish  # the Bear must block, too
    assert table.choose(("Bear", "Beast")).decision.can_finish


@pytest.mark.ledger("current:702.46")
def test_702_46b_each_instance_of_soulshift_returns_a_card() -> None:
    kami = creature("Kami", "4W", 2, 2, n("soulshift", 1), n("soulshift", 3), subtypes=("Spirit",))
    wisp = creature("Wisp", "W", 1, 1, subtypes=("Spirit",))
    shade = creature("Shade", "2B", 1, 1, subtypes=("Spirit",))
    table = Table(A={"battlefield": [kami], "graveyard": [wisp, shade], "hand": [KILL]}, B={}).start()
    table.cast("Kill").resolve()
    while table.decision.kind != dec.PRIORITY:
        if table.decision.kind == dec.TARGETS:
            table.choose("Shade" if "Shade" in table.offered() else "Wisp")
        else:
            table.choose(table.decision.options[0])
    assert table.resolve().choose(True).resolve().choose(True).names("hand", "A") == ["Shade", "Wisp"]


@pytest.mark.ledger("current:702.60")
def test_702_60b_each_instance_of_ripple_triggers() -> None:
    rite = sorcery("Rite", "0", GainLife(You(), Number(1)), n("ripple", 2), n("ripple", 1))
    table = Table(A={"hand": [rite], "library": [BEAR, BEAR, BEAR, BEAR]}, B={}).start().cast("Rite")
    while table.decision.kind == dec.ORDER:
        table.choose(table.decision.options[0])
    assert len(table.state.stack) == 3
    table.resolve()
    assert table.decision.kind == dec.YES_NO
    table.choose(False).resolve()
    assert table.decision.kind == dec.YES_NO
    assert resolve_all(table.choose(False)).life("A") == 21


@pytest.mark.ledger("current:702.61")
def test_702_61c_split_second_twice_ends_with_the_spell() -> None:
    quick = instant("Quick", "0", GainLife(You(), Number(1)), Keyword("split second"), Keyword("split second"))
    zap = instant("Zap", "0", damage_to_any(1))
    table = Table(A={"hand": [quick]}, B={"hand": [zap]}).start().cast("Quick").passes()
    assert not table.can_cast("Zap", "B")
    table.passes().passes()
    assert table.can_cast("Zap", "B") and table.life("A") == 21


@pytest.mark.ledger("current:702.67")
def test_702_67c_any_of_several_fortify_abilities_may_be_activated() -> None:
    costs = (Cost(ManaCost(("0",))), Cost(ManaCost(("1",))))
    fort = card("Fort", "0", ARTIFACT, *(Keyword("fortify", cost=c) for c in costs), subtypes=("Fortification",))
    table = Table(A={"battlefield": [fort, FOREST]}, B={}).start()
    assert [action.index for action in table.actions("Fort")] == [0, 1]
    table.activate("Fort", index=1)
    assert table.find("Forest").tapped
    assert table.resolve().find("Fort").attached_to == table.find("Forest").ref


@pytest.mark.ledger("current:702.68")
def test_702_68b_each_instance_of_frenzy_triggers() -> None:
    fury = creature("Fury", "R", 2, 2, n("frenzy", 1), n("frenzy", 2))
    table = Table(A={"battlefield": [fury]}, B={"battlefield": [WALL]}).attack_now("Fury").block().settle()
    assert table.size("Fury") == (5, 2)


@pytest.mark.ledger("current:702.69")
def test_702_69b_each_instance_of_gravestorm_triggers() -> None:
    rite = sorcery("Rite", "0", GainLife(You(), Number(1)), Keyword("gravestorm"), Keyword("gravestorm"))
    table = Table(A={"hand": [rite, KILL], "battlefield": [BEAR]}, B={}).start().cast("Kill").resolve().cast("Rite")
    while table.decision.kind == dec.ORDER:
        table.choose(table.decision.options[0])
    assert resolve_all(table).life("A") == 23  # the spell and two copies


@pytest.mark.ledger("current:702.78")
def test_702_78b_each_instance_of_conspire_is_paid_for_by_itself() -> None:
    rite = sorcery("Rite", "G", GainLife(You(), Number(1)), Keyword("conspire"), Keyword("conspire"))
    for paid, life in (((True, True), 23), ((True, False), 22), ((False, True), 22)):
        table = Table(A={"hand": [rite], "battlefield": [BEAR] * 4 + [FOREST]}, B={}).start().cast("Rite")
        for pays in paid:
            table.choose(pays)
            while table.decision.kind == dec.OBJECTS:
                table.choose(table.decision.options[0])
        assert sum(one.tapped for one in table.objects("battlefield")) == 1 + 2 * sum(paid)
        while table.decision.kind == dec.ORDER:
            table.choose(table.decision.options[0])
        assert resolve_all(table).life("A") == life


@pytest.mark.ledger("current:702.80")
def test_702_80d_wither_twice_gives_no_more_counters() -> None:
    blight = creature("Blight", "B", 2, 2, "wither", "wither")
    table = Table(A={"battlefield": [blight]}, B={"battlefield": [WALL]}).attack_now("Blight")
    table.block(("Wall", "Blight")).to("end_combat")
    assert table.find("Wall").counters == (("-1/-1", 2),) and table.find("Wall").damage == 0
