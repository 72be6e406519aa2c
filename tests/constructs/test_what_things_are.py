"""What continuous effects make of objects (613) and which rules they make for players (402.2, 502.3, 614.10)."""

from __future__ import annotations

import pytest

from apnap.abilities.values import ARTIFACT, CREATURE, ENCHANTMENT, FLYING, LAND, LEGENDARY, TRAMPLE
from apnap.oracle.twoway import tongue
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from tests.constructs.support import NAME, Table, beast, permanent, played, spanish, spell
from tests.rules.layered import seen
from tests.rules.support import FOREST, MOUNTAIN

BEAR = beast("Trample", name="Bear", cost="{G}")


@pytest.mark.construct("IsntKind", "LessThanCount", "MeasuredLimit")
@pytest.mark.parametrize(("copies", "types"), [(1, ENCHANTMENT), (2, ENCHANTMENT | CREATURE)])
def test_613_1d_a_god_without_enough_devotion_is_no_creature(copies: int, types: int) -> None:
    god = beast(
        "As long as your devotion to green is less than five, ~ isn't a creature.".replace("~", NAME),
        type_line="Enchantment Creature — God",
        cost="{G}{G}{G}",
    )
    table = Table(A={"battlefield": [god, *[BEAR] * copies]}, B={}).start()
    assert seen(table, NAME).card_types == types


@pytest.mark.construct("IsLegendary", "IsntLegendary", "IsAllColors")
def test_205_4a_and_105_2() -> None:
    crown = permanent("Creatures you control are legendary.\nCreatures you control are all colors.")
    table = Table(A={"battlefield": [crown, BEAR]}, B={}).start()
    assert (seen(table, "Bear").supertypes, seen(table, "Bear").colors) == (LEGENDARY, 31)
    plain = permanent("Creatures you control aren't legendary.")
    queen = beast(name="Queen", type_line="Legendary Creature — Human")
    table = Table(A={"battlefield": [plain, queen, queen]}, B={}).start()
    assert table.names("battlefield") == ["Queen", "Queen", NAME]


@pytest.mark.construct("IsChosenType")
def test_607_2d_the_chosen_type_in_addition() -> None:
    automaton = beast(
        "As this creature enters, choose a creature type.\nThis creature is the chosen type in "
        "addition to its other types."
    )
    table = Table(A={"hand": [automaton]}, B={}).start().cast(NAME).resolve().choose("Elf")
    assert seen(table, NAME).subtypes == frozenset({"Beast", "Elf"})


@pytest.mark.construct("IsInAdditionToColors", "BecomesInAdditionToColors")
def test_205_1b_in_addition_to_colors_and_types() -> None:
    wings = permanent(
        "Enchant creature\nEnchanted creature is a white Angel in addition to its other colors and types.",
        "Enchantment — Aura",
        name="Wings",
    )
    rot = spell("Target creature becomes a black Zombie in addition to its other colors and types.", name="Rot")
    table = (
        Table(A={"hand": [wings, rot], "battlefield": [BEAR]}, B={})
        .start()
        .cast("Wings")
        .resolve()
        .cast("Rot")
        .resolve()
    )
    assert (seen(table, "Bear").colors, seen(table, "Bear").subtypes) == (
        21,
        frozenset({"Beast", "Angel", "Zombie"}),
    )


@pytest.mark.construct("LosesOtherAbilities")
def test_613_1f_all_other_abilities_are_lost() -> None:
    curse = permanent(
        "Enchant creature\nEnchanted creature has flying and loses all other abilities.", "Enchantment — Aura"
    )
    table = Table(A={"hand": [curse], "battlefield": [BEAR]}, B={}).start().cast(NAME).resolve()
    assert seen(table, "Bear").keywords & (FLYING | TRAMPLE) == FLYING


@pytest.mark.construct("GetsEither", "SwitchSize")
def test_613_4_either_change_and_the_switch() -> None:
    shifter = beast(
        "{0}: This creature gets +1/-1 or -1/+1 until end of turn.\n{1}: Switch this creature's power and "
        "toughness until end of turn.",
        size=(1, 4),
    )
    table = Table(A={"battlefield": [shifter, FOREST]}, B={}).start()
    table.activate(NAME).resolve().choose(0)
    assert table.size(NAME) == (2, 3)
    table.activate(NAME, index=1).resolve()
    assert table.size(NAME) == (3, 2)
    assert table.to("upkeep", 2).size(NAME) == (1, 4)


