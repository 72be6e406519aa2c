"""Trying a card that is written as text: what is understood of it, in both languages, and what is not."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from apnap.abilities.definition import CardDefinition
from apnap.cards.house import identity_of
from apnap.cards.record import Card, Face, Wording
from apnap.cards.symbols import colors_of_cost, in_color_order, mana_value_of
from apnap.cli.card_text import WrittenCard, WrittenFace
from apnap.errors import CardDataError, UnsupportedCardError
from apnap.i18n.catalogue import message
from apnap.i18n.declines import decline_text
from apnap.oracle.compile import compile_text
from apnap.oracle.examining import Examination, Examiner
from apnap.oracle.text import restored
from apnap.oracle.twoway import Decline, UnprintableError, tongue
from apnap.oracle.type_lines import spanish_type_line


@dataclass(frozen=True)
class Unread:
    """A line of the rules text that is not understood."""

    row: int
    """Its number in the text, from 1."""
    decline: Decline


@dataclass(frozen=True)
class Trial:
    """What became of a written card."""

    written: WrittenCard
    unread: tuple[Unread, ...]
    examination: Examination | None
    """None while a line is not understood."""
    problems: tuple[str, ...]
    """Why the card can't be played; empty: it can, or its text is not understood."""

    @property
    def is_supported(self) -> bool:
        """Whether the card can be played."""
        return not self.unread and not self.problems

    @property
    def card(self) -> Card:
        """The record of a card that is understood."""
        assert self.examination is not None, "asked only where every line was read"
        return self.examination.card

    def unread_texts(self) -> list[str]:
        """Return each line that is not understood, with its place and what was expected, in the card's language."""
        lang = self.written.language
        return [
            message("card_text.in_row", lang, line=one.row) + "\n" + decline_text(one.decline, lang)
            for one in self.unread
        ]

    def definition(self) -> CardDefinition:
        """Return the card, ready for play.

        :raises CardDataError: a line is not understood
        :raises UnsupportedCardError: what it says can't be played yet
        """
        name = self.written.faces[0].name
        if self.unread:
            head = message("card_text.not_understood", self.written.language, name=name)
            raise CardDataError("\n".join([head, *self.unread_texts()]))
        if self.problems:
            raise UnsupportedCardError(name, "; ".join(self.problems))
        assert self.examination is not None
        return self.examination.definition


def try_card(written: WrittenCard) -> Trial:
    """Read the rules text of a card and see whether it can be played."""
    unread = tuple(one for face in written.faces for one in _unread(face, written.language))
    if unread:
        return Trial(written, unread, None, ())
    examination = Examiner().examine(_record(written))
    problems = [str(problem) for problem in examination.problems]
    if written.language == "es" and not problems:
        problems += _said_otherwise(written, examination)
    return Trial(written, (), examination, tuple(problems))


def _unread(face: WrittenFace, language: str) -> list[Unread]:
    found = []
    speaker = tongue(language)
    for at, line in enumerate(face.lines(language)):
        if not speaker.read(line).trees:
            decline = speaker.decline(line)
            found.append(Unread(face.row_of(at, decline.offset, language), _with_name(decline, face)))
    return found


def _with_name(decline: Decline, face: WrittenFace) -> Decline:
    """Return a decline whose line has the card's name again."""
    end = decline.offset + decline.length
    before = restored(decline.line[: decline.offset], face.name, face.is_legendary)
    word = restored(decline.line[decline.offset : end], face.name, face.is_legendary)
    after = restored(decline.line[end:], face.name, face.is_legendary)
    return replace(decline, line=before + word + after, offset=len(before), length=len(word))


def _record(written: WrittenCard) -> Card:
    faces = tuple(_face(face, written.language) for face in written.faces)
    counted = faces if written.layout == "split" else faces[:1]
    return Card(
        name=" // ".join(face.name for face in faces),
        layout=written.layout,
        faces=faces,
        color_identity=in_color_order("".join(identity_of(face) for face in faces)),
        mana_value=sum(mana_value_of(face.mana_cost) for face in counted),
    )


def _face(face: WrittenFace, language: str) -> Face:
    said = {language: "\n".join(row for _, row in face.rules)}
    for other in {"en", "es"} - {language}:
        said[other] = _translated(face, language, other)
    return Face(
        name=face.name,
        mana_cost=face.mana_cost,
        type_line=str(face.types),
        text=said["en"],
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
        colors=face.color_indicator or colors_of_cost(face.mana_cost),
        color_indicator=face.color_indicator,
        spanish=Wording(face.name, spanish_type_line(face.types), said["es"]),
    )


def _translated(face: WrittenFace, language: str, other: str) -> str:
    """Return the rules text in the other language; empty if a construct in it can't be said there."""
    found = []
    for line in face.lines(language):
        try:
            said = tongue(other).print(tongue(language).read(line).tree)
        except UnprintableError:
            return ""
        found.append(restored(said, face.name, face.is_legendary))
    return "\n".join(found)


def _said_otherwise(written: WrittenCard, examination: Examination) -> list[str]:
    """Return a problem for each face whose Spanish text does not mean what its English text was found to mean."""
    found = []
    for face, examined in zip(written.faces, examination.faces, strict=True):
        text = "\n".join(row for _, row in face.rules)
        abilities, problems = compile_text(
            text, face.name, is_spell=face.is_spell, legendary=face.is_legendary, language="es"
        )
        found += [str(problem) for problem in problems]
        if not problems and _bare(abilities) != _bare(examined.definition.abilities):
            found.append(message("card_text.said_otherwise", "es", text=examination.card.faces[0].text))
    return found


def _bare(abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(replace(one, text="") for one in abilities)
