"""What happens between two decisions of a game: cards that cost nothing, what is on the stack, what was told."""

from __future__ import annotations

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import Destroy, Effect, GainLife
from apnap.abilities.objects import (
    Each,
    Filter,
    HasCardType,
    IsSource,
    Players,
    TargetObjects,
    You,
)
from apnap.abilities.occurrence import Occurrence, ZoneChanges
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, CREATURE, GRAVEYARD, LAND
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.decisions import Action
from apnap.rules.events import Event
from apnap.rules.legal import mana_actions
from apnap.rules.machine import answer
from tests.rules.support import Table, creature, enchantment, instant

CREATURES = Filter((HasCardType(CREATURE),))
LANDS = Filter((HasCardType(LAND),))
THIS = Filter((IsSource(),))
IT = TargetObjects(0)
BEAR = creature("Bear", "1G", 2, 2)
OX = creature("Ox", "3G", 4, 4)


def now(name: str, effect: Effect | Body) -> CardDefinition:
    """Return an instant that costs nothing."""
    return instant(name, "0", effect)


def aimed(effect: Effect, what: Filter = CREATURES) -> Body:
    """Return a body with one target, an object that fits."""
    return Body((Target(what),), effect)


KILL = now("Kill", aimed(Destroy(IT)))
SWEEP = now("Sweep", Destroy(Each(CREATURES)))


def gain(n: int = 1, who: Players | None = None) -> Body:
    """Return a body that lets somebody, usually you, gain life."""
    return Body(effect=GainLife(who or You(), Number(n)))


def dies(what: Filter) -> ZoneChanges:
    """Return the occurrence that something goes from the battlefield to a graveyard."""
    return ZoneChanges(what, (BATTLEFIELD,), (GRAVEYARD,))


def enters(what: Filter) -> ZoneChanges:
    """Return the occurrence that something enters the battlefield."""
    return ZoneChanges(what, to_zones=(BATTLEFIELD,))


def watching(name: str, occurrence: Occurrence, does: Body | None = None) -> CardDefinition:
    """Return an enchantment with one triggered ability, that its controller gains 1 life unless told otherwise."""
    return enchantment(name, "1", Triggered(occurrence, does or gain()))


def stack(table: Table) -> list[str]:
    """Return the sources of the abilities, and the spells, on the stack, the top last."""
    records = [table.state.objects[ref >> 24] for ref in table.state.stack]
    return [table.named(record.source) if record.source > 0 else record.definition.name for record in records]


def controllers(table: Table) -> str:
    """Return the seats of who controls what is on the stack, the top last."""
    return "".join(table.letters[table.state.objects[ref >> 24].controller] for ref in table.state.stack)


def told(table: Table, kind: int) -> list[Event]:
    """Return what has happened this turn of one kind."""
    return [event for event in table.state.history if event.kind == kind]


def gained(table: Table) -> list[int]:
    """Return the amounts of life gained this turn, in order."""
    return [event.amount for event in told(table, ev.GAIN_LIFE)]


def tap_for_mana(table: Table, name: str, index: int = 0) -> Table:
    """Play a mana ability of a permanent with priority, by itself."""
    actions = mana_actions(table.state, table.decision.player)
    wanted = Action(dec.ACTIVATE, table.find(name, "battlefield").ref, index)
    assert wanted in actions, f"{name} has no such mana ability to be played"
    at = actions.index(wanted)
    answer(table.state, len(table.decision.options) + at)
    return table
