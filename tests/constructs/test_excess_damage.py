"""Excess damage (120.10), and who it is dealt to instead (120.4a)."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from tests.constructs.support import NAME, Table, beast, spell

OGRE = beast(name="Ogre", size=(3, 4))


@pytest.mark.construct("ExcessToController")
def test_120_4a_excess_damage_is_dealt_to_the_controller() -> None:
    flame = spell(
        f"{NAME} deals 6 damage to target creature. Excess damage is dealt to that creature's controller instead."
    )
    table = Table(A={"hand": [flame]}, B={"battlefield": [OGRE]}).start()
    table.cast(NAME).resolve()
    assert table.find("Ogre").zone == values.GRAVEYARD
    assert table.life("B") == 18


@pytest.mark.parametrize(
    "amount",
    [
        pytest.param("the excess damage dealt this way", marks=pytest.mark.construct("ExcessDamageThisWay")),
        pytest.param(
            "the excess damage dealt to that creature this way", marks=pytest.mark.construct("ExcessDamageToIt")
        ),
    ],
)
def test_120_10_life_for_the_excess_damage(amount: str) -> None:
    rings = spell(f"{NAME} deals 9 damage to target creature. You gain life equal to {amount}.")
    table = Table(A={"hand": [rings]}, B={"battlefield": [OGRE]}).start().cast(NAME).resolve()
    assert (table.life("A"), table.life("B")) == (25, 20)


@pytest.mark.parametrize(
    "to",
    [
        pytest.param("", marks=pytest.mark.construct("ExcessWasDealt")),
        pytest.param("to that creature ", marks=pytest.mark.construct("ExcessWasDealtTo")),
    ],
)
@pytest.mark.parametrize(("n", "drawn"), [(4, 0), (5, 1)])
def test_120_10_if_excess_damage_was_dealt(to: str, n: int, drawn: int) -> None:
    plunge = spell(f"{NAME} deals {n} damage to target creature. If excess damage was dealt {to}this way, draw a card.")
    table = Table(A={"hand": [plunge], "library": [OGRE] * 3}, B={"battlefield": [OGRE]}).start()
    assert len(table.cast(NAME).resolve().names("hand", "A")) == drawn
