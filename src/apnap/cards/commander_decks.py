"""903.3–5, 702.124: which cards can be commanders, two of them together, and what a deck with them may have in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from apnap.cards.deck import MAXIMUM_COPIES, Deck
from apnap.cards.decks.construction import copies_by_text
from apnap.cards.legality import DeckKind
from apnap.cards.lookup import CardSource
from apnap.cards.names import fold_name
from apnap.cards.record import Card
from apnap.cards.symbols import in_color_order

COMMANDER_DECK: Final = 100
"""Cards of a Commander deck, its commanders included (903.5a, 702.124b)."""
BRAWL_DECK: Final = 60
"""Cards of a Brawl deck, its commander included (903.12d)."""

_REMINDER: Final = re.compile(r"\s*\([^()]*\)")
_PARTNER: Final = re.compile(r"partner(?:-[^.]+| with .+)?|choose a background|doctor's companion")


def can_be_commander(card: Card, *, brawl: bool = False) -> bool:
    """Tell whether a card by itself can be a deck's commander (903.3, 903.3a), or that of a Brawl deck (903.12c)."""
    face = card.front
    if "can be your commander" in face.text:
        return True
    if "Legendary" not in face.types.supertypes:
        return False
    if "Creature" in face.types.card_types or "Vehicle" in face.types.subtypes:
        return True
    if "Spacecraft" in face.types.subtypes:
        return face.power is not None
    return brawl and "Planeswalker" in face.types.card_types


def can_be_together(one: Card, other: Card) -> bool:
    """Tell whether two cards can both be commanders of a deck, by an ability that lets them (702.124f–m)."""
    first, second = set(_partner_abilities(one)), set(_partner_abilities(other))
    shared = first & second
    if any(ability == "partner" or ability.startswith("partner-") for ability in shared):
        return True
    if f"partner with {fold_name(other.front.name)}" in first and f"partner with {fold_name(one.front.name)}" in second:
        return True
    return _has_helper(first, other) or _has_helper(second, one)


def _has_helper(abilities: set[str], other: Card) -> bool:
    """Tell whether an ability allows the other card as a Background (702.124k) or as a Doctor (702.124m)."""
    types = other.front.types
    if "Legendary" not in types.supertypes:
        return False
    if "choose a background" in abilities and "Background" in types.subtypes:
        return True
    return "doctor's companion" in abilities and set(types.subtypes) == {"Time Lord", "Doctor"}


def _partner_abilities(card: Card) -> Iterator[str]:
    """Yield the partner abilities of a card (702.124a), folded."""
    for line in card.front.text.split("\n"):
        plain = fold_name(_REMINDER.sub("", line)).rstrip(".")
        parts = [plain] if plain.startswith("partner with ") else plain.split(", ")
        yield from filter(_PARTNER.fullmatch, parts)


def are_commanders(cards: list[Card], kind: DeckKind) -> bool:
    """Tell whether these cards can be the commanders of a deck: one that can, or two that can together."""
    if len(cards) == 1:
        return can_be_commander(cards[0], brawl=kind == "brawl")
    if len(cards) != 2 or not any(map(can_be_commander, cards)):
        return False
    return can_be_together(*cards) and all("Legendary" in card.front.types.supertypes for card in cards)


def identity_of_commanders(cards: list[Card]) -> str:
    """Return the letters of the colors in the identity of the commanders together (903.4, 702.124c)."""
    return in_color_order("".join(card.color_identity for card in cards))


def copies_allowed(card: Card, kind: DeckKind) -> int | None:
    """Return how many of a card a deck may have (100.2a, 903.5b), its own text considered; ``None``: any number."""
    limit = copies_by_text(card)
    return 1 if kind != "constructed" and limit == MAXIMUM_COPIES else limit


def commanders_of(deck: Deck, source: CardSource) -> list[Card]:
    """Return the records of a deck's commanders.

    Raises :class:`~apnap.errors.UnknownCardError`.
    """
    return [source.card(name) for name in deck.commander]
