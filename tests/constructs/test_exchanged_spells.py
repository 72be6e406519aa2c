"""701.12b: a permanent and a spell change sides; several kinds of thing at once (205.1b)."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import CUB, FOX, NAME, Table, beast, permanent, settle, spell

CHIMERA = (
    "Whenever an opponent casts a spell, you may exchange control of this creature and that spell. If you do, draw a "
    "card."
)


@pytest.mark.construct("ExchangeControl", "AndNouns")
def test_this_creature_and_that_spell_change_sides() -> None:
    cup = spell("You gain 3 life.", name="Cup")
    table = Table(A={"battlefield": [beast(CHIMERA)]}, B={"hand": [cup]}).start("precombat_main", 2)
    settle(table.cast("Cup"), True)
    assert table.life("A") == 23 and table.life("B") == 20 and table.names("hand", "A") == ["Wastes"]
    assert characteristics(table.state, table.find(NAME)).controller == 1


@pytest.mark.construct("ExchangeControl", "AndNouns")
def test_it_is_not_exchanged_once_it_has_left() -> None:
    slay = spell("Destroy target creature.", name="Slay", type_line="Instant")
    cup = spell("You gain 3 life.", name="Cup")
    table = Table(A={"battlefield": [beast(CHIMERA)]}, B={"hand": [cup, slay], "battlefield": [FOX]})
    table.start("precombat_main", 2).cast("Cup")
    table.cast("Slay", NAME)
    settle(table, True)  # for the spell that destroys it; by then it can't be exchanged for the other
    assert table.names("graveyard", "A") == [NAME] and table.names("hand", "A") == ["Wastes"]
    assert (table.life("A"), table.life("B")) == (20, 23)


@pytest.mark.construct("IsInAddition", "AndHead")
def test_creatures_and_lands_at_once() -> None:
    wild = permanent(
        "All Forests and all Beasts are 1/1 green Saproling creatures and Forest lands in addition to their other "
        "types."
    )
    forest = permanent("", "Land — Forest", name="Grove")
    table = Table(
        A={"battlefield": [wild, forest, CUB], "hand": [spell("Draw a card.", name="Cup", cost="{G}{G}")]}, B={}
    ).start()
    for name in ("Grove", "Cub"):
        found = characteristics(table.state, table.find(name))
        assert (found.power, found.toughness) == (1, 1) and {"Saproling", "Forest"} <= set(found.subtypes)
    assert table.can_cast("Cup")


@pytest.mark.construct("IsThing", "AndHead")
def test_a_land_of_three_types() -> None:
    aura = permanent("Enchant land\nEnchanted land is a Mountain, Forest, and Plains.", "Enchantment — Aura")
    bog = permanent("{T}: Draw a card.", "Land", name="Bog")
    cups = [spell("Draw a card.", name=f"Cup {letter}", cost=f"{{{letter}}}") for letter in "RGWB"]
    table = Table(A={"hand": [aura, *cups], "battlefield": [bog]}, B={}).start()
    assert table.can_activate("Bog")
    settle(table.cast(NAME))
    assert not table.can_activate("Bog")  # 305.7
    assert [table.can_cast(f"Cup {letter}") for letter in "RGWB"] == [True, True, True, False]
