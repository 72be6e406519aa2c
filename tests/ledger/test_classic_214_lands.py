"""classic:214.9, 2007:212.6: land plays, basic lands and lands that change."""

from __future__ import annotations

import pytest

from apnap.abilities.change import SetTypes
from apnap.abilities.effect import Continuous
from apnap.abilities.objects import TargetObjects
from apnap.abilities.values import CREATURE, LAND, LEGENDARY, SNOW
from apnap.rules.characteristics import characteristics
from apnap.rules.view import View
from tests.constructs.support import permanent, spell
from tests.ledger.moments import gain, now, stack, tap_for_mana
from tests.rules.effects import do
from tests.rules.support import FOREST, ISLAND, PLAINS, SWAMP, Table, card

IT = TargetObjects(0)
GREED = permanent(
    "You may play an additional land on each of your turns.\nSacrifice Greed: You gain 1 life.", name="Greed"
)


@pytest.mark.ledger("classic:214.9a", "2007:212")
def test_a_land_comes_straight_into_play(book: str) -> None:
    """Nobody gets priority between, and nothing on the stack could be countered."""
    hush = spell("Counter target spell.", name="Hush", type_line="Instant")
    table = Table(book=book, A={"hand": [FOREST]}, B={"hand": [hush]}).start()
    table.play("Forest")
    assert table.names("battlefield") == ["Forest"] and stack(table) == [] and table.decision.player == 0
    assert not table.passes().can_cast("Hush", "B")


@pytest.mark.ledger("2007:212")
def test_a_land_is_played_in_the_own_main_phase_with_an_empty_stack(book: str) -> None:
    seat = {"hand": [FOREST, now("Spark", gain())]}
    table = Table(book=book, A=seat, B={}).start("upkeep")
    assert not table.actions("Forest", "hand")
    assert table.to("precombat_main").actions("Forest", "hand")
    assert not table.cast("Spark").actions("Forest", "hand")
    assert not table.resolve().to("begin_combat").actions("Forest", "hand")
    assert table.to("postcombat_main").actions("Forest", "hand")
    assert not table.to_step("precombat_main", 2).passes().actions("Forest", "hand")


@pytest.mark.ledger("classic:214.9b", "2007:212")
def test_one_land_each_turn(book: str) -> None:
    table = Table(book=book, A={"hand": [FOREST, ISLAND]}, B={}).start()
    table.play("Forest")
    assert table.actions("Island", "hand") == []
    assert table.to("precombat_main", 3).actions("Island", "hand")


def may_play(table: Table) -> bool:
    """Tell whether a land can be played now."""
    return bool(table.actions("Swamp", "hand"))


@pytest.mark.ledger("classic:214.9b", "2007:212")
@pytest.mark.parametrize("normal_first", [True, False])
def test_an_additional_land_may_come_before_or_after_the_normal_one(book: str, normal_first: bool) -> None:
    seat = {"hand": [FOREST, ISLAND, SWAMP], "battlefield": [GREED]}
    table = Table(book=book, A=seat, B={}).start()
    table.play("Forest")
    if book == "2007":
        assert table.decision.purpose == "normal_land_play"
        table.choose(normal_first)
    assert table.actions("Island", "hand")
    table.play("Island")
    assert table.decision.purpose != "normal_land_play" and not may_play(table)


@pytest.mark.ledger("classic:214.9b", "2007:212")
def test_an_additional_land_does_not_use_up_the_normal_play(book: str) -> None:
    """After a land by leave of an effect that then ends, the land of the turn can still be played. (Today lands are
    counted, and it could not.) In 2007 a player may say that it was the land of the turn."""
    seat = {"hand": [FOREST, SWAMP], "battlefield": [GREED]}
    for normal in (False, True) if book == "2007" else (None,):
        table = Table(book=book, A=seat, B={}).start()
        table.play("Forest")
        if normal is not None:
            table.choose(normal)
        table.activate("Greed").resolve()
        assert may_play(table) is (normal is not True)


@pytest.mark.parametrize("rules", ["2016", "current"])
def test_since_then_lands_are_counted(rules: str) -> None:
    """305.2: with one land played, and the effect that allowed two gone, there is none left to play."""
    table = Table(book=rules, A={"hand": [FOREST, SWAMP], "battlefield": [GREED]}, B={}).start().play("Forest")
    assert may_play(table)
    assert not may_play(table.activate("Greed").resolve())


