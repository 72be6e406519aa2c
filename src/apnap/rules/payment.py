"""118, 601.2g–h: paying costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Player

if TYPE_CHECKING:
    from apnap.abilities.cost import Cost
    from apnap.rules.context import Context
    from apnap.rules.state import State


def start_paying(state: State, player: Player, cost: Cost, context: Context, purpose: str, x_cost: int = 1) -> None:
    """Let a player pay a cost (118.2); ``state.result`` is then (1,) or, when it can't be paid, (0,)."""
    raise NotImplementedError


def can_pay(state: State, player: Player, cost: Cost, context: Context, x_cost: int = 1) -> bool:
    """Tell whether a player could pay a cost now, mana abilities included (118.3)."""
    raise NotImplementedError
