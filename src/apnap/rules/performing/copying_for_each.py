"""707.10d: copies of a spell or ability for each other object or player that it could target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.copying import CopyForEach
from apnap.abilities.static import CANT_BE_COPIED, COPIES_ONCE_MORE
from apnap.abilities.values import STACK
from apnap.ids import Ref
from apnap.rules.announcing import targeted_events
from apnap.rules.entities import Entity
from apnap.rules.events import Event
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.filters import matches
from apnap.rules.instructions import performs
from apnap.rules.libraries import action
from apnap.rules.performing.refusals import plural
from apnap.rules.performing.spells import ask_new_target, take_new_target
from apnap.rules.permissions import player_rules, restrictions
from apnap.rules.programs import Running, propose, remember
from apnap.rules.records import GameObject
from apnap.rules.resolving import requirements, stack_context
from apnap.rules.stack_objects import copy_on_stack
from apnap.rules.targeting import legal_entities

if TYPE_CHECKING:
    from apnap.rules.state import State


def copy_for_each(run: Running, state: State, node: CopyForEach) -> None:
    """Put the copies onto the stack with their targets."""
    players = players_of(state, node.who, run.context)
    copies: list[Ref] = []
    more: list[Ref] = []
    events: list[Event] = []
    for ref in objects_of(state, node.what, run.context) if players else ():
        record = state.last_known(ref)
        if record.zone != STACK or restrictions(state, CANT_BE_COPIED, record):
            continue
        for entity in _others(run, state, node, record):
            copy = copy_on_stack(state, ref, players[0])
            targets = tuple(tuple(entity for _ in group) for group in record.targets)
            state.edit(copy).targets = targets
            copies.append(copy)
            events.append(action("copy", players[0], 1, copy))
            events.extend(targeted_events(copy, players[0], targets))
        if copies and record.ability is None:  # additional copies, for which new targets may be chosen
            more.extend(
                copy_on_stack(state, ref, players[0]) for _ in player_rules(state, COPIES_ONCE_MORE, players[0])
            )
    events.extend(action("copy", players[0], 1, copy) for copy in more)
    copies += more
    run.todo, run.picked, run.counts = tuple(more), (), (0, 0)
    remember(run, node.slot, tuple(copies), tuple(players), len(copies), bool(copies))
    propose(run, state, events)


def _others(run: Running, state: State, node: CopyForEach, record: GameObject) -> list[Entity]:
    """Return what fits and is a legal target for each instance of the word "target", besides the targets it has."""
    found: list[Entity] | None = None
    context = stack_context(state, record)
    for target, chosen in zip(requirements(state, record), record.targets, strict=False):
        if not chosen:
            continue
        legal = legal_entities(state, target, context, [])
        found = legal if found is None else [one for one in found if one in legal]
    has = {entity for group in record.targets for entity in group}
    return [one for one in found or () if one not in has and _fits(run, state, node, one)]


def _fits(run: Running, state: State, node: CopyForEach, entity: Entity) -> bool:
    if entity < 0:
        return node.players
    record = state.last_known(entity)
    return record.zone in node.others.zones and matches(state, record, node.others, run.context)


def _refuse(node: CopyForEach) -> str:
    return "several players who copy" if plural(node.who) else ""


performs(CopyForEach, copy_for_each, ask_new_target, take_new_target, refuse=_refuse)
