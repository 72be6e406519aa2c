"""Commanders and decks (100.2a, 903)."""

from __future__ import annotations

import pytest

from apnap.abilities.static import DeckRule
from apnap.rules.commander import designate
from tests.constructs.support import CUB, ELK, Table, beast, permanent, settle


@pytest.mark.construct("YourThing")
def test_903_3_your_commander() -> None:
    seal = permanent("Whenever your commander enters, you gain 5 life.", name="Seal")
    table = Table(A={"battlefield": [seal], "hand": [CUB], "command": [ELK]}, B={})
    designate(table.state, table.find("Elk").ref)
    table.start()
    assert settle(table.cast("Cub")).life("A") == 20
    assert settle(table.cast("Elk")).life("A") == 25


@pytest.mark.construct("DeckNumberLine")
def test_100_2a_any_number_of_cards_of_that_name() -> None:
    many = beast("A deck can have any number of cards named Subject.")
    assert [part for line in many.faces[0].abilities for part in getattr(line, "parts", ())] == [DeckRule("any number")]


@pytest.mark.construct("CommanderLine")
def test_903_3_a_card_that_can_be_your_commander() -> None:
    chief = beast("Subject can be your commander.")
    assert [part for line in chief.faces[0].abilities for part in getattr(line, "parts", ())] == [
        DeckRule("can be your commander")
    ]
