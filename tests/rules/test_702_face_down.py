"""702.37 morph, 702.168 disguise, 708: casting face down, turning face up, and what opponents see of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from apnap.abilities.ability import Ability, Body, Keyword, Triggered
from apnap.abilities.cost import Cost, DiscardCards
from apnap.abilities.effect import GainLife, Move
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Filter, HasCardType, IsSource, TargetObjects, You
from apnap.abilities.occurrence import Casts, TurnedFaceUp, ZoneChanges
from apnap.abilities.quantity import Number, X
from apnap.abilities.values import BATTLEFIELD, CREATURE, HAND, STACK
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.decisions import Action
from apnap.rules.ending import concede
from apnap.rules.events import Event
from apnap.rules.face_down import FACE_DOWN
from apnap.rules.knowledge import knows
from apnap.rules.machine import answer
from apnap.rules.records import GameObject
from apnap.rules.view import View
from tests.rules.support import FOREST, TARGET_CREATURE, Table, creature, damage_to_any, instant

BEAR = creature("Bear", "1G", 2, 2)
GAIN = Body(effect=GainLife(You(), Number(5)))
BOLT = instant("Bolt", "0", damage_to_any(3))


def costing(name: str, *symbols: str) -> Keyword:
    return Keyword(name, cost=Cost(ManaCost(symbols)))


def beast(*abilities: Ability, cost: str = "4GG") -> Any:
    return creature("Beast", cost, 5, 5, *abilities, "flying")


def face_down(table: Table) -> GameObject:
    (found,) = [one for one in table.objects() if one.face_down]
    return found


def cast_down(table: Table, name: str = "Beast") -> Table:
    return table.act(Action(dec.CAST, table.find(name).ref, FACE_DOWN))


def turn_up(table: Table) -> Table:
    return table.act(next(a for a in table.decision.options if isinstance(a, Action) and a.kind == dec.SPECIAL))


def can_turn_up(table: Table, letter: str = "A") -> bool:
    return any(a.kind == dec.SPECIAL for a in table.legal(letter))


@pytest.mark.ledger("current:702.37")
def test_702_37a_a_morph_creature_is_cast_face_down_for_three() -> None:
    """Morph (702.37)."""
    table = Table(A={"hand": [beast(costing("morph", "G"))], "battlefield": [FOREST] * 3}, B={}).start()
    cast_down(table)
    (seen,) = View(table.state, 1).stack
    assert (seen.known, seen.name, seen.power, seen.toughness, seen.mana_value) == (False, "", 2, 2, 0)
    own = View(table.state, 0).stack[0].definition
    assert own is not None and own.name == "Beast"  # 708.5: its controller may look at it
    table.resolve()
    found = face_down(table)
    assert table.state.battlefield[-1] == found.ref
    (shown,) = [one for one in View(table.state, 1).battlefield if one.face_down]
    assert (shown.name, shown.power, shown.toughness, shown.keywords, shown.colors) == ("", 2, 2, 0, 0)


@pytest.mark.ledger("current:702.37")
def test_702_37c_only_when_a_creature_could_be_cast_and_paid() -> None:
    hand = [beast(costing("morph", "G"))]
    table = Table(A={"hand": hand, "battlefield": [FOREST] * 2}, B={}).start()
    assert [a for a in table.decision.options if isinstance(a, Action) and a.kind == dec.CAST] == []
    table = Table(A={"hand": hand, "battlefield": [FOREST] * 3}, B={}).start("upkeep")
    assert [a for a in table.decision.options if isinstance(a, Action) and a.kind == dec.CAST] == []


@pytest.mark.ledger("current:702.37")
def test_702_37e_turned_face_up_for_its_morph_cost_at_any_time_without_the_stack() -> None:
    table = Table(A={"hand": [beast(costing("morph", "1", "G"))], "battlefield": [FOREST] * 5}, B={"hand": [BOLT]})
    cast_down(table.start()).resolve()
    table.to("precombat_main", 2).passes()
    assert table.decision.player == 0 and can_turn_up(table)
    turn_up(table)
    assert table.size("Beast") == (5, 5) and table.state.stack == []
    assert View(table.state, 1).battlefield[-1].name == "Beast"


@pytest.mark.ledger("current:702.37")
def test_702_37e_its_controller_only_and_only_if_it_can_be_paid() -> None:
    table = Table(A={"hand": [beast(costing("morph", "4", "G"))], "battlefield": [FOREST] * 4}, B={}).start()
    cast_down(table).resolve()
    assert not can_turn_up(table)
    table.to("precombat_main", 3)
    assert not can_turn_up(table) and not can_turn_up(table, "B")  # four lands


@pytest.mark.ledger("current:702.37")
def test_702_37e_a_morph_cost_need_not_be_mana() -> None:
    discard = Keyword("morph", cost=Cost(parts=(DiscardCards(Filter((HasCardType(CREATURE),), (HAND,))),)))
    table = Table(A={"hand": [beast(discard), BEAR], "battlefield": [FOREST] * 3}, B={}).start()
    cast_down(table).resolve()
    turn_up(table)
    assert table.names("graveyard", "A") == ["Bear"] and table.size("Beast") == (5, 5)


@pytest.mark.ledger("current:702.37")
def test_702_37e_x_in_a_morph_cost_is_announced() -> None:
    """Its other abilities use that X (702.37f)."""
    up = Triggered(TurnedFaceUp(Filter((IsSource(),))), Body(effect=GainLife(You(), X())))
    table = Table(A={"hand": [beast(costing("morph", "X"), up)], "battlefield": [FOREST] * 3}, B={}).start()
    cast_down(table).resolve().to("precombat_main", 3)
    turn_up(table)
    assert table.decision.options == (0, 1, 2, 3)
    table.choose(2).resolve()
    assert table.life("A") == 22


@pytest.mark.ledger("current:702.37")
def test_702_37b_megamorph_puts_a_counter_on_it() -> None:
    table = Table(A={"hand": [beast(costing("megamorph", "G"))], "battlefield": [FOREST] * 4}, B={}).start()
    cast_down(table).resolve()
    turn_up(table)
    assert table.size("Beast") == (6, 6)


@pytest.mark.ledger("current:702.168")
def test_702_168a_disguise_has_ward_while_face_down() -> None:
    """Disguise (702.168)."""
    table = Table(A={"hand": [beast(costing("disguise", "G"))], "battlefield": [FOREST] * 4}, B={"hand": [BOLT]})
    cast_down(table.start()).resolve()
    assert [a.keyword for a in View(table.state, 1).battlefield[-1].abilities if a.keyword] == ["ward", "ward"]
    table.passes().cast("Bolt")
    answer(table.state, table.decision.options.index(face_down(table).ref))
    table.resolve()  # ward: B can't pay {2}
    assert table.names("graveyard", "B") == ["Bolt"] and face_down(table).damage == 0
    turn_up(table.to("precombat_main", 3))
    assert table.size("Beast") == (5, 5)


def test_708_2a_abilities_of_the_card_do_not_work_face_down() -> None:
    enters = Triggered(
        ZoneChanges(Filter((IsSource(),)), to_zones=(BATTLEFIELD,)), Body(effect=GainLife(You(), Number(5)))
    )
    cast = Triggered(Casts(You(), Filter((IsSource(),), (STACK,))), GAIN)
    table = Table(A={"hand": [beast(costing("morph", "G"), enters, cast)], "battlefield": [FOREST] * 3}, B={}).start()
    cast_down(table).resolve()
    assert table.life("A") == 20 and table.state.stack == []


def test_708_8_turning_it_face_up_is_not_entering() -> None:
    enters = Triggered(
        ZoneChanges(Filter((IsSource(),)), to_zones=(BATTLEFIELD,)), Body(effect=GainLife(You(), Number(5)))
    )
    table = Table(A={"hand": [beast(costing("morph", "G"), enters)], "battlefield": [FOREST] * 4}, B={}).start()
    turn_up(cast_down(table).resolve())
    assert table.state.stack == []


def test_708_9_it_is_revealed_as_it_leaves_the_battlefield() -> None:
    bounce = instant("Wave", "0", Body((TARGET_CREATURE,), Move(TargetObjects(0), HAND)))
    table = Table(A={"hand": [beast(costing("morph", "G"))], "battlefield": [FOREST] * 3}, B={"hand": [bounce]})
    cast_down(table.start()).resolve().passes().cast("Wave").resolve()
    assert "Beast" in [card.name for card in View(table.state, 1).players[0].hand]
    table = Table(A={"hand": [beast(costing("morph", "G")), BOLT], "battlefield": [FOREST] * 3}, B={}).start()
    cast_down(table).resolve().cast("Bolt")
    answer(table.state, table.decision.options.index(face_down(table).ref))
    table.resolve()
    assert table.names("graveyard", "A") == ["Beast", "Bolt"]


def lying_face_down(**others: Any) -> tuple[Table, set[int]]:
    """A has a face-down permanent and a foretold card; return their references, too."""
    rite = instant("Rite", "9", GAIN, costing("foretell", "1"))
    seat = {"hand": [beast(costing("morph", "G")), rite], "battlefield": [FOREST] * 5}
    table = Table(A=seat, B={}, **others).start()
    table.act(next(one for one in table.legal("A") if one.kind == dec.SPECIAL))
    cast_down(table).resolve()
    return table, {one.ref for one in table.objects() if one.face_down}


def known(table: Table, refs: set[int]) -> list[bool]:
    return [knows(table.state, 1, table.state.last_known(ref)) for ref in refs]


@pytest.mark.ledger("current:702.143")
def test_708_9_702_143f_what_lies_face_down_is_revealed_as_the_game_ends() -> None:
    table, refs = lying_face_down()
    assert known(table, refs) == [False, False]
    concede(table.state, 1)
    assert table.state.over and known(table, refs) == [True, True]


@pytest.mark.ledger("current:702.143")
def test_708_9_702_143f_and_as_its_owner_leaves_the_game() -> None:
    table, refs = lying_face_down(C={})
    told: list[Event] = []
    table.state.events_log = told
    concede(table.state, 0)
    assert not table.state.over
    assert [set(one.objects) for one in told if isinstance(one, ev.Revealed)] == [refs]


def test_708_a_face_down_card_can_be_anything_that_has_been_cast_so() -> None:
    """400.2: what a seat does not know is dealt anew, within what can have been cast face down."""
    other = replace(beast(costing("morph", "G")).faces[0], name="Fiend")
    fiend = replace(beast(costing("morph", "G")), name="Fiend", faces=(other,))
    seat = {"hand": [beast(costing("morph", "G")), fiend, BEAR], "battlefield": [FOREST] * 3}
    table = Table(A=seat, B={}).start()
    cast_down(table).resolve()
    ref = face_down(table).ref
    names = {View(table.state, 1).determinize(seed).last_known(ref).definition.name for seed in range(12)}
    assert names == {"Beast", "Fiend"}
    own = {View(table.state, 0).determinize(seed).last_known(ref).definition.name for seed in range(4)}
    assert own == {"Beast"}
