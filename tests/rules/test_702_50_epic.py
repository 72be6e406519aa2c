"""702.50: epic."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Body, Keyword
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import GainLife, Move
from apnap.abilities.objects import Filter, TargetObjects, You
from apnap.abilities.quantity import Number, X
from apnap.abilities.target import Target
from apnap.abilities.values import EXILE, GRAVEYARD
from apnap.rules import decisions as dec
from tests.rules.support import FOREST, Table, creature, damage_to_any, instant, sorcery

EPIC = Keyword("epic")
BEAR, OX = creature("Bear", "0", 2, 2), creature("Ox", "3W", 2, 4)


def hymn(*more: Keyword, cost: str = "0", effect: GainLife = GainLife(You(), Number(3))) -> CardDefinition:
    return sorcery("Hymn", cost, effect, EPIC, *more)


def table(*hand: CardDefinition) -> Table:
    return Table(A={"hand": list(hand), "battlefield": [FOREST] * 2}, B={}).start()


def next_upkeep(played: Table, turn: int) -> Table:
    return played.to_step("upkeep", turn).resolve()


@pytest.mark.ledger("current:702.50")
def test_702_50a_it_is_copied_in_each_of_your_upkeeps_and_no_spells_can_be_cast() -> None:
    """Epic (702.50): no casting, but copies come (702.50b)."""
    played = table(hymn(), BEAR).cast("Hymn")
    assert played.resolve().life("A") == 23 and not played.can_cast("Bear")
    played.to("upkeep", 2)
    assert played.life("A") == 23 and not played.state.stack  # not in the opponent's
    for turn, life in ((3, 26), (5, 29), (7, 32)):
        next_upkeep(played, turn)
        assert len(played.state.stack) == 1  # 702.50b: the copy is put onto the stack, not cast
        assert played.resolve().life("A") == life
        assert not played.state.stack  # the copy has no epic ability of its own
    assert played.names("graveyard", "A") == ["Hymn"] and not played.can_cast("Bear")


@pytest.mark.ledger("current:702.50")
def test_702_50a_new_targets_may_be_chosen_for_the_copy() -> None:
    storm = sorcery("Storm", "0", damage_to_any(2), EPIC)
    played = Table(A={"hand": [storm]}, B={"battlefield": [OX]}).start().cast("Storm", "B").resolve()
    assert played.life("B") == 18
    next_upkeep(played, 3)
    assert played.decision.kind == dec.TARGETS and played.decision.purpose == "new_target"
    played.choose("Ox").resolve()
    assert played.find("Ox").damage == 2 and played.life("B") == 18
    next_upkeep(played, 5)
    assert played.choose("B").resolve().life("B") == 16  # the spell's own targets again, not the last copy's


@pytest.mark.ledger("current:702.50")
def test_702_50a_what_was_announced_is_copied_whatever_becomes_of_the_card() -> None:
    grab = instant("Grab", "0", Body((Target(Filter((), (GRAVEYARD,))),), Move(TargetObjects(0), EXILE)))
    growing = hymn(cost="X", effect=GainLife(You(), X()))
    seats: dict[str, Any] = {"A": {"hand": [growing], "battlefield": [FOREST] * 2}, "B": {"hand": [grab]}}
    played = Table(**seats).start().cast("Hymn").choose(2).resolve()
    played.passes().cast("Grab").settle()
    assert played.names("exile", "A") == ["Hymn"] and played.life("A") == 22
    assert next_upkeep(played, 3).resolve().life("A") == 24


@pytest.mark.ledger("current:702.50")
def test_702_50a_each_of_several_instances_copies_the_spell() -> None:
    played = table(hymn(EPIC)).cast("Hymn").resolve()
    played.to_step("upkeep", 3).settle()
    assert played.life("A") == 29
