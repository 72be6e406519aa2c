"""Modes of reflexive abilities, instructions in a row, half of one's life as a price (603.12, 608.2c, 119.4)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, OGRE, Table, beast, permanent, settle, spanish, spell

ANT = beast(name="Ant", cost="{3}")


@pytest.mark.construct("ModesWhenYouDo")
@pytest.mark.parametrize(("mode", "life"), ((0, (20, 17)), (1, (22, 20))))
def test_603_12_when_you_do_choose_one(mode: int, life: tuple[int, int]) -> None:
    text = (
        "When this creature enters, exile another card from a graveyard. When you do, choose one —\n"
        "• Target opponent loses X life, where X is the mana value of the exiled card.\n"
        "• You gain 2 life."
    )
    table = Table(A={"hand": [beast(text)], "graveyard": [ANT]}, B={}).start().cast(NAME).resolve().resolve()
    table.choose(mode)
    settle(table)
    assert (table.life("A"), table.life("B")) == life
    assert spanish(text).startswith(
        "Cuando esta criatura entre, exilia otra carta de un cementerio. Cuando lo hagas, elige uno:"
    )


@pytest.mark.construct("ModesWhenYouDo")
def test_603_12_nothing_is_chosen_if_it_was_not_done() -> None:
    text = "When this creature enters, you may pay {1}. When you do, choose one —\n• Draw a card.\n• You gain 2 life."
    table = Table(A={"hand": [beast(text)]}, B={}).start().cast(NAME).resolve().resolve()
    assert table.decision.purpose == "priority" and not table.state.stack


@pytest.mark.construct("ImperativesAndClause")
def test_608_2c_two_instructions_and_a_clause() -> None:
    text = (
        "Gain control of target creature until end of turn, untap that creature, and it gains haste until end of turn."
    )
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [OGRE]}).start()
    table.cast(NAME).resolve().attack("Ogre").to("end_combat")
    assert table.life("B") == 17
    assert spanish(text).startswith(
        "Gana el control de la criatura objetivo hasta el final del turno, endereza esa criatura y "
    )


@pytest.mark.construct("HalfLifePrice")
@pytest.mark.parametrize(("life", "left"), ((20, 10), (7, 3), (1, 0)))
def test_119_4_half_of_your_life(life: int, left: int) -> None:
    table = Table(
        A={"battlefield": [permanent("Pay half your life, rounded up: Draw a card."), CUB], "life": life}, B={}
    )
    assert table.start().activate(NAME).life("A") == left
    assert spanish("Pay half your life, rounded up: Draw a card.") == (
        "Pagar la mitad de tus vidas, redondeando hacia arriba: Roba una carta."
    )
