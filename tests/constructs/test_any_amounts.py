"""Amounts that a player chooses as they pay (107.3f, 107.14, 118.2)."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.rules import decisions as dec
from tests.constructs.support import NAME, Table, beast, spanish, spell
from tests.rules.support import ISLAND


@pytest.mark.construct("PayAnyAmount", "EnergyPayable", "EnergyPaidUnit", "GetEnergyEqual")
def test_107_14_any_amount_of_energy() -> None:
    text = (
        "You get an amount of {E} equal to the number of lands you control. You may pay any amount of {E}. "
        "Draw a card for each {E} paid this way."
    )
    table = Table(A={"hand": [spell(text)], "battlefield": [ISLAND] * 3}, B={}).start()
    table.cast(NAME).resolve().choose(True, 2)
    player = table.state.players[0]
    assert len(player.hand) == 2 and player.counter("energy") == 1
    assert spanish("You may pay any amount of {E}.") == "Puedes pagar cualquier cantidad de {E}."


@pytest.mark.construct("PayOneOrMore", "AmountPaid")
def test_107_3f_one_or_more() -> None:
    text = (
        "When this creature enters, you get {E}{E}, then you may pay one or more {E}. "
        "If you do, you gain X life, where X is the amount of {E} paid this way."
    )
    table = Table(A={"hand": [beast(text)]}, B={}).start().cast(NAME).resolve().resolve().choose(True)
    assert table.decision.options == (1, 2)
    assert table.choose(2).life("A") == 22


@pytest.mark.construct("PayAnyAmount", "LifePayable")
def test_119_4_any_amount_of_life() -> None:
    text = "When this creature enters, you may pay any amount of life. If you do, draw that many cards."
    table = Table(A={"hand": [beast(text)]}, B={}).start().cast(NAME).resolve().resolve().choose(True, 3)
    assert table.life("A") == 17 and len(table.state.players[0].hand) == 3


@pytest.mark.construct("PayAnyAmount", "ManaPayable")
def test_118_2_any_amount_of_mana() -> None:
    text = "You may pay any amount of mana. If you do, you gain that much life."
    table = Table(A={"hand": [spell(text)], "battlefield": [ISLAND] * 3}, B={}).start().cast(NAME).resolve()
    table.choose(True)
    assert table.decision.options == (0, 1, 2, 3)
    table.choose(2)
    assert table.life("A") == 22 and sum(land.tapped for land in table.objects("battlefield")) == 2
    assert table.decision.kind == dec.PRIORITY


@pytest.mark.construct("Sacrifice", "AnyNumberOf")
def test_701_21_any_number_is_sacrificed_and_counted() -> None:
    rite = spell("Sacrifice any number of creatures, then draw that many cards.")
    table = Table(
        A={"hand": [rite], "battlefield": [beast(name="Ape"), beast(name="Bat")]},
        B={"battlefield": [beast(name="Cub")]},
    )

    table.start().cast(NAME).resolve().choose("Ape", "done")

    assert (table.names("battlefield"), table.names("hand", "A")) == (["Bat", "Cub"], ["Wastes"])


@pytest.mark.construct("EachMayPayAmount", "TotalPaid")
def test_608_2f_each_player_may_pay_any_amount_of_mana() -> None:
    text = (
        "Starting with you, each player may pay any amount of mana. "
        "Each player draws X cards, where X is the total amount of mana paid this way."
    )
    seats: dict[str, Any] = {letter: {"battlefield": [ISLAND] * 3} for letter in "AB"}
    seats["A"]["hand"] = [spell(text)]
    table = Table(**seats).start().cast(NAME).resolve()
    assert table.decision.player == 0
    table.choose(True, 2)
    assert table.decision.player == 1
    table.choose(True, 1)
    assert [len(player.hand) for player in table.state.players] == [3, 3]
    assert spanish(text) == (
        "Comenzando contigo, cada jugador puede pagar cualquier cantidad de maná. "
        "Cada jugador roba X cartas, donde X es la cantidad total de maná pagado de esta manera."
    )
