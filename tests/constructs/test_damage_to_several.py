"""Damage to a third target, to two others, divided evenly, five times X; so much as was dealt (115.3, 120)."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, played, spell
from tests.rules.support import FOREST

CUB = beast(name="Cub", size=(1, 9))


@pytest.mark.construct("DealsThrice", "AThirdTargetOfAnyKind")
def test_115_3_a_third_target() -> None:
    cone = spell("Subject deals 1 damage to any target, 2 damage to another target, and 3 damage to a third target.")
    table = Table(A={"hand": [cone]}, B={"battlefield": [OGRE, CUB]}).start()
    table.cast(NAME, "B", "Ogre", "Cub").resolve()
    assert (table.life("B"), table.find("Ogre").damage, table.find("Cub").damage) == (19, 2, 3)


@pytest.mark.construct("EachOfOtherTargets")
def test_115_3_each_of_two_other_targets() -> None:
    maw = spell("Subject deals 4 damage to any target and 3 damage to each of up to two other targets.")
    table = Table(A={"hand": [maw]}, B={"battlefield": [CUB]}).start()
    table.cast(NAME, "Cub").target("B").choose("done").resolve()
    assert (table.life("B"), table.find("Cub").damage) == (17, 4)


@pytest.mark.construct("DealsDividedEvenly")
def test_107_1a_divided_evenly() -> None:
    text = "Subject deals 5 damage divided evenly, rounded down, among all creatures."
    table = played(text, A={"battlefield": [CUB]}, B={"battlefield": [OGRE]})
    assert (table.find("Cub").damage, table.find("Ogre").damage) == (2, 2)


@pytest.mark.construct("TimesX", "TimesMeasured")
def test_107_3_so_many_times() -> None:
    forest = [BEAR, OGRE]
    table = played(
        "Subject deals damage to target player equal to three times the number of creatures you control.",
        "B",
        A={"battlefield": forest},
    )
    assert table.life("B") == 14
    crackle = spell("Subject deals five times X damage to target player.", cost="{X}")
    table = Table(A={"hand": [crackle], "battlefield": [FOREST, FOREST]}, B={}).start()
    table.cast(NAME)
    table.choose(2, "B") if table.decision.purpose == "x" else table.target("B")
    table.settle()
    assert table.life("B") == 10


@pytest.mark.construct("DamageItDealt", "DamageDealt")
def test_120_3_the_amount_of_damage_it_dealt() -> None:
    blade = beast(
        "Whenever this creature deals combat damage to a player, you gain X life, where X is the amount of damage it "
        "dealt to that player.",
        size=(3, 3),
    )
    other = beast(
        "Whenever this creature deals combat damage to a player, you draw X cards, where X is the amount of damage "
        "dealt.",
        name="Other",
    )
    table = Table(A={"battlefield": [blade, other]}, B={}).start().attack(NAME, "Other").to("postcombat_main")
    assert (table.life("A"), len(table.names("hand", "A"))) == (23, 2)
