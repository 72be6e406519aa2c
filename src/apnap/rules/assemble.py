"""608.2c: from effect trees to programs, each made once. How is in :mod:`apnap.rules.performing.assembling`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Activated, Body, Spell, Triggered
from apnap.abilities.effect import Effect
from apnap.rules.instructions import Program

if TYPE_CHECKING:
    from apnap.rules.definitions import CompiledAbility

_BY_IDENTITY: Final[dict[int, Program]] = {}
_BY_NODE: Final[dict[Effect, Program]] = {}
_KEPT: Final[list[Effect]] = []
"""Nodes that are known by their identity, kept so that it stays theirs."""
_IDENTITIES: Final = 4096
"""How many at most: equal nodes that were made again for every game would else stay for ever."""


def program_of(node: Effect) -> Program:
    """Return the one program of an effect node."""
    found = _BY_IDENTITY.get(id(node))
    if found is None:
        found = _BY_NODE.get(node)
        if found is None:
            from apnap.rules.performing.assembling import assembled  # performers use programs themselves

            found = _BY_NODE[node] = assembled(node)
        if len(_KEPT) >= _IDENTITIES:
            _BY_IDENTITY.clear()
            _KEPT.clear()
        _BY_IDENTITY[id(node)] = found
        _KEPT.append(node)
    return found


def body_of(ability: CompiledAbility) -> Body:
    """Return the body of a spell, activated or triggered ability; an empty one for all others."""
    node = ability.node
    return node.body if isinstance(node, Spell | Activated | Triggered) else Body()


def body_by_costs(node: Spell, paid: tuple[tuple[str, int], ...]) -> Body:
    """Return what a spell ability does with these costs paid: its body, or the one that stands instead."""
    for variant in node.variants:
        if any(id == variant.paid for id, _ in paid):
            return variant.body
    return node.body
