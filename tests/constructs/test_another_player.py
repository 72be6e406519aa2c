"""Another player than who is spoken of (102.1), who chooses a target (115.1e), and two permanents that change sides."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import CUB, FOX, NAME, OGRE, SEAL, WINCH, Table, permanent, settle, spell

MUDDLE = (
    "Whenever a creature enters, its controller chooses target permanent another player controls that shares a card "
    "type with it. Exchange control of those permanents."
)


def controllers(table: Table, *names: str) -> list[int]:
    return [characteristics(table.state, table.find(name, "battlefield")).controller for name in names]


@pytest.mark.construct("AnotherPlayer", "ChooseObject", "ExchangeControl", "Those")
def test_its_controller_chooses_what_it_is_exchanged_for() -> None:
    seats: dict[str, Any] = {"B": {"battlefield": [FOX, OGRE, SEAL]}}
    table = Table(A={"battlefield": [permanent(MUDDLE), WINCH], "hand": [CUB]}, **seats).start()
    table.cast("Cub").resolve().settle()
    assert table.decision.player == 0 and table.offered() == ["Fox", "Ogre"]
    settle(table, "Fox")
    assert controllers(table, "Cub", "Fox", "Ogre") == [1, 0, 1]


@pytest.mark.construct("AnotherPlayer", "ChooseObject")
def test_the_opponent_chooses_for_their_own() -> None:
    table = Table(A={"battlefield": [permanent(MUDDLE), FOX, OGRE]}, B={"hand": [CUB]}).start("precombat_main", 2)
    table.cast("Cub").resolve().settle()
    assert table.decision.player == 1 and table.offered() == ["Fox", "Ogre"]
    settle(table, "Ogre")
    assert controllers(table, "Cub", "Fox", "Ogre") == [0, 0, 1]


@pytest.mark.construct("AnotherPlayer", "ChoosePlayer")
def test_another_player_is_chosen() -> None:
    rite = spell("Choose another player. That player gains 3 life.")
    table = Table(A={"hand": [rite]}, B={}, C={}).start()
    settle(table.cast(NAME), "C")
    assert [table.life(letter) for letter in "ABC"] == [20, 20, 23]


@pytest.mark.construct("AnotherPlayer")
def test_another_player_casts_a_spell() -> None:
    ear = permanent("Whenever another player casts a spell, you gain 1 life.")
    for turn, life in ((1, 20), (2, 21)):
        cup = spell("Draw a card.", name="Cup")
        table = Table(A={"battlefield": [ear], "hand": [cup]}, B={"hand": [cup]}).start("precombat_main", turn)
        settle(table.cast("Cup" if turn == 1 else "Cup#2"))
        assert table.life("A") == life
