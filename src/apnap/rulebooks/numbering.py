"""Which number a rule of the current book has in an older one.

Steps, events and refusals carry the numbers of the current book. The table of an older book, ``numbers/<name>.tsv``,
lists the rules that both have: the current number, a tab, and the number there.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

_LETTER: Final = re.compile(r"(\d+\.\d+)[a-z]")
_LISTS: Final = ("704.5", "704.6")
"""Rules whose letters have nothing in common: another letter, or none, is no answer."""


@cache
def _table(book: str) -> dict[str, str]:
    source = files(__package__) / "numbers" / f"{book}.tsv"
    if not source.is_file():
        return {}
    rows = source.read_text(encoding="utf-8").splitlines()
    return dict(row.split("\t") for row in rows)


def own_number(book: str, key: str) -> str:
    """Return the number in a book of the rule that has the number ``key`` in the current one.

    A lettered rule that the book lacks is that without its letter; what it lacks altogether is named as a rule of
    the current book. A rule that only an older book has is written ``2016:509.2``, and without the name there.

    >>> own_number("2016", "704.5j"), own_number("2007", "702.174a"), own_number("current", "704.5j")
    ('704.5k', 'current:702.174a', '704.5j')
    >>> own_number("2016", "2016:509.2"), own_number("current", "2016:509.2")
    ('509.2', '2016:509.2')
    """
    table = _table(book)
    if not table or not key or ":" in key:
        return key.removeprefix(f"{book}:")
    found = table.get(key)
    if found is None:
        whole = _LETTER.fullmatch(key)
        found = table.get(whole.group(1)) if whole and whole.group(1) not in _LISTS else None
    return found if found is not None else f"current:{key}"


def keys_of(book: str, number: str) -> list[str]:
    """Return the numbers in the current book of the rules that have this number in another one.

    >>> keys_of("2016", "704.5k"), keys_of("current", "704.5k")
    (['704.5j'], ['704.5k'])
    """
    table = _table(book)
    return [key for key, own in table.items() if own == number] if table else [number]
