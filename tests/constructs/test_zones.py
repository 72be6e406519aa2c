"""Zones, and cards in them: hands, graveyards, the top of a library, from anywhere (400-406)."""

from __future__ import annotations

import pytest

from tests.constructs.support import ELK, FOX, NAME, Table, beast, permanent, played, settle, spell

CUB, DOE = beast(name="Cub", size=(1, 3)), beast(name="Doe", size=(4, 1))


@pytest.mark.construct("TopCard")
def test_the_top_card_of_your_library() -> None:
    assert played("Exile the top card of your library.", A={"library": [CUB, DOE]}).names("exile") == ["Cub"]


@pytest.mark.construct("TopCards")
def test_the_top_two_cards_of_your_library() -> None:
    table = played("Exile the top two cards of your library.", A={"library": [CUB, DOE, ELK]})
    assert table.names("exile") == ["Cub", "Doe"]


@pytest.mark.construct("TopThatMany")
def test_that_many_cards_from_the_top() -> None:
    shield = beast(
        "If damage would be dealt to this creature, prevent that damage and exile that many cards from the top of "
        "your library."
    )
    bolt = spell("Bolt deals 2 damage to target creature.", name="Bolt")
    table = Table(A={"battlefield": [shield], "hand": [bolt], "library": [CUB, DOE, ELK]}, B={}).start()
    settle(table.cast("Bolt"))
    assert (table.names("battlefield"), table.names("exile")) == ([NAME], ["Cub", "Doe"])


@pytest.mark.construct("WholeHand")
def test_your_hand_is_all_its_cards() -> None:
    assert played("Discard your hand.", A={"hand": [CUB, DOE]}).names("graveyard") == ["Cub", "Doe", NAME]


RITE, SONG = spell("Draw a card.", name="Rite"), spell("Draw a card.", name="Song", type_line="Instant")


@pytest.mark.construct("FromIt", "Hand")
def test_you_choose_a_card_from_the_revealed_hand() -> None:
    text = "Target opponent reveals their hand. You choose a creature card from it. Exile that card."
    table = played(text, "Cub", B={"hand": [CUB, ELK, RITE]})
    assert (table.names("exile"), table.names("hand", "B")) == (["Cub"], ["Elk", "Rite"])


@pytest.mark.construct("AGraveyard")
def test_a_card_from_a_graveyard() -> None:
    mine, theirs = {"graveyard": [CUB]}, {"graveyard": [FOX]}
    table = played("Exile target creature card from a graveyard.", "Fox", A=mine, B=theirs)
    assert table.names("exile") == ["Fox"]


@pytest.mark.construct("AllGraveyards")
def test_all_graveyards() -> None:
    table = played("Exile all creature cards from all graveyards.", A={"graveyard": [CUB]}, B={"graveyard": [FOX]})
    assert table.names("exile") == ["Cub", "Fox"]


@pytest.mark.construct("Anywhere")
def test_into_your_graveyard_from_anywhere() -> None:
    seal = permanent("Whenever a creature card is put into your graveyard from anywhere, you gain 1 life.")
    table = played("Discard your hand. Mill a card.", A={"battlefield": [seal], "hand": [CUB], "library": [DOE]})
    assert table.life("A") == 22


@pytest.mark.construct("Among")
def test_from_among_the_milled_cards() -> None:
    text = "Mill three cards, then you may return a creature card from among them to your hand."
    table = played(text, True, A={"library": [RITE, CUB, SONG], "graveyard": [DOE]})
    assert table.names("hand", "A") == ["Cub"]


@pytest.mark.construct("HandAndGraveyard")
def test_all_cards_from_hand_and_graveyard() -> None:
    table = played("Exile all cards from target opponent's hand and graveyard.", B={"hand": [CUB], "graveyard": [FOX]})
    assert table.names("exile") == ["Cub", "Fox"]


@pytest.mark.construct("HandOrGraveyard")
def test_a_card_from_hand_or_graveyard() -> None:
    text = (
        "Target opponent reveals their hand. You choose a creature card from that player's graveyard or hand and exile "
        "it."
    )
    table = played(text, "Fox", B={"hand": [CUB, RITE], "graveyard": [FOX]})
    assert table.names("exile") == ["Fox"]
