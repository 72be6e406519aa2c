"""109, 102: the objects and players that an expression yields in a context."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities import bonds, targeting
from apnap.abilities import objects as ob
from apnap.abilities.condition import Condition
from apnap.abilities.quantity import Quantity
from apnap.abilities.values import BATTLEFIELD, BEGIN_COMBAT, EXILE, GRAVEYARD, STACK
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.entities import Entity, player_of

if TYPE_CHECKING:
    from apnap.abilities.objects import Objects, Players
    from apnap.rules.context import Context
    from apnap.rules.state import State

# ------------------------------------------------------------------------------------------------ objects


def objects_of(state: State, objects: Objects, context: Context) -> list[Ref]:
    """Return the objects an expression yields, to act on them: what has moved is followed where 400.7 allows it."""
    return _OBJECTS[type(objects)](state, objects, context)


def looked_back(state: State, objects: Objects, context: Context) -> list[Ref]:
    """Return the objects an expression yields, to read them: what left the battlefield as it last was (608.2h).

    "Return it to its owner's hand" acts on the card in the graveyard; "life equal to its power" reads the creature.
    """
    kind = type(objects)
    if kind is ob.This:
        return [context.source]
    if kind is ob.EventObject:
        event = context.event
        if isinstance(event, ev.Several):
            return _of_each(event, lambda one: looked_back(state, objects, one), context)
        if isinstance(event, ev.ZoneChange):
            if event.came_from == BATTLEFIELD:
                return [event.subject]
            if event.to == BATTLEFIELD and event.became != NO_REF:
                return [event.became]
    if isinstance(objects, ob.FormerSelf):
        return [_former(state, ref) for ref in objects_of(state, objects.what, context)]
    if isinstance(objects, ob.Those):
        refs = looked_back(state, objects.what, context)
        return [ref for ref in refs if matches(state, state.last_known(ref), objects.filter, context)]
    return _OBJECTS[kind](state, objects, context)


def asked_about(state: State, objects: Objects, context: Context) -> list[Ref]:
    """Return the objects an expression yields, for what a spell or ability must know of them.

    Of targets also those that have become illegal, as they are or last were, where the book says so (2007:413.2a)."""
    found = looked_back(state, objects, context)
    if context.illegal and isinstance(objects, ob.TargetObjects) and objects.index < len(context.illegal):
        found.extend(entity for entity in context.illegal[objects.index] if entity > 0)
    return found


def _former(state: State, ref: Ref) -> Ref:
    """Return the permanent that an object was before it moved, if it was one."""
    was = state.last_known(ref).was
    return was.ref if was is not None and was.zone == BATTLEFIELD else ref


def _former_self(state: State, node: ob.FormerSelf, context: Context) -> list[Ref]:
    return objects_of(state, node.what, context)


def _this(state: State, node: ob.This, context: Context) -> list[Ref]:
    source = context.source
    if source == NO_REF:
        return []
    if state.current(source) is None:
        event = context.event
        if isinstance(event, ev.ZoneChange) and event.subject == source and state.current(event.became) is not None:
            return list(event.all_became())  # 400.7e: an ability that triggered on the move finds the new object
        if isinstance(event, ev.ZoneChange) and state.last_known(source).attached_to == event.subject:
            became = state.current(source + 1)
            if became is not None and became.zone == GRAVEYARD:
                return [became.ref]  # 400.7f: so does that of an Aura, on the move of what it enchanted
    return [source]


def _giver(state: State, node: ob.Giver, context: Context) -> list[Ref]:
    return [node.ref] if node.ref != NO_REF else []


def _each(state: State, node: ob.Each, context: Context) -> list[Ref]:
    return find(state, node.filter, context)


def _targets(state: State, node: ob.TargetObjects, context: Context) -> list[Ref]:
    if node.index >= len(context.targets):
        return []
    return [entity for entity in context.targets[node.index] if entity > 0]


def _in_slot(state: State, node: ob.InSlot, context: Context) -> list[Ref]:
    slot = context.slots.get(node.slot)
    return [] if slot is None else [state.after_madness(ref) for ref in slot.objects]


def _event_object(state: State, node: ob.EventObject, context: Context) -> list[Ref]:
    event = context.event
    if event is None:
        return []
    if isinstance(event, ev.Several):
        return _of_each(event, lambda one: _event_object(state, node, one), context)
    if isinstance(event, ev.ZoneChange) and event.became != NO_REF:
        if event.to in (BATTLEFIELD, GRAVEYARD, STACK) or event.to > STACK:  # a public zone (400.2)
            became = state.after_madness(event.became)
            if became != event.became:
                return [became]
            return list(event.all_became()) if state.current(became) is not None else [event.subject]
        return [event.subject]
    if isinstance(event, ev.AttackersDeclared):
        return list(event.objects)
    if isinstance(event, ev.CreateTokens):
        return list(event.objects)
    return [event.subject] if event.subject != NO_REF else []


def _of_each(several: ev.Several, yields: Callable[[Context], list[Ref]], context: Context) -> list[Ref]:
    """603.2c: "one or more": the objects of all the events."""
    inner = context.copy()
    found: list[Ref] = []
    for event in several.events:
        inner.event = event
        found.extend(ref for ref in yields(inner) if ref not in found)
    return found


def _event_other(state: State, node: ob.EventOther, context: Context) -> list[Ref]:
    event = context.event
    return [event.other] if event is not None and event.other > 0 else []


def _attached_host(state: State, node: ob.AttachedHost, context: Context) -> list[Ref]:
    if context.source == NO_REF:
        return []
    host = state.last_known(context.source).attached_to
    return [host] if host > 0 else []


def _attached_objects(state: State, node: ob.AttachedObjects, context: Context) -> list[Ref]:
    return list(state.last_known(context.source).attachments) if context.source != NO_REF else []


def _top_of_library(state: State, node: ob.TopOfLibrary, context: Context) -> list[Ref]:
    assert isinstance(node.n, Quantity)
    n = amount(state, node.n, context)
    found: list[Ref] = []
    if n > 0:
        for player in players_of(state, node.who, context):
            library = state.players[player].library
            found.extend(library[:n] if node.bottom else reversed(library[-n:]))
    return found


def _top_of_graveyard(state: State, node: ob.TopOfGraveyard, context: Context) -> list[Ref]:
    found: list[Ref] = []
    for player in players_of(state, node.who, context):
        cards = state.players[player].graveyard
        for ref in cards if node.bottom else reversed(cards):
            if matches(state, state.last_known(ref), node.what, context):
                found.append(ref)
                break
    return found


def _linked(state: State, node: ob.Linked, context: Context) -> list[Ref]:
    return [ref for ref in linked_objects(state, context.source) if state.current(ref) is not None]


def _set_apart(state: State, node: bonds.SetApart, context: Context) -> list[Ref]:
    return [ref for ref in node.refs if state.current(ref) is not None]


def _ever_linked(state: State, node: ob.EverLinked, context: Context) -> list[Ref]:
    return list(linked_objects(state, context.source))


def _linked_tokens(state: State, node: bonds.LinkedTokens, context: Context) -> list[Ref]:
    return _linked(state, ob.Linked(), context)


def _ability_sources(state: State, node: bonds.AbilitySources, context: Context) -> list[Ref]:
    """Only permanents that are still there: of a card elsewhere an ability is no permanent's."""
    records = [state.last_known(ref) for ref in asked_about(state, node.what, context)]
    sources = [state.current(record.source) for record in records if record.ability is not None]
    return [one.ref for one in sources if one is not None and one.zone == BATTLEFIELD]


