"""The Oracle record of a card, as imported (108.1, 200.1).

A :class:`Card` is the card itself with one or more faces; the characteristics stand on the faces. A face is whatever
has a name of its own: a half of a split card (709), the flipped side (710), the back of a double-faced card (712), the
adventure (715) … What a layout means for play is not decided here.

>>> parse_type_line("Legendary Creature — Time Lord Doctor")
TypeLine(supertypes=('Legendary',), card_types=('Creature',), subtypes=('Time Lord', 'Doctor'))
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

SUPERTYPES: Final = frozenset({"Basic", "Legendary", "Ongoing", "Snow", "World", "Host"})
"""The supertypes (205.4a), and the one that silver-bordered cards add."""

WHOLE_SUBTYPE_TYPES: Final = frozenset({"Plane"})
"""Card types whose subtype is everything after the dash, however many words (205.3b)."""

TWO_WORD_SUBTYPES: Final = frozenset({("Time", "Lord")})
"""The creature types of two words (205.3m)."""


class TypeLine(msgspec.Struct, frozen=True, array_like=True):
    """A type line in its three parts (205.1), each in printed order."""

    supertypes: tuple[str, ...]
    card_types: tuple[str, ...]
    subtypes: tuple[str, ...]

    def __str__(self) -> str:
        words = " ".join(self.supertypes + self.card_types)
        return f"{words} — {' '.join(self.subtypes)}" if self.subtypes else words


@lru_cache(maxsize=8192)
def parse_type_line(text: str) -> TypeLine:
    """Return the parts of an English type line; ``str()`` of the result gives the line back.

    A word before the dash that is no supertype is taken as a card type, also if no rule knows it: whoever plays the
    card judges that.

    >>> parse_type_line("Plane — Bolas's Meditation Realm").subtypes
    ("Bolas's Meditation Realm",)
    """
    before, _, after = text.partition("—")
    words = before.split()
    supertypes = tuple(word for word in words if word in SUPERTYPES)
    card_types = tuple(word for word in words if word not in SUPERTYPES)
    if WHOLE_SUBTYPE_TYPES.intersection(card_types):
        whole = " ".join(after.split())
        return TypeLine(supertypes, card_types, (whole,) if whole else ())
    return TypeLine(supertypes, card_types, _subtypes(after.split()))


def _subtypes(words: list[str]) -> tuple[str, ...]:
    found: list[str] = []
    position = 0
    while position < len(words):
        length = 2 if tuple(words[position : position + 2]) in TWO_WORD_SUBTYPES else 1
        found.append(" ".join(words[position : position + length]))
        position += length
    return tuple(found)


class Wording(msgspec.Struct, frozen=True, array_like=True):
    """A face's words in another language; a field that is not known is empty."""

    name: str = ""
    type_line: str = ""
    text: str = ""


class Face(msgspec.Struct, frozen=True, array_like=True):
    """One set of characteristics of a card (109.3, classic:201.1), without what has no part in the game: the picture
    (classic:204.1), the small print (classic:209.1, classic:210.1, classic:211.1).

    An absent value is an empty string or ``None``.
    """

    name: str
    """In English (classic:202.1)."""
    mana_cost: str = ""
    """In braces, ``{2}{W/U}``; empty: no mana cost, which is not the same as ``{0}`` (202.1b)."""
    type_line: str = ""
    """Types and subtypes, supertypes before them (classic:205.1)."""
    text: str = ""
    """The Oracle text with its reminder text, one ability a line (207.1, classic:207.1)."""
    power: str | None = None
    """As printed, so also ``*`` or ``1+*`` (208, classic:208.1)."""
    toughness: str | None = None
    loyalty: str | None = None
    """Printed loyalty (209)."""
    defense: str | None = None
    """Printed defense (210)."""
    hand_modifier: str | None = None
    """Of vanguards, ``+1`` (211)."""
    life_modifier: str | None = None
    """Of vanguards, ``-5`` (212)."""
    colors: str = ""
    """The letters of its colors in the order WUBRG (202.2)."""
    color_indicator: str = ""
    """The letters of its color indicator in the order WUBRG (204)."""
    spanish: Wording | None = None
    lights: tuple[int, ...] = ()
    """Of Attractions, the numbers that are lit up on it (717.1)."""

    @property
    def types(self) -> TypeLine:
        """The type line in its parts (205)."""
        return parse_type_line(self.type_line)


class RelatedCard(msgspec.Struct, frozen=True, array_like=True):
    """Another card of the same meld family (712.4) and its part in it: ``meld_part`` or ``meld_result``."""

    component: str
    name: str


class Card(msgspec.Struct, frozen=True, array_like=True):
    """A card: what the Oracle says of it, and where it was printed."""

    name: str
    """The full name, ``A // B`` for a card of several faces."""
    layout: str
    """The word of the bulk file: ``normal``, ``split``, ``transform`` …"""
    faces: tuple[Face, ...]
    """At least one; the first is the front, left or main one."""
    color_identity: str = ""
    """The letters in the order WUBRG (903.4)."""
    keywords: tuple[str, ...] = ()
    """Words that the source lists for search: abilities, actions and ability words of all faces together."""
    mana_value: float = 0.0
    """In mana; halves occur on silver-bordered cards (202.3)."""
    all_parts: tuple[RelatedCard, ...] = ()
    oracle_id: str = ""
    set: str = ""
    """The code of an expansion that has the card, or empty (classic:206.1)."""
    set_type: str = ""
    rarity: str = ""
    """That of the printing, which the colour of its symbol shows (classic:206.2)."""
    released_at: str = ""
    """ISO date of that printing, or empty."""
    reserved: bool = False
    digital: bool = False
    """Only in digital form."""
    legalities: tuple[tuple[str, str], ...] = ()
    """Pairs of a format and ``legal``, ``restricted`` or ``banned``; a format that has not the card is absent."""

    @property
    def front(self) -> Face:
        """The first face."""
        return self.faces[0]

    @property
    def is_meld_result(self) -> bool:
        """Whether it is no card, but the combined back face of a meld pair (712.4)."""
        return RelatedCard("meld_result", self.name) in self.all_parts

    @property
    def is_funny(self) -> bool:
        """Whether its printing is from a set that is not for regular play."""
        return self.set_type == "funny"

    @property
    def spanish_name(self) -> str:
        """The full name in Spanish, or an empty string if that of any face is not known."""
        names = [face.spanish.name if face.spanish else "" for face in self.faces]
        return " // ".join(names) if all(names) else ""
