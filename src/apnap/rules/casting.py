"""601: casting spells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Player, Ref

if TYPE_CHECKING:
    from apnap.rules.state import State


def start_casting(
    state: State, player: Player, ref: Ref, face: int = 0, free: bool = False, permitted: bool = False
) -> None:
    """Begin casting a card (601.2). ``permitted``: an effect told the player to (timing and zone don't matter)."""
    raise NotImplementedError
