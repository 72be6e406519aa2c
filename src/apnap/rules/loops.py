"""104.4b, 732.4: a loop of mandatory actions ends the game in a draw.

Every resolution and every round of state-based actions since a player last *chose* to do something (passing apart)
is counted. After so many of them positions are compared: one that comes back would come back for ever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from apnap.rules.state import State

WATCHED_FROM: Final = 24
"""So many forced actions in a row are not yet a reason to look for a loop."""
_REMEMBERED: Final = 256
"""A loop of more actions than this is left to the step budget."""


def note_forced(state: State) -> None:
    """Count a mandatory action; if the position has come back since the last choice, the game is a draw (104.4b)."""
    state.forced += 1
    if state.forced < WATCHED_FROM:
        return
    from apnap.rules.ending import draw_game
    from apnap.rules.loop_keys import loop_key

    key = loop_key(state)
    if key in state.loop_keys:
        draw_game(state, "104.4b")
        return
    state.loop_keys = (*state.loop_keys[-_REMEMBERED:], key)
