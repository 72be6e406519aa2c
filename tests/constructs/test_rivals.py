"""Targets who are ahead of whoever chooses them, and friends and foes."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.errors import UnsupportedCardError
from tests.constructs.support import BEAR, CUB, DOE, ELK, FEN, NAME, WINCH, beast, permanent, settle, spanish, spell
from tests.rules.support import Seat, Table

KEEPER = "Choose target opponent who {} than you do as you activate this ability. That player loses 3 life."


def may_target(lead: str, mine: Seat, theirs: Seat) -> bool:
    """Tell whether the opponent can be chosen by an ability that says so."""
    keeper = permanent("{0}: " + KEEPER.format(lead), "Artifact")
    table = Table(A={**mine, "battlefield": [keeper, *mine.get("battlefield", [])]}, B=theirs).start()
    return table.can_activate(NAME)


@pytest.mark.construct("ChooseOpponentAhead", "LeadInPermanents", "LeadInLife", "LeadBySome", "BehindInGraveyard")
def test_115_1_only_an_opponent_who_is_ahead() -> None:
    one, two = {"battlefield": [CUB]}, {"battlefield": [DOE, ELK]}
    assert may_target("controls more creatures", one, two)
    assert not may_target("controls more creatures", two, two)
    assert not may_target("has more life", {}, {})
    assert may_target("has at least two more cards in hand", {}, {"hand": [CUB, DOE]})
    assert not may_target("has at least two more cards in hand", {}, {"hand": [CUB]})
    assert may_target(
        "has at least two fewer creature cards in their graveyard", {"graveyard": [CUB, DOE]}, {"graveyard": [FEN]}
    )
    assert not may_target(
        "has at least two fewer creature cards in their graveyard", {"graveyard": [CUB, DOE]}, {"graveyard": [ELK]}
    )


@pytest.mark.construct("ChooseOpponentAhead", "LeadInLife")
def test_608_2b_who_is_ahead_is_not_looked_at_again() -> None:
    keeper = permanent("{0}: " + KEEPER.format("has more life"), "Artifact")
    pain = spell("You lose 1 life.", name="Pain")
    gain = spell("You gain 9 life.", name="Gain", type_line="Instant")
    table = Table(A={"battlefield": [keeper], "hand": [pain, gain]}, B={}).start()
    settle(table.cast("Pain")).activate(NAME)
    settle(table.cast("Gain"))
    assert (table.life("A"), table.life("B")) == (28, 17)
    with pytest.raises(UnsupportedCardError):
        spell(KEEPER.format("has more life"))


@pytest.mark.construct(
    "ChooseRival", "LeadInCards", "LeadInLife", "TheFirstPlayer", "TheSecondPlayer", "IfTheFirstDoes"
)
def test_115_1e_the_player_whose_upkeep_it_is_chooses_the_target() -> None:
    oath = permanent(
        "At the beginning of each player's upkeep, that player chooses target player who has more life than they do "
        "and is their opponent. The first player may discard a card. If the first player does, ~ deals 2 damage to the "
        "second player."
    )
    pain = spell("Each opponent loses 1 life.", name="Pain")
    table = Table(A={"battlefield": [oath], "hand": [pain]}, B={"hand": [CUB]}, C={}).start()
    settle(table.cast("Pain")).to_step("upkeep", 2)  # A alone has more life than B
    settle(table, True)
    assert (table.life("A"), table.life("B"), table.life("C")) == (18, 19, 19)
    with pytest.raises(UnsupportedCardError):
        spell("The first player may draw a card.")
    assert permanent(
        "At the beginning of each player's upkeep, that player chooses target player who has more cards in hand than "
        "they do and is their opponent. The first player may draw a card."
    )


@pytest.mark.construct("ChooseRivalByGraveyard", "TheFirstPlayer")
def test_fewer_cards_in_a_graveyard() -> None:
    oath = permanent(
        "At the beginning of each player's upkeep, that player chooses target player whose graveyard has fewer "
        "creature cards in it than their graveyard does and is their opponent. The first player may return a creature "
        "card from their graveyard to their hand."
    )
    table = Table(A={"battlefield": [oath], "graveyard": [CUB]}, B={"graveyard": [DOE, ELK]}).start()
    settle(table.to_step("upkeep", 2), True, "Doe")
    assert table.names("graveyard", "B") == ["Elk"]
    settle(table.to_step("upkeep", 3))  # as many as B: no target for A
    assert table.names("graveyard", "A") == ["Cub"]


@pytest.mark.construct("ChooseFriendOrFoe", "EachFriend", "EachFoe")
def test_friends_and_foes() -> None:
    rite = spell(
        "For each player, choose friend or foe. Each friend draws a card. Each foe sacrifices a creature of their "
        "choice. ~ deals damage to each foe equal to the number of artifacts they control."
    )
    seats: dict[str, Any] = {
        "A": {"hand": [rite], "battlefield": [CUB]},
        "B": {"battlefield": [DOE, WINCH]},
        "C": {"battlefield": [BEAR, WINCH, WINCH]},
    }
    table = Table(**seats).start()
    settle(table.cast(NAME), "A", "done")
    assert [table.life(letter) for letter in "ABC"] == [20, 19, 18]
    assert table.names("battlefield", "A") == ["Cub"] and len(table.names("hand", "A")) == 2
    assert [len(table.names("battlefield", letter)) for letter in "BC"] == [1, 2]
    with pytest.raises(UnsupportedCardError):
        beast("When this creature enters, each foe loses 1 life.")


def test_in_spanish() -> None:
    assert spanish("For each player, choose friend or foe.") == "Para cada jugador, elige amigo o enemigo."
    line = "{W}, {T}: Choose target opponent who has more life than you do as you activate this ability. Draw a card."
    assert "Elige como objetivo a un oponente que tenga más vidas que tú al activar esta habilidad." in spanish(line)
