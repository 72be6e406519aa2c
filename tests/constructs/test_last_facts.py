"""What loses all else (205.1a), facts of power, colors, lands and life (208, 105, 700.4, 119.10)."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.values import ARTIFACT, CREATURE, LAND
from apnap.rules.characteristics import characteristics
from tests.constructs.support import CUB, FOX, NAME, Table, beast, permanent, played, settle, spell
from tests.rules.support import FOREST


def enchanted(line: str, host: Any) -> Table:
    """Return a table on which an Aura with that line is on the permanent."""
    aura = permanent(f"Enchant permanent\n{line}", "Enchantment — Aura")
    return settle(Table(A={"hand": [aura], "battlefield": [host]}, B={}).start().cast(NAME))


@pytest.mark.construct("IsThingAndItLosesTypes")
def test_205_1a_it_is_a_vehicle_and_no_creature() -> None:
    table = enchanted("Enchanted permanent is a Vehicle artifact with crew 5 and it loses all other card types.", CUB)

    found = characteristics(table.state, table.find("Cub"))
    assert found.card_types & (ARTIFACT | CREATURE) == ARTIFACT and "Vehicle" in found.subtypes


@pytest.mark.construct("IsThingWithoutAllElse")
def test_613_1f_it_has_no_abilities_but_those_that_it_is_given() -> None:
    elf = beast("{0}: You lose 1 life.", name="Elf")
    line = (
        'Enchanted permanent is a colorless land with "{0}: You gain 1 life" and loses all other card types and '
        "abilities."
    )
    table = enchanted(line, elf)

    assert characteristics(table.state, table.find("Elf")).card_types == LAND
    settle(table.activate("Elf"))
    assert table.life("A") == 21 and len(table.actions("Elf")) == 1


@pytest.mark.construct("NotExactlySoManyColors")
def test_105_2_not_exactly_two_colors() -> None:
    herd = [beast(name=name, cost=cost) for name, cost in (("One", "{R}"), ("Two", "{R}{G}"))]
    table = Table(
        A={"hand": [spell("Destroy target creature that isn't exactly two colors.")]}, B={"battlefield": herd}
    )

    settle(table.start().cast(NAME))

    assert table.names("battlefield", "B") == ["Two"]


@pytest.mark.construct("PowerWasDifferent")
@pytest.mark.parametrize(("counters", "cards"), [(0, 0), (1, 1)])
def test_208_4_its_power_was_different_from_its_base_power(counters: int, cards: int) -> None:
    prophet = permanent(
        "Whenever a creature you control dies, if its power was different from its base power, draw a card."
    )
    axe = spell("Destroy target creature.", name="Axe")
    grow = spell("Put a +1/+1 counter on target creature.", name="Grow")
    table = Table(A={"battlefield": [prophet, CUB], "hand": [axe, *([grow] * counters)]}, B={}).start()
    for _ in range(counters):
        settle(table.cast("Grow"))

    settle(table.cast("Axe"))

    assert len(table.names("hand", "A")) == cards


@pytest.mark.construct("LifeOpponentsLost")
def test_119_10_the_life_that_opponents_lost() -> None:
    line = (
        "Each player loses 3 life. You gain X life, where X is the total amount of life your opponents lost this turn."
    )

    assert played(line).life("A") == 20


@pytest.mark.construct("WentToGraveyard")
@pytest.mark.parametrize(("line", "life"), [("Sacrifice a land.", 21), ("Draw a card.", 20)])
def test_700_4_a_land_that_went_to_the_graveyard(line: str, life: int) -> None:
    ask = "If a land you controlled was put into a graveyard from the battlefield this turn, you gain 1 life."

    assert played(f"{line} {ask}", A={"battlefield": [FOREST]}).life("A") == life


@pytest.mark.construct("ControlsGreatestOrTied")
@pytest.mark.parametrize(("mine", "life"), [("{1}", 20), ("{2}", 21), ("{3}", 21)])
def test_202_3_the_greatest_mana_value_or_tied(mine: str, life: int) -> None:
    line = (
        "If you control the artifact with the greatest mana value or tied for the greatest mana value, you gain 1 life."
    )
    own, other = (permanent("", "Artifact", name=name, cost=cost) for name, cost in (("Own", mine), ("Other", "{2}")))

    table = played(line, A={"battlefield": [own]}, B={"battlefield": [other, FOX]})

    assert table.life("A") == life
