"""Types, colors and names chosen as something resolves (201.4, 205.3m, 608.2d)."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from apnap.i18n.rendering import Rendering
from apnap.rules.characteristics import characteristics
from apnap.rules.view import View
from tests.constructs.support import FEN, NAME, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.layered import seen
from tests.rules.support import FOREST, ISLAND


def subtypes(table: Table, name: str) -> list[str]:
    return sorted(characteristics(table.state, table.find(name, "battlefield")).subtypes)


@pytest.mark.construct("OfTypeOfYourChoice")
def test_608_2d_the_type_is_chosen_on_resolution() -> None:
    rite = spell("Destroy all creatures of the creature type of your choice.")
    elf = beast(name="Elder", type_line="Creature — Elf")
    table = Table(A={"hand": [rite]}, B={"battlefield": [elf, beast(name="Ape")]}).start()

    table.cast(NAME).resolve().choose("Elf")

    assert table.names("battlefield", "B") == ["Ape"]


@pytest.mark.construct("OfTypeOfYourChoice")
def test_601_2c_a_type_chosen_on_resolution_limits_no_target() -> None:
    with pytest.raises(UnsupportedCardError, match=r"601\.2c"):
        spell("Return target creature of the creature type of your choice to its owner's hand.")


@pytest.mark.construct("ChooseCreatureType", "OfThatType", "BecomesThatType")
def test_205_3m_that_type_is_the_one_just_chosen() -> None:
    rite = spell(
        "Choose a creature type. Creatures of that type get +1/+1 until end of turn. "
        "Target creature becomes that type until end of turn."
    )
    elf = beast(name="Elder", type_line="Creature — Elf")
    table = Table(A={"hand": [rite], "battlefield": [elf, beast(name="Ape")]}, B={}).start()

    table.cast(NAME, "Ape").resolve().choose("Elf")

    assert (table.size("Elder"), table.size("Ape"), subtypes(table, "Ape")) == ((3, 3), (2, 2), ["Elf"])


@pytest.mark.construct("ChooseColor", "OfThatColor")
def test_608_2d_that_color_is_the_one_just_chosen() -> None:
    rite = spell("Choose a color. Target opponent discards all cards of that color.")
    seat = {"hand": [beast(name="Ape", cost="{G}"), beast(name="Bat", cost="{B}"), FOREST]}
    table = Table(A={"hand": [rite]}, B=seat).start()

    table.cast(NAME).resolve().choose("green")

    assert table.names("graveyard", "B") == ["Ape"]


@pytest.mark.construct("BecomesTypeOfChoice", "BecomesTypeOfChoiceToo")
def test_205_1_the_type_replaces_the_others_or_joins_them() -> None:
    shape = beast(
        "{0}: This creature becomes the creature type of your choice until end of turn.\n"
        "{0}: This creature becomes the creature type of your choice in addition to its other types until end of turn."
    )
    table = Table(A={"battlefield": [shape]}, B={}).start()

    table.activate(NAME, index=1).resolve().choose("Elf")
    assert subtypes(table, NAME) == ["Beast", "Elf"]
    table.activate(NAME).resolve().choose("Goblin")
    assert subtypes(table, NAME) == ["Goblin"]


@pytest.mark.construct("BecomesLandTypeOfChoice")
def test_305_7_a_land_becomes_the_basic_land_type_of_your_choice() -> None:
    rite = spell("Target land becomes the basic land type of your choice until end of turn.")
    table = Table(A={"hand": [rite], "battlefield": [FOREST]}, B={}).start()

    table.cast(NAME).resolve().choose("Island")

    assert subtypes(table, "Forest") == ["Island"]


@pytest.mark.construct("ChooseOtherCreatureType", "BecomesThatType")
def test_205_3m_some_types_may_not_be_chosen() -> None:
    rite = spell("Choose a creature type other than Wall. Target creature becomes that type until end of turn.")
    table = Table(A={"hand": [rite], "battlefield": [beast(name="Ape")]}, B={}).start()

    table.cast(NAME).resolve()

    assert "Wall" not in table.decision.options and "Elf" in table.decision.options


@pytest.mark.construct("ChooseCardName", "NotOfType", "WithChosenName", "CantBeCast")
def test_201_4_spells_with_the_chosen_name_cant_be_cast() -> None:
    shrine = permanent(
        "As this enchantment enters, choose a nonland card name.\nSpells with the chosen name can't be cast."
    )
    cure = spell("You gain 1 life.", name="Cure")
    table = Table(A={"hand": [shrine, cure, FOREST, beast(name="Ape")]}, B={}).start()

    table.cast(NAME).resolve()
    assert "Forest" not in table.decision.options
    table.choose("Cure")

    assert (table.can_cast("Cure"), table.can_cast("Ape")) == (False, True)


@pytest.mark.construct("ChooseCardName", "OfType", "WithThatName")
def test_201_4_cards_with_that_name_are_found() -> None:
    rite = spell("Choose a land card name. Target opponent reveals their hand and discards all cards with that name.")
    table = Table(A={"hand": [rite]}, B={"hand": [FOREST, FOREST, ISLAND, beast(name="Ape")]}).start()

    table.cast(NAME).resolve()
    assert "Ape" not in table.decision.options
    table.choose("Forest")

    assert table.names("hand", "B") == ["Ape", "Island"]


@pytest.mark.construct("HasTheChosenName", "OfAnyCard")
def test_201_4_whether_a_card_has_the_chosen_name() -> None:
    rite = spell(
        "Choose a card name, then reveal the top card of your library. If that card has the chosen "
        "name, you gain 3 life."
    )
    table = Table(A={"hand": [rite, rite], "library": [FOREST]}, B={}).start()

    table.cast(NAME).resolve().choose(NAME)
    assert table.life("A") == 20
    table.cast(f"{NAME}#2").resolve().choose("Forest")
    assert table.life("A") == 23


@pytest.mark.construct("AnyBasicLandType")
def test_305_7_the_basic_land_type_of_your_choice() -> None:
    text = "Target land becomes the basic land type of your choice until end of turn."
    table = played(text, "Island", A={"battlefield": [FEN]})
    assert set(seen(table, "Fen").subtypes) == {"Island"}


@pytest.mark.construct("AsEnters")
def test_colors_that_are_asked_for_have_names_in_both_languages() -> None:
    prism = permanent("As this artifact enters, choose a color.\nCreatures of the chosen color get +1/+1.", "Artifact")
    table = Table(A={"hand": [prism]}, B={}).start()
    table.cast(NAME).resolve()

    view = View(table.state, 0)
    assert view.decision is not None
    words = [Rendering(view, lang).options(view.decision)[0] for lang in ("en", "es")]

    assert words == ["choose white", "elegir blanco"]


@pytest.mark.construct("BecomesChosenColor")
def test_105_3_becomes_the_chosen_color() -> None:
    prism = beast("When this creature enters, choose a color. This creature becomes the chosen color.")
    table = Table(A={"hand": [prism, spell("Destroy all red creatures.", name="Rite")]}, B={}).start()
    settle(table.cast(NAME), "red")
    assert settle(table.cast("Rite")).names("battlefield") == []


@pytest.mark.construct("NotOfTypes")
def test_201_4_a_name_of_neither_type() -> None:
    line = "Choose a noncreature, nonland card name."
    rite = spell(f"{line} Target opponent reveals their hand and discards all cards with that name.")
    hand = [FOREST, beast(name="Ape"), spell("Draw a card.", name="Cure")]
    table = Table(A={"hand": [rite]}, B={"hand": hand}).start()

    table.cast(NAME).resolve()
    assert not {"Forest", "Ape"} & set(table.decision.options)
    table.choose("Cure")

    assert table.names("hand", "B") == ["Ape", "Forest"]
    assert spanish(line) == "Elige un nombre de carta que no sea criatura ni tierra."


@pytest.mark.construct("ChooseBasicLandType")
def test_205_3i_only_a_basic_land_type_is_chosen() -> None:
    text = "Choose a basic land type. Each land you control becomes that type until end of turn."
    table = Table(A={"hand": [spell(text)], "battlefield": [FOREST]}, B={"battlefield": [FOREST]}).start()

    table.cast(NAME).resolve()
    assert sorted(map(str, table.decision.options)) == ["Forest", "Island", "Mountain", "Plains", "Swamp"]
    table.choose("Swamp")

    lands = {record.owner: characteristics(table.state, record).subtypes for record in table.objects("battlefield")}
    assert [sorted(lands[seat]) for seat in (0, 1)] == [["Swamp"], ["Forest"]]
    assert spanish(text).startswith("Elige un tipo de tierra básica. ")
