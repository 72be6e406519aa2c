"""607.2d: colors with an exception, card types and land types that are chosen; mana and landwalk of what was chosen."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from apnap.rules import decisions as dec
from tests.constructs.support import NAME, beast, permanent, settle, spanish, spell, written
from tests.rules.support import Table


@pytest.mark.construct("ChooseOtherColor", "FixedOrChosenMana")
def test_one_of_two_colors_one_of_which_was_chosen() -> None:
    grove = permanent(
        "As this artifact enters, choose a color other than red.\n{T}: Add {R} or one mana of the chosen color."
    )
    hand = [grove, *(spell("Draw a card.", name=color, cost=f"{{{color}}}") for color in "URG")]
    table = Table(A={"hand": hand}, B={}).start()
    assert set(table.cast(NAME).resolve().choices) == {"white", "blue", "black", "green"}
    settle(table, "blue")
    assert [table.can_cast(color) for color in "URG"] == [True, True, False]


@pytest.mark.construct("ChooseCardType")
def test_a_card_type_is_chosen() -> None:
    rite = spell("Choose a card type. Each player sacrifices a permanent of their choice of that type.")
    ring = written("", "Artifact", name="Ring")
    table = Table(A={"hand": [rite]}, B={"battlefield": [ring, beast(name="Bear")]}).start()
    settle(table.cast(NAME), "artifact")
    assert table.names("battlefield", "B") == ["Bear"]


@pytest.mark.construct("ChoosePermanentType")
def test_110_4_a_permanent_type_is_no_instant() -> None:
    rite = spell("Choose a permanent type. Return all cards of the chosen type from your graveyard to your hand.")
    grave = [beast(name="Bear"), spell("Draw a card.", name="Gift", type_line="Instant")]
    table = Table(A={"hand": [rite], "graveyard": grave}, B={}).start()
    words = table.cast(NAME).resolve().choices
    assert ("land" in words, "instant" in words, "kindred" in words) == (True, False, False)
    settle(table, "creature")
    assert table.names("hand", "A") == ["Bear"]


@pytest.mark.construct("ChooseOtherCardType", "ChooseThirdCardType")
def test_a_card_type_other_than_some() -> None:
    for without, left in (("creature", "artifact"), ("artifact or land", "creature")):
        gate = permanent(
            f"As this enchantment enters, choose a card type other than {without}.\n"
            "Spells of the chosen type cost {1} more to cast."
        )
        table = Table(A={"hand": [gate, written("", "Artifact", name="Ring"), beast(name="Bear")]}, B={}).start()
        words = table.cast(NAME).resolve().choices
        assert ("creature" in words, "land" in words) == ("creature" not in without, "land" not in without)
        settle(table, left)
        assert (table.can_cast("Bear"), table.can_cast("Ring")) == (left != "creature", left != "artifact")


@pytest.mark.construct("ChooseLandType", "LandwalkOfChosenType", "SnowLandwalkOfChosenType")
def test_landwalk_of_the_chosen_type() -> None:
    lands = ("Land — Gate", "Land — Desert", "Snow Land — Gate", "Snow Land — Desert")
    for snow, blocks in (("", (False, True, False, True)), ("snow ", (True, True, False, True))):
        text = f"{{0}}: Choose a land type. This creature gains {snow}landwalk of the chosen type until end of turn."
        for type_line, can_block in zip(lands, blocks, strict=True):
            land = written("", type_line, name="Place")
            table = Table(A={"battlefield": [beast(text)]}, B={"battlefield": [land, beast(name="Bear")]}).start()
            settle(table.activate(NAME), "Gate").attack(NAME)
            while table.decision.kind == dec.PRIORITY and not table.state.over and table.state.turn == 1:
                table.passes()
            assert (table.decision.kind == dec.BLOCKERS) == can_block


@pytest.mark.construct("ChooseAmongCreatureTypes")
def test_one_of_two_basic_land_types() -> None:
    island, swamp = (written("", f"Basic Land — {name}", name=name) for name in ("Island", "Swamp"))
    root = permanent(
        "As this enchantment enters, choose Island or Swamp.\n"
        "Whenever a land of the chosen type an opponent controls becomes tapped, you gain 1 life."
    )
    gifts = [
        spell("Draw a card.", name=f"Gift of {name}", cost=cost) for name, cost in (("Island", "{U}"), ("Swamp", "{B}"))
    ]
    table = Table(A={"hand": [root]}, B={"battlefield": [island, swamp], "hand": gifts}).start()
    assert table.cast(NAME).resolve().choices == ("Island", "Swamp")
    settle(table, "Swamp").to("precombat_main", 2)
    for land, life in (("Island", 20), ("Swamp", 21)):
        assert settle(table.cast(f"Gift of {land}")).life("A") == life


def test_a_type_that_is_no_card_type_can_t_be_left_out() -> None:
    with pytest.raises(UnsupportedCardError):
        permanent("As this enchantment enters, choose a card type other than permanent.")


def test_in_spanish() -> None:
    line = "This land enters tapped. As it enters, choose a color other than black."
    assert spanish(line).endswith("En cuanto entre, elige un color que no sea negro.")
    assert spanish("{T}: Add {B} or one mana of the chosen color.") == "{T}: Agrega {B} o un maná del color elegido."
    assert "cruza tierras nevadas del tipo elegido" in spanish(
        "Target creature gains snow landwalk of the chosen type until end of turn."
    )
