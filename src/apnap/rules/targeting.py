"""115: targets: what may be chosen, and what is still legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, Players, TargetObjects, TargetPlayers, Test
from apnap.abilities.quantity import Comparison
from apnap.abilities.static import Enchant
from apnap.abilities.target import StatTotal, Target
from apnap.abilities.values import BATTLEFIELD
from apnap.abilities.walk import walk
from apnap.ids import NO_REF, Player, Ref
from apnap.rules.characteristics import controller_of
from apnap.rules.context import Context
from apnap.rules.entities import Entity, entity_of_player, player_of
from apnap.rules.expressions import players_of
from apnap.rules.filters import find, matches
from apnap.rules.mutating import MUTATE_TARGET, is_mutating
from apnap.rules.permissions import parts_of
from apnap.rules.proposed import proposed_spell
from apnap.rules.protection import can_be_targeted
from apnap.rules.pseudospells import seen_by_protection
from apnap.rules.quantities import amount, compare, stat_of, values_of
from apnap.rules.records import ABILITY, with_count

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def _source_of(state: State, context: Context) -> GameObject | None:
    """Return what targets: the spell, or the source of the ability (113.7a: as it last was)."""
    if context.source == NO_REF:
        return None
    record = state.last_known(context.source)
    if record.kind == ABILITY and record.source != NO_REF:
        return state.last_known(record.source)
    return proposed_spell(state, record, context)


def all_different(state: State) -> bool:
    """classic:409.2d: the same target is never chosen twice; later books: not for one use of the word (115.3)."""
    return state.rulebook.same_target_twice == "never"


def all_apart(state: State, target: Target) -> bool:
    """Tell whether no other requirement, of any mode, may take what this one takes."""
    return target.apart or all_different(state)


def limits_itself(target: Target) -> bool:
    """Tell whether one choice for a requirement limits the others for the same one."""
    return (
        target.total is not None
        or target.distinct is not None
        or target.same_controller
        or target.different_controllers
    )


def _with_targets(context: Context, already: list[tuple[Entity, ...]]) -> Context:
    """Return the context in which a later requirement's filter is asked: it may refer to the earlier targets."""
    if not already:
        return context
    inner = context.copy()
    inner.targets = tuple(already)
    return inner


def legal_entities(
    state: State,
    target: Target,
    context: Context,
    already: list[tuple[Entity, ...]],
    chosen: tuple[Entity, ...] = (),
) -> list[Entity]:
    """Return what may be chosen next for a target requirement, in canonical order: objects, then players.

    ``already``: what the earlier requirements have, in order; ``chosen``: what this one has so far
    (115.3; for the classic book see :func:`all_different`). A spell or ability can't target itself (115.5).
    """
    context = _with_targets(context, already)
    excluded = set(chosen)
    if all_different(state):
        excluded.update(entity for one in already for entity in one)
    for index in target.another:
        if index < len(already):
            excluded.update(already[index])
    if context.stack_object != NO_REF:
        excluded.add(context.stack_object)
    elif context.source != NO_REF and state.last_known(context.source).kind == ABILITY:
        excluded.add(context.source)
    return [
        entity
        for entity in _fitting(state, target, context)
        if entity not in excluded and _goes_with(state, target, entity, chosen, context)
    ]


def _fitting(state: State, target: Target, context: Context) -> list[Entity]:
    source = _source_of(state, context)
    found: list[Entity] = []
    if target.objects is not None:
        found += find(state, target.objects, context)
    if target.players is not None:
        players = players_of(state, target.players, context)
        if target.as_chosen is not None:
            players = [one for one in players_of(state, target.as_chosen, context) if one in players]
        found += [entity_of_player(player) for player in players]
    if source is None:
        return found
    seen = seen_by_protection(state, source, context)
    return [entity for entity in found if can_be_targeted(state, entity, source, context.you, seen)]


def _controller(state: State, entity: Entity) -> Player:
    return player_of(entity) if entity < 0 else controller_of(state, state.last_known(entity))


def choosers(state: State, target: Target, options: list[Entity], context: Context) -> tuple[Player, ...]:
    """Return the players of whom one may be said to choose the target (115.1e): of "they control", who controls one."""
    assert target.chooser is not None
    players = players_of(state, target.chooser, context)
    return tuple(player for player in players if of_chooser(state, target, options, player))


def of_chooser(state: State, target: Target, options: list[Entity], chooser: Player) -> list[Entity]:
    """Return the options of the player who chooses the target."""
    return [entity for entity in options if not target.theirs or _controller(state, entity) == chooser]


_CHOOSER: Final = "chose the target"


def remember_chooser(state: State, ref: Ref, chooser: Player) -> None:
    """Let a spell or ability remember who chose its target, their seat counted from 1."""
    writable = state.edit(ref)
    writable.memory = with_count(writable.memory, _CHOOSER, chooser + 1)


def _is_still_theirs(state: State, target: Target, entity: Entity, context: Context) -> bool:
    if not target.theirs:
        return True
    ref = context.stack_object if context.stack_object != NO_REF else context.source
    return state.last_known(ref).remembered(_CHOOSER) == _controller(state, entity) + 1


