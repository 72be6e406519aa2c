"""Deck lists: reading them in every usual dialect, writing them, and the rules of construction (100.2, 100.4).

A list is a text with a card a line, or XML; :func:`read_deck` tells the dialect from the text itself. Most are
variations of one form::

    About
    Name Embers and Walls

    Deck
    4 Bright Ember (ABC) 123
    20 Mountain

    Sideboard
    2 Stone Wall

The headings are those of the online clients in several languages, with or without a colon, a number of cards, brackets
or comment signs. Without headings the sideboard is what follows ``SB:`` or, if nothing else marks one, the one blank
line. Lines that begin with ``//`` or ``#`` are comments. The code of a printing tells the set whose symbol the card
bears (206.1); numbers, marks of foils, tags and categories are read over, unless they say where a card belongs.

===========  =====================================================================================
dialect      what it looks like
===========  =====================================================================================
arena        headings, ``4 Bright Ember (ABC) 123``
mtgo         ``4 Bright Ember``, a blank line, the sideboard
dek          XML, ``<Cards Quantity="4" Sideboard="false" Name="Bright Ember"/>``
forge        ``[metadata]``, ``[Main]``, ``4 Bright Ember|ABC|1``, ``+`` for foils
xmage        ``NAME:``, ``4 [ABC:123] Bright Ember``, ``SB:``, ``LAYOUT``
cockatrice   XML, ``<zone name="main"><card number="4" name="Bright Ember"/></zone>``
dec          ``4 Bright Ember``, ``SB:``, ``//`` comments
mwdeck       ``4 [ABC] Bright Ember``, ``SB:``, ``//`` comments
moxfield     ``4 Bright Ember (ABC) 123 *F* #tag``, ``SIDEBOARD:``
archidekt    ``4x Bright Ember (abc) 123 *F* [Sideboard{noDeck}] ^Have,#37d67a^``
===========  =====================================================================================

What each of them can say of a deck stands at :mod:`apnap.cards.decks.writing`.
"""

from apnap.cards.decks.collecting import DeckLine, DeckReading
from apnap.cards.decks.construction import (
    MAXIMUM_COPIES,
    MAXIMUM_SIDEBOARD,
    MINIMUM_ATTRACTIONS,
    MINIMUM_DECK,
    MINIMUM_LIMITED_ATTRACTIONS,
    MINIMUM_LIMITED_DECK,
    DeckProblem,
    check_construction,
)
from apnap.cards.decks.dialects import DIALECTS, Dialect
from apnap.cards.decks.reading import decode_list, load_deck_file, read_deck, read_list
from apnap.cards.decks.record import Deck
from apnap.cards.decks.writing import write_deck

__all__ = [
    "DIALECTS",
    "MAXIMUM_COPIES",
    "MAXIMUM_SIDEBOARD",
    "MINIMUM_ATTRACTIONS",
    "MINIMUM_DECK",
    "MINIMUM_LIMITED_ATTRACTIONS",
    "MINIMUM_LIMITED_DECK",
    "Deck",
    "DeckLine",
    "DeckProblem",
    "DeckReading",
    "Dialect",
    "check_construction",
    "decode_list",
    "load_deck_file",
    "read_deck",
    "read_list",
    "write_deck",
]
