"""What each rule of the seed documents says, in a sentence of our own in both languages.

``statements/<book>/*.toml`` has a table for each rule, under its number in that book: the sentence in ``en``, ``es``;
``system``, the number of the system it belongs to; ``switches``, the switches of the rulebooks that decide it, if any;
``kind``, "behaviour" unless told: "system" sums up a chapter, "keyword" is a keyword ability (``keyword`` names it);
``waiting``, what a part of it waits for that no test shows yet.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from apnap.errors import RulebookError
from apnap.rulebooks.catalogue import rulebook, rulebook_names

KINDS: Final = ("behaviour", "system", "keyword")


@dataclass(frozen=True)
class Statement:
    """One rule of one book."""

    book: str
    number: str
    """Its number in that book, or ``g.`` and the Spanish word of the glossary."""
    en: str
    es: str
    system: int
    kind: str = "behaviour"
    switches: tuple[str, ...] = ()
    keyword: str = ""
    waiting: str = ""

    @property
    def id(self) -> str:
        """The book and the number: ``classic:300.4``."""
        return f"{self.book}:{self.number}"

    def text(self, lang: str) -> str:
        """Return the sentence in a language."""
        return self.es if lang == "es" else self.en


@cache
def statements() -> dict[str, Statement]:
    """Return all statements by id, book by book, the oldest first, in the order of their numbers."""
    found: dict[str, Statement] = {}
    for book in reversed(rulebook_names()):
        tables: dict[str, Any] = {}
        for entry in (files(__package__) / "statements" / book).iterdir():
            if entry.name.endswith(".toml"):
                tables.update(tomllib.loads(entry.read_text(encoding="utf-8")))
        for number in sorted(tables, key=_order):
            fields = tables[number]
            fields["switches"] = tuple(fields.get("switches", ()))
            one = Statement(book, number, **fields)
            found[one.id] = one
    return found


def _order(number: str) -> tuple[object, ...]:
    """Return what numbers are sorted by: their parts, as numbers where they are."""
    section, _, rest = number.partition(".")
    digits = rest.rstrip("abcdefghijklmnopqrstuvwxyz-")
    is_number = digits.isdecimal()
    return (section.isdecimal(), int(section) if section.isdecimal() else 0, int(digits) if is_number else 0, rest)


def statement(number: str, book: str) -> Statement:
    """Return the statement of a rule: by its id, or by its number in a book.

    >>> statement("classic:300.4", "current").switches
    ('mana_burn', 'mana_empties')

    Raises:
        RulebookError: there is no such book, or no statement of that rule; it names the nearest ones.
    """
    named, colon, rest = number.partition(":")
    name, wanted = (named, rest) if colon else (book, number)
    name = rulebook(name).name
    found = statements().get(f"{name}:{wanted}")
    if found is None:
        numbers = [one.number for one in statements().values() if one.book == name]
        near = ", ".join([one for one in numbers if one[:3] == wanted[:3]] or numbers[:3])
        raise RulebookError(
            f"the rulebook {name} has no statement with the number {wanted!r} here; near it: {near}",
            key="errors.no_statement",
            book=name,
            number=wanted,
            near=near,
        )
    return found