def _crafted_from(state: State, node: bonds.CraftedFrom, context: Context) -> list[Ref]:
    return _linked(state, ob.Linked(), context)


def _haunted(state: State, node: bonds.Haunted, context: Context) -> list[Ref]:
    card = state.last_known(context.source) if context.source != NO_REF else None
    return list(card.linked) if card is not None and card.zone == EXILE else []


def _encoded_on(state: State, node: bonds.EncodedOn, context: Context) -> list[Ref]:
    return [ref for ref in _haunted(state, bonds.Haunted(), context) if state.current(ref) is not None]


def _moved_as_cost(state: State, node: bonds.MovedAsCost, context: Context) -> list[Ref]:
    became = state.current(context.source + 1) if context.source != NO_REF else None
    return [] if became is None else [became.ref]


def _iterated(state: State, node: ob.Iterated, context: Context) -> list[Ref]:
    return [context.iterated] if context.iterated != NO_REF else []


def _convokers(state: State, node: bonds.Convokers, context: Context) -> list[Ref]:
    return [ref for one in looked_back(state, node.what, context) for ref in state.last_known(one).convoked_by]


def _paid(state: State, node: ob.PaidObjects, context: Context) -> list[Ref]:
    if context.paid_objects or context.source == NO_REF:
        return list(context.paid_objects)
    return list(state.last_known(context.source).paid_objects)


