"""122: counters on objects and players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import BATTLEFIELD, EXILE
from apnap.ids import NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.applying import KEYWORD_COUNTERS, counter_memory
from apnap.rules.entities import Entity, player_of
from apnap.rules.events import Event
from apnap.rules.happen import performer
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.state import State


def put_counters(entity: Entity, counter: str, n: int, player: Player, source: Ref = NO_REF) -> Event:
    """Return the proposal that ``player`` puts counters on an object or player (122.6)."""
    event = ev.PutCounters()
    event.other = entity
    event.subject = max(entity, NO_REF)
    event.counter = counter
    event.amount = n
    event.player = player
    event.source = source
    return event


def remove_counters(entity: Entity, counter: str, n: int, source: Ref = NO_REF) -> Event:
    """Return the proposal that counters are removed from an object or player (122.1)."""
    event = ev.RemoveCounters()
    event.other = entity
    event.subject = max(entity, NO_REF)
    event.counter = counter
    event.amount = n
    event.source = source
    return event


def counters_given(state: State, event: Event) -> list[Event]:
    """122.6, 122.6a: the counters that an object has entered the battlefield with have been put on it, too: by its
    controller."""
    assert isinstance(event, ev.ZoneChange)
    record = state.current(event.became) if event.to == BATTLEFIELD and event.became > 0 else None
    if record is None:
        return []
    you = record.controller
    return [put_counters(record.ref, kind, n, you, record.ref) for kind, n in event.counters if n > 0]


def counters_of(state: State, entity: Entity) -> tuple[tuple[str, int], ...]:
    """Return the kinds and numbers of counters on an object or player; none if the object is gone."""
    if entity < 0:
        return state.players[player_of(entity)].counters
    record = state.current(entity)
    return () if record is None else record.counters


def counter_on(state: State, entity: Entity, counter: str) -> int:
    """Return how many counters of a kind are on an object or player."""
    for kind, n in counters_of(state, entity):
        if kind == counter:
            return n
    return 0


def _write(state: State, entity: Entity, counter: str, n: int) -> None:
    if entity < 0:
        player = state.edit_player(player_of(entity))
        player.counters = with_count(player.counters, counter, n)
        return
    record = state.edit(entity)
    record.counters = with_count(record.counters, counter, n)


@performer(ev.PUT_COUNTERS)
def perform_put_counters(state: State, event: Event) -> Event | None:
    """Put counters on a permanent, an exiled card or a player; putting none is no event."""
    assert isinstance(event, ev.PutCounters)
    if event.amount <= 0 or not _can_have_counters(state, event.other):
        return None
    there = counter_on(state, event.other, event.counter)
    if event.total and there + event.amount > event.total:
        event = event.copy()
        assert isinstance(event, ev.PutCounters)
        event.amount = event.total - there
        if event.amount <= 0:
            return None
    _write(state, event.other, event.counter, there + event.amount)
    if event.counter in KEYWORD_COUNTERS and event.other > 0:
        writable = state.edit(event.other)  # 613.7c: all of that kind have the timestamp of the newest
        writable.memory = with_count(writable.memory, counter_memory(event.counter), state.new_timestamp())
        state.disturb()  # the ability may be one that others must know of
    return event


def _can_have_counters(state: State, entity: Entity) -> bool:
    if entity < 0:
        return state.players[player_of(entity)].in_game
    record = state.current(entity)
    return record is not None and record.zone in (BATTLEFIELD, EXILE) and not record.phased_out


@performer(ev.REMOVE_COUNTERS)
def perform_remove_counters(state: State, event: Event) -> Event | None:
    """Remove as many counters as there are, up to the amount."""
    assert isinstance(event, ev.RemoveCounters)
    there = counter_on(state, event.other, event.counter)
    removed = min(there, event.amount)
    if removed <= 0:
        return None
    _write(state, event.other, event.counter, there - removed)
    if event.counter in KEYWORD_COUNTERS and event.other > 0:
        state.disturb()
    if removed == event.amount:
        return event
    done = event.copy()
    done.amount = removed
    return done
