"""723, 724: controlling another player; ending the turn or the combat phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Player

if TYPE_CHECKING:
    from apnap.rules.state import State


def control_player(state: State, controller: Player, controlled: Player, this_turn: bool = False) -> None:
    """723.1: a player controls another during their next turn (or this one)."""
    raise NotImplementedError


def end_turn(state: State) -> None:
    """724.1: end the turn: cut all frames down to the turn and go to the cleanup step. The last act of a step."""
    raise NotImplementedError


def end_combat_phase(state: State) -> None:
    """724.2: end the combat phase. The last act of a step; nothing happens outside combat (724.2g)."""
    raise NotImplementedError