def _targets_of(state: State, node: targeting.TargetsOf, context: Context) -> list[Ref]:
    found: dict[Ref, None] = {}
    for ref in objects_of(state, node.what, context):
        for requirement in state.last_known(ref).targets:
            found.update((entity, None) for entity in requirement if entity > 0 and state.current(entity) is not None)
    return list(found)


def _targeted(state: State, node: targeting.TargetedObjects, context: Context) -> list[Ref]:
    found = dict.fromkeys(entity for requirement in context.targets for entity in requirement if entity > 0)
    zones = node.filter.zones
    return [
        ref
        for ref in found
        if (not zones or state.last_known(ref).zone in zones)
        and matches(state, state.last_known(ref), node.filter, context)
    ]


def _those(state: State, node: ob.Those, context: Context) -> list[Ref]:
    return [
        ref
        for ref in objects_of(state, node.what, context)
        if matches(state, state.last_known(ref), node.filter, context)
    ]


def _together(state: State, node: ob.Together, context: Context) -> list[Ref]:
    found: list[Ref] = []
    for part in node.parts:
        found.extend(ref for ref in objects_of(state, part, context) if ref not in found)
    return found


def _attacked_entities(state: State, what: Objects, context: Context) -> list[Entity]:
    """Return what objects attack; one that attacked in the event attacks that, even when it is gone (506.4c)."""
    found = []
    for ref in looked_back(state, what, context):
        event = context.event
        declared = isinstance(event, ev.Attack) and event.subject == ref
        entity = event.other if declared and event is not None else state.last_known(ref).attacking
        if entity != 0:
            found.append(entity)
    return found


def _attacked_by(state: State, node: ob.AttackedBy, context: Context) -> list[Ref]:
    return [one for one in _attacked_entities(state, node.what, context) if one > 0]


_OBJECTS: Final[dict[type[Any], Callable[[State, Any, Context], list[Ref]]]] = {
    ob.This: _this,
    ob.Giver: _giver,
    ob.Each: _each,
    ob.TargetObjects: _targets,
    ob.InSlot: _in_slot,
    ob.EventObject: _event_object,
    ob.EventOther: _event_other,
    ob.AttachedHost: _attached_host,
    ob.AttachedObjects: _attached_objects,
    ob.TopOfLibrary: _top_of_library,
    ob.TopOfGraveyard: _top_of_graveyard,
    ob.Linked: _linked,
    ob.EverLinked: _ever_linked,
    bonds.LinkedTokens: _linked_tokens,
    bonds.SetApart: _set_apart,
    bonds.AbilitySources: _ability_sources,
    ob.Iterated: _iterated,
    ob.PaidObjects: _paid,
    bonds.Convokers: _convokers,
    targeting.TargetsOf: _targets_of,
    targeting.TargetedObjects: _targeted,
    ob.Those: _those,
    ob.FormerSelf: _former_self,
    ob.AttackedBy: _attacked_by,
    ob.Together: _together,
    bonds.CraftedFrom: _crafted_from,
    bonds.MovedAsCost: _moved_as_cost,
    bonds.Haunted: _haunted,
    bonds.EncodedOn: _encoded_on,
}


