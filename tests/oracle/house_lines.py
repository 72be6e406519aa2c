"""The lines of the house cards, in both languages: what tests damage and read again."""

from __future__ import annotations

from functools import cache

from apnap.cards.house import load_house
from apnap.oracle.damaging import tokens
from apnap.oracle.text import lines
from apnap.oracle.twoway import tongue


@cache
def house_lines(language: str) -> tuple[str, ...]:
    """Return every different line of more than two tokens that is read."""
    found: dict[str, None] = {}
    for card in load_house():
        for face in card.faces:
            legendary = "Legendary" in face.types.supertypes
            name, text = face.name, face.text
            if language == "es":
                assert face.spanish is not None
                name, text = face.spanish.name, face.spanish.text
            found.update(dict.fromkeys(lines(text, name, legendary)))
    return tuple(line for line in found if len(tokens(line)) > 2 and tongue(language).read(line).trees)
