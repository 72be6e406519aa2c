"""What card searches compare: texts as they are folded, printed numbers, names of colors and types, keyword lines."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from apnap.cards.names import fold_name
from apnap.cards.record import Card, Face
from apnap.cards.symbols import COLOR_LETTERS, in_color_order

_COLORS: Final = {
    "white": "W", "blue": "U", "black": "B", "red": "R", "green": "G",
    "blanco": "W", "azul": "U", "negro": "B", "rojo": "R", "verde": "G",
    "blanca": "W", "negra": "B", "roja": "R",
    "c": "", "colorless": "", "incoloro": "", "incolora": "",
    "azorius": "WU", "dimir": "UB", "rakdos": "BR", "gruul": "RG", "selesnya": "GW",
    "orzhov": "WB", "izzet": "UR", "golgari": "BG", "boros": "RW", "simic": "GU",
    "bant": "GWU", "esper": "WUB", "grixis": "UBR", "jund": "BRG", "naya": "RGW",
    "abzan": "WBG", "jeskai": "URW", "sultai": "BGU", "mardu": "RWB", "temur": "GUR",
}  # fmt: skip
MULTICOLORED: Final = frozenset({"m", "multi", "multicolor", "multicolored", "multicolour", "multicoloured"})
"""The words for two or more colors (105.2b); Spanish has the third of them."""

SPANISH_TYPES: Final = {
    "artefacto": "artifact", "batalla": "battle", "criatura": "creature", "encantamiento": "enchantment",
    "instantaneo": "instant", "tierra": "land", "conjuro": "sorcery", "basica": "basic", "legendaria": "legendary",
    "basico": "basic", "legendario": "legendary", "nevada": "snow",
}  # fmt: skip
"""Folded Spanish words for card types and supertypes (205.2a, 205.4a), for cards without a Spanish type line."""

_REMINDER: Final = re.compile(r"\s*\([^()]*\)")
_PRINTED: Final = re.compile(r"[+-]?(?:\d+(?:\.\d+)?|\.\d+)")
_STAR: Final = re.compile(r"[*xX][²]?")
_SYMBOL: Final = re.compile(r"\{([^{}\s]+)\}")
_LOOSE: Final = re.compile(r"\{[^{}\s]+\}|\d+|[WUBRGCXYZS]")
_THIS: Final = re.compile(
    r"this (?:creature|artifact|enchantment|land|spell|card|permanent|vehicle|equipment|aura|token)"
    r"|est[ae] (?:criatura|artefacto|encantamiento|tierra|hechizo|carta|permanente|vehiculo|equipo|aura|ficha)"
)
_ODD: Final = ("  ", " /", "/ ", "//")
"""What is folded besides capitals in plain letters."""
_FOLDED: Final = 1 << 18
"""How many folded texts are kept; one for every text of all published cards has room."""


@lru_cache(maxsize=_FOLDED)
def fold_text(text: str) -> str:
    """Return the form in which texts are compared: that of names (:func:`~apnap.cards.names.fold_name`), but quickly.

    >>> fold_text("Vigía  de los Faroles\\nVuela.")
    'vigia de los faroles vuela.'
    """
    plain = text.replace("—", "-").replace("•", "*").replace("−", "-")
    if not plain.isascii() or any(odd in plain for odd in _ODD):
        return fold_name(fold_name(plain))  # what is decomposed may have to be folded again
    return plain.lower().replace("\n", " ").strip()


@lru_cache(maxsize=_FOLDED)
def with_own_name_as_tilde(text: str, name: str) -> str:
    """Return a folded text in which a card's name, in full or before its comma, and "this creature" are ``~``."""
    folded, own = fold_text(text), fold_text(name)
    for called in (own, own.partition(",")[0]):
        folded = folded.replace(called, "~")
    return _THIS.sub("~", folded)


def color_letters(word: str) -> str | None:
    """Return the letters of colors that a folded word says, in the order WUBRG; ``None``: it says none.

    >>> color_letters("gw"), color_letters("azul"), color_letters("colorless"), color_letters("purple")
    ('WG', 'U', '', None)
    """
    named = _COLORS.get(word)
    if named is None:
        named = word.upper()
        if not named or named.strip(COLOR_LETTERS):
            return None
    return in_color_order(named)


@lru_cache(maxsize=4096)
def printed_number(text: str | None) -> float | None:
    """Return a printed power, toughness or loyalty as a number, a star or X in it counting 0; ``None``: there is none.

    >>> printed_number("1+*"), printed_number("*"), printed_number("-1"), printed_number("?")
    (1.0, 0.0, -1.0, None)
    """
    if text is None:
        return None
    numbers = _PRINTED.findall(_STAR.sub("", text))
    if numbers:
        return float(numbers[0])
    return 0.0 if _STAR.search(text) else None


@lru_cache(maxsize=16384)
def symbols_of(cost: str) -> Counter[str]:
    """Return how often a mana cost has each symbol; generic mana counts under ``1`` (107.4b).

    >>> symbols_of("{2}{W}{W/U}")
    Counter({'1': 2, 'W': 1, 'W/U': 1})
    """
    counts: Counter[str] = Counter()
    for symbol in _SYMBOL.findall(cost):
        amount, key = (int(symbol), "1") if symbol.isdecimal() else (1, symbol)
        counts[key] += amount
    return counts


def mana_cost_of(text: str) -> str | None:
    """Return the mana cost that is meant by letters, digits and symbols in braces; ``None``: it is none.

    >>> mana_cost_of("2ww"), mana_cost_of("{x}{r/g}"), mana_cost_of("2k")
    ('{2}{W}{W}', '{X}{R/G}', None)
    """
    parts = _LOOSE.findall(text.upper())
    if not parts or "".join(parts) != text.upper():
        return None
    return "".join(part if part.startswith("{") else f"{{{part}}}" for part in parts)


def has_keyword(card: Card, keyword: str) -> bool:
    """Tell whether a card has a keyword (702), folded: by the list of its record, else by the lines of its text."""
    if card.keywords:
        return any(fold_text(word) == keyword for word in card.keywords)
    return any(
        part == keyword or part.startswith((f"{keyword} ", f"{keyword}-"))
        for face in card.faces
        for part in _keyword_parts(face)
    )


def _keyword_parts(face: Face) -> Iterator[str]:
    """Yield the parts of those lines that are lists of keywords: they aren't sentences, or have a dash after one."""
    for line in face.text.split("\n"):
        plain = _REMINDER.sub("", line).strip()
        if not plain.endswith(".") or "—" in plain:
            yield from (fold_text(part).replace(" - ", "-") for part in re.split(r"[,;]", plain))
