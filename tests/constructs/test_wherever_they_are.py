"""What is true of permanents, spells and cards elsewhere (109.2), and few conditions and clauses of libraries."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.definition import CardDefinition
from tests.constructs.support import CUB, FOX, NAME, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.support import FOREST, ISLAND, MOUNTAIN, PLAINS, SWAMP


def nexus() -> CardDefinition:
    """Return what makes all of them Wolves."""
    return permanent(
        "Creatures you control are every creature type. The same is true for creature spells you control and creature "
        "cards you own that aren't on the battlefield.",
        name="Nexus",
    )


@pytest.mark.construct("SameForSpellsAndCards")
def test_109_2_the_same_is_true_of_cards_elsewhere() -> None:
    line = "Search your library for a Wolf card, reveal it, put it into your hand, then shuffle."
    seat = {"battlefield": [nexus()], "hand": [spell(line)], "library": [CUB, FOREST]}
    table = Table(A=seat, B={}).start()

    settle(table.cast(NAME), "Cub")

    assert table.names("hand", "A") == ["Cub"]


@pytest.mark.construct("SameForSpellsAndCards")
def test_109_2_and_of_permanents_and_spells_but_not_of_those_of_others() -> None:
    lord = permanent("Wolves you control get +1/+1.\nWhenever you cast a Wolf spell, you gain 1 life.", name="Lord")
    seat = {"battlefield": [nexus(), lord, CUB], "hand": [FOX]}
    table = Table(A=seat, B={"battlefield": [beast(name="Bat")]}).start()

    settle(table.cast("Fox"))

    assert table.size("Cub") == (3, 3) and table.life("A") == 21
    assert table.size("Bat") == (2, 2)


@pytest.mark.construct("ControlledAndOwnedElsewhere")
def test_109_2_lands_there_and_land_cards_elsewhere() -> None:
    chant = permanent(
        "Lands you control and land cards you own that aren't on the battlefield are Deserts in addition to their "
        "other types."
    )
    count = spell(
        "You gain 1 life for each Desert you control. You gain 10 life for each Desert card in your graveyard.",
        name="Count",
    )
    table = Table(A={"battlefield": [chant, FOREST], "hand": [count], "graveyard": [FOREST]}, B={}).start()

    settle(table.cast("Count"))

    assert table.life("A") == 31


@pytest.mark.construct("LosesAllButMana")
def test_613_1f_all_abilities_but_those_for_mana_are_lost() -> None:
    land = permanent("{T}: Add {G}.\n{0}: You gain 1 life.", "Land", name="Den")
    table = Table(A={"battlefield": [permanent("All lands lose all abilities except mana abilities."), land]}, B={})
    table.start()

    assert not table.can_activate("Den")
    assert spanish("All lands lose all abilities except mana abilities.")


@pytest.mark.construct("EnchantedByExactly")
@pytest.mark.parametrize(("auras", "life"), [(0, 20), (1, 21), (2, 20)])
def test_303_4_enchanted_by_exactly_one_aura(auras: int, life: int) -> None:
    paladin = beast("{0}: If this creature is enchanted by exactly one Aura, you gain 1 life.")
    veils = [permanent("Enchant creature", "Enchantment — Aura", name=f"Veil {i}") for i in range(auras)]
    table = Table(A={"battlefield": [paladin], "hand": veils}, B={}).start()
    for veil in veils:
        settle(table.cast(veil.faces[0].name))

    settle(table.activate(NAME))

    assert table.life("A") == life


@pytest.mark.construct("NotYourMainPhase")
@pytest.mark.parametrize(("step", "life"), [("precombat_main", 20), ("upkeep", 21)])
def test_505_1_if_it_isnt_your_main_phase(step: str, life: int) -> None:
    relic = permanent("{0}: If it isn't your main phase, you gain 1 life.")
    table = Table(A={"battlefield": [relic]}, B={}).start(step)

    settle(table.activate(NAME))

    assert table.life("A") == life


@pytest.mark.construct("EveryLandTypeAndColor")
@pytest.mark.parametrize(("lands", "won"), [([PLAINS, ISLAND, SWAMP, MOUNTAIN, FOREST], True), ([FOREST] * 5, False)])
def test_305_6_every_basic_land_type_and_every_color(lands: list[Any], won: bool) -> None:
    herd = [beast(name=letter, cost=f"{{{letter}}}") for letter in "WUBRG"]
    line = "You win the game if you control a land of each basic land type and a creature of each color."

    table = played(line, A={"battlefield": [*lands, *herd]})

    assert bool(table.state.over) == won


@pytest.mark.construct("SymbolInThoseCosts")
def test_107_4_symbols_in_the_costs_of_the_revealed_cards() -> None:
    line = (
        "Reveal any number of cards in your hand. You gain 2 life for each green mana symbol in those cards' mana "
        "costs."
    )
    green = [beast(name=name, cost=cost) for name, cost in (("One", "{G}"), ("Two", "{1}{G}{G}"))]

    table = played(line, "One", "Two", A={"hand": green})

    assert table.life("A") == 26


@pytest.mark.construct("AnyCardAtAll")
def test_701_23_any_card() -> None:
    table = played(
        "Search your library for any card, put it into your hand, then shuffle.", "Cub", A={"library": [CUB]}
    )

    assert table.names("hand", "A") == ["Cub"]


@pytest.mark.construct("PutOntoBattlefieldThisWay")
@pytest.mark.parametrize(("land", "life"), [("Land — Cave", 24), ("Land", 20)])
def test_608_2c_if_such_a_land_was_put_onto_the_battlefield(land: str, life: int) -> None:
    line = (
        "You may put a land card from your hand onto the battlefield. If you put a Cave onto the battlefield this way, "
        "you gain 4 life."
    )

    table = played(line, True, A={"hand": [permanent("", land, name="Den")]})

    assert table.life("A") == life and "Den" in table.names("battlefield", "A")


@pytest.mark.construct("UnspentManaThere")
@pytest.mark.parametrize(("mana", "life"), [("{R}{R}", 20), ("{R}{R}{R}", 21)])
def test_106_4_so_much_unspent_mana(mana: str, life: int) -> None:
    table = played(f"Add {mana}. If you have three or more unspent mana, you gain 1 life.")

    assert table.life("A") == life


@pytest.mark.construct("WhenYouSearchThisWay")
def test_603_12_when_the_library_was_searched() -> None:
    line = (
        "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle. When you search "
        "your library this way, put a +1/+1 counter on target creature you control."
    )
    table = Table(A={"hand": [spell(line)], "battlefield": [CUB], "library": [FOREST, FOX]}, B={}).start()

    settle(table.cast(NAME), "Forest")

    assert table.size("Cub") == (3, 3)


@pytest.mark.construct("RepeatProcess")
def test_608_2c_the_process_is_repeated_x_times() -> None:
    rite = spell("Repeat the following process X times. Each opponent loses 3 life.", cost="{X}")
    table = Table(A={"hand": [rite], "battlefield": [FOREST, FOREST]}, B={}).start()

    settle(table.cast(NAME), 2)

    assert table.life("B") == 14


@pytest.mark.construct("KeywordAbilitiesCost")
def test_602_2b_equip_costs_you_pay_cost_less() -> None:
    smith = permanent("Equip costs you pay cost {1} less.", name="Smith")
    blade = permanent("Equipped creature gets +1/+1.\nEquip {1}", "Artifact — Equipment", name="Blade")
    table = Table(A={"battlefield": [smith, blade, CUB]}, B={}).start()

    settle(table.activate("Blade"))

    assert table.size("Cub") == (3, 3)
