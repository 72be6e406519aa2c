"""702: pieces that the texts of keyword abilities have in common."""

from __future__ import annotations

from apnap.abilities.ability import Ability, Body, Static, Triggered
from apnap.abilities.change import Change, Modify
from apnap.abilities.condition import Condition
from apnap.abilities.duration import UntilEndOfTurn
from apnap.abilities.effect import Continuous, Effect, Entering, PutCounters, SacrificeThese
from apnap.abilities.objects import (
    AnyPlayer,
    ControlledBy,
    Filter,
    HasCardType,
    IsSource,
    Objects,
    Test,
    This,
    Those,
    You,
)
from apnap.abilities.occurrence import Attacks, BeginningOf, DealsDamage, Occurrence, ZoneChanges
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.static import EntersModified, StaticPart
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, CREATURE, GRAVEYARD, UPKEEP

PLUS: str = "+1/+1"
MINUS: str = "-1/-1"
THIS = Filter((IsSource(),))
EVERYWHERE = tuple(range(1, 9))
"""All zones: where characteristic-defining abilities work (604.3)."""


def when(
    keyword: str,
    occurrence: Occurrence,
    effect: Effect,
    *targets: Target,
    condition: Condition | None = None,
    text: str = "",
) -> Ability:
    """Return a triggered ability of a keyword."""
    return Triggered(occurrence, Body(targets, effect), condition, keyword=keyword, text=text)


def enters() -> Occurrence:
    """ "When this permanent enters"."""
    return ZoneChanges(THIS, to_zones=(BATTLEFIELD,))


def dies(*tests: Test) -> Occurrence:
    """ "When this permanent is put into a graveyard from the battlefield", if it passed these tests."""
    return ZoneChanges(Filter((IsSource(), *tests)), from_zones=(BATTLEFIELD,), to_zones=(GRAVEYARD,))


def attacks() -> Occurrence:
    """ "Whenever this creature attacks"."""
    return Attacks(THIS)


def hits_player() -> Occurrence:
    """ "Whenever this creature deals combat damage to a player"."""
    return DealsDamage(THIS, to_players=AnyPlayer(), combat=True)


def your_upkeep() -> Occurrence:
    """ "At the beginning of your upkeep"."""
    return BeginningOf(UPKEEP, You())


def creatures(*tests: Test) -> Filter:
    """Return the description of creatures that pass these tests."""
    return Filter((HasCardType(CREATURE), *tests))


def yours(*tests: Test) -> Filter:
    """Return the description of creatures you control that pass these tests."""
    return creatures(ControlledBy(You()), *tests)


def grow(what: Objects, power: Quantity, toughness: Quantity) -> Effect:
    """ "[It] gets +N/+M until end of turn"."""
    return changed(what, Modify(power, toughness))


def changed(what: Objects, *changes: Change) -> Effect:
    """Return changes until end of turn."""
    return Continuous(what, changes, UntilEndOfTurn())


def plus_counters(on: Objects, n: Quantity = Number(1)) -> Effect:
    """ "Put N +1/+1 counters on [it]"."""
    return PutCounters(on, PLUS, n)


def with_counters(counter: str, n: Quantity, condition: Condition | None = None) -> StaticPart:
    """ "This permanent enters with N counters on it"."""
    return EntersModified(This(), Entering(counters=((counter, n),)), condition)


def sacrifice_yours(what: Objects) -> Effect:
    """ "Sacrifice [it]": only as long as you control it (701.21a)."""
    return SacrificeThese(Those(what, Filter((ControlledBy(You()),))))


def static(part: StaticPart, text: str = "", zones: tuple[int, ...] = (BATTLEFIELD,)) -> Ability:
    """Return a static ability of one part."""
    return Static((part,), zones=zones, text=text)
