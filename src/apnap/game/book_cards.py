"""205.2a: the cards that a rulebook can't know: card types, layouts, subtypes and symbols younger than the book.

The texts of cards are those of today; an older book reads them in its own words (the battlefield is in play, exile is
removed from the game), so only what the game did not have yet is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from apnap.abilities.ability import Keyword
from apnap.abilities.cost import PayPlayerCounters, UntapThis
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import PlaySubgame
from apnap.abilities.mana import ManaCost
from apnap.abilities.values import CARD_TYPE_NAMES, names_of
from apnap.abilities.walk import walk
from apnap.errors import BookLacksCardsError, LackedCard
from apnap.rulebooks import Rulebook, younger
from apnap.rulebooks.keywords import SINCE
from apnap.rulebooks.values import CardTypeName


def refuse_cards(book: Rulebook, cards: Iterable[CardDefinition]) -> None:
    """Refuse cards with something that the book does not know; all of them at once.

    :raises BookLacksCardsError: naming each card, what the book does not know of it, since when it is known, its rule
    """
    if book.date >= younger.NEWEST and len(book.card_types) == len(get_args(CardTypeName)):
        return
    lacked = [
        LackedCard(card.name, feature.kind, feature.name, feature.since, feature.rule)
        for card in {card.name: card for card in cards}.values()
        for feature in unknown_to(book, card)
    ]
    if lacked:
        raise BookLacksCardsError(book.name, book.date, tuple(lacked))


def unknown_to(book: Rulebook, card: CardDefinition) -> list[younger.Feature]:
    """Return what a book does not know of a card, each once."""
    found: dict[younger.Feature, None] = {}
    types = {name for face in card.faces for name in names_of(face.card_types, CARD_TYPE_NAMES)}
    for feature in younger.CARD_TYPES:
        if feature.name in types and feature.name not in book.card_types:
            found[feature] = None
    for feature in _features(card):
        if not feature.known_on(book.date):
            found[feature] = None
    return list(found)


def younger_keywords(book: Rulebook, cards: Iterable[CardDefinition]) -> list[str]:
    """Return the keyword abilities of cards that the book does not have yet, sorted: they are played all the same, by
    the meaning of their rule of today (702)."""
    younger_ones = [name for since, names in SINCE.items() if since > book.date for name in names]
    if not younger_ones:
        return []
    found = {
        name
        for card in {card.name: card for card in cards}.values()
        for node in walk(card)
        if isinstance(node, Keyword)
        for name in younger_ones
        if node.keyword == name or node.keyword.startswith(f"{name} ")
    }
    return sorted(found)


def _features(card: CardDefinition) -> Iterator[younger.Feature]:
    """Yield what a card has that is younger than the game itself, apart from card types."""
    subtypes = {name for face in card.faces for name in face.subtypes}
    yield from (feature for feature in younger.LAYOUTS if feature.name == card.layout)
    yield from (feature for feature in younger.SUBTYPES if feature.name in subtypes)
    for node in walk(card):
        if isinstance(node, ManaCost):
            yield from (found for symbol in node.symbols if (found := younger.feature_of_symbol(symbol)) is not None)
        elif isinstance(node, Keyword):
            yield from (feature for feature in younger.KEYWORDS if feature.name == node.keyword)
        elif isinstance(node, UntapThis):
            yield younger.UNTAP
        elif isinstance(node, PayPlayerCounters) and node.counter == "energy":
            yield younger.ENERGY
        elif isinstance(node, PlaySubgame):
            yield younger.SUBGAME
