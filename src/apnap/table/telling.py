"""The log: what happened, in sentences, without what goes without saying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from apnap.abilities.values import HAND, LIBRARY
from apnap.i18n.events import event_text
from apnap.i18n.rendering import Rendering
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.events import Event
from apnap.rules.libraries import SET_IN_MOTION

_UNSAID: Final = frozenset(
    {
        ev.TAP,
        ev.UNTAP,
        ev.ADD_MANA,
        ev.STEP_BEGAN,
        ev.TARGETED,
        ev.UNBLOCKED,
        ev.BECOME_BLOCKED,
        ev.ATTACKERS_DECLARED,
        ev.KEYWORD_ACTION,
        ev.CHOSEN,
        ev.DESTROY,
    }
)
"""Kinds of events that every player expects, or that another event tells of."""


_NEAR: Final = 60
"""How many events around another one are looked at."""


def worth_telling(events: Sequence[Event], start: int = 0) -> list[Event]:
    """Return the events, from the one of a number on, that people want to hear of, in order."""
    found: list[Event] = []
    for at in range(start, len(events)):
        event = events[at]
        if not _goes_without_saying(event, events[max(at - _NEAR, 0) : at]) and not _in_mulligan(events, at):
            found.append(event)
    return found


def _in_mulligan(events: Sequence[Event], at: int) -> bool:
    """Whether an event is a hand going back into the library for a mulligan (103.5), which is told as such."""
    event = events[at]
    if not isinstance(event, ev.ZoneChange) or event.came_from != HAND or event.to != LIBRARY:
        return False
    return any(near.kind == ev.MULLIGAN for near in events[max(at - _NEAR, 0) : at + _NEAR])


def told(events: Sequence[Event], rendering: Rendering, seat: Player | None, start: int = 0) -> list[str]:
    """Return the events worth telling in sentences, as a seat has seen them (None: as everybody has).

    :param start: the number of the first one to tell; what goes without saying depends on those before it, too
    """
    texts = [event_text(event, rendering, seat) for event in worth_telling(events, start)]
    return [text[0].upper() + text[1:] for text in texts if text]


def _goes_without_saying(event: Event, before: Sequence[Event]) -> bool:
    """Whether an event is one of those, or tells again what damage, mana or a spell's effects have told."""
    if event.kind in _UNSAID:
        return not (isinstance(event, ev.KeywordAction) and event.action == SET_IN_MOTION)
    if isinstance(event, ev.LoseLife) and not event.mana_burn:
        return any(other.kind == ev.DAMAGE and other.other == -1 - event.player for other in before)
    if isinstance(event, ev.Activate):
        return event.is_mana
    return event.kind == ev.RESOLVED and bool(event.amount)
