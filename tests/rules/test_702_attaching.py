"""702.67 fortify, 702.92 living weapon, 702.163 for Mirrodin!, 702.182 job select."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword, Static
from apnap.abilities.change import AddAbility
from apnap.abilities.cost import Cost
from apnap.abilities.definition import CardDefinition
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import AttachedHost
from apnap.abilities.static import Changes
from apnap.abilities.values import ARTIFACT, BLACK, RED
from apnap.rules import decisions as dec
from tests.rules.layered import plus, says, seen
from tests.rules.support import FOREST, Table, card, creature

FREE = Cost(ManaCost(("0",)))


def blade(*abilities: Keyword | Static) -> CardDefinition:
    """An Equipment that gives +2/+2."""
    return card("Blade", "0", ARTIFACT, *abilities, says(AttachedHost(), plus(2, 2)), subtypes=("Equipment",))


@pytest.mark.parametrize(
    ("keyword", "name", "colors", "size"),
    [
        ("living weapon", "Phyrexian Germ Token", BLACK, (2, 2)),
        ("for mirrodin!", "Rebel Token", RED, (4, 4)),
        ("job select", "Hero Token", 0, (3, 3)),
    ],
)
def test_equipment_that_comes_with_a_creature(keyword: str, name: str, colors: int, size: tuple[int, int]) -> None:
    table = Table(A={"hand": [blade(Keyword(keyword))]}, B={}).start().cast("Blade").settle()
    assert table.size(name) == size and seen(table, name).colors == colors
    assert table.find("Blade").attached_to == table.find(name).ref


def test_702_92_the_germ_dies_when_the_weapon_goes_elsewhere() -> None:
    weapon = blade(Keyword("living weapon"), Keyword("equip", cost=FREE))
    bear = creature("Bear", "1G", 2, 2)
    table = Table(A={"hand": [weapon], "battlefield": [bear]}, B={}).start().cast("Blade").settle()
    table.activate("Blade", "Bear").resolve()
    assert table.names("battlefield") == ["Bear", "Blade"] and table.size("Bear") == (4, 4)


def test_702_92_each_instance_creates_a_germ_and_the_last_one_keeps_the_weapon() -> None:
    weapon = blade(Keyword("living weapon"), Keyword("living weapon"))
    table = Table(A={"hand": [weapon]}, B={}).start().cast("Blade").settle()
    assert table.names("battlefield") == ["Blade", "Phyrexian Germ Token"]


def test_702_67_fortify_is_for_your_lands_at_sorcery_speed() -> None:
    walls = card(
        "Walls", "0", ARTIFACT, Keyword("fortify", cost=FREE),
        Static((Changes(AttachedHost(), (AddAbility(Keyword("indestructible")),)),)), subtypes=("Fortification",),
    )  # fmt: skip
    bear = creature("Bear", "1G", 2, 2)
    table = Table(A={"battlefield": [walls, FOREST, FOREST, bear]}, B={"battlefield": [FOREST]}).start("upkeep")
    assert not any(action.kind == dec.ACTIVATE and action.ref == table.find("Walls").ref for action in table.legal("A"))
    table.to("precombat_main").activate("Walls")
    assert len(table.decision.options) == 2
    table.choose("Forest").resolve()
    assert seen(table, "Forest").keywords and table.find("Walls").attached_to == table.find("Forest").ref
