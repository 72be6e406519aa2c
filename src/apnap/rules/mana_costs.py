"""107.4, 202: mana costs, parsed once: how much generic mana, which pips with which alternatives.

A *pip* is a mask of the kinds of mana (W U B R G C bits) that can pay it, with flags for the other ways.
"""

from __future__ import annotations

from typing import Final

from apnap.abilities.mana import ManaCost
from apnap.abilities.values import BLACK, BLUE, COLORLESS_MANA, GREEN, RED, WHITE
from apnap.errors import InvalidStateError

_BITS: Final = {"W": WHITE, "U": BLUE, "B": BLACK, "R": RED, "G": GREEN, "C": COLORLESS_MANA}

PHYREXIAN: Final = 1 << 6
"""107.4f: the pip can be paid with 2 life."""
LIFE_FOR_SYMBOLS: Final = "life for symbols"
"""702.150a: among the costs paid for a spell with compleated, how many Phyrexian symbols were paid for with life."""
TWOBRID: Final = 1 << 7
"""107.4e: the pip can be paid with two mana of any type."""
SNOW_PIP: Final = 1 << 8
"""107.4h: one mana of any type from a snow source."""
FROM_SNOW: Final = 1 << 6
"""Beside the kind of mana that was spent: a snow source had produced it."""
ORIGINS: Final = {"Treasure": 1 << 7, "Cave": 1 << 8, "Desert": 1 << 9}
"""Beside the kind of mana that was spent: a permanent with that subtype had produced it."""
RIDER_SHIFT: Final = 10
"""The bits beside the kind of mana that was spent from which on the number of a rider (106.6) stands."""
KINDS_MASK: Final = 63


class ParsedCost:
    """A mana cost: ``generic`` mana, ``pips`` (masks, printed order), number of ``x`` symbols. Immutable."""

    __slots__ = ("generic", "pips", "x", "exists", "mana_value", "colors", "simple", "counts")

    def __init__(self, generic: int, pips: tuple[int, ...], x: int, exists: bool, mana_value: int, colors: int) -> None:
        self.generic = generic
        self.pips = pips
        self.x = x
        self.exists = exists
        """202.1b: False for "no mana cost", which can't be paid."""
        self.mana_value = mana_value
        """202.3, with X as 0."""
        self.colors = colors
        """202.2: the colours of its symbols."""
        self.simple = x == 0 and all(pip & KINDS_MASK == pip and pip & (pip - 1) == 0 for pip in pips)
        """Only generic and single-kind pips."""
        counts = [0, 0, 0, 0, 0, 0]
        for pip in pips:
            if pip & (pip - 1) == 0 and pip <= COLORLESS_MANA:
                counts[pip.bit_length() - 1] += 1
        self.counts = tuple(counts)
        """How many single-kind pips of each kind (W U B R G C)."""


def parsed_cost(cost: ManaCost) -> ParsedCost:
    """Return a mana cost node, parsed.

    >>> parsed_cost(ManaCost(("X", "2", "W/U", "2/B", "G/P"))).mana_value
    6

    :raises InvalidStateError: a symbol that is not a mana symbol (107.4)
    """
    generic = x = value = colors = 0
    pips: list[int] = []
    for symbol in cost.symbols:
        if symbol.isdigit():
            generic += int(symbol)
            value += int(symbol)
        elif symbol == "X":
            x += 1
        elif symbol == "S":
            pips.append(SNOW_PIP)
            value += 1
        else:
            pip, worth = _pip(symbol)
            pips.append(pip)
            value += worth
            colors |= pip & 31
    return ParsedCost(generic, tuple(pips), x, True, value, colors)


def _pip(symbol: str) -> tuple[int, int]:
    pip, worth = 0, 1
    for part in symbol.split("/"):
        if part in _BITS:
            pip |= _BITS[part]
        elif part == "P":
            pip |= PHYREXIAN
        elif part == "2":
            pip |= TWOBRID
            worth = 2
        else:
            raise InvalidStateError(f"{{{symbol}}} is not a mana symbol", rule="107.4")
    return pip, worth


NO_COST: Final = ParsedCost(0, (), 0, False, 0, 0)
ZERO_COST: Final = ParsedCost(0, (), 0, True, 0, 0)
