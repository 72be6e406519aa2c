"""702.103 bestow: an Aura spell, an Aura on a creature, and a creature once nothing carries it any more."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Body, Keyword, Static
from apnap.abilities.change import AddAbility, Modify
from apnap.abilities.cost import Cost
from apnap.abilities.effect import CopySpell
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import IS_SPELL, AttachedHost, EachPlayer, Filter, HasCardType, HasColor, Is, TargetObjects
from apnap.abilities.quantity import Number
from apnap.abilities.static import CANT_CAST, Changes, PlayerRule
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, ENCHANTMENT, GREEN, STACK
from tests.rules.layered import affect, seen
from tests.rules.support import FOREST, Table, card, creature, damage_to_any, enchantment, instant

BEAR = creature("Bear", "1G", 2, 2)
BOLT = instant("Bolt", "0", damage_to_any(3))


def spirit(bestow: str = "2", cost: str = "0", **more: Any) -> Any:
    """A 1/1 enchantment creature that gives +2/+2 as an Aura."""
    grows = Static((Changes(AttachedHost(), (Modify(Number(2), Number(2)),)),))
    keyword = Keyword("bestow", cost=Cost(ManaCost((bestow,))))
    types = ENCHANTMENT | CREATURE
    return card("Wisp", cost, types, keyword, grows, subtypes=("Spirit",), power=1, toughness=1, **more)


def bestowed(**seats: Any) -> Table:
    seat = {"hand": [spirit(), *seats.pop("hand", [])], "battlefield": [BEAR, FOREST, FOREST]}
    table = Table(A=seat, B=seats or {}).start()
    return table.cast("Wisp").choose("bestow")


@pytest.mark.ledger("current:702.103")
def test_702_103b_it_is_an_aura_spell_with_a_target_and_then_an_aura() -> None:
    table = bestowed()
    spell = seen(table, "Wisp", "stack")
    assert (spell.card_types, spell.subtypes) == (ENCHANTMENT, frozenset({"Aura"})) and table.find("Wisp").targets
    table.resolve()
    assert table.size("Bear") == (4, 4) and table.find("Wisp").attached_to == table.find("Bear").ref
    assert not seen(table, "Wisp").card_types & CREATURE


@pytest.mark.ledger("current:702.103")
def test_702_103_cast_as_usual_it_is_a_creature() -> None:
    table = Table(A={"hand": [spirit()], "battlefield": [BEAR, FOREST, FOREST]}, B={}).start()
    table.cast("Wisp").choose("normal").resolve()
    assert table.size("Wisp") == (1, 1) and table.size("Bear") == (2, 2)


@pytest.mark.ledger("current:702.103")
def test_702_103f_a_creature_again_when_its_host_dies() -> None:
    table = bestowed(hand=[BOLT, BOLT]).resolve()
    table.cast("Bolt", "Bear").resolve().cast("Bolt#2", "Bear").resolve()
    assert "Bear" in table.names("graveyard", "A") and table.size("Wisp") == (1, 1)
    assert table.find("Wisp").attached_to == 0 and seen(table, "Wisp").subtypes == {"Spirit"}


@pytest.mark.ledger("current:702.103")
def test_702_103e_with_an_illegal_target_it_resolves_as_a_creature() -> None:
    table = bestowed(hand=[BOLT])
    table.cast("Bolt", "Bear").resolve().resolve()
    assert table.size("Wisp") == (1, 1) and "Wisp" in table.names("battlefield", "A")


@pytest.mark.ledger("current:702.103")
def test_702_103d_what_counts_is_what_it_would_be() -> None:
    no_creatures = Static((PlayerRule(CANT_CAST, EachPlayer(), Filter((HasCardType(CREATURE),), (STACK,))),))
    seat = {"hand": [spirit()], "battlefield": [BEAR, FOREST, FOREST, enchantment("Ban", "1", no_creatures)]}
    table = Table(A=seat, B={}).start()
    table.cast("Wisp").resolve()
    assert table.size("Bear") == (4, 4)
    seat["battlefield"] = [FOREST, FOREST, enchantment("Ban", "1", no_creatures)]
    assert not Table(A=seat, B={}).start().can_cast("Wisp")  # there is nothing to enchant


@pytest.mark.ledger("current:702.103")
def test_702_103c_a_copy_of_a_bestowed_spell_is_bestowed() -> None:
    spell = Target(Filter((Is(IS_SPELL),), (STACK,)))
    twin = instant("Twin", "0", Body((spell,), CopySpell(TargetObjects(0), new_targets=False)))
    table = bestowed(hand=[twin])
    table.cast("Twin").resolve().resolve().resolve()
    assert table.size("Bear") == (6, 6) and table.names("battlefield", "A").count("Wisp") == 2


@pytest.mark.ledger("current:702.103")
def test_702_103f_it_leaves_a_host_that_it_may_not_enchant_any_more() -> None:
    table = Table(
        A={"hand": [spirit(colors=GREEN)], "battlefield": [BEAR, FOREST, FOREST]},
        B={},
    ).start()
    table.cast("Wisp").choose("bestow").resolve()
    affect(table, ["Bear"], AddAbility(Keyword("protection", what=Filter((HasColor(GREEN),)))))
    table.state.check_needed = True
    table.to("end")
    assert table.size("Wisp") == (1, 1) and table.size("Bear") == (2, 2)
