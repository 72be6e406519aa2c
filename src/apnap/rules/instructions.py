"""608.2c: instructions and programs as data, and the register of what carries out which effect node."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities.effect import Effect

if TYPE_CHECKING:
    from apnap.rules.programs import Running
    from apnap.rules.state import State

Phase = Callable[["Running", "State", Any], None]
"""One instruction's deed. Its last act may be to ask, to call, or to let something happen."""

PHASES: Final[dict[type[Effect], tuple[Phase, ...]]] = {}
"""The instructions that each effect node becomes."""

Refusal = Callable[[Any], str]
"""Returns what of a node's field values can't be performed, or an empty string."""

PERFORMED: Final[dict[type[Effect], Refusal | None]] = {}
"""Every effect node that can be performed, with the check of its field values (None: all values)."""


def performs(kind: type[Effect], *phases: Phase, refuse: Refusal | None = None) -> None:
    """Register the phases that carry out a node class, and the check of the values it may have."""
    PHASES[kind] = phases
    PERFORMED[kind] = refuse


class Instruction:
    """What to do, for which node; ``to``: where to jump; ``n``: a number (an option's index). Immutable."""

    __slots__ = ("do", "node", "to", "n")

    def __init__(self, do: Phase, node: object, to: int = 0, n: int = 0) -> None:
        self.do = do
        self.node = node
        self.to = to
        self.n = n


class Program:
    """The instructions of an effect node. One per node, compared by identity."""

    __slots__ = ("effect", "code")

    def __init__(self, effect: Effect, code: tuple[Instruction, ...]) -> None:
        self.effect = effect
        self.code = code
