"""605, 118.3: mana abilities that sacrifice another permanent are the last resort of a payment."""

from __future__ import annotations

from apnap.abilities.ability import Activated, Body, Static
from apnap.abilities.cost import Cost, SacrificeObjects, SacrificeThis
from apnap.abilities.effect import AddMana
from apnap.abilities.mana import AnyColor, FixedMana, ManaCost
from apnap.abilities.objects import Filter, HasCardType, You
from apnap.abilities.quantity import Number
from apnap.abilities.static import AdditionalCost
from apnap.abilities.values import LAND, STACK
from apnap.rules import decisions as dec
from apnap.rules.mana_supply import SACRIFICE_OTHERS
from tests.rules.support import (
    CREATURES,
    FOREST,
    SWAMP,
    Seat,
    Table,
    artifact,
    creature,
    damage_to_any,
    instant,
    sorcery,
)
from tests.rules.test_605_mana_abilities import BEAR, DRAW, tapped, taps_for

ONE_CREATURE = SacrificeObjects(CREATURES, Number(1))


def outlet(*mana: str, part: SacrificeObjects = ONE_CREATURE, cost: str = "") -> Activated:
    """Return "[cost,] sacrifice a creature: add …"."""
    return Activated(Cost(ManaCost((cost,)) if cost else None, (part,)), Body(effect=AddMana(You(), FixedMana(mana))))


ALTAR = artifact("Altar", "3", outlet("C", "C"))
RAT = creature("Rat", "B", 1, 1)
OX = creature("Ox", "3W", 2, 4)
ELF = creature("Elf", "G", 1, 1, taps_for(FixedMana(("G",))))
TWO, THREE, FOUR, SIX = (
    artifact(name, cost) for name, cost in (("Two", "2"), ("Three", "3"), ("Four", "4"), ("Six", "6"))
)


def leave(*options: tuple[str, int], A: Seat, B: Seat) -> Table:
    """Return a table at which payments may be planned with sacrifices of others."""
    return Table(options=((SACRIFICE_OTHERS, 1), *options), A=A, B=B)


def test_without_leave_nothing_is_sacrificed_unasked() -> None:
    table = Table(A={"battlefield": [ALTAR, RAT, SWAMP], "hand": [THREE]}, B={}).start()
    assert not table.can_cast("Three")


def test_nothing_else_is_sacrificed_while_other_mana_suffices() -> None:
    table = leave(A={"battlefield": [ALTAR, RAT, SWAMP, SWAMP], "hand": [TWO]}, B={}).start()
    table.cast("Two")
    assert table.names("battlefield", "A") == ["Altar", "Rat", "Swamp", "Swamp"]


def test_the_cheapest_is_sacrificed_without_asking() -> None:
    table = leave(A={"battlefield": [ALTAR, OX, RAT, SWAMP], "hand": [THREE]}, B={}).start()
    assert table.can_cast("Three")
    table.cast("Three")
    assert table.names("stack") == ["Three"] and table.names("graveyard", "A") == ["Rat"]
    assert tapped(table) == ["Swamp"]


def test_as_many_as_needed_and_no_more_than_there_are() -> None:
    table = leave(A={"battlefield": [ALTAR, OX, RAT], "hand": [FOUR, SIX]}, B={}).start()
    assert table.can_cast("Four") and not table.can_cast("Six")
    table.cast("Four")
    assert table.names("graveyard", "A") == ["Ox", "Rat"] and table.state.players[0].pool == ()


def test_one_creature_is_not_sacrificed_to_two_outlets() -> None:
    other = artifact("Other", "3", outlet("B", "B"))
    table = leave(A={"battlefield": [ALTAR, other, RAT], "hand": [FOUR, sorcery("Dark", "BB", DRAW)]}, B={}).start()
    assert not table.can_cast("Four")
    table.cast("Dark")
    assert table.names("graveyard", "A") == ["Rat"] and table.names("stack") == ["Dark"]


