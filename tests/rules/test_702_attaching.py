"""702.67, 702.89, 702.92, 702.151, 702.163, 702.182: keyword abilities of Auras, Equipment and Fortifications."""

from __future__ import annotations

from dataclasses import replace

import pytest

from apnap.abilities.ability import Keyword, Static
from apnap.abilities.change import AddAbility
from apnap.abilities.cost import Cost
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import Destroy
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import AttachedHost, Each, TargetObjects
from apnap.abilities.static import Changes
from apnap.abilities.values import ARTIFACT, BLACK, CREATURE, ENCHANTMENT, RED
from apnap.rules import decisions as dec
from apnap.rules.zones import attach
from tests.rules.layered import CREATURES, affect, plus, says, seen
from tests.rules.support import FOREST, TARGET_CREATURE, Body, Table, card, creature, damage_to_any, instant

FREE = Cost(ManaCost(("0",)))
DESTROY = Body((TARGET_CREATURE,), Destroy(TargetObjects(0)))
WIPE = Destroy(Each(CREATURES))


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
    """The Germ is created and the Equipment attached to it (702.92a)."""
    table = Table(A={"hand": [blade(Keyword(keyword))]}, B={}).start().cast("Blade").settle()
    assert table.size(name) == size and seen(table, name).colors == colors
    assert table.find("Blade").attached_to == table.find(name).ref


@pytest.mark.ledger("current:702.92")
def test_702_92_the_germ_dies_when_the_weapon_goes_elsewhere() -> None:
    weapon = blade(Keyword("living weapon"), Keyword("equip", cost=FREE))
    bear = creature("Bear", "1G", 2, 2)
    table = Table(A={"hand": [weapon], "battlefield": [bear]}, B={}).start().cast("Blade").settle()
    table.activate("Blade", "Bear").resolve()
    assert table.names("battlefield") == ["Bear", "Blade"] and table.size("Bear") == (4, 4)


@pytest.mark.ledger("current:702.92")
def test_702_92_each_instance_creates_a_germ_and_the_last_one_keeps_the_weapon() -> None:
    weapon = blade(Keyword("living weapon"), Keyword("living weapon"))
    table = Table(A={"hand": [weapon]}, B={}).start().cast("Blade").settle()
    assert table.names("battlefield") == ["Blade", "Phyrexian Germ Token"]


@pytest.mark.ledger("current:702.67")
def test_702_67_fortify_is_for_your_lands_at_sorcery_speed() -> None:
    """Attached to a land you control, as a sorcery (702.67a)."""
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


def armor() -> CardDefinition:
    return card(
        "Armor", "1G", ENCHANTMENT, Keyword("enchant", what=CREATURES), Keyword("umbra armor"),
        says(AttachedHost(), plus(1, 1)), subtypes=("Aura",),
    )  # fmt: skip


def worn(*auras: CardDefinition) -> Table:
    """A Bear of A's with these Auras attached, and spells."""
    bear = creature("Bear", "1G", 2, 2)
    hand = [instant("Kill", "0", DESTROY), instant("Zap", "0", damage_to_any(2)), instant("Wipe", "0", WIPE)]
    table = Table(A={"battlefield": [bear, *auras], "hand": hand}, B={})
    for aura in {a.name for a in auras}:
        attach(table.state, table.state.edit(table.find(aura).ref), table.find("Bear").ref)
    table.state.disturb()
    return table.start()


@pytest.mark.ledger("current:702.89")
def test_702_89_umbra_armor_is_destroyed_instead_and_damage_is_removed() -> None:
    """All damage goes and the Aura is destroyed instead (702.89a)."""
    table = worn(armor())
    table.cast("Zap", "Bear").settle()
    assert table.find("Bear").damage == 2
    table.cast("Kill").settle()
    assert table.names("graveyard", "A") == ["Armor", "Kill", "Zap"]
    assert table.find("Bear").damage == 0 and table.size("Bear") == (2, 2)


@pytest.mark.ledger("current:702.89")
def test_702_89_umbra_armor_against_lethal_damage_and_a_second_one() -> None:
    other = replace(armor(), name="Hide", faces=(replace(armor().faces[0], name="Hide"),))
    table = worn(armor(), other)
    table.cast("Kill")
    table.settle()
    if table.decision.kind == dec.REPLACEMENT:
        table.choose(table.decision.options[0])
    assert len(table.names("graveyard", "A")) == 2 and "Bear" in table.names("battlefield")
    table.cast("Zap", "Bear").settle()
    assert table.find("Bear").damage == 2 and table.size("Bear") == (3, 3)


@pytest.mark.ledger("current:702.89")
def test_702_89_what_is_not_destruction_gets_through() -> None:
    table = worn(armor())
    affect(table, ["Bear"], plus(0, -9))
    table.state.check_needed = True
    assert table.cast("Zap").target("B").settle().names("battlefield") == []


def shell() -> CardDefinition:
    keyword = Keyword("reconfigure", cost=FREE)
    return card(
        "Shell", "2", ARTIFACT | CREATURE, keyword, says(AttachedHost(), plus(2, 2)),
        subtypes=("Equipment", "Turtle"), power=1, toughness=3,
    )  # fmt: skip


@pytest.mark.ledger("current:702.151")
def test_702_151_reconfigure_attaches_to_another_creature_and_back() -> None:
    """Two abilities, to attach it and to unattach it (702.151a); attached it is no creature (702.151b)."""
    bear = creature("Bear", "1G", 2, 2)
    table = Table(A={"battlefield": [shell(), bear]}, B={}).start()
    table.activate("Shell").settle()
    assert table.size("Bear") == (4, 4) and seen(table, "Shell").card_types == ARTIFACT
    assert table.find("Shell").attached_to == table.find("Bear").ref
    table.activate("Shell", index=1).settle()
    assert table.size("Bear") == (2, 2) and seen(table, "Shell").card_types == ARTIFACT | CREATURE


@pytest.mark.ledger("current:702.151")
def test_702_151_it_can_not_equip_itself_and_is_a_creature_again_when_its_host_dies() -> None:
    bear = creature("Bear", "1G", 2, 2)
    assert not activations(Table(A={"battlefield": [shell()]}, B={"battlefield": [bear]}).start(), "Shell")
    table = Table(A={"battlefield": [shell(), bear], "hand": [instant("Kill", "0", DESTROY)]}, B={}).start()
    table.activate("Shell").settle().cast("Kill").settle()
    assert table.names("battlefield") == ["Shell"] and seen(table, "Shell").card_types == ARTIFACT | CREATURE
    assert table.find("Shell").attached_to == 0


@pytest.mark.ledger("current:702.151")
def test_702_151_unattached_only_from_a_creature_at_sorcery_speed() -> None:
    bear = creature("Bear", "1G", 2, 2)
    table = Table(A={"battlefield": [shell(), bear]}, B={}).start("upkeep")
    assert activations(table, "Shell") == []
    assert activations(table.to("precombat_main"), "Shell") == [0]
    assert activations(table.activate("Shell").settle(), "Shell") == [0, 1]  # 701.3b: to the same again


def activations(table: Table, name: str) -> list[int]:
    """Which activated abilities of a permanent A may activate."""
    ref = table.find(name).ref
    return [action.index for action in table.legal("A") if action.kind == dec.ACTIVATE and action.ref == ref]
