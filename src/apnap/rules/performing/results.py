"""What really happened: reading ``state.happened`` into slots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import NO_REF, Ref
from apnap.rules import events as ev
from apnap.rules.knowledge import PUBLIC_ZONES
from apnap.rules.programs import remember

if TYPE_CHECKING:
    from apnap.rules.events import Event
    from apnap.rules.programs import Running
    from apnap.rules.state import State


def moved(state: State, to: int = 0) -> tuple[Ref, ...]:
    """Return the objects that the last events moved, in their new zone (400.7j); only those that went to ``to``."""
    return tuple(
        event.became
        for event in state.happened
        if isinstance(event, ev.ZoneChange) and event.became != NO_REF and (not to or event.to == to)
    )


def of_kind(state: State, kind: int) -> list[Event]:
    """Return the events of a kind among those that just happened."""
    return [event for event in state.happened if event.kind == kind]


def not_replaced(run: Running, state: State) -> list[Event]:
    """Return the keyword actions that just happened as they were proposed: what is done instead of one has been
    affected by more effects (614.5)."""
    return [event for event in of_kind(state, ev.KEYWORD_ACTION) if len(event.applied) <= len(run.applied)]


def remember_moved(run: Running, state: State, slot: int, to: int = 0, *, public: bool = False) -> None:
    """Remember the moved objects, and the players whose they were, in turn order of the events.

    :param public: an object that went to a hidden zone is counted, but not found there (701.9c, 701.17c)
    """
    objects = moved(state, to)
    n = len(objects)
    if public:
        objects = tuple(ref for ref in objects if state.last_known(ref).zone in PUBLIC_ZONES)
    players: list[int] = []
    for event in state.happened:
        if event.kind == ev.ZONE_CHANGE and event.player not in players:
            players.append(event.player)
    remember(run, slot, objects, tuple(players), n, n > 0)


def remember_subjects(run: Running, state: State, slot: int, kind: int) -> None:
    """Remember the subjects of the events of a kind that just happened."""
    found = of_kind(state, kind)
    remember(run, slot, tuple(event.subject for event in found), (), len(found), bool(found))


def remember_players(run: Running, state: State, slot: int, kind: int) -> None:
    """Remember the players of the events of a kind that just happened, and the sum of the amounts."""
    found = of_kind(state, kind)
    players = tuple(dict.fromkeys(event.player for event in found))
    remember(run, slot, (), players, sum(event.amount for event in found), bool(found))