@pytest.mark.construct("StillThing", "WithSizeEqual", "ItsStill", "ThatIsAllColors")
def test_205_1b_still_a_land() -> None:
    wake = spell("Until end of turn, target land becomes a 3/3 creature that's still a land.", name="Wake")
    grow = spell(
        "Target land becomes an Elemental creature with power and toughness each equal to the number "
        "of lands you control until end of turn. It's still a land.",
        name="Grow",
    )
    table = Table(A={"hand": [wake, grow], "battlefield": [FOREST, MOUNTAIN]}, B={}).start()
    table.cast("Wake", "Forest").resolve().cast("Grow", "Mountain").resolve()
    assert (seen(table, "Forest").card_types, table.size("Forest"), table.size("Mountain")) == (
        LAND | CREATURE,
        (3, 3),
        (2, 2),
    )
    giant = permanent(
        "Enchant Mountain\nEnchanted Mountain is a 7/7 red Giant creature. It's still a land.",
        "Enchantment — Aura",
        name="Mount",
    )
    token = spell("Create a 1/1 Human creature token that's all colors.", name="Hue")
    table = (
        Table(A={"hand": [giant, token], "battlefield": [MOUNTAIN]}, B={})
        .start()
        .cast("Mount")
        .resolve()
        .cast("Hue")
        .resolve()
    )
    assert seen(table, "Mountain").subtypes == frozenset({"Mountain", "Giant"})
    assert seen(table, "Human Token").colors == 31


@pytest.mark.construct("ItIsntKind", "IsntKindCondition")
def test_608_2c_what_is_not_a_creature() -> None:
    forge = spell(
        "Put three +1/+1 counters on target artifact. If it isn't a creature, it becomes a 0/0 Robot "
        "artifact creature in addition to its other types.",
        name="Forge",
    )
    other = spell("Tap target artifact. If that artifact isn't a creature, draw a card.", name="Other")
    golem = beast(name="Golem", type_line="Artifact Creature — Golem")
    table = Table(
        A={"hand": [forge, other], "battlefield": [permanent("", "Artifact", name="Relic"), golem]}, B={}
    ).start()
    table.cast("Forge", "Relic").resolve()
    assert (table.size("Relic"), seen(table, "Relic").card_types) == ((3, 3), ARTIFACT | CREATURE)
    table.cast("Other", "Golem").resolve()
    assert table.names("hand", "A") == []


@pytest.mark.construct("HandSizeReducedFor")
def test_402_2_a_hand_size_for_the_rest_of_the_game() -> None:
    line = "Your maximum hand size is reduced by four for the rest of the game."
    table = played(line, A={"hand": [BEAR] * 9}).to_step("end", 1)
    while table.decision.purpose != "discard_to_hand_size":
        table.passes()
    for _ in range(6):
        table.choose("Bear")
    assert table.names("hand", "A") == ["Bear"] * 3
    assert spanish(line) == "Tu tamaño máximo de mano se reduce en cuatro por el resto del juego."
    assert spanish("Your maximum hand size is reduced by one.") == "Tu tamaño máximo de mano se reduce en uno."


@pytest.mark.construct("HandSizeIs", "HandSizeReduced", "HandSizeIncreased")
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Your maximum hand size is two.", 2),
        ("Your maximum hand size is reduced by four.", 3),
        ("Your maximum hand size is increased by one.", 8),
    ],
)
def test_402_2_maximum_hand_size(text: str, kept: int) -> None:
    permanent(
        "Your maximum hand size is two.\nYour maximum hand size is reduced by four.\nYour maximum hand "
        "size is increased by one."
    )
    table = Table(A={"battlefield": [permanent(text)], "hand": [BEAR] * 9}, B={}).start().to("upkeep", 2)
    assert len(table.names("hand", "A")) == kept


@pytest.mark.construct("RestOfTheGame", "PlayerCantFor")
def test_611_2_what_players_cant_do_for_a_while() -> None:
    rest = spell(
        "Your opponents can't cast creature spells this turn. You have no maximum hand size for the rest of the game."
    )
    help = spell("You gain 3 life.", name="Help", type_line="Instant")
    stop = spell("Players can't gain life this turn.", name="Stop")
    quick = beast("Flash", name="Quick")
    table = Table(A={"hand": [rest, stop, help, help, *[BEAR] * 8]}, B={"hand": [quick, help]}).start()
    table.cast(NAME).resolve().passes()
    assert [a.ref for a in table.legal("B") if a.kind == dec.CAST] == [table.find("Help#3").ref]
    table = Table(A={"hand": [rest, stop, help, help, *[BEAR] * 8]}, B={}).start()
    table.cast(NAME).resolve().cast("Stop").resolve().cast("Help").resolve()
    assert table.life("A") == 20
    table.to("upkeep", 2)
    assert len(table.names("hand", "A")) == 9
    table.passes().cast("Help#2").resolve()
    assert table.life("A") == 23


