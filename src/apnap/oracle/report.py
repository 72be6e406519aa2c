"""What is read, what is ambiguous, and where reading stops: the work lists of the grammar.

Faces are given as ``(name, faces)`` with a :class:`FaceText` per face, so that any source of card texts will do.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from apnap.oracle.construct import Construct
from apnap.oracle.spelling import split
from apnap.oracle.text import lines
from apnap.oracle.twoway import Tongue, UnprintableError


@dataclass(frozen=True)
class FaceText:
    """One face: its name, rules text, and whether it is legendary (which decides how its name may be shortened)."""

    name: str
    text: str
    legendary: bool = False


@dataclass(frozen=True)
class Stop:
    """A place where reading stops: the words around it, how many cards stop there, and one of their lines."""

    stops_at: str
    cards: int
    example: str


@dataclass
class Coverage:
    """Counts over cards and lines, and the work lists."""

    cards: int = 0
    read: int = 0
    printed: int = 0
    """Read, and printing gives the text back."""
    lines: int = 0
    lines_read: int = 0
    lines_printed: int = 0
    ambiguous: int = 0
    """Lines with more than one tree."""
    ms_per_card: float = 0.0
    front: list[Stop] = field(default_factory=list)
    differences: list[tuple[str, int, str]] = field(default_factory=list)
    """By first differing pair of constructs: ``("A | B", lines, example)``."""
    uses: Counter[str] = field(default_factory=Counter)
    """By construct, in how many read lines it is used."""


def coverage(tongue: Tongue, cards: Iterable[tuple[str, Iterable[FaceText]]]) -> Coverage:
    """Read every line of the cards, print it back, and collect the work lists."""
    report = Coverage()
    stops: dict[str, tuple[set[str], str]] = {}
    pairs: dict[str, tuple[int, str]] = {}
    known: dict[str, tuple[bool, bool]] = {}
    spent = 0.0
    for name, faces in cards:
        report.cards += 1
        all_read = all_printed = True
        for face in faces:
            for line in lines(face.text, face.name, face.legendary):
                report.lines += 1
                started = time.perf_counter()
                found = known.get(line)
                if found is None:
                    found = known[line] = _one_line(tongue, line, report, stops, pairs, name)
                elif not found[0]:
                    stops[_front_of(tongue, line)][0].add(name)
                spent += time.perf_counter() - started
                report.lines_read += found[0]
                report.lines_printed += found[1]
                all_read &= found[0]
                all_printed &= found[1]
        report.read += all_read
        report.printed += all_printed
    report.ms_per_card = 1000 * spent / max(report.cards, 1)
    report.front = sorted((Stop(key, len(who), line) for key, (who, line) in stops.items()), key=lambda s: -s.cards)
    report.differences = sorted(((key, n, line) for key, (n, line) in pairs.items()), key=lambda d: -d[1])
    return report


def _one_line(
    tongue: Tongue,
    line: str,
    report: Coverage,
    stops: dict[str, tuple[set[str], str]],
    pairs: dict[str, tuple[int, str]],
    name: str,
) -> tuple[bool, bool]:
    reading = tongue.read(line)
    if not reading.trees:
        stops.setdefault(generalised(line, reading.stopped, tongue.language), (set(), line))[0].add(name)
        return False, False
    report.uses.update({type(node).__name__ for node in walk(reading.tree)})
    if len(reading.trees) > 1:
        report.ambiguous += 1
        key = first_difference(reading.trees[0], reading.trees[1])
        count, example = pairs.get(key, (0, line))
        pairs[key] = count + 1, example
    return True, any(same_text(_printed(tongue, tree), line) for tree in reading.trees)


def _printed(tongue: Tongue, tree: Construct) -> str:
    try:
        return tongue.print(tree)
    except UnprintableError:
        return ""


def same_text(a: str, b: str) -> bool:
    """Return whether two lines are the same but for letter case at sentence starts and the card's own name."""
    return _plain(a) == _plain(b)


def _plain(line: str) -> str:
    line = re.sub(r"~p?s?(?![a-z])", "~", line)
    return re.sub(r"(?:(?<=^)|(?<=[.:—•\"“] )|(?<=\n))\w", lambda match: match.group().lower(), line)


def walk(tree: Construct) -> Iterable[Construct]:
    """Yield a tree and every construct in it, parents first."""
    yield tree
    for value in tree.__dict__.values():
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Construct):
                yield from walk(one)


def first_difference(a: Construct, b: Construct) -> str:
    """Return the first place where two trees differ, as ``"ClassA | ClassB"``."""
    if type(a) is not type(b):
        return f"{type(a).__name__} | {type(b).__name__}"
    for name, one in a.__dict__.items():
        other = b.__dict__.get(name)
        if one == other:
            continue
        if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
            for x, y in zip(one, other, strict=True):
                if x != y:
                    return first_difference(x, y)
        if isinstance(one, Construct) and isinstance(other, Construct):
            return first_difference(one, other)
        return f"{type(a).__name__}.{name}"
    return f"{type(a).__name__} (form)"


def _front_of(tongue: Tongue, line: str) -> str:
    return generalised(line, tongue.read(line).stopped, tongue.language)


def generalised(line: str, stopped: int, language: str) -> str:
    """Return the words around the place where reading stopped, numbers and mana symbols made alike."""
    words = split(line, language).words
    parts = [_general(word) for word in words]
    return " ".join(parts[max(stopped - 2, 0) : stopped]) + " ‸ " + " ".join(parts[stopped : stopped + 2])


def _general(word: str) -> str:
    if word[0] == "{":
        return "{M}"
    return "N" if re.fullmatch(r"[+−-]?[\dXx]+(/[+−-]?[\dXx]+)?", word) else word
