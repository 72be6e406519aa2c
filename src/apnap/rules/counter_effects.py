"""122.1c, 122.1d, 122.1h: the effects that shield, stun and finality counters on a permanent create."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import BATTLEFIELD, GRAVEYARD
from apnap.rules import events as ev
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.state import State

SHIELD: Final = "shield"
STUN: Final = "stun"
FINALITY: Final = "finality"


def counter_at_work(state: State, event: Event) -> str:
    """Return the kind of counter with an effect that applies to an event; "" if there is none."""
    kind = event.kind
    if kind == ev.UNTAP:
        name, ref = STUN, event.subject
    elif kind == ev.DAMAGE:
        name, ref = SHIELD, event.other
    elif kind == ev.DESTROY:
        name, ref = SHIELD if event.source else "", event.subject  # 704: state-based actions are no effects
    elif kind == ev.ZONE_CHANGE:
        assert isinstance(event, ZoneChange)
        name, ref = FINALITY if event.to == GRAVEYARD else "", event.subject
    else:
        return ""
    record = state.current(ref) if name and ref > 0 else None
    if record is None or not record.counters or record.zone != BATTLEFIELD or record.phased_out:
        return ""
    if not record.counter(name) or name == STUN and not record.tapped:
        return ""
    return name
