"""Examining a card: what of it is read, proved and supported, and why not.

*Read*: every word of every face is consumed. *Proved*: read, and printing the trees gives the text back, apart from
reminder text, letter case at the start of sentences and the wording of the card's own name; and where all constructs
have Spanish words, the Spanish text is read with the same meaning. *Supported*: read, bound without doubt, and every
node is carried out with the values that its fields have.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from apnap.abilities.definition import CardDefinition, FaceDefinition
from apnap.cards.record import Card, Face
from apnap.oracle.card_values import color_mask, face_values, layout_of, layout_problem, undefined_numbers
from apnap.oracle.compile import (
    NOT_PERFORMED,
    VALUES,
    Abilities,
    Problem,
    lower_lines,
    meanings_of,
    preferred,
    unread,
    whole_face,
)
from apnap.oracle.construct import Construct
from apnap.oracle.report import same_text
from apnap.oracle.support import unperformed
from apnap.oracle.text import lines
from apnap.oracle.twoway import Reading, UnprintableError, tongue


@dataclass(frozen=True)
class LineExamination:
    """One line of a face, as far as it can be judged without the others."""

    reading: Reading
    exact: bool = False
    """Printing one of its trees gives it back."""
    spanish: str = ""
    """Printed in Spanish; empty when a construct in it has no Spanish words."""
    back: tuple[Construct, ...] = ()
    """The trees of the Spanish text."""

    @property
    def read(self) -> bool:
        """Whether every word was consumed."""
        return bool(self.reading.trees)


@dataclass(frozen=True)
class FaceExamination:
    """One face: its lines, its definition, and what is wrong with it."""

    name: str
    lines: tuple[LineExamination, ...]
    same_in_spanish: tuple[bool, ...]
    """By line: whether its Spanish text means the same; true where there is none."""
    definition: FaceDefinition
    problems: tuple[Problem, ...]

    @property
    def read(self) -> bool:
        """Whether all lines are."""
        return all(line.read for line in self.lines)

    @property
    def proved_lines(self) -> tuple[bool, ...]:
        """By line: whether it is proved."""
        return tuple(line.exact and same for line, same in zip(self.lines, self.same_in_spanish, strict=True))


@dataclass(frozen=True)
class Examination:
    """A card: its faces, and what it means as far as it is understood."""

    card: Card
    faces: tuple[FaceExamination, ...]
    definition: CardDefinition
    problems: tuple[Problem, ...]
    """Everything that keeps it from being supported; empty: it is."""

    @property
    def read(self) -> bool:
        """Whether every word of every face was consumed."""
        return all(face.read for face in self.faces)

    @property
    def proved(self) -> bool:
        """Whether printing what was read gives every line back, and its Spanish the same meaning."""
        return all(all(face.proved_lines) for face in self.faces)

    @property
    def supported(self) -> bool:
        """Whether it can be played as it is written."""
        return not self.problems


@dataclass
class Examiner:
    """Examines cards; a line that many cards have is read once.

    >>> hen = Card("Moss Hen", "normal", (Face("Moss Hen", "{1}{G}", "Creature — Bird", "Reach", "2", "2"),))
    >>> found = Examiner().examine(hen)
    >>> found.read, found.proved, found.faces[0].lines[0].spanish
    (True, True, 'Alcance.')
    """

    reading_seconds: float = 0.0
    """Processor time spent on reading, printing aside."""
    _known: dict[tuple[str, bool], LineExamination] = field(default_factory=dict)

    def examine(self, card: Card) -> Examination:
        """Examine all faces of a card."""
        faces = tuple(self._face(face) for face in card.faces)
        problems = [problem for face in faces for problem in face.problems]
        layout = layout_problem(card)
        if layout:
            problems.insert(0, Problem(VALUES, "", layout))
        definition = CardDefinition(
            card.name, tuple(face.definition for face in faces), layout_of(card), color_mask(card.color_identity)
        )
        if not problems:
            problems = [Problem(NOT_PERFORMED, "", what) for what in unperformed(definition)]
        return Examination(card, faces, definition, tuple(problems))

    def _face(self, face: Face) -> FaceExamination:
        plain, missing = face_values(face)
        problems = [Problem(VALUES, "", what) for what in missing]
        is_spell = bool({"Instant", "Sorcery"}.intersection(face.types.card_types))
        legendary = "Legendary" in face.types.supertypes
        found = tuple(self._line(line, face.name, is_spell) for line in lines(face.text, face.name, legendary))
        abilities: Abilities = ()
        lost = [unread(line.reading) for line in found if not line.read]
        if lost:
            problems += lost
        else:
            abilities, more = lower_lines([line.reading for line in found], face.name, is_spell, legendary)
            problems += more
            if not more:
                problems += [Problem(VALUES, "", what) for what in undefined_numbers(face, abilities)]
        same = tuple(_same_in_spanish(line, face.name, is_spell) for line in found)
        whole, doubts = whole_face(plain, abilities)
        return FaceExamination(face.name, found, same, whole, (*problems, *doubts))

    def _line(self, line: str, name: str, is_spell: bool) -> LineExamination:
        found = self._known.get((line, is_spell))
        if found is None:
            began = time.process_time()
            reading = tongue("en").read(line)
            self.reading_seconds += time.process_time() - began
            found = self._known[line, is_spell] = _examined(reading, name, is_spell)
        return found


def _examined(reading: Reading, name: str, is_spell: bool) -> LineExamination:
    if not reading.trees:
        return LineExamination(reading)
    exact = any(same_text(_printed(tree, "en"), reading.line) for tree in reading.trees)
    spanish = _printed(preferred(reading.trees, name, is_spell), "es")
    back = tongue("es").read(spanish).trees if spanish else ()
    return LineExamination(reading, exact, spanish, back)


def _printed(tree: Construct, language: str) -> str:
    try:
        return tongue(language).print(tree)
    except UnprintableError:
        return ""


def _same_in_spanish(line: LineExamination, name: str, is_spell: bool) -> bool:
    """Tell whether the Spanish text of a line is read with the same meaning, or as the same tree if it has none yet."""
    if not line.spanish:
        return True
    if line.back == line.reading.trees:
        return True
    english, _ = meanings_of(line.reading.trees, name, is_spell)
    if not english:
        return line.reading.tree in line.back
    spanish, _ = meanings_of(line.back, name, is_spell)
    return spanish == english[:1] or (line.reading.tree in line.back and spanish == english)
