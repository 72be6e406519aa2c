"""607.2d: choices that are kept with the object they were made for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules import events as ev
from apnap.rules.events import Event
from apnap.rules.happen import performer

if TYPE_CHECKING:
    from apnap.rules.state import State


@performer(ev.CHOSEN)
def perform_chosen(state: State, event: Event) -> Event | None:
    """Keep the choice with the object it was made for, in place of an earlier one."""
    assert isinstance(event, ev.Chosen)
    record = state.current(event.subject) if event.subject else None
    if record is not None:
        value: int | str = event.word
        if event.purpose == "color" or not event.word:
            value = event.amount
        kept = tuple(pair for pair in record.choices if pair[0] != event.purpose)
        state.edit(event.subject).choices = (*kept, (event.purpose, value))
    return event
