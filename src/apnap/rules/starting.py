"""103: starting the game: turn order, shuffling, opening hands, mulligans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import NO_PLAYER, Player

if TYPE_CHECKING:
    from apnap.rules.state import State


def start_game(state: State) -> None:
    """Push the frames of a whole game: 103, then turns. Libraries hold the decks; ``machine.run`` goes on."""
    raise NotImplementedError


def start_at_first_turn(state: State, first: Player = NO_PLAYER) -> None:
    """Begin with the first turn of ``first`` (default: the first seat), with libraries and hands as they are."""
    raise NotImplementedError
