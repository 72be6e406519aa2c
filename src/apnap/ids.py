"""Plain typed names for the numbers and strings that everything shares.

A *reference* (:data:`Ref`) names an object of the game: the number of its card (or token, copy, ability) and the
count of its zone changes, packed in one int. A card that moves becomes a new object (400.7), so a stale reference
simply does not match any more.

>>> ref = make_ref(card=12, changes=3)
>>> card_of(ref), changes_of(ref)
(12, 3)
"""

from __future__ import annotations

from typing import Final

Ref = int
"""An object: card number and zone-change count in one int; 0 is no object."""

Player = int
"""A player: the seat, from 0, in the order of the table."""

REF_SHIFT: Final = 24
CHANGES_MASK: Final = (1 << 24) - 1

NO_REF: Final = 0
NO_PLAYER: Final = -1


def make_ref(card: int, changes: int) -> Ref:
    """Return the reference of card number ``card`` after ``changes`` zone changes."""
    return card << REF_SHIFT | changes


def card_of(ref: Ref) -> int:
    """Return the card number in a reference."""
    return ref >> REF_SHIFT


def changes_of(ref: Ref) -> int:
    """Return the zone-change count in a reference."""
    return ref & CHANGES_MASK


SEAT_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def seat_letter(player: Player) -> str:
    """Return the letter people call a player by: ``A`` for the first seat.

    >>> seat_letter(1)
    'B'
    """
    return SEAT_LETTERS[player]
