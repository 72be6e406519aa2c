"""702.122 crew, 702.171 saddle: tapping creatures for their power."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Keyword, Static, Triggered
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import Draw
from apnap.abilities.objects import SADDLED, Filter, Is, IsSource, This, You
from apnap.abilities.occurrence import Attacks, KeywordAction
from apnap.abilities.quantity import Number
from apnap.abilities.static import CANT_CREW, CREWS_BY_TOUGHNESS, CREWS_STRONGER, Restriction
from apnap.abilities.values import ARTIFACT, CREATURE
from apnap.rules import decisions as dec
from tests.rules.layered import seen
from tests.rules.support import Table, card, creature

BEAR = creature("Bear", "1G", 2, 2)
ELF = creature("Elf", "G", 1, 1)
OX = creature("Ox", "1W", 0, 4)


def cart(n: int, *more: Keyword) -> CardDefinition:
    crew = Keyword("crew", n=Number(n))
    return card("Cart", "3", ARTIFACT, crew, *more, subtypes=("Vehicle",), power=4, toughness=4)


def can_crew(table: Table) -> bool:
    cart = table.find("Cart").ref
    return any(action.kind == dec.ACTIVATE and action.ref == cart for action in table.legal("A"))


def tapped(table: Table) -> list[str]:
    return [seen(table, o_name).name for o_name in ("Bear", "Elf") if table.find(o_name).tapped]


@pytest.mark.ledger("current:702.122")
def test_702_122a_crew_makes_it_a_creature_until_end_of_turn() -> None:
    table = Table(A={"battlefield": [cart(3), BEAR, ELF]}, B={}).start()
    table.activate("Cart").choose("Bear", "Elf").resolve()
    assert seen(table, "Cart").card_types == ARTIFACT | CREATURE and table.size("Cart") == (4, 4)
    assert tapped(table) == ["Bear", "Elf"] and not can_crew(table)
    table.attack("Cart").to("end_combat")
    assert table.life("B") == 16
    table.to("precombat_main", turn=2)
    assert seen(table, "Cart").card_types == ARTIFACT


@pytest.mark.ledger("current:702.122")
def test_702_122a_any_number_may_be_tapped_once_there_is_enough_power() -> None:
    table = Table(A={"battlefield": [cart(2), BEAR, ELF]}, B={}).start()
    table.activate("Cart")
    assert not table.decision.can_finish  # nothing has been tapped
    table.choose("Elf")
    assert not table.decision.can_finish  # a total of 1
    table.choose("Bear")
    assert tapped(table) == ["Bear", "Elf"]
    table = Table(A={"battlefield": [cart(2), BEAR, ELF]}, B={}).start()
    table.activate("Cart").choose("Bear", dec.DONE)
    assert tapped(table) == ["Bear"]


@pytest.mark.ledger("current:702.122")
def test_702_122a_it_can_not_crew_itself_nor_with_tapped_or_weak_creatures() -> None:
    table = Table(A={"battlefield": [cart(1), ELF]}, B={"battlefield": [BEAR]}).start()
    table.activate("Cart").choose("Elf").resolve()
    assert not can_crew(table)  # the Cart is an untapped creature of power 4, but it is not another one
    assert not can_crew(Table(A={"battlefield": [cart(3), BEAR]}, B={"battlefield": [BEAR]}).start())


def test_302_6_summoning_sick_creatures_crew_but_the_vehicle_does_not_attack_the_turn_it_enters() -> None:
    haste = creature("Scout", "0", 1, 1)
    table = Table(A={"battlefield": [], "hand": [haste, card("Cart", "0", ARTIFACT, *cart(1).faces[0].abilities,
                     subtypes=("Vehicle",), power=4, toughness=4)]}, B={}).start()  # fmt: skip
    table.cast("Scout").resolve().cast("Cart").resolve()
    table.activate("Cart").choose("Scout").resolve()
    assert seen(table, "Cart").card_types & CREATURE
    table.to("declare_attackers")
    assert table.decision.kind == dec.PRIORITY  # nothing can attack


@pytest.mark.ledger("current:702.122")
def test_702_122c_a_creature_that_cant_crew_is_not_tapped_for_it() -> None:
    lazy = creature("Lazy", "G", 5, 5, Static((Restriction(CANT_CREW, This()),)))
    assert not can_crew(Table(A={"battlefield": [cart(2), lazy]}, B={}).start())
    assert can_crew(Table(A={"battlefield": [cart(2), BEAR]}, B={}).start())


def test_power_for_crewing_only() -> None:
    pilot = creature("Pilot", "W", 1, 1, Static((Restriction(CREWS_STRONGER, This(), n=Number(2)),)))
    assert can_crew(Table(A={"battlefield": [cart(3), pilot]}, B={}).start())
    assert not can_crew(Table(A={"battlefield": [cart(4), pilot]}, B={}).start())
    stout = creature("Stout", "W", 0, 4, Static((Restriction(CREWS_BY_TOUGHNESS, This()),)))
    assert can_crew(Table(A={"battlefield": [cart(4), stout]}, B={}).start())
    assert not can_crew(Table(A={"battlefield": [cart(1), OX]}, B={}).start())


@pytest.mark.ledger("current:702.122")
def test_702_122b_crewing_can_be_watched_for() -> None:
    watch = Triggered(KeywordAction("crew", what=Filter((IsSource(),))), Body(effect=Draw(You())))
    table = Table(A={"battlefield": [cart(1), creature("Ace", "W", 1, 1, watch), ELF]}, B={}).start()
    table.activate("Cart").choose("Elf", dec.DONE).resolve()
    assert table.names("hand", "A") == []
    table.activate("Cart").choose("Ace").resolve()
    assert table.names("hand", "A") == ["Wastes"]


def test_several_crew_abilities_are_activated_by_themselves() -> None:
    table = Table(A={"battlefield": [cart(3, Keyword("crew", n=Number(1))), ELF]}, B={}).start()
    table.activate("Cart", index=1).choose("Elf").resolve()
    assert seen(table, "Cart").card_types & CREATURE


def steed() -> CardDefinition:
    ridden = Triggered(Attacks(Filter((IsSource(), Is(SADDLED)))), Body(effect=Draw(You())))
    return creature("Steed", "2G", 2, 2, Keyword("saddle", n=Number(2)), ridden)


def is_saddled(table: Table) -> bool:
    return any(kind == "turn:saddled" for kind, _ in table.find("Steed").memory)


@pytest.mark.ledger("current:702.171")
def test_702_171_saddle_is_for_the_turn_and_at_sorcery_speed() -> None:
    """Other creatures are tapped, only as a sorcery, and until end of turn (702.171a)."""
    table = Table(A={"battlefield": [steed(), BEAR]}, B={}).start("upkeep")
    assert not any(action.kind == dec.ACTIVATE for action in table.legal("A"))
    table.to("precombat_main").activate("Steed").choose("Bear").resolve()
    assert is_saddled(table) and seen(table, "Steed").card_types == CREATURE
    table.attack("Steed").resolve()
    assert table.names("hand", "A") == ["Wastes"]
    assert not is_saddled(table.to("upkeep", turn=2))


@pytest.mark.ledger("current:702.171")
def test_702_171b_an_unsaddled_mount_attacks_without_it() -> None:
    table = Table(A={"battlefield": [steed(), BEAR]}, B={}).start().attack("Steed").to("end_combat")
    assert table.names("hand", "A") == [] and table.life("B") == 18
