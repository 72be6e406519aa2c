"""702.73 changeling, 702.114 devoid, 702.161 living metal."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.change import AddAbility, RemoveAllAbilities, SetColors, SetTypes
from apnap.abilities.values import ARTIFACT, CREATURE, GREEN
from apnap.rules.subtypes import ALL_CREATURE_TYPES
from tests.rules.layered import affect, both_ways, seen
from tests.rules.support import Table, card, creature

SHIFTER = creature("Shifter", "1U", 1, 1, "changeling", subtypes=("Shapeshifter",))


@pytest.mark.ledger("current:702.73")
def test_702_73_changeling_in_every_zone() -> None:
    """Every creature type, wherever it is (702.73a)."""
    table = Table(A={"battlefield": [SHIFTER], "hand": [SHIFTER], "graveyard": [SHIFTER]}, B={})
    for zone in ("battlefield", "hand", "graveyard"):
        assert seen(table, "Shifter", zone).subtypes == ALL_CREATURE_TYPES


def test_613_6_losing_changeling_in_layer_6_comes_too_late_for_its_types() -> None:
    table = Table(A={"battlefield": [SHIFTER]}, B={})
    affect(table, ["Shifter"], RemoveAllAbilities())
    assert seen(both_ways(table), "Shifter").subtypes == ALL_CREATURE_TYPES


def test_613_3_types_set_by_an_effect_come_after_changeling() -> None:
    table = Table(A={"battlefield": [SHIFTER]}, B={})
    affect(table, ["Shifter"], SetTypes(CREATURE, ("Frog",)))
    assert seen(both_ways(table), "Shifter").subtypes == {"Frog"}


@pytest.mark.ledger("current:702.114")
def test_702_114_devoid_is_colorless_everywhere_but_can_get_a_color() -> None:
    """It defines its colors in every zone and before any effect (702.114a)."""
    drone = creature("Drone", "1G", 2, 2, "devoid", "devoid")
    table = Table(A={"battlefield": [drone], "hand": [drone]}, B={})
    assert seen(table, "Drone").colors == seen(table, "Drone", "hand").colors == 0
    affect(table, ["Drone"], RemoveAllAbilities())
    assert seen(both_ways(table), "Drone").colors == 0
    affect(table, ["Drone"], SetColors(GREEN))
    assert seen(both_ways(table), "Drone").colors == GREEN


def test_604_3_a_gained_devoid_comes_too_late() -> None:
    table = Table(A={"battlefield": [creature("Bear", "1G", 2, 2)]}, B={})
    affect(table, ["Bear"], AddAbility(Keyword("devoid")))
    assert seen(both_ways(table), "Bear").colors == GREEN  # layer 5 is over when layer 6 gives the ability


@pytest.mark.ledger("current:702.161")
def test_702_161_living_metal_is_a_creature_on_its_controllers_turn() -> None:
    """During its controller's turn it is a creature, too (702.161a)."""
    bot = card("Bot", "3", ARTIFACT, Keyword("living metal"), subtypes=("Vehicle",), power=3, toughness=3)
    table = Table(A={"battlefield": [bot]}, B={}).start()
    assert seen(table, "Bot").card_types == ARTIFACT | CREATURE
    table.attack("Bot").to("end_combat")
    assert table.life("B") == 17
    assert seen(table.to("upkeep", turn=2), "Bot").card_types == ARTIFACT
