"""702.11e, 702.14a, 702.16a: "the same is true for hexproof, landwalk, and protection": whichever is had."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, FOX, NAME, OGRE, Table, beast, permanent, settle

MOSS = beast("Protection from black\nSwampwalk", name="Moss")
STATIC = (
    "As long as a creature card with flying is in a graveyard, this creature has flying. The same is true for "
    "landwalk, protection, and vigilance."
)
ONCE = (
    "At the beginning of each combat, creatures you control gain flying until end of turn if a creature you control "
    "has flying. The same is true for hexproof, protection, and trample."
)
BOLT = permanent("{0}: Destroy target creature.", name="Bolt")
DARK = beast("{0}: Destroy target creature.", name="Dark", cost="{B}")


@pytest.mark.construct("SameForProtection", "SameForKeyword", "TheSameIsTrue")
def test_702_16a_the_protection_of_a_card_in_a_graveyard() -> None:
    seats = {"battlefield": [beast(STATIC), DARK, BOLT], "graveyard": [MOSS]}
    table = Table(A=seats, B={"battlefield": [OGRE]}).start().activate("Dark")
    assert [table.named(ref) for ref in table.choices] == ["Dark", "Ogre"]
    table = Table(A=seats, B={"battlefield": [OGRE]}).start().activate("Bolt")
    assert [table.named(ref) for ref in table.choices] == [NAME, "Dark", "Ogre"]


@pytest.mark.construct("SameForKeyword", "TheSameIsTrue")
def test_702_14a_the_landwalk_of_a_card_in_a_graveyard() -> None:
    swamp = permanent("", "Basic Land — Swamp", name="Swamp")
    table = Table(
        A={"battlefield": [beast(STATIC, size=(4, 4))], "graveyard": [MOSS]}, B={"battlefield": [OGRE, swamp]}
    )
    table.start().attack(NAME).to("postcombat_main")
    assert table.life("B") == 16


@pytest.mark.construct("SameForProtection", "TheSameIsTrue")
def test_611_2c_what_was_gained_stays_when_its_source_is_gone() -> None:
    table = Table(A={"battlefield": [permanent(ONCE), MOSS, CUB, DARK, BOLT]}, B={"battlefield": [FOX]}).start()
    table.to("begin_combat")
    settle(table)
    settle(table.activate("Bolt", "Moss"))
    assert table.names("graveyard", "A") == ["Moss"]
    settle(table.activate("Dark"))  # all your creatures are protected
    assert table.names("graveyard", "B") == ["Fox"]
