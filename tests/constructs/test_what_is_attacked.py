"""506.3: the player or planeswalker that a creature attacks."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, Table, beast, permanent, settle, written

SAGE = written("", "Legendary Planeswalker — Sage", name="Sage", loyalty="5")


def attacking(attacker: str, whom: str, *mine: object) -> Table:
    table = Table(A={"battlefield": list(mine)}, B={"battlefield": [SAGE]}).start()
    return settle(table.attack((attacker, whom)))


@pytest.mark.construct("WhatItAttacks")
@pytest.mark.parametrize(("whom", "life", "loyalty"), [("B", 19, 5), ("Sage", 20, 4)])
def test_506_3_it_is_dealt_damage(whom: str, life: int, loyalty: int) -> None:
    rider = beast(
        "Whenever a creature you control attacks, this creature deals 1 damage to the player or planeswalker it's "
        "attacking."
    )
    table = attacking("Cub", whom, rider, CUB)
    assert table.life("B") == life and dict(table.find("Sage").counters)["loyalty"] == loyalty


@pytest.mark.construct("WhatItAttacks")
def test_506_3_that_creature_attacks_a_planeswalker() -> None:
    parade = permanent(
        "Whenever a creature you control with power 2 or less attacks, this enchantment deals 1 damage to the player "
        "or planeswalker that creature is attacking.",
        name=NAME,
    )
    table = attacking("Cub", "Sage", parade, CUB)
    assert table.life("B") == 20 and dict(table.find("Sage").counters)["loyalty"] == 4
