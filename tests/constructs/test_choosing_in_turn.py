"""Players who choose in turn, beginning with the next opponent, and never what was chosen before."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from tests.constructs.support import CUB, DOE, ELK, FOX, NAME, OGRE, settle, spell
from tests.rules.support import Table


def order(table: Table, *answers: str) -> str:
    """Return who chooses, one after another, with these answers."""
    asked = ""
    table.resolve()
    for answer in answers:
        asked += next(letter for letter in "ABC" if table.seat(letter) == table.decision.player)
        table.choose(answer)
    return asked


@pytest.mark.construct("EachFromNextOpponent")
def test_608_2f_the_one_who_casts_it_comes_last() -> None:
    rite = spell(
        "Starting with the next opponent in turn order, each player chooses a creature you don't control. Destroy the "
        "chosen creatures."
    )
    table = Table(
        A={"hand": [rite], "battlefield": [OGRE]}, B={"battlefield": [CUB, DOE]}, C={"battlefield": [ELK, FOX]}
    ).start()
    assert order(table.cast(NAME), "Elk", "Cub", "Cub") == "BCA"
    assert sorted(table.names("battlefield")) == ["Doe", "Fox", "Ogre"]


@pytest.mark.construct("EachOpponentInOrder", "NotChosenBefore", "Different")
def test_nobody_chooses_what_was_chosen_before() -> None:
    for what in (
        "a creature card in your graveyard that hasn't been chosen",
        "a different creature card in your graveyard",
    ):
        rite = spell(
            f"Starting with the next opponent in turn order, each opponent chooses {what}. Return each card "
            "chosen this way to the battlefield under your control."
        )
        table = Table(A={"hand": [rite], "graveyard": [CUB, DOE, ELK]}, B={}, C={}).start()
        table.cast(NAME).resolve().choose("Doe")
        assert table.offered() == ["Cub", "Elk"]
        settle(table.choose("Elk"))
        assert sorted(table.names("battlefield", "A")) == ["Doe", "Elk"]
    with pytest.raises(UnsupportedCardError):
        spell("Choose a different creature. Destroy it.")
    with pytest.raises(UnsupportedCardError):
        spell("Destroy target creature that hasn't been chosen.")
