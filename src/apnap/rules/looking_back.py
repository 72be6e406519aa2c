"""603.10: which abilities look back in time to just before the event that they trigger on, and what they see there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import occurrence as occ
from apnap.abilities.values import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.entities import player_of
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.state import State

_KINDS: Final = {
    "leaving_play": frozenset((ev.PHASED,)),
    "also_hidden_zones": frozenset((ev.PHASED, ev.CONTROL_CHANGED)),
    "listed": frozenset((ev.PHASED, ev.CONTROL_CHANGED, ev.UNATTACHED)),
    "listed_and_countering": frozenset((ev.PHASED, ev.CONTROL_CHANGED, ev.UNATTACHED, ev.COUNTERED, ev.LOSE_GAME)),
}
"""Kinds of events besides changes of zones (classic:410.10d, 2007:410.10d); phasing out is leaving play, too."""

_LEFT: Final = {
    "leaving_play": (BATTLEFIELD,),
    "also_hidden_zones": (BATTLEFIELD,),
    "listed": (BATTLEFIELD, GRAVEYARD),
    "listed_and_countering": (BATTLEFIELD, GRAVEYARD),
}
"""603.10a: the zones that abilities look back at when something leaves them."""


def looks_back(state: State, occurrence: occ.Occurrence, event: Event) -> bool:
    """603.10a–f: tell whether abilities that watch for this look back to just before the event."""
    book = state.rulebook.leave_play_look_back
    if event.kind == ev.CONTROL_CHANGED:  # 603.10d: losing control, not gaining it
        losing = isinstance(occurrence, occ.ControlChanges) and occurrence.loses is not None
        return losing and ev.CONTROL_CHANGED in _KINDS[book]
    if event.kind == ev.PHASED and event.amount:
        return False  # 603.10b: phasing out, not phasing in
    if event.kind != ev.ZONE_CHANGE:
        return event.kind in _KINDS[book]
    assert isinstance(event, ev.ZoneChange)
    if isinstance(occurrence, occ.Sacrifices):
        return True
    if not isinstance(occurrence, occ.ZoneChanges):
        return False
    if event.came_from in _LEFT[book] and event.came_from in occurrence.from_zones:
        return BATTLEFIELD not in occurrence.to_zones  # 603.6a: "enters from a graveyard" is about entering
    if book == "leaving_play":
        return False
    return event.to in (HAND, LIBRARY) and event.came_from not in (HAND, LIBRARY)


def former_controllers(performed: list[Event]) -> dict[Ref, Player]:
    """603.10d: return who controlled the permanents before that have come under another player's control together."""
    return {event.subject: player_of(event.other) for event in performed if event.kind == ev.CONTROL_CHANGED}


def unattached_by_leaving(state: State, performed: list[Event]) -> list[Event]:
    """701.3d: return the events that attachments become unattached because they leave the battlefield, for abilities to
    trigger on. (What stays there while its host leaves becomes unattached at the next check.)"""
    parted: list[Event] = []
    for moved in performed:
        if not isinstance(moved, ev.ZoneChange) or moved.came_from != BATTLEFIELD:
            continue
        host = state.last_known(moved.subject).attached_to
        if host and (host < 0 or state.current(host) is not None or any(one.subject == host for one in performed)):
            event = ev.Unattached()
            event.subject = moved.subject
            event.other = host
            parted.append(event)
    return parted
