"""109.2: descriptions by what an object has to do with players and other objects: whose it is, what it blocks …"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities import objects as ob
from apnap.abilities.bonds import AttachedToPlayer
from apnap.abilities.values import PLANESWALKER
from apnap.ids import NO_REF, Player, Ref

if TYPE_CHECKING:
    from apnap.abilities.objects import Filter, Objects, Players
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.context import Context
    from apnap.rules.filters import Predicate
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def _same_name(test: ob.SameNameAs) -> Predicate:
    what = test.what

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        names = names_of(chars)
        for ref in looked_back(state, what, context):
            if test.another and ref == record.ref:
                continue
            if any(name in names for name in names_of(characteristics(state, state.last_known(ref)))):
                return True
        return False

    return check


def _by_player(who: Players, player: Callable[[GameObject, Characteristics], Player]) -> Predicate:
    """Return the test whether the player (its owner or controller) is one of ``who``."""
    kind = type(who)
    if kind is ob.You:
        return lambda state, record, chars, context: player(record, chars) == context.you
    if kind is ob.AnyPlayer or kind is ob.EachPlayer:
        return lambda state, record, chars, context: player(record, chars) >= 0
    if kind is ob.AnyOpponent or kind is ob.EachOpponent:

        def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
            seat = player(record, chars)
            players = state.players
            return seat >= 0 and context.you >= 0 and players[seat].team != players[context.you].team

        return check
    return lambda state, record, chars, context: player(record, chars) in players_of(state, who, context)


def _controlled_by(test: ob.ControlledBy) -> Predicate:
    if type(test.who) is ob.You:
        return lambda state, record, chars, context: chars.controller == context.you
    return _by_player(test.who, lambda record, chars: chars.controller)


def _owned_by(test: ob.OwnedBy) -> Predicate:
    return _by_player(test.who, lambda record, chars: record.owner)


def _other(test: ob.Other) -> Predicate:
    def fits(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        if record.ref == context.source:
            return False
        return context.event is None or record.ref not in objects_of(state, _THIS, context)  # 400.7e

    return fits


_THIS: Final = ob.This()


def _is_source(test: ob.IsSource) -> Predicate:
    return lambda state, record, chars, context: record.ref == context.source


def _above_source(test: ob.AboveSource) -> Predicate:
    def fits(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        cards = state.players[record.owner].graveyard
        if record.ref not in cards or context.source not in cards:
            return False
        higher = cards.index(record.ref) - cards.index(context.source)
        return higher == 1 if test.directly else higher > 0

    return fits


def _is_one_of(test: ob.IsOneOf) -> Predicate:
    what = test.what
    return lambda state, record, chars, context: record.ref in objects_of(state, what, context)


def _one_of(state: State, ref: Ref, what: Objects | Filter, context: Context) -> bool:
    """Tell whether a reference is one of the objects, or an object that fits."""
    if isinstance(what, ob.Filter):
        record = state.current(ref)
        return record is not None and matches(state, record, what, context)
    return ref in objects_of(state, what, context)


def _attached_to(test: ob.AttachedTo) -> Predicate:
    what = test.what
    return lambda state, record, chars, context: (
        record.attached_to > 0 and _one_of(state, record.attached_to, what, context)
    )


def _attached_to_player(test: AttachedToPlayer) -> Predicate:
    who = test.who
    return lambda state, record, chars, context: (
        record.attached_to < 0 and player_of(record.attached_to) in players_of(state, who, context)
    )


def _has_attached(test: ob.HasAttached) -> Predicate:
    what = test.what
    return lambda state, record, chars, context: any(_one_of(state, ref, what, context) for ref in record.attachments)


def _gone(state: State, what: Objects | Filter, context: Context) -> list[GameObject]:
    """Return those of the objects that have left the battlefield, as they last were (608.2h)."""
    if isinstance(what, ob.Filter):
        return []
    return [state.last_known(ref) for ref in looked_back(state, what, context) if state.current(ref) is None]


def _blocking(test: ob.BlockingObject) -> Predicate:
    what = test.what
    return lambda state, record, chars, context: (
        any(_one_of(state, ref, what, context) for ref in record.blocking)
        or any(record.ref in other.blocked_by for other in _gone(state, what, context))
    )


def _blocked_by(test: ob.BlockedByObject) -> Predicate:
    what = test.what
    return lambda state, record, chars, context: (
        any(_one_of(state, ref, what, context) for ref in record.blocked_by)
        or any(record.ref in other.blocking for other in _gone(state, what, context))
    )


def _attacks_player(test: ob.AttacksPlayer) -> Predicate:
    who, too = test.who, test.planeswalkers_too

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        attacked = record.attacking
        if attacked < 0:
            return player_of(attacked) in players_of(state, who, context)
        walker = state.current(attacked) if too and attacked else None
        if walker is None or not characteristics(state, walker).card_types & PLANESWALKER:
            return False
        return characteristics(state, walker).controller in players_of(state, who, context)

    return check


def _in_pair(test: ob.InPairOf) -> Predicate:
    what = test.what

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        partner = partner_of(record) if record.memory else NO_REF
        if partner == NO_REF:
            return False
        refs = objects_of(state, what, context)
        return partner in refs or record.ref in refs

    return check


def _shares_with(test: ob.SharesWith) -> Predicate:
    what, of = test.what, test.of

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        own = values_of(state, record, of)
        refs = looked_back(state, what, context)
        if test.another:
            refs = [ref for ref in refs if ref != record.ref]
        return any(not own.isdisjoint(values_of(state, looked_at(state, ref, context), of)) for ref in refs)

    return check


TESTS: Final[dict[type[Any], Callable[[Any], Predicate]]] = {
    ob.SameNameAs: _same_name,
    ob.ControlledBy: _controlled_by,
    ob.OwnedBy: _owned_by,
    ob.Other: _other,
    ob.IsSource: _is_source,
    ob.AboveSource: _above_source,
    ob.IsOneOf: _is_one_of,
    ob.AttachedTo: _attached_to,
    AttachedToPlayer: _attached_to_player,
    ob.HasAttached: _has_attached,
    ob.BlockingObject: _blocking,
    ob.BlockedByObject: _blocked_by,
    ob.AttacksPlayer: _attacks_player,
    ob.InPairOf: _in_pair,
    ob.SharesWith: _shares_with,
}
"""How each test of this kind is made into a function."""


from apnap.rules.characteristics import characteristics  # noqa: E402  (the questions ask each other)
from apnap.rules.entering import looked_at  # noqa: E402
from apnap.rules.entities import player_of  # noqa: E402
from apnap.rules.expressions import looked_back, objects_of, players_of  # noqa: E402
from apnap.rules.filters import matches  # noqa: E402
from apnap.rules.filters_of_characteristics import names_of  # noqa: E402
from apnap.rules.pairing import partner_of  # noqa: E402
from apnap.rules.quantities import values_of  # noqa: E402
