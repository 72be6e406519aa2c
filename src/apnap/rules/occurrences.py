"""603.2, 614.1: whether a game event is one that an ability watches for.

Works for events that have happened (triggers, history) and for proposals (replacement effects): a proposal has no
``became`` and is looked at as the objects are now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import occurrence as occ
from apnap.rules import events as ev
from apnap.rules import occurrences_of_objects, occurrences_of_players, rare_occurrences
from apnap.rules.context import Context
from apnap.rules.events import Event
from apnap.rules.occurrence_checks import CHECKS, MASKS

if TYPE_CHECKING:
    from apnap.rules.state import State


def event_mask(occurrence: occ.Occurrence) -> int:
    """Return the kinds of events, as bits, that can be such an occurrence; 0 for a state trigger (603.8)."""
    if isinstance(occurrence, occ.AnyOccurrence):
        mask = 0
        for one in occurrence.occurrences:
            mask |= event_mask(one)
        return mask
    if isinstance(occurrence, occ.BecomesBlocked):
        # 509.3c–e: once, or for each creature that blocks it, or for so many
        return 1 << (ev.BECOME_BLOCKED if occurrence.by is None and not occurrence.at_least else ev.BLOCK)
    return MASKS.get(type(occurrence), 0)


def occurs(state: State, occurrence: occ.Occurrence, event: Event, context: Context) -> bool:
    """Tell whether the event is such an occurrence for an ability with that context (source and controller)."""
    if isinstance(occurrence, occ.AnyOccurrence):
        return any(occurs(state, one, event, context) for one in occurrence.occurrences)
    if not event_mask(occurrence) >> event.kind & 1:
        return False
    return CHECKS[type(occurrence)](state, occurrence, event, context)


def single_occurrences(occurrence: occ.Occurrence) -> tuple[occ.Occurrence, ...]:
    """Return the occurrences that "one of several" is made of, or the one occurrence itself."""
    if isinstance(occurrence, occ.AnyOccurrence):
        return tuple(part for one in occurrence.occurrences for part in single_occurrences(one))
    return (occurrence,)


def as_seen_by(occurrence: occ.Occurrence, event: Event) -> Event:
    """Return the event with its roles as the occurrence names them: the creature that was dealt damage, say, is the
    subject for "whenever … is dealt damage"."""
    if isinstance(occurrence, occ.AnyOccurrence):
        for one in occurrence.occurrences:
            if event_mask(one) >> event.kind & 1:
                return as_seen_by(one, event)
        return event
    kind = type(occurrence)
    if kind is occ.IsDealtDamage:
        seen = event.copy()
        seen.subject, seen.other = event.other, event.subject
    elif kind is occ.BecomesTarget:
        seen = event.copy()
        seen.other = event.source
    elif kind is occ.Cycles or kind is occ.BecomesBlocked and event.kind == ev.BLOCK:
        seen = event.copy()
        seen.subject, seen.other = event.other, event.subject
    else:
        return event
    return seen


PERFORMED: Final = frozenset(CHECKS) | {occ.AnyOccurrence}
"""The classes of occurrences that are recognised."""

FAMILIES: Final = (occurrences_of_objects, occurrences_of_players, rare_occurrences)
"""Where the checks are."""
