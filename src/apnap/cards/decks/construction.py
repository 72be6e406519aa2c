"""The rules of construction of decks (100.2, 100.4, 717.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from apnap.cards.decks.record import Deck
from apnap.cards.lookup import CardSource
from apnap.cards.record import Card
from apnap.rulebooks.current import CURRENT
from apnap.rulebooks.switches import Rulebook

MINIMUM_DECK: Final = 60
"""Cards of a constructed deck at least (100.2a, 2007:100.2, classic:100.2); there is no maximum (100.5, 2007:100.4,
classic:100.4)."""
MINIMUM_LIMITED_DECK: Final = 40
"""Cards of a limited deck at least (100.2b, 2007:100.3, classic:100.3)."""
MINIMUM_ATTRACTIONS: Final = 10
"""Attractions of a constructed Attraction deck at least, each of another name (717.2a)."""
MINIMUM_LIMITED_ATTRACTIONS: Final = 3
"""Attractions of a limited one at least (717.2b)."""
MAXIMUM_COPIES: Final = 4
"""Cards of one name at most, basic lands aside, in deck and sideboard together (100.2a, 100.4a)."""
MAXIMUM_SIDEBOARD: Final = 15
"""Cards of a sideboard at most (100.4a)."""

_NUMBERS: Final = {"one": 1, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
_OWN_LIMIT: Final = re.compile(
    rf"deck can have (?:any number of|(?:up to|only) (?P<limit>{'|'.join(_NUMBERS)})) (?:cards? named|copy of this)"
)


class DeckProblem(msgspec.Struct, frozen=True):
    """A rule of construction that a deck breaks."""

    rule: str
    count: int
    """How many cards there are."""
    limit: int
    """How many there may or must be."""
    card: str = ""
    """The card in question, if it is about one."""

    def __str__(self) -> str:
        if self.card:
            return f"{self.count} cards named {self.card!r}, at most {self.limit} are allowed ({self.rule})"
        if self.count < self.limit:
            deck = "Attraction deck" if self.rule.startswith("717") else "deck"
            return f"the {deck} has {self.count} cards, at least {self.limit} are needed ({self.rule})"
        return f"the sideboard has {self.count} cards, at most {self.limit} are allowed ({self.rule})"


def check_construction(
    deck: Deck, pool: CardSource, *, limited: bool = False, book: Rulebook = CURRENT
) -> list[DeckProblem]:
    """Return the rules of construction that a deck breaks (100.2, 100.4); an empty list if none.

    In constructed play a card whose own text allows another number than four is counted by its text (101.1); limited
    play (``limited``: sealed deck, draft) only asks for forty cards. What a format or a variant asks beyond that, and
    names that are interchangeable (201.3), are not looked at. All books ask for the same, under their own numbers;
    those of 1999 and 2007 leave sideboards to tournaments, whose rules are those of 100.4.

    Raises :class:`~apnap.errors.UnknownCardError` for a card that ``pool`` does not have.
    """
    problems = list(_attraction_problems(deck, limited))
    if limited:
        if len(deck) < MINIMUM_LIMITED_DECK:
            problems.append(DeckProblem(book.number("100.2b"), len(deck), MINIMUM_LIMITED_DECK))
        return problems
    if len(deck) < MINIMUM_DECK:
        problems.append(DeckProblem(book.number("100.2a"), len(deck), MINIMUM_DECK))
    together: dict[str, int] = {}
    for counts in (deck.main, deck.sideboard, dict.fromkeys(deck.commander, 1)):
        for name, count in counts.items():
            card = pool.card(name).name  # whatever the language of the list (2007:100.2)
            together[card] = together.get(card, 0) + count
    for name, count in together.items():
        limit = copies_by_text(pool.card(name))
        if limit is not None and count > limit:
            problems.append(DeckProblem(book.number("100.2a"), count, limit, name))
    aside = sum(deck.sideboard.values())
    if aside > MAXIMUM_SIDEBOARD:
        problems.append(DeckProblem(book.number("100.4a"), aside, MAXIMUM_SIDEBOARD))
    return problems


def _attraction_problems(deck: Deck, limited: bool) -> Iterator[DeckProblem]:
    """Yield what is wrong with an Attraction deck, if there is one (717.2a–b)."""
    rule, least = ("717.2b", MINIMUM_LIMITED_ATTRACTIONS) if limited else ("717.2a", MINIMUM_ATTRACTIONS)
    total = sum(deck.attractions.values())
    if 0 < total < least:
        yield DeckProblem(rule, total, least)
    for name, count in deck.attractions.items():
        if count > 1 and not limited:
            yield DeckProblem(rule, count, 1, name)


def copies_by_text(card: Card) -> int | None:
    """Return how many of a card a constructed deck may have (100.2a, 101.1); ``None``: any number."""
    if "Basic" in card.front.types.supertypes and "Land" in card.front.types.card_types:
        return None
    own = _OWN_LIMIT.search(card.front.text)
    if own is None:
        return MAXIMUM_COPIES
    return _NUMBERS[own["limit"]] if own["limit"] else None