@pytest.mark.ledger("classic:214.9b", "2007:212")
def test_what_was_played_in_an_earlier_turn_does_not_count(book: str) -> None:
    table = Table(book=book, A={"hand": [FOREST, ISLAND, SWAMP], "battlefield": [GREED]}, B={}).start()
    table.play("Forest")
    if book == "2007":
        table.choose(False)
    table.activate("Greed").resolve().to("precombat_main", 3).play("Island")
    assert not may_play(table)


@pytest.mark.ledger("2007:212")
def test_of_two_effects_the_player_names_one(book: str) -> None:
    once = spell("You may play an additional land this turn.", name="Haste")
    seat = {"hand": [FOREST, SWAMP, ISLAND, PLAINS, once], "battlefield": [GREED]}
    table = Table(book=book, A=seat, B={}).start()
    table.cast("Haste").resolve().play("Forest").choose(False)
    assert table.offered() == ["Greed", "Haste"]
    table.choose("Greed")
    assert View(table.state, 1).players[0].marks == (), "which effects were used is not told in the kernel's numbers"
    table.activate("Greed").resolve().play("Island").choose(True).play("Swamp")
    assert not table.actions("Plains", "hand")
    assert table.to("precombat_main", 3).actions("Plains", "hand")


@pytest.mark.ledger("classic:214.9e", "2007:212")
@pytest.mark.parametrize(("basic", "symbol"), [(PLAINS, "W"), (ISLAND, "U"), (SWAMP, "B"), (FOREST, "G")])
def test_a_basic_land_makes_mana_without_a_text(book: str, basic: object, symbol: str) -> None:
    name = basic.name  # type: ignore[attr-defined]
    table = Table(book=book, A={"battlefield": [basic]}, B={}).start()
    assert basic.faces[0].abilities == ()  # type: ignore[attr-defined]
    assert tap_for_mana(table, name).pool() == {symbol: 1}


BOGGED = Continuous(IT, (SetTypes(subtypes=("Swamp",)),))
RUIN = permanent("{T}: Ruin deals 1 damage to any target.\n{T}: Add {R}.", "Land", name="Ruin")
QUAKE = spell("Destroy target nonbasic land.", name="Quake")


@pytest.mark.ledger("classic:214.9f", "2007:212")
def test_a_land_that_becomes_a_swamp_makes_black_mana_only(book: str) -> None:
    """classic: it is then a basic land, too; in 2007 it is not."""
    mire = permanent("Enchant land\nEnchanted land is a Swamp.", "Enchantment — Aura", name="Mire")
    table = Table(book=book, A={"hand": [mire, QUAKE], "battlefield": [RUIN]}, B={}).start()
    table.cast("Mire").resolve()
    assert not table.can_activate("Ruin")
    assert table.can_cast("Quake") is (book == "2007")
    assert tap_for_mana(table, "Ruin").pool() == {"B": 1}


@pytest.mark.ledger("classic:214.9f", "2007:205")
def test_what_it_was_before_is_gone(book: str) -> None:
    """classic: a legendary snow land that had become a creature is a plain Swamp; in 2007 it keeps everything else."""
    hall = card("Hall", None, LAND, supertypes=LEGENDARY | SNOW, subtypes=("Desert",))
    table = Table(book=book, A={"battlefield": [hall]}, B={})
    do(table, Continuous(IT, (SetTypes(CREATURE, ("Ape",), keep_card_types=True),)), "Hall")
    do(table, BOGGED, "Hall")
    found = characteristics(table.state, table.find("Hall"))
    if book == "classic":
        assert (found.supertypes, found.card_types, found.subtypes) == (1, LAND, frozenset({"Swamp"}))
    else:
        assert (found.supertypes, found.card_types) == (LEGENDARY | SNOW, LAND | CREATURE)
        assert found.subtypes == {"Swamp", "Ape"}


@pytest.mark.ledger("classic:214.9g", "2007:212")
def test_a_land_of_basic_types_may_be_nonbasic(book: str) -> None:
    dual = card("Thicket", None, LAND, subtypes=("Forest", "Plains"))
    table = Table(book=book, A={"hand": [QUAKE]}, B={"battlefield": [dual, FOREST]}).start()
    assert table.cast("Quake").resolve().names("graveyard", "B") == ["Thicket"]
