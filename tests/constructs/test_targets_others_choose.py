"""115.1e: targets that another player chooses, of all that fit or of what they control."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import BEAR, CUB, DOE, FOX, NAME, OGRE, Table, beast, settle, spanish, spell

SEIZE = "Gain control of target creature of an opponent's choice they control."


@pytest.mark.construct("OfPlayersChoice", "Targeted")
def test_an_opponent_chooses_the_target() -> None:
    doom = spell("Destroy target creature of an opponent's choice.")
    table = Table(A={"hand": [doom], "battlefield": [CUB]}, B={"battlefield": [FOX]}).start()
    table.cast(NAME)
    assert table.decision.player == 1 and table.offered() == ["Cub", "Fox"]
    settle(table, "Cub")
    assert table.names("graveyard") == ["Cub", NAME]
    assert spanish("Destroy target creature of an opponent's choice.") == (
        "Destruye la criatura objetivo a elección de un oponente."
    )


@pytest.mark.construct("OfPlayersChoice", "PlayerControls")
def test_an_opponent_chooses_among_what_they_control() -> None:
    seats: dict[str, Any] = {"B": {"battlefield": [FOX, OGRE]}, "C": {"battlefield": [DOE, BEAR]}}
    table = Table(A={"hand": [spell(SEIZE)], "battlefield": [CUB]}, **seats).start()
    table.cast(NAME).choose("C")
    assert table.decision.player == 2 and table.offered() == ["Bear", "Doe"]
    settle(table, "Doe")
    table.to("begin_combat")
    assert characteristics(table.state, table.find("Doe")).controller == 0


@pytest.mark.construct("OfPlayersChoice", "PlayerControls")
def test_it_must_still_be_theirs() -> None:
    theft = spell("Gain control of target creature.", name="Theft", type_line="Instant")
    seats: dict[str, Any] = {"B": {"battlefield": [FOX, OGRE], "hand": [theft]}, "C": {"battlefield": [DOE, BEAR]}}
    table = Table(A={"hand": [spell(SEIZE)], "battlefield": [CUB]}, **seats).start()
    table.cast(NAME).choose("C").target("Doe")
    settle(table.passes().cast("Theft", "Doe"))
    assert characteristics(table.state, table.find("Doe")).controller == 1


@pytest.mark.construct("OfPlayersChoice")
def test_the_defending_player_chooses_the_target() -> None:
    boar = beast("Whenever this creature attacks, put a +1/+1 counter on target creature of defending player's choice.")
    table = Table(A={"battlefield": [boar]}, B={"battlefield": [FOX]}).attack_now(NAME)
    table.settle()
    assert table.decision.player == 1
    table.choose("Fox").settle()
    assert table.size("Fox") == (4, 4)
