"""614, 615, 616: replacement and prevention effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.events import Event
from apnap.rules.machine import Procedure, register

if TYPE_CHECKING:
    from apnap.rules.state import State


class Happening(Procedure):
    """Let simultaneous events happen, replaced and prevented as players choose (616.1)."""

    __slots__ = ("proposed",)

    def __init__(self) -> None:
        super().__init__()
        self.proposed: list[Event] = []


register(Happening, ())


def may_be_replaced(state: State, proposed: list[Event]) -> bool:
    """Tell quickly whether something could replace, prevent or forbid one of the events."""
    raise NotImplementedError
