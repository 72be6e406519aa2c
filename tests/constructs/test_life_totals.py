"""Life totals that can't change, or not below 1 (119, 120.3a)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, spell


@pytest.mark.construct("LifeTotalCantChange")
def test_a_life_total_that_cant_change() -> None:
    stay = spell("Until end of turn, your life total can't change.", name="Stay")
    gain = spell("You gain 5 life. You lose 2 life.", name="Gain")
    table = Table(A={"hand": [stay, gain]}, B={}).start().cast("Stay").resolve().cast("Gain").resolve()
    assert table.life("A") == 20


OGRE = beast(name="Ogre", size=(3, 4))


@pytest.mark.construct("DamageReducesLifeTo")
@pytest.mark.parametrize("life", [3, 1])
def test_120_3a_damage_reduces_a_life_total_to_1_only(life: int) -> None:
    wail = permanent(
        "If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.",
        name="Wail",
    )
    fire = spell(f"{NAME} deals 5 damage to each player. {NAME} deals 5 damage to each player.")
    seats = {"hand": [fire], "battlefield": [wail, OGRE], "life": life}
    table = Table(A=seats, B={}).start().cast(NAME).resolve()
    assert (table.life("A"), table.life("B")) == (1, 10)


@pytest.mark.construct("DamageReducesLifeTo")
def test_120_3a_damage_dealt_at_the_same_time_too() -> None:
    thief = beast(
        "Damage that would reduce your life total to less than 1 reduces it to 1 instead.", name="Thief", size=(1, 1)
    )
    table = Table(A={"battlefield": [OGRE, beast(name="Cub")]}, B={"battlefield": [thief], "life": 4}).start()
    table.attack("Ogre", "Cub").to("postcombat_main")
    assert table.life("B") == 1
