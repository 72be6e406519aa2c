"""What is simply true: can't, may, costs, the lines of spells, keywords (113.3d, 601, 702)."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from apnap.abilities.definition import CardDefinition
from apnap.rules.characteristics import characteristics
from tests.constructs.support import (
    BAT,
    CUB,
    ELK,
    FEN,
    FOX,
    NAME,
    WELL,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
    written,
)

RITE = spell("You gain 1 life.", name="Rite")


@pytest.mark.construct("PlayerCant", "GainLifeProhibition")
def test_119_7_players_can_t_gain_life() -> None:
    seal = permanent("Players can't gain life.", name="Seal")
    assert played("You gain 2 life.", A={"battlefield": [seal]}).life("A") == 20


@pytest.mark.construct("CastProhibition")
def test_101_2_can_t_cast_creature_spells() -> None:
    seal = permanent("You can't cast creature spells.", name="Seal")
    table = Table(A={"battlefield": [seal], "hand": [CUB, RITE]}, B={}).start()
    assert (table.can_cast("Cub"), table.can_cast("Rite")) == (False, True)


@pytest.mark.construct("LoseGameProhibition", "WinGameProhibition")
def test_104_3_can_t_lose_and_can_t_win() -> None:
    seal = permanent("You can't lose the game and your opponents can't win the game.", name="Seal")
    table = played("You lose the game.", A={"battlefield": [seal]})
    assert not table.state.over


@pytest.mark.construct("SearchProhibition")
def test_players_can_t_search_libraries() -> None:
    seal = permanent("Players can't search libraries.", name="Seal")
    text = "Search your library for a creature card, put it into your hand, then shuffle."
    table = played(text, A={"battlefield": [seal], "library": [CUB]})
    assert table.names("hand", "A") == []


@pytest.mark.construct("CantBeCountered")
def test_can_t_be_countered() -> None:
    deny = written("Counter target spell.", "Instant", name="Deny")
    table = Table(A={"hand": [spell("This spell can't be countered.\nYou gain 1 life.")]}, B={"hand": [deny]}).start()
    table.cast(NAME).passes()
    settle(table.cast("Deny"))
    assert table.life("A") == 21


@pytest.mark.construct("CantBeRegenerated")
def test_701_19c_can_t_be_regenerated() -> None:
    troll = beast("{0}: Regenerate this creature.", name="Troll")
    bury = spell("Destroy target creature. It can't be regenerated.")
    table = Table(A={"battlefield": [troll], "hand": [bury]}, B={})
    settle(table.start().activate("Troll"))
    assert settle(table.cast(NAME)).names("battlefield") == []


@pytest.mark.construct("CantBeTarget")
def test_can_t_be_the_target_of_aura_spells() -> None:
    aura = permanent("Enchant creature", "Enchantment — Aura", name="Veil")
    sly = beast("This creature can't be the target of Aura spells.")
    table = Table(A={"battlefield": [sly], "hand": [aura, spell("Tap target creature.", name="Hush")]}, B={}).start()
    assert (table.can_cast("Veil"), table.can_cast("Hush")) == (False, True)


@pytest.mark.construct("DoesntUntap")
def test_502_3_doesn_t_untap() -> None:
    table = Table(A={"battlefield": [beast("This creature doesn't untap during your untap step.")]}, B={}).start()
    table.attack(NAME)
    assert table.to("upkeep", turn=3).find(NAME).tapped


@pytest.mark.construct("DoesntUntapNext")
def test_502_3_doesn_t_untap_during_its_controller_s_next_untap_step() -> None:
    text = "Tap target creature. It doesn't untap during its controller's next untap step."
    table = played(text, B={"battlefield": [FOX]})
    assert table.to("upkeep", turn=2).find("Fox").tapped
    assert not table.to("upkeep", turn=4).find("Fox").tapped


@pytest.mark.construct("MayStayTapped")
@pytest.mark.parametrize("stay", [True, False])
def test_502_3_you_may_choose_not_to_untap(stay: bool) -> None:
    text = "You may choose not to untap this creature during your untap step."
    table = Table(A={"battlefield": [beast(text)]}, B={}).start()
    table.attack(NAME).to("end", turn=2).passes(2)
    if stay:
        table.choose(NAME)
    else:
        table.choose("done")
    assert table.find(NAME).tapped is stay


@pytest.mark.construct("UntapDuringOthers")
def test_untap_during_each_other_player_s_untap_step() -> None:
    text = "Untap this creature during each other player's untap step."
    table = Table(A={"battlefield": [beast(text)]}, B={}).start()
    table.attack(NAME)
    assert not table.to("upkeep", turn=2).find(NAME).tapped


@pytest.mark.construct("NoMaximumHandSize")
def test_402_2_no_maximum_hand_size() -> None:
    seal = permanent("You have no maximum hand size.")
    table = Table(A={"battlefield": [seal], "hand": [CUB] * 9}, B={}).start().to("upkeep", turn=2)
    assert len(table.names("hand", "A")) == 9


@pytest.mark.construct("SkipStep")
def test_614_10_skip_your_draw_step() -> None:
    table = Table(A={"battlefield": [permanent("Skip your draw step.")]}, B={}).start(turn=3)
    assert table.names("hand", "A") == []


@pytest.mark.construct("AdditionalLand")
def test_305_2_an_additional_land() -> None:
    seal = permanent("You may play an additional land on each of your turns.", name="Seal")
    table = Table(A={"battlefield": [seal], "hand": [FEN, FEN, FEN]}, B={}).start()
    table.play("Fen").play("Fen")
    assert not table.actions("Fen", "hand")


@pytest.mark.construct("AdditionalLandOnce")
def test_305_2_an_additional_land_this_turn() -> None:
    table = played("You may play an additional land this turn.", A={"hand": [FEN, FEN]})
    table.play("Fen").play("Fen")
    assert table.names("hand", "A") == []


@pytest.mark.construct("AllMustBlock")
def test_509_1c_all_creatures_able_to_block_do_so() -> None:
    lure = beast("All creatures able to block this creature do so.", size=(1, 9))
    table = Table(A={"battlefield": [lure, CUB]}, B={"battlefield": [ELK, FOX]}).start()
    table.attack(NAME, "Cub").to("postcombat_main")
    assert (table.find(NAME).damage, table.life("B")) == (5, 18)


@pytest.mark.construct("AttacksThisTurnAsThough")
def test_702_3b_can_attack_this_turn_as_though_without_defender() -> None:
    wall = beast("Defender\n{0}: This creature can attack this turn as though it didn't have defender.")
    table = Table(A={"battlefield": [wall]}, B={}).start()
    settle(table.activate(NAME)).attack(NAME)
    assert table.to("postcombat_main").life("B") == 18


def activations(rule: str, *others: object) -> int:
    """Return how many abilities of a creature, an artifact and a land may be activated while a statement is true."""
    monk = beast("{0}: You gain 1 life.", name="Monk")
    table = Table(A={"battlefield": [monk, permanent(rule, name="Seal"), *others]}, B={}).start()
    return len(table.actions("Monk"))


@pytest.mark.construct("CantActivateOf")
def test_602_5a_activated_abilities_of_creatures_can_t_be_activated() -> None:
    assert activations("Activated abilities of artifacts can't be activated.") == 1
    assert activations("Activated abilities of creatures can't be activated.") == 0


@pytest.mark.construct("CantActivateOfUnlessMana")
def test_605_1a_unless_they_re_mana_abilities() -> None:
    rule = "Activated abilities of creatures can't be activated unless they're mana abilities."
    elf = beast("{T}: Add {G}.", name="Elf")
    assert activations(rule, elf) == 0
    read = spell("Draw a card.", cost="{G}")
    table = Table(A={"battlefield": [elf, permanent(rule, name="Seal")], "hand": [read]}, B={})
    assert table.start().can_cast(NAME)


@pytest.mark.construct("CantActivate")
def test_enchanted_creature_s_abilities_can_t_be_activated() -> None:
    text = "Enchant creature\nEnchanted creature's activated abilities can't be activated."
    monk = beast("{0}: You gain 1 life.", name="Monk")
    table = Table(A={"hand": [permanent(text, "Enchantment — Aura")], "battlefield": [monk]}, B={}).start()
    settle(table.cast(NAME))
    assert not table.actions("Monk")


@pytest.mark.construct("PlayCard")
def test_you_may_play_lands_from_your_graveyard() -> None:
    seal = permanent("You may play lands from your graveyard.", name="Seal")
    table = Table(A={"battlefield": [seal], "graveyard": [FEN, CUB]}, B={}).start()
    refs = {action.ref for action in table.legal("A")}
    assert table.find("Fen").ref in refs and table.find("Cub").ref not in refs


@pytest.mark.construct("PlayFree")
def test_play_without_paying_its_mana_cost() -> None:
    yak = beast(name="Yak", cost="{9}")
    text = "You may play target creature card from your graveyard without paying its mana cost."
    assert played(text, "Yak", A={"graveyard": [yak]}).names("battlefield") == ["Yak"]


@pytest.mark.construct("SpendOnly")
def test_106_6_spend_this_mana_only_to_cast_creature_spells() -> None:
    land = written("{T}: Add {R}. Spend this mana only to cast creature spells.", "Land", name="Den")
    hand = [beast(name="Red", cost="{R}"), spell("Draw a card.", name="Rite", cost="{R}")]
    table = Table(A={"battlefield": [land], "hand": hand}, B={}).start()
    assert (table.can_cast("Red"), table.can_cast("Rite")) == (True, False)


@pytest.mark.construct("ToActivateAny")
def test_106_6_spend_this_mana_only_to_activate_abilities() -> None:
    land = written("{T}: Add {R}. Spend this mana only to activate abilities.", "Land", name="Den")
    well = permanent("{R}: You gain 1 life.", "Artifact", name="Well")
    hand = [spell("Draw a card.", name="Rite", cost="{R}")]
    table = Table(A={"battlefield": [land, well], "hand": hand}, B={}).start()
    assert not table.can_cast("Rite")
    assert settle(table.activate("Well")).life("A") == 21


@pytest.mark.construct("AdditionalCostLine")
def test_601_2b_an_additional_cost() -> None:
    rite = spell("As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards.")
    assert not Table(A={"hand": [rite]}, B={}).start().can_cast(NAME)
    table = Table(A={"hand": [rite], "battlefield": [CUB]}, B={}).start()
    settle(table.cast(NAME))
    assert (table.names("battlefield"), len(table.names("hand", "A"))) == ([], 2)


@pytest.mark.construct("ConditionalAlternativeCost")
def test_118_9_if_you_control_an_artifact_you_may_pay_life_instead() -> None:
    text = "If you control an artifact, you may pay 2 life rather than pay this spell's mana cost.\nDraw a card."
    rite = spell(text, cost="{9}")
    assert not Table(A={"hand": [rite]}, B={}).start().can_cast(NAME)
    table = Table(A={"hand": [rite], "battlefield": [WELL]}, B={}).start()
    assert settle(table.cast(NAME)).life("A") == 18


@pytest.mark.construct("ConditionalFreeCasting")
def test_118_9_if_you_control_an_artifact_you_may_cast_it_free() -> None:
    text = "If you control an artifact, you may cast this spell without paying its mana cost.\nDraw a card."
    rite = spell(text, cost="{9}")
    assert not Table(A={"hand": [rite]}, B={}).start().can_cast(NAME)
    assert Table(A={"hand": [rite], "battlefield": [WELL]}, B={}).start().can_cast(NAME)


@pytest.mark.construct("AsEnters")
def test_614_12a_as_this_enters_choose_a_color() -> None:
    text = "As this artifact enters, choose a color.\nCreatures of the chosen color get +1/+1."
    prism = permanent(text, "Artifact")
    red = beast(name="Red", cost="{R}")
    table = Table(A={"hand": [prism], "battlefield": [red, CUB]}, B={}).start()
    settle(table.cast(NAME), "red")
    assert (table.size("Red"), table.size("Cub")) == ((3, 3), (2, 2))


@pytest.mark.parametrize(
    ("limit", "yes", "no"),
    [
        pytest.param(
            "during combat", "begin_combat", "upkeep", marks=pytest.mark.construct("CastOnly", "CastInCombat")
        ),
        pytest.param(
            "during combat before blockers are declared", "declare_attackers", "end_combat",
            marks=pytest.mark.construct("CastBeforeBlocks"),
        ),
        pytest.param(
            "during the declare attackers step", "declare_attackers", "begin_combat",
            marks=pytest.mark.construct("CastInDeclareAttackers"),
        ),
        pytest.param("during your end step", "end", "upkeep", marks=pytest.mark.construct("CastInYourStep")),
        pytest.param("if you control a creature", "upkeep", "", marks=pytest.mark.construct("CastIf")),
    ],
)  # fmt: skip
def test_601_3a_cast_this_spell_only(limit: str, yes: str, no: str) -> None:
    rite = spell(f"Cast this spell only {limit}.\nDraw a card.", type_line="Instant")

    def castable(step: str, *zone: object) -> bool:
        table = Table(A={"hand": [rite], "battlefield": list(zone)}, B={}).start("precombat_main")
        if step in ("declare_attackers", "end_combat"):
            table.attack("Cub")
        if step != "declare_attackers":
            table.to(step, turn=3 if step == "upkeep" else None)
        return table.can_cast(NAME)

    assert castable(yes, CUB)
    assert not (castable(no, CUB) if no else castable(yes))


KEYWORDS = [
    pytest.param("Flying", values.FLYING, marks=pytest.mark.construct("SimpleKeyword", "KeywordLine")),
    pytest.param("Trample", values.TRAMPLE, marks=pytest.mark.construct("SimpleKeyword")),
]


@pytest.mark.parametrize(("text", "bit"), KEYWORDS)
def test_702_simple_keywords(text: str, bit: int) -> None:
    table = Table(A={"battlefield": [beast(text)]}, B={})
    assert characteristics(table.state, table.find(NAME)).keywords == bit


@pytest.mark.construct("GrantList")
def test_a_list_of_granted_keywords() -> None:
    seal = permanent("Creatures you control have flying and trample.", name="Seal")
    table = Table(A={"battlefield": [seal, CUB]}, B={})
    assert characteristics(table.state, table.find("Cub")).keywords == values.FLYING | values.TRAMPLE


@pytest.mark.construct("WithAbilities")
def test_creatures_with_flying() -> None:
    assert played("Destroy all creatures with flying.", A={"battlefield": [BAT, CUB]}).names("battlefield") == ["Cub"]


@pytest.mark.construct("WithoutAbilities")
def test_creatures_without_flying() -> None:
    assert played("Destroy all creatures without flying.", A={"battlefield": [BAT, CUB]}).names("battlefield") == [
        "Bat"
    ]


@pytest.mark.construct("Quoted")
def test_a_granted_quoted_ability() -> None:
    seal = permanent('Creatures you control have "{T}: Target opponent loses 1 life."', name="Seal")
    table = Table(A={"battlefield": [seal, CUB]}, B={}).start()
    settle(table.activate("Cub"))
    assert (table.life("B"), table.find("Cub").tapped) == (19, True)


@pytest.mark.construct("CostedKeyword", "CostedName")
def test_702_29_cycling_for_mana() -> None:
    table = Table(A={"hand": [beast("Cycling {B}")], "battlefield": [FEN]}, B={}).start()
    settle(table.activate(NAME))
    assert (table.names("graveyard"), table.find("Fen").tapped) == ([NAME], True)


@pytest.mark.construct("CostsKeyword", "KeywordCostLine")
def test_702_29_cycling_for_life() -> None:
    table = Table(A={"hand": [beast("Cycling—Pay 2 life.")]}, B={}).start()
    settle(table.activate(NAME))
    assert (table.life("A"), table.names("graveyard")) == (18, [NAME])


def targets(keyword: str, *spells: CardDefinition) -> list[bool]:
    """Return whether the spells could target a creature of an opponent that has the keyword."""
    theirs = beast(keyword, name="Ward")
    table = Table(A={"hand": list(spells)}, B={"battlefield": [theirs]}).start()
    return [table.can_cast(node.faces[0].name) for node in spells]


BLACK = written("Tap target creature.", "Sorcery", name="Dark", cost="{B/P}")
RED = written("Tap target creature.", "Sorcery", name="Warm", cost="{R/P}")


@pytest.mark.parametrize(
    ("keyword", "black", "red"),
    [
        pytest.param("Protection from black", False, True, marks=pytest.mark.construct("Protection", "AgainstColor")),
        pytest.param(
            "Protection from black and from red", False, False, marks=pytest.mark.construct("ProtectionTwice")
        ),
        pytest.param(
            "Protection from black, from red, and from green", False, False,
            marks=pytest.mark.construct("ProtectionThrice"),
        ),
        pytest.param("Protection from each color", False, False, marks=pytest.mark.construct("AgainstAllColors")),
        pytest.param("Protection from everything", False, False, marks=pytest.mark.construct("AgainstEverything")),
        pytest.param("Protection from sorceries", False, False, marks=pytest.mark.construct("AgainstObjects")),
        pytest.param("Hexproof from black", False, True, marks=pytest.mark.construct("HexproofFrom")),
        pytest.param(
            "Hexproof from black and from red", False, False, marks=pytest.mark.construct("HexproofFromTwice")
        ),
    ],
)  # fmt: skip
def test_702_16_702_11_protection_and_hexproof(keyword: str, black: bool, red: bool) -> None:
    assert targets(keyword, BLACK, RED) == [black, red]


@pytest.mark.construct("AgainstColorOfChoice")
def test_702_16_protection_from_the_color_of_your_choice() -> None:
    guard = written("Target creature gains protection from the color of your choice until end of turn.", "Instant")
    table = Table(A={"hand": [guard, BLACK], "battlefield": [CUB]}, B={}).start()
    table.cast(NAME).resolve().choose(2)
    assert not table.can_cast("Dark")


@pytest.mark.construct("AgainstChosenColor")
def test_702_16_protection_from_the_chosen_color() -> None:
    shell = beast("As this creature enters, choose a color.\nThis creature has protection from the chosen color.")
    table = Table(A={"hand": [shell, BLACK, RED]}, B={}).start()
    settle(table.cast(NAME), "black")
    assert (table.can_cast("Dark"), table.can_cast("Warm")) == (False, True)


@pytest.mark.construct("Enchant")
def test_702_5_enchant_creature() -> None:
    aura = permanent("Enchant creature", "Enchantment — Aura")
    assert not Table(A={"hand": [aura], "battlefield": [WELL]}, B={}).start().can_cast(NAME)
    assert Table(A={"hand": [aura], "battlefield": [CUB]}, B={}).start().can_cast(NAME)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        pytest.param("Enchant player", 2, marks=pytest.mark.construct("EnchantPlayer")),
        pytest.param("Enchant opponent", 1, marks=pytest.mark.construct("EnchantOpponent")),
    ],
)
def test_702_5_enchant_player(text: str, number: int) -> None:
    aura = permanent(text, "Enchantment — Aura")
    table = Table(A={"hand": [aura]}, B={}).start()
    table.cast(NAME)
    asked = len(table.decision.options) if table.decision.purpose != "priority" else 1
    assert asked == number


@pytest.mark.construct("EquipQuality")
def test_702_6e_equip_a_quality() -> None:
    blade = permanent("Equip Human {0}", "Artifact — Equipment")
    human = beast(name="Ada", type_line="Creature — Human")
    table = Table(A={"battlefield": [blade, CUB]}, B={}).start()
    assert not table.actions(NAME)
    table = Table(A={"battlefield": [blade, CUB, human]}, B={}).start()
    settle(table.activate(NAME))
    assert table.find(NAME).attached_to == table.find("Ada").ref


@pytest.mark.construct("Affinity")
def test_702_41_affinity_for_artifacts() -> None:
    golem = beast("Affinity for artifacts", cost="{2}")
    assert not Table(A={"hand": [golem], "battlefield": [WELL]}, B={}).start().can_cast(NAME)
    assert Table(A={"hand": [golem], "battlefield": [WELL, WELL]}, B={}).start().can_cast(NAME)


@pytest.mark.construct("Champion")
def test_702_72_champion_a_beast() -> None:
    table = Table(A={"hand": [beast("Champion a Beast")], "battlefield": [CUB]}, B={}).start()
    table.cast(NAME).resolve().resolve()
    if table.decision.purpose != "priority":
        table.choose(True if table.decision.options == (0, 1) else "Cub")
    assert (table.names("battlefield"), table.names("exile")) == ([NAME], ["Cub"])


@pytest.mark.construct("CostsLess")
@pytest.mark.construct("CostsMore")
@pytest.mark.parametrize(
    ("text", "castable"), [("Spells cost {1} less to cast.", True), ("Spells cost {1} more to cast.", False)]
)
def test_601_2f_spells_cost_less_or_more(text: str, castable: bool) -> None:
    both = permanent(f"{text}\nSpells cost {{1}} {'more' if 'less' in text else 'less'} to cast.", name="Both")
    read = spell("Draw a card.", cost="{1}")
    table = Table(A={"battlefield": [permanent(text, name="Seal")], "hand": [read]}, B={}).start()
    assert table.can_cast(NAME) is castable
    table = Table(A={"battlefield": [both], "hand": [read]}, B={}).start()
    assert not table.can_cast(NAME)


@pytest.mark.construct("OthersSpellsCost")
def test_601_2f_spells_your_opponents_cast_cost_more() -> None:
    seal = permanent("Spells your opponents cast cost {1} more to cast.", name="Seal")
    song = written("Draw a card.", "Instant", name="Song")
    table = Table(A={"battlefield": [seal], "hand": [RITE]}, B={"hand": [song]})
    assert table.start().can_cast("Rite")
    table.passes()
    assert not table.can_cast("Song", "B")


@pytest.mark.construct("NewTargetsForCopy")
def test_707_10c_new_targets_for_the_copy() -> None:
    bolt = written("Bolt deals 3 damage to any target.", "Instant", name="Bolt")
    twin = written("Copy target instant or sorcery spell. You may choose new targets for the copy.", "Instant")
    table = Table(A={"hand": [bolt, twin]}, B={}).start()
    table.cast("Bolt", "B").cast(NAME).resolve()
    table.choose(True) if table.decision.options == (0, 1) else None
    table.choose("A")
    settle(table)
    assert (table.life("A"), table.life("B")) == (17, 17)


@pytest.mark.construct("LoyaltyLine", "BracketLoyalty", "SignedLoyalty", "ZeroLoyalty")
def test_606_loyalty_abilities() -> None:
    text = "[+1]: You gain 1 life.\n0: You gain 2 life.\n−2: You gain 4 life."
    walker = written(text, "Planeswalker — Sage", loyalty="3")
    table = Table(A={"hand": [walker]}, B={}).start()
    settle(table.cast(NAME))
    settle(table.activate(NAME))
    assert (table.life("A"), dict(table.find(NAME).counters)) == (21, {"loyalty": 4})
    settle(table.to("precombat_main", turn=3).activate(NAME, index=1))
    settle(table.to("precombat_main", turn=5).activate(NAME, index=2))
    assert (table.life("A"), dict(table.find(NAME).counters)) == (27, {"loyalty": 2})


@pytest.mark.construct("TitledLine", "Title")
def test_207_2c_an_ability_word_means_nothing() -> None:
    seal = permanent("Landfall — Whenever a land you control enters, you gain 1 life.", name="Seal")
    table = Table(A={"battlefield": [seal], "hand": [FEN]}, B={}).start()
    assert settle(table.play("Fen")).life("A") == 21


@pytest.mark.construct("ActivatedLine")
def test_602_1_an_activated_ability() -> None:
    table = Table(A={"battlefield": [permanent("{0}: You gain 1 life.")]}, B={}).start()
    assert settle(table.activate(NAME)).life("A") == 21


@pytest.mark.construct("TriggeredModalIf")
def test_603_4_a_modal_trigger_with_an_if() -> None:
    text = "When this creature enters, if you control an artifact, choose one —\n• You gain 1 life.\n• You gain 2 life."
    table = Table(A={"hand": [beast(text), beast(text, name="Twin")]}, B={}).start()
    assert settle(table.cast("Twin")).life("A") == 20
    table = Table(A={"hand": [beast(text)], "battlefield": [WELL]}, B={}).start()
    assert settle(table.cast(NAME), 1).life("A") == 22


SAGA = [
    pytest.param("I — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 4 life.", [21, 23, 27],
                 marks=pytest.mark.construct("ChapterLine", "Chapter1", "Chapter2", "Chapter3")),
    pytest.param("I, II — You gain 1 life.\nIII — You gain 4 life.", [21, 22, 26],
                 marks=pytest.mark.construct("SeveralChapters")),
    pytest.param("I — You gain 1 life.\nII, III — You gain 4 life.", [21, 25, 29],
                 marks=pytest.mark.construct("SeveralChapters")),
    pytest.param("I, II, III — You gain 1 life.", [21, 22, 23], marks=pytest.mark.construct("SeveralChapters")),
    pytest.param("I — You gain 1 life.\nII — You gain 1 life.\nIII, IV — You gain 3 life.", [21, 22, 25, 28],
                 marks=pytest.mark.construct("SeveralChapters")),
    pytest.param("I — You gain 1 life.\nII, III, IV — You gain 3 life.", [21, 24, 27, 30],
                 marks=pytest.mark.construct("SeveralChapters")),
    pytest.param("I, II, III, IV — You gain 1 life.", [21, 22, 23, 24], marks=pytest.mark.construct("SeveralChapters")),
    pytest.param("I, II, III — You gain 1 life.\nIV — You gain 5 life.", [21, 22, 23, 28],
                 marks=pytest.mark.construct("Chapter4")),
]  # fmt: skip


@pytest.mark.construct("PlayerCasts")
def test_112_1_spells_that_opponents_cast() -> None:
    line = "Counter all spells your opponents cast."
    song, tune = (written("You gain 1 life.", "Instant", name=name) for name in ("Song", "Tune"))
    hush = written(line, "Instant")
    table = Table(A={"hand": [song, hush]}, B={"hand": [tune]}).start()
    table.cast("Song").passes().cast("Tune").passes().cast(NAME).resolve()
    assert table.names("graveyard", "B") == ["Tune"]
    settle(table)
    assert (table.life("A"), table.life("B")) == (21, 20)
    assert spanish(line) == "Contrarresta todos los hechizos que lancen tus oponentes."
