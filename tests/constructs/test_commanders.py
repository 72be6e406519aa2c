"""Commanders and decks (100.2a, 903)."""

from __future__ import annotations

import pytest

from apnap.abilities.static import DeckRule
from apnap.rules.commander import designate
from tests.constructs.support import CUB, ELK, NAME, Table, beast, permanent, settle, spanish, spell
from tests.rules.support import FOREST


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


@pytest.mark.construct("CommanderCastUnit")
def test_903_8_for_each_time_the_commander_was_cast() -> None:
    line = "This creature gets +1/+2 for each time you've cast your commander from the command zone this game."
    mine = [beast(line, name="Bear"), *[FOREST] * 2]
    bounce = spell("Return target creature to its owner's hand.", name="Bounce")
    table = Table(A={"battlefield": mine, "command": [ELK], "hand": [bounce, CUB]}, B={})
    designate(table.state, table.find("Elk").ref)
    table.start()
    assert settle(table.cast("Cub")).size("Bear") == (2, 2)
    assert settle(table.cast("Elk")).size("Bear") == (3, 4)
    settle(table.cast("Bounce", "Elk"), False)
    assert settle(table.cast("Elk")).size("Bear") == (3, 4)  # from the hand
    assert spanish(line).endswith("por cada vez que lanzaste a tu comandante desde la zona de mando este juego.")


@pytest.mark.construct("CommandZone")
def test_408_from_the_command_zone() -> None:
    line = "Whenever you cast a spell from the command zone, you gain 5 life."
    table = Table(A={"battlefield": [permanent(line)], "hand": [CUB], "command": [ELK]}, B={})
    designate(table.state, table.find("Elk").ref)
    table.start()
    assert settle(table.cast("Cub")).life("A") == 20
    assert settle(table.cast("Elk")).life("A") == 25
    assert spanish(line) == "Siempre que lances un hechizo desde la zona de mando, ganas 5 vidas."


@pytest.mark.construct("CastsCommander")
def test_903_3_as_the_commander_is_cast() -> None:
    seal = permanent("Whenever you cast your commander, you gain 5 life.", name="Seal")
    table = Table(A={"battlefield": [seal], "hand": [CUB], "command": [ELK]}, B={})
    designate(table.state, table.find("Elk").ref)
    table.start()

    lives = [table.cast(name).settle().life("A") for name in ("Cub", "Elk")]

    assert lives == [20, 25]
