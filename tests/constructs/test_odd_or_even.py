"""Odd or even, cards exiled from the top by a measure, what was not put onto the battlefield (608.2, 701.13)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, Table, beast, permanent, settle, spanish, spell
from tests.rules.support import FOREST

ANT, BOAR = beast(name="Ant", cost="{1}"), beast(name="Boar", cost="{2}")


@pytest.mark.construct("ChooseOddOrEven", "WithChosenParity")
@pytest.mark.parametrize(("choice", "left"), ((0, ["Boar", "Cub"]), (1, ["Ant"])))
def test_608_2d_odd_or_even(choice: int, left: list[str]) -> None:
    text = "Choose odd or even. Destroy each creature with mana value of the chosen quality."
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [ANT, BOAR, CUB]}).start().cast(NAME).resolve()
    assert table.decision.player == 0
    assert table.choose(choice).names("battlefield", "B") == left  # zero is even
    assert spanish(text) == "Elige par o impar. Destruye cada criatura con valor de maná de la cualidad elegida."


@pytest.mark.construct("ExileFromTopByMeasure")
def test_701_13_cards_exiled_from_the_top_by_a_measure() -> None:
    text = (
        "{0}, Sacrifice a creature: Exile cards equal to the sacrificed creature's mana value "
        "from the top of target player's library."
    )
    table = Table(A={"battlefield": [permanent(text), BOAR]}, B={"library": [ANT, FOREST, CUB]}).start()
    settle(table.activate(NAME, "B"))
    assert (table.names("exile", "B"), table.names("exile", "A")) == (["Ant", "Forest"], [])
    assert spanish(text).endswith(
        "Exilia una cantidad de cartas igual al valor de maná de la criatura sacrificada de la parte superior de la "
        "biblioteca del jugador objetivo."
    )


@pytest.mark.construct("DidntPutItOntoBattlefield")
@pytest.mark.parametrize(("top", "put", "hand"), ((CUB, True, []), (CUB, False, ["Cub"]), (FOREST, False, ["Forest"])))
def test_608_2c_if_you_dont_put_it_there(top: object, put: bool, hand: list[str]) -> None:
    text = (
        "Reveal the top card of your library. If it's a creature card, you may put it onto the battlefield. "
        "If you don't put it onto the battlefield, put it into your hand."
    )
    table = Table(A={"hand": [spell(text)], "library": [top]}, B={}).start()
    settle(table.cast(NAME), *((put,) if top is CUB else ()))
    assert table.names("hand", "A") == hand and ("Cub" in table.names("battlefield", "A")) is put
    assert spanish(text).endswith("Si no la pones en el campo de batalla, ponla en tu mano.")
