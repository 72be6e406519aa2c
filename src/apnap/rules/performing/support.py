"""113, 609: what of an ability can't be carried out: the question behind "supported"."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from apnap.abilities import static as st
from apnap.abilities.ability import Keyword
from apnap.abilities.condition import Condition
from apnap.abilities.duration import Duration
from apnap.abilities.effect import Effect
from apnap.abilities.node import Node
from apnap.abilities.objects import Objects, Players, Test
from apnap.abilities.occurrence import Occurrence
from apnap.abilities.quantity import Quantity
from apnap.abilities.walk import node_key, walk
from apnap.rules import conditions, expressions, filters, keywords, occurrences, quantities
from apnap.rules.instructions import PERFORMED

_REGISTRIES: Final[tuple[tuple[type[Node], Collection[type]], ...]] = (
    (Condition, conditions.PERFORMED),
    (Quantity, quantities.PERFORMED),
    (Test, filters.PERFORMED),
    (Objects, expressions.PERFORMED),
    (Players, expressions.PERFORMED),
    (Occurrence, occurrences.PERFORMED),
)

_BEYOND_ZONES: Final = (st.Replacement, st.ModifyAmount, st.GoesElsewhere)


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


def _problem(node: Node) -> str | None:
    """Return why one node, apart from what is below it, can't be performed; None: it can."""
    if isinstance(node, Effect):
        if type(node) not in PERFORMED:
            return ""
        refuse = PERFORMED[type(node)]
        return (refuse(node) or None) if refuse is not None else None
    if isinstance(node, Keyword):
        return None if node.keyword in keywords.PERFORMED else f"the keyword ability {node.keyword!r}"
    if isinstance(node, Duration):
        return None
    if isinstance(node, st.EntersModified):
        return _refuse_entering(node)
    if isinstance(node, _BEYOND_ZONES):
        return _refuse_replacement(node)
    for kind, performed in _REGISTRIES:
        if isinstance(node, kind):
            return None if type(node) in performed else ""
    return None


def _refuse_entering(node: st.EntersModified) -> str | None:
    if node.entering.attacking:
        return "entering attacking instead"
    return None


def _refuse_replacement(node: st.Replacement | st.ModifyAmount | st.GoesElsewhere) -> str | None:
    return None
