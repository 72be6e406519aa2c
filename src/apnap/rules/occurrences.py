"""603.2: whether an event is what an ability watches for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from apnap.abilities.occurrence import Occurrence
    from apnap.rules.context import Context
    from apnap.rules.events import Event
    from apnap.rules.state import State


def event_mask(occurrence: Occurrence) -> int:
    """Return the kinds of events that an occurrence can match, as bits."""
    raise NotImplementedError


def matches_event(state: State, occurrence: Occurrence, event: Event, context: Context) -> bool:
    """Tell whether an event (proposed or performed) is such an occurrence."""
    raise NotImplementedError


def seen_as(state: State, occurrence: Occurrence, event: Event, context: Context) -> Event:
    """Return a matching event with the roles that the occurrence gives them (EventObject, EventOther).

    Being dealt damage has the recipient as its subject; becoming a target has the spell or ability as its other.
    """
    raise NotImplementedError
