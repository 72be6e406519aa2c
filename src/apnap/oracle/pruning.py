"""Taking away the slots of a lowered tree that nothing asks about, and renaming them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects as obj
from apnap.abilities import quantity
from apnap.abilities.effect_base import SLOT_FIELDS
from apnap.abilities.walk import rebuilt, walk

_N = TypeVar("_N")
ASKING: Final = (
    obj.InSlot
    | obj.PlayersInSlot
    | quantity.AmountInSlot
    | conditions.Happened
    | conditions.CoinWon
    | conditions.InExtraTurn
    | durations.DuringExtraTurn
)
_LOOPS = effects.ForEachPlayer | effects.ForEachObject | effects.Repeat


def pruned(tree: _N) -> _N:
    """Return the tree with every slot that nothing asks about set to 0."""
    asked = set()
    for node in walk(tree):  # type: ignore[arg-type]
        if isinstance(node, ASKING):
            asked.add(node.slot)
    loops = [node for node in walk(tree) if isinstance(node, _LOOPS)]  # type: ignore[arg-type]
    asked |= {node.gathers for node in loops if node.into in asked}
    found: _N = _without(tree, asked)
    return found


def _without(node: Any, asked: set[int]) -> Any:
    found = rebuilt(node, lambda part: _without(part, asked))
    return _with_slots(found, lambda slot: slot if slot in asked else 0) if isinstance(found, effects.Effect) else found


def renumbered(node: Any, old: int, new: int) -> Any:
    """Return a tree that remembers in one slot, and asks for, what it did in another."""
    found = rebuilt(node, lambda part: renumbered(part, old, new))
    if not isinstance(found, effects.Effect | ASKING):
        return found
    return _with_slots(found, lambda slot: new if slot == old else slot)


def _with_slots(node: Any, change: Callable[[int], int]) -> Any:
    slots = {name: getattr(node, name) for name in SLOT_FIELDS if hasattr(node, name)}
    changes = {name: change(slot) for name, slot in slots.items() if change(slot) != slot}
    return replace(node, **changes) if changes else node
