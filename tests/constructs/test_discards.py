"""Who discarded what, and what was moved where, by an earlier instruction (608.2c)."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    BEAR,
    CUB,
    ELK,
    FEN,
    FOX,
    NAME,
    WINCH,
    Table,
    permanent,
    played,
    settle,
    spanish,
    spell,
)


@pytest.mark.construct("DiscardedThisWay")
@pytest.mark.parametrize(("card", "life"), [("Winch", 23), ("Cub", 20)])
def test_608_2c_that_player_discards_an_artifact_card(card: str, life: int) -> None:
    text = "Target opponent discards a card. If that player discards an artifact card this way, you gain 3 life."
    assert played(text, card, B={"hand": [WINCH, CUB]}).life("A") == life


@pytest.mark.construct("FewerDiscarded")
@pytest.mark.parametrize(("hand", "cards"), [([], 2), ([CUB], 1), ([CUB, ELK], 0)])
def test_608_2c_fewer_than_two_cards_were_discarded(hand: list[object], cards: int) -> None:
    text = (
        "Target opponent discards two cards. If fewer than two cards were discarded this way, you draw cards equal to "
        "the difference."
    )
    assert len(played(text, B={"hand": hand}).names("hand", "A")) == cards


@pytest.mark.parametrize(
    ("who", "lives"),
    [
        pytest.param("player who discarded", (18, 20), marks=pytest.mark.construct("EachPlayerWhoDiscarded")),
        pytest.param("player who didn't discard", (20, 18), marks=pytest.mark.construct("EachPlayerWhoDidntDiscard")),
        pytest.param("opponent who discarded", (20, 20), marks=pytest.mark.construct("EachOpponentWhoDiscarded")),
        pytest.param(
            ("opponent who didn't discard"), (20, 18), marks=pytest.mark.construct("EachOpponentWhoDidntDiscard")
        ),
    ],
)
def test_608_2c_each_of_them_by_what_they_discarded(who: str, lives: tuple[int, int]) -> None:
    text = f"Each player discards a card. Then each {who} a creature card this way loses 2 life."
    table = played(text, A={"hand": [CUB]}, B={"hand": [WINCH]})
    assert (table.life("A"), table.life("B")) == lives


@pytest.mark.construct("ExiledFromHand")
def test_608_2c_a_card_for_each_one_exiled_from_the_hand() -> None:
    text = (
        "Search target opponent's graveyard, hand, and library for any number of creature cards and exile them. That "
        "player shuffles, then draws a card for each card exiled from their hand this way."
    )
    table = Table(A={"hand": [spell(text)]}, B={"hand": [CUB, ELK], "graveyard": [BEAR], "library": [FOX]}).start()
    settle(table.cast(NAME), "Bear", "Cub", "Elk", "Fox")
    assert table.names("exile") == ["Bear", "Cub", "Elk", "Fox"]
    assert len(table.names("hand", "B")) == 2


@pytest.mark.construct("ReturnedToYourHand")
def test_608_2c_only_what_is_your_own_comes_to_your_hand() -> None:
    text = (
        "Return any number of target nonland permanents you control to their owners' hands. You gain 1 life for each "
        "card returned to your hand this way."
    )
    tug = spell("Gain control of target creature.", name="Tug")
    table = Table(A={"hand": [spell(text), tug], "battlefield": [CUB]}, B={"battlefield": [ELK]}).start()
    settle(table.cast("Tug", "Elk"))
    settle(table.cast(NAME, "Cub", "Elk"))
    assert table.names("battlefield") == []
    assert table.life("A") == 21


@pytest.mark.construct("ReturnedToOwnersHand")
def test_608_2c_tokens_are_returned_permanents_too() -> None:
    text = (
        "Return one or two target nonland permanents to their owners' hands. You gain 1 life for each permanent "
        "returned to its owner's hand this way."
    )
    make = spell("Create a 1/1 green Elf creature token named Sprig.", name="Make")
    table = Table(A={"hand": [spell(text), make]}, B={"battlefield": [ELK]}).start()
    settle(table.cast("Make"))
    settle(table.cast(NAME, "Sprig", "Elk"))
    assert table.life("A") == 22


@pytest.mark.construct("ThisWay")
def test_608_2h_a_returned_land_is_what_it_was_on_the_battlefield() -> None:
    bog = permanent("Each land is a Swamp in addition to its other land types.", name="Bog")
    text = (
        "Return any number of Swamps you control to their owner's hand. You gain 1 life for each Swamp returned "
        "this way."
    )
    table = Table(A={"hand": [spell(text)], "battlefield": [FEN, bog]}, B={}).start()
    settle(table.cast(NAME), "Fen")
    assert table.life("A") == 21


def test_in_spanish() -> None:
    assert spanish(
        "Each player discards a card. Then each player who didn't discard a creature card this way loses 4 life."
    ) == (
        "Cada jugador descarta una carta. Luego, cada jugador que no descartó una carta de criatura de esta manera "
        "pierde 4 vidas."
    )
