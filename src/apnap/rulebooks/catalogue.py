"""The rulebooks by name."""

from __future__ import annotations

from typing import Final

from apnap.errors import RulebookError
from apnap.rulebooks.classic import CLASSIC
from apnap.rulebooks.current import CURRENT
from apnap.rulebooks.switches import Rulebook
from apnap.rulebooks.year_2007 import YEAR_2007
from apnap.rulebooks.year_2016 import YEAR_2016

BOOKS: Final = (CURRENT, YEAR_2016, YEAR_2007, CLASSIC)
"""All rulebooks, the youngest first."""

_BY_NAME: Final[dict[str, Rulebook]] = {book.name: book for book in BOOKS}


def rulebook_names() -> tuple[str, ...]:
    """Return the names that :func:`rulebook` knows."""
    return tuple(_BY_NAME)


def rulebook(name: str) -> Rulebook:
    """Return the rulebook of that name.

    >>> rulebook("current").mana_burn
    False

    Raises:
        RulebookError: there is none; the message lists those there are.
    """
    book = _BY_NAME.get(name)
    if book is None:
        raise RulebookError(f"there is no rulebook named {name!r}; there is: {', '.join(_BY_NAME)}")
    return book
