"""Cards that change what others are, for tests of the layers; every position is looked at in both ways."""

from __future__ import annotations

from apnap.abilities.ability import Keyword, Static
from apnap.abilities.change import Change, Modify, SetBase
from apnap.abilities.condition import Condition
from apnap.abilities.definition import CardDefinition
from apnap.abilities.objects import ControlledBy, Filter, HasCardType, Objects, Other, Test, You
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.static import Changes, Defining
from apnap.abilities.values import CREATURE
from apnap.ids import NO_REF
from apnap.rules import continuous
from apnap.rules.characteristics import Characteristics, characteristics
from apnap.rules.effects import FloatingEffect
from apnap.rules.permissions import active_parts
from tests.rules.support import Table, enchantment

CREATURES = Filter((HasCardType(CREATURE),))
YOURS = Filter((HasCardType(CREATURE), ControlledBy(You())))
OTHERS = Filter((HasCardType(CREATURE), ControlledBy(You()), Other()))


def filtered(*tests: Test, zones: tuple[int, ...] | None = None) -> Filter:
    """Return a filter with these tests."""
    return Filter(tests) if zones is None else Filter(tests, zones)


def plus(power: int, toughness: int) -> Modify:
    """Return +power/+toughness."""
    return Modify(Number(power), Number(toughness))


def base(power: int | Quantity | None, toughness: int | Quantity | None) -> SetBase:
    """Return "base power and toughness become"."""
    return SetBase(
        Number(power) if isinstance(power, int) else power,
        Number(toughness) if isinstance(toughness, int) else toughness,
    )


def says(what: Objects | Filter, *changes: Change, condition: Condition | None = None) -> Static:
    """Return a static ability that changes objects."""
    return Static((Changes(what, changes),), condition)


def defines(*changes: Change) -> Static:
    """Return a characteristic-defining ability."""
    return Static((Defining(changes),), zones=tuple(range(1, 9)))


def rule(name: str, *abilities: Static | Keyword) -> CardDefinition:
    """Return an enchantment with these abilities."""
    return enchantment(name, "1", *abilities)


def affect(table: Table, names: list[str], *changes: Change, you: str = "A") -> FloatingEffect:
    """Begin a continuous effect on objects, as a resolved spell of a player would."""
    state = table.state
    effect = FloatingEffect()
    effect.objects = tuple(table.find(name, "battlefield").ref for name in names)
    effect.changes = changes
    effect.you = table.seat(you)
    effect.source = NO_REF
    effect.timestamp = effect.number = state.new_timestamp()
    state.effects = (*state.effects, effect)
    state.disturb()
    return effect


def put_counters(table: Table, name: str, **counters: int) -> None:
    """Put counters on a permanent; in keyword arguments ``plus`` is +1/+1 and ``minus`` −1/−1."""
    kinds = {"plus": "+1/+1", "minus": "-1/-1"}
    record = table.state.edit(table.find(name, "battlefield").ref)
    record.counters = tuple(sorted((kinds.get(k, k.replace("_", " ")), n) for k, n in counters.items()))
    table.state.disturb()


def seen(table: Table, name: str, zone: str = "battlefield") -> Characteristics:
    """Return the characteristics of an object."""
    return characteristics(table.state, table.find(name, zone))


def everything(table: Table) -> list[tuple[object, ...]]:
    """Return all characteristics of all objects."""
    return [
        tuple(getattr(characteristics(table.state, record), name) for name in Characteristics.__slots__)
        for record in table.objects()
    ]


def both_ways(table: Table) -> Table:
    """Check that looking at objects one by one and all together gives the same; return the table."""
    table.state.disturb()
    one_by_one = everything(table)
    forces = continuous.forces_of(table.state)
    table.state.disturb()
    together = continuous.gather(table.state)
    together.complex = True
    table.state.cache["forces"] = together
    assert everything(table) == one_by_one or forces.complex
    table.state.disturb()
    assert active_parts(table.state, Changes) is active_parts(table.state, Changes)
    return table
