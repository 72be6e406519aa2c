"""Taking away the slots of a lowered tree that nothing asks about, and renaming them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects as obj
from apnap.abilities import quantity
from apnap.abilities.effect_base import SLOT_FIELDS
from apnap.abilities.walk import walk

_N = TypeVar("_N")
_ASKING = obj.InSlot | obj.PlayersInSlot | quantity.AmountInSlot | conditions.Happened | conditions.CoinWon
_LOOPS = effects.ForEachPlayer | effects.ForEachObject | effects.Repeat


def pruned(tree: _N) -> _N:
    """Return the tree with every slot that nothing asks about set to 0."""
    asked = set()
    for node in walk(tree):  # type: ignore[arg-type]
        if isinstance(node, _ASKING):
            asked.add(node.slot)
    loops = [node for node in walk(tree) if isinstance(node, _LOOPS)]  # type: ignore[arg-type]
    asked |= {node.gathers for node in loops if node.into in asked}
    found: _N = _without(tree, asked)
    return found


def _without(node: Any, asked: set[int]) -> Any:
    if isinstance(node, tuple):
        return tuple(_without(item, asked) for item in node)
    if not hasattr(node, "__dataclass_fields__"):
        return node
    changes = {}
    for name in node.__dataclass_fields__:
        value = getattr(node, name)
        new = _without(value, asked)
        if name in SLOT_FIELDS and isinstance(node, effects.Effect) and value not in asked:
            new = 0
        if new is not value and new != value:
            changes[name] = new
    return replace(node, **changes) if changes else node


def renumbered(node: Any, old: int, new: int) -> Any:
    """Return a tree that remembers in one slot, and asks for, what it did in another."""
    if isinstance(node, tuple):
        return tuple(renumbered(item, old, new) for item in node)
    if not hasattr(node, "__dataclass_fields__"):
        return node
    changes = {}
    for name in node.__dataclass_fields__:
        value = getattr(node, name)
        if name in SLOT_FIELDS and isinstance(node, effects.Effect | _ASKING):
            changed = new if value == old else value
        else:
            changed = renumbered(value, old, new)
        if changed is not value:
            changes[name] = changed
    return replace(node, **changes) if changes else node
