"""The card just drawn, the permanent just sacrificed, the player just named (608.2c, 608.2h)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, ELK, FEN, FOX, NAME, OGRE, WINCH, Table, beast, permanent, played, settle


@pytest.mark.construct("It", "ItIsntKind")
@pytest.mark.parametrize(("card", "hand"), ((FEN, ["Fen"]), (ELK, [])))
def test_121_it_is_the_card_just_drawn(card: object, hand: list[str]) -> None:
    text = "Draw a card and reveal it. If it isn't a land card, discard it."
    assert played(text, A={"library": [card]}).names("hand", "A") == hand


@pytest.mark.construct("Its")
def test_608_2h_its_power_as_it_was_sacrificed() -> None:
    text = "Target player sacrifices a creature of their choice. You gain life equal to its power."
    assert played(text, "B", B={"battlefield": [OGRE]}).life("A") == 23


@pytest.mark.construct("That")
def test_701_21_that_card_is_the_sacrificed_one() -> None:
    text = (
        "You may sacrifice a creature. If you do, return that card to the battlefield under its owner's control with "
        "three +1/+1 counters on it."
    )
    assert played(text, True, A={"battlefield": [CUB]}).size("Cub") == (5, 5)


@pytest.mark.construct("That")
def test_701_9_that_card_is_the_discarded_one() -> None:
    text = "You may discard a card. If you do, you gain life equal to that card's power."
    assert played(text, True, A={"hand": [OGRE]}).life("A") == 23


@pytest.mark.construct("OpponentWhoDoesntUnit")
@pytest.mark.parametrize(("yes", "life"), ((True, 18), (False, 20)))
def test_608_2c_who_was_not_asked_does_not_lose(yes: bool, life: int) -> None:
    text = (
        "You may sacrifice a creature. If you do, each opponent may sacrifice a permanent of their choice that shares "
        "a card type with it. For each opponent who doesn't, that player loses 2 life."
    )
    table = played(text, yes, A={"battlefield": [CUB]}, B={"battlefield": [WINCH]})
    assert table.life("B") == life


@pytest.mark.construct("ThosePlayers")
def test_608_2c_those_players() -> None:
    table = played("~ deals 2 damage to each opponent. Those players each discard a card.", B={"hand": [CUB]})
    assert table.life("B") == 18 and table.names("graveyard", "B") == ["Cub"] and not table.names("hand", "B")


@pytest.mark.construct("ThosePlayers")
def test_115_1_those_players_are_targets() -> None:
    text = (
        "Choose any number of target players. You gain X life, where X is the total number of creatures those players "
        "control."
    )
    table = played(text, "B", "done", A={"battlefield": [CUB]}, B={"battlefield": [ELK, FOX]})
    assert table.life("A") == 22


@pytest.mark.construct("PutIntoZoneFrom", "ThatPlayer")
def test_404_2_whose_graveyard_it_is_put_into() -> None:
    watch = permanent(
        "Whenever a nontoken creature is put into a player's graveyard from the battlefield, that player loses 1 life."
    )
    bolt = permanent("{0}: Destroy target creature.", name="Bolt")
    table = Table(A={"battlefield": [watch, bolt, CUB]}, B={"battlefield": [FOX]}).start()
    settle(table.activate("Bolt", "Fox"))
    assert (table.life("A"), table.life("B")) == (20, 19)
    settle(table.activate("Bolt"))
    assert (table.life("A"), table.life("B")) == (19, 19)


@pytest.mark.construct("ReturnedToHandEvent", "ThatPlayer")
def test_400_7_whose_hand_it_is_returned_to() -> None:
    watch = permanent("Whenever a permanent is returned to a player's hand, that player discards a card.")
    bounce = permanent("{0}: Return target creature to its owner's hand.", name="Bounce")
    table = Table(A={"battlefield": [watch, bounce]}, B={"battlefield": [FOX]}).start()
    settle(table.activate("Bounce"))
    assert table.names("graveyard", "B") == ["Fox"]


@pytest.mark.construct("PutIntoZoneFrom")
def test_404_2_from_their_library() -> None:
    watch = permanent(
        "Whenever a creature card is put into an opponent's graveyard from their library, exile that card.\n"
        "{0}: Each player mills two cards."
    )
    table = Table(A={"battlefield": [watch], "library": [CUB, CUB]}, B={"library": [ELK, FEN]}).start()
    settle(table.activate(NAME))
    assert table.names("exile", "B") == ["Elk"] and table.names("graveyard", "B") == ["Fen"]
    assert table.names("graveyard", "A") == ["Cub", "Cub"]


@pytest.mark.construct("DealsDamage", "ThatPlayer")
def test_115_1_that_player_is_the_target() -> None:
    text = "~ deals X damage to target opponent, where X is twice the number of creatures that player controls."
    assert played(text, A={"battlefield": [CUB]}, B={"battlefield": [FOX, OGRE]}).life("B") == 16


@pytest.mark.construct("DealsDamage", "Their")
def test_506_2_their_hand_is_the_defending_players() -> None:
    text = (
        "Whenever this creature attacks, it deals X damage to defending player, where X is the number of cards in "
        "their hand."
    )
    table = Table(A={"battlefield": [beast(text, size=(0, 4))]}, B={"hand": [CUB, ELK, FOX]}).start().attack(NAME)
    assert settle(table).life("B") == 17
