"""704.3: all applicable state-based actions are performed at the same time, again and again until none applies."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from apnap.rules.state import State


def check(state: State) -> bool:
    """Perform one round of state-based actions; tell whether there were any. Call it as the last thing in a step."""
    return False
