"""108.3, 110.2, 611.2b, 702.95b: owners and controllers, how long control lasts, and what is paired with it."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import controller_of
from tests.constructs.support import CUB, DOE, ELK, FOX, NAME, Table, beast, permanent, played, settle, spanish, spell


@pytest.mark.construct("YouOwnButDontControl", "GainedControlOfThisWay", "YouControlButDontOwn")
def test_108_3_given_away_and_taken_back() -> None:
    give = "Target opponent gains control of any number of target creatures you control. "
    give += "Draw a card for each one they gained control of this way."
    table = played(give, "Cub", "Doe", "done", A={"battlefield": [CUB, DOE, ELK]})
    assert len(table.names("hand", "A")) == 2

    back = spell("Gain control of target permanent you own but don't control.", name="Back")
    count = spell("You gain 1 life for each creature you control but don't own.", name="Count")
    later = Table(A={"hand": [spell(give), back, count]} | {"battlefield": [CUB, DOE, ELK]}, B={}).start()
    settle(later.cast(NAME, "Cub", "Doe", "done"))
    later.cast("Back")
    assert later.offered() == ["Cub", "Doe"]
    settle(later.choose("Doe"))
    settle(later.cast("Count"))

    assert {one: controller_of(later.state, later.find(one)) for one in ("Cub", "Doe")} == {"Cub": 1, "Doe": 0}
    assert later.life("A") == 20
    assert spanish("Draw a card for each creature you control but don't own.").startswith("Roba una carta por cada")
    assert "del que eres propietario pero que no controlas" in spanish(
        "Gain control of target permanent you own but don't control."
    )


@pytest.mark.construct("ForAsLongAs")
def test_611_2b_the_condition_may_speak_of_what_stands_before_it() -> None:
    line = "{0}: Gain control of target creature for as long as that creature is enchanted."
    aura = permanent("Enchant creature", "Enchantment — Aura", name="Veil")
    unveil = spell("Destroy target enchantment.", name="Unveil")
    seat = {"battlefield": [beast(line)], "hand": [aura, unveil]}
    table = Table(A=seat, B={"battlefield": [FOX]}).start()
    settle(table.activate(NAME, "Fox"))
    assert controller_of(table.state, table.find("Fox")) == 1

    settle(table.cast("Veil", "Fox"))
    settle(table.activate(NAME, "Fox"))
    assert controller_of(table.state, table.find("Fox")) == 0
    settle(table.cast("Unveil"))

    assert controller_of(table.state, table.find("Fox")) == 1
    assert spanish(line).endswith("mientras esa criatura esté encantada.")


@pytest.mark.construct("PairedWithIt")
def test_702_95b_the_creature_it_is_paired_with() -> None:
    line = "Whenever this creature or a creature it's paired with is dealt damage, you gain that much life."
    zing = spell("Zing deals 1 damage to target creature.", name="Zing")
    zap = spell("Zap deals 1 damage to target creature.", name="Zap")
    hero = beast(f"Soulbond\n{line}")
    table = Table(A={"battlefield": [CUB, DOE], "hand": [hero, zing, zap]}, B={}).start()
    settle(table.cast(NAME), True, "Cub")

    settle(table.cast("Zing", "Cub"))
    assert table.life("A") == 21
    settle(table.cast("Zap", "Doe"))

    assert table.life("A") == 21
    assert "con la que está emparejada" in spanish(line)


@pytest.mark.construct("HasBaseSizeEqual")
def test_613_4b_each_with_its_own_number() -> None:
    line = "Each other enchantment is a creature in addition to its other types and has base power and base toughness "
    line += "each equal to its mana value."
    seals = [permanent("", name="Rune", cost="{3}"), permanent("", name="Mark", cost="{1}")]

    table = Table(A={"battlefield": [permanent(line), *seals]}, B={}).start()

    assert table.size("Rune") == (3, 3)
    assert table.size("Mark") == (1, 1)
    assert spanish(line).endswith("tiene una fuerza base y una resistencia base iguales a su valor de maná.")


@pytest.mark.construct("Gets", "ObjectForEach")
def test_613_4c_for_each_thing_on_each_of_them() -> None:
    line = "Each creature you control gets +2/+0 for each Equipment attached to it."
    blades = [permanent("Equip {0}", "Artifact — Equipment", name=name) for name in ("Blade", "Spear")]
    table = Table(A={"battlefield": [permanent(line), CUB, DOE, *blades]}, B={}).start()

    settle(table.activate("Blade", "Cub"))
    settle(table.activate("Spear", "Cub"))

    assert table.size("Cub") == (6, 2)
    assert table.size("Doe") == (2, 2)
