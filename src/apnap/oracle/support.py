"""What of a card's meaning the rules do not carry out, with the very values that its fields have."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.abilities.ability import Ability, Body
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect_base import SLOT_FIELDS, Effect
from apnap.abilities.node import Node
from apnap.abilities.walk import children, walk
from apnap.oracle.pruning import ASKING
from apnap.rules.performing import unsupported


def unperformed(definition: CardDefinition) -> tuple[str, ...]:
    """Return what of a card is not carried out, each as the kind of node and why; empty: the whole card is.

    >>> from apnap.abilities.definition import FaceDefinition
    >>> unperformed(CardDefinition("Moss Hen", (FaceDefinition("Moss Hen", power=1, toughness=1),)))
    ()
    """
    return (*unsupported(definition), *_asked_too_early(definition))


def _asked_too_early(definition: CardDefinition) -> Iterator[str]:
    """Yield what asks, as a spell or ability resolves, for what is done only later, by an ability that it creates."""
    for body in walk(definition):
        if isinstance(body, Body):
            now = list(_done_now(body))
            done = {slot for node in now for slot in _slots(node)}
            later = {slot for node in walk(body) for slot in _slots(node)} - done
            for node in now:
                if isinstance(node, ASKING) and node.slot in later:
                    yield f"{type(node).__name__}: asks for what is done later"


def _done_now(node: Node) -> Iterator[Node]:
    yield node
    for _, child in children(node):
        if not isinstance(child, Ability):
            yield from _done_now(child)


def _slots(node: Node) -> set[int]:
    return {getattr(node, name, 0) for name in SLOT_FIELDS} - {0} if isinstance(node, Effect) else set()
