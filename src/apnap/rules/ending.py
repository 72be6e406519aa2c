"""104: winning, losing, drawing, conceding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Player

if TYPE_CHECKING:
    from apnap.rules.state import State


def concede(state: State, player: Player) -> None:
    """104.3a: a player concedes, which is possible at any time, and leaves the game at once."""
    raise NotImplementedError
