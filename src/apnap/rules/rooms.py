"""709.5, 116.2m: permanents with a shared type line: which of their halves are unlocked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import BATTLEFIELD
from apnap.ids import REF_SHIFT
from apnap.rules import events as ev
from apnap.rules.copying import layer_one
from apnap.rules.faces import BOTH_HALVES, UNLOCKED, shares_type_line
from apnap.rules.happen import follow_up
from apnap.rules.libraries import FULLY_UNLOCK, UNLOCK, action
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.definitions import Definition
    from apnap.rules.events import Event, ZoneChange
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def halves_of(state: State, record: GameObject) -> Definition | None:
    """Return the card whose halves a permanent has (709.5b), None if it is no such permanent."""
    if record.zone != BATTLEFIELD or record.face_down:
        return None
    taken, _ = layer_one(state, record)
    definition = taken or record.copied or record.definition
    return definition if shares_type_line(definition) else None


def locked_halves(state: State, record: GameObject) -> list[int]:
    """Return the locked halves of a permanent: 1, 2."""
    if halves_of(state, record) is None:
        return []
    return [half for half in (1, 2) if not record.remembered(UNLOCKED) & half]


def has_locked_door(state: State) -> bool:
    """Tell whether there is a permanent with a locked half."""
    for ref in state.battlefield:
        record = state.objects[ref >> REF_SHIFT]
        if len(record.definition.faces) > 1 or record.copied is not None or state.effects:
            if locked_halves(state, record):
                return True
    return False


def enters_unlocked(state: State, record: GameObject, event: ZoneChange) -> None:
    """709.5d: the half that was cast is unlocked as the permanent enters; a copy of the spell copies which one was
    (707.10)."""
    if event.cause != ev.BY_RESOLVING or record.face_down or not shares_type_line(record.definition):
        return
    half = record.face + 1
    record.memory = with_count(record.memory, UNLOCKED, half)
    follow_up(state, action(UNLOCK, record.controller, half, record.ref))


def unlock(state: State, event: Event) -> Event | None:
    """709.5e–i: a half is unlocked, or locked where the amount is negative."""
    record = state.current(event.subject)
    if record is None or record.zone != BATTLEFIELD:
        return None
    before = record.remembered(UNLOCKED)
    after = before | event.amount if event.amount > 0 else before & ~-event.amount
    writable = state.edit(event.subject)
    writable.memory = with_count(writable.memory, UNLOCKED, after)
    state.disturb()
    if after == BOTH_HALVES != before:
        follow_up(state, action(FULLY_UNLOCK, event.player, subject=event.subject))
    return event
