"""613.1, 613.4, 2007:418.5, classic:418.5: in which order a book applies continuous effects and counters to objects.

The layers of :mod:`apnap.rules.reads` are the finest division that any book makes. A plan says which of them a book
applies together, in one step: inside a step effects wait for those that they depend on, and go by timestamp else.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from apnap.rules.reads import (
    ABILITIES,
    COLORS,
    CONTROL,
    DEFINED_POWER,
    INITIAL_POWER,
    MODIFIED_POWER,
    SET_POWER,
    SWITCHED_POWER,
    TEXT,
    TYPES,
)

if TYPE_CHECKING:
    from apnap.rulebooks.switches import Rulebook

COUNTERS: Final = 0
"""What counters change, numbered like a layer: they come where the book says."""


class Step:
    """What is applied together: masks of layers, for effects of static abilities and of resolved spells."""

    __slots__ = ("static", "floating", "mask", "split", "joint", "begins", "ends")

    def __init__(self, static: tuple[int, ...], floating: tuple[int, ...] | None = None) -> None:
        self.static = _mask(static)
        self.floating = self.static if floating is None else _mask(floating)
        self.mask = self.static | self.floating
        """Everything that may change in it; with the bit of ``COUNTERS`` these come first in it."""
        self.split = self.static != self.floating
        effects = self.mask & ~(1 << COUNTERS | 1 << INITIAL_POWER)
        self.joint = effects & (effects - 1) != 0
        """Whether it has more than one of the layers, so that timestamps count across these."""
        self.begins = self.mask & (1 << DEFINED_POWER | 1 << COUNTERS) != 0
        """Whether something comes first in it, whatever effects there are; ``ends``: last."""
        self.ends = self.mask & (1 << TYPES | 1 << ABILITIES) != 0


class Plan:
    """The steps of a book, without the first layer (copy effects), which comes before all others in every book."""

    __slots__ = ("steps", "joint", "_wanted")

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self.steps = steps
        self.joint = tuple(step for step in steps if step.joint)
        self._wanted: dict[int, tuple[Step, ...]] = {}

    def steps_for(self, layers: int) -> tuple[Step, ...]:
        """Return the steps in which one of these layers is applied."""
        found = self._wanted.get(layers)
        if found is None:
            found = self._wanted[layers] = tuple(step for step in self.steps if step.mask & layers)
        return found


def _mask(layers: tuple[int, ...]) -> int:
    mask = 0
    for layer in layers:
        mask |= 1 << layer
    return mask


_SEVEN: Final = (
    ((CONTROL,), None), ((TEXT,), None), ((TYPES,), None), ((COLORS,), None), ((ABILITIES,), None),
    ((DEFINED_POWER,), None), ((SET_POWER, INITIAL_POWER), None), ((MODIFIED_POWER,), None), ((SWITCHED_POWER,), None),
)  # fmt: skip
"""613.1b–g, 613.4a–d."""
_SIX: Final = (
    ((CONTROL,), None), ((TEXT,), None), ((TYPES,), None), ((COLORS, ABILITIES), None),
    ((DEFINED_POWER,), None), ((SET_POWER, INITIAL_POWER), (SET_POWER, INITIAL_POWER, MODIFIED_POWER)),
    ((MODIFIED_POWER,), ()), ((SWITCHED_POWER,), None),
)  # fmt: skip
"""2007:418.5a: one layer for colours and abilities; what a resolved spell adds goes with what sets power (6b)."""
_NONE: Final = (
    ((DEFINED_POWER,), None),
    ((INITIAL_POWER,), None),
    ((CONTROL, TEXT, TYPES, COLORS, ABILITIES, SET_POWER, MODIFIED_POWER, SWITCHED_POWER), None),
)
"""classic:418.5c: no layers at all; classic:214.5: what is set by a change of type is where the others start from."""
_STEPS: Final = {"seven": _SEVEN, "six": _SIX, "none": _NONE}


def plan_of(book: Rulebook) -> Plan:
    """Return in which steps a book applies continuous effects."""
    return _plan(book.layers, book.counter_order)


@cache
def _plan(layers: str, counter_order: str) -> Plan:
    """``before_effects``: counters belong to the values that effects start from (classic:g.caracteristicas);
    ``before_modifiers``: they come first where power is modified (613.4c, 2007:418.5a); ``after_modifiers``: after
    that (2016:613.3d). Without layers anything later than the start is after everything."""
    steps: list[Step] = []
    for static, floating in _STEPS[layers]:
        if static == (MODIFIED_POWER,) and counter_order == "before_modifiers":
            static = (COUNTERS, *static)
        steps.append(Step(static, floating))
        if (static, counter_order) in (
            ((INITIAL_POWER if layers == "none" else DEFINED_POWER,), "before_effects"),
            ((MODIFIED_POWER,), "after_modifiers"),
        ):
            steps.append(Step((COUNTERS,)))
    if layers == "none" and counter_order != "before_effects":
        steps.append(Step((COUNTERS,)))
    return Plan(tuple(steps))
