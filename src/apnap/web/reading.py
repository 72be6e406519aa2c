"""What the lobby asks about cards, decks and rulebooks."""

from __future__ import annotations

from typing import Any

import msgspec

from apnap.agents.agent import AGENTS
from apnap.cards.deck import DIALECTS, Deck, check_construction, read_list, write_deck
from apnap.cards.deck_statistics import DeckStatistics, deck_statistics
from apnap.cards.formats import check_format
from apnap.cards.house import load_house_decks
from apnap.cards.legality import Formats, load_formats
from apnap.cards.lookup import CardSource
from apnap.cards.pool import CardPool, open_pool
from apnap.cards.record import Card
from apnap.cards.search import search
from apnap.cards.symbols import COLOR_LETTERS
from apnap.errors import ApnapError, DeckError, SearchError, UnsupportedCardError
from apnap.game.book_cards import refuse_cards
from apnap.game.setting_up import CompiledPool, seat_of
from apnap.game.supported_cards import SupportedCards
from apnap.i18n import error_text, message
from apnap.i18n.catalogue import LANGUAGES
from apnap.i18n.decks import deck_error_text, deck_line_text
from apnap.i18n.rulebooks import book_title, value_words
from apnap.rulebooks import BOOKS, SWITCHES, Rulebook
from apnap.rulebooks.declarations import value_text
from apnap.table.printed import PrintedFace, printed_by_name
from apnap.web.lobby import chosen_book, of_bearable_size
from apnap.web.orders import ListOrder

MOST_CARDS = 60
"""How many cards of a search are sent."""


class HouseDeck(msgspec.Struct, frozen=True):
    """A deck that comes with the package."""

    key: str
    name: str
    colors: str
    cards: int
    sideboard: int
    list: str
    statistics: DeckStatistics


class LineRead(msgspec.Struct, frozen=True):
    """How a line of a list was understood."""

    number: int
    text: str
    kind: str
    said: dict[str, str]
    """In each language."""
    rule: str = ""


class Problem(msgspec.Struct, frozen=True):
    """Something by which a deck can't be played as is."""

    said: dict[str, str]
    rule: str = ""
    card: str = ""


class ListRead(msgspec.Struct, frozen=True):
    """A list and what is to be said of it."""

    dialect: str
    lines: tuple[LineRead, ...]
    whole: tuple[LineRead, ...]
    deck: Deck | None
    """None if a line can't be read."""
    list: str = ""
    """The same deck in the dialect that was asked for."""
    problems: tuple[Problem, ...] = ()
    """By the rules of construction, or the format that was asked for."""
    unplayable: tuple[Problem, ...] = ()
    """Cards that can't be played yet, or not by the rulebook."""
    statistics: DeckStatistics | None = None


class CardFound(msgspec.Struct, frozen=True):
    """A card of the card pool."""

    name: str
    faces: dict[str, tuple[PrintedFace, ...]]
    mana_value: float
    colors: str


class CardsFound(msgspec.Struct, frozen=True):
    """What a search has found."""

    cards: tuple[CardFound, ...]
    count: int
    """How many there are in all."""


def problem_text(error: ApnapError, lang: str) -> str:
    """Return what an error says; of a deck list, each line that is wrong below it."""
    return deck_error_text(error, lang) if isinstance(error, DeckError) and error.lines else error_text(error, lang)


def house_decks() -> list[HouseDeck]:
    """Return the decks that come with the package."""
    with open_pool() as pool:
        return [
            HouseDeck(
                key=key,
                name=deck.name or key,
                colors=_colors(deck, pool),
                cards=len(deck),
                sideboard=sum(deck.sideboard.values()),
                list=write_deck(deck),
                statistics=deck_statistics(deck, pool),
            )
            for key, deck in load_house_decks().items()
        ]


def forms(formats: Formats) -> dict[str, list[dict[str, str]]]:
    """Return the formats that decks can be judged by, and the dialects that they can be written in."""
    return {
        "formats": [{"key": key, "name": one.name} for key, one in formats.by_key.items()],
        "dialects": [{"key": one.name, "name": one.title, "suffix": one.suffix} for one in DIALECTS.values()],
    }


def rulebooks(lang: str) -> dict[str, Any]:
    """Return the rulebooks with the values of their switches, and what these mean."""
    return {
        "books": [
            {
                "name": book.name,
                "title": book_title(book, lang),
                "date": book.date,
                "switches": {switch.name: value_text(book.value(switch.name)) for switch in SWITCHES},
            }
            for book in BOOKS
        ],
        "switches": [
            {
                "name": switch.name,
                "about": message(f"rulebooks.{switch.name}", lang),
                "rule": switch.rule,
                "values": {value_text(value): value_words(switch, value, lang) for value in _values(switch.name)},
            }
            for switch in SWITCHES
        ],
    }


