"""A player with the most life, what two players control, cards to scry, coins that came up heads, odd or even."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, CUB, DOE, FOX, NAME, SEAL, settle, spanish, spell
from tests.rules.support import Table


@pytest.mark.construct("ChooseWhoHasMostLife")
def test_a_player_with_the_most_life() -> None:
    rite = spell("Choose a player with the most life or tied for most life. That player loses 5 life.")
    pain = spell("You lose 1 life.", name="Pain")
    table = Table(A={"hand": [rite, pain]}, B={}, C={}).start()
    settle(table.cast("Pain")).cast(NAME).resolve()
    assert table.choices == (table.seat("B"), table.seat("C"))
    assert settle(table.choose("C")).life("C") == 15


@pytest.mark.construct("ControlledByEither")
def test_creatures_of_the_target_or_of_its_controller() -> None:
    bolt = spell(
        "~ deals 4 damage to target player or planeswalker. Destroy all creatures controlled by that player or by that "
        "planeswalker's controller."
    )
    table = Table(A={"hand": [bolt], "battlefield": [CUB]}, B={"battlefield": [DOE, FOX]}).start()
    settle(table.cast(NAME, "B"))
    assert table.names("battlefield", "B") == [] and table.names("battlefield", "A") == ["Cub"]


@pytest.mark.construct("ScryCardsEqual")
def test_701_22_so_many_cards() -> None:
    rite = spell("Scry a number of cards equal to the number of creatures you control.")
    table = Table(A={"hand": [rite], "battlefield": [CUB, DOE]}, B={}).start()
    top = table.library("A")[:2]
    table.cast(NAME).resolve()
    assert len(table.offered()) == len(top) == 2


@pytest.mark.construct("YoursOrTokenDestroyed")
def test_what_you_controlled_or_a_token() -> None:
    rite = spell(
        "Destroy target enchantment. If a permanent you controlled or a token was destroyed this way, draw a card."
    )
    for mine, theirs, drawn in (((SEAL,), (), 1), ((), (SEAL,), 0)):
        table = Table(A={"hand": [rite], "battlefield": list(mine)}, B={"battlefield": list(theirs)}).start()
        assert len(settle(table.cast(NAME)).names("hand", "A")) == drawn


@pytest.mark.construct("CoinsThatCameUpHeads")
def test_705_3_coins_that_came_up_heads() -> None:
    rite = spell("Flip three coins. You gain X life, where X is the number of coins that came up heads.")
    table = Table(A={"hand": [rite]}, B={}).start()
    table.state.fixed_chance = (1, 0, 1)
    assert settle(table.cast(NAME)).life("A") == 22


@pytest.mark.construct("ChooseOddOrEven", "CardsInHandCompared")
def test_then_odd_or_even_and_cards_in_their_hand() -> None:
    rite = spell("You gain 1 life. Then choose odd or even. Destroy each creature with power of the chosen quality.")
    table = Table(A={"hand": [rite]}, B={"battlefield": [BEAR, FOX]}).start()
    settle(table.cast(NAME), 0)  # odd
    assert table.names("battlefield", "B") == ["Bear"] and table.life("A") == 21
    tide = spell("Draw a card for each opponent who has more cards in their hand than you.", name="Tide")
    table = Table(A={"hand": [tide]}, B={"hand": [CUB]}).start()
    assert len(settle(table.cast("Tide")).names("hand", "A")) == 1


def test_in_spanish() -> None:
    assert spanish("Scry a number of cards equal to the number of creatures you control.").startswith(
        "Adivina una cantidad"
    )
