"""101.4, 102: who comes next in turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import Player

if TYPE_CHECKING:
    from apnap.rules.state import State

SHARED_TEAM_TURNS: Final = "shared team turns"
"""A set-up option: 1 in Two-Headed Giant, where teams take their turns together (805.1)."""


def next_in_turn_order(state: State, player: Player) -> Player:
    """Return the next player in turn order who is in the game; ``player`` may have left (800.4j)."""
    order = state.turn_order
    players = state.players
    at = order.index(player)
    for seat in order[at + 1 :] + order[: at + 1]:
        if players[seat].in_game:
            return seat
    return player


def first_in_turn_order(state: State) -> Player:
    """Return the active player, or the next in turn order when they have left the game (800.4j)."""
    active = state.active
    return active if state.players[active].in_game else next_in_turn_order(state, active)
