"""117.1: what a player with priority may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Player

if TYPE_CHECKING:
    from apnap.rules.decisions import Action
    from apnap.rules.state import State


def legal_actions(state: State, player: Player) -> tuple[Action, ...]:
    """Return what a player with priority may do, passing first (117.1)."""
    raise NotImplementedError


def mana_actions(state: State, player: Player) -> tuple[Action, ...]:
    """Return the mana abilities that a player could activate now (605.3a)."""
    raise NotImplementedError
