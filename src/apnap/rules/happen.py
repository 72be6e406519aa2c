"""The one place through which everything that happens passes: propose, replace (616), perform, notice.

A step proposes events with :func:`happen` as the last thing it does; its next step finds what really happened in
``state.happened``. If nothing can replace or prevent the events (the usual case) they are performed at once; else the
:class:`~apnap.rules.replacing.Happening` procedure asks whoever must choose. Performers (one per kind, registered by
the chapters) are the only code that writes what an event changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.rules import events as ev
from apnap.rules.events import Event
from apnap.rules.machine import call

if TYPE_CHECKING:
    from apnap.rules.state import State

Performer = Callable[["State", Event], Event | None]
"""Carries an event out; returns the event as it happened, or None if nothing happened."""

Expander = Callable[["State", Event], "list[Event] | None"]
"""Returns the events that an event consists of once it is not replaced (destroying is a zone change, 701.8b), or
None if it is performed as it is."""

PERFORMERS: Final[list[Performer | None]] = [None] * len(ev.EVENT_CLASSES)
EXPANDERS: Final[list[Expander | None]] = [None] * len(ev.EVENT_CLASSES)

QUIET: Final = (
    1 << ev.GAIN_LIFE
    | 1 << ev.LOSE_LIFE
    | 1 << ev.TAP
    | 1 << ev.UNTAP
    | 1 << ev.CAST
    | 1 << ev.ACTIVATE
    | 1 << ev.PLAY_LAND
    | 1 << ev.ADD_MANA
    | 1 << ev.TARGETED
    | 1 << ev.KEYWORD_ACTION
    | 1 << ev.REVEALED
    | 1 << ev.COIN
    | 1 << ev.DIE
    | 1 << ev.RESOLVED
    | 1 << ev.DAMAGE
    | 1 << ev.DAMAGE_ASSIGNED
    | 1 << ev.DRAW
    | 1 << ev.DESTROY
    | 1 << ev.STEP_BEGAN
    | 1 << ev.TURN_BEGAN
    | 1 << ev.ATTACK
    | 1 << ev.ATTACKERS_DECLARED
    | 1 << ev.BLOCK
    | 1 << ev.BECOME_BLOCKED
    | 1 << ev.UNBLOCKED
    | 1 << ev.DAMAGE_PREVENTED
    | 1 << ev.COUNTERED
    | 1 << ev.TRIGGERED
    | 1 << ev.MULLIGAN
    | 1 << ev.SKIPPED
    | 1 << ev.PUT_COUNTERS
    | 1 << ev.REMOVE_COUNTERS
    | 1 << ev.ZONE_CHANGE
)
"""Kinds that change no characteristics of *other* objects unless something volatile is in force. (A zone change
disturbs by itself when an object with static abilities enters or leaves the battlefield: ``zones``; a turn that
begins does when anything is in force that could ask whose turn it is: ``turn``.)"""


_ARRIVING: Final = (
    1 << ev.ZONE_CHANGE | 1 << ev.CONTROL_CHANGED | 1 << ev.PHASED | 1 << ev.TRANSFORMED | 1 << ev.TURNED_FACE_UP
)
"""Kinds after which a player may control more permanents of some description than before (702.131d)."""


def performer(kind: int) -> Callable[[Performer], Performer]:
    """Register the function below as the performer of a kind of event."""

    def add(function: Performer) -> Performer:
        PERFORMERS[kind] = function
        return function

    return add


def expander(kind: int) -> Callable[[Expander], Expander]:
    """Register the function below as the expander of a kind of event."""

    def add(function: Expander) -> Expander:
        EXPANDERS[kind] = function
        return function

    return add


def happen(state: State, *proposed: Event) -> None:
    """Propose events that happen at the same time. Call it as the last thing in a step."""
    happen_all(state, list(proposed))


def happen_all(state: State, proposed: list[Event]) -> None:
    """Propose a list of simultaneous events; see :func:`happen`."""
    state.happened = ()
    if not proposed:
        return
    if may_be_replaced(state, proposed):
        frame = Happening()
        frame.proposed = list(proposed)
        call(state, frame)
        return
    perform_group(state, expand_all(state, proposed))
    if state.follow_ups:
        call(state, Happening())
    if len(state.happened) > 1:
        arrange_graveyards(state)


def expand_all(state: State, proposed: list[Event]) -> list[Event]:
    """Return the events with those that consist of others resolved into them; each stays in the record too."""
    for event in proposed:
        if EXPANDERS[event.kind] is not None:
            break
    else:
        return proposed
    result: list[Event] = []
    for event in proposed:
        expand = EXPANDERS[event.kind]
        parts = expand(state, event) if expand is not None else None
        if parts is None:
            result.append(event)
        else:
            result.extend(parts)
    return result


def follow_up(state: State, event: Event) -> None:
    """Propose an event that is a result of the one being performed (life lost to damage): it comes right after."""
    state.follow_ups = (*state.follow_ups, event)


def perform_group(state: State, group: list[Event]) -> None:
    """Carry out simultaneous events, note them, and let abilities trigger.

    Leaves-the-battlefield abilities and their like look back at the time before the group (603.10).
    """
    before = watchers(state)
    performed: list[Event] = []
    kinds = 0
    if state.in_combat:
        for event in group:
            if event.kind == ev.ZONE_CHANGE:
                record = state.current(event.subject)
                if record is not None and record.zone == BATTLEFIELD:
                    note_company(state, record)
    if len(group) > 1:  # 608.2h: each is last known as it was before any of them
        group = shuffled_first(group)
        for event in group:
            if event.kind == ev.ZONE_CHANGE:
                record = state.current(event.subject)
                if record is not None and record.zone in (BATTLEFIELD, STACK):
                    state.leaving[event.subject] = characteristics(state, record)
    for event in group:
        perform = PERFORMERS[event.kind]
        done = perform(state, event) if perform is not None else event
        if done is not None:
            performed.append(done)
            kinds |= 1 << done.kind
            if done.kind == ev.ZONE_CHANGE and done.parts:  # type: ignore[attr-defined]
                performed.extend(done.parts)  # type: ignore[attr-defined]
            if done.kind == ev.ZONE_CHANGE and done.counters:  # type: ignore[attr-defined]
                given = counters_given(state, done)
                performed.extend(given)
                kinds |= 1 << ev.PUT_COUNTERS if given else 0
    if state.leaving:
        state.leaving = {}
    if len(performed) > 1 and kinds >> ev.ZONE_CHANGE & 1:
        note_together(state, performed)
    if not performed:
        return
    if kinds & ~QUIET:
        state.disturb()
    elif kinds != 1 << ev.STEP_BEGAN or is_volatile(state):  # legality is kept by step, so that a step is no reason
        recheck(state)
    if kinds & _ARRIVING and (given := give_markers(state)):
        performed.extend(given)
        kinds |= 1 << ev.KEYWORD_ACTION
    if state.effects:
        expire_conditions(state)  # 611.2b: "for as long as" ends at once
    state.check_needed = True
    state.happened = (*state.happened, *performed)
    state.history.extend(performed)
    if state.events_log is not None:
        state.events_log.extend(performed)
    notice(state, performed, kinds, before)


from apnap.rules import zones as zones  # noqa: E402, I001  (the chapters below propose events themselves; zones first)
from apnap.rules.arriving import note_together  # noqa: E402
from apnap.rules.characteristics import characteristics  # noqa: E402
from apnap.rules.combat.company import note_company  # noqa: E402
from apnap.rules.counters import counters_given  # noqa: E402
from apnap.rules.expiry import expire_conditions  # noqa: E402
from apnap.rules.graveyards import arrange_graveyards  # noqa: E402
from apnap.rules.libraries import shuffled_first  # noqa: E402
from apnap.rules.permissions import is_volatile, recheck  # noqa: E402
from apnap.rules.replacing import Happening, may_be_replaced  # noqa: E402
from apnap.rules.speed import give_markers  # noqa: E402
from apnap.rules.triggers import notice  # noqa: E402
from apnap.rules.watchers import watchers  # noqa: E402
