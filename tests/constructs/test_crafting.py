"""702.167: craft with materials, and what was crafted from them."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.cards.record import Card, Face
from apnap.oracle.compile import compile_card
from apnap.rules.decisions import DONE
from tests.constructs.support import CUB, NAME, OGRE, SEAL, WINCH, Table, beast, note, settle, spanish, spell
from tests.rules.layered import seen

BAT = beast("Flying", name="Bat", size=(1, 1))


def crafted(craft: str, back_text: str = "", size: tuple[str, str] = ("1", "1")) -> CardDefinition:
    """An artifact that crafts for nothing, and the Idol that it then is."""
    note(craft, NAME)
    note(back_text, "Idol")
    front = Face(NAME, "{0}", "Artifact", craft)
    back = Face("Idol", "", "Artifact Creature — Golem", back_text, *size)
    return compile_card(Card(f"{NAME} // Idol", "transform", (front, back)))


def exiled(table: Table) -> list[str]:
    return [name for name in table.names("exile", "A") if name != NAME]


@pytest.mark.construct("CraftKeyword", "OneMaterial", "UsedToCraft")
def test_an_artifact_or_an_artifact_card_is_a_material() -> None:
    text = "When this creature enters, you gain life equal to the mana value of the exiled card used to craft it."
    card = crafted("Craft with artifact {0}", text)
    lamp = spell("", name="Lamp", cost="{3}", type_line="Artifact")
    table = Table(A={"battlefield": [card, WINCH, SEAL], "graveyard": [lamp, CUB]}, B={}).start().activate(NAME)
    assert table.offered() == ["Lamp", "Winch"]
    settle(table.choose("Lamp"))
    assert exiled(table) == ["Lamp"] and table.life("A") == 23
    assert spanish("Craft with artifact {1}{W}") == "Fabricación con artefacto {1}{W}."


@pytest.mark.construct("CountedMaterials", "UsedToCraft")
def test_two_creatures_are_needed() -> None:
    text = "Idol's power is equal to the total power of the exiled cards used to craft it."
    card = crafted("Craft with two creatures {0}", text, ("*", "1"))
    assert not Table(A={"battlefield": [card, CUB]}, B={}).start().can_activate(NAME)
    table = settle(Table(A={"battlefield": [card, CUB], "graveyard": [OGRE]}, B={}).start().activate(NAME))
    assert exiled(table) == ["Cub", "Ogre"] and table.size("Idol") == (5, 1)


@pytest.mark.construct("OneOrMoreMaterials", "UsedToCraft")
def test_one_or_more_creatures_and_what_one_of_them_has() -> None:
    text = "This creature has flying as long as an exiled card used to craft it has flying."
    for chosen, flies in (("Cub", False), ("Bat", True)):
        card = crafted("Craft with one or more creatures {0}", text)
        table = Table(A={"battlefield": [card, CUB, BAT]}, B={}).start().activate(NAME).choose(chosen, DONE)
        keywords = [one.keyword for one in seen(settle(table), "Idol").abilities]
        assert ("flying" in keywords) is flies


@pytest.mark.construct("CountedOrMoreMaterials")
def test_cards_are_in_the_graveyard_only() -> None:
    rite = spell("Draw a card.", name="Rite")
    card = crafted("Craft with two or more instant and/or sorcery cards {0}")
    field = [card, CUB]
    assert not Table(A={"battlefield": field, "graveyard": [rite]}, B={}).start().can_activate(NAME)
    table = Table(A={"battlefield": field, "graveyard": [rite, rite, rite, OGRE]}, B={}).start().activate(NAME)
    assert table.offered() == ["Rite"] * 3
    assert exiled(settle(table.choose("Rite", "Rite", "Rite"))) == ["Rite"] * 3


@pytest.mark.construct("AnyMaterials")
def test_anything_else_is_a_material() -> None:
    card = crafted("Craft with one or more {0}")
    table = Table(A={"battlefield": [card, SEAL], "graveyard": [CUB]}, B={}).start().activate(NAME)
    assert table.offered() == ["Cub", "Seal"]


@pytest.mark.construct("SeveralMaterials", "EachMaterial")
def test_a_list_of_materials() -> None:
    elf, orc = (beast(name=name, type_line=f"Creature — {name}") for name in ("Elf", "Orc"))
    card = crafted("Craft with an Elf and an Orc {0}")
    assert not Table(A={"battlefield": [card, elf, elf]}, B={}).start().can_activate(NAME)
    table = settle(Table(A={"battlefield": [card, elf, orc]}, B={}).start().activate(NAME))
    assert exiled(table) == ["Elf", "Orc"]
