"""Rarer trigger events, types that are lost, and what is chosen or noted as something enters (603, 205, 607)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, FOX, NAME, Table, beast, permanent, settle, spell
from tests.rules.support import FOREST


@pytest.mark.construct("AtFirstEachTurn", "GetAdditionalStep")
def test_500_9_one_more_upkeep_step() -> None:
    haze = permanent(
        "Enchant player\nAt the beginning of enchanted player's first upkeep each turn, that player gets an additional "
        "upkeep step after this step.",
        "Enchantment — Aura",
        name="Haze",
    )
    clock = permanent("At the beginning of your upkeep, you gain 1 life.", name="Clock")
    table = Table(A={"battlefield": [clock], "hand": [haze]}, B={}).start()
    settle(table.cast("Haze", "A"))

    table.to("draw", 3)

    assert table.life("A") == 23


@pytest.mark.construct("AttacksPlayerUnblocked")
def test_509_3g_an_unblocked_attack_on_a_player() -> None:
    cruel = beast("Whenever this creature attacks a player and isn't blocked, that player's life total becomes 7.")
    table = Table(A={"battlefield": [cruel]}, B={}).start()

    settle(table.attack(NAME))
    table.to("postcombat_main")

    assert table.life("B") == 5


@pytest.mark.construct("MeasureComesTrue")
def test_603_8_when_its_power_is_so_great() -> None:
    eater = beast("When this creature's power is 4 or greater, you gain 1 life and sacrifice it.")
    grow = spell("Target creature gets +2/+2 until end of turn.", name="Grow")
    table = Table(A={"battlefield": [eater], "hand": [grow]}, B={}).start()

    settle(table.cast("Grow"))

    assert (table.life("A"), table.names("battlefield", "A")) == (21, [])


@pytest.mark.construct("ACounterRemoved")
def test_122_1_once_for_each_counter_removed() -> None:
    hydra = beast(
        "{0}: Put two +1/+1 counters on this creature.\nWhenever a +1/+1 counter is removed from this creature, "
        "you gain 1 life.\nRemove two +1/+1 counters from this creature: Draw a card."
    )
    table = Table(A={"battlefield": [hydra]}, B={}).start()
    settle(table.activate(NAME))

    table.activate(NAME, index=1)

    assert table.settle().life("A") == 22


@pytest.mark.construct("EndOfCombatPrefix")
def test_603_7_at_end_of_combat() -> None:
    horse = beast(
        "Whenever this creature attacks, at end of combat, exile it, then return it to the battlefield under its "
        "owner's control."
    )
    table = Table(A={"battlefield": [horse]}, B={}).start()
    before = table.find(NAME).ref

    settle(table.attack(NAME))
    assert table.find(NAME).ref == before
    table.to("postcombat_main")

    assert table.find(NAME).ref != before and table.names("battlefield", "A") == [NAME]


@pytest.mark.construct("DrawingCausesExtra")
def test_603_2d_drawing_lets_it_trigger_once_more() -> None:
    krang = permanent(
        "If a player drawing a card causes a triggered ability of a permanent you control to trigger, that ability "
        "triggers an additional time.",
        name="Mind",
    )
    mill = permanent(
        "Whenever you draw a card, you gain 1 life.\nWhenever you gain life, each opponent loses 1 life.", name="Mill"
    )
    pen = permanent("{0}: Draw a card.", "Artifact", name="Pen")
    table = Table(A={"battlefield": [krang, mill, pen]}, B={}).start()

    table.activate("Pen")
    table.settle()

    assert (table.life("A"), table.life("B")) == (22, 18)


@pytest.mark.construct("IsntManaAbility")
def test_605_1a_it_isnt_a_mana_ability() -> None:
    rings = permanent("Whenever you activate an ability, if it isn't a mana ability, you gain 1 life.", name="Rings")
    pen = permanent("{1}: Draw a card.", "Artifact", name="Pen")
    table = Table(A={"battlefield": [rings, pen, FOREST]}, B={}).start()

    settle(table.activate("Pen"))

    assert table.life("A") == 21


@pytest.mark.construct("HasBeenCrewedBy")
def test_702_122b_by_an_assassin() -> None:
    ship = beast(
        "Whenever this creature attacks, if an Assassin crewed it this turn, you gain 4 life.\nCrew 1",
        name="Ship",
        type_line="Artifact — Vehicle",
    )
    knife = beast(name="Knife", type_line="Creature — Assassin")

    for crew, life in ((knife, 24), (CUB, 20)):
        table = Table(A={"battlefield": [ship, crew]}, B={}).start()
        table.activate("Ship")
        settle(table, crew.name)
        assert settle(table.attack("Ship")).life("A") == life


@pytest.mark.construct("IsPaired")
def test_702_95b_the_other_of_a_pair() -> None:
    bond = beast("Soulbond", name="Bond")
    assault = spell(
        "Target creature gets +2/+2 until end of turn. If it's paired with a creature, that creature also gets +2/+2 "
        "until end of turn.",
        name="Joint",
        type_line="Instant",
    )
    table = Table(A={"battlefield": [CUB, FOX], "hand": [bond, assault]}, B={}).start()
    settle(table.cast("Bond"), True, "Cub")

    settle(table.cast("Joint", "Bond"))

    assert [table.size(name) for name in ("Bond", "Cub", "Fox")] == [(4, 4), (4, 4), (3, 3)]


# ------------------------------------------------------------------------------------------------ types


@pytest.mark.construct("IsOnlyThing")
def test_205_1a_only_an_enchantment() -> None:
    stars = permanent(
        "Enchant permanent\nEnchanted permanent is an enchantment and loses all other card types.",
        "Enchantment — Aura",
        name="Stars",
    )
    rod = spell("Destroy all creatures.", name="Rod")
    table = Table(A={"hand": [stars, rod]}, B={"battlefield": [CUB]}).start()

    settle(table.cast("Stars"))
    settle(table.cast("Rod"))

    assert table.names("battlefield", "B") == ["Cub"]


@pytest.mark.construct("LosesAllElse")
def test_205_1a_an_insect_without_anything_else() -> None:
    steel = permanent(
        "Enchant creature\nEnchanted creature is an Insect artifact creature with base power and toughness 0/1 and has "
        "indestructible, and it loses all other abilities, card types, and creature types.",
        "Enchantment — Aura",
        name="Steel",
    )
    imp = beast("{0}: You gain 1 life.", name="Imp", type_line="Enchantment Creature — Imp")
    wipe = spell("Destroy all Imps.", name="Wipe")
    table = Table(A={"hand": [steel, wipe]}, B={"battlefield": [imp]}).start()

    settle(table.cast("Steel"))
    settle(table.cast("Wipe"))

    assert table.size("Imp") == (0, 1)
    assert not table.passes().can_activate("Imp", "B")


@pytest.mark.construct("NoteLifeTotal", "AsEntersNote", "LifeAtLeastNoted")
def test_607_2e_the_last_noted_life_total() -> None:
    splendor = permanent(
        "As this enchantment enters, note your life total.\nAt the beginning of your upkeep, draw a card if your life "
        "total is greater than or equal to the last noted life total for this enchantment. Then note your life total.",
        name="Splendor",
    )
    ow = spell("You lose 3 life.", name="Ow")
    table = Table(A={"hand": [splendor, ow]}, B={}).start()
    settle(table.cast("Splendor"))
    settle(table.cast("Ow"))

    table.to("draw", 3)
    assert len(table.names("hand", "A")) == 1
    table.to("draw", 5)

    assert len(table.names("hand", "A")) == 3


@pytest.mark.construct("ChooseTypeOf")
def test_607_2d_one_of_some_card_types() -> None:
    key = permanent(
        "As this artifact enters, choose artifact, creature, or instant.\nSpells you cast of the chosen type cost {1} "
        "less to cast.",
        "Artifact",
        name="Key",
    )
    other = permanent("", name="Seal", cost="{1}")
    table = Table(A={"hand": [key, beast(cost="{1}"), other]}, B={}).start()
    settle(table.cast("Key"), "creature")

    assert table.can_cast(NAME) and not table.can_cast("Seal")


@pytest.mark.construct("GetStepsAfterPhase")
def test_500_10_that_many_upkeep_steps_after_this_phase() -> None:
    text = (
        "Whenever this creature deals combat damage to a player, you get that many additional upkeep steps after this "
    )
    alms = permanent("At the beginning of your upkeep, you gain 2 life.", name="Alms")
    table = Table(A={"battlefield": [beast(f"{text}phase.", name="Thief"), alms]}, B={}).attack_now("Thief")
    assert table.to("postcombat_main").life("A") == 26
    assert table.find("Thief").tapped, "there was no untap step"
