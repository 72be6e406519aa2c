"""702.13, 702.14, 702.28, 702.31, 702.36, 702.118: who can't block whom."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.change import AddAbility, AddColors, AddTypes, RemoveAbility, ReplaceWord, SetColors
from apnap.abilities.definition import CardDefinition
from apnap.abilities.objects import HasKeyword
from apnap.abilities.values import ARTIFACT, BLACK, CREATURE, GREEN, LEGENDARY, SNOW
from apnap.rules.combat.evasion import can_block_this
from apnap.rules.context import context_for
from apnap.rules.filters import matches
from tests.rules.layered import affect, filtered, put_counters
from tests.rules.support import FOREST, ISLAND, SWAMP, Table, basic, card, creature, land

GOLEM = card("Golem", "3", ARTIFACT | CREATURE, power=3, toughness=3)
IMP = creature("Imp", "B", 1, 1)
ELF = creature("Elf", "G", 1, 1)


def table_with(attacker: CardDefinition, *defenders: CardDefinition, mine: tuple[CardDefinition, ...] = ()) -> Table:
    """A position in which the attacker has been declared."""
    return Table(A={"battlefield": [attacker, *mine]}, B={"battlefield": list(defenders)}).attack_now(attacker.name)


def blockers(table: Table, attacker: str, *names: str) -> set[str]:
    """Those of them that may block the attacker."""
    found = {name: can_block_this(table.state, table.find(name), table.find(attacker)) for name in names}
    return {name for name, can in found.items() if can}


@pytest.mark.ledger("current:702.36")
def test_702_36_fear() -> None:
    """Artifact or black creatures can block it (702.36b); a second instance is no second restriction (702.36c)."""
    table = table_with(creature("Ghoul", "B", 2, 2, "fear"), GOLEM, IMP, ELF)
    assert blockers(table, "Ghoul", "Golem", "Imp", "Elf") == {"Golem", "Imp"}
    affect(table, ["Imp"], SetColors(GREEN))
    affect(table, ["Ghoul"], AddAbility(Keyword("fear")))  # 702.36c
    assert blockers(table, "Ghoul", "Golem", "Imp", "Elf") == {"Golem"}


@pytest.mark.ledger("current:702.13")
def test_702_13_intimidate_looks_at_colors_now() -> None:
    """Artifacts and creatures that share a color can block it (702.13b)."""
    table = table_with(creature("Ogre", "R", 2, 2, "intimidate"), GOLEM, IMP, ELF)
    assert blockers(table, "Ogre", "Golem", "Imp", "Elf") == {"Golem"}
    affect(table, ["Ogre"], AddColors(BLACK))
    assert blockers(table, "Ogre", "Golem", "Imp", "Elf") == {"Golem", "Imp"}
    affect(table, ["Ogre"], SetColors(0))  # a colorless creature shares no color
    assert blockers(table, "Ogre", "Golem", "Imp", "Elf") == {"Golem"}


@pytest.mark.ledger("current:702.28")
def test_702_28_shadow_both_ways() -> None:
    """Neither blocks the other (702.28b)."""
    shade, other = creature("Shade", "B", 1, 1, "shadow"), creature("Gloom", "B", 1, 1, "shadow")
    table = table_with(shade, other, ELF)
    assert blockers(table, "Shade", "Gloom", "Elf") == {"Gloom"}
    table = table_with(ELF, other, IMP)
    assert blockers(table, "Elf", "Gloom", "Imp") == {"Imp"}
    put_counters(table, "Elf", shadow=1)  # 122.1b
    assert blockers(table, "Elf", "Gloom", "Imp") == {"Gloom"}


@pytest.mark.ledger("current:702.31")
def test_702_31_horsemanship_is_one_way() -> None:
    """It can't be blocked by others, but blocks them (702.31b)."""
    rider, knight = creature("Rider", "W", 2, 2, "horsemanship"), creature("Knight", "W", 2, 2, "horsemanship")
    table = table_with(rider, knight, ELF)
    assert blockers(table, "Rider", "Knight", "Elf") == {"Knight"}
    table = table_with(ELF, knight)
    assert blockers(table, "Elf", "Knight") == {"Knight"}


