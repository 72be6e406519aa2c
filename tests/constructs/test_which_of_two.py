"""Which of two things is meant: the enchanted creature, the other creature, those that attack (603.2, 608.2c)."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, CUB, ELK, FOX, NAME, OGRE, Table, beast, permanent, settle, spanish

WOLF = beast(name="Wolf", type_line="Creature — Wolf")
BUGS = [beast(name=name, type_line="Creature — Insect") for name in ("Ant", "Bee")]


def aura(text: str, on: str, **seats: object) -> Table:
    """Cast an Aura with that text on a creature of the table and settle everything."""
    table = Table(A={"hand": [permanent("Enchant creature\n" + text, "Enchantment — Aura")]}, B={**seats}).start()
    return settle(table.cast(NAME, on))


@pytest.mark.construct("It")
@pytest.mark.parametrize(("name", "tapped"), (("Wolf", True), ("Fox", False)))
def test_603_4_it_is_what_the_condition_was_about(name: str, tapped: bool) -> None:
    text = "When this Aura enters, if enchanted creature is a Wolf, tap it."
    table = aura(text, name, battlefield=[WOLF, FOX])
    assert table.find(name).tapped is tapped and not table.find(NAME).tapped


@pytest.mark.construct("That")
def test_603_4_that_creature_is_no_aura() -> None:
    text = "When this Aura enters, if enchanted creature is a Wolf, tap that creature."
    assert aura(text, "Wolf", battlefield=[WOLF, FOX]).find("Wolf").tapped


@pytest.mark.construct("TheOther")
def test_509_3_the_other_creature() -> None:
    text = (
        "Enchant creature\n"
        "Whenever enchanted creature blocks or becomes blocked by a creature, destroy the other creature."
    )
    table = Table(
        A={"hand": [permanent(text, "Enchantment — Aura")], "battlefield": [CUB]}, B={"battlefield": [OGRE, FOX]}
    ).start()
    settle(table.cast(NAME, "Cub"))
    table.attack("Cub").block(("Ogre", "Cub"))
    settle(table)
    assert table.names("graveyard", "B") == ["Ogre"]
    assert spanish(text.split("\n")[1]).endswith("destruye la otra criatura.")


@pytest.mark.construct("That")
def test_509_3_that_creature_is_not_this_creature() -> None:
    ward = beast(
        "Indestructible\n"
        "Whenever a creature with deathtouch blocks or becomes blocked by this creature, destroy that creature."
    )
    snake = beast("Deathtouch", name="Snake")
    table = Table(A={"battlefield": [ward]}, B={"battlefield": [snake]}).start().attack(NAME).block(("Snake", NAME))
    settle(table)
    assert table.names("graveyard", "B") == ["Snake"]
    assert not table.names("graveyard", "A")


@pytest.mark.construct("EachOfThem")
def test_508_1m_each_of_those_that_were_attacked_with() -> None:
    text = "Whenever you attack with one or more Insects, put a +1/+1 counter on each of them."
    table = Table(A={"battlefield": [permanent(text), *BUGS, CUB, BEAR]}, B={}).start()
    table.attack("Ant", "Cub")
    settle(table)
    sizes = {name: table.size(name) for name in ("Ant", "Bee", "Cub", "Bear")}
    assert sizes == {"Ant": (3, 3), "Bee": (2, 2), "Cub": (2, 2), "Bear": (2, 2)}


@pytest.mark.construct("ThereAreDistinct", "It")
def test_607_2a_it_has_exiled_the_cards() -> None:
    text = (
        "As long as there are two or more card types among cards exiled with this creature, it gets +3/+3.\n"
        "{0}: Exile target card from a graveyard."
    )
    table = Table(A={"battlefield": [beast(text)], "graveyard": [ELK, permanent("", name="Seal")]}, B={}).start()
    settle(table.activate(NAME, "Elk"))
    assert table.size(NAME) == (2, 2)
    settle(table.activate(NAME))
    assert table.size(NAME) == (5, 5)


@pytest.mark.construct("WhenThatLeaves")
def test_603_7_that_creature_is_the_target() -> None:
    text = (
        "{T}: Target creature gets +1/+1 until end of turn. When this creature leaves the battlefield this turn, "
        "sacrifice that creature."
    )
    table = Table(
        A={"battlefield": [beast(text), CUB, permanent("{0}: Destroy target creature.", name="Pit")]}, B={}
    ).start()
    settle(table.activate(NAME, "Cub"))
    settle(table.activate("Pit", NAME))
    assert table.names("graveyard", "A") == ["Cub", NAME]