# ------------------------------------------------------------------------------------------------ players


def players_of(state: State, players: Players, context: Context) -> list[Player]:
    """Return the players an expression yields, in turn order from the active player; who left the game is not there.

    ``AnyPlayer`` and ``AnyOpponent`` yield all that they may mean.
    """
    if type(players) is ob.You:
        return [context.you] if context.you >= 0 and state.players[context.you].in_game else []
    return _PLAYERS[type(players)](state, players, context)


def _ordered(state: State, players: set[Player]) -> list[Player]:
    if len(players) == 1:
        only = next(iter(players))
        return [only] if only >= 0 and state.players[only].in_game else []
    return [player for player in state.in_turn_order() if player in players]


def _any_player(state: State, node: Players, context: Context) -> list[Player]:
    return state.in_turn_order()


def _each_player(state: State, node: Players, context: Context) -> list[Player]:
    if isinstance(node, ob.EachPlayer) and node.after_you:
        first, *others = state.in_turn_order(context.you)
        return [*others, first] if first == context.you else [first, *others]
    from_you = isinstance(node, ob.EachPlayer) and node.from_you
    return state.in_turn_order(context.you) if from_you else state.in_turn_order()


def _each_opponent(state: State, node: Players, context: Context) -> list[Player]:
    return state.opponents(context.you)


def _opponents_of(state: State, node: ob.OpponentsOf, context: Context) -> list[Player]:
    found = {other for player in players_of(state, node.who, context) for other in state.opponents(player)}
    return _ordered(state, found)


def _players_together(state: State, node: ob.PlayersTogether, context: Context) -> list[Player]:
    found = {player for part in node.parts for player in players_of(state, part, context)}
    return _ordered(state, found)


def _each_other(state: State, node: ob.EachOtherPlayer, context: Context) -> list[Player]:
    than = players_of(state, node.than, context)
    return [player for player in state.in_turn_order() if player not in than]


def _all_but(state: State, node: ob.AllBut, context: Context) -> list[Player]:
    than = players_of(state, node.than, context)
    return [player for player in players_of(state, node.who, context) if player not in than]


def _attacked_this_combat(state: State, node: Players, context: Context) -> list[Player]:
    attacked: set[Player] = set()
    for event in reversed(state.history):
        if event.kind == ev.STEP_BEGAN and event.amount == BEGIN_COMBAT:
            break
        if event.kind == ev.ATTACK and event.other < 0:
            attacked.add(player_of(event.other))
    return _ordered(state, attacked)


def _player_attacked(state: State, node: ob.PlayerAttackedBy, context: Context) -> list[Player]:
    return _ordered(state, {player_of(one) for one in _attacked_entities(state, node.what, context) if one < 0})


def _active(state: State, node: Players, context: Context) -> list[Player]:
    return _ordered(state, {state.active})


def _defending(state: State, node: Players, context: Context) -> list[Player]:
    """508.5: the player that the source attacks, or else what the event is about."""
    defender = NO_PLAYER
    if context.source != NO_REF:
        defender = defending_player(state, state.last_known(context.source))
    event = context.event
    if defender == NO_PLAYER and isinstance(event, ev.Attack):
        defender = event.player
    elif defender == NO_PLAYER and event is not None and event.subject != NO_REF:
        defender = defending_player(state, state.last_known(event.subject))
    if defender != NO_PLAYER:
        return _ordered(state, {defender})
    return state.opponents(state.active) if state.in_combat else []


