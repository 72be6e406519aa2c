"""101.4, 608.2d: what each player keeps: one of each kind, or as many as the player who has the fewest."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from tests.constructs.support import BEAR, CUB, DOE, ELK, FEN, NAME, SEAL, WINCH, beast, settle, spanish, spell, written
from tests.rules.support import Table

GOLEM = written("", "Artifact Creature — Golem", name="Golem", size=(1, 1))
HILL, ROCK = (written("", "Land — Mountain", name=name) for name in ("Hill", "Rock"))
ISLE = written("", "Land — Island", name="Isle")


@pytest.mark.construct("ChooseOneOfEach")
def test_101_4_each_player_chooses_all_that_they_keep_before_the_next_one_does() -> None:
    rite = spell(
        "Each player chooses from among the permanents they control an artifact, a creature, and an enchantment, "
        "then sacrifices the rest."
    )
    table = Table(
        A={"hand": [rite], "battlefield": [WINCH, CUB, DOE]}, B={"battlefield": [GOLEM, ELK, BEAR, FEN]}
    ).start()
    settle(table.cast(NAME), "Doe", "Golem")  # the Winch and the Golem are the only artifacts
    assert table.names("battlefield", "A") == ["Doe", "Winch"]
    assert table.names("battlefield", "B") == ["Golem"]  # one permanent, chosen for two types


@pytest.mark.construct("ChooseOneOfEach")
def test_somebody_chooses_for_each_player() -> None:
    rite = spell(
        "For each player, you choose from among the permanents that player controls an artifact and a creature. "
        "Then each player sacrifices all other nonland permanents they control."
    )
    table = Table(
        A={"hand": [rite], "battlefield": [CUB, DOE, SEAL]}, B={"battlefield": [ELK, BEAR, FEN, WINCH]}
    ).start()
    settle(table.cast(NAME), "Doe", "Elk")
    assert table.names("battlefield", "A") == ["Doe"]
    assert sorted(table.names("battlefield", "B")) == ["Elk", "Fen", "Winch"]


@pytest.mark.construct("ChooseOfEveryType", "EveryBasicLandType")
def test_one_land_of_each_basic_land_type() -> None:
    rite = spell(
        "Each player chooses a land they control of each basic land type. Return those lands to their owners' hands."
    )
    table = Table(A={"hand": [rite]}, B={"battlefield": [HILL, ISLE, ROCK, FEN]}).start()
    settle(table.cast(NAME), "Rock")
    assert sorted(table.names("battlefield", "B")) == ["Fen", "Hill"]


@pytest.mark.construct("ChooseOfEveryTypeFrom", "EveryPermanentType")
def test_the_rest_of_the_pool() -> None:
    rite = spell(
        "Each opponent chooses from the creatures they control a creature of each permanent type, "
        "then sacrifices the rest."
    )
    table = Table(A={"hand": [rite], "battlefield": [DOE]}, B={"battlefield": [GOLEM, CUB, ELK, FEN]}).start()
    settle(table.cast(NAME), "Elk")
    assert sorted(table.names("battlefield", "B")) == ["Elk", "Fen", "Golem"] and table.names("battlefield", "A") == [
        "Doe"
    ]


@pytest.mark.construct(
    "ChooseAsManyAsFewest", "PlayersDoTheSameWay", "DiscardSameWay", "SacrificeSameWay", "EachDiscardsTheSameWay"
)
def test_as_many_as_the_player_with_the_fewest() -> None:
    lands = (
        "Each player chooses a number of lands they control equal to the number of lands controlled by the player who "
        "controls the fewest, then sacrifices the rest."
    )
    for more, names in (
        ("Players discard cards and sacrifice creatures the same way.", ["Doe", "Hill"]),
        ("Each player discards cards the same way.", ["Cub", "Doe", "Hill"]),
    ):
        mine = {
            "hand": [spell(f"{lands} {more}"), beast(name="Ox"), beast(name="Sow")],
            "battlefield": [HILL, ISLE, CUB, DOE],
        }
        table = Table(A=mine, B={"battlefield": [ROCK, BEAR], "hand": [beast(name="Ram")]}).start()
        settle(table.cast(NAME), "Hill", "Ox", *(["Doe"] if "sacrifice" in more else []))
        assert sorted(table.names("battlefield", "A")) == names
        assert table.names("hand", "A") == ["Sow"]
        assert sorted(table.names("battlefield", "B")) == ["Bear", "Rock"] and len(table.names("hand", "B")) == 1


def test_what_is_the_fewest_of_something_else_is_refused() -> None:
    with pytest.raises(UnsupportedCardError):
        spell(
            "Each player chooses a number of lands they control equal to the number of creatures controlled by the "
            "player who controls the fewest, then sacrifices the rest."
        )
    with pytest.raises(UnsupportedCardError):
        spell("Each player discards cards the same way.")


def test_in_spanish() -> None:
    line = "Each player chooses a land they control of each basic land type."
    assert spanish(line) == "Cada jugador elige una tierra que controla de cada tipo de tierra básica."
    assert spanish("Each player discards cards the same way.") == "Cada jugador descarta cartas de la misma manera."
