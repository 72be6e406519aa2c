"""Small words of card text, each in a card that would do something else without it."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from apnap.abilities.static import DeckRule
from apnap.i18n.rendering import Rendering
from apnap.rules.characteristics import characteristics, controller_of
from apnap.rules.commander import designate
from apnap.rules.view import View
from tests.constructs.support import (
    CUB,
    DOE,
    ELK,
    FEN,
    FOX,
    NAME,
    THEIRS,
    WELL,
    Table,
    beast,
    permanent,
    played,
    settle,
    spell,
    transforming,
    written,
)
from tests.rules.layered import seen

HERD = {"battlefield": [CUB, DOE, ELK]}


@pytest.mark.construct("NumberWord", "Digits", "AThing", "Change", "SizeCounter", "CounterWord")
def test_numbers_and_counters_are_those_that_are_written() -> None:
    table = played("Draw two cards. You gain 3 life. Put three charge counters on target creature.", "Cub", A=HERD)
    assert (len(table.names("hand", "A")), table.life("A")) == (2, 23)
    assert dict(table.find("Cub").counters) == {"charge": 3}
    assert played("Put a -1/-1 counter on target creature.", B=THEIRS).size("Fox") == (2, 2)
    assert played("Target creature gets -1/+2 until end of turn.", B=THEIRS).size("Fox") == (2, 5)
    table = played("Put a +1/+1 counter and a charge counter on target creature.", B=THEIRS)
    assert dict(table.find("Fox").counters) == {"+1/+1": 1, "charge": 1}


@pytest.mark.construct("LoneNumber")
def test_choose_two() -> None:
    text = "Choose two —\n• You gain 1 life.\n• You gain 2 life.\n• You gain 4 life."
    assert played(text, 0, 2).life("A") == 25


@pytest.mark.construct("Ordinal")
def test_the_third_card() -> None:
    seal = permanent("Whenever you draw your third card each turn, you gain 5 life.", name="Seal")
    assert played("Draw two cards.", A={"battlefield": [seal]}).life("A") == 20
    assert played("Draw three cards.", A={"battlefield": [seal]}).life("A") == 25


@pytest.mark.construct("ColorName")
def test_devotion_to_red() -> None:
    red, blue = beast(name="Red", cost="{R}{R}"), beast(name="Blue", cost="{U}")
    assert played("You gain life equal to your devotion to red.", A={"battlefield": [red, blue]}).life("A") == 22


@pytest.mark.construct("Your", "Library")
def test_whose_hand_and_library() -> None:
    table = played("Discard your hand. Shuffle your library.", A={"hand": [CUB]}, B={"hand": [FOX]})
    assert (table.names("graveyard", "A"), table.names("hand", "B")) == (["Cub", NAME], ["Fox"])
    assert played("You gain life equal to the number of cards in your library.").life("A") == 50


@pytest.mark.construct("Battlefield", "ExileZone")
def test_zones_that_are_named() -> None:
    seal = permanent("Whenever a card is put into exile from the battlefield, you gain 1 life.", name="Seal")
    assert played("Exile target creature.", A={"battlefield": [seal]}, B=THEIRS).life("A") == 21
    assert played("Exile target card from a graveyard.", A={"battlefield": [seal], "graveyard": [CUB]}).life("A") == 20


@pytest.mark.construct("CostList", "DeedCost", "Mana")
def test_602_2_every_part_of_a_cost_is_paid() -> None:
    altar = permanent("{B}, {T}, Sacrifice a creature: Draw a card.", "Artifact")
    table = Table(A={"battlefield": [altar, FEN, CUB]}, B={}).start()
    settle(table.activate(NAME))
    assert (table.find(NAME).tapped, table.find("Fen").tapped, table.names("graveyard")) == (True, True, ["Cub"])
    table = Table(A={"battlefield": [altar, FEN]}, B={}).start()
    assert not table.actions(NAME)


@pytest.mark.construct("ExhaustLine", "AbilityWord")
def test_702_177_an_exhaust_ability_is_activated_only_once() -> None:
    hero = beast(
        "Exhaust — {0}: Put a +1/+1 counter on this creature.\nWhenever you activate an exhaust ability, draw a card."
    )
    table = Table(A={"battlefield": [hero]}, B={}).start()
    settle(table.activate(NAME))
    assert (table.size(NAME), len(table.names("hand", "A"))) == ((3, 3), 1)
    table.to("upkeep", turn=3)
    assert not table.actions(NAME)


@pytest.mark.construct("BoastLine")
def test_702_142_a_boast_ability_needs_an_attack() -> None:
    hero = beast("Boast — {0}: Draw a card.")
    table = Table(A={"battlefield": [hero]}, B={}).start()
    assert not table.actions(NAME)
    settle(table.attack(NAME).activate(NAME))
    assert len(table.names("hand", "A")) == 1
    assert not table.actions(NAME)


@pytest.mark.construct("YourThing")
def test_903_3_your_commander() -> None:
    seal = permanent("Whenever your commander enters, you gain 5 life.", name="Seal")
    table = Table(A={"battlefield": [seal], "hand": [CUB], "command": [ELK]}, B={})
    designate(table.state, table.find("Elk").ref)
    table.start()
    assert settle(table.cast("Cub")).life("A") == 20
    assert settle(table.cast("Elk")).life("A") == 25


@pytest.mark.construct("Both")
def test_702_95_both_of_a_pair() -> None:
    pair = beast("Soulbond\nAs long as this creature is paired with another creature, both creatures have flying.")
    table = Table(A={"hand": [pair], "battlefield": [CUB]}, B={}).start()
    table.cast(NAME).resolve().resolve().choose(True)
    assert [seen(table, name).keywords for name in (NAME, "Cub")] == [values.FLYING, values.FLYING]


@pytest.mark.construct("GrantChoice")
@pytest.mark.parametrize(("choice", "keyword"), [(0, values.FLYING), (1, values.VIGILANCE)])
def test_608_2d_your_choice_of_two_abilities(choice: int, keyword: int) -> None:
    text = "Target creature gains your choice of flying or vigilance until end of turn."
    assert seen(played(text, choice, B=THEIRS), "Fox").keywords == keyword


@pytest.mark.construct("PlayerOrHead")
def test_combat_damage_to_a_player_or_planeswalker() -> None:
    horn = beast("Whenever this creature deals combat damage to a player or planeswalker, you gain 1 life.")
    walker = written("[+1]: You gain 1 life.", "Planeswalker — Sage", name="Sage", loyalty="4")
    table = Table(A={"battlefield": [horn]}, B={"battlefield": [walker]}).start()
    table.attack((NAME, "Sage")).to("postcombat_main")
    assert (table.life("A"), table.find("Sage").counters) == (21, (("loyalty", 2),))
    table = Table(A={"battlefield": [horn]}, B={}).start()
    assert table.attack(NAME).to("postcombat_main").life("A") == 21


@pytest.mark.construct("HeadOrPlayer")
def test_double_damage_to_a_permanent_or_player() -> None:
    seal = permanent(
        "If a source you control would deal damage to a permanent or player, it deals double that damage instead.",
        name="Seal",
    )
    table = played("Subject deals 2 damage to each player.", A={"battlefield": [seal]})
    assert (table.life("A"), table.life("B")) == (16, 16)
    table = played("Subject deals 1 damage to target creature.", A={"battlefield": [seal]}, B=THEIRS)
    assert table.find("Fox").damage == 2


@pytest.mark.construct("OtherPlayerOrObject")
def test_double_damage_to_an_opponent_or_a_permanent_an_opponent_controls() -> None:
    seal = permanent(
        "If a source you control would deal damage to an opponent or a permanent an opponent controls, it deals double "
        "that damage instead.",
        name="Seal",
    )
    table = played("Subject deals 2 damage to each player.", A={"battlefield": [seal]})
    assert (table.life("A"), table.life("B")) == (18, 16)
    table = played("Subject deals 1 damage to each creature.", A={"battlefield": [seal, ELK]}, B=THEIRS)
    assert (table.find("Elk").damage, table.find("Fox").damage) == (1, 2)


@pytest.mark.construct("OneOfYourOpponents")
def test_attacks_one_of_your_opponents() -> None:
    seal = permanent("Whenever a creature attacks one of your opponents, you gain 1 life.", name="Seal")
    table = Table(A={"battlefield": [seal, CUB]}, B={}, C={}).start()
    assert settle(table.attack(("Cub", "C"))).life("A") == 21


@pytest.mark.construct("FortifiedThing")
def test_301_6_fortified_land() -> None:
    wall = permanent("Fortified land has indestructible.\nFortify {0}", "Artifact — Fortification")
    table = Table(A={"battlefield": [wall, FEN]}, B={}).start()
    settle(table.activate(NAME))
    assert seen(table, "Fen").keywords == values.INDESTRUCTIBLE


@pytest.mark.construct("CouldProduceType")
def test_106_7_any_type_that_a_land_could_produce() -> None:
    vase = permanent("{T}: Add one mana of any type that a land you control could produce.", "Artifact")
    hand = [spell("Draw a card.", name="Dark", cost="{B}{B}"), spell("Draw a card.", name="Red", cost="{R}")]
    table = Table(A={"battlefield": [vase, FEN], "hand": hand}, B={}).start()
    assert (table.can_cast("Dark"), table.can_cast("Red")) == (True, False)


@pytest.mark.construct("CostName")
@pytest.mark.parametrize("before", [True, False])
def test_if_its_surge_cost_was_paid(before: bool) -> None:
    giant = beast("Surge {0}\nWhen this creature enters, if its surge cost was paid, you gain 5 life.", cost="{1}")
    rite = spell("You lose 0 life.", name="Rite")
    table = Table(A={"hand": [giant, rite], "battlefield": [FEN]}, B={}).start()
    if before:
        settle(table.cast("Rite"))
    settle(table.cast(NAME), *["surge"] * before)
    assert table.life("A") == 20 + 5 * before


@pytest.mark.construct("ChooseNewTargets")
def test_115_7d_new_targets_for_a_spell() -> None:
    bolt = written("Bolt deals 3 damage to any target.", "Instant", name="Bolt")
    turn = written("You may choose new targets for target spell.", "Instant")
    table = Table(A={"hand": [bolt]}, B={"hand": [turn]}).start()
    table.cast("Bolt", "B").passes()
    table.cast(NAME).resolve()
    settle(table, True, "A")
    assert (table.life("A"), table.life("B")) == (17, 20)


@pytest.mark.construct("AnyBasicLandType")
def test_305_7_the_basic_land_type_of_your_choice() -> None:
    text = "Target land becomes the basic land type of your choice until end of turn."
    table = played(text, "Island", A={"battlefield": [FEN]})
    assert set(seen(table, "Fen").subtypes) == {"Island"}


@pytest.mark.construct("WasCast")
def test_as_long_as_it_was_cast() -> None:
    proud = beast("This creature has flying as long as it was cast.")
    back = spell("Return target creature card from your graveyard to the battlefield.", name="Back")
    table = Table(A={"hand": [proud, back]}, B={}).start()
    settle(table.cast(NAME))
    assert seen(table, NAME).keywords == values.FLYING
    table = Table(A={"hand": [back], "graveyard": [proud]}, B={}).start()
    settle(table.cast("Back"))
    assert seen(table, NAME).keywords == 0


@pytest.mark.construct("CopyExceptions")
def test_707_9_a_copy_with_an_exception() -> None:
    text = (
        "Create a token that's a copy of target creature, except it has flying and it's an artifact in addition to its "
        "other types."
    )
    table = played(text, B=THEIRS)
    (token,) = (one for one in table.objects("battlefield") if one.owner == 0)
    found = characteristics(table.state, token)
    assert (found.keywords, found.card_types) == (values.FLYING, values.CREATURE | values.ARTIFACT)


@pytest.mark.construct("ManaOrLife")
def test_118_unless_they_pay_mana_or_life() -> None:
    text = "Destroy target creature unless its controller pays {1} or 2 life."
    table = played(text, True, B=THEIRS)
    assert (table.life("B"), table.names("battlefield")) == (18, ["Fox"])
    table = played(text, False, B=THEIRS)
    assert (table.life("B"), table.names("battlefield")) == (20, [])
    table = played(text, False, B={"battlefield": [FOX, FEN], "life": 1})  # life that it has not can't be paid
    assert (table.life("B"), table.names("battlefield")) == (1, ["Fen"])


@pytest.mark.construct("DesignationWord")
def test_701_37_becomes_monstrous() -> None:
    hydra = beast("{0}: Monstrosity 2.\nWhen this creature becomes monstrous, you gain 5 life.")
    table = Table(A={"battlefield": [hydra]}, B={}).start()
    settle(table.activate(NAME))
    settle(table.activate(NAME))
    assert (table.size(NAME), table.life("A")) == ((4, 4), 25)


@pytest.mark.construct("GiftName")
@pytest.mark.parametrize("promised", [True, False])
def test_702_174_a_gift(promised: bool) -> None:
    text = "Gift a card\nYou gain 1 life. If the gift was promised, you gain 5 life."
    table = Table(A={"hand": [spell(text)]}, B={}).start()
    settle(table.cast(NAME), promised)
    assert (table.life("A"), len(table.names("hand", "B"))) == ((26, 1) if promised else (21, 0))


@pytest.mark.construct("NumberedKeyword", "NumberedName")
def test_702_122_crew_1() -> None:
    cart = written("Crew 2", "Artifact — Vehicle", size=(3, 3))
    table = Table(A={"battlefield": [cart, beast(name="Imp", size=(1, 1))]}, B={}).start()
    assert not table.actions(NAME)
    table = Table(A={"battlefield": [cart, CUB]}, B={}).start()
    settle(table.activate(NAME), "Cub")
    assert table.find("Cub").tapped
    assert seen(table, NAME).card_types == values.ARTIFACT | values.CREATURE


@pytest.mark.construct("SuspendKeyword", "TimedName")
def test_702_62_suspend_1() -> None:
    rite = spell("Suspend 1—{0}\nYou gain 5 life.", cost="{9}")
    table = Table(A={"hand": [rite]}, B={}).start()
    table.act(table.actions(NAME)[0])
    assert (table.names("exile"), table.find(NAME).counters) == ([NAME], (("time", 1),))
    settle(table.to_step("upkeep", turn=3), NAME)
    assert (table.life("A"), table.names("graveyard", "A")) == (25, [NAME])


@pytest.mark.construct("AgainstQuality")
def test_702_16_protection_from_legendary_creatures() -> None:
    shell = beast("Protection from multicolored", name="Shell")
    gold = written("Tap target creature.", "Sorcery", name="Gold", cost="{B/P}{R/P}")
    dark = written("Tap target creature.", "Sorcery", name="Dark", cost="{B/P}")
    table = Table(A={"hand": [gold, dark]}, B={"battlefield": [shell]}).start()
    assert (table.can_cast("Gold"), table.can_cast("Dark")) == (False, True)


@pytest.mark.construct("KeywordSemicolonLine")
def test_702_keywords_with_a_semicolon() -> None:
    table = Table(A={"battlefield": [beast("Flying; trample")]}, B={})
    assert seen(table, NAME).keywords == values.FLYING | values.TRAMPLE


@pytest.mark.construct("No")
def test_603_8_when_you_control_no_swamps() -> None:
    swamp = written("", "Basic Land — Swamp", name="Swamp")
    serpent = beast("When you control no Islands, sacrifice this creature.")
    island = written("", "Basic Land — Island", name="Island")
    assert Table(A={"battlefield": [serpent, swamp]}, B={}).start("draw").names("battlefield") == ["Swamp"]
    assert Table(A={"battlefield": [serpent, island]}, B={}).start("draw").names("battlefield") == ["Island", NAME]


@pytest.mark.construct("TurnedFaceUp")
def test_708_8_when_this_creature_is_turned_face_up() -> None:
    sage = beast("Morph {0}\nWhen this creature is turned face up, you gain 5 life.", cost="{5}")
    table = Table(A={"hand": [sage], "battlefield": [FEN, FEN, FEN]}, B={}).start()
    table.act(table.actions(NAME)[0])
    settle(table)
    (thing,) = (one for one in table.objects("battlefield") if one.face_down)
    table.act(next(action for action in table.legal("A") if action.ref == thing.ref))
    assert settle(table).life("A") == 25


@pytest.mark.construct("AbilityNotOfMana")
def test_605_1_an_ability_that_isn_t_a_mana_ability() -> None:
    shaman = permanent(
        "Whenever a player activates an ability that isn't a mana ability, you gain 1 life.", name="Seal"
    )
    well = permanent("{B}: Draw a card.", "Artifact", name="Well")
    table = Table(A={"battlefield": [shaman, well, FEN]}, B={}).start()
    assert settle(table.activate("Well")).life("A") == 21  # for the Well, not for the land that paid for it
    assert table.find("Fen").tapped


@pytest.mark.construct("LifeOfOpponentsLost")
def test_the_life_that_opponents_have_lost_this_turn() -> None:
    text = (
        "This creature enters with X +1/+1 counters on it, where X is the total life lost by your opponents this turn."
    )
    sting = spell("Each opponent loses 3 life.", name="Sting")
    table = Table(A={"hand": [sting, beast(text)]}, B={}).start()
    settle(table.cast("Sting"))
    assert settle(table.cast(NAME)).size(NAME) == (5, 5)


@pytest.mark.construct("ExileFrom")
def test_exile_them_from_your_graveyard() -> None:
    thief = permanent("Whenever you discard one or more cards, exile them from your graveyard.", name="Seal")
    table = played("Discard two cards.", A={"battlefield": [thief], "hand": [CUB, DOE], "graveyard": [ELK]})
    assert (table.names("exile"), table.names("graveyard")) == (["Cub", "Doe"], ["Elk", NAME])


@pytest.mark.construct("CantActivateUnlessMana")
def test_605_1a_its_abilities_can_t_be_activated_unless_mana() -> None:
    text = (
        "Enchant permanent\nEnchanted permanent can't attack or block, and its activated abilities can't be activated "
        "unless they're mana abilities."
    )
    elf = beast("{T}: Add {G}.\n{0}: You gain 1 life.", name="Elf")
    grow = spell("Draw a card.", name="Grow", cost="{G}")
    table = Table(A={"hand": [permanent(text, "Enchantment — Aura"), grow], "battlefield": [elf]}, B={}).start()
    settle(table.cast(NAME))
    assert table.can_cast("Grow")
    assert not table.actions("Elf")


@pytest.mark.construct("Prevent")
def test_615_prevent_damage() -> None:
    fog = written("Prevent all combat damage that would be dealt this turn.", "Instant")
    table = Table(A={"battlefield": [CUB]}, B={"hand": [fog]}).start()
    table.attack("Cub").passes()
    settle(table.cast(NAME))
    assert table.find("Cub").tapped and table.to("postcombat_main").life("B") == 20


@pytest.mark.construct("OptionalCostLine")
@pytest.mark.parametrize(("pays", "cards"), [(True, 3), (False, 1)])
def test_601_2b_you_may_sacrifice_an_artifact(pays: bool, cards: int) -> None:
    text = (
        "As an additional cost to cast this spell, you may sacrifice an artifact.\n"
        "Draw a card. If this spell's additional cost was paid, draw two cards."
    )
    table = Table(A={"hand": [spell(text)], "battlefield": [WELL]}, B={}).start()
    settle(table.cast(NAME), pays)
    assert (len(table.names("hand", "A")), "Well" in table.names("graveyard")) == (cards, pays)


@pytest.mark.construct("DontLoseMana")
def test_106_4_you_don_t_lose_this_mana() -> None:
    text = "Add {R}. Until end of turn, you don't lose this mana as steps and phases end."
    bolt = written("You gain 1 life.", "Instant", name="Bolt", cost="{R}")
    assert played(text, A={"hand": [bolt]}).to("end").can_cast("Bolt")
    assert not played("Add {R}.", A={"hand": [bolt]}).to("end").can_cast("Bolt")


@pytest.mark.construct("SomeGraveyard")
def test_for_each_creature_card_put_into_your_graveyard_this_way() -> None:
    text = "Mill three cards. You gain 2 life for each creature card put into your graveyard this way."
    assert played(text, A={"library": [CUB, WELL, DOE], "graveyard": [ELK]}).life("A") == 24


@pytest.mark.construct("TransformThing")
def test_701_27_transform_this_creature() -> None:
    moon = transforming("{0}: Transform this creature.", "Flying", back="Moon", sizes=((1, 1), (4, 4)))
    table = Table(A={"battlefield": [moon]}, B={}).start()
    settle(table.activate(NAME))
    assert table.size("Moon") == (4, 4)


@pytest.mark.construct("EnterTransformedUnder")
def test_712_it_returns_transformed_under_your_control() -> None:
    text = "When this creature dies, return it to the battlefield transformed under your control."
    moon = transforming(text, "Flying", back="Moon", sizes=((1, 1), (4, 4)))
    crush = spell("Destroy target creature.", name="Crush")
    table = Table(A={"battlefield": [moon], "hand": [crush]}, B={}).start()
    settle(table.cast("Crush"))
    assert table.size("Moon") == (4, 4)
    assert controller_of(table.state, table.find("Moon")) == 0


@pytest.mark.construct("EnterTransformed")
def test_712_this_card_returns_transformed() -> None:
    text = "{0}: Return this card from your graveyard to the battlefield transformed."
    moon = transforming(text, "Flying", back="Moon", sizes=((1, 1), (4, 4)))
    table = Table(A={"graveyard": [moon]}, B={}).start()
    settle(table.activate(NAME))
    assert table.size("Moon") == (4, 4)


@pytest.mark.construct("DeckNumberLine")
def test_100_2a_any_number_of_cards_of_that_name() -> None:
    many = beast("A deck can have any number of cards named Subject.")
    assert [part for line in many.faces[0].abilities for part in getattr(line, "parts", ())] == [DeckRule("any number")]


@pytest.mark.construct("AsEnters")
def test_colors_that_are_asked_for_have_names_in_both_languages() -> None:
    prism = permanent("As this artifact enters, choose a color.\nCreatures of the chosen color get +1/+1.", "Artifact")
    table = Table(A={"hand": [prism]}, B={}).start()
    table.cast(NAME).resolve()

    view = View(table.state, 0)
    assert view.decision is not None
    words = [Rendering(view, lang).options(view.decision)[0] for lang in ("en", "es")]

    assert words == ["choose white", "elegir blanco"]
