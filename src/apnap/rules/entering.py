"""614.12: a permanent that is about to enter is looked at as it would exist on the battlefield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.ids import Ref
from apnap.rules.event_base import ZONE_CHANGE
from apnap.rules.events_of_objects import ZoneChange
from apnap.rules.layers import compute_entering

if TYPE_CHECKING:
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def as_it_would_enter(state: State, event: ZoneChange) -> GameObject:
    """Return the object as it would exist on the battlefield with what has modified the event so far (614.12)."""
    record = state.last_known(event.subject)
    would = record.copy()
    would.zone = BATTLEFIELD
    would.controller = event.controller if event.controller >= 0 else record.controller
    if record.zone != STACK:
        would.face = 0
        if event.controller < 0:
            would.controller = record.owner
    if event.face >= 0:
        would.face = event.face
    if event.copied is not None:
        would.copied = event.copied
    would.face_down = event.face_down
    would.counters = event.counters
    would.tapped = event.tapped
    compute_entering(state, would)
    return would


def looked_at(state: State, ref: Ref, context: Context) -> GameObject:
    """Return an object as it was last; the one whose entering is being modified, as it would enter."""
    event = context.event
    record = state.last_known(ref)
    if event is None or event.kind != ZONE_CHANGE or event.subject != ref or record.zone == BATTLEFIELD:
        return record
    assert isinstance(event, ZoneChange)
    if event.to != BATTLEFIELD or state.current(ref) is None:
        return record
    return as_it_would_enter(state, event)