def within_total(state: State, limit: Node, chosen: tuple[Entity, ...], context: Context) -> bool:
    """Tell whether the sum over all chosen objects is within a limit ("with total power 4 or less")."""
    assert isinstance(limit, StatTotal) and isinstance(limit.comparison, Comparison)
    total = sum(stat_of(state, state.last_known(ref), limit.stat) for ref in chosen if ref > 0)
    return compare(state, total, limit.comparison, context)


def is_unlike(state: State, distinct: int, entity: Entity, chosen: tuple[Entity, ...]) -> bool:
    """Tell whether an object has something that all others lack, such as a name of its own (201.2b)."""
    values = values_of(state, state.last_known(entity), distinct)
    return bool(values) and all(not values & values_of(state, state.last_known(one), distinct) for one in chosen)


def _goes_with(state: State, target: Target, entity: Entity, chosen: tuple[Entity, ...], context: Context) -> bool:
    """Tell whether an entity can be chosen beside those already chosen for the same requirement."""
    if target.total is not None and not within_total(state, target.total, (*chosen, entity), context):
        return False
    if target.distinct is not None and not is_unlike(state, target.distinct, entity, chosen):
        return False
    if not chosen or not (target.same_controller or target.different_controllers):
        return True
    controller = _controller(state, entity)
    others = [_controller(state, other) for other in chosen]
    if target.same_controller and any(other != controller for other in others):
        return False
    return not target.different_controllers or controller not in others


def still_legal(state: State, target: Target, entity: Entity, context: Context) -> bool:
    """Tell whether a chosen target is still legal (608.2b): there, fitting, and not kept away from the source."""
    if entity < 0:
        player = player_of(entity)
        if target.players is None or not state.players[player].in_game:
            return False
        if player not in players_of(state, target.players, context):
            return False
    else:
        record = state.current(entity)
        if record is None or target.objects is None or record.zone not in target.objects.zones or record.phased_out:
            return False
        if not matches(state, record, target.objects, context) or not _is_still_theirs(state, target, entity, context):
            return False
    source = _source_of(state, context)
    if source is None:
        return True
    return can_be_targeted(state, entity, source, context.you, seen_by_protection(state, source, context))


# ------------------------------------------------------------------------------------------------ all requirements


_MANY: Final = 2000
"""How many combinations are tried; where there are more, the requirements do not exclude each other."""


def can_choose(state: State, targets: tuple[Target, ...], context: Context) -> bool:
    """Tell whether the least number of targets of every requirement can be chosen together (601.2c)."""
    return _can_choose(state, targets, context, [], [0])


def _can_choose(
    state: State, targets: tuple[Target, ...], context: Context, already: list[tuple[Entity, ...]], tried: list[int]
) -> bool:
    index = len(already)
    if index == len(targets):
        return True
    target = targets[index]
    needed = amount(state, target.minimum, context)
    if needed <= 0:
        return _can_choose(state, targets, context, [*already, ()], tried)
    tied = all_different(state) or _tied(targets, index)
    if not tied and not limits_itself(target):
        options = legal_entities(state, target, context, already)
        if len(options) < needed:
            return False
        return _can_choose(state, targets, context, [*already, tuple(options[:needed])], tried)
    return _try(state, targets, context, already, (), needed, tried)


def _try(
    state: State,
    targets: tuple[Target, ...],
    context: Context,
    already: list[tuple[Entity, ...]],
    chosen: tuple[Entity, ...],
    needed: int,
    tried: list[int],
) -> bool:
    if len(chosen) == needed:
        return _can_choose(state, targets, context, [*already, chosen], tried)
    for entity in legal_entities(state, targets[len(already)], context, already, chosen):
        tried[0] += 1
        if tried[0] > _MANY:
            return True
        if _try(state, targets, context, already, (*chosen, entity), needed, tried):
            return True
    return False


def _tied(targets: tuple[Target, ...], index: int) -> bool:
    """Tell whether a later requirement may depend on which targets this one takes."""
    return any(index in later.another or _refers(later, index) for later in targets[index + 1 :])


def _refers(target: Target, index: int) -> bool:
    return any(isinstance(node, TargetObjects | TargetPlayers) and node.index == index for node in walk(target))


# ------------------------------------------------------------------------------------------------ Auras


def aura_target(state: State, record: GameObject) -> Target | None:
    """Return the target that an Aura spell has because of its enchant abilities (303.4a, 702.5c); None: it has none, as
    an enchantment that is none (classic:214.8a). A mutating creature spell has one of its own (702.140a)."""
    if record.costs_paid and is_mutating(record):
        return MUTATE_TARGET
    tests: tuple[Test, ...] = ()
    zones: tuple[int, ...] = (BATTLEFIELD,)
    players: Players | None = None
    objects = False
    for part in parts_of(state, record, Enchant):
        node = part.part
        assert isinstance(node, Enchant)
        if node.objects is not None:
            tests += node.objects.tests
            zones = node.objects.zones
            objects = True
        if node.players is not None:
            players = node.players
    if not objects and players is None:
        return None
    return Target(Filter(tests, zones) if objects else None, players)
