"""What a deck is made of, counted: its curve, its colors, where its mana comes from.

The cards counted are those that start the game, commanders included; sideboard and what stands beside are left out.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from apnap.cards.deck import Deck
from apnap.cards.house import BASIC_LAND_TYPES
from apnap.cards.lookup import CardSource
from apnap.cards.record import Card, Face
from apnap.cards.symbols import COLOR_LETTERS

COLORS_AND_COLORLESS: Final = COLOR_LETTERS + "C"
"""The letters that mana is counted under: the five colors and colorless (106.1)."""

_SYMBOL: Final = re.compile(r"\{([^{}\s]+)\}")
_REMINDER: Final = re.compile(r"\([^()]*\)")
_ADDS: Final = re.compile(r"\badds?\b[^.\n]*", re.IGNORECASE)
_OF_ANY: Final = re.compile(r"\bany (?:\w+ )?(?:color|combination of colors|type)\b")


class DeckStatistics(msgspec.Struct, frozen=True):
    """The counts of a deck; every count is a number of cards unless it says otherwise."""

    cards: int
    lands: int
    """Cards whose front face is a land."""
    average_mana_value: float
    """Of the cards that are no lands, in mana; 0 if there are none."""
    curve: dict[int, int]
    """Mana value, rounded down → cards that are no lands. From 0 to the highest one, none left out."""
    pips: dict[str, int]
    """Letter of WUBRG or C → symbols in mana costs that it can pay; a hybrid symbol counts for each (107.4e)."""
    sources: dict[str, int]
    """Letter of WUBRG or C → lands, on either face, that can make such mana, as far as types and text tell."""
    types: dict[str, int]
    """Card type of the front face → cards, the most frequent first; a card counts under each of its types."""


def deck_statistics(deck: Deck, source: CardSource) -> DeckStatistics:
    """Return the counts of a deck whose cards ``source`` has.

    Raises :class:`~apnap.errors.UnknownCardError`.
    """
    counted = [(source.card(name), count) for name, count in deck.main.items()]
    counted += [(source.card(name), 1) for name in deck.commander]
    spells = [(card, count) for card, count in counted if not _is_land(card.front)]
    number = sum(count for _, count in spells)
    total = sum(card.mana_value * count for card, count in spells)
    values = [int(card.mana_value) for card, _ in spells]
    curve = dict.fromkeys(range(max(values, default=-1) + 1), 0)
    pips = dict.fromkeys(COLORS_AND_COLORLESS, 0)
    sources = dict.fromkeys(COLORS_AND_COLORLESS, 0)
    types: dict[str, int] = {}
    for card, count in spells:
        curve[int(card.mana_value)] += count
    for card, count in counted:
        for letter in pips_of(card):
            pips[letter] += count
        for letter in mana_of_land(card):
            sources[letter] += count
        for card_type in card.front.types.card_types:
            types[card_type] = types.get(card_type, 0) + count
    return DeckStatistics(
        cards=sum(count for _, count in counted),
        lands=sum(count for _, count in counted) - number,
        average_mana_value=total / number if number else 0.0,
        curve=curve,
        pips=pips,
        sources=sources,
        types=dict(sorted(types.items(), key=lambda pair: (-pair[1], pair[0]))),
    )


def pips_of(card: Card) -> str:
    """Return a letter of WUBRG or C for each symbol of a card's mana costs that can be paid with that mana (107.4)."""
    symbols = [symbol for face in card.faces for symbol in _SYMBOL.findall(face.mana_cost)]
    return "".join(letter for symbol in symbols for letter in COLORS_AND_COLORLESS if letter in symbol.split("/"))


def mana_of_land(card: Card) -> str:
    """Return the letters of WUBRG and C of the mana that a land can make, as far as its types and text tell.

    >>> from apnap.cards.record import Face
    >>> text = "{T}: Add {C}.\\n{T}, Pay 1 life: Add {R} or {W}."
    >>> mana_of_land(Card("Old Quarry", "normal", (Face("Old Quarry", type_line="Land", text=text),)))
    'WRC'
    """
    found = {letter for face in card.faces if _is_land(face) for letter in _mana_of_face(face)}
    return "".join(letter for letter in COLORS_AND_COLORLESS if letter in found)


def _mana_of_face(face: Face) -> set[str]:
    found = {letter for name, letter in BASIC_LAND_TYPES.items() if name in face.types.subtypes}  # 305.6
    for sentence in _ADDS.findall(_REMINDER.sub("", face.text)):
        found.update(letter for letter in COLORS_AND_COLORLESS if f"{{{letter}}}" in sentence)
        if _OF_ANY.search(sentence):
            found.update(COLOR_LETTERS)
    return found


def _is_land(face: Face) -> bool:
    return "Land" in face.types.card_types