def _values(name: str) -> list[Any]:
    """Return the values that a switch has in some book."""
    return list(dict.fromkeys(book.value(name) for book in BOOKS))


def agents(lang: str) -> list[dict[str, str]]:
    """Return the agents, the strongest first, with what they are called."""
    return [{"key": name, "name": message(f"serving.agent.{name}", lang)} for name in reversed(AGENTS)]


class CardSearch:
    """Searches among all cards, which are kept in memory once somebody has searched.

    :meth:`find` and :meth:`formats` belong to one thread, :meth:`find_supported` and :meth:`found` to another, that of
    the grammar.
    """

    def __init__(self) -> None:
        self._pool: CardPool | None = None
        self._formats: Formats | None = None

    def formats(self) -> Formats:
        """Return the formats that are known."""
        if self._formats is None:
            with open_pool() as pool:
                self._formats = load_formats(pool)
        return self._formats

    def find(self, text: str) -> list[Card] | None:
        """Return the cards that a search asks for; None: it asks which cards can be played (:meth:`find_supported`).

        :raises SearchError: the search can't be understood
        """
        if self._pool is None:
            self._pool = open_pool()
        try:
            return search(self._pool, text)
        except SearchError as error:
            if error.key == "searching.supported_unknown":
                return None
            raise

    def find_supported(self, text: str) -> list[Card]:
        """Return the cards that a search asks for, also by whether they can be played.

        :raises SearchError: the search can't be understood, or too many cards would have to be read for it
        """
        with open_pool() as pool:
            supported = SupportedCards(pool)
            found = search(pool, text, supported=supported)
            supported.keep()
            return found

    def found(self, cards: list[Card]) -> CardsFound:
        """Return the first of some cards as they are sent."""
        return CardsFound(tuple(_card(card) for card in cards[:MOST_CARDS]), len(cards))


def card_named(name: str) -> CardFound:
    """Return a card.

    :raises UnknownCardError: there is none of that name
    """
    with open_pool() as pool:
        return _card(pool.card(name))


def read_list_in(order: ListOrder, formats: Formats | None = None) -> ListRead:
    """Read a deck list, and say what is to be said of it.

    :param formats: those that are known, if the list shall be judged by one
    :raises ApnapError: the rulebook, the format or the dialect is not known
    """
    book = chosen_book(order.rulebook, {})
    with open_pool() as pool:
        found = read_list(order.list, pool)
        lines, whole = (
            tuple(
                LineRead(line.number, line.text, line.kind, {lang: deck_line_text(line, lang) for lang in LANGUAGES})
                for line in part
            )
            for part in (found.lines, found.whole)
        )
        if found.deck is None:
            return ListRead(found.dialect, lines, whole, None)
        deck = of_bearable_size(found.deck)
        return ListRead(
            found.dialect,
            lines,
            whole,
            deck,
            write_deck(deck, order.dialect),
            tuple(_problems(deck, order.format, formats, book, pool)),
            tuple(_unplayable(deck, book, CompiledPool(pool))),
            deck_statistics(deck, pool),
        )


def _problems(deck: Deck, form: str, formats: Formats | None, book: Rulebook, pool: CardSource) -> list[Problem]:
    if form:
        return [
            Problem({lang: message(one.key, lang, **one.values) for lang in LANGUAGES}, one.rule, one.card)
            for one in check_format(deck, form, pool, formats)
        ]
    return [Problem(_said(one), one.rule, one.card) for one in check_construction(deck, pool, book=book)]


def _said(problem: Any) -> dict[str, str]:
    key = "cards" if problem.card else "deck" if problem.count < problem.limit else "sideboard"
    values = {"count": problem.count, "limit": problem.limit, "card": problem.card}
    return {lang: message(f"serving.construction.{key}", lang, **values) for lang in LANGUAGES}


def _unplayable(deck: Deck, book: Rulebook, pool: CompiledPool) -> list[Problem]:
    """Return which cards can't be played, each by itself, and what the rulebook does not know."""
    found = []
    for name in dict.fromkeys([*deck.main, *deck.sideboard, *deck.commander, *deck.attractions]):
        try:
            refuse_cards(book, [pool.definition(name)])
        except ApnapError as error:
            found.append(Problem({lang: error_text(error, lang) for lang in LANGUAGES}, error.rule, name))
    if not found:
        try:
            seat_of(deck, pool)
        except UnsupportedCardError as error:
            found.append(Problem({lang: error_text(error, lang) for lang in LANGUAGES}, error.rule, error.name))
    return found


def _card(card: Card) -> CardFound:
    faces = {lang: printed_by_name(card.name, lang) for lang in LANGUAGES}
    return CardFound(card.name, faces, card.mana_value, card.front.colors)


def _colors(deck: Deck, pool: CardSource) -> str:
    there = {letter for name in deck.main for letter in pool.card(name).color_identity}
    return "".join(letter for letter in COLOR_LETTERS if letter in there)
