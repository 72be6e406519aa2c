"""What objects get, gain, lose and become (613)."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from apnap.rules.characteristics import characteristics
from tests.constructs.support import BAT, ELK, NAME, Table, beast, permanent, played, settle, spell
from tests.rules.layered import seen
from tests.rules.support import FOREST

CUB = beast(name="Cub", size=(1, 3))
HERD = {"battlefield": [CUB, ELK]}


def flies(table: Table, name: str) -> bool:
    """Tell whether a permanent has flying."""
    return bool(seen(table, name).keywords & values.FLYING)


@pytest.mark.construct("Gets")
def test_613_4c_gets() -> None:
    assert played("Target creature gets +2/-1 until end of turn.", "Cub", A=HERD).size("Cub") == (3, 2)


@pytest.mark.construct("GetsAdditional")
def test_gets_an_additional() -> None:
    aura = permanent(
        "Enchant creature\nEnchanted creature gets +1/+0.\n"
        "As long as enchanted creature is a Beast, it gets an additional +1/+1.",
        "Enchantment — Aura",
    )
    table = Table(A={"hand": [aura], "battlefield": [ELK]}, B={}).start()
    assert settle(table.cast(NAME)).size("Elk") == (4, 3)


@pytest.mark.construct("Gains")
def test_613_1f_gains() -> None:
    table = played("Target creature gains flying until end of turn.", "Cub", A=HERD)
    assert (flies(table, "Cub"), flies(table, "Elk")) == (True, False)
    assert not flies(table.to("upkeep", turn=2), "Cub")


@pytest.mark.construct("GainsChoice")
@pytest.mark.parametrize("choice", [0, 1])
def test_gains_one_of_two_by_choice(choice: int) -> None:
    table = played("Target creature gains your choice of flying or vigilance until end of turn.", "Cub", choice, A=HERD)
    wanted = (values.FLYING, values.VIGILANCE)[choice]
    assert seen(table, "Cub").keywords == wanted


@pytest.mark.construct("Has")
def test_has() -> None:
    table = Table(A={"battlefield": [permanent("Creatures you control have flying."), CUB]}, B={"battlefield": [ELK]})
    assert (flies(table, "Cub"), flies(table, "Elk")) == (True, False)


@pytest.mark.construct("Loses")
def test_loses_an_ability() -> None:
    table = Table(A={"battlefield": [permanent("All creatures lose flying."), BAT]}, B={})
    assert not flies(table, "Bat")


@pytest.mark.construct("LosesAllAbilities")
def test_loses_all_abilities() -> None:
    table = played("Target creature loses all abilities until end of turn.", A={"battlefield": [BAT]})
    assert seen(table, "Bat").abilities == ()


@pytest.mark.construct("HasBaseSize")
def test_613_4b_base_power_and_toughness() -> None:
    dwarfing = permanent("Creatures have base power and toughness 0/2.")
    banner = permanent("Creatures you control get +1/+1.", name="Banner")
    table = Table(A={"battlefield": [banner, CUB, dwarfing]}, B={})
    assert table.size("Cub") == (1, 3)


@pytest.mark.construct("WithBaseSize")
def test_becomes_something_with_base_power_and_toughness() -> None:
    statue = permanent(
        "{0}: This artifact becomes a Golem artifact creature with base power and toughness 4/3 until end of turn.",
        "Artifact",
    )
    table = Table(A={"battlefield": [statue]}, B={}).start()
    assert settle(table.activate(NAME)).size(NAME) == (4, 3)


@pytest.mark.construct("BecomesThing")
def test_205_1a_becomes_something_else() -> None:
    table = played("Target land becomes a 3/3 Bird creature until end of turn.", A={"battlefield": [FOREST]})
    found = seen(table, "Forest")
    assert (found.card_types, found.power, "Bird" in found.subtypes) == (values.CREATURE, 3, True)


@pytest.mark.construct("BecomesThings")
def test_205_1b_they_are_still_lands() -> None:
    table = played(
        "All lands become 2/2 creatures until end of turn. They're still lands.", A={"battlefield": [FOREST]}
    )
    assert seen(table, "Forest").card_types == values.CREATURE | values.LAND


@pytest.mark.construct("BecomesInAddition")
def test_becomes_an_artifact_in_addition() -> None:
    text = "Target creature becomes an artifact in addition to its other types until end of turn."
    table = played(text, "Cub", A=HERD)
    assert seen(table, "Cub").card_types == values.CREATURE | values.ARTIFACT


@pytest.mark.construct("IsThing")
def test_305_7_all_forests_are_islands() -> None:
    table = Table(A={"battlefield": [permanent("All Forests are Islands."), FOREST]}, B={})
    assert set(seen(table, "Forest").subtypes) == {"Island"}


@pytest.mark.construct("IsInAddition")
def test_305_7_lands_are_islands_in_addition() -> None:
    text = "Lands you control are Islands in addition to their other types."
    table = Table(A={"battlefield": [permanent(text), FOREST]}, B={})
    assert set(seen(table, "Forest").subtypes) == {"Island", "Forest"}


@pytest.mark.construct("BecomesColor")
def test_105_3_becomes_blue() -> None:
    red = beast(name="Red", cost="{R}")
    table = played("Target creature becomes blue until end of turn.", A={"battlefield": [red]})
    assert seen(table, "Red").colors == values.BLUE


@pytest.mark.construct("BecomesColorOfChoice")
def test_105_4_becomes_the_color_of_your_choice() -> None:
    table = played("Target creature becomes the color of your choice until end of turn.", "Cub", 2, A=HERD)
    assert seen(table, "Cub").colors == values.BLACK


@pytest.mark.construct("IsEveryType")
def test_is_every_creature_type() -> None:
    shifter = beast("Subject is every creature type.", type_line="Creature — Shapeshifter")
    lord = permanent("Birds you control get +1/+1.", name="Lord")
    assert Table(A={"battlefield": [shifter, lord, ELK]}, B={}).size(NAME) == (3, 3)


@pytest.mark.construct("SizeIsEqual")
def test_604_3_power_and_toughness_are_each_equal() -> None:
    text = "Subject's power and toughness are each equal to the number of cards in your hand."
    table = Table(A={"battlefield": [beast(text, size=("*", "*"))], "hand": [CUB, ELK]}, B={})
    assert table.size(NAME) == (2, 2)


@pytest.mark.construct("PowerIsEqual", "ToughnessIsEqual")
def test_604_3_power_and_toughness_apart() -> None:
    text = (
        "Subject's power is equal to the number of creatures you control.\n"
        "Subject's toughness is equal to the number of cards in your hand."
    )
    table = Table(A={"battlefield": [beast(text, size=("*", "*")), CUB, ELK], "hand": [CUB]}, B={})
    assert table.size(NAME) == (3, 1)


@pytest.mark.construct("Fights")
def test_701_14_fights() -> None:
    yak = beast(name="Yak", size=(2, 4))
    text = "Target creature you control fights target creature you don't control."
    table = played(text, A={"battlefield": [yak]}, B={"battlefield": [ELK]})
    assert (table.names("battlefield"), table.find("Yak").damage) == (["Yak"], 2)


@pytest.mark.construct("Explores")
@pytest.mark.parametrize(
    ("top", "answers", "size", "hand"), [(FOREST, (), (1, 3), ["Forest"]), (ELK, (True,), (2, 4), [])]
)
def test_701_44_explores(top: object, answers: tuple[object, ...], size: tuple[int, int], hand: list[str]) -> None:
    """A land goes to the hand; else it gets a counter and the card may go to the graveyard (701.44a)."""
    text = "Target creature you control explores."
    table = played(text, *answers, A={"battlefield": [CUB], "library": [top]})
    assert (table.size("Cub"), table.names("hand", "A")) == (size, hand)
    assert table.names("graveyard", "A") == (["Elk", NAME] if answers else [NAME])


@pytest.mark.construct("Connives")
def test_701_50_connives() -> None:
    """A card is drawn, one is discarded, and for a nonland card it gets a counter (701.50a)."""
    table = played("Target creature you control connives.", "Elk", A={"battlefield": [CUB], "hand": [ELK]})
    assert (table.size("Cub"), table.names("graveyard")) == ((2, 4), ["Elk", NAME])


@pytest.mark.construct("PhasesOut")
def test_702_26_phases_out() -> None:
    table = played("Target creature phases out.", "Cub", A=HERD)
    assert table.find("Cub").phased_out
    assert not table.to("upkeep", turn=3).find("Cub").phased_out


@pytest.mark.construct("WhenNextCast")
def test_603_7_when_you_next_cast() -> None:
    song, tune = spell("Draw a card.", name="Song"), spell("Draw a card.", name="Tune")
    table = played("When you next cast a sorcery spell this turn, you gain 2 life.", A={"hand": [song, tune]})
    settle(table.cast("Song"))
    settle(table.cast("Tune"))
    assert table.life("A") == 22


@pytest.mark.construct("WhenDiesThisTurn")
def test_603_7_when_that_creature_dies_this_turn() -> None:
    text = "Target creature gets -1/-1 until end of turn. When that creature dies this turn, you gain 2 life."
    crunch = spell("Destroy target creature.", name="Crunch")
    table = played(text, "Cub", A={"hand": [crunch], **HERD})
    settle(table.cast("Crunch", "Cub"))
    assert table.life("A") == 22


@pytest.mark.construct("WheneverUntil")
def test_603_7_until_end_of_turn_whenever() -> None:
    song, tune = spell("Draw a card.", name="Song"), spell("Draw a card.", name="Tune")
    table = played("Until end of turn, whenever you cast a spell, you gain 2 life.", A={"hand": [song, tune]})
    settle(table.cast("Song"))
    assert settle(table.cast("Tune")).life("A") == 24


OGRE = beast(name="Ogre", size=(3, 4))


@pytest.mark.construct("AlsoGets", "AlsoGains", "AlsoHas")
def test_613_what_also_gains() -> None:
    glory = spell(
        "Target creature gets +2/+2 until end of turn. If it's your turn, it also gets +1/+0 until end of turn. "
        "If it's your turn, that creature also gains flying until end of turn."
    )
    crest = permanent("Creatures you control also have reach.", name="Crest")
    table = Table(A={"hand": [glory], "battlefield": [OGRE, crest]}, B={}).start().cast(NAME).resolve()
    assert table.size("Ogre") == (6, 6)
    keywords = characteristics(table.state, table.find("Ogre")).keywords
    assert keywords & values.FLYING and keywords & values.REACH
