"""Reading a card that is written as text, in English or Spanish; the form is described in ``docs/custom-cards.md``.

Everything that is wrong outside the rules text is told at once: what, in which line, and what would be right.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from apnap.cards.record import TypeLine
from apnap.cards.symbols import COLOR_LETTERS, in_color_order, is_known_mana_cost
from apnap.errors import CardDataError
from apnap.i18n.catalogue import message
from apnap.i18n.lists import listed_or
from apnap.oracle.text import lines
from apnap.oracle.twoway import marked, tongue
from apnap.oracle.type_lines import MISPLACED, NO_CARD_TYPE, TypeProblem, card_type_in, read_type_line

Row = tuple[int, str]
"""The number of a line, from 1, and what stands in it."""

NEXT_FACE: Final = "//"
"""A row between two faces."""
_COMMENT: Final = "#"
_NO_COST: Final = ("—", "–", "-")
_NUMBER: Final = re.compile(r"\d+|(\d+\+)?\*(\+\d+)?|\d+-\*")
_SIZE: Final = re.compile(r"(\S{0,6}?)\s*/\s*(\S{0,6})")
_LIKE_A_SIZE: Final = re.compile(r"[\w*+−-]{0,5}\s*[/\\|-]\s*[\w*+−-]{0,5}|\d+")
_BARE_COST: Final = re.compile(r"\s((?:\d+|[WUBRGCX])+)$")
_LABELS: Final = {
    "loyalty": "loyalty",
    "lealtad": "loyalty",
    "defense": "defense",
    "defensa": "defense",
    "color indicator": "color_indicator",
    "indicador de color": "color_indicator",
}
_LABEL: Final = re.compile(rf"({'|'.join(_LABELS)})\s*:\s*(.*)", re.IGNORECASE)
_SIZED: Final = ("Vehicle", "Spacecraft")


@dataclass
class WrittenFace:
    """One face as it was written; the types are in English, the rules text is in the language of the card."""

    name: str = ""
    mana_cost: str = ""
    types: TypeLine = field(default_factory=lambda: TypeLine((), (), ()))
    type_line: str = ""
    rules: tuple[Row, ...] = ()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: str = ""
    has_no_cost: bool = False
    has_known_types: bool = False

    @property
    def is_spell(self) -> bool:
        """Whether it is an instant or sorcery."""
        return bool({"Instant", "Sorcery"}.intersection(self.types.card_types))

    @property
    def is_legendary(self) -> bool:
        """Whether its text may shorten its name (201.5b)."""
        return "Legendary" in self.types.supertypes

    def lines(self, language: str) -> list[str]:
        """Return its rules text as the lines that the grammar reads."""
        return lines("\n".join(row for _, row in self.rules), self.name, self.is_legendary, language)

    def row_of(self, line: int, offset: int, language: str) -> int:
        """Return the row, by its number in the text, of a place in one of :meth:`lines`."""
        begun = [at for at, (_, row) in enumerate(self.rules) if row[0] != "•" and lines(row, self.name)]
        return self.rules[begun[line] + self.lines(language)[line].count("\n", 0, offset)][0]


@dataclass(frozen=True)
class WrittenCard:
    """A card as it was written."""

    language: str
    layout: str
    faces: tuple[WrittenFace, ...]


def read_card_text(text: str, language: str = "", source: str = "") -> WrittenCard:
    """Return the card that a text describes; ``language``: "en" or "es", or empty to find out.

    ``source`` names the text in errors.

    :raises CardDataError: something beside the rules text is wrong; it says everything that is, and what is right
    """
    blocks: list[list[Row]] = [[]]
    for number, row in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        plain = row.strip()
        if plain == NEXT_FACE:
            blocks.append([])
        elif plain and not plain.startswith(_COMMENT):
            blocks[-1].append((number, plain))
    language = language or language_of(blocks[0])
    reader = _Reader(language)
    faces = tuple(reader.face(rows, at > 0) for at, rows in enumerate(blocks))
    if len(faces) > 2:
        reader.refuse(0, "too_many_faces", count=len(faces))
    if reader.problems:
        listed = "\n".join(f"  {problem}" for problem in reader.problems)
        raise CardDataError(f"{message('card_text.refused', language, source=source or '-')}\n{listed}")
    return WrittenCard(language, _layout(faces), faces)


def language_of(rows: list[Row]) -> str:
    """Return the language in which more of a face is understood: its type line, then its text; English if equal."""
    scores = {}
    for language in ("en", "es"):
        reading = read_type_line(rows[1][1], language) if len(rows) > 1 else None
        understood = sum(bool(tongue(language).read(row).trees) for _, row in rows[2:])
        scores[language] = (-len(reading.problems) if reading else 0, understood)
    return "es" if scores["es"] > scores["en"] else "en"


def _layout(faces: tuple[WrittenFace, ...]) -> str:
    """Return the layout (200.1) that the faces show."""
    front, other = faces[0], faces[-1]
    if len(faces) == 1:
        return next((one.lower() for one in ("Saga", "Class", "Case") if one in front.types.subtypes), "normal")
    if "Adventure" in other.types.subtypes:
        return "adventure"
    if not other.mana_cost and "Land" not in other.types.card_types:
        return "transform"
    return "split" if front.is_spell and other.is_spell else "modal_dfc"


class _Reader:
    """Reads faces and notes what is wrong on the way."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.found: list[tuple[int, str]] = []

    @property
    def problems(self) -> list[str]:
        """What is wrong, in the order of the lines."""
        return [text for _, text in sorted(self.found, key=lambda one: one[0])]

    def refuse(self, line: int, key: str, below: str = "", **values: object) -> None:
        """Note what is wrong in a line; ``below`` is shown under it."""
        text = message(f"card_text.{key}", self.language, **values)
        if line:
            text = message("card_text.in_line", self.language, line=line, what=text)
        self.found.append((line, text + below))

    def face(self, rows: list[Row], is_back: bool) -> WrittenFace:
        """Return the face of some rows: name and cost, type line, rules text, numbers."""
        face = WrittenFace()
        if len(rows) < 2:
            self.refuse(rows[0][0] if rows else 0, "too_short")
            return face
        self.read_types(face, rows[1])
        self.read_name(face, rows[0], is_back)
        rules: list[Row] = []
        for number, row in rows[2:]:
            labelled = _LABEL.fullmatch(row)
            if labelled is None:
                rules.append((number, row))
            else:
                self.read_label(face, number, _LABELS[labelled[1].lower()], labelled[2].strip())
        self.read_size(face, rules, rows[-1][0])
        if face.has_known_types:
            self.check_numbers(face, rows[1][0])
        face.rules = tuple(rules)
        return face

    def read_name(self, face: WrittenFace, row: Row, is_back: bool) -> None:
        number, text = row
        name, brace, rest = text.partition("{")
        cost = (brace + rest).replace(" ", "")
        name = name.strip()
        words = name.split()
        if not cost and len(words) > 1 and words[-1] in _NO_COST:
            name, face.has_no_cost = " ".join(words[:-1]), True
        face.name, face.mana_cost = name, cost
        if not name:
            self.refuse(number, "no_name")
        elif not is_known_mana_cost(cost):
            self.refuse(number, "bad_cost", cost=cost)
        elif "Land" in face.types.card_types:
            if cost:
                self.refuse(number, "land_cost")
        elif not cost and not is_back and not face.has_no_cost and face.has_known_types:
            bare = _BARE_COST.search(name)
            example = "".join(f"{{{one}}}" for one in re.findall(r"\d+|\D", bare[1])) if bare else "{2}{W}"
            self.refuse(number, "no_cost", example=f"{name[: bare.start()] if bare else name} {example}")

    def read_types(self, face: WrittenFace, row: Row) -> None:
        number, text = row
        reading = read_type_line(text, self.language)
        face.type_line, face.types = text, reading.types
        face.has_known_types = all(problem.kind == MISPLACED for problem in reading.problems)
        for problem in reading.problems:
            caret = marked(text, problem.offset, len(problem.word)).replace("\n", "\n    ")
            below = "" if problem.kind == NO_CARD_TYPE else f"\n    {caret}"
            self.refuse(number, problem.kind, below, **self.values_of(problem))

    def values_of(self, problem: TypeProblem) -> dict[str, object]:
        right: tuple[str, ...] = problem.right
        if problem.kind == MISPLACED:
            right = tuple(card_type_in(one, self.language) for one in right)
        elif not right:
            right = tuple(message(f"card_text.some.{problem.kind}", self.language).split(", "))
        return {"word": problem.word, "right": listed_or(right, self.language)}

    def read_label(self, face: WrittenFace, number: int, label: str, value: str) -> None:
        if label == "color_indicator":
            if not value or value.upper().strip(COLOR_LETTERS):
                self.refuse(number, "bad_colors", value=value)
            face.color_indicator = in_color_order(value.upper())
        elif not value.isdecimal():
            self.refuse(number, "bad_number", value=value)
        else:
            setattr(face, label, value)

    def read_size(self, face: WrittenFace, rules: list[Row], last: int) -> None:
        """Read power and toughness (208), the last row, off the rows of the rules text."""
        is_creature = "Creature" in face.types.card_types
        may_have = is_creature or bool(set(_SIZED).intersection(face.types.subtypes))
        if not rules or not _LIKE_A_SIZE.fullmatch(rules[-1][1]):
            if is_creature:
                self.refuse(last, "no_size")
            return
        number, text = rules.pop()
        size = _SIZE.fullmatch(text)
        if size is None or not all(_NUMBER.fullmatch(one) for one in size.groups()):
            self.refuse(number, "bad_size", size=text)
        elif not may_have and face.has_known_types:
            self.refuse(number, "size_of_no_creature", size=text)
        else:
            face.power, face.toughness = size.groups()

    def check_numbers(self, face: WrittenFace, number: int) -> None:
        """Planeswalkers have loyalty (209.1), battles defense (210.1), and nothing else has."""
        for card_type, label in (("Planeswalker", "loyalty"), ("Battle", "defense")):
            if (card_type in face.types.card_types) is not (getattr(face, label) is not None):
                self.refuse(number, f"no_{label}" if card_type in face.types.card_types else f"only_{label}")
