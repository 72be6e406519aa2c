"""205: type lines in both languages."""

from __future__ import annotations

import pytest

from apnap.cards.house import load_house
from apnap.cards.record import parse_type_line
from apnap.oracle.type_lines import MISPLACED, NO_CARD_TYPE, UNKNOWN, UNKNOWN_SUBTYPE, read_type_line, spanish_type_line


def test_the_type_lines_of_the_house_cards_are_read_and_written_in_both_languages() -> None:
    for card in load_house():
        for face in card.faces:
            assert face.spanish is not None
            for text, language in ((face.type_line, "en"), (face.spanish.type_line, "es")):
                reading = read_type_line(text, language)
                assert (reading.types, reading.problems) == (face.types, ()), text
            assert spanish_type_line(face.types) == face.spanish.type_line


@pytest.mark.parametrize(
    ("text", "language", "kind", "word", "right"),
    [
        ("Creatur — Elf", "en", UNKNOWN, "Creatur", "Creature"),
        ("Creature — Elff Druid", "en", UNKNOWN_SUBTYPE, "Elff", "Elf"),
        ("Artifact — Elf", "en", MISPLACED, "Elf", "Creature"),
        ("Legendary", "en", NO_CARD_TYPE, "Legendary", ""),
        ("Criatvra — Elfo", "es", UNKNOWN, "Criatvra", "Criatura"),
        ("Criatura — Elfa guerera", "es", UNKNOWN_SUBTYPE, "guerera", "Guerrera"),
    ],
)
def test_a_wrong_word_is_named_with_what_is_right(text: str, language: str, kind: str, word: str, right: str) -> None:
    (problem,) = read_type_line(text, language).problems

    assert (problem.kind, problem.word) == (kind, word)
    assert text[problem.offset :].startswith(word)
    assert right in problem.right if right else problem.right == ()


def test_a_hyphen_does_for_the_dash_and_a_subtype_may_be_two_words() -> None:
    assert read_type_line("Creature - Time Lord Wizard", "en").types == parse_type_line("Creature — Time Lord Wizard")


def test_spanish_adjectives_agree_with_the_first_noun() -> None:
    assert spanish_type_line(parse_type_line("Basic Snow Land")) == "Tierra básica nevada"
    assert spanish_type_line(parse_type_line("Legendary Artifact")) == "Artefacto legendario"
