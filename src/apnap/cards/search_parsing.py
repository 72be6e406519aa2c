"""Reading a card search.

::

    search     = group { "or" group }
    group      = { ["and"] factor }
    factor     = "-" factor | "(" search ")" | "!" value | [ key sign ] value
    value      = word | '"' anything '"'
    sign       = ":" | "=" | "!=" | "<" | "<=" | ">" | ">="

The keys are those of :data:`KEYS`. ``order:`` and ``direction:`` belong to the search as a whole and may stand anywhere
outside of parentheses.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Literal, cast

from apnap.cards.legality import Formats
from apnap.cards.names import closest_names
from apnap.cards.search_conditions import (
    NUMBERS,
    RARITIES,
    All,
    Any_,
    Called,
    ColorCount,
    Condition,
    Costs,
    HasColors,
    HasKeyword,
    InFormat,
    InSet,
    Is,
    Named,
    Not,
    Number,
    Rarity,
    Says,
    Typed,
)
from apnap.cards.search_kinds import KINDS
from apnap.cards.search_words import MULTICOLORED, color_letters, fold_text, mana_cost_of
from apnap.errors import SearchError, UnknownFormatError

KEYS: Final = {
    "name": "name", "n": "name", "nombre": "name",
    "t": "t", "type": "t", "tipo": "t",
    "o": "o", "oracle": "o", "text": "o", "texto": "o",
    "c": "c", "color": "c", "colour": "c", "colors": "c",
    "id": "id", "identity": "id", "ci": "id", "identidad": "id",
    "mv": "mv", "cmc": "mv", "manavalue": "mv", "vm": "mv",
    "pow": "pow", "power": "pow", "fuerza": "pow",
    "tou": "tou", "toughness": "tou", "resistencia": "tou",
    "loy": "loy", "loyalty": "loy", "lealtad": "loy",
    "def": "def", "defense": "def", "defensa": "def",
    "mana": "mana", "m": "mana", "cost": "mana", "coste": "mana",
    "kw": "kw", "keyword": "kw",
    "is": "is", "not": "not",
    "f": "f", "format": "f", "legal": "f", "formato": "f",
    "banned": "banned", "restricted": "restricted",
    "s": "s", "set": "s", "e": "s", "edition": "s",
    "r": "r", "rarity": "r",
    "order": "order", "sort": "order", "orden": "order", "direction": "direction", "dir": "direction",
}  # fmt: skip
"""Every key that can be written, with the one that it stands for."""

ORDERS: Final = {
    "name": "name", "mv": "mv", "cmc": "mv", "color": "color", "colour": "color", "pow": "pow", "power": "pow",
    "tou": "tou", "toughness": "tou", "rarity": "rarity", "released": "released", "set": "set",
}  # fmt: skip
"""What cards can be put in order by, with the word that it stands for."""

EXAMPLES: Final = {
    "name": "name:elf", "t": "t:elf", "o": 'o:"draw a card"', "c": "c:rg", "id": "id:rg", "mv": "mv<=3",
    "pow": "pow>=4", "tou": "tou>=4", "loy": "loy>=4", "def": "def>=4", "mana": "mana:2ww", "kw": "kw:flying",
    "is": "is:permanent", "not": "not:permanent", "f": "f:house", "banned": "banned:modern",
    "restricted": "restricted:vintage", "s": "s:abc", "r": "r:rare", "order": "order:mv", "direction": "direction:desc",
}  # fmt: skip
"""A condition as it could be written, by its key."""

MOST_CHARACTERS: Final = 1000
MOST_DEPTH: Final = 40
"""How many parentheses and minus signs may stand inside of each other."""

_COMPARED: Final = frozenset({"c", "id", "mana", "r", *NUMBERS})
_KINDS: Final = (*KINDS, "house", "supported")
_DIRECTIONS: Final = {"asc": "asc", "ascending": "asc", "desc": "desc", "descending": "desc"}
_QUOTES: Final = '"“”„«»'
_KEYED: Final = re.compile(r"(?P<key>[^\W\d_]+)(?P<sign>!=|<=|>=|:|=|<|>)")
_WORD: Final = re.compile(rf"[^\s(){_QUOTES}]+")
_COST: Final = re.compile(r"[^\s()]+")
_NUMBER: Final = re.compile(r"-?(?:\d{1,6}(?:\.\d{1,2})?|\.\d{1,2})")


class Reader:
    """A search text and how far it has been read.

    With ``formats`` the names of formats are looked up.
    """

    def __init__(self, text: str, formats: Callable[[], Formats] | None = None) -> None:
        self.text = text
        self.formats = formats
        self.at = 0
        self.depth = 0
        self.order = ""
        self.direction = ""

    def parse(self) -> tuple[Condition, str, bool]:
        """Return what the whole text asks for, the order, and whether that is descending.

        Raises :class:`~apnap.errors.SearchError`.
        """
        if len(self.text) > MOST_CHARACTERS:
            raise self._wrong(
                "too_long",
                f"the search is longer than {MOST_CHARACTERS} characters",
                MOST_CHARACTERS,
                count=MOST_CHARACTERS,
            )
        condition = self._search()
        if self.at < len(self.text):
            raise self._wrong("stray_bracket", "there is no “(” to this “)”", self.at, 1)
        return condition, self.order, self.direction == "desc"

    def _search(self) -> Condition:
        """Read alternatives, up to the end or a closing bracket."""
        groups: list[Condition] = []
        while True:
            began = self.at
            parts = self._group()
            more = self._word_is("or")
            if not parts and (groups or more):
                raise self._wrong("lone_or", "“or” stands between two conditions", began if groups else self.at, 0)
            groups.append(parts[0] if len(parts) == 1 else All(tuple(parts)))
            if not more:
                return groups[0] if len(groups) == 1 else Any_(tuple(groups))
            self.at += len("or")

    def _group(self) -> list[Condition]:
        """Read conditions that hold together."""
        parts: list[Condition] = []
        while True:
            self._skip_spaces()
            if self._word_is("and"):
                self.at += len("and")
            elif self.at >= len(self.text) or self.text[self.at] == ")" or self._word_is("or"):
                return parts
            else:
                part = self._factor()
                if part is not None:
                    parts.append(part)

    def _factor(self) -> Condition | None:
        """Read one condition; ``None``: it was the order."""
        self.depth += 1
        if self.depth > MOST_DEPTH:
            raise self._wrong("too_deep", f"more than {MOST_DEPTH} brackets are open", self.at, 1, count=MOST_DEPTH)
        found = self._inner_factor()
        self.depth -= 1
        return found

    def _inner_factor(self) -> Condition | None:
        began = self.at
        sign = self.text[began]
        if sign == "-":
            self.at += 1
            if self.at >= len(self.text) or self.text[self.at].isspace() or self.text[self.at] == ")":
                raise self._wrong("lone_minus", "“-” stands before what is excluded, without a space", began, 1)
            part = self._factor()
            if part is None:
                raise self._order_inside(began)
            return Not(part)
        if sign == "(":
            return self._bracket()
        if sign in ":=<>" or self.text.startswith("!=", began):
            raise self._wrong(
                "loose_sign", "a sign stands between key and value, without spaces, like pow>=4", began, 1
            )
        if sign == "!":
            self.at += 1
            return Called(self._value("!", '!"Throw the Embers"'))
        keyed = _KEYED.match(self.text, self.at)
        if keyed is None:
            return self._bare()
        key = KEYS.get(fold_text(keyed["key"]))
        if key is None:
            return self._unknown_key(keyed)
        self.at = keyed.end()
        return self._keyed(key, keyed["sign"], began)

    def _bracket(self) -> Condition:
        began = self.at
        self.at += 1
        order = (self.order, self.direction)
        found = self._search()
        if (self.order, self.direction) != order:
            raise self._order_inside(began)
        if self.at >= len(self.text):
            raise self._wrong("open_bracket", "there is no “)” to this “(”", began, 1)
        self.at += 1
        if found == All():
            raise self._wrong("empty_brackets", "there is nothing in these brackets", began, self.at - began)
        return found

    def _bare(self) -> Condition:
        return Named(self._value("", "elf"))

    def _unknown_key(self, keyed: re.Match[str]) -> Condition:
        """Take what looks like a key before a space for a word of a name, and refuse any other."""
        if keyed["sign"] == ":" and keyed.end() < len(self.text) and self.text[keyed.end()].isspace():
            self.at = keyed.end()
            return Named(fold_text(keyed[0]))
        near = closest_names(keyed["key"], KEYS) or tuple(dict.fromkeys(KEYS.values()))
        raise self._wrong(
            "unknown_key",
            f"there is no search key “{keyed['key']}”; there are {', '.join(near)}",
            keyed.start(),
            len(keyed["key"]),
            name=keyed["key"],
            keys=", ".join(near),
        )

    def _keyed(self, key: str, sign: str, began: int) -> Condition | None:
        """Read the value after a key, and return what it asks for."""
        if sign not in (":", "=") and key not in _COMPARED:
            raise self._wrong(
                "no_comparison", f"“{key}” can't be compared; it is followed by “:”", began, self.at - began, name=key
            )
        start = self.at
        value = self._value(self.text[began:start], EXAMPLES[key], pattern=_COST if key == "mana" else _WORD)
        place = (start, self.at - start)
        if key in NUMBERS:
            return self._number(key, sign, value, place)
        if key in ("c", "id"):
            return self._colors("c" if key == "c" else "id", sign, value, place)
        if key in ("order", "direction"):
            self._put_in_order(key, value, place)
            return None
        return self._word(key, sign, value, place)

    def _word(self, key: str, sign: str, value: str, place: tuple[int, int]) -> Condition:
        """Return what a key asks for whose value is a word, one of a list, or a mana cost."""
        if key == "t":
            return Typed(value, whole=sign == "=")
        if key == "mana":
            cost = mana_cost_of(value)
            if cost is None:
                raise self._wrong("no_cost", f"“{value}” is no mana cost, like 2ww or {{2}}{{g/w}}", *place, name=value)
            return Costs(">=" if sign == ":" else sign, cost)
        if key == "r":
            rarities = {name[:length]: name for name in RARITIES for length in (1, len(name))}
            return Rarity("=" if sign == ":" else sign, self._one_of("no_rarity", value, rarities, place))
        if key in ("is", "not"):
            kind = Is(self._one_of("no_kind", value, dict(zip(_KINDS, _KINDS, strict=True)), place))
            return kind if key == "is" else Not(kind)
        if key in ("f", "banned", "restricted"):
            return InFormat(cast(Literal["f", "banned", "restricted"], key), self._format(value, place))
        plain = {"name": Named, "o": Says, "kw": HasKeyword, "s": InSet}
        made: Condition = plain[key](value)
        return made

    def _format(self, name: str, place: tuple[int, int]) -> str:
        """Return the key of a format, if formats are known."""
        if self.formats is None:
            return name
        try:
            return self.formats().format(name).key
        except UnknownFormatError as error:
            near = error.values["formats"]
            raise self._wrong("no_format", error.message, *place, name=name, formats=near) from error

    def _number(self, key: str, sign: str, value: str, place: tuple[int, int]) -> Condition:
        sign = "=" if sign == ":" else sign
        if _NUMBER.fullmatch(value):
            return Number(key, sign, float(value))
        other = KEYS.get(value, "")
        if other not in NUMBERS:
            raise self._wrong(
                "no_number",
                f"“{value}” is no number; right would be one, or one of {', '.join(NUMBERS)}",
                *place,
                name=value,
                fields=", ".join(NUMBERS),
            )
        return Number(key, sign, other)

    def _colors(self, key: Literal["c", "id"], sign: str, value: str, place: tuple[int, int]) -> Condition:
        if value.isdecimal() and len(value) == 1:
            return ColorCount(key, "=" if sign == ":" else sign, int(value))
        if value in MULTICOLORED and sign in (":", "=", "!="):
            return ColorCount(key, "<" if sign == "!=" else ">=", 2)
        letters = color_letters(value)
        if letters is None:
            raise self._wrong(
                "no_colors",
                f"“{value}” is no color; right would be letters of wubrg, c (colorless), m (multicolored), "
                "the name of a color, or how many",
                *place,
                name=value,
            )
        if sign == ":":
            sign = "=" if not letters else ">=" if key == "c" else "<="
        return HasColors(key, sign, letters)

    def _put_in_order(self, key: str, value: str, place: tuple[int, int]) -> None:
        if self.order if key == "order" else self.direction:
            raise self._wrong("second_order", "the cards are put in order twice", *place)
        if key == "order":
            self.order = self._one_of("no_order", value, ORDERS, place)
        else:
            self.direction = self._one_of("no_direction", value, _DIRECTIONS, place)

    def _value(self, before: str, example: str, pattern: re.Pattern[str] = _WORD) -> str:
        """Read a word or what stands in quotation marks, folded."""
        began = self.at
        if began < len(self.text) and self.text[began] in _QUOTES:
            found = self._in_quotes()
        else:
            word = pattern.match(self.text, began)
            found = word[0] if word else ""
            if found.startswith("/") and found.strip("/"):
                raise self._wrong("no_regex", "patterns in slashes are not known; use quotes", began, len(found))
            self.at += len(found)
        folded = fold_text(found)
        if not folded:
            start = began - len(before)
            raise self._wrong(
                "no_value", f"a value is missing, like {example}", start, self.at - start, example=example
            )
        return folded

    def _in_quotes(self) -> str:
        began = self.at
        self.at += 1
        found: list[str] = []
        while self.at < len(self.text):
            sign = self.text[self.at]
            self.at += 1
            if sign in _QUOTES:
                return "".join(found)
            if sign == "\\" and self.at < len(self.text):
                sign = self.text[self.at]
                self.at += 1
            found.append(sign)
        raise self._wrong("open_quote", "this quotation mark is never closed", began, 1)

    def _one_of(self, key: str, value: str, words: dict[str, str], place: tuple[int, int]) -> str:
        """Return what a word of a list stands for."""
        if value in words:
            return words[value]
        near = closest_names(value, words) or tuple(dict.fromkeys(words.values()))
        said = f"“{value}” is not known here; there are {', '.join(near)}"
        raise self._wrong(key, said, *place, name=value, words=", ".join(near))

    def _skip_spaces(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def _word_is(self, word: str) -> bool:
        """Whether this word comes next, in any case."""
        found = _WORD.match(self.text, self.at)
        return found is not None and found[0].casefold() == word

    def _order_inside(self, began: int) -> SearchError:
        return self._wrong(
            "order_inside", "the order belongs to the whole search, outside of brackets", began, self.at - began
        )

    def _wrong(self, key: str, english: str, offset: int, length: int = 0, **values: object) -> SearchError:
        return SearchError(english, offset=offset, length=length, key=f"searching.{key}", **values)
