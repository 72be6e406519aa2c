"""Commanders and decks (100.2a, 903)."""

from __future__ import annotations

import pytest

from apnap.abilities.static import DeckRule
from apnap.rules.commander import designate
from tests.constructs.support import CUB, ELK, NAME, Table, beast, permanent, settle, spell


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


@pytest.mark.construct("GreatestOfCommander", "GreatestOfTheirCommander", "CommanderToHand")
def test_903_3_commanders_in_the_command_zone_count() -> None:
    chief = beast(name="Chief", cost="{4}")
    text = (
        "You gain X life, where X is the greatest mana value of a commander you own on the battlefield or in the "
        "command zone. Each player draws cards equal to the greatest mana value of a commander they own on the "
        "battlefield or in the command zone. Put your commander into your hand from the command zone."
    )
    table = Table(A={"hand": [spell(text)], "command": [chief]}, B={})
    designate(table.state, table.find("Chief").ref)
    settle(table.start().cast(NAME), False)  # 903.9b: it could go back to the command zone

    assert table.life("A") == 24 and not table.names("hand", "B")
    assert sorted(table.names("hand", "A")) == ["Chief", *["Wastes"] * 4]
