"""What stands behind belongs to the nearer noun, and what is said of one of several is said of all (608.2c)."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    BEAR,
    CUB,
    ELK,
    FOX,
    NAME,
    OGRE,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spell,
)

CHARM = permanent("Enchant creature", "Enchantment — Aura", name="Charm")


def charmed(on: str, text: str) -> Table:
    """Return a table on which A's Aura is on a creature, and a permanent with that text."""
    table = Table(A={"hand": [CHARM], "battlefield": [CUB, permanent(text)]}, B={"battlefield": [FOX]}).start()
    return settle(table.cast("Charm", on))


@pytest.mark.construct("AttachedToThing")
@pytest.mark.parametrize(("on", "can"), (("Cub", True), ("Fox", False)))
def test_301_5_attached_to_a_creature_you_control(on: str, can: bool) -> None:
    table = charmed(on, "{0}: Destroy target Aura attached to a creature you control.")
    assert table.can_activate(NAME) is can


@pytest.mark.construct("AndNouns")
def test_608_2c_the_greatest_among_two_kinds_that_they_control() -> None:
    ant = beast(name="Ant", cost="{2}")
    text = (
        "Target opponent exiles a creature or artifact they control with the greatest mana value among creatures and "
        "artifacts they control."
    )
    table = played(text, A={"battlefield": [beast(name="Bee", cost="{5}")]}, B={"battlefield": [ant, CUB, WINCH]})
    assert table.names("exile") == ["Ant"] and "Winch" in table.names("battlefield", "B")


@pytest.mark.construct("AndNouns", "Determined")
def test_608_2c_all_other_is_said_of_both() -> None:
    text = "Choose a creature or artifact, then destroy all other creatures and artifacts."
    table = played(text, "Winch", A={"battlefield": [CUB, WINCH]}, B={"battlefield": [FOX]})
    assert table.names("battlefield", "A") == ["Winch"] and not table.names("battlefield", "B")


@pytest.mark.construct("ThreeNouns", "Determined")
def test_611_3a_you_control_is_said_of_all_three() -> None:
    kinds = [beast(name=name, type_line=f"Creature — {name}") for name in ("Bat", "Cat", "Rat")]
    theirs = beast(name="Kit", type_line="Creature — Cat")
    text = "Other Bats, Cats, and Rats you control get +1/+1."
    table = Table(
        A={"battlefield": [beast(text, type_line="Creature — Bat"), *kinds, CUB]}, B={"battlefield": [theirs]}
    ).start()
    sizes = {name: table.size(name) for name in (NAME, "Bat", "Cat", "Rat", "Cub", "Kit")}
    assert sizes == {NAME: (2, 2), "Bat": (3, 3), "Cat": (3, 3), "Rat": (3, 3), "Cub": (2, 2), "Kit": (2, 2)}


@pytest.mark.construct("WithStatOverOwn")
def test_608_2c_its_power_is_its_own() -> None:
    wall = beast(name="Wall", size=(0, 3))
    text = "When this creature enters, draw a card for each creature you control with toughness greater than its power."
    table = Table(A={"hand": [beast(text, size=(5, 5))], "battlefield": [wall, CUB]}, B={}).start()
    assert len(settle(table.cast(NAME)).names("hand", "A")) == 1


@pytest.mark.construct("ColorsOfIt")
def test_608_2h_its_colors_as_it_last_was() -> None:
    text = "Destroy target creature. You gain 1 life for each of its colors."
    assert played(text, B={"battlefield": [beast(name="Elf", cost="{G}{W}")]}).life("A") == 22


@pytest.mark.construct("NumberOfDistinct")
def test_305_6_among_lands_you_control() -> None:
    swamp, island = (permanent("", f"Basic Land — {name}", name=name) for name in ("Swamp", "Island"))
    text = (
        "Put a +1/+1 counter on each creature you control with toughness less than the number of basic land types "
        "among lands you control."
    )
    small = beast(name="Ant", size=(1, 1))
    table = played(text, A={"battlefield": [small, OGRE, swamp, island]}, B={"battlefield": [ELK]})
    assert (table.size("Ant"), table.size("Ogre"), table.size("Elk")) == ((2, 2), (3, 3), (2, 2))


@pytest.mark.construct("FromZone", "Among")
def test_400_1_cards_in_exile_with_counters() -> None:
    mark = spell("Exile target card from a graveyard. Put a page counter on it.", name="Mark")
    text = "You may cast a spell from among cards in exile with page counters on them without paying its mana cost."
    table = Table(A={"hand": [mark, spell(text)], "graveyard": [BEAR]}, B={}).start()
    settle(table.cast("Mark"))
    settle(table.cast(NAME), "Bear")
    assert table.names("battlefield", "A") == ["Bear"]
