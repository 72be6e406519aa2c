"""Whether a deck may be played in a format: card by card, and as a whole (100.6, 903.5).

What is wrong is told as :class:`FormatProblem`, whose key names the message that says it to a person.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from apnap.cards.commander_decks import (
    BRAWL_DECK,
    COMMANDER_DECK,
    are_commanders,
    commanders_of,
    copies_allowed,
    identity_of_commanders,
)
from apnap.cards.deck import Deck, check_construction
from apnap.cards.legality import Format, Formats, load_formats
from apnap.cards.lookup import CardSource
from apnap.cards.record import Card

_STATUS_KEYS: Final = {
    "banned": "formats.banned",
    "not_in_sets": "formats.not_in_sets",
    "other_rarity": "formats.other_rarity",
    "not_for_decks": "formats.not_for_decks",
    "unknown": "formats.printings_unknown",
}


class FormatProblem(msgspec.Struct, frozen=True):
    """Something by which a format does not allow a deck."""

    key: str
    """The message of ``i18n`` that tells it; :attr:`values` fills its placeholders."""
    format: str
    """The name of the format."""
    card: str = ""
    """The card in question, if it is about one."""
    count: int = 0
    """How many cards there are."""
    limit: int = 0
    """How many there may or must be."""
    rule: str = ""
    """The rule behind it, or empty."""
    detail: str = ""
    """The symbols of the colors that are not allowed."""

    @property
    def values(self) -> dict[str, str | int]:
        """What fills the placeholders of the message."""
        return {name: getattr(self, name) for name in self.__struct_fields__ if name != "key"}


def check_format(deck: Deck, name: str, source: CardSource, formats: Formats | None = None) -> list[FormatProblem]:
    """Return why a format does not allow a deck, card by card and then as a whole; an empty list if it does.

    ``name`` is the format's key or name; ``formats`` are those that are known, by default the imported ones and those
    that the records of ``source`` tell of.

    Raises :class:`~apnap.errors.UnknownFormatError`, :class:`~apnap.errors.UnknownCardError`.
    """
    known = formats or load_formats(source)
    form = known.format(name)
    counts = _counts(deck, source)
    problems = [problem for card, count in counts for problem in _card_problems(card, count, form, known)]
    if form.deck == "constructed":
        return [*problems, *_constructed_problems(deck, form, source)]
    return [*problems, *_commander_problems(deck, counts, form, source)]


def _counts(deck: Deck, source: CardSource) -> list[tuple[Card, int]]:
    """Return the cards of a list with how many there are of each: commanders, deck, sideboard, companion."""
    found: dict[str, int] = {}
    cards: dict[str, Card] = {}
    companion = {deck.companion: 1} if deck.companion and deck.companion not in deck.sideboard else {}
    for listed in (dict.fromkeys(deck.commander, 1), deck.main, deck.sideboard, companion):
        for name, count in listed.items():
            card = source.card(name)
            cards[card.name] = card
            found[card.name] = found.get(card.name, 0) + count
    return [(cards[name], count) for name, count in found.items()]


def _card_problems(card: Card, count: int, form: Format, formats: Formats) -> Iterator[FormatProblem]:
    """Yield what the format has against a card (100.6)."""
    status = formats.status(card, form.key)
    if status in _STATUS_KEYS:
        yield FormatProblem(_STATUS_KEYS[status], form.name, card.name, count, rule="100.6")
    elif status == "restricted" and count > 1:
        yield FormatProblem("formats.restricted", form.name, card.name, count, 1, "100.6")


def _constructed_problems(deck: Deck, form: Format, source: CardSource) -> Iterator[FormatProblem]:
    """Yield what the rules of constructed play have against a deck (100.2a, 100.4a)."""
    for found in check_construction(deck, source):
        if found.card:
            key = "formats.too_many_copies"
        elif found.count < found.limit:
            key = "formats.too_few_attractions" if found.rule.startswith("717") else "formats.too_few_cards"
        else:
            key = "formats.sideboard_too_large"
        yield FormatProblem(key, form.name, found.card, found.count, found.limit, found.rule)


def _commander_problems(
    deck: Deck, counts: list[tuple[Card, int]], form: Format, source: CardSource
) -> Iterator[FormatProblem]:
    """Yield what the rules of Commander have against a deck (903.3–5, 903.12)."""
    size, rule = (BRAWL_DECK, "903.12d") if form.deck == "brawl" else (COMMANDER_DECK, "903.5a")
    if len(deck) != size:
        yield FormatProblem("formats.not_exactly", form.name, count=len(deck), limit=size, rule=rule)
    for card, count in counts:
        limit = copies_allowed(card, form.deck)
        if limit is not None and count > limit:
            yield FormatProblem("formats.too_many_copies", form.name, card.name, count, limit, "903.5b")
    if any(name != deck.companion for name in deck.sideboard):
        aside = sum(deck.sideboard.values())
        yield FormatProblem("formats.no_sideboard", form.name, count=aside, rule="903.5e")
    commanders = commanders_of(deck, source)
    if not commanders:
        yield FormatProblem("formats.no_commander", form.name, rule="903.3")
        return
    if not are_commanders(commanders, form.deck):
        key = "formats.no_commander_card" if len(commanders) == 1 else "formats.no_commanders_together"
        rule = "903.3" if len(commanders) == 1 else "702.124a"
        yield FormatProblem(key, form.name, " & ".join(deck.commander), len(commanders), 1, rule)
    identity = identity_of_commanders(commanders)
    for card, count in counts:
        foreign = "".join(letter for letter in card.color_identity if letter not in identity)
        if foreign and not _is_spare_basic(card, identity, form):
            symbols = "".join(f"{{{letter}}}" for letter in foreign)
            yield FormatProblem("formats.other_colors", form.name, card.name, count, 0, "903.5c", symbols)


def _is_spare_basic(card: Card, identity: str, form: Format) -> bool:
    """Tell whether a card is a basic land that a Brawl deck without colors may have (903.12e)."""
    return form.deck == "brawl" and not identity and "Basic" in card.front.types.supertypes
