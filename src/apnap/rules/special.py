"""116: special actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Player, Ref

if TYPE_CHECKING:
    from apnap.rules.state import State


def play_land(state: State, player: Player, ref: Ref, face: int = 0) -> None:
    """Play a land (116.2a, 305.1)."""
    raise NotImplementedError


def start_special(state: State, player: Player, ref: Ref, index: int) -> None:
    """Take another special action (116.2)."""
    raise NotImplementedError
