"""Combat in tests: creatures, tricks that cost nothing, and the way through the steps of a combat phase."""

from __future__ import annotations

from apnap.abilities import static
from apnap.abilities.ability import Ability, Activated, Body, Keyword, Static, Triggered
from apnap.abilities.cost import Cost, SacrificeThis
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import BecomeBlocked, Destroy, Effect, GainLife, RemoveFromCombat
from apnap.abilities.objects import Filter, HasCardType, IsSource, TargetObjects, This, You
from apnap.abilities.occurrence import Occurrence
from apnap.abilities.quantity import Number
from apnap.abilities.static import Restriction
from apnap.abilities.target import Target
from apnap.abilities.values import COMBAT_DAMAGE, CREATURE, FIRST_COMBAT_DAMAGE
from apnap.rules import decisions as dec
from apnap.rules import records
from tests.rules.support import Table, creature, instant

CREATURES = Filter((HasCardType(CREATURE),))
ITSELF = Filter((IsSource(),))
IT = TargetObjects(0)
DAMAGE_STEPS = (FIRST_COMBAT_DAMAGE, COMBAT_DAMAGE)


def aimed(effect: Effect, times: int = 1) -> Body:
    """Return a body with so many requirements of one target creature each."""
    return Body((Target(CREATURES),) * times, effect)


def trick(name: str, effect: Effect, times: int = 1) -> CardDefinition:
    """Return an instant that costs nothing and does something to one target creature (or several)."""
    return instant(name, "0", aimed(effect, times))


def rule(kind: int, n: int | None = None, other: Filter | None = None) -> Ability:
    """Return a static ability that restricts or requires something of its own creature."""
    return Static((Restriction(kind, This(), other=other, n=None if n is None else Number(n)),))


def gains(occurrence: Occurrence, n: int = 1) -> Triggered:
    """Return a triggered ability: you gain life."""
    return Triggered(occurrence, Body(effect=GainLife(You(), Number(n))))


BEAR = creature("Bear", "1G", 2, 2)
RAT = creature("Rat", "B", 1, 1)
OGRE = creature("Ogre", "2R", 3, 3)
OX = creature("Ox", "3G", 4, 4)
WALL = creature("Barrier", "1", 0, 4)
TWICE = rule(static.CAN_BLOCK_ADDITIONAL, 1)
GUARD = creature("Guard", "3W", 2, 5, TWICE)
"""It can block two attackers."""
BEAST = creature("Beast", "4G", 5, 5, Keyword("trample"))
DUELIST = creature("Duelist", "1W", 2, 2, Keyword("first strike"))
MARTYR = creature(
    "Martyr", "W", 2, 2, Activated(Cost(parts=(SacrificeThis(),)), Body(effect=GainLife(You(), Number(1))))
)
"""Its controller may sacrifice it: they gain 1 life."""

KILL = trick("Kill", Destroy(IT))
PULL = trick("Pull", RemoveFromCombat(IT))
FOG_WALL = trick("Fog Wall", BecomeBlocked(IT))


def fight(table: Table, *attacking: str, blocks: tuple[tuple[str, str], ...] = ()) -> Table:
    """Begin the game, attack and block; stop when something is asked after the blocks."""
    return table.start("begin_combat").attack(*attacking).block(*blocks)


def to_damage(table: Table) -> Table:
    """Pass priority until a combat damage step begins; stop earlier if anything else is asked."""
    while table.decision.kind == dec.PRIORITY and table.state.step not in DAMAGE_STEPS:
        table.passes()
    return table


def damage_on_stack(table: Table) -> bool:
    """Tell whether combat damage is the top of the stack."""
    stack = table.state.stack
    return bool(stack) and table.state.objects[stack[-1] >> 24].kind == records.COMBAT_DAMAGE


def deal(table: Table) -> Table:
    """Pass priority until the damage of the next combat damage step has been dealt, on the stack or off it."""
    to_damage(table)
    if damage_on_stack(table):
        table.resolve()
    return table


def fall(table: Table, letter: str) -> list[str]:
    """Return the sorted names of the creatures in a player's graveyard."""
    seat = table.seat(letter)
    cards = [one for one in table.objects("graveyard") if one.owner == seat]
    return sorted(one.definition.name for one in cards if one.definition.faces[0].node.card_types & CREATURE)


def marked(table: Table, *names: str) -> list[int]:
    """Return how much damage is marked on each of the creatures."""
    return [table.find(name, "battlefield").damage for name in names]


def on_stack(table: Table) -> list[str]:
    """Return the names of what the objects on the stack come from, the top last; "damage" for combat damage."""
    found = [table.state.objects[ref >> 24] for ref in table.state.stack]
    return ["damage" if one.kind == records.COMBAT_DAMAGE else table.named(one.source or one.ref) for one in found]


def pairs(table: Table) -> set[tuple[str, str]]:
    """Return the blocks that are offered, by name."""
    return {(table.named(option[0]), table.named(option[1])) for option in table.choices}
