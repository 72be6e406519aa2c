"""What of a card's meaning the rules do not carry out, with the very values that its fields have."""

from __future__ import annotations

from apnap.abilities.definition import CardDefinition
from apnap.rules.performing import unsupported


def unperformed(definition: CardDefinition) -> tuple[str, ...]:
    """Return what of a card is not carried out, each as the kind of node and why; empty: the whole card is.

    >>> from apnap.abilities.definition import FaceDefinition
    >>> unperformed(CardDefinition("Moss Hen", (FaceDefinition("Moss Hen", power=1, toughness=1),)))
    ()
    """
    return tuple(unsupported(definition))
