"""614.17: what can't happen at all, and is therefore not replaced either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import static as st
from apnap.abilities.objects import This
from apnap.abilities.values import BATTLEFIELD
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.damage import can_be_dealt_damage
from apnap.rules.entering import as_it_would_enter
from apnap.rules.entities import player_of
from apnap.rules.events import Countered, Event, ZoneChange
from apnap.rules.filters import matches
from apnap.rules.permanents import BY_DAY_OR_NIGHT, can_be_destroyed, can_transform
from apnap.rules.permissions import parts_of, player_rules, restrictions
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def _is_protected_from(state: State, record: GameObject, event: Event) -> bool:
    """Tell whether a spell can't be countered, by anything or by what counters it (701.6)."""
    for active in restrictions(state, st.CANT_BE_COUNTERED, record):
        assert isinstance(active.part, st.Restriction)
        other = active.part.other
        if other is None:
            return True
        if event.source > 0 and matches(state, state.last_known(event.source), other, active.context):
            return True
    return False


def can_happen(state: State, event: Event) -> bool:
    """Tell whether the event can happen: what can't is not replaced either (614.17c, 614.7)."""
    kind = event.kind
    if kind == ev.GAIN_LIFE:
        return event.amount > 0 and not player_rules(state, st.CANT_GAIN_LIFE, event.player)
    if kind == ev.LOSE_LIFE:
        return event.amount > 0 and not player_rules(state, st.CANT_LOSE_LIFE, event.player)
    if kind == ev.DRAW:
        return can_draw(state, event.player)
    if kind == ev.DAMAGE:
        assert isinstance(event, ev.Damage)
        return event.amount > 0 and can_be_dealt_damage(state, event.other, event.combat)
    if kind == ev.DESTROY:
        return can_be_destroyed(state, event.subject)
    if kind == ev.TRANSFORMED:
        return can_transform(state, event.subject, event.amount == BY_DAY_OR_NIGHT)
    if kind == ev.COUNTERED:
        record = state.current(event.subject)
        assert isinstance(event, Countered)
        return record is not None and (event.by_rules or not _is_protected_from(state, record, event))
    if kind == ev.UNTAP:
        record = state.current(event.subject)
        return record is not None and not restrictions(state, st.CANT_BECOME_UNTAPPED, record)
    if kind == ev.PHASED and event.amount == 0:
        record = state.current(event.subject)
        return record is not None and not restrictions(state, st.CANT_PHASE_OUT, record)
    if kind == ev.PUT_COUNTERS:
        return event.amount > 0 and _can_get_counters(state, event)
    if kind == ev.ZONE_CHANGE:
        record = state.current(event.subject)
        if record is None:
            return False
        assert isinstance(event, ZoneChange)
        if event.to == BATTLEFIELD and restrictions(state, st.CANT_ENTER, _turned_down(record, event)):
            return False
        return event.cause != ev.BY_SACRIFICE or can_be_sacrificed(state, record)
    return True


def _turned_down(record: GameObject, event: ZoneChange) -> GameObject:
    """701.40f, 701.58f: a card that is manifested is a face-down creature card before it enters."""
    if not event.face_down or record.face_down:
        return record
    down = record.copy()
    down.face_down = True
    down.chars = None
    return down


def can_draw(state: State, player: Player, n: int = 1) -> bool:
    """Tell whether a player can draw ``n`` cards: "can't draw", "can't draw more than … each turn" (121.2b, 614.17)."""
    for active in player_rules(state, st.CANT_DRAW, player):
        assert isinstance(active.part, st.PlayerRule)
        limit = active.part.n
        if limit is None or state.players[player].cards_drawn + n > amount(state, limit, active.context):
            return False
    return True


def can_be_made_to(state: State, kind: int, player: Player, by: Player) -> bool:
    """Tell whether what a player controls can make another sacrifice or discard (a constant of ``static``)."""
    return by == player or by not in state.opponents(player) or not player_rules(state, kind, player)


def can_be_sacrificed(state: State, record: GameObject) -> bool:
    """Tell whether a permanent can be sacrificed by its controller (701.21a)."""
    if record.zone != BATTLEFIELD or record.phased_out or restrictions(state, st.CANT_BE_SACRIFICED, record):
        return False
    for active in player_rules(state, st.CANT_SACRIFICE, controller_of(state, record)):
        assert isinstance(active.part, st.PlayerRule)
        if active.part.what is None or matches(state, record, active.part.what, active.context):
            return False
    return True


def _can_get_counters(state: State, event: Event) -> bool:
    assert isinstance(event, ev.PutCounters)
    if event.other < 0:
        rules = player_rules(state, st.CANT_GET_COUNTERS, player_of(event.other))
        return not any(_forbids(active.part, event.counter) for active in rules)
    record = state.current(event.other)
    return record is not None and can_have_counters(state, record, event.counter)


def can_have_counters(state: State, record: GameObject, counter: str) -> bool:
    """Tell whether counters of that kind can be put on an object (614.17)."""
    return not any(_forbids(one.part, counter) for one in restrictions(state, st.CANT_HAVE_COUNTERS, record))


def _forbids(part: st.StaticPart, counter: str) -> bool:
    assert isinstance(part, st.PlayerRule | st.Restriction)
    return part.counter in ("", counter)


def counters_it_enters_with(state: State, event: ZoneChange) -> tuple[tuple[str, int], ...]:
    """Return the counters that a permanent can have as it enters: its own words about that count (614.12, 614.17)."""
    would = as_it_would_enter(state, event)
    own = [
        part
        for part in (active.part for active in parts_of(state, would, st.Restriction))
        if isinstance(part, st.Restriction) and part.kind == st.CANT_HAVE_COUNTERS and isinstance(part.what, This)
    ]
    return tuple(
        (kind, n)
        for kind, n in event.counters
        if can_have_counters(state, would, kind) and not any(_forbids(part, kind) for part in own)
    )
