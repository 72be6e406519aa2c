"""701.3: attaching and unattaching Auras, Equipment and Fortifications."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import BATTLEFIELD
from apnap.ids import Ref
from apnap.rules import events as ev
from apnap.rules.bestowing import cease_to_be_bestowed, is_bestowed
from apnap.rules.characteristics import controller_of
from apnap.rules.context import context_for
from apnap.rules.entities import Entity, entity_of_player, player_of
from apnap.rules.events import Event
from apnap.rules.expressions import players_of
from apnap.rules.filters import find
from apnap.rules.happen import follow_up, performer
from apnap.rules.protection import can_be_attached
from apnap.rules.targeting import aura_target, legal_entities
from apnap.rules.zones import attach

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def attached(ref: Ref, to: Entity, source: Ref = 0) -> Event:
    """Return the proposal that a permanent becomes attached to an object or player (701.3a)."""
    event = ev.Attached()
    event.subject = ref
    event.other = to
    event.source = source
    return event


def unattached(state: State, ref: Ref) -> Event:
    """Return the proposal that a permanent becomes unattached (701.3d)."""
    event = ev.Unattached()
    event.subject = ref
    event.other = state.last_known(ref).attached_to
    return event


def aura_hosts(state: State, record: GameObject) -> list[Entity]:
    """Return what an Aura that enters without having been cast may be attached to (303.4f): it does not target.

    classic:214.8d: it is as when the card is played, so only what could be its target may be chosen.
    """
    target = aura_target(state, record)
    if target is None:
        return []
    context = context_for(record.ref, record.controller)
    if state.rulebook.aura_other_entry == "as_played":
        hosts = legal_entities(state, target, context, [])
    else:
        hosts = [] if target.objects is None else list(find(state, target.objects, context))
        if target.players is not None:
            hosts.extend(entity_of_player(player) for player in players_of(state, target.players, context))
    return [host for host in hosts if host != record.ref and can_be_attached(state, record, host)]


@performer(ev.ATTACHED)
def perform_attached(state: State, event: Event) -> Event | None:
    """Attach it, if it can be attached to that (701.3b); it gets a new timestamp (701.3c)."""
    record = state.current(event.subject)
    if record is None or record.zone != BATTLEFIELD or record.attached_to == event.other:
        return None
    if event.other > 0:
        host = state.current(event.other)
        if host is None or host.zone != BATTLEFIELD:
            return None
    elif event.other == 0 or not state.players[player_of(event.other)].in_game:
        return None
    if not can_be_attached(state, record, event.other):
        return None
    if record.attached_to:
        follow_up(state, unattached(state, record.ref))
    done = event.copy()
    done.player = controller_of(state, record)
    attach(state, state.edit(event.subject), event.other)
    return done


@performer(ev.UNATTACHED)
def perform_unattached(state: State, event: Event) -> Event | None:
    """Unattach it, unless it is already on something else: then this only tells that it left its host."""
    record = state.current(event.subject)
    if record is None or event.other == 0 and not is_bestowed(record):
        return None
    if record.attached_to == event.other:
        host = state.current(record.attached_to) if record.attached_to > 0 else None
        if host is not None:
            state.edit(host.ref).attachments = tuple(a for a in host.attachments if a != record.ref)
        state.edit(record.ref).attached_to = 0
        if is_bestowed(record):  # 702.103f
            cease_to_be_bestowed(state, record.ref)
    return event
