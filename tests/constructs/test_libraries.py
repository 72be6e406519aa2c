"""Libraries and hands: milling, shuffling, looking and revealing (401, 701.17, 701.20, 701.24)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, ELK, FOX, NAME, WINCH, Table, beast, permanent, played, settle, spell


@pytest.mark.construct("Mill", "EachPlayer")
def test_701_17_each_player_mills_from_their_own_library() -> None:
    table = Table(A={"hand": [spell("Each player mills two cards.")], "library": [beast(name="Top")]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.names("graveyard", "A") == [NAME, "Top", "Wastes"]
    assert table.names("graveyard", "B") == ["Wastes", "Wastes"]


@pytest.mark.construct("Shuffle")
def test_701_24_shuffle() -> None:
    table = played("Target player shuffles.", "A", A={"library": [CUB, ELK, FOX]})
    assert sorted(table.library()) == sorted(["Cub", "Elk", "Fox"] + ["Wastes"] * 30)
    assert table.library()[:3] != ["Cub", "Elk", "Fox"]


@pytest.mark.construct("ShuffleLibrary")
def test_shuffle_your_library() -> None:
    table = played("Shuffle your library.", A={"library": [CUB, ELK, FOX]})
    assert table.library()[:3] != ["Cub", "Elk", "Fox"]


@pytest.mark.construct("ShuffleZoneInto")
def test_shuffle_your_graveyard_into_your_library() -> None:
    table = played("Shuffle your graveyard into your library.", A={"graveyard": [CUB, ELK]})
    assert (table.names("graveyard", "A"), len(table.names("library", "A"))) == ([NAME], 32)


@pytest.mark.construct("ExileWholeZone")
def test_exile_a_graveyard() -> None:
    assert played("Exile target opponent's graveyard.", B={"graveyard": [CUB, ELK]}).names("exile") == ["Cub", "Elk"]


@pytest.mark.construct("PutAndOther")
def test_one_into_your_hand_and_the_other_into_your_graveyard() -> None:
    text = (
        "Look at the top two cards of your library. Put one of them into your hand and the other into your graveyard."
    )
    table = played(text, "Elk", A={"library": [CUB, ELK]})
    assert (table.names("hand", "A"), table.names("graveyard")) == (["Elk"], ["Cub", NAME])


@pytest.mark.construct("RevealUntil")
def test_reveal_until_you_reveal_a_creature_card() -> None:
    text = (
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and "
        "the rest on the bottom of your library in a random order."
    )
    table = played(text, A={"library": [WINCH, WINCH, CUB, ELK]})
    assert (table.names("hand", "A"), len(table.names("library", "A"))) == (["Cub"], 33)


@pytest.mark.construct("ExileUntil")
def test_exile_until_you_exile_a_creature_card() -> None:
    text = (
        "Exile cards from the top of your library until you exile a creature card. Put that card onto the battlefield."
    )
    table = played(text, A={"library": [WINCH, WINCH, CUB, ELK]})
    assert (table.names("battlefield"), table.names("exile")) == (["Cub"], ["Winch", "Winch"])


@pytest.mark.construct("LookAt", "LookAtHand")
def test_who_looks_sees() -> None:
    table = Table(A={"hand": [spell("Look at target opponent's hand.")]}, B={"hand": [CUB]}, C={}).start()
    settle(table.cast(NAME, "B"))
    assert table.find("Cub").seen_by & 0b101 == 0b001, "C does not see it"
    table = Table(A={"battlefield": [permanent("{0}: Look at the top card of your library.")], "library": [ELK]}, B={})
    settle(table.start().activate(NAME))
    assert table.find("Elk").seen_by & 1


@pytest.mark.construct("RevealHand")
def test_701_20_reveals_their_hand() -> None:
    table = Table(A={"hand": [spell("Target opponent reveals their hand.")]}, B={"hand": [CUB]}, C={}).start()
    settle(table.cast(NAME, "B"))
    assert table.find("Cub").seen_by & 0b101 == 0b101, "everyone sees it"
