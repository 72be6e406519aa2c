"""800.4: players leave the game while it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Player

if TYPE_CHECKING:
    from apnap.rules.state import State


def leave_game(state: State, players: tuple[Player, ...]) -> None:
    """800.4a: the players leave the game: their objects leave, effects that give them control end."""
    raise NotImplementedError
