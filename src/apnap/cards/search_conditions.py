"""What a card search asks, as data: each condition tells of a card whether it has it, and writes itself.

A card of several faces is found by what one of them has; a split card has the colors of both halves together (709.4).
Texts and names are folded (:func:`~.search_words.fold_text`), those in English and in Spanish alike.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

import msgspec

from apnap.cards.legality import Formats, house_names
from apnap.cards.names import fold_name, names_of
from apnap.cards.record import Card, Face
from apnap.cards.search_kinds import KINDS
from apnap.cards.search_words import (
    SPANISH_TYPES,
    fold_text,
    has_keyword,
    printed_number,
    symbols_of,
    with_own_name_as_tilde,
)

NUMBERS: Final = ("mv", "pow", "tou", "loy", "def")
"""What is compared as a number: mana value, power, toughness, loyalty, defense."""

RARITIES: Final = ("common", "uncommon", "rare", "mythic")
"""From the least rare on."""

COMPARISONS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "=": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip
"""By the sign that is written, how two values are compared; sets and multisets by what they have in them."""

_PLAIN: Final = re.compile(r"[^\s()\"“”„«»:=<>!\\/-][^\s()\"“”„«»:=<>!\\]*")
"""A value that needs no quotation marks."""


class Known(msgspec.Struct, frozen=True):
    """What a search can know beside the records."""

    formats: Formats = msgspec.field(default_factory=Formats)
    supported: Callable[[Card], bool] | None = None
    """Tells whether a card can be played; ``None``: nobody here knows."""


class Condition(msgspec.Struct, frozen=True):
    """Something that a card has or has not."""

    def matches(self, card: Card, known: Known) -> bool:
        """Tell whether a card has it."""
        raise NotImplementedError


class All(Condition, frozen=True):
    """All of several conditions; of none: every card."""

    parts: tuple[Condition, ...] = ()

    def matches(self, card: Card, known: Known) -> bool:
        return all(part.matches(card, known) for part in self.parts)

    def __str__(self) -> str:
        return " ".join(f"({part})" if isinstance(part, All | Any_) else str(part) for part in self.parts)


class Any_(Condition, frozen=True):
    """At least one of several conditions."""

    parts: tuple[Condition, ...]

    def matches(self, card: Card, known: Known) -> bool:
        return any(part.matches(card, known) for part in self.parts)

    def __str__(self) -> str:
        return " or ".join(f"({part})" if isinstance(part, Any_) else str(part) for part in self.parts)


class Not(Condition, frozen=True):
    """The opposite of a condition."""

    part: Condition

    def matches(self, card: Card, known: Known) -> bool:
        return not self.part.matches(card, known)

    def __str__(self) -> str:
        return f"-({self.part})" if isinstance(self.part, All | Any_) else f"-{self.part}"


class Named(Condition, frozen=True):
    """Words in the name, English or Spanish."""

    words: str

    def matches(self, card: Card, known: Known) -> bool:
        if self.words in fold_text(card.name):
            return True
        return any(face.spanish is not None and self.words in fold_text(face.spanish.name) for face in card.faces)

    def __str__(self) -> str:
        return quoted(self.words)


class Called(Condition, frozen=True):
    """A name: in full, that of a face, or the Spanish one (201.2)."""

    name: str

    def matches(self, card: Card, known: Known) -> bool:
        return any(fold_name(name) == self.name for name, _ in names_of(card))

    def __str__(self) -> str:
        return f"!{quoted(self.name)}"


class Typed(Condition, frozen=True):
    """Words of the type line (205); the last may be the beginning of one unless ``whole``."""

    words: str
    whole: bool = False

    def matches(self, card: Card, known: Known) -> bool:
        words = (self.words, SPANISH_TYPES.get(self.words, self.words))
        asked = tuple(f" {one} " if self.whole else f" {one}" for one in words)
        return any(one in line for face in card.faces for line in _type_lines(face) for one in asked)

    def __str__(self) -> str:
        return f"t{'=' if self.whole else ':'}{quoted(self.words)}"


class Says(Condition, frozen=True):
    """Words of the rules text (207.1), in which ``~`` is the card itself."""

    words: str

    def matches(self, card: Card, known: Known) -> bool:
        if "~" not in self.words:
            return any(self.words in fold_text(text) for face in card.faces for text, _ in _texts(face))
        return any(self.words in with_own_name_as_tilde(*found) for face in card.faces for found in _texts(face))

    def __str__(self) -> str:
        return f"o:{quoted(self.words)}"


class HasKeyword(Condition, frozen=True):
    """A keyword (702)."""

    keyword: str

    def matches(self, card: Card, known: Known) -> bool:
        return has_keyword(card, self.keyword)

    def __str__(self) -> str:
        return f"kw:{quoted(self.keyword)}"


class HasColors(Condition, frozen=True):
    """The colors (105) or the color identity (903.4), compared with others as sets."""

    of: Literal["c", "id"]
    sign: str
    letters: str

    def matches(self, card: Card, known: Known) -> bool:
        compare, letters = COMPARISONS[self.sign], set(self.letters)
        return any(compare(set(colors), letters) for colors in _colors(card, self.of))

    def __str__(self) -> str:
        return f"{self.of}{self.sign}{self.letters.lower() or 'c'}"


class ColorCount(Condition, frozen=True):
    """How many colors there are, in the colors or in the color identity."""

    of: Literal["c", "id"]
    sign: str
    count: int

    def matches(self, card: Card, known: Known) -> bool:
        return any(COMPARISONS[self.sign](len(colors), self.count) for colors in _colors(card, self.of))

    def __str__(self) -> str:
        return f"{self.of}{self.sign}{self.count}"


class Number(Condition, frozen=True):
    """One of :data:`NUMBERS`, compared with a number or with another of them on the same face."""

    of: str
    sign: str
    value: float | str

    def matches(self, card: Card, known: Known) -> bool:
        compare = COMPARISONS[self.sign]
        for face in card.faces:
            own = number_of(card, face, self.of)
            other = number_of(card, face, self.value) if isinstance(self.value, str) else self.value
            if own is not None and other is not None and compare(own, other):
                return True
        return False

    def __str__(self) -> str:
        whole = isinstance(self.value, float) and self.value.is_integer()
        return f"{self.of}{self.sign}{int(self.value) if whole else self.value}"


class Costs(Condition, frozen=True):
    """The mana cost (202.1), compared with another symbol by symbol; a face without one is left out."""

    sign: str
    cost: str

    def matches(self, card: Card, known: Known) -> bool:
        compare, wanted = COMPARISONS[self.sign], symbols_of(self.cost)
        return any(compare(symbols_of(face.mana_cost), wanted) for face in card.faces if face.mana_cost)

    def __str__(self) -> str:
        return f"mana{self.sign}{self.cost.lower()}"


class Rarity(Condition, frozen=True):
    """The rarity of the printing in the record, compared along :data:`RARITIES`."""

    sign: str
    rarity: str

    def matches(self, card: Card, known: Known) -> bool:
        if card.rarity not in RARITIES:
            return False
        return COMPARISONS[self.sign](RARITIES.index(card.rarity), RARITIES.index(self.rarity))

    def __str__(self) -> str:
        return f"r{self.sign}{self.rarity}"


class InSet(Condition, frozen=True):
    """A printing in a set, by its code, as far as the printings are known (206.1)."""

    code: str

    def matches(self, card: Card, known: Known) -> bool:
        return self.code in known.formats.sets_of(card)

    def __str__(self) -> str:
        return f"s:{quoted(self.code)}"


class InFormat(Condition, frozen=True):
    """What a format says of the card; legal includes restricted (100.6)."""

    status: Literal["f", "banned", "restricted"]
    format: str

    def matches(self, card: Card, known: Known) -> bool:
        found = known.formats.status(card, self.format)
        return found in ("legal", "restricted") if self.status == "f" else found == self.status

    def __str__(self) -> str:
        return f"{self.status}:{quoted(self.format)}"


class Is(Condition, frozen=True):
    """A kind of card, one of :data:`~.search_kinds.KINDS`, ``house`` or ``supported``."""

    kind: str

    def matches(self, card: Card, known: Known) -> bool:
        if self.kind == "house":
            return card.name in house_names()
        if self.kind == "supported":
            return known.supported is not None and known.supported(card)
        return KINDS[self.kind](card)

    def __str__(self) -> str:
        return f"is:{self.kind}"


def quoted(value: str) -> str:
    """Return a folded value as it is written in a search, in quotation marks if it needs them."""
    if _PLAIN.fullmatch(value) and value not in ("or", "and"):
        return value
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def number_of(card: Card, face: Face, what: str) -> float | None:
    """Return one of :data:`NUMBERS` of a face; the mana value is the card's."""
    if what == "mv":
        return card.mana_value
    printed = {"pow": face.power, "tou": face.toughness, "loy": face.loyalty, "def": face.defense}
    return printed_number(printed[what])


def conditions_in(condition: Condition) -> Iterator[Condition]:
    """Yield a condition and all those that it is made of."""
    yield condition
    if isinstance(condition, All | Any_):
        for part in condition.parts:
            yield from conditions_in(part)
    elif isinstance(condition, Not):
        yield from conditions_in(condition.part)


def _type_lines(face: Face) -> Iterator[str]:
    yield f" {fold_text(face.type_line)} "
    if face.spanish is not None:
        yield f" {fold_text(face.spanish.type_line)} "


def _texts(face: Face) -> Iterator[tuple[str, str]]:
    """Yield the rules texts, each with the name of its language."""
    yield face.text, face.name
    if face.spanish is not None:
        yield face.spanish.text, face.spanish.name


def _colors(card: Card, of: Literal["c", "id"]) -> list[str]:
    if of == "id":
        return [card.color_identity]
    if card.layout == "split":
        return ["".join({letter for face in card.faces for letter in face.colors})]
    return [face.colors for face in card.faces]
