"""Clauses in a row, the same line twice, a number behind a number, attacks with two or more, "a creature has"."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, CUB, DOE, FOX, NAME, Table, beast, permanent, played, settle, spell


@pytest.mark.construct("ManyClausesThen")
def test_two_clauses_and_then_a_third() -> None:
    table = played("Target player gains 5 life, ~ deals 3 damage to any target, then you draw two cards.", "A", "B")
    assert (table.life("A"), table.life("B")) == (25, 17) and len(table.names("hand", "A")) == 2


@pytest.mark.construct("PutCounters")
def test_the_same_line_twice() -> None:
    text = "Put a +1/+1 counter on target creature.\nPut a +1/+1 counter on target creature."
    table = played(text, "Cub", "Doe", A={"battlefield": [CUB, DOE]})
    assert (table.size("Cub"), table.size("Doe")) == ((3, 3), (3, 3))
    table = played(text, "Cub", "Cub", A={"battlefield": [CUB, DOE]})
    assert (table.size("Cub"), table.size("Doe")) == ((4, 4), (2, 2))


@pytest.mark.construct("WithStat", "FromZone")
def test_a_spell_with_less_than_a_number_from_a_graveyard() -> None:
    text = (
        "You may cast an instant spell with mana value less than or equal to the number of Beasts you control from "
        "your graveyard without paying its mana cost."
    )
    cheap = spell("You gain 1 life.", name="Cup", cost="{1}", type_line="Instant")
    dear = spell("You gain 5 life.", name="Vat", cost="{2}", type_line="Instant")
    table = Table(A={"hand": [spell(text)], "graveyard": [cheap, dear], "battlefield": [CUB]}, B={}).start()
    settle(table.cast(NAME), "Cup")
    assert table.life("A") == 21


@pytest.mark.construct("PlayerAttacksWhomWith", "CountedOrMore")
def test_an_opponent_attacks_you_with_two_or_more() -> None:
    horn = permanent("Whenever an opponent attacks you with two or more creatures, you gain 7 life.")
    for attackers, life in ((["Cub"], 18), (["Cub", "Doe"], 23), (["Cub", "Doe", "Bear"], 21)):
        table = Table(A={"battlefield": [CUB, DOE, BEAR]}, B={"battlefield": [horn]}).attack_now(*attackers)
        assert table.to("postcombat_main").life("B") == life


@pytest.mark.construct("HasCounters")
def test_as_long_as_a_creature_has_a_counter() -> None:
    hunter = beast("As long as a creature has a +1/+1 counter on it, this creature gets +3/+3.")
    grow = spell("Put a +1/+1 counter on target creature.", name="Grow")
    table = Table(A={"battlefield": [hunter], "hand": [grow]}, B={"battlefield": [FOX]}).start()
    assert table.size(NAME) == (2, 2)
    settle(table.cast("Grow", "Fox"))
    assert table.size(NAME) == (5, 5)
