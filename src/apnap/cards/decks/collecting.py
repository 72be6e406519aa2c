"""What the lines of a list come to: the deck, and what is said of each line.

Whatever is said is a key of the messages ``decks`` and the values for its placeholders. A value named ``place`` is
itself the end of a key of ``decks.place``; a tuple of names is a choice.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from apnap.cards.decks.entries import Entry, Printed
from apnap.cards.decks.headings import LEFT_OUT
from apnap.cards.decks.record import Deck
from apnap.cards.lookup import CardSource
from apnap.errors import DeckLineError, UnknownCardError

MOST_COPIES: Final = 999
"""How many of one card a part of a deck can have; more is a slip of the pen."""

_LEADERS: Final = {"commander": 2, "companion": 1, "vanguard": 1}
"""How many cards there can be of whom there are few (702.124a, 702.139a, 902.1)."""
_ENGLISH: Final = {"commander": "Commander", "companion": "Companion", "vanguard": "Vanguard"}
_SUGGESTED: Final = 20
"""For how many unknown names near ones are looked for: that is slow, and a list with more of them is no deck."""

Kind = Literal["card", "heading", "comment", "blank", "left out", "problem"]
Value = str | int | tuple[str, ...]


class DeckLine(msgspec.Struct, frozen=True):
    """How a line of a list was understood."""

    number: int
    """From 1; 0 is the list as a whole."""
    text: str
    """The line as it stands in the list."""
    kind: Kind
    key: str
    """The message that says it in the language of the reader."""
    values: dict[str, Value] = {}
    rule: str = ""
    """The rule behind a problem, if there is one."""


class DeckReading(msgspec.Struct, frozen=True):
    """A list and how it was understood."""

    dialect: str
    """A name in :data:`~apnap.cards.decks.dialects.DIALECTS`."""
    deck: Deck | None
    """``None`` if there is a problem."""
    lines: tuple[DeckLine, ...]
    """One for each line of the list, in its order; of several cards in one line, one for each."""
    whole: tuple[DeckLine, ...] = ()
    """What is wrong with the list as a whole."""

    @property
    def problems(self) -> tuple[DeckLine, ...]:
        """Everything that stands in the way of a deck."""
        return (*self.whole, *(line for line in self.lines if line.kind == "problem"))


class Collector:
    """The deck as far as it has been read, and what was said on the way."""

    def __init__(self, pool: CardSource | None) -> None:
        self.pool = pool
        self.name = ""
        self.lines: list[DeckLine] = []
        self.errors: list[DeckLineError] = []
        self._counts: dict[str, dict[str, int]] = {}
        self._sets: dict[str, tuple[str, ...]] = {}
        self._unknown = 0

    def say(self, number: int, text: str, kind: Kind, key: str, **values: Value) -> None:
        """Note how a line was understood."""
        self.lines.append(DeckLine(number, text, kind, key, values))

    def refuse(self, number: int, text: str, error: DeckLineError) -> None:
        """Note that a line can't be read."""
        error.number = number
        self.errors.append(error)
        values = {name: value for name, value in error.values.items() if isinstance(value, str | int | tuple)}
        self.lines.append(DeckLine(number, text, "problem", error.key, values, error.rule))

    def filled(self, place: str) -> int:
        """Return how many cards a part of the deck has so far."""
        return sum(self._counts.get(place, {}).values())

    def knows(self, entry: Entry) -> bool:
        """Tell whether there is a card by one of the names that an entry can mean."""
        return self.pool is not None and any(one.name in self.pool for one in entry.readings)

    def add(self, number: int, text: str, entry: Entry, place: str) -> None:
        """Put the card of a line into a part of the deck, and say so, or say what is wrong with it.

        What belongs to no part of a deck is left out, whether there is such a card or not.
        """
        if place in LEFT_OUT:
            self.say(number, text, "left out", "decks.left_out", name=entry.readings[-1].name, place=place)
            return
        try:
            self._add(number, text, entry, place)
        except DeckLineError as error:
            self.refuse(number, text, error)

    def _add(self, number: int, text: str, entry: Entry, place: str) -> None:
        count = 1 if entry.count is None else entry.count
        if not 1 <= count <= MOST_COPIES:
            raise _wrong_count(count)
        printed = self._named(entry)
        if self.pool is not None and self.pool.card(printed.name).is_meld_result:
            words = f"{printed.name} is no card: it is what two meld cards become together"
            raise DeckLineError(words, key="decks.meld_result", rule="712.4", name=printed.name)
        counts = self._counts.setdefault(place, {})
        total = counts.get(printed.name, 0) + count
        if total > MOST_COPIES:
            raise _wrong_count(total)
        limit = _LEADERS.get(place)
        if limit is not None and self.filled(place) + count > limit:
            words = f"there can be only {limit} in the section {_ENGLISH[place]}"
            raise DeckLineError(words, key="decks.too_many_leaders", count=limit, place=place)
        counts[printed.name] = total
        if place == "main":
            self._sets[printed.name] = self._sets.get(printed.name, ()) + (printed.code,) * count
        key = "decks.card_of_set" if printed.code else "decks.card"
        self.say(number, text, "card", key, count=count, name=printed.name, place=place, code=printed.code)

    def _named(self, entry: Entry) -> Printed:
        """Return the card that an entry means: with the name in full if the cards are known."""
        last = entry.readings[-1]
        if self.pool is None:
            return last
        for one in entry.readings:
            if one.name in self.pool:
                return Printed(self.pool.card(one.name).name, one.code)
        raise self.unknown(last.name)

    def unknown(self, name: str) -> DeckLineError:
        """Return the refusal of a name that no card has, or that more than one can mean; with names like it."""
        self._unknown += 1
        cards: tuple[str, ...] = ()
        if self.pool is not None and self._unknown <= _SUGGESTED:
            try:
                self.pool.card(name)
            except UnknownCardError as error:
                cards = error.suggestions
        words = str(UnknownCardError(name, cards))
        if cards:
            return DeckLineError(words, key="errors.unknown_card_like", name=name, cards=cards)
        return DeckLineError(words, key="errors.unknown_card", name=name)

    def reading(self, dialect: str, name: str) -> DeckReading:
        """Return what the list came to; ``name`` is the deck's unless the list says one."""
        if not self.errors and not any(self._counts.values()):
            self.refuse(0, "", DeckLineError("there is no card in it", key="decks.empty"))
        lines = sorted(self.lines, key=lambda line: line.number)
        whole = tuple(line for line in lines if not line.number)
        return DeckReading(dialect, None if self.errors else self._deck(name), tuple(lines[len(whole) :]), whole)

    def _deck(self, name: str) -> Deck:
        return Deck(
            main=self._counts.get("main", {}),
            sideboard=self._counts.get("sideboard", {}),
            commander=tuple(card for card, n in self._counts.get("commander", {}).items() for _ in range(n)),
            companion=next(iter(self._counts.get("companion", {})), ""),
            name=self.name or name,
            avatar=next(iter(self._counts.get("vanguard", {})), ""),
            attractions=self._counts.get("attractions", {}),
            sets={card: codes for card, codes in self._sets.items() if any(codes)},
        )


def _wrong_count(count: int) -> DeckLineError:
    words = f"there can't be {count} of a card; it should be 1 to {MOST_COPIES}"
    return DeckLineError(words, key="decks.wrong_count", number_of_cards=count, most=MOST_COPIES)
