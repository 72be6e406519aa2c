"""What mana symbols tell about a card: its colors, color identity and mana value (107.4, 202)."""

from __future__ import annotations

import re
from typing import Final

COLOR_LETTERS: Final = "WUBRG"
"""White, blue, black, red, green, in the order of the book (105.1)."""

_SYMBOL: Final = re.compile(r"\{([^{}\s]+)\}")
_MANA_SYMBOL: Final = re.compile(r"\{(?:\d+|[WUBRGCSX]|[WUBRGC2]/[WUBRG]|[WUBRGC]/P|[WUBRG]/[WUBRG]/P)\}")
_COST: Final = re.compile(r"(?:\{[^{}\s]+\})*")
_REMINDER: Final = re.compile(r"\([^()]*\)")


def is_mana_cost(text: str) -> bool:
    """Whether a text has the form of a mana cost: nothing but symbols in braces."""
    return _COST.fullmatch(text) is not None


def is_known_mana_cost(text: str) -> bool:
    """Whether every symbol of a mana cost is one that the book has (107.4).

    >>> is_known_mana_cost("{2/W}{G/U/P}{X}"), is_known_mana_cost("{K}")
    (True, False)
    """
    return is_mana_cost(text) and not _MANA_SYMBOL.sub("", text)


def in_color_order(letters: str | list[str]) -> str:
    """Return color letters once each, in the order WUBRG."""
    return "".join(letter for letter in COLOR_LETTERS if letter in letters)


def colors_of_cost(mana_cost: str) -> str:
    """Return the letters of the colors of the symbols in a mana cost (202.2).

    >>> colors_of_cost("{2}{G}{W/U}")
    'WUG'
    """
    return in_color_order("".join(_SYMBOL.findall(mana_cost)))


def colors_of_text(text: str) -> str:
    """Return the letters of the colors of the symbols in a rules text, reminder text aside (903.4, 903.4c)."""
    return colors_of_cost(_REMINDER.sub("", text))


def mana_value_of(mana_cost: str) -> float:
    """Return the mana value of a cost: X counts 0, a hybrid symbol its largest part (202.3e, 202.3f).

    >>> mana_value_of("{X}{2/W}{U}"), mana_value_of("")
    (3.0, 0.0)
    """
    return sum((_value(symbol) for symbol in _SYMBOL.findall(mana_cost)), 0.0)


def _value(symbol: str) -> float:
    if symbol in ("X", "Y", "Z"):
        return 0.0
    if len(symbol) == 2 and symbol[0] == "H":
        return 0.5
    return max(float(part) if part.isdigit() else 1.0 for part in symbol.split("/"))
