"""How much of a list of cards is read, proved and supported, and what stands in the way of the rest."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from apnap.cards.record import Card
from apnap.oracle.ambiguity import Ambiguities, Difference
from apnap.oracle.compile import AMBIGUOUS, NOT_READ, UNBOUND, Problem
from apnap.oracle.construct import Construct, is_category, patterns_of
from apnap.oracle.examining import Examination, Examiner, FaceExamination
from apnap.oracle.report import generalised
from apnap.oracle.twoway import all_constructs
from apnap.oracle.usage import Usage

_MARK: Final = re.compile(r"mark\.construct\(([^)]*)\)")


@dataclass(frozen=True)
class Hindrance:
    """A reason that keeps cards from being supported: how many have it, how many have no other, and one of them."""

    reason: str
    cards: int
    alone: int
    example: str


@dataclass
class CorpusCoverage:
    """Counts over cards, faces' lines and constructs."""

    core: int = 0
    """How many cards were asked about."""
    missing: int = 0
    """How many of them there is no record of."""
    read: int = 0
    proved: int = 0
    supported: int = 0
    lines: int = 0
    lines_read: int = 0
    lines_proved: int = 0
    ambiguous_lines: int = 0
    """Lines whose readings have different meanings."""
    unbound_lines: int = 0
    """Lines in which it is in doubt what a word refers to."""
    harmless_lines: int = 0
    """Lines with several readings that mean the same: faults of the grammar, but not of the card."""
    spanish_printed: int = 0
    """Lines that are printed in Spanish and read back with the same meaning."""
    ms_per_card: float = 0.0
    differences: list[Difference] = field(default_factory=list)
    """In what the readings of lines with several differ first, and what becomes of it."""
    usage: Usage = field(default_factory=Usage)
    """Cards by construct, and constructs by card."""
    front: list[Hindrance] = field(default_factory=list)
    """Where reading stops, by the number of cards."""
    hindrances: list[Hindrance] = field(default_factory=list)
    """Every reason why cards are not supported, by the number of cards."""


def corpus_coverage(
    names: Iterable[str], record: Callable[[str], Card | None], progress: Callable[[int], None] | None = None
) -> CorpusCoverage:
    """Examine the cards of these names; ``record`` gives the card of a full name, or None.

    ``progress`` is called with the number of cards done.
    """
    report = CorpusCoverage()
    examiner = Examiner()
    ambiguities = Ambiguities()
    reasons: dict[str, _Tally] = {}
    for name in names:
        report.core += 1
        card = record(name)
        if card is None:
            report.missing += 1
        else:
            found = examiner.examine(card)
            _count(report, found, reasons)
            _compare(found, ambiguities)
        if progress is not None:
            progress(report.core)
    report.ms_per_card = 1000 * examiner.reading_seconds / max(report.core - report.missing, 1)
    report.differences = ambiguities.ranked()
    report.hindrances = _ranked(reasons, "")
    report.front = _ranked(reasons, NOT_READ)
    return report


@dataclass
class _Tally:
    example: str
    kind: str
    cards: int = 0
    alone: int = 0


def _count(report: CorpusCoverage, found: Examination, reasons: dict[str, _Tally]) -> None:
    report.read += found.read
    report.proved += found.proved
    report.supported += found.supported
    if found.read:
        report.usage.add(line.reading.tree for face in found.faces for line in face.lines)
    for face in found.faces:
        _count_lines(report, face)
    named = {reason_of(problem, found): problem for problem in found.problems}
    for reason, problem in named.items():
        tally = reasons.setdefault(reason, _Tally(f"{found.card.name}: {problem.line}".rstrip(": "), problem.kind))
        tally.cards += 1
        tally.alone += len(named) == 1


def _compare(found: Examination, ambiguities: Ambiguities) -> None:
    for face, record in zip(found.faces, found.card.faces, strict=True):
        if face.read:
            is_spell = bool({"Instant", "Sorcery"}.intersection(record.types.card_types))
            ambiguities.add([line.reading for line in face.lines], face.name, is_spell, found.supported)


def _count_lines(report: CorpusCoverage, face: FaceExamination) -> None:
    report.lines += len(face.lines)
    report.lines_read += sum(line.read for line in face.lines)
    report.lines_proved += sum(face.proved_lines)
    kinds = [problem.kind for problem in face.problems]
    report.ambiguous_lines += kinds.count(AMBIGUOUS)
    report.unbound_lines += kinds.count(UNBOUND)
    report.harmless_lines += sum(len(line.reading.trees) > 1 for line in face.lines) - kinds.count(AMBIGUOUS)
    report.spanish_printed += sum(
        bool(line.spanish) and same for line, same in zip(face.lines, face.same_in_spanish, strict=True)
    )


def reason_of(problem: Problem, found: Examination) -> str:
    """Return a problem in general words, so that equal problems of different cards are counted together."""
    if problem.kind == NOT_READ:
        readings = (line.reading for face in found.faces for line in face.lines)
        stopped = next(reading.stopped for reading in readings if reading.line == problem.line)
        return generalised(problem.line, stopped, "en")
    return f"{problem.kind}: {problem.construct + ': ' if problem.construct else ''}{problem.why}"


def _ranked(reasons: dict[str, _Tally], kind: str) -> list[Hindrance]:
    found = [
        Hindrance(reason, tally.cards, tally.alone, tally.example)
        for reason, tally in reasons.items()
        if kind in ("", tally.kind)
    ]
    return sorted(found, key=lambda one: (-one.cards, one.reason))


@dataclass(frozen=True)
class ConstructCounts:
    """How many constructs there are, how many can be said in Spanish, and how many have a test of what they do."""

    total: int
    with_spanish: int
    with_behaviour_test: int


def construct_counts(tests: Path | None) -> ConstructCounts:
    """Count the constructs; ``tests`` is the folder whose tests are marked ``@pytest.mark.construct("Scry", …)``."""
    constructs = [cls for cls in all_constructs() if not is_category(cls) and _has_words(cls, "en")]
    tested: set[str] = set()
    for file in sorted(tests.rglob("test_*.py")) if tests is not None else ():
        for names in _MARK.findall(file.read_text(encoding="utf-8")):
            tested.update(re.findall(r"\"(\w+)\"", names))
    return ConstructCounts(
        len(constructs),
        sum(_has_words(cls, "es") for cls in constructs),
        sum(cls.__name__ in tested for cls in constructs),
    )


def _has_words(cls: type[Construct], language: str) -> bool:
    own = cls.__dict__
    return bool(patterns_of(cls, language)) or "shape" in own or bool(own.get(f"{language}_words"))
