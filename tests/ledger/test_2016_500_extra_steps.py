"""2016:500.8–500.10, 2007:300: phases and steps that are added or skipped."""

from __future__ import annotations

import pytest

from apnap.abilities import static
from apnap.abilities.ability import Static
from apnap.abilities.effect import Draw, ExtraPhases, ExtraSteps, SkipNext
from apnap.abilities.objects import EachPlayer, You
from apnap.abilities.static import PlayerRule
from apnap.abilities.values import COMBAT_PHASE, DRAW, POSTCOMBAT_MAIN_PHASE, UPKEEP
from tests.ledger.turns import at, here, listen, rite, stack, steps
from tests.rules.support import Table, enchantment, instant

MORE_COMBAT = instant("Charge", "0", ExtraPhases((COMBAT_PHASE,)))
MORE_OF_BOTH = instant("Rally", "0", ExtraPhases((COMBAT_PHASE, POSTCOMBAT_MAIN_PHASE)))
MORE_UPKEEP = instant("Haze", "0", ExtraSteps(You(), UPKEEP))
MORE_DRAWS = instant("Flood", "0", ExtraSteps(You(), DRAW))


@pytest.mark.ledger("2007:300", "2016:500.8")
def test_the_phases_created_last_come_first(book: str) -> None:
    table = Table(book=book, A={"hand": [MORE_COMBAT, MORE_OF_BOTH]}, B={}).start("postcombat_main")
    table.cast("Charge").resolve().cast("Rally").resolve()
    heard = listen(table)
    table.to("end")
    assert [step for step in steps(heard) if step in ("begin_combat", "postcombat_main", "end")] == [
        "begin_combat", "postcombat_main", "begin_combat", "end",
    ]  # fmt: skip


@pytest.mark.ledger("2007:300", "2016:500.8")
def test_added_phases_come_after_the_phase_under_way_and_before_the_next(book: str) -> None:
    table = Table(book=book, A={"hand": [MORE_OF_BOTH]}, B={}).start("begin_combat")
    heard = listen(table.cast("Rally").resolve())
    table.to("end")
    combat = ["begin_combat", "declare_attackers", "end_combat"]
    assert steps(heard) == [*combat[1:], *combat, "postcombat_main", "postcombat_main", "end"]


@pytest.mark.ledger("2007:300", "2016:500.9")
def test_the_steps_created_last_come_first_after_this_one(book: str) -> None:
    table = Table(book=book, A={"hand": [MORE_UPKEEP, MORE_DRAWS]}, B={}).start("upkeep", turn=3)
    heard = listen(table.cast("Haze").resolve().cast("Flood").resolve())
    table.to("precombat_main")
    assert steps(heard) == ["draw", "upkeep", "draw", "precombat_main"]


@pytest.mark.ledger("2007:300", "2016:500.9")
def test_a_step_may_be_added_to_the_turn_of_another_player(book: str) -> None:
    """The classic book has no rule of extra steps and is played the same."""
    for name in (book, "classic"):
        table = Table(book=name, A={}, B={"hand": [MORE_UPKEEP]}).start("upkeep").passes(1)
        heard = listen(table.cast("Haze").resolve())
        table.to("precombat_main")
        assert (steps(heard), table.state.active) == (["upkeep", "precombat_main"], table.seat("A"))


@pytest.mark.ledger("2007:300", "2016:500.10")
def test_a_skipped_step_does_not_exist(book: str) -> None:
    drought = enchantment("Drought", "1", Static((PlayerRule(static.SKIP_STEP, EachPlayer(), step=DRAW),)))
    table = Table(book=book, A={}, B={"battlefield": [drought, at("Well", DRAW, Draw(You()))]}).start("end")
    heard = listen(table)
    table.to("precombat_main", turn=2)
    assert (steps(heard)[-2:], stack(table)) == (["upkeep", "precombat_main"], [])
    assert len(table.names("hand", "B")) == 0


@pytest.mark.ledger("2007:300", "2016:500.10", "2007:419")
def test_skipping_the_next_step_or_turn_is_done_once(book: str) -> None:
    spells = [
        instant("Rest", "0", SkipNext(EachPlayer(), step=UPKEEP)), instant("Pause", "0", SkipNext(You(), turn=True)),
    ]  # fmt: skip
    table = Table(book=book, A={}, B={"hand": [*spells, rite("G")]}).start("end").passes(1)
    table.cast("Rest").resolve().passes(1).cast("Pause").resolve()
    heard = listen(table)
    table.to("precombat_main", turn=2)
    assert (steps(heard)[:3], table.state.active) == (["cleanup", "untap", "draw"], table.seat("A"))
    table.to("upkeep", turn=4)
    assert here(table) == (4, "upkeep")


@pytest.mark.ledger("2007:300", "2007:419", "2016:500.10")
def test_a_skipped_phase_is_passed_over_with_all_its_steps_and_once(book: str) -> None:
    """The classic book has no rule of skipping and is played the same."""
    rest = instant("Rest", "0", SkipNext(You(), phase=COMBAT_PHASE))
    for name in (book, "classic"):
        table = Table(book=name, A={"hand": [rest]}, B={}).start().cast("Rest").resolve()
        heard = listen(table)
        table.to("end", turn=1)
        assert steps(heard) == ["postcombat_main", "end"]
        heard.clear()
        table.to("end", turn=3)
        assert steps(heard).count("begin_combat") == 2, "those of the opponent's turn and of the next one"
