"""Looking up cards and decks in everything at hand, in one call each."""

from __future__ import annotations

from pathlib import Path

from apnap.cards.deck import Deck, load_deck_file
from apnap.cards.house import load_house_decks
from apnap.cards.pool import open_pool
from apnap.cards.record import Card
from apnap.cards.search import search


def card(name: str) -> Card:
    """Return the card of a name: full, of one of its parts, or Spanish.

    >>> card("mountain").front.type_line
    'Basic Land — Mountain'

    Raises :class:`~apnap.errors.UnknownCardError` with suggestions if there is none.
    """
    with open_pool() as pool:
        return pool.card(name)


def search_cards(text: str) -> list[str]:
    """Return the names of all cards that a search asks for, in its order (:mod:`~apnap.cards.search`).

    >>> search_cards("t:goblin c:r headlong")
    ['Headlong Goblin']

    Raises :class:`~apnap.errors.SearchError` for a text that is no search.
    """
    with open_pool() as pool:
        return [card.name for card in search(pool, text)]


def load_deck(name: str | Path) -> Deck:
    """Return the house deck of a name, or the deck list at a path.

    Raises :class:`~apnap.errors.DeckError` if there is neither, or the list can't be read.
    """
    house = load_house_decks()
    if isinstance(name, str) and name in house:
        return house[name]
    with open_pool() as pool:
        return load_deck_file(Path(name), pool)
