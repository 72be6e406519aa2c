"""104.4b, 732.4: loops of mandatory actions end the game in a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from apnap.rules.state import State


def loop_key(state: State) -> str:
    """Return a digest of the position without timestamps, zone-change counts, history and random stream."""
    raise NotImplementedError