@pytest.mark.construct("UntapsOneOnly")
def test_502_3_only_one_untaps() -> None:
    damping = permanent("Players can't untap more than one land during their untap steps.")
    table = Table(A={"battlefield": [damping, FOREST, FOREST]}, B={}).start()
    for one in table.objects("battlefield"):
        table.state.edit(one.ref).tapped = True
    table.to("upkeep", 3)
    lands = [one.tapped for one in table.objects("battlefield") if one.definition.name == "Forest"]
    assert lands.count(False) == 1


@pytest.mark.construct("SkipNextTurn", "SkipNextStep", "SkipNextCombat", "UntapStepName")
def test_614_10_what_is_skipped_next() -> None:
    turn = spell("You skip your next turn.", name="Twirl")
    step = spell("Target player skips their next draw step.", name="Step")
    untap = spell("Target player skips their next untap step.", name="Untap")
    fray = spell("Target player skips their next combat phase.", name="Fray")
    table = Table(A={"hand": [turn]}, B={}).start().cast("Twirl").resolve().to("upkeep", 3)
    assert table.state.active == 1, "B has two turns in a row"
    table = Table(A={"hand": [step]}, B={}).start().cast("Step", "B").resolve().to("precombat_main", 2)
    assert table.names("hand", "B") == []
    table = Table(A={"hand": [untap]}, B={"battlefield": [FOREST]}).start().cast("Untap", "B").resolve()
    table.state.edit(table.find("Forest").ref).tapped = True
    assert table.to("upkeep", 2).find("Forest").tapped
    table = (
        Table(A={"hand": [fray]}, B={"battlefield": [BEAR]}).start().cast("Fray", "B").resolve().to("precombat_main", 2)
    )
    table.passes(2)
    assert table.state.step == 10, "the second main phase comes at once"


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        (
            "Switch target creature's power and toughness until end of turn.",
            "Intercambia la fuerza y la resistencia de la criatura objetivo hasta el final del turno.",
        ),
        ("You skip your next turn.", "Saltas tu próximo turno."),
    ],
)
def test_a_line_in_spanish_and_back(english: str, spanish: str) -> None:
    tree = tongue("en").read(english).tree
    printed = tongue("es").print(tree)
    assert printed == spanish
    assert tongue("es").read(printed).tree == tree


OGRE = beast(name="Ogre", size=(3, 4))


@pytest.mark.construct("IsInAdditionToSubtypes", "BecomesInAdditionToSubtypes")
def test_205_1b_other_creature_types() -> None:
    hook = permanent("Creatures you control are Pirates in addition to their other creature types.", name="Hook")
    train = spell("Target creature becomes a Samurai in addition to its other creature types until end of turn.")
    table = Table(A={"hand": [train], "battlefield": [OGRE, hook]}, B={}).start().cast(NAME).resolve()
    assert {"Beast", "Pirate", "Samurai"} <= characteristics(table.state, table.find("Ogre")).subtypes


@pytest.mark.construct("BecomesColorless", "BecomesColorsOfChoice")
def test_105_colors() -> None:
    lace = spell("Target creature becomes the color or colors of your choice until end of turn.", name="Lace")
    gray = spell("Target creature becomes colorless until end of turn.", name="Gray")
    table = Table(A={"hand": [lace, gray], "battlefield": [OGRE]}, B={}).start().cast("Lace").resolve()
    table.choose(2)
    assert characteristics(table.state, table.find("Ogre")).colors == 3
    assert characteristics(table.cast("Gray").resolve().state, table.find("Ogre")).colors == 0


@pytest.mark.construct("IsAlso")
def test_205_3m_is_also() -> None:
    pack = beast("This creature is also a Cleric, Rogue, and Wizard.", name="Pack")
    table = Table(A={"battlefield": [pack]}, B={}).start()
    assert {"Beast", "Cleric", "Rogue", "Wizard"} <= characteristics(table.state, table.find("Pack")).subtypes
