"""505.3–505.4: the turn-based actions with which the precombat main phase begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.machine import Procedure, finish, register
from apnap.rules.sagas import add_lore_counters
from apnap.rules.schemes import set_scheme_in_motion

if TYPE_CHECKING:
    from apnap.rules.state import State


class MainPhaseActions(Procedure):
    """First the archenemy's scheme, then lore counters."""

    __slots__ = ()


def _scheme(frame: MainPhaseActions, state: State) -> None:
    """505.3: only in Archenemy, only in the archenemy's own precombat main phase."""
    set_scheme_in_motion(state)


def _lore(frame: MainPhaseActions, state: State) -> None:
    """505.4."""
    finish(frame)
    add_lore_counters(state)


register(MainPhaseActions, (_scheme, _lore))
