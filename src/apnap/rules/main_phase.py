"""505.3–505.5: the turn-based actions with which the precombat main phase begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.attractions import roll_to_visit
from apnap.rules.machine import Procedure, finish, register
from apnap.rules.sagas import add_lore_counters
from apnap.rules.schemes import set_scheme_in_motion

if TYPE_CHECKING:
    from apnap.rules.state import State


class MainPhaseActions(Procedure):
    """First the archenemy's scheme, then lore counters, then Attractions."""

    __slots__ = ()


def _scheme(frame: MainPhaseActions, state: State) -> None:
    """505.3: only in Archenemy, only in the archenemy's own precombat main phase."""
    set_scheme_in_motion(state)


def _lore(frame: MainPhaseActions, state: State) -> None:
    """505.4."""
    add_lore_counters(state)


def _attractions(frame: MainPhaseActions, state: State) -> None:
    """505.5."""
    finish(frame)
    roll_to_visit(state)


register(MainPhaseActions, (_scheme, _lore, _attractions))
