"""500–505, 512–514, 703: turns, phases and steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Player
from apnap.rules.machine import Procedure

if TYPE_CHECKING:
    from apnap.rules.state import State


class Turns(Procedure):
    """The bottom frame: takes turns until the game is over."""

    __slots__ = ()


def add_extra_turns(state: State, player: Player, n: int = 1) -> None:
    """500.7: a player takes extra turns directly after this one, the newest first."""
    raise NotImplementedError


def add_phases(state: State, player: Player, phases: tuple[int, ...], after_main: bool = False) -> None:
    """500.8: add phases directly after this phase (or after this main phase), in the order given."""
    raise NotImplementedError


def skip_next(state: State, player: Player, step: int = -1, phase: int = -1, turn: bool = False, n: int = 1) -> None:
    """614.10: a player skips their next ``n`` steps, phases or turns of that kind."""
    raise NotImplementedError
