"""113, 609: what of an ability can't be carried out: the question behind "supported"."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from apnap.abilities.ability import Ability
from apnap.abilities.change import Change
from apnap.abilities.companions import DeckCondition
from apnap.abilities.condition import Condition
from apnap.abilities.cost import CostPart
from apnap.abilities.duration import Duration
from apnap.abilities.effect import Effect
from apnap.abilities.mana import ManaSpec
from apnap.abilities.node import Node
from apnap.abilities.objects import Objects, Players, Test
from apnap.abilities.occurrence import Occurrence
from apnap.abilities.quantity import Quantity
from apnap.abilities.static import StaticPart
from apnap.abilities.walk import node_key, walk
from apnap.rules import conditions, expressions, filters, occurrences, quantities
from apnap.rules.instructions import PERFORMED
from apnap.rules.performing import refusals, refusals_of_costs, refusals_of_statics

ROOTS: Final[frozenset[type[Node]]] = frozenset(
    (
        Node, Ability, Change, Condition, CostPart, DeckCondition, Duration, Effect, ManaSpec, Objects, Occurrence,
        Players, Quantity, StaticPart, Test,
    )
)  # fmt: skip
"""The classes that other classes are kinds of: nothing is one of them and nothing else."""

_REGISTRIES: Final[tuple[tuple[type[Node], Collection[type]], ...]] = (
    (Condition, conditions.PERFORMED),
    (Quantity, quantities.PERFORMED),
    (Test, filters.PERFORMED),
    (Objects, expressions.PERFORMED),
    (Players, expressions.PERFORMED),
    (Occurrence, occurrences.PERFORMED),
)
_CHECKS: Final[dict[type[Node], refusals.Check]] = {
    **refusals.CHECKS, **refusals_of_costs.CHECKS, **refusals_of_statics.CHECKS,
}  # fmt: skip


def unsupported(node: Node) -> list[str]:
    """Return what in a tree of meaning can't be performed, each as ``module.Class`` and why; empty: all of it can.

    >>> from apnap.abilities.effect import Draw
    >>> from apnap.abilities.objects import You
    >>> unsupported(Draw(You()))
    []
    """
    problems: list[str] = []
    for part in walk(node):
        why = _problem(part)
        if why is not None:
            text = f"{node_key(type(part))}: {why}" if why else node_key(type(part))
            if text not in problems:
                problems.append(text)
    return problems


def is_known(kind: type[Node]) -> bool:
    """Tell whether the nodes of a class are carried out at all, whatever their values."""
    if kind in _CHECKS or kind in PERFORMED:
        return True
    return any(issubclass(kind, root) and kind in performed for root, performed in _REGISTRIES)


def _problem(node: Node) -> str | None:
    """Return why one node, apart from what is below it, can't be performed; None: it can."""
    kind = type(node)
    if not is_known(kind):
        return ""
    check = _CHECKS.get(kind)
    if check is None and isinstance(node, Effect):
        check = PERFORMED[type(node)]
    return None if check is None else check(node) or None
