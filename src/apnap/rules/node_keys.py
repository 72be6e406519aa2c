"""109.3, 613.1: names for what cards and abilities say, taken from their content alone.

Two definitions have the same key exactly when they mean the same; the key is the same in every process and on every
version of Python. Printed texts and other fields that take no part in comparing nodes take no part in the key.
"""

from __future__ import annotations

import json
from dataclasses import fields
from hashlib import blake2b
from typing import Any, Final

from apnap.abilities.node import Node
from apnap.abilities.walk import node_key
from apnap.rules.definitions import CompiledAbility, Definition, expand_ability

_COMPARED: Final[dict[type[Node], tuple[str, ...]]] = {}
_NODE_KEYS: Final[dict[Node, str]] = {}
_BY_IDENTITY: Final[dict[int, tuple[Node, str]]] = {}
"""Nodes are kept alive here, so that no other has their identity."""
_IDENTITIES: Final = 4096
"""How many at most: equal nodes that were made again for every game would else stay for ever."""
_DEFINITION_KEYS: Final[dict[Definition, str]] = {}
_ABILITY_KEYS: Final[dict[CompiledAbility, tuple[Node, int]]] = {}


def canonical_text(data: Any) -> bytes:
    """Return plain data as the bytes of compact JSON in ASCII, with sorted keys."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True).encode()


def key_of_node(node: Node) -> str:
    """Return the key of a tree of meaning."""
    seen = _BY_IDENTITY.get(id(node))
    if seen is not None and seen[0] is node:
        return seen[1]
    found = _NODE_KEYS.get(node)
    if found is None:
        found = _NODE_KEYS[node] = blake2b(canonical_text(_compared(node)), digest_size=12).hexdigest()
    if len(_BY_IDENTITY) >= _IDENTITIES:
        _BY_IDENTITY.clear()
    _BY_IDENTITY[id(node)] = (node, found)
    return found


def key_of_definition(definition: Definition) -> str:
    """Return the key of a definition: that of its card node."""
    found = _DEFINITION_KEYS.get(definition)
    if found is None:
        found = _DEFINITION_KEYS[definition] = key_of_node(definition.node)
    return found


def root_of_ability(ability: CompiledAbility) -> tuple[Node, int]:
    """Return the printed node of an ability and its place among the abilities that the node stands for (702).

    :func:`~apnap.rules.definitions.expand_ability` of the node, at that place, is the ability again.
    """
    found = _ABILITY_KEYS.get(ability)
    if found is None:
        root = ability
        while root.origin is not None:
            root = root.origin
        for place, one in enumerate(expand_ability(root.node)):
            if one is ability:
                found = (root.node, place)
                break
        else:
            found = (ability.node, 0)
        _ABILITY_KEYS[ability] = found
    return found


def _compared(value: Any) -> Any:
    """Return a node as plain data, without the fields that comparing ignores."""
    if isinstance(value, Node):
        kind = type(value)
        names = _COMPARED.get(kind)
        if names is None:
            names = _COMPARED[kind] = tuple(f.name for f in fields(kind) if f.compare)
        return [node_key(kind), *(_compared(getattr(value, name)) for name in names)]
    if isinstance(value, tuple):
        return ["", *(_compared(item) for item in value)]
    return value
