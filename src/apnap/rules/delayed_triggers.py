"""603.7, 603.12: delayed and reflexive triggered abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import occurrence as occ
from apnap.abilities.ability import Body, Triggered
from apnap.abilities.duration import (
    Duration,
    DuringNextTurnOf,
    UntilEndOfCombat,
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilYourNextTurn,
)
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.conditions import holds
from apnap.rules.context import Context
from apnap.rules.definitions import compile_ability
from apnap.rules.events import Event
from apnap.rules.expressions import players_of
from apnap.rules.occurrences import as_seen_by, occurs
from apnap.rules.waiting import DelayedTriggerRecord, WaitingTrigger, context_of
from apnap.rules.watchers import mask_of

if TYPE_CHECKING:
    from apnap.rules.state import State


def add_delayed(state: State, ability: Triggered, context: Context, once: bool, duration: Duration) -> None:
    """603.7: let a delayed triggered ability begin to wait.

    Source, controller, slots, targets and event of ``context`` are kept as they are now (603.7c–d).
    """
    record = DelayedTriggerRecord()
    record.ability = compile_ability(ability)
    record.context = context.copy()
    record.once = once
    record.duration = duration
    record.timestamp = state.new_timestamp()
    record.turn = state.turn
    state.delayed = (*state.delayed, record)
    state.touch()


def add_reflexive(state: State, body: Body, context: Context) -> None:
    """603.12: a reflexive ability ("when you do") triggers at once; whether it does is up to the caller."""
    waiting = WaitingTrigger()
    waiting.ability = compile_ability(Triggered(occ.AnyOccurrence(()), body))
    _bring_along(waiting, context, context.event)
    state.waiting_triggers = (*state.waiting_triggers, waiting)


def _bring_along(waiting: WaitingTrigger, context: Context, event: Event | None) -> None:
    waiting.source = context.source
    waiting.controller = context.you
    waiting.event = event
    waiting.slots = tuple(sorted(context.slots.items(), key=lambda item: item[0]))
    waiting.x = context.x
    ability = waiting.ability
    if ability is not None and isinstance(ability.node, Triggered):
        body = ability.node.body
        if not body.targets and body.modes is None:
            waiting.targets = context.targets


def notice_delayed(state: State, performed: list[Event], kinds: int) -> None:
    """603.7b: let delayed abilities trigger on events that have happened together."""
    done: list[DelayedTriggerRecord] = []
    for record in state.delayed:
        ability = record.ability
        if ability is None or not mask_of(ability) & kinds:
            continue
        if isinstance(record.duration, DuringNextTurnOf) and record.turn == state.turn:
            continue
        node = ability.node
        assert isinstance(node, Triggered)
        for event in _seen(state, record, node, performed):
            waiting = WaitingTrigger()
            waiting.ability = ability
            own = record.context.event
            kept = own is not None and event.kind in (ev.STEP_BEGAN, ev.TURN_BEGAN)
            _bring_along(waiting, record.context, own if kept else event)
            asked = [one for one in (node.condition, node.only_if) if one is not None]
            if asked and not all(holds(state, one, context_of(state, waiting)) for one in asked):
                continue
            state.waiting_triggers = (*state.waiting_triggers, waiting)
            if record.once:
                done.append(record)
                break
    if done:
        state.delayed = tuple(record for record in state.delayed if record not in done)


def _seen(state: State, record: DelayedTriggerRecord, node: Triggered, performed: list[Event]) -> list[Event]:
    """Return the events that the ability triggers on, as it sees them; "one or more" are one event, for each player
    that was dealt damage (603.2c) unless one or more players were."""
    assert record.ability is not None
    mask = mask_of(record.ability)
    found = [one for one in performed if mask >> one.kind & 1 and occurs(state, node.occurrence, one, record.context)]
    if not node.one_or_more:
        return [as_seen_by(node.occurrence, one) for one in found]
    from apnap.rules.triggers import one_event_of  # which notices delayed abilities, too

    groups: dict[int, list[Event]] = {}
    for one in found:
        groups.setdefault(one.other if one.kind == ev.DAMAGE and not node.together else 0, []).append(one)
    return [one_event_of(node.occurrence, group) for group in groups.values()]


def expire_delayed_at_cleanup(state: State) -> None:
    """514.2: delayed abilities of "this turn" stop waiting, and those of their controller's next turn in that turn."""
    if state.delayed:
        state.delayed = tuple(
            record
            for record in state.delayed
            if not isinstance(record.duration, UntilEndOfTurn | UntilEndOfCombat)
            and not (
                isinstance(record.duration, UntilEndOfYourNextTurn)
                and record.context.you == state.active
                and record.turn < state.turn
            )
            and not (
                isinstance(record.duration, DuringNextTurnOf)
                and record.turn < state.turn
                and state.active in players_of(state, record.duration.who, record.context)
            )
        )


def expire_delayed_at_end_of_combat(state: State) -> None:
    """511.3: what waits "this combat" waits no longer."""
    if any(isinstance(record.duration, UntilEndOfCombat) for record in state.delayed):
        state.delayed = tuple(one for one in state.delayed if not isinstance(one.duration, UntilEndOfCombat))


def expire_delayed_at_turn_start(state: State, player: Player) -> None:
    """Delayed abilities that wait "until your next turn" stop waiting as that turn begins."""
    if state.delayed:
        state.delayed = tuple(
            record
            for record in state.delayed
            if not (isinstance(record.duration, UntilYourNextTurn) and record.context.you == player)
        )
