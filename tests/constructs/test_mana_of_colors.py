"""Mana whose color or type depends on other things (106.1a, 106.12a)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, Table, beast, permanent, settle, spanish, spell, written

ORB = beast(name="Ember", cost="{R}"), beast(name="Frog", cost="{G}{U}")
"""A red creature, and a green and blue one."""


def pools(text: str, *others: object, answers: tuple[object, ...] = (), **more: list[object]) -> dict[str, int]:
    """Return what floats after a land's mana ability was activated, by letter."""
    seat = {"battlefield": [written(text, "Land", name="Fen"), *others], **more}
    table = Table(options=(("full_control", 1),), A=seat, B={}).start()
    table.activate("Fen")
    table.choose(*answers)
    return table.pool()


@pytest.mark.construct("ProducedTypeMana", "TapsForMana")
def test_106_12a_any_type_that_land_produced() -> None:
    flare = permanent(
        "Whenever a player taps a land for mana, that player adds one mana of any type that land produced."
    )
    assert pools("{T}: Add {C}.", flare) == {"C": 2}
    assert pools("{T}: Add {R}{G}.", flare, answers=("G",)) == {"R": 1, "G": 2}
    line = "Whenever you tap a land for mana, add one mana of any type that land produced."
    assert (
        spanish(line)
        == "Siempre que gires una tierra para agregar maná, agrega un maná de cualquier tipo que produjo esa tierra."
    )


@pytest.mark.construct("ProducedTypeMana")
def test_106_12a_what_is_added_too_pays() -> None:
    flare = permanent("Whenever you tap a land for mana, add one mana of any type that land produced.")
    hand = [spell("Draw a card.", name=f"Rite {cost}", cost=cost) for cost in ("{R}{R}", "{R}{G}")]
    table = Table(A={"battlefield": [flare, written("{T}: Add {R}.", "Land", name="Fen")], "hand": hand}, B={}).start()
    assert (table.can_cast("Rite {R}{R}"), table.can_cast("Rite {R}{G}")) == (True, False)


@pytest.mark.construct("TappedForMana")
def test_106_12a_it_triggers_as_mana_is_produced() -> None:
    seal = permanent("Whenever a land is tapped for mana, its controller adds an additional {R}.")
    tomb = "{T}: Add one mana of any color that a land an opponent controls could produce."
    assert pools(tomb, seal) == {}  # no mana is produced


@pytest.mark.construct("ColorAmongMana")
def test_any_color_among_permanents() -> None:
    text = "{T}: Add one mana of any color among creatures you control."
    assert pools(text, *ORB, answers=("U",)) == {"U": 1}
    assert pools(text, CUB) == {}
    assert spanish(text) == "{T}: Agrega un maná de cualquier color entre las criaturas que controlas."


@pytest.mark.construct("EachColorMana")
def test_one_mana_of_each_color_among_permanents() -> None:
    text = "{T}: For each color among permanents you control, add one mana of that color."
    assert pools(text, *ORB, ORB[0]) == {"U": 1, "R": 1, "G": 1}
    assert spanish(text) == "{T}: Por cada color entre los permanentes que controlas, agrega un maná de ese color."


@pytest.mark.construct("ColorChosenAmongMana")
def test_a_color_of_a_card() -> None:
    text = "{T}: Choose a color of a card in your graveyard. Add one mana of that color."
    assert pools(text, graveyard=list(ORB), answers=("G",)) == {"G": 1}
    assert spanish(text) == "{T}: Elige un color de una carta en tu cementerio. Agrega un maná de ese color."


@pytest.mark.construct("ColorOfItsMana")
def test_the_colors_of_the_exiled_card() -> None:
    mox = permanent(
        "When this artifact enters, you may exile a card from your hand.\n"
        "{T}: Add one mana of any of the exiled card's colors.",
        "Artifact",
    )
    table = Table(options=(("full_control", 1),), A={"hand": [mox, ORB[1]]}, B={}).start()
    settle(table.cast(NAME), True)
    table.activate(NAME)
    assert table.decision.options == ("U", "G")
    assert spanish("{T}: Add one mana of any of the exiled card's colors.") == (
        "{T}: Agrega un maná de cualquiera de los colores de la carta exiliada."
    )


@pytest.mark.construct("ColorChosenMana")
def test_a_chosen_color_for_each() -> None:
    text = "{T}: Choose a color. Add one mana of that color for each creature you control."
    assert pools(text, CUB, CUB, answers=("BB",)) == {"B": 2}
    assert pools("{T}: Choose a color. Add two mana of that color.", answers=("WW",)) == {"W": 2}
    assert spanish(text) == "{T}: Elige un color. Agrega un maná de ese color por cada criatura que controlas."


@pytest.mark.construct("DevotionColorMana")
def test_700_5_devotion_to_the_chosen_color() -> None:
    text = "{T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color."
    assert pools(text, ORB[0], *ORB, answers=("RR",)) == {"R": 2}
    assert pools(text) == {}
    assert (
        spanish(text)
        == "{T}: Elige un color. Agrega una cantidad de maná de ese color igual a tu devoción a ese color."
    )


@pytest.mark.construct("MeasuredColorMana")
def test_as_much_of_a_color_as_creatures() -> None:
    text = "{T}: Choose a color. Add an amount of mana of that color equal to the number of creatures you control."
    assert pools(text, CUB, CUB, answers=("UU",)) == {"U": 2}
    assert spanish(text) == (
        "{T}: Elige un color. Agrega una cantidad de maná de ese color igual a la cantidad de criaturas que controlas."
    )


@pytest.mark.construct("SomeFixedMana")
def test_six_mana() -> None:
    assert pools("{T}: Add six {G}.") == {"G": 6}
    assert spanish("{T}: Add six {G}.") == "{T}: Agrega seis {G}."


@pytest.mark.construct("Powers", "DifferentUnit")
def test_each_different_power() -> None:
    text = "{T}: Choose a color. Add one mana of that color for each different power among creatures you control."
    assert pools(text, CUB, CUB, beast(size=(5, 1)), answers=("RR",)) == {"R": 2}
