"""Visiting, storing and restoring trees of meaning."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from operator import is_
from typing import Any, Final

from apnap.abilities import (
    ability,
    about_to,
    attractions,
    bonds,
    casting,
    change,
    combat_choices,
    companions,
    condition,
    contests,
    copying,
    cost,
    definition,
    designations,
    dungeons,
    duration,
    effect_base,
    effect_flow,
    effect_lasting,
    effect_on_counters,
    effect_on_objects,
    effect_on_players,
    exchanges,
    mana,
    objects,
    occurrence,
    piles,
    players,
    quantity,
    rare_occurrences,
    recurring,
    rooms,
    static,
    target,
    targeting,
)
from apnap.abilities.node import Node

_MODULES = (
    about_to, ability, attractions, bonds, casting, change, combat_choices, companions, condition, contests, copying,
    cost, definition, designations, dungeons, duration, effect_base, effect_flow, effect_lasting, effect_on_counters,
    effect_on_objects, effect_on_players, exchanges, mana, objects, occurrence, piles, players, quantity,
    rare_occurrences, recurring, rooms, static, target, targeting,
)  # fmt: skip


@cache
def node_classes() -> dict[str, type[Node]]:
    """Return every node class by its key ``module.Class``."""
    found: dict[str, type[Node]] = {}
    for module in _MODULES:
        short = module.__name__.rsplit(".", 1)[-1]
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Node) and value.__module__ == module.__name__:
                found[f"{short}.{name}"] = value
    return found


def node_key(kind: type[Node]) -> str:
    """Return the key of a node class: ``effect.Draw``."""
    return f"{kind.__module__.rsplit('.', 1)[-1]}.{kind.__name__}"


_FIELD_NAMES: Final[dict[type[Node], tuple[str, ...]]] = {}


def field_names(kind: type[Node]) -> tuple[str, ...]:
    """Return the names of a node class's fields, in order."""
    found = _FIELD_NAMES.get(kind)
    if found is None:
        found = _FIELD_NAMES[kind] = tuple(f.name for f in fields(kind))
    return found


def children(node: Node) -> Iterator[tuple[str, Node]]:
    """Yield the nodes directly below, each with the name of the field it stands in."""
    for name in field_names(type(node)):
        yield from ((name, child) for child in _nodes_in(getattr(node, name)))


def _nodes_in(value: object) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _nodes_in(item)


def walk(node: Node) -> Iterator[Node]:
    """Yield the node and everything below it, in reading order."""
    yield node
    for _, child in children(node):
        yield from walk(child)


def substituted(node: Any, old: Node, new: Node) -> Any:
    """Return a tree with one expression in the place of another."""
    if isinstance(node, Node) and node == old:
        return new
    return rebuilt(node, lambda part: substituted(part, old, new))


def rebuilt(value: Any, change: Callable[[Any], Any]) -> Any:
    """Return a node or tuple with each of its parts changed; the very same one if none of them is another then.

    >>> from apnap.abilities.quantity import Number
    >>> rebuilt(Number(3), lambda n: n + 1), rebuilt("three", str.upper)
    (Number(n=4), 'three')
    """
    if isinstance(value, tuple):
        items = tuple(map(change, value))
        return value if all(map(is_, items, value)) else items
    if not isinstance(value, Node):
        return value
    changes = {}
    for name in field_names(type(value)):
        part = getattr(value, name)
        changed = change(part)
        if changed is not part:
            changes[name] = changed
    return replace(value, **changes) if changes else value


def to_data(value: Any) -> Any:
    """Return a tree as plain lists, strings and numbers; :func:`from_data` is the inverse.

    >>> from apnap.abilities.quantity import Number
    >>> to_data(Number(3))
    ['quantity.Number', 3]
    """
    if isinstance(value, Node):
        kind = type(value)
        return [node_key(kind), *(to_data(getattr(value, name)) for name in field_names(kind))]
    if isinstance(value, tuple):
        return ["", *(to_data(item) for item in value)]
    return value


def from_data(data: Any) -> Any:
    """Return the tree that :func:`to_data` wrote.

    :raises KeyError: the data name a node class that does not exist
    """
    if not isinstance(data, list):
        return data
    head, *rest = data
    items = [from_data(item) for item in rest]
    return tuple(items) if head == "" else node_classes()[head](*items)
