"""733: handling illegal actions: an announcement that can't be completed is reversed entirely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.rules.state import State, fresh_number

if TYPE_CHECKING:
    from apnap.rules.machine import Procedure

_KEPT: Final = ("events_log", "windows", "game", "snapshot")
"""What does not belong to the position that is returned to."""
_RESTORED: Final = tuple(name for name in State.__slots__ if name not in _KEPT)


def keep_position(state: State) -> None:
    """Remember the position before an announcement. Call it before the first thing that its first step changes."""
    state.snapshot = None
    state.snapshot = state.fork()


def forget_position(state: State) -> None:
    """The announcement is complete: there is nothing to go back to any more."""
    state.snapshot = None


def go_back(state: State, frame: Procedure) -> None:
    """Return to the kept position, without the procedure that was under way; ``state.result`` is then (0,) (733.1)."""
    kept = state.snapshot
    assert kept is not None
    for name in _RESTORED:
        setattr(state, name, getattr(kept, name))
    state.game = fresh_number()
    state.snapshot = None
    assert type(state.frames[-1]) is type(frame)
    state.frames.pop()
    state.result = (0,)
