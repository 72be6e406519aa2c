"""The rulebooks by name."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
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

_DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


def rulebook_names() -> tuple[str, ...]:
    """Return the names that :func:`rulebook` knows."""
    return tuple(_BY_NAME)


def rulebook(name: str) -> Rulebook:
    """Return the rulebook of that name, or the newest one that was in force on a day.

    >>> rulebook("current").mana_burn
    False
    >>> book = rulebook("2003-08-01")
    >>> book.name, book.date, book.asked
    ('classic', '1999-04-23', '2003-08-01')

    Raises:
        RulebookError: there is none; the message lists those there are.
    """
    book = _BY_NAME.get(name)
    if book is not None:
        return book
    there = ", ".join(f"{one.name} ({one.date})" for one in BOOKS)
    if not _DAY.fullmatch(name):
        raise RulebookError(
            f"there is no rulebook named {name!r}; there is: {there}; a day, as 2003-08-01, stands for the newest",
            key="errors.no_rulebook",
            name=name,
            books=there,
        )
    try:
        date.fromisoformat(name)
    except ValueError as problem:
        raise RulebookError(f"{name!r} is no day: {problem}", key="errors.no_day", name=name) from problem
    for one in BOOKS:
        if one.date <= name:
            return one if one.date == name else replace(one, asked=name)
    raise RulebookError(
        f"no rulebook is as old as {name}; there is: {there}", key="errors.no_rulebook_so_old", name=name, books=there
    )
