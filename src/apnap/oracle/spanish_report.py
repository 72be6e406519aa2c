"""How well apnap writes and reads Spanish: against its own English, and against the official texts.

Of every supported card: is each line printed in Spanish, and does reading that give the meaning of the English again?
Of every official text that is recent enough: is a line the one that apnap prints, and does reading it give the meaning
of the English line? What differs is grouped by cause. ``docs/spanish.md`` states how lines are made comparable.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from itertools import count
from typing import Final

from apnap.cards.record import Card, Face
from apnap.oracle.compile import meanings_of, preferred
from apnap.oracle.construct import Construct
from apnap.oracle.examining import Examiner, FaceExamination, LineExamination
from apnap.oracle.official_spanish import OfficialFace, comparable, comparable_words, official_lines, without_agreement
from apnap.oracle.phrase.pronouns import SelfReference
from apnap.oracle.phrase.roots import NounPhrase
from apnap.oracle.report import generalised, same_text
from apnap.oracle.text import lines
from apnap.oracle.twoway import Reading, UnprintableError, tongue

SINCE: Final = "2018"
"""Official texts of older printings are not counted: their wording has changed too much."""

_NUMBER: Final = re.compile(r"[+-]?[\dx]+(/[+-]?[\dx]+)?")

Cards = Callable[[str], Card | None]


@dataclass(frozen=True)
class Difference:
    """One cause of differences: how many lines, and one of them as it should be and as it is."""

    cause: str
    lines: int
    official: str
    ours: str


@dataclass
class SpanishReport:
    """The counts, and the differences grouped by cause, most frequent first."""

    supported: int = 0
    printed: int = 0
    """Supported cards of which every line is printed in Spanish."""
    same: int = 0
    """Those of them whose Spanish is read with the meaning of the English."""
    official_cards: int = 0
    official: int = 0
    """English lines that have an official Spanish text."""
    equal: int = 0
    """Those that apnap prints as the official line."""
    understood: int = 0
    """Those whose official line is read with the meaning of the English line."""
    wordings: list[Difference] = field(default_factory=list)
    """Why lines are not printed as the official ones."""
    readings: list[Difference] = field(default_factory=list)
    """Why official lines are not read with the same meaning."""
    losses: list[Difference] = field(default_factory=list)
    """Why supported cards are not printed in Spanish, or not read back."""


@dataclass
class _Groups:
    counts: Counter[str] = field(default_factory=Counter)
    examples: dict[str, tuple[str, str]] = field(default_factory=dict)

    def add(self, cause: str, official: str, ours: str) -> None:
        self.counts[cause] += 1
        self.examples.setdefault(cause, (official, ours))

    def ranked(self) -> list[Difference]:
        ranked = sorted(self.counts.items(), key=lambda one: (-one[1], one[0]))
        return [Difference(cause, count, *self.examples[cause]) for cause, count in ranked]


def spanish_report(
    names: Iterable[str], cards: Cards, official: Iterable[OfficialFace], progress: Callable[[int], None] | None = None
) -> SpanishReport:
    """Count the cards of these names and the official faces; ``cards`` gives the card of a full name, or None.

    ``progress`` is called with the number of cards and faces done.
    """
    report = SpanishReport()
    losses, wordings, readings = _Groups(), _Groups(), _Groups()
    examiner = Examiner()
    done = count(1)
    for name in names:
        card = cards(name)
        if card is not None:
            _count_card(report, examiner, card, losses)
        if progress is not None:
            progress(next(done))
    known: dict[tuple[str, bool], LineExamination] = {}
    counted: set[str] = set()
    for face in official:
        card = cards(face.card)
        for one in card.faces if card is not None else ():
            if one.name == face.face:
                counted.add(face.card)
                _count_official(report, one, face, known, wordings, readings)
        if progress is not None:
            progress(next(done))
    report.official_cards = len(counted)
    report.losses, report.wordings, report.readings = losses.ranked(), wordings.ranked(), readings.ranked()
    return report


# ------------------------------------------------------------------------------------ our own Spanish


def _count_card(report: SpanishReport, examiner: Examiner, card: Card, losses: _Groups) -> None:
    found = examiner.examine(card)
    if not found.supported:
        return
    report.supported += 1
    if not all(line.spanish for face in found.faces for line in face.lines):
        for line in (line for face in found.faces for line in face.lines if not line.spanish):
            losses.add(f"not printed: {_without_words(line.reading.tree)}", line.reading.line, "")
        return
    report.printed += 1
    report.same += all(all(face.same_in_spanish) for face in found.faces)
    for face in found.faces:
        _lose(face, losses)


def _lose(face: FaceExamination, losses: _Groups) -> None:
    for line, same in zip(face.lines, face.same_in_spanish, strict=True):
        if not same:
            losses.add(_why_not_read(line.spanish, line.reading.tree, line.back), line.reading.line, line.spanish)


def _without_words(tree: Construct) -> str:
    try:
        tongue("es").print(tree)
    except UnprintableError as problem:
        return str(problem).partition(" for ")[0]
    return ""


def _why_not_read(spanish: str, tree: Construct, back: tuple[Construct, ...]) -> str:
    if back:
        return _other_meaning(tree, back)
    reading = tongue("es").read(spanish)
    return f"not read at: {generalised(spanish, reading.stopped, 'es')}"


# ------------------------------------------------------------------------------------ official texts


def _count_official(
    report: SpanishReport,
    face: Face,
    official: OfficialFace,
    known: dict[tuple[str, bool], LineExamination],
    wordings: _Groups,
    readings: _Groups,
) -> None:
    english = lines(face.text, face.name, "Legendary" in face.types.supertypes)
    translated = official_lines(official, english)
    is_spell = bool({"Instant", "Sorcery"}.intersection(face.types.card_types))
    report.official += len(english)
    for line, theirs in zip(english, translated or [""] * len(english), strict=True):
        examined = known.get((line, is_spell))
        if examined is None:
            reading = tongue("en").read(line)
            spanish = _printed(preferred(reading.trees, face.name, is_spell)) if reading.trees else ""
            examined = known[line, is_spell] = LineExamination(reading, spanish=spanish)
        if not theirs or not examined.read:
            cause = "the English line is not read" if theirs else "the lines of the face don't correspond"
            wordings.add(cause, theirs or line, "")
            readings.add(cause, theirs or line, "")
            continue
        if cause := _wording(examined, theirs):
            wordings.add(cause, theirs, examined.spanish)
        else:
            report.equal += 1
        if cause := _understanding(examined.reading, theirs, face.name, is_spell):
            readings.add(cause, theirs, line)
        else:
            report.understood += 1


def _printed(tree: Construct) -> str:
    try:
        return tongue("es").print(tree)
    except UnprintableError:
        return ""


def _wording(line: LineExamination, official: str) -> str:
    """Return why a line is not printed as the official one; empty: it is."""
    if not line.spanish:
        return f"no Spanish words: {_without_words(line.reading.tree)}"
    return differing_words(comparable(line.spanish), comparable(official))


def differing_words(ours: str, theirs: str) -> str:
    """Return the first words in which two lines differ, with one word before, numbers and mana alike; empty: none.

    >>> differing_words("roba dos cartas.", "roba 3 cartas.")
    'roba [dos | N]'
    """
    if ours == theirs:
        return ""
    mine, other = comparable_words(ours), comparable_words(theirs)
    changes = SequenceMatcher(None, without_agreement(mine), without_agreement(other), autojunk=False).get_opcodes()
    for tag, i, j, k, m in changes:
        if tag != "equal":
            before = " ".join(_general(mine[max(i - 1, 0) : i]))
            return (
                f"{before} [{' '.join(_general(mine[i:j])) or '–'} | {' '.join(_general(other[k:m])) or '–'}]".strip()
            )
    return ""


def _general(words: list[str]) -> list[str]:
    return ["{M}" if word[0] == "{" else "N" if _NUMBER.fullmatch(word) else word for word in words]


def _understanding(english: Reading, official: str, name: str, is_spell: bool) -> str:
    """Return why an official line is not read with the meaning of the English one; empty: it is."""
    reading = tongue("es").read(official)
    if not reading.trees:
        return f"not read at: {generalised(official, reading.stopped, 'es')}"
    if reading.tree == english.tree:
        return ""
    meant, _ = meanings_of(english.trees, name, is_spell)
    if meant:
        found, _ = meanings_of(reading.trees, name, is_spell)
        if found[:1] == meant[:1] and len(found) == 1:
            return ""
    elif _same_english(reading.tree, english.line):
        return ""
    return _other_meaning(english.tree, reading.trees)


def _other_meaning(tree: Construct, found: tuple[Construct, ...]) -> str:
    difference = tree_difference(tree, found[0])
    if not difference and len(found) > 1:
        return f"two meanings: {tree_difference(*found[:2])}"
    return f"another meaning: {difference or 'the own name'}"


def tree_difference(a: Construct, b: Construct) -> str:
    """Return the first place where two trees differ, ways to name the card itself apart; empty: there is none."""
    if all(isinstance(one, NounPhrase) and (isinstance(one, SelfReference) or one.is_self()) for one in (a, b)):
        return ""
    if type(a) is not type(b):
        return f"{type(a).__name__} | {type(b).__name__}"
    for name, one in a.__dict__.items():
        other = b.__dict__[name]
        if name == "form" or one == other:
            continue
        if isinstance(one, Construct) and isinstance(other, Construct):
            pairs = [(one, other)]
        elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
            pairs = list(zip(one, other, strict=True))
        else:
            return f"{type(a).__name__}.{name}"
        for pair in pairs:
            if found := tree_difference(*pair):
                return found
    return ""


def _same_english(tree: Construct, line: str) -> bool:
    try:
        printed = tongue("en").print(tree)
    except UnprintableError:
        return False
    return same_text(_with_one_name(printed), _with_one_name(line))


def _with_one_name(line: str) -> str:
    return re.sub(r"\b[Tt]his (?!turn|way|spell|ability|combat|card|game)\w+", "~", line)