@pytest.mark.ledger("current:702.118")
def test_702_118_skulk_compares_powers_as_blockers_are_declared() -> None:
    """Creatures of greater power can't block it (702.118b)."""
    table = table_with(creature("Sneak", "U", 2, 2, "skulk"), GOLEM, ELF)
    assert blockers(table, "Sneak", "Golem", "Elf") == {"Elf"}
    put_counters(table, "Sneak", plus=1)
    assert blockers(table, "Sneak", "Golem", "Elf") == {"Golem", "Elf"}  # equal power is not greater


SNOW_SWAMP = land("Frozen Bog", "B", subtypes=("Swamp",), supertypes=SNOW)
SHRINE = land("Shrine", "W", supertypes=LEGENDARY)
DUNES = land("Dunes", "C", subtypes=("Desert",))
VAULT = card("Vault", None, ARTIFACT | 32)


@pytest.mark.ledger("current:702.14")
@pytest.mark.parametrize(
    ("keyword", "stops", "allows"),
    [
        ("swampwalk", SWAMP, ISLAND),
        ("islandwalk", ISLAND, SWAMP),
        ("forestwalk", FOREST, SWAMP),
        ("mountainwalk", basic("Mountain"), SWAMP),
        ("plainswalk", basic("Plains"), SWAMP),
        ("desertwalk", DUNES, SWAMP),
        ("nonbasic landwalk", DUNES, SWAMP),
        ("legendary landwalk", SHRINE, DUNES),
        ("artifact landwalk", VAULT, DUNES),
        ("snow landwalk", SNOW_SWAMP, SWAMP),
        ("snow swampwalk", SNOW_SWAMP, SWAMP),
    ],
)
def test_702_14_landwalk(keyword: str, stops: CardDefinition, allows: CardDefinition) -> None:
    """The word before "walk" is a land type, or before "landwalk" types of land (702.14a)."""
    walker = creature("Walker", "1", 2, 2, keyword)
    assert blockers(table_with(walker, ELF, stops), "Walker", "Elf") == set()
    assert blockers(table_with(walker, ELF, allows, mine=(stops,)), "Walker", "Elf") == {"Elf"}


@pytest.mark.ledger("current:702.14")
def test_702_14d_landwalk_abilities_do_not_cancel_one_another() -> None:
    walkers = [creature(name, "G", 2, 2, "forestwalk") for name in ("Dryad", "Nymph")]
    assert blockers(table_with(walkers[0], walkers[1], FOREST), "Dryad", "Nymph") == set()


@pytest.mark.ledger("current:702.14")
def test_702_14_landwalk_in_a_declaration_and_without_the_ability() -> None:
    table = Table(A={"battlefield": [creature("Walker", "1", 2, 2, "swampwalk")]}, B={"battlefield": [ELF, SWAMP]})
    table.start().attack("Walker").to("end_combat")
    assert table.life("B") == 18
    table = table_with(creature("Walker", "1", 2, 2, "swampwalk", "swampwalk"), ELF, SWAMP)
    affect(table, ["Walker"], RemoveAbility("landwalk"))
    assert blockers(table, "Walker", "Elf") == {"Elf"}


def test_612_2_a_changed_land_type_changes_the_landwalk_and_what_it_is_called() -> None:
    table = table_with(creature("Walker", "1", 2, 2, "swampwalk"), ELF, ISLAND)
    assert blockers(table, "Walker", "Elf") == {"Elf"}
    affect(table, ["Walker"], ReplaceWord("Swamp", "Island"))
    assert blockers(table, "Walker", "Elf") == set()
    walker = table.find("Walker")
    for name, expected in (("islandwalk", True), ("swampwalk", False), ("landwalk", True)):
        assert matches(table.state, walker, filtered(HasKeyword(name)), context_for(walker.ref, 0)) is expected


@pytest.mark.ledger("current:702.14")
def test_702_14c_a_land_that_gains_the_type_counts() -> None:
    table = table_with(creature("Walker", "1", 2, 2, "swampwalk"), ELF, FOREST)
    assert blockers(table, "Walker", "Elf") == {"Elf"}
    affect(table, ["Forest"], AddTypes(subtypes=("Swamp",)))
    assert blockers(table, "Walker", "Elf") == set()
