"""608.2c: "those creatures" are the ones that an instruction spoke of first, not those that fit once it has been
carried out: which they are is remembered before it."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.abilities.walk import substituted, walk

_KNOWN_LATER = objects.InSlot | objects.Iterated | objects.IteratedPlayer | quantity.AmountInSlot


def remembered_in_time(found: list[effects.Effect]) -> list[effects.Effect]:
    """Return instructions in order with all that fits a description remembered before the first that speaks of it."""
    placed: list[effects.Effect] = []
    for one in map(_within, found):
        for node in [node for node in walk(one) if _remembers(node)]:
            assert isinstance(node, effects.SetAside)
            first = next((i for i, earlier in enumerate(placed) if _speaks_of(earlier, node.what)), None)
            if first is not None:
                placed.insert(first, node)
                one = substituted(one, node, effects.Nothing())
        if not isinstance(one, effects.Nothing):
            placed.append(one)
    return placed


def _within(one: effects.Effect) -> effects.Effect:
    if not isinstance(one, effects.Sequence):
        return one
    inner = remembered_in_time(list(one.effects))
    return inner[0] if len(inner) == 1 else effects.Sequence(tuple(inner))


def _remembers(node: object) -> bool:
    if not isinstance(node, effects.SetAside) or not isinstance(node.what, objects.Each):
        return False
    return not any(isinstance(part, _KNOWN_LATER) for part in walk(node.what))


def _speaks_of(earlier: effects.Effect, what: objects.Objects) -> bool:
    return not isinstance(earlier, effects.SetAside) and any(node == what for node in walk(earlier))
