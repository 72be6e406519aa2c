"""613.8a: which layers' results a description, number or condition depends on.

What a node *reads* is three things: the mask of layers (see ``continuous``) whose results it looks at in the object
that it tests; the same for other objects; and whether any event may change its answer (it is *volatile*).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from apnap.abilities import change as ch
from apnap.abilities import condition as c
from apnap.abilities import objects as ob
from apnap.abilities import quantity as q
from apnap.abilities import targeting
from apnap.abilities.bonds import HasManaCost
from apnap.abilities.designations import PlayerMark
from apnap.abilities.node import Node
from apnap.abilities.walk import children, walk

Reads = tuple[int, int, bool]
"""(layers of the object itself, layers of other objects, volatile)."""

COPY: Final = 1
CONTROL: Final = 2
TEXT: Final = 3
TYPES: Final = 4
COLORS: Final = 5
ABILITIES: Final = 6
DEFINED_POWER: Final = 7
"""613.4a, and the next ones 613.4b–d."""
SET_POWER: Final = 8
MODIFIED_POWER: Final = 9
SWITCHED_POWER: Final = 10
INITIAL_POWER: Final = 11
"""classic:214.5: power and toughness that come with a change of type; elsewhere they are like any that are set."""

_SET_MASK: Final = 1 << DEFINED_POWER | 1 << SET_POWER | 1 << INITIAL_POWER
_POWER_MASK: Final = _SET_MASK | 1 << MODIFIED_POWER | 1 << SWITCHED_POWER
EVERYTHING: Final = (1 << INITIAL_POWER + 1) - 1

NOTHING: Final[Reads] = (0, 0, False)


def join(a: Reads, b: Reads) -> Reads:
    """Return what two nodes read together."""
    return a[0] | b[0], a[1] | b[1], a[2] or b[2]


def reads(node: Node) -> Reads:
    """Return what a node reads. For a filter: of the object that is tested, and of others."""
    special = _READS.get(type(node))
    if special is not None:
        return special(node)
    result = NOTHING
    for _, child in children(node):
        part = reads(child)
        if isinstance(child, ob.Filter):
            part = _of_others(part)
        result = join(result, part)
    return result


_STEADY: Final = (
    ob.HasCardType, ob.HasSupertype, ob.HasSubtype, ob.HasChosenSubtype, ob.HasColor, ob.HasChosenColor, ob.ColorCount,
    ob.HasKeyword, ob.HasNoAbilities, ob.Named, ob.HasSetSymbol, ob.HasChosenName, ob.ControlledBy, ob.OwnedBy,
    ob.Other, ob.IsSource, ob.Not, ob.AnyOf, ob.AllOf,
)  # fmt: skip


def is_steady(node: Node) -> bool:
    """Tell whether a description looks only at characteristics and at who owns what: not at what objects do or at
    their status, which changes without any change of characteristics."""
    return all(isinstance(child, _STEADY) for child in walk(node) if isinstance(child, ob.Test))


def _of_others(part: Reads) -> Reads:
    """What a filter reads when the objects that it looks for are other ones."""
    return 0, part[0] | part[1], True


def _own(mask: int) -> Callable[[Any], Reads]:
    """The node reads these layers of the object that is tested, besides what its parts read."""

    def answer(node: Any) -> Reads:
        result: Reads = (mask, 0, False)
        for _, child in children(node):
            result = join(result, reads(child))
        return result

    return answer


def _others(mask: int, volatile: bool = True) -> Callable[[Any], Reads]:
    """The node reads these layers of other objects, besides what its parts read."""

    def answer(node: Any) -> Reads:
        result: Reads = (0, mask, volatile)
        for _, child in children(node):
            part = reads(child)
            result = join(result, _of_others(part) if isinstance(child, ob.Filter) else part)
        return result

    return answer


def _stat_mask(stat: int) -> int:
    if stat in (q.POWER, q.TOUGHNESS, q.STATION_POWER):
        return _POWER_MASK
    if stat in (q.BASE_POWER, q.BASE_TOUGHNESS):
        return _SET_MASK
    if stat == q.MANA_VALUE:
        return 1 << COPY
    return 1 << COLORS if stat == q.COLOR_COUNT else 0


_DISTINCT_MASKS: Final = {
    q.DISTINCT_COLORS: 1 << COLORS,
    q.DISTINCT_CARD_TYPES: 1 << TYPES,
    q.DISTINCT_BASIC_LAND_TYPES: 1 << TYPES,
    q.DISTINCT_NAMES: 1 << COPY | 1 << TEXT,
    q.DISTINCT_POWERS: _POWER_MASK,
    q.DISTINCT_MANA_VALUES: 1 << COPY,
    q.DISTINCT_CREATURE_TYPES: 1 << TYPES,
    q.DISTINCT_PERMANENT_TYPES: 1 << TYPES,
}
_STATES: Final[dict[int, Reads]] = {
    ob.ENCHANTED: (0, 1 << TYPES, False),
    ob.EQUIPPED: (0, 1 << TYPES, False),
    ob.HISTORIC: (1 << TYPES, 0, False),
    ob.MODIFIED: (1 << CONTROL, 1 << TYPES | 1 << CONTROL, False),
    ob.OUTLAW: (1 << TYPES, 0, False),
    ob.IS_PERMANENT_CARD: (1 << TYPES, 0, False),
    ob.HAS_MANA_ABILITY: (1 << ABILITIES, 0, False),
    ob.HAS_OTHER_ABILITY: (1 << ABILITIES, 0, False),
    ob.HAS_TAP_ABILITY: (1 << ABILITIES, 0, False),
    ob.HAS_X_IN_COST: (1 << COPY, 0, False),
    ob.ON_TOP: (0, 0, True),
    ob.RING_BEARER: (1 << CONTROL, 0, True),
    ob.HAS_LOCKED_DOOR: (0, 0, True),
    ob.IS_GOADED: (0, 0, True),
    ob.SADDLED: (0, 0, True),
    ob.RENOWNED: (0, 0, True),
    ob.MONSTROUS: (0, 0, True),
    ob.SUSPECTED: (0, 0, True),
    ob.ENTERED_THIS_TURN: (0, 0, True),
    ob.PUT_FROM_BATTLEFIELD_THIS_TURN: (0, 0, True),
    ob.HAS_ADVENTURE: (1 << COPY, 0, False),
    ob.ATTACKED_THIS_TURN: (0, 0, True),
    ob.BLOCKED_THIS_TURN: (0, 0, True),
    ob.DEALT_DAMAGE_THIS_TURN: (0, 0, True),
    ob.UNBLOCKED: (0, 0, True),
    ob.ATTACKING_ALONE: (0, 0, True),
    ob.BLOCKING_ALONE: (0, 0, True),
}


def _stat(node: ob.Stat) -> Reads:
    return join((_stat_mask(node.stat), 0, node.stat == q.DAMAGE_MARKED), reads(node.comparison))


def _shares(node: ob.SharesWith) -> Reads:
    mask = _DISTINCT_MASKS[node.of] | 1 << TYPES
    return join((mask, mask, False), reads(node.what))


def _attached(node: ob.AttachedTo) -> Reads:
    part = reads(node.what)
    return (0, part[0] | part[1], part[2]) if isinstance(node.what, ob.Filter) else part


def _measured(node: q.StatOf) -> Reads:
    return join((0, _stat_mask(node.stat), True), reads(node.what))


def _greatest(node: q.GreatestOf | q.LeastStat) -> Reads:
    return join((0, _stat_mask(node.stat), True), _of_others(reads(node.what)))


def _distinct(node: q.DistinctOf) -> Reads:
    return join((0, _DISTINCT_MASKS[node.of], True), _of_others(reads(node.what)))


def _occurrences(node: q.ThisTurn | c.ThisTurnHappened) -> Reads:
    part = reads(node.occurrence)
    return 0, part[0] | part[1], True


_READS: Final[dict[type[Any], Callable[[Any], Reads]]] = {
    ob.HasCardType: _own(1 << TYPES),
    ob.HasSupertype: _own(1 << TYPES),
    ob.HasSubtype: _own(1 << TYPES),
    ob.HasChosenSubtype: _own(1 << TYPES),
    ob.InChosenSector: _own(0),
    ob.HasColor: _own(1 << COLORS),
    ob.HasChosenColor: _own(1 << COLORS),
    ob.ColorCount: _own(1 << COLORS),
    ob.HasKeyword: _own(1 << ABILITIES),
    ob.HasNoAbilities: _own(1 << ABILITIES),
    ob.Named: _own(1 << COPY | 1 << TEXT),
    HasManaCost: _own(1 << COPY),
    ob.HasChosenName: _own(1 << COPY | 1 << TEXT),
    ob.SameNameAs: lambda node: join((1 << COPY | 1 << TEXT, 1 << COPY | 1 << TEXT, False), reads(node.what)),
    ob.ControlledBy: _own(1 << CONTROL),
    ob.Is: lambda node: _STATES.get(node.state, NOTHING),
    ob.Stat: _stat,
    ob.StatSum: lambda node: join((_POWER_MASK, 0, False), reads(node.comparison)),
    ob.StatAgainst: lambda node: (_stat_mask(node.stat) | _stat_mask(node.other), 0, False),
    ob.SharesWith: _shares,
    ob.AttachedTo: _attached,
    ob.HasAttached: _attached,
    targeting.Targets: lambda node: (0, EVERYTHING, True),
    targeting.HasTargets: lambda node: (0, EVERYTHING, True),
    ob.AbilityOf: lambda node: (0, EVERYTHING, True),
    targeting.TargetsOnly: lambda node: (0, EVERYTHING, True),
    PlayerMark: _others(0),
    ob.ThisTurnTest: lambda node: (0, EVERYTHING, True),
    ob.CameFrom: lambda node: (0, 0, True),
    ob.AttacksPlayer: lambda node: join((0, 0, True), reads(node.who)),
    ob.Not: _own(0),
    ob.AnyOf: _own(0),
    ob.AllOf: _own(0),
    ob.Filter: _own(0),
    ob.ControllerOf: _others(1 << CONTROL, volatile=False),
    ob.DefendingPlayer: _others(1 << CONTROL),
    ob.AttackingPlayer: _others(0),
    ob.TopOfLibrary: _others(0),
    ob.TopOfGraveyard: _others(0),
    ch.AddActivatedOf: _others(1 << ABILITIES),
    ch.AddKeywordOf: _others(1 << ABILITIES),
    q.StatOf: _measured,
    q.GreatestOf: _greatest,
    q.LeastStat: _greatest,
    q.DistinctOf: _distinct,
    q.Devotion: lambda node: (0, 1 << COPY | 1 << CONTROL, True),
    q.SymbolsIn: lambda node: join((0, 1 << COPY, True), _of_others(reads(node.what))),
    q.PlayerStat: _others(0),
    q.UnspentMana: _others(0),
    q.GreatestOfPlayers: _others(0),
    q.CommanderCasts: _others(0),
    q.PartySize: _others(1 << TYPES | 1 << CONTROL),
    q.CountersOn: _others(0),
    q.TimesMutated: _others(0),
    q.KindsOfCounters: _others(0),
    q.CountersOfPlayer: _others(0),
    q.CountObjects: _others(0),
    q.ThisTurn: _occurrences,
    c.ThisTurnHappened: _occurrences,
    c.Fits: lambda node: join(_of_others(reads(node.filter)), reads(node.what)),
    c.DayIs: lambda node: (0, 0, True),
    c.DuringStep: lambda node: (0, 0, True),
    c.BeforeStep: lambda node: (0, 0, True),
    c.AfterStep: lambda node: (0, 0, True),
    c.SinceStep: lambda node: (0, 0, True),
}
