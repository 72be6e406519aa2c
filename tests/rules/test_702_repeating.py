"""702: keyword abilities that trigger when their spell is cast: copies, cascade, ripple; 702.61 split second."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Ability, Activated, Body, Keyword, Static
from apnap.abilities.change import AddAbility
from apnap.abilities.cost import Cost
from apnap.abilities.effect import CounterSpell, Effect, GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import IS_SPELL, Filter, Is, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.static import Changes
from apnap.abilities.target import Target
from apnap.abilities.values import STACK
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from apnap.rules.mana_activation import mana_actions
from tests.rules.support import (
    FOREST,
    Table,
    artifact,
    creature,
    damage_to_any,
    enchantment,
    instant,
    sorcery,
)

BEAR = creature("Bear", "1G", 2, 2)
BOLT = instant("Bolt", "0", damage_to_any(3))
DENIAL = instant("Denial", "0", Body((Target(Filter((Is(IS_SPELL),), (STACK,))),), CounterSpell(TargetObjects(0))))


def gain(n: int) -> Effect:
    return GainLife(You(), Number(n))


def rite(*abilities: Ability, cost: str = "0", name: str = "Rite") -> Any:
    return sorcery(name, cost, gain(1), *abilities)


def resolve_all(table: Table) -> Table:
    while table.state.stack:
        table.resolve()
    return table


@pytest.mark.ledger("current:702.40")
def test_702_40a_storm_copies_for_each_spell_cast_before_it_by_anybody() -> None:
    """Storm (702.40)."""
    seat = {"hand": [rite(Keyword("storm")), BOLT]}
    table = Table(A=seat, B={"hand": [BOLT]}).start()
    table.cast("Bolt", "B").passes().cast("Bolt#2", "A").resolve().resolve()
    table.cast("Rite")
    assert len(table.state.stack) == 2
    resolve_all(table)
    assert table.life("A") == 20  # 17 and three times 1


@pytest.mark.ledger("current:702.40")
def test_702_40a_a_spell_cast_in_response_does_not_count_and_the_copies_come_though_it_is_countered() -> None:
    seat = {"hand": [rite(Keyword("storm")), BOLT]}
    table = Table(A=seat, B={"hand": [DENIAL]}).start()
    table.cast("Bolt", "B").resolve()
    table.cast("Rite").passes().cast("Denial").resolve()
    assert table.names("graveyard", "A") == ["Bolt", "Rite"]
    resolve_all(table)
    assert table.life("A") == 21  # the one copy


@pytest.mark.ledger("current:702.40")
def test_702_40a_new_targets_may_be_chosen_for_the_copies() -> None:
    zap = instant("Zap", "0", damage_to_any(1), Keyword("storm"))
    table = Table(A={"hand": [zap, BOLT]}, B={"battlefield": [BEAR]}).start()
    table.cast("Bolt", "B").resolve().cast("Zap", "B").resolve()
    table.choose("Bear")
    resolve_all(table)
    assert table.life("B") == 16 and table.find("Bear").damage == 1


@pytest.mark.ledger("current:702.40")
def test_702_40b_each_instance_of_storm_triggers_a_gained_one_too() -> None:
    gives = AddAbility(Keyword("storm"))
    teacher = enchantment("Teacher", "1", Static((Changes(Filter((Is(IS_SPELL),), (STACK,)), (gives,)),)))
    table = Table(A={"hand": [rite(Keyword("storm"), Keyword("storm")), BOLT]}, B={}).start()
    table.cast("Bolt", "B").resolve().cast("Rite")
    assert len(table.state.stack) == 3
    assert resolve_all(table).life("A") == 23
    table = Table(A={"hand": [rite(), BOLT], "battlefield": [teacher]}, B={}).start()
    table.cast("Bolt", "B")
    resolve_all(table)
    table.cast("Rite")
    assert len(table.state.stack) == 2


@pytest.mark.ledger("current:702.69")
def test_702_69a_gravestorm_counts_permanents_put_into_graveyards() -> None:
    """Gravestorm (702.69)."""
    seat = {"hand": [rite(Keyword("gravestorm")), BOLT], "battlefield": [BEAR]}
    table = Table(A=seat, B={}).start()
    table.cast("Bolt", "Bear").resolve().cast("Rite")
    assert resolve_all(table).life("A") == 22


@pytest.mark.ledger("current:702.85")
def test_702_85a_cascade_casts_the_first_smaller_nonland_card() -> None:
    """Cascade (702.85)."""
    elder = creature("Elder", "4", 3, 3, Keyword("cascade"))
    library = [FOREST, creature("Giant", "4", 4, 4), BEAR, rite()]
    table = Table(A={"hand": [elder], "battlefield": [FOREST] * 4, "library": library}, B={}).start()
    table.cast("Elder").resolve()
    assert table.names("exile", "A") == ["Bear", "Forest", "Giant"]
    table.choose("Bear")
    assert table.names("stack") == ["Bear", "Elder"] and table.names("exile", "A") == []
    bottom = table.library()[-2:]
    assert sorted(bottom) == ["Forest", "Giant"]
    resolve_all(table)
    assert "Bear" in table.names("battlefield", "A") and "Elder" in table.names("battlefield", "A")


@pytest.mark.ledger("current:702.85")
def test_702_85a_what_is_not_cast_goes_to_the_bottom_too() -> None:
    elder = creature("Elder", "4", 3, 3, Keyword("cascade"))
    table = Table(A={"hand": [elder], "battlefield": [FOREST] * 4, "library": [BEAR]}, B={}).start()
    table.cast("Elder").resolve().choose("done")
    assert table.names("exile", "A") == [] and table.library()[-1] == "Bear"


@pytest.mark.ledger("current:702.85")
def test_702_85c_each_instance_of_cascade_triggers() -> None:
    elder = creature("Elder", "4", 3, 3, Keyword("cascade"), Keyword("cascade"))
    table = Table(A={"hand": [elder], "battlefield": [FOREST] * 4, "library": [BEAR, BEAR]}, B={}).start()
    table.cast("Elder")
    assert len(table.state.stack) == 3
    table.resolve().choose("Bear").resolve().resolve().choose("Bear")
    resolve_all(table)
    assert table.names("battlefield", "A").count("Bear") == 2


@pytest.mark.ledger("current:702.60")
def test_702_60a_ripple_casts_cards_of_the_same_name() -> None:
    """Ripple (702.60)."""
    ripple = rite(Keyword("ripple", n=Number(3)))
    table = Table(A={"hand": [ripple], "library": [BEAR, ripple, FOREST, ripple]}, B={}).start()
    table.act(Action(dec.CAST, table.find("Rite", "hand").ref, 0)).resolve().choose(True)
    assert table.offered() == ["Rite"]
    table.choose("Rite").choose("Bear")
    assert table.decision.kind == dec.PRIORITY and table.names("stack").count("Rite") == 2


@pytest.mark.ledger("current:702.144")
def test_702_144a_demonstrate_copies_for_you_and_an_opponent() -> None:
    """Demonstrate (702.144)."""
    table = Table(A={"hand": [rite(Keyword("demonstrate"))]}, B={}).start()
    table.cast("Rite").resolve().choose(True)
    resolve_all(table)
    assert (table.life("A"), table.life("B")) == (22, 21)
    table = Table(A={"hand": [rite(Keyword("demonstrate"))]}, B={}).start()
    table.cast("Rite").resolve().choose(False)
    resolve_all(table)
    assert (table.life("A"), table.life("B")) == (21, 20)


@pytest.mark.ledger("current:702.61")
def test_702_61_split_second_stops_spells_and_abilities_but_not_mana_abilities() -> None:
    """Only while the spell is on the stack (702.61a)."""
    quick = instant("Quick", "0", gain(1), Keyword("split second"))
    engine = artifact("Engine", "1", Activated(Cost(ManaCost(("0",))), Body(effect=gain(1))))
    board = {"hand": [BOLT], "battlefield": [engine, FOREST]}
    table = Table(A={"hand": [quick]}, B=board).start()
    table.cast("Quick").passes()
    assert [a.kind for a in table.legal("B")] == [dec.PASS]
    assert len(mana_actions(table.state, 1)) == 1
    table.passes().passes()
    assert dec.CAST in [a.kind for a in table.legal("B")] and dec.ACTIVATE in [a.kind for a in table.legal("B")]


@pytest.mark.ledger("current:702.61")
def test_702_61b_triggered_abilities_still_trigger() -> None:
    quick = instant("Quick", "0", gain(1), Keyword("split second"))
    monk = creature("Monk", "U", 1, 1, "prowess")
    table = Table(A={"hand": [quick], "battlefield": [monk]}, B={}).start()
    table.cast("Quick")
    assert len(table.state.stack) == 2
    assert table.resolve().size("Monk") == (2, 2)
