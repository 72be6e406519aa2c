"""classic:305, 2016:505: the main phases, what may be played in them, and lands."""

from __future__ import annotations

import pytest

from apnap.abilities.effect import ExtraPhases, GainLife
from apnap.abilities.objects import You
from apnap.abilities.quantity import Number
from apnap.abilities.values import COMBAT_PHASE, POSTCOMBAT_MAIN, POSTCOMBAT_MAIN_PHASE, PRECOMBAT_MAIN
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.extra_turns import skip_next
from tests.ledger.turns import gain_at, here, listen, rite, stack, steps
from tests.rules.support import FOREST, Table, artifact, enchantment, instant, planeswalker, sorcery

SLOW = [artifact("Cup", "0"), enchantment("Law", "0"), sorcery("Rain", "0", GainLife(You(), Number(1)))]
OTHER_STEPS = ("upkeep", "draw", "begin_combat", "end_combat", "end")


@pytest.mark.ledger("classic:305.2", "2007:305", "2016:505.2")
@pytest.mark.also("current")
def test_a_main_phase_ends_when_all_pass_in_a_row(book: str) -> None:
    """Today: it has no steps (505.2)."""
    table = Table(book=book, A={}, B={}).start("precombat_main")
    assert here(table.passes(1)) == (1, "precombat_main")
    assert here(table.passes(1)) == (1, "begin_combat")


@pytest.mark.ledger("classic:305.3", "2007:305", "2016:505.5a")
def test_permanents_and_sorceries_are_for_the_main_phases_of_the_active_player(book: str) -> None:
    free = [*SLOW, *([planeswalker("Sage", "0", 3)] if book == "2016" else []), rite("G")]
    names = [card.name for card in free]
    table = Table(book=book, A={"hand": free}, B={"hand": [artifact("Plate", "0")]}).start("upkeep", turn=3)
    for step in OTHER_STEPS:
        assert [name for name in names if table.to(step, turn=3).can_cast(name)] == ["Rite"], step
    table.to_step("precombat_main", turn=5)
    assert table.decision.player == table.seat("A")
    assert [name for name in names if table.can_cast(name)] == names
    assert not table.passes(1).can_cast("Plate", "B"), "it is not B's turn"
    table.to("postcombat_main", turn=5)
    assert [name for name in names if table.can_cast(name)] == names
    table.cast("Rite")
    assert [name for name in names if table.can_cast(name)] == [], "the stack is not empty"


def lands_offered(table: Table, letter: str) -> int:
    """Return how many lands a player may play now."""
    return sum(action.kind == dec.PLAY_LAND for action in table.legal(letter))


@pytest.mark.ledger("classic:305.4", "2007:305", "2016:505.5b")
def test_one_land_a_turn_with_an_empty_stack_in_a_main_phase(book: str) -> None:
    table = Table(book=book, A={"hand": [FOREST, FOREST, rite("G")]}, B={}).start("upkeep")
    assert lands_offered(table, "A") == 0
    table.to("precombat_main").cast("Rite")
    assert lands_offered(table, "A") == 0, "there is a spell on the stack"
    table.resolve().to("begin_combat")
    assert lands_offered(table, "A") == 0, "this is combat"
    table.to("postcombat_main").play("Forest")
    assert (table.names("battlefield"), table.state.stack) == (["Forest"], [])
    assert (table.decision.player, lands_offered(table, "A")) == (table.seat("A"), 0), "one a turn, unanswered"
    assert lands_offered(table.to("precombat_main", turn=3), "A") > 0, "a new turn"


@pytest.mark.ledger("2016:505.5")
def test_the_active_player_has_priority_and_only_they_may_play_a_land(book: str) -> None:
    table = Table(book=book, A={"hand": [FOREST]}, B={"hand": [FOREST]}).start("upkeep")
    table.to_step("precombat_main", turn=1)
    assert (table.decision.player, lands_offered(table, "A")) == (table.seat("A"), 1)
    table.passes(1)
    assert (table.decision.player, lands_offered(table, "B")) == (table.seat("B"), 0)


@pytest.mark.ledger("2007:305", "2016:505.4")
def test_main_phase_triggers_are_on_the_stack_before_a_land_can_be_played(book: str) -> None:
    table = Table(book=book, A={"battlefield": [gain_at("Noon", PRECOMBAT_MAIN)], "hand": [FOREST]}, B={})
    table.start("upkeep").to_step("precombat_main", turn=1)
    assert (stack(table), lands_offered(table, "A")) == (["Noon"], 0)


@pytest.mark.ledger("2007:305", "2016:505.1a")
def test_only_the_first_main_phase_is_precombat(book: str) -> None:
    watchers = [gain_at("Noon", PRECOMBAT_MAIN), gain_at("Dusk", POSTCOMBAT_MAIN, 10)]
    more = instant("More", "0", ExtraPhases((COMBAT_PHASE, POSTCOMBAT_MAIN_PHASE)))
    table = Table(book=book, A={"battlefield": watchers, "hand": [more]}, B={}).start("upkeep")
    heard = listen(table)
    skip_next(table.state, 0, phase=COMBAT_PHASE)
    table.to("postcombat_main").cast("More").settle()
    table.to("end")
    assert [step for step in steps(heard) if "main" in step] == [
        "precombat_main", "postcombat_main", "postcombat_main",
    ]  # fmt: skip
    assert [event.amount for event in heard if event.kind == ev.GAIN_LIFE] == [1, 10, 10]
