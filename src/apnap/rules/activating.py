"""602, 605, 606: activating activated abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Player, Ref

if TYPE_CHECKING:
    from apnap.rules.state import State


def start_activating(state: State, player: Player, ref: Ref, index: int) -> None:
    """Begin activating an ability (602.2): ``index`` counts the object's activated abilities."""
    raise NotImplementedError
