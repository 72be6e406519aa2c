"""106.4: "that much" mana."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, NAME, Table, beast, permanent, settle, spanish, spell


@pytest.mark.parametrize(
    ("what", "answers", "found"),
    [
        pytest.param("{G}", (), {"G": 3}, marks=pytest.mark.construct("ThatMuchOfSymbol")),
        pytest.param("mana of any one color", ("UUU",), {"U": 3}, marks=pytest.mark.construct("ThatMuchOfOneColor")),
        pytest.param(
            "mana in any combination of colors",
            ("W", "U", "U"),
            {"W": 1, "U": 2},
            marks=pytest.mark.construct("ThatMuchOfColors"),
        ),
        pytest.param(
            "mana in any combination of {R} and/or {G}",
            ("R", "G", "G"),
            {"R": 1, "G": 2},
            marks=pytest.mark.construct("ThatMuchCombined"),
        ),
    ],
)
def test_106_4_as_much_as_the_damage(what: str, answers: tuple[str, ...], found: dict[str, int]) -> None:
    flame = permanent(f"Whenever this enchantment deals damage to a player, add that much {what}.", name="Flame")
    blister = spell("Target enchantment you control deals 3 damage to target opponent.", name="Blister")
    table = Table(A={"battlefield": [flame], "hand": [blister]}, B={}).start()
    settle(table.cast("Blister"), *answers)

    assert table.pool() == found


@pytest.mark.construct("ThatMuchOfSymbol")
def test_106_4_as_much_as_creatures_that_attack() -> None:
    warlord = beast("Whenever one or more creatures you control attack, add that much {R}.")
    table = Table(A={"battlefield": [warlord, CUB, DOE]}, B={}).start()
    table.attack(NAME, "Cub").resolve()

    assert table.pool() == {"R": 2}


def test_that_much_in_spanish() -> None:
    line = "Whenever this creature is dealt damage, add that much {R}."
    assert spanish(line) == "Siempre que esta criatura reciba daño, agrega esa misma cantidad de {R}."
