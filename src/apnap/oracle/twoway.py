"""The engine: one grammar per language, used in both directions.

>>> tree = tongue("en").read("Draw two cards.").tree
>>> tongue("en").print(tree), tongue("es").print(tree)
('Draw two cards.', 'Roba dos cartas.')
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from apnap.oracle.construct import Construct, subclasses
from apnap.oracle.grammar import Grammar
from apnap.oracle.printing import Printer, UnprintableError
from apnap.oracle.reading import Reader, build
from apnap.oracle.spelling import join, split

START = "Line"
"""The category of one line of card text."""


@dataclass(frozen=True)
class Decline:
    """A line that was not read: how far it was understood, and what could have followed."""

    line: str
    offset: int
    """Where understanding stopped, in characters from 0."""
    expected: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.line}\n{' ' * self.offset}^ not understood from here"


@dataclass(frozen=True)
class Reading:
    """All trees of one line, the preferred one first (the smallest; of equals, the nearest attachment)."""

    line: str
    trees: tuple[Construct, ...]
    stopped: int = 0
    """For an unread line, the word at which understanding stopped, from 0."""

    @property
    def tree(self) -> Construct:
        """The preferred tree. Raises ``IndexError`` when the line was not read."""
        return self.trees[0]


class Tongue:
    """One language: reads lines of card text into trees and prints trees as lines."""

    def __init__(self, language: str, classes: Iterable[type[Construct]]) -> None:
        self.language = language
        self.grammar = Grammar(language, classes)
        self._reader = Reader(self.grammar)
        self._printer = Printer(self.grammar)

    def read(self, line: str, category: str = START) -> Reading:
        """Read one normalised line (:func:`apnap.oracle.text.lines`)."""
        words = split(line, self.language)
        nodes = self._reader.read(category, words)
        spanish = self.language == "es"
        trees: list[Construct] = []
        for node in nodes:
            tree = build(node, spanish)
            if tree not in trees:
                trees.append(tree)
        return Reading(line, tuple(trees), self._reader.furthest)

    def offset(self, reading: Reading) -> int:
        """Return where understanding of an unread line stopped, in characters from 0."""
        offsets = split(reading.line, self.language).offsets
        return offsets[reading.stopped] if reading.stopped < len(offsets) else len(reading.line)

    def decline(self, line: str, category: str = START) -> Decline:
        """Say why a line was not read."""
        words = split(line, self.language)
        place, expected = self._reader.expected(category, words)
        offset = words.offsets[place] if place < len(words.offsets) else len(line)
        return Decline(line, offset, tuple(expected))

    def print(self, tree: Construct) -> str:
        """Print a tree. Raises :class:`UnprintableError` when a construct in it has no words in this language."""
        return join(self._printer.print(tree), self.language)


def all_constructs() -> list[type[Construct]]:
    """Return every category and construct of the package, after importing them all."""
    import apnap.oracle.phrase
    import apnap.oracle.words

    assert apnap.oracle.phrase and apnap.oracle.words
    return [cls for cls in subclasses(Construct) if cls.__module__.startswith("apnap.oracle.")]


@cache
def tongue(language: str) -> Tongue:
    """Return the tongue of ``"en"`` or ``"es"`` with all constructs; building takes about half a second, once.

    Raises ``ValueError`` for another language.
    """
    if language not in ("en", "es"):
        raise ValueError(f"card text is read in 'en' and 'es', not in {language!r}")
    return Tongue(language, all_constructs())


__all__ = ["Decline", "Reading", "Tongue", "UnprintableError", "all_constructs", "tongue"]
