"""608: resolving spells and abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from apnap.rules.state import State


def start_resolving(state: State) -> None:
    """Resolve the topmost object on the stack (608.1): call it as the last thing in a step."""
    raise NotImplementedError