def _attacking(state: State, node: Players, context: Context) -> list[Player]:
    return _ordered(state, {state.active}) if state.in_combat else []


def _controllers(state: State, node: ob.ControllerOf, context: Context) -> list[Player]:
    refs = asked_about(state, node.what, context)
    return _ordered(state, {controller_of(state, state.last_known(ref)) for ref in refs})


def _owners(state: State, node: ob.OwnerOf, context: Context) -> list[Player]:
    return _ordered(state, {state.last_known(ref).owner for ref in asked_about(state, node.what, context)})


def _event_player(state: State, node: Players, context: Context) -> list[Player]:
    event = context.event
    if isinstance(event, ev.Several):
        return _ordered(state, {one.player for one in event.events})
    return _ordered(state, {event.player}) if event is not None else []


def _target_players(state: State, node: ob.TargetPlayers, context: Context) -> list[Player]:
    if node.index >= len(context.targets):
        return []
    return _ordered(state, {player_of(entity) for entity in context.targets[node.index] if entity < 0})


def _players_in_slot(state: State, node: ob.PlayersInSlot, context: Context) -> list[Player]:
    slot = context.slots.get(node.slot)
    return [] if slot is None else _ordered(state, set(slot.players))


def _iterated_player(state: State, node: Players, context: Context) -> list[Player]:
    return _ordered(state, {context.iterated_player})


def _chosen_player(state: State, node: Players, context: Context) -> list[Player]:
    if context.source == NO_REF:
        return []
    chosen = state.last_known(context.source).choice("player")
    return _ordered(state, {chosen}) if isinstance(chosen, int) else []


def _enchanted_player(state: State, node: Players, context: Context) -> list[Player]:
    if context.source == NO_REF:
        return []
    host = state.last_known(context.source).attached_to
    return _ordered(state, {player_of(host)}) if host < 0 else []


def _players_who(state: State, node: ob.PlayersWho, context: Context) -> list[Player]:
    assert isinstance(node.condition, Condition)
    inner = context.copy()
    found: list[Player] = []
    for player in players_of(state, node.who, context):
        inner.iterated_player = player
        if holds(state, node.condition, inner):
            found.append(player)
    return found


_PLAYERS: Final[dict[type[Any], Callable[[State, Any, Context], list[Player]]]] = {
    ob.EachPlayer: _each_player,
    ob.AnyPlayer: _any_player,
    ob.EachOpponent: _each_opponent,
    ob.AnyOpponent: _each_opponent,
    ob.OpponentsOf: _opponents_of,
    ob.EachOtherPlayer: _each_other,
    ob.PlayersTogether: _players_together,
    ob.AllBut: _all_but,
    ob.AttackedThisCombat: _attacked_this_combat,
    ob.ActivePlayer: _active,
    ob.DefendingPlayer: _defending,
    ob.AttackingPlayer: _attacking,
    ob.ControllerOf: _controllers,
    ob.OwnerOf: _owners,
    ob.EventPlayer: _event_player,
    ob.TargetPlayers: _target_players,
    ob.PlayerAttackedBy: _player_attacked,
    ob.PlayersInSlot: _players_in_slot,
    ob.IteratedPlayer: _iterated_player,
    ob.ChosenPlayer: _chosen_player,
    ob.EnchantedPlayer: _enchanted_player,
    ob.PlayersWho: _players_who,
}
PERFORMED: Final = frozenset(_OBJECTS) | frozenset(_PLAYERS) | {ob.You}
"""The expressions that can be evaluated."""


from apnap.rules.characteristics import controller_of  # noqa: E402  (the questions ask each other)
from apnap.rules.combat.attacking import defending_player  # noqa: E402
from apnap.rules.conditions import holds  # noqa: E402
from apnap.rules.filters import find, matches  # noqa: E402
from apnap.rules.links import linked_objects  # noqa: E402
from apnap.rules.quantities import amount  # noqa: E402
