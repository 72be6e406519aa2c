"""Costs to attack for each attacker (508.1h), other numbers of copies, what enters attached, the next draw."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.rules.decisions import CAST, Action
from tests.constructs.support import CUB, DOE, FEN, FOX, NAME, SEAL, Table, permanent, settle, spell


@pytest.mark.construct("PlayerForEach", "UnlessPlayer", "CantAttack")
def test_x_for_each_attacking_creature() -> None:
    text = (
        "This turn, creatures can't attack unless their controller pays {X} for each attacking creature they control."
    )
    tax = spell(text, cost="{X}")
    for lands, attackers in ((6, 2), (4, 1), (3, 0)):
        mine = [CUB, DOE, *([FEN] * lands)]
        table = Table(A={"hand": [tax], "battlefield": mine}, B={}).start()
        table.act(Action(CAST, table.find(NAME, "hand").ref, 0))
        settle(table, 2)
        table.to("declare_attackers") if attackers else table.to("postcombat_main")
        if attackers:
            table.attack(*["Cub", "Doe"][:attackers])
            table.to("postcombat_main")
        assert table.life("B") == 20 - 2 * attackers


@pytest.mark.construct("PlayerForEach", "UnlessPlayer")
def test_x_is_a_number_of_permanents() -> None:
    fort = permanent(
        "Creatures can't attack you unless their controller pays {X} for each of those creatures, where X is the "
        "number of enchantments you control."
    )
    for lands, life in ((2, 18), (1, 20)):
        seats: dict[str, Any] = {"A": {"battlefield": [CUB, *([FEN] * lands)]}, "B": {"battlefield": [fort, SEAL]}}
        table = Table(**seats).start()
        if life == 18:
            table.attack("Cub")
        assert table.to("postcombat_main").life("B") == life


@pytest.mark.construct("CreateOtherNumber")
def test_so_many_copies_instead() -> None:
    rite = spell(
        "Kicker {1}\nCreate a token that's a copy of target creature. If this spell was kicked, create three of those "
        "tokens instead."
    )
    for kicked, number in ((0, 2), (1, 4)):
        table = Table(A={"hand": [rite], "battlefield": [FEN]}, B={"battlefield": [FOX]}).start()
        settle(table.cast(NAME).choose(kicked))
        assert table.names("battlefield").count("Fox") == number


@pytest.mark.construct("EntersAs", "EnterAttached")
def test_what_it_enters_attached_to() -> None:
    aura = permanent(
        "Enchant permanent\nWhen this Aura enters attached to a creature, tap that creature.", "Enchantment — Aura"
    )
    for target in ("Fox", "Seal"):
        table = Table(A={"hand": [aura], "battlefield": [SEAL]}, B={"battlefield": [FOX]}).start()
        settle(table.cast(NAME, target))
        assert table.find("Fox").tapped == (target == "Fox") and not table.find("Seal").tapped


@pytest.mark.construct("EnterAttached")
def test_it_is_put_there_attached_to_a_player() -> None:
    curse = permanent("Enchant player\nEnchanted player can't gain life.", "Enchantment — Aura Curse", name="Hex")
    text = "You may put a Curse card from your hand onto the battlefield attached to target opponent."
    cup = spell("Each player gains 1 life.", name="Cup")
    table = Table(A={"hand": [spell(text), curse, cup]}, B={}).start()
    settle(table.cast(NAME), True)
    settle(table.cast("Cup"))
    assert (table.life("A"), table.life("B")) == (21, 20)


@pytest.mark.construct("InsteadSuffix")
def test_a_target_of_what_happens_instead_of_the_next_draw() -> None:
    words = permanent(
        "{0}: The next time you would draw a card this turn, this enchantment deals 2 damage to any target instead."
    )
    table = Table(A={"battlefield": [words], "hand": [spell("Draw two cards.", name="Read")]}, B={}).start()
    settle(table.activate(NAME, "B"))
    settle(table.cast("Read"))
    assert table.life("B") == 18 and table.names("hand", "A") == ["Wastes"]
