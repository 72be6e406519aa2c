"""500.9, 500.10: steps that are added to a phase, or after one."""

from __future__ import annotations

from apnap.abilities.effect import ExtraSteps
from apnap.abilities.objects import You
from apnap.abilities.quantity import Number
from apnap.abilities.values import DRAW, STEP_NAMES, UPKEEP
from apnap.rules import events as ev
from tests.rules.support import Table, instant

MORNING = instant("Morning", "0", ExtraSteps(You(), UPKEEP))
HARVEST = instant("Harvest", "0", ExtraSteps(You(), DRAW))


def begun(table: Table) -> list[str]:
    """Return the steps of this turn so far."""
    return [STEP_NAMES[event.amount] for event in table.state.history if event.kind == ev.STEP_BEGAN]


def test_of_two_steps_added_after_the_same_step_the_newest_comes_first_500_9() -> None:
    table = Table(A={"hand": [MORNING, HARVEST]}, B={}).start("upkeep", turn=3)
    table.cast("Morning").resolve().cast("Harvest").resolve().to("precombat_main")
    assert begun(table) == ["untap", "upkeep", "draw", "upkeep", "draw", "precombat_main"]


def test_an_added_upkeep_step_comes_directly_after_the_upkeep_500_9() -> None:
    table = Table(A={"hand": [MORNING]}, B={}).start("upkeep", turn=3)
    table.cast("Morning").resolve().to("precombat_main")
    assert begun(table) == ["untap", "upkeep", "upkeep", "draw", "precombat_main"]


def test_steps_added_after_a_phase_come_without_the_other_steps_of_theirs_500_10() -> None:
    late = instant("Late", "0", ExtraSteps(You(), UPKEEP, Number(2), after_phase=True))
    table = Table(A={"hand": [late]}, B={}).start("begin_combat")
    table.cast("Late").resolve().to("postcombat_main")
    assert begun(table)[-5:] == ["declare_attackers", "end_combat", "upkeep", "upkeep", "postcombat_main"]
