"""607.2d: choices that are kept with the object they were made for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import REF_SHIFT, Ref
from apnap.rules import events as ev
from apnap.rules.events import Event
from apnap.rules.happen import performer

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


@performer(ev.CHOSEN)
def perform_chosen(state: State, event: Event) -> Event | None:
    """Keep the choice with the object it was made for, in place of an earlier one."""
    assert isinstance(event, ev.Chosen)
    if event.subject:
        record = _keeper(state, event.subject)
        value: int | str = event.word
        if event.purpose == "color" or not event.word:
            value = event.amount
        kept = tuple(pair for pair in record.choices if pair[0] != event.purpose)
        record.choices = (*kept, (event.purpose, value))
    return event


def _keeper(state: State, ref: Ref) -> GameObject:
    """Return the object for writing; of one that is gone its last known self, which its abilities read (113.7a)."""
    record = state.edit(state.objects[ref >> REF_SHIFT].ref)
    while record.ref != ref and record.was is not None:
        former = record.was.copy()
        former.chars = record.was.left_with
        record.was = former
        record = former
    return record
