"""613.1d–e, 109.2: what objects simply are, and nouns narrowed by what they are or are not."""

from __future__ import annotations

import pytest

from apnap.abilities.values import BLUE, GREEN, SNOW
from apnap.oracle.twoway import tongue
from tests.constructs.support import BEAR, NAME, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.layered import seen
from tests.rules.support import FOREST, MOUNTAIN

GREEN_ELK = beast(name="Elk", cost="{G}")


@pytest.mark.construct("IsColorless", "IsSnow", "IsEveryBasicLandType")
def test_613_1_what_permanents_are() -> None:
    lens = permanent(
        "All creatures are colorless.\nAll creatures are snow.\n"
        "Lands you control are every basic land type in addition to their other types."
    )
    table = Table(A={"battlefield": [lens, GREEN_ELK, FOREST]}, B={}).start()
    assert (seen(table, "Elk").colors, seen(table, "Elk").supertypes) == (0, SNOW)
    assert seen(table, "Forest").subtypes == frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
    assert spanish("All creatures are snow.") == "Todas las criaturas son nevadas."


@pytest.mark.construct("IsntSnow", "BecomesSnow")
def test_205_4g_snow_comes_and_goes() -> None:
    frost = spell("Target creature becomes snow until end of turn.", name="Frost")
    melt = permanent("Lands aren't snow.")
    drift = permanent("", "Snow Land", name="Drift")
    table = Table(A={"hand": [frost], "battlefield": [melt, drift, BEAR]}, B={}).start()
    table.cast("Frost").resolve()
    assert (seen(table, "Bear").supertypes, seen(table, "Drift").supertypes) == (SNOW, 0)
    assert spanish("Lands aren't snow.") == "Las tierras no son nevadas."


@pytest.mark.construct("IsChosenColor", "IsOnlyChosenType")
def test_607_2d_the_chosen_color_and_type() -> None:
    sky = permanent("As this enchantment enters, choose a color.\nAll creatures are the chosen color.", name="Sky")
    table = Table(A={"hand": [sky], "battlefield": [GREEN_ELK]}, B={}).start().cast("Sky").resolve().choose("blue")
    assert seen(table, "Elk").colors == BLUE
    mirage = permanent(
        "Enchant land\nAs this Aura enters, choose a basic land type.\nEnchanted land is the chosen type.",
        "Enchantment — Aura",
        name="Mirage",
    )
    table = Table(A={"hand": [mirage], "battlefield": [FOREST]}, B={}).start()
    table.cast("Mirage").resolve().choose("Island")
    assert seen(table, "Forest").subtypes == frozenset({"Island"})
    assert spanish("Enchanted land is the chosen type.") == "La tierra encantada es del tipo elegido."


@pytest.mark.construct("BecomesInAdditionToOwnColors", "ColorsOfIt")
def test_105_3_in_addition_to_its_other_colors() -> None:
    table = Table(
        A={
            "hand": [
                spell("Target creature becomes blue in addition to its other colors until end of turn.", name="Dye"),
                spell("Target creature gets +1/+2 until end of turn for each of its colors.", name="Glow"),
            ],
            "battlefield": [GREEN_ELK],
        },
        B={},
    ).start()
    table.cast("Dye").resolve().cast("Glow").resolve()
    assert seen(table, "Elk").colors == BLUE | GREEN
    assert table.size("Elk") == (4, 6)


@pytest.mark.construct("ThatIsKind")
def test_109_2_that_is_one_of_several_kinds() -> None:
    wolf, ox, elf = (beast(name=kind, type_line=f"Creature — {kind}") for kind in ("Wolf", "Ox", "Elf"))
    line = "Each creature you control that's a Wolf or an Ox gets +1/+0."
    table = Table(A={"battlefield": [permanent(line), wolf, ox, elf]}, B={"battlefield": [wolf]}).start()
    assert (table.size("Ox"), table.size("Elf")) == ((3, 2), (2, 2))
    (tree, *_) = tongue("en").read(line).trees
    assert tongue("es").print(tree) == "Cada criatura que controlas que sea un Lobo o un Buey obtiene +1/+0."


@pytest.mark.construct("ThatIsntQuality", "ThatIsntColor", "ThatIsntAllColors")
def test_109_2_what_they_are_not() -> None:
    table = played("Destroy all creatures that aren't tapped.", A={"battlefield": [BEAR]})
    assert table.names("battlefield") == []
    table = played("Destroy all creatures that aren't green.", A={"battlefield": [BEAR, GREEN_ELK]})
    assert table.names("battlefield") == ["Elk"]
    rainbow = beast(name="Rainbow", cost="{W}{U}{B}{R}{G}")
    table = played("Destroy each creature that isn't all colors.", A={"battlefield": [rainbow, GREEN_ELK]})
    assert table.names("battlefield") == ["Rainbow"]
    assert spanish("Destroy each creature that isn't all colors.") == (
        "Destruye cada criatura que no sea de todos los colores."
    )


@pytest.mark.construct("ThatIsntChosenType")
def test_607_2d_what_is_not_of_the_chosen_type() -> None:
    wolf = beast(name="Wolf", type_line="Creature — Wolf")
    line = "Choose a creature type. Destroy all creatures that aren't of the chosen type."
    assert played(line, "Wolf", A={"battlefield": [wolf, BEAR]}).names("battlefield") == ["Wolf"]
    assert spanish(line).endswith("Destruye todas las criaturas que no sean del tipo elegido.")


@pytest.mark.construct("ThatHasCounter")
def test_122_1_that_has_a_counter() -> None:
    table = Table(
        A={
            "hand": [
                spell("Put a +1/+1 counter on target creature.", name="Grow"),
                spell("Destroy each creature that has a +1/+1 counter on it."),
            ],
            "battlefield": [BEAR, GREEN_ELK],
        },
        B={},
    ).start()
    settle(table.cast("Grow", "Elk").resolve().cast(NAME))
    assert table.names("battlefield") == ["Bear"]


@pytest.mark.construct("IsColorless")
def test_604_3_a_spell_that_is_colorless_is_so_from_the_start() -> None:
    watch = permanent("Whenever you cast a red spell, you gain 5 life.", name="Watch")
    for text, life in (("~ is colorless.\nYou gain 1 life.", 21), ("You gain 1 life.", 26)):
        spark = spell(text.replace("~", NAME), cost="{R}")
        table = Table(A={"hand": [spark], "battlefield": [watch, MOUNTAIN]}, B={}).start()
        assert settle(table.cast(NAME)).life("A") == life
