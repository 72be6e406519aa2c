"""Lines with several readings: in what they differ first, and what becomes of the difference.

A reading beside the preferred one means *the same*, or something *different* (then the card is not supported, unless a
person has reviewed the line), or it has *no meaning*: it was refused, and the other wins without a word. The last kind
is counted too, since a refusal may be a construct that is not finished yet, or the one that wins may be wrong; where a
person has found the winner to be the right one, the pair stands in ``reviewed_pairs.txt``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from apnap.abilities.cost import Cost
from apnap.oracle.compile import meanings_of, units
from apnap.oracle.construct import Construct
from apnap.oracle.report import first_difference
from apnap.oracle.reviewed import is_reviewed, is_reviewed_pair
from apnap.oracle.twoway import Reading

SAME: Final = "same meaning"
DIFFERENT: Final = "different meanings"
REVIEWED: Final = "reviewed"
REFUSED: Final = "one refused"
REFUSED_RIGHTLY: Final = "one refused, reviewed"
ALL_REFUSED: Final = "all refused"


@dataclass(frozen=True)
class Difference:
    """A first difference between readings: ``"A | B"``, what becomes of it, how many lines have it, and one of them.

    Behind a pair of which one is refused stands, in parentheses, why it is.
    """

    pair: str
    kind: str
    lines: int
    supported: int
    """How many of these lines are on supported cards."""
    example: str


@dataclass
class _Tally:
    example: str
    lines: int = 0
    supported: int = 0


@dataclass
class Ambiguities:
    """Collects the differences of many lines; a line that many cards have counts once a card."""

    _known: dict[tuple[str, bool], tuple[tuple[str, str], ...]] = field(default_factory=dict)
    _tallies: dict[tuple[str, str], _Tally] = field(default_factory=dict)

    def add(self, readings: list[Reading], name: str, is_spell: bool, supported: bool) -> None:
        """Count the lines of a face that is read; ``supported``: whether the whole card is."""
        if all(len(reading.trees) == 1 for reading in readings):
            return
        parts, paid = units(readings, name, is_spell)
        for trees, line in parts:
            if len(trees) < 2:
                continue
            key = line, is_spell
            if key not in self._known:
                self._known[key] = differences(trees, line, name, is_spell, paid)
            for one in self._known[key]:
                tally = self._tallies.setdefault(one, _Tally(f"{name}: {line}"))
                tally.lines += 1
                if supported:
                    if not tally.supported:
                        tally.example = f"{name}: {line}"
                    tally.supported += 1

    def ranked(self) -> list[Difference]:
        """Return the differences, those on supported cards first."""
        found = [
            Difference(pair, kind, tally.lines, tally.supported, tally.example)
            for (pair, kind), tally in self._tallies.items()
        ]
        return sorted(found, key=lambda one: (-one.supported, -one.lines, one.pair, one.kind))


def differences(
    trees: tuple[Construct, ...], line: str, name: str, is_spell: bool, paid: Cost | None = None
) -> tuple[tuple[str, str], ...]:
    """Return the first difference of each reading from the one that is taken, once each, and what becomes of it."""
    found = [meanings_of((tree,), name, is_spell, paid) for tree in trees]
    meanings = [next(iter(lowered), None) for lowered, _ in found]
    taken = next((at for at, meaning in enumerate(meanings) if meaning is not None), 0)
    told: dict[tuple[str, str], None] = {}
    for at, (tree, (_, refusal)) in enumerate(zip(trees, found, strict=True)):
        if at != taken:
            pair = first_difference(trees[taken], tree)
            if meanings[taken] is not None and refusal is not None:
                pair = f"{pair} ({refusal})"
            told[pair, _kind(meanings[taken], meanings[at], line, pair)] = None
    return tuple(told)


def _kind(taken: object, other: object, line: str, pair: str) -> str:
    if taken is None:
        return ALL_REFUSED
    if other is None:
        return REFUSED_RIGHTLY if is_reviewed_pair(pair) else REFUSED
    if taken == other:
        return SAME
    return REVIEWED if is_reviewed(line) else DIFFERENT


def lines_of_kind(found: Iterable[Difference], *kinds: str) -> int:
    """Return in how many lines there is a difference of one of the kinds, on supported cards."""
    return sum(one.supported for one in found if one.kind in kinds)
