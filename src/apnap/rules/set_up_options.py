"""723.5: options of a set-up that are about what a player is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import NO_PLAYER, Player

if TYPE_CHECKING:
    from apnap.rules.state import State

FULL_CONTROL: Final = "full_control"
"""Every player pays step by step; with a seat after it ("full_control 1"): that player."""
FORCED_TARGETS: Final = "ask for forced targets"
"""Players choose targets also where only these can be chosen (601.2c); with a seat after it: that player."""


def holds_for(state: State, option: str, player: Player) -> bool:
    """Tell whether an option holds for whoever makes the decisions of a player (723.5)."""
    controller = state.players[player].controlled_by
    decider = player if controller == NO_PLAYER else controller
    return bool(state.option(option) or state.option(f"{option} {decider}"))