def test_a_creature_is_tapped_for_mana_before_it_is_sacrificed() -> None:
    table = leave(A={"battlefield": [ALTAR, ELF], "hand": [THREE]}, B={}).start()
    table.cast("Three")
    assert table.names("stack") == ["Three"] and table.names("graveyard", "A") == ["Elf"]


def test_what_the_rest_of_the_cost_needs_is_spared() -> None:
    """118.3: the only creature can't be sacrificed for the mana and for the spell."""
    toll = sorcery("Toll", "2", DRAW, Static((AdditionalCost(Cost(parts=(ONE_CREATURE,))),), zones=(STACK,)))
    table = leave(A={"battlefield": [ALTAR, RAT], "hand": [toll]}, B={}).start()
    assert not table.can_cast("Toll")
    table = leave(A={"battlefield": [ALTAR, RAT, SWAMP, SWAMP], "hand": [toll]}, B={}).start()
    table.cast("Toll")
    assert table.names("stack") == ["Toll"] and tapped(table) == ["Swamp", "Swamp"]


def test_a_target_is_sacrificed_only_if_nothing_else_suffices() -> None:
    zap = instant("Zap", "2", damage_to_any(1))
    table = leave(A={"battlefield": [ALTAR, RAT, OX], "hand": [zap]}, B={}).start()
    table.cast("Zap").choose("Rat")
    assert table.names("graveyard", "A") == ["Ox"]
    table = leave(A={"battlefield": [ALTAR, RAT], "hand": [zap]}, B={}).start()
    table.cast("Zap").choose("Rat")
    assert table.names("graveyard", "A") == ["Rat"] and table.names("stack") == ["Zap"]


def test_an_outlet_that_taps_is_used_once() -> None:
    tower = artifact("Tower", "1", taps_for(FixedMana(("B", "B")), None, ONE_CREATURE))
    table = leave(A={"battlefield": [tower, RAT, OX], "hand": [FOUR, TWO]}, B={}).start()
    assert not table.can_cast("Four")
    table.cast("Two")
    assert table.names("graveyard", "A") == ["Rat"] and tapped(table) == ["Tower"]


def test_an_outlet_that_costs_mana() -> None:
    mill = artifact("Mill", "1", outlet("G", "G", "G", cost="1"))
    table = leave(A={"battlefield": [mill, RAT], "hand": [THREE]}, B={}).start()
    assert not table.can_cast("Three")
    table = leave(A={"battlefield": [mill, RAT, SWAMP], "hand": [THREE]}, B={}).start()
    table.cast("Three")
    assert table.names("graveyard", "A") == ["Rat"] and table.names("stack") == ["Three"]


def test_a_land_is_tapped_and_sacrificed() -> None:
    a_land = SacrificeObjects(Filter((HasCardType(LAND),)), Number(1))
    table = leave(A={"battlefield": [artifact("Pit", "1", outlet("G", part=a_land)), FOREST], "hand": [BEAR]}, B={})
    table.start().cast("Bear")
    assert table.names("stack") == ["Bear"] and table.names("graveyard", "A") == ["Forest"]


def test_what_sacrifices_itself_for_mana_is_not_sacrificed_to_another() -> None:
    """605.3: one permanent, one sacrifice: three mana from a gem and an altar that takes it would be one too many."""
    gem = creature("Gem", "1", 0, 1, taps_for(AnyColor(), None, SacrificeThis()))
    table = leave(A={"battlefield": [ALTAR, gem], "hand": [THREE, TWO]}, B={}).start()
    assert not table.can_cast("Three")


def test_by_hand_the_player_still_chooses() -> None:
    """601.2h."""
    table = leave(("full_control", 1), A={"battlefield": [ALTAR, OX, RAT], "hand": [TWO]}, B={}).start()
    table.cast("Two")
    table.choose(next(one for one in table.decision.options if getattr(one, "kind", -1) == dec.ACTIVATE))
    assert table.decision.kind == dec.OBJECTS and table.decision.purpose == "sacrifice"
    table.choose("Ox").choose(dec.DONE)
    assert table.names("graveyard", "A") == ["Ox"] and table.names("stack") == ["Two"]
