"""603.3: abilities that have triggered are put on the stack, player by player in APNAP order."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from apnap.abilities import bonds
from apnap.abilities import objects as obj
from apnap.abilities import quantity as qua
from apnap.abilities.ability import Triggered
from apnap.abilities.node import Node
from apnap.abilities.walk import walk
from apnap.ids import NO_PLAYER, NO_REF, Ref
from apnap.rules import events as ev
from apnap.rules.announcing import start_announcing
from apnap.rules.choices import choose_order, choose_yes_no
from apnap.rules.happen import happen
from apnap.rules.machine import Procedure, finish, register
from apnap.rules.optional_triggers import MAY, OFFERED_TO, chooser, one_for_each, was_declined
from apnap.rules.stack_objects import place_trigger
from apnap.rules.waiting import WaitingTrigger, context_of
from apnap.rules.zones import cease

if TYPE_CHECKING:
    from apnap.rules.definitions import CompiledAbility
    from apnap.rules.state import State


class Stacking(Procedure):
    """Put the abilities that wait now on the stack (603.3b); those that trigger meanwhile wait for the next time."""

    __slots__ = ("count", "order", "players", "at", "ref")

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        """How many of the waiting abilities are put on the stack this time."""
        self.order: tuple[int, ...] = ()
        """Indexes of waiting abilities, in the order in which they are put on the stack."""
        self.players: tuple[int, ...] = ()
        """Who still has to put theirs in order."""
        self.at = 0
        self.ref: Ref = NO_REF


_ORDER: Final = 1
_TAKE: Final = 2
_PUT: Final = 3
_SETTLED: Final = 4
_PLACED: Final = 5


def _begin(frame: Stacking, state: State) -> None:
    """603.3b: each player in APNAP order; abilities of players who have left are not put on the stack (800.4d)."""
    if state.rulebook.both_players_trigger == "one_each":
        one_for_each(state)
    frame.count = len(state.waiting_triggers)
    frame.players = tuple(state.in_turn_order())
    _next_player(frame, state)


def _next_player(frame: Stacking, state: State) -> None:
    """Each player in turn puts their abilities in an order; nothing is asked when it makes no difference."""
    waiting = state.waiting_triggers
    while frame.players:
        player = frame.players[0]
        frame.players = frame.players[1:]
        own = [i for i in range(frame.count) if waiting[i].controller == player]
        if len(own) > 1 and not all(_alike(waiting[own[0]], waiting[i]) for i in own[1:]):
            frame.step = _TAKE
            choose_order(state, player, own, "triggers", rule="603.3b")
            return
        frame.order = (*frame.order, *own)
    frame.step = _PUT
    _put(frame, state)


def _take_order(frame: Stacking, state: State) -> None:
    frame.order = (*frame.order, *state.result)
    frame.step = _ORDER


_EVENT_NODES: Final = (obj.EventObject, obj.EventOther, obj.EventPlayer, qua.EventAmount, obj.DefendingPlayer)
_SOURCE_NODES: Final = (
    obj.This, obj.IsSource, obj.Other, obj.AttachedHost, obj.AttachedObjects, obj.Linked, bonds.CraftedFrom,
    bonds.LinkedTokens,
)  # fmt: skip


def _mentions(ability: CompiledAbility) -> tuple[bool, bool]:
    """Return whether what an ability does, and whether it does so as it resolves (603.4), depends on its event, and on
    its source."""
    found = ability.cache.get("mentions")
    if found is None:
        node = ability.node
        assert isinstance(node, Triggered)
        event = source = bool(node.body.targets) or node.body.modes is not None
        for part in (*walk(node.body), *(walk(node.condition) if node.condition is not None else ())):
            event = event or isinstance(part, _EVENT_NODES)
            source = source or isinstance(part, _SOURCE_NODES)
        found = ability.cache["mentions"] = (event, source)
    assert isinstance(found, tuple)
    return bool(found[0]), bool(found[1])


def _differ_in_giver(a: Node, b: Node) -> bool:
    """Whether two abilities say the same and are only given by different objects."""
    return (
        isinstance(a, Triggered) and isinstance(b, Triggered) and a.giver != b.giver and a == replace(b, giver=a.giver)
    )


def _alike(a: WaitingTrigger, b: WaitingTrigger) -> bool:
    """Whether two waiting abilities would do the same, so that their order makes no difference."""
    if a.ability is None or b.ability is None or a.slots != b.slots or a.targets != b.targets:
        return False
    if a.ability is not b.ability and not _differ_in_giver(a.ability.node, b.ability.node):
        return False
    event, source = _mentions(a.ability)
    return (not source or a.source == b.source) and (not event or a.event is b.event)


def _put(frame: Stacking, state: State) -> None:
    """603.3: the next ability becomes the topmost object on the stack; its choices are made (603.3c–d)."""
    if frame.at >= len(frame.order):
        state.waiting_triggers = state.waiting_triggers[frame.count :]
        finish(frame)
        return
    waiting = state.waiting_triggers[frame.order[frame.at]]
    frame.at += 1
    if not state.players[waiting.controller].in_game:  # 800.4d
        frame.step = _PUT
        return
    ability = waiting.ability
    assert ability is not None and isinstance(ability.node, Triggered)
    record = place_trigger(state, waiting)
    if waiting.offered_to != NO_PLAYER:
        record.choices = ((OFFERED_TO, waiting.offered_to),)
    frame.ref = record.ref
    context = context_of(state, waiting)
    if state.rulebook.may_trigger == "on_stacking":
        player = chooser(state, waiting, context)
        if player != NO_PLAYER:
            frame.step = _SETTLED
            choose_yes_no(state, player, "may", record.ref, "603.5")
            return
    _announce(frame, state)


def _settled(frame: Stacking, state: State) -> None:
    """classic:410.5: do nothing, or do this: only then its targets are chosen."""
    record = state.edit(frame.ref)
    record.choices = (*record.choices, (MAY, state.result[0]))
    if was_declined(record):
        frame.step = _PLACED
        state.result = (1,)
        return
    _announce(frame, state)


def _announce(frame: Stacking, state: State) -> None:
    """603.3c–d: the modes and targets of the ability that was put on the stack."""
    waiting = state.waiting_triggers[frame.order[frame.at - 1]]
    assert waiting.ability is not None and isinstance(waiting.ability.node, Triggered)
    frame.step = _PLACED
    body = waiting.ability.node.body
    if body.targets or body.modes is not None:
        context = context_of(state, waiting)
        context.stack_object = frame.ref
        context.targets = ()
        start_announcing(state, waiting.controller, frame.ref, body, context)
    else:
        state.result = (1,)


def _placed(frame: Stacking, state: State) -> None:
    """603.3d: an ability for which no legal choice can be made is removed from the stack."""
    frame.step = _PUT
    if state.result == (0,):
        cease(state, frame.ref)
        return
    record = state.current(frame.ref)
    if record is None:
        return
    event = ev.TriggeredEvent()
    event.subject = record.source
    event.other = record.ref
    event.player = record.controller
    event.source = record.source
    event.amount = int(was_declined(record))
    happen(state, event)


register(Stacking, (_begin, _next_player, _take_order, _put, _settled, _placed))
