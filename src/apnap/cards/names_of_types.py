"""201.4: names of cards with certain card types, for effects that let a player choose one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from apnap.abilities.values import CARD_TYPE_NAMES, mask_of
from apnap.cards.record import Card, parse_type_line


def has_types(type_line: str, types: int, without: int) -> bool:
    """Tell whether a type line has one of the card types of a mask (0: any) and none of another.

    >>> from apnap.abilities.values import CREATURE, LAND
    >>> has_types("Artifact Creature — Golem", CREATURE, LAND)
    True
    """
    known = tuple(name.lower() for name in parse_type_line(type_line).card_types if name.lower() in CARD_TYPE_NAMES)
    mask = mask_of(known, CARD_TYPE_NAMES)
    return (not types or bool(mask & types)) and not mask & without


def names_of_types(cards: Iterable[Card], types: int, without: int) -> Iterator[str]:
    """Yield the names of the parts of cards that have such card types."""
    for card in cards:
        for face in card.faces:
            if has_types(face.type_line, types, without):
                yield face.name
