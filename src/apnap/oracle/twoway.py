"""The engine: one grammar per language, used in both directions.

>>> tree = tongue("en").read("Draw two cards.").tree
>>> tongue("en").print(tree), tongue("es").print(tree)
('Draw two cards.', 'Roba dos cartas.')
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from apnap.oracle.bracketed import Bracketed, both, cleaved_text, has_brackets, whole_text, with_brackets
from apnap.oracle.construct import Construct, subclasses
from apnap.oracle.grammar import Grammar
from apnap.oracle.mending import Mender
from apnap.oracle.printing import Printer, UnprintableError
from apnap.oracle.reading import Reader, UnlikeError, build
from apnap.oracle.spelling import Words, join, split

START = "Line"
"""The category of one line of card text."""


@dataclass(frozen=True)
class Decline:
    """A line that was not read: which word is wrong, and what would be right there."""

    line: str
    offset: int
    """Where the wrong word begins, in characters from 0; the line's length when it ends too early."""
    length: int
    """How long the wrong word is; 0 at the end of the line."""
    words: tuple[str, ...]
    """What could stand there, word for word."""
    kinds: tuple[str, ...]
    """What could stand there, by the name of a category; empty at the very beginning, where everything may stand."""
    suggestions: tuple[str, ...]
    """Words spelled much like the wrong one with which the line is read, the most alike first."""

    def __str__(self) -> str:
        return marked(self.line, self.offset, self.length)


def marked(line: str, offset: int, length: int) -> str:
    """Return a text with carets under a part of it; of several lines, those up to the one with that part.

    >>> print(marked("Draw too cards.", 5, 3))
    Draw too cards.
         ^^^
    """
    end = line.find("\n", offset)
    shown = line if end < 0 else line[:end]
    return f"{shown}\n{' ' * (offset - (line.rfind(chr(10), 0, offset) + 1))}{'^' * max(length, 1)}"


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
        self._mender: Mender | None = None

    def read(self, line: str, category: str = START) -> Reading:
        """Read one normalised line (:func:`apnap.oracle.text.lines`)."""
        if category == START and has_brackets(line):
            return self._read_both(line)
        words = split(line, self.language)
        nodes = self._reader.read(category, words)
        spanish = self.language == "es"
        trees: list[Construct] = []
        for node in nodes:
            try:
                tree = build(node, spanish)
            except UnlikeError:
                continue
            if tree not in trees:
                trees.append(tree)
        return Reading(line, tuple(trees), self._reader.furthest)

    def _read_both(self, line: str) -> Reading:
        """702.148a: read a line with what stands in its brackets, and without."""
        whole, cleaved = self.read(whole_text(line)), self.read(cleaved_text(line))
        return Reading(line, both(whole.trees, cleaved.trees), whole.stopped if not whole.trees else cleaved.stopped)

    def offset(self, reading: Reading) -> int:
        """Return where understanding of an unread line stopped, in characters from 0; with brackets, where the first
        of them begins."""
        if has_brackets(reading.line):
            return reading.line.index("[")
        offsets = split(reading.line, self.language).offsets
        return offsets[reading.stopped] if reading.stopped < len(offsets) else len(reading.line)

    def decline(self, line: str, category: str = START) -> Decline:
        """Say what is wrong with a line that is not read."""
        if self._mender is None:
            self._mender = Mender(self.grammar)
        words = split(line, self.language)
        flaw = self._mender.flaw(category, words)
        start, end = _piece(words, flaw.place)
        return Decline(line, start, end - start, flaw.words, flaw.kinds, flaw.suggestions)

    def print(self, tree: Construct) -> str:
        """Print a tree. Raises :class:`UnprintableError` when a construct in it has no words in this language."""
        if isinstance(tree, Bracketed):
            text = with_brackets(self.print(tree.whole), self.print(tree.cleaved))
            if not text:
                raise UnprintableError(Bracketed, self.language, " where it is not only shortened")
            return text
        return join(self._printer.print(tree), self.language)


_NUMBERS = re.compile(r"\[?[+−-]?[\w*]+(?:/[+−-]?[\w*]+|\])")
"""What was meant as a size, a change of size or a loyalty cost, right or wrong."""
_SYMBOLS = re.compile(r"(?:\{[^{}]*\})+")
_SYMBOL = re.compile(r"\{(?:[WUBRGCXYZS]|\d+|[WUBRGC\d]/[WUBRGP](?:/P)?)\}")


def _piece(words: Words, place: int) -> tuple[int, int]:
    """Return where a word begins and ends in its line: of a size the whole of it, of symbols the first wrong one."""
    line = words.line
    if place >= len(words.offsets):
        return len(line), len(line)
    start = words.offsets[place]
    behind = next((offset for offset in words.offsets[place + 1 :] if offset > start), len(line))
    end = start + len(line[start:behind].rstrip())
    for number in _NUMBERS.finditer(line):
        if number.start() <= start < number.end():
            return number.start(), number.end()
    symbols = _SYMBOLS.match(line, start)
    if symbols is not None:
        while (right := _SYMBOL.match(line, start)) is not None and right.end() < symbols.end():
            start = right.end()
        return start, line.index("}", start) + 1
    return start, end


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


__all__ = ["Decline", "Reading", "Tongue", "UnprintableError", "all_constructs", "marked", "tongue"]
