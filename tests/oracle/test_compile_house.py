"""The house set: every card read, proved and supported; its Spanish text means what its English text means."""

from __future__ import annotations

import pytest

from apnap.cards.house import load_house
from apnap.cards.record import Card
from apnap.oracle.compile import compile_text
from apnap.oracle.examining import Examiner

EXAMINER = Examiner()


@pytest.mark.parametrize("card", load_house(), ids=lambda card: card.name)
def test_a_house_card_is_proved_and_supported_in_both_languages(card: Card) -> None:
    found = EXAMINER.examine(card)
    assert found.problems == ()
    assert found.proved
    for face, read in zip(card.faces, found.faces, strict=True):
        assert all(line.spanish for line in read.lines)
        if face.spanish is not None and face.text:
            spanish, problems = compile_text(
                face.spanish.text,
                face.spanish.name,
                is_spell=bool({"Instant", "Sorcery"}.intersection(face.types.card_types)),
                legendary="Legendary" in face.types.supertypes,
                language="es",
            )
            assert problems == ()
            assert spanish == read.definition.abilities
