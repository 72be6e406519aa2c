"""Smaller things that are said of spells and cards, and of who casts them (601, 109)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import (
    CUB,
    ELK,
    FOX,
    NAME,
    THEIRS,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)
from tests.rules.support import FOREST, SWAMP

LEAF = spell("You gain 3 life.", name="Leaf", type_line="Instant")
RED, BLUE = (spell("Draw a card.", name=name, cost=cost) for name, cost in (("Red", "{R}"), ("Blue", "{U}")))


@pytest.mark.construct("OpponentYoureAttackingUnit")
def test_508_6_opponents_that_you_are_attacking() -> None:
    text = "This spell costs {1} less to cast for each opponent you're attacking."
    quick = spell(f"{text}\nDraw a card.", cost="{1}", type_line="Instant")
    table = Table(A={"hand": [quick], "battlefield": [CUB]}, B={"hand": [quick]}).start()
    assert not table.can_cast(NAME)
    table.attack("Cub")
    assert table.can_cast(NAME) and not table.passes().can_cast(NAME, "B")
    assert spanish(text) == "Te cuesta {1} menos lanzar este hechizo por cada oponente al que estés atacando."


@pytest.mark.construct("OptionalCostMakesCheaper")
def test_601_2f_it_costs_less_if_evidence_was_collected() -> None:
    text = (
        "As an additional cost to cast this spell, you may collect evidence 2. This spell costs {2} less to cast if "
        "evidence was collected."
    )
    dear = beast(name="Dear", cost="{2}")
    table = Table(A={"hand": [beast(text, cost="{2}")], "graveyard": [dear]}, B={}).start()
    settle(table.cast(NAME), "Dear")
    assert table.names("exile") == ["Dear"]
    assert not Table(A={"hand": [beast(text, cost="{2}")]}, B={}).start().can_cast(NAME)
    assert spanish(text).endswith("Te cuesta {2} menos lanzar este hechizo si se reunieron pruebas.")


@pytest.mark.construct("FlashForDeed")
def test_702_8_as_though_it_had_flash_for_a_deed() -> None:
    text = (
        "You may cast this spell as though it had flash if you behold a Beast as an additional cost to cast it.\n"
        "You gain 3 life."
    )
    for mine, legal in (([CUB], True), ([], False)):
        table = Table(A={"hand": [spell(text)], "battlefield": mine}, B={}).start("upkeep")
        assert table.can_cast(NAME) is legal
    assert Table(A={"hand": [spell(text)]}, B={}).start().can_cast(NAME)
    assert "decides contemplar" in spanish(text.split("\n")[0])


@pytest.mark.construct("ExileTopOfYours")
def test_701_13_the_top_cards_of_the_library_that_was_shuffled() -> None:
    table = played("Shuffle your library, then exile the top four cards.")
    assert table.names("exile", "A") == ["Wastes"] * 4


@pytest.mark.construct("CostsLifeMore")
def test_118_8_each_target_costs_life() -> None:
    text = "This spell costs 3 life more to cast for each target.\nDestroy any number of target creatures."
    seats: dict[str, Any] = {"A": {"hand": [spell(text)]}, "B": {"battlefield": [CUB, ELK, FOX]}}
    table = Table(**seats).start().cast(NAME)
    settle(table.choose("Cub", "Fox", "done"))
    assert table.life("A") == 14 and table.names("battlefield") == ["Elk"]
    assert spanish(text.split("\n")[0]) == "Te cuesta 3 vidas más lanzar este hechizo por cada objetivo."


@pytest.mark.construct("OthersSpellsCostLife")
def test_118_8_spells_that_target_it_cost_life() -> None:
    text = "Spells your opponents cast that target this creature cost an additional 3 life to cast."
    pat = spell("Target creature gets +1/+1 until end of turn.", name="Pat")
    table = Table(A={"hand": [pat]}, B={"battlefield": [beast(text), CUB]}).start().cast("Pat")
    assert table.target(NAME).life("A") == 17
    table = Table(A={"hand": [pat]}, B={"battlefield": [beast(text), CUB]}).start().cast("Pat")
    assert table.target("Cub").life("A") == 20


@pytest.mark.construct("OtherThanTheFirst")
def test_601_2i_spells_other_than_the_first() -> None:
    text = "Whenever you cast a spell other than your first spell each turn, you gain 5 life."
    seats: dict[str, Any] = {"A": {"hand": [CUB, ELK, FOX], "battlefield": [permanent(text)]}, "B": {}}
    table = Table(**seats).start()
    for name, life in (("Cub", 20), ("Elk", 25), ("Fox", 30)):
        assert settle(table.cast(name)).life("A") == life


@pytest.mark.construct("OwnedByAnother")
def test_108_3_what_another_player_owns() -> None:
    text = "Whenever a creature owned by another player dies, draw a card."
    kill = spell("Destroy target creature.", name="Kill")
    for owner, drawn in (("A", 0), ("B", 1)):
        seats: dict[str, Any] = {"A": {"hand": [kill], "battlefield": [permanent(text)]}, "B": {}}
        seats[owner].setdefault("battlefield", []).append(CUB)
        assert settle(Table(**seats).start().cast("Kill")).names("hand", "A") == ["Wastes"] * drawn


@pytest.mark.construct("YouAlreadyControl")
def test_614_12_what_you_already_control() -> None:
    text = (
        "Each other Beast you control enters with an additional +1/+1 counter on it for each Beast you already control."
    )
    table = Table(A={"hand": [CUB], "battlefield": [beast(text)]}, B=THEIRS).start().cast("Cub").resolve()
    assert table.size("Cub") == (3, 3)


@pytest.mark.construct("ForEachColorReturn")
def test_115_1_up_to_one_target_of_each_color() -> None:
    text = "For each color, return up to one target card of that color from your graveyard to your hand."
    grey = spell("Draw a card.", name="Grey")
    table = Table(A={"hand": [spell(text)], "graveyard": [RED, BLUE, grey]}, B={}).start().cast(NAME)
    settle(table.choose("Blue").choose("Red"))
    assert sorted(table.names("hand", "A")) == ["Blue", "Red"]
    assert spanish(text) == "Para cada color, regresa hasta una carta objetivo de ese color de tu cementerio a tu mano."


@pytest.mark.construct("Also")
def test_608_2c_what_is_also_done() -> None:
    text = "Draw a card. If you control a Beast, also draw two cards."
    assert len(played(text, A={"battlefield": [CUB]}).names("hand", "A")) == 3
    assert len(played(text).names("hand", "A")) == 1


@pytest.mark.construct("IsTheOnlyCard")
@pytest.mark.parametrize(("others", "life"), [([LEAF], 21), ([CUB], 20), ([], 21)])
def test_404_1_the_only_creature_card(others: list[object], life: int) -> None:
    text = "At the beginning of your upkeep, if this card is the only creature card in your graveyard, you gain 1 life."
    table = Table(A={"graveyard": [beast(text), *others]}, B={"graveyard": [FOX]}).start("upkeep")
    assert settle(table).to("precombat_main").life("A") == life
    assert spanish(text).endswith("si esta carta es la única carta de criatura en tu cementerio, ganas 1 vida.")


@pytest.mark.construct("IsYourNthSpell")
def test_601_2i_the_second_creature_spell() -> None:
    text = "Whenever you cast a spell, if it's the second creature spell you cast this turn, you gain 5 life."
    seats: dict[str, Any] = {"A": {"hand": [LEAF, CUB, ELK, FOX], "battlefield": [permanent(text)]}, "B": {}}
    table = Table(**seats).start()
    for name, life in (("Leaf", 23), ("Cub", 23), ("Elk", 28), ("Fox", 28)):
        assert settle(table.cast(name)).life("A") == life


@pytest.mark.construct("DuringStepsOfOpponents")
def test_513_during_the_end_steps_of_opponents() -> None:
    text = "During each opponent's end step, you may cast spells as though they had flash."
    table = Table(A={"hand": [CUB], "battlefield": [permanent(text)]}, B={}).start()
    assert not table.to("end").can_cast("Cub")
    assert not table.to("precombat_main", 2).passes().can_cast("Cub", "A")
    assert table.to("end", 2).passes().can_cast("Cub", "A")


@pytest.mark.construct("AbilitiesCostMoreExceptForMana")
def test_602_2b_abilities_cost_more_but_not_those_of_mana() -> None:
    text = "Activated abilities of lands cost {1} more to activate unless they're mana abilities."
    pit = permanent("{0}: Draw a card.\n{T}: Add {B}.", "Land", name="Pit")
    table = Table(A={"battlefield": [permanent(text), pit]}, B={}).start()
    settle(table.activate("Pit"))
    assert table.find("Pit").tapped


@pytest.mark.construct("RemoveAndExile")
def test_118_1_counters_removed_and_the_source_exiled() -> None:
    text = "{0}: Put two time counters on this artifact.\n{T}, Remove X time counters from this artifact and exile it: You gain X life."  # noqa: E501
    table = Table(A={"battlefield": [permanent(text, "Artifact")]}, B={}).start()
    settle(table.activate(NAME))
    settle(table.activate(NAME, index=1).choose(2))
    assert table.life("A") == 22 and table.names("exile") == [NAME]


@pytest.mark.construct("SymbolsWerentSpent")
@pytest.mark.parametrize(("land", "life"), [(SWAMP, 20), (FOREST, 23)])
def test_601_2h_mana_that_was_not_spent(land: object, life: int) -> None:
    text = "When you cast this spell, if {B} wasn't spent to cast it, you gain 3 life."
    table = Table(A={"hand": [beast(text, cost="{1}")], "battlefield": [land]}, B={}).start()
    assert settle(table.cast(NAME)).life("A") == life


@pytest.mark.construct("FourNouns")
def test_115_1_the_zone_stands_behind_the_last_of_four_targets() -> None:
    text = (
        "Return up to one target Beast card, up to one target instant card, up to one target sorcery card, and up to "
        "one target land card from your graveyard to your hand."
    )
    table = Table(A={"hand": [spell(text)], "graveyard": [CUB, LEAF, RED]}, B={}).start().cast(NAME)
    settle(table.choose("Cub").choose("Leaf").choose("Red"))
    assert sorted(table.names("hand", "A")) == ["Cub", "Leaf", "Red"]


@pytest.mark.construct("IsChosenType")
def test_607_2d_cards_have_the_chosen_creature_type() -> None:
    text = (
        "As this enchantment enters, choose a creature type.\n"
        "Each creature card in your graveyard has the chosen creature type in addition to its other types."
    )
    raise_elf = spell("Return target Elf card from your graveyard to your hand.", name="Raise")
    table = Table(A={"hand": [permanent(text), raise_elf], "graveyard": [CUB, LEAF]}, B={}).start()
    settle(table.cast(NAME), "Elf")
    assert settle(table.cast("Raise")).names("hand", "A") == ["Cub"]


@pytest.mark.construct("ButDontOwn")
def test_108_3_spells_that_you_cast_but_do_not_own() -> None:
    text = "Spells you cast but don't own cost {2} less to cast."
    theirs = spell("You gain 3 life.", name="Theirs", cost="{2}")
    leave = spell("Until end of turn, you may cast sorcery spells from any graveyard.", name="Leave")
    seats: dict[str, Any] = {
        "A": {"hand": [leave, theirs], "battlefield": [permanent(text)]},
        "B": {"graveyard": [theirs]},
    }
    table = settle(Table(**seats).start().cast("Leave"))
    mine, other = table.find("Theirs", "hand"), table.find("Theirs", "graveyard")
    offered = {action.ref for action in table.legal("A")}
    assert other.ref in offered and mine.ref not in offered


@pytest.mark.construct("IsntOfQuality")
@pytest.mark.parametrize("enchanted", [True, False])
def test_303_4_while_it_is_not_enchanted(enchanted: bool) -> None:
    text = f"{{0}}: You gain 1 life. Activate only if {NAME} isn't enchanted."
    bond = permanent("Enchant creature\nEnchanted creature gets +1/+1.", "Enchantment — Aura", name="Bond")
    table = Table(A={"hand": [bond], "battlefield": [beast(text)]}, B={}).start()
    if enchanted:
        settle(table.cast("Bond"))
    assert table.can_activate(NAME) is not enchanted
