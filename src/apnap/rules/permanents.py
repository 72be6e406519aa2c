"""110.5, 701: what happens to permanents: tapping, destruction, regeneration, transforming, control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.definition import FLIP, MELD, MODAL, TRANSFORM
from apnap.abilities.static import CANT_TRANSFORM, TurnedUpWith
from apnap.abilities.values import BATTLEFIELD, GRAVEYARD, INDESTRUCTIBLE, INSTANT, SORCERY
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of, has_keyword
from apnap.rules.combat.attacking import remove_from_combat
from apnap.rules.events import Event
from apnap.rules.happen import expander, follow_up, performer
from apnap.rules.merging import layouts, show_components, turn_components, turn_down_or_up, turning_components
from apnap.rules.permissions import parts_of, restrictions
from apnap.rules.records import ABILITY, BEARER, with_count
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def permanent(state: State, ref: Ref) -> GameObject | None:
    """Return the permanent if it is (still) in play and phased in (classic:214.1, classic:214.3), else None."""
    record = state.current(ref)
    return record if record is not None and record.zone == BATTLEFIELD and not record.phased_out else None


def about(kind: type[Event], ref: Ref, amount: int = 0) -> Event:
    """Return the proposal of an event that has only a subject and an amount (tap, untap, transform, phase …)."""
    event = kind()
    event.subject = ref
    event.amount = amount
    return event


# ------------------------------------------------------------------------------------- tapping (701.26)


@performer(ev.TAP)
def perform_tap(state: State, event: Event) -> Event | None:
    """Tap an untapped permanent; the tapped ones can't be tapped (701.26a)."""
    record = permanent(state, event.subject)
    if record is None or record.tapped:
        return None
    if event.player < 0:
        event = event.copy()
        event.player = controller_of(state, record)
    state.edit(event.subject).tapped = True
    return event


@performer(ev.UNTAP)
def perform_untap(state: State, event: Event) -> Event | None:
    """Untap a tapped permanent (701.26b)."""
    record = permanent(state, event.subject)
    if record is None or not record.tapped:
        return None
    if event.player < 0:
        event = event.copy()
        event.player = controller_of(state, record)
    state.edit(event.subject).tapped = False
    return event


# ------------------------------------------------------------------------------------- destruction (701.8, 701.19)


def destroy(ref: Ref, source: Ref = 0, no_regeneration: bool = False) -> Event:
    """Return the proposal that a permanent is destroyed (701.8a)."""
    event = ev.Destroy()
    event.subject = ref
    event.source = source
    event.no_regeneration = no_regeneration
    return event


def can_be_destroyed(state: State, ref: Ref) -> bool:
    """Tell whether a permanent is there and not indestructible (702.12b)."""
    record = permanent(state, ref)
    return record is not None and not has_keyword(state, record, INDESTRUCTIBLE)


@expander(ev.DESTROY)
def expand_destroy(state: State, event: Event) -> list[Event]:
    """701.8a: destroying moves the permanent to its owner's graveyard."""
    if not can_be_destroyed(state, event.subject):
        return []
    return [event, move(event.subject, GRAVEYARD, ev.BY_DESTRUCTION, event.source)]


@performer(ev.DESTROY)
def perform_destroy(state: State, event: Event) -> Event | None:
    """Note the destruction; the zone change beside it moves the permanent."""
    record = permanent(state, event.subject)
    if record is None:
        return None
    done = event.copy()
    done.player = controller_of(state, record)
    return done


@performer(ev.REGENERATED)
def perform_regenerated(state: State, event: Event) -> Event | None:
    """701.19a: instead of being destroyed: damage is removed, it is tapped and removed from combat."""
    record = permanent(state, event.subject)
    if record is None:
        return None
    writable = state.edit(event.subject)
    writable.damage = 0
    writable.deathtouched = False
    writable.tapped = True
    remove_from_combat(state, event.subject)
    return event


# ------------------------------------------------------------------------------------- faces (701.27, 708)


BY_DAY_OR_NIGHT: Final = 2
"""The amount of a transformation that daybound or nightbound makes."""


def can_transform(state: State, ref: Ref, due: bool = False) -> bool:
    """701.27c–d: it is double-faced, the other face is a permanent's, and nothing forbids it; ``due``: by daybound or
    nightbound, which is what they let it do (702.145b, e)."""
    record = permanent(state, ref)
    if record is None or record.face_down:
        return False
    if record.components:  # 730.2i
        return bool(turning_components(state, record)) and (due or not restrictions(state, CANT_TRANSFORM, record))
    definition = record.definition
    if definition.node.layout not in (TRANSFORM, MODAL) or len(definition.faces) != 2:  # 712.9
        return False
    if definition.faces[1 - record.face].node.card_types & (INSTANT | SORCERY):
        return False
    return due or not restrictions(state, CANT_TRANSFORM, record)


@performer(ev.TRANSFORMED)
def perform_transformed(state: State, event: Event) -> Event | None:
    """Turn a double-faced permanent over (701.27a)."""
    record = permanent(state, event.subject)
    if record is None or not can_transform(state, event.subject, event.amount == BY_DAY_OR_NIGHT):
        return None
    done = event.copy()
    done.player = controller_of(state, record)
    writable = state.edit(event.subject)
    if record.components:
        turn_components(state, writable)
    else:
        writable.face = 1 - record.face
    writable.timestamp = state.new_timestamp()  # 613.7g
    done.amount = writable.face
    _note_turned_over(state, event.subject)
    return done


TURNED_OVER: Final = "source turned over"
"""In the memory of an ability on the stack: its source has transformed since it was put there (701.27f)."""


def _note_turned_over(state: State, ref: Ref) -> None:
    for on_stack in state.stack:
        record = state.last_known(on_stack)
        if record.kind == ABILITY and record.source == ref and not record.remembered(TURNED_OVER):
            ability = state.edit(on_stack)
            ability.memory = with_count(ability.memory, TURNED_OVER, 1)


def flip(state: State, event: Event) -> Event | None:
    """710.4: a flip card is flipped once, and has its other half from then on (710.1c)."""
    record = permanent(state, event.subject)
    if record is None or record.flipped or FLIP not in layouts(state, record):
        return None
    writable = state.edit(event.subject)
    writable.flipped = True
    if writable.components:
        show_components(state, writable)  # 730.2h
    state.disturb()
    return event


@performer(ev.TURNED_FACE_UP)
def perform_turned_face_up(state: State, event: Event) -> Event | None:
    """Turn a face-down permanent face up (708.8), or a face-up one face down (708.2)."""
    record = permanent(state, event.subject)
    if record is None or record.face_down != (event.amount == 1):
        return None
    if event.amount == 1 and record.definition.faces[0].node.card_types & (INSTANT | SORCERY):
        return None  # 708.9: it stays face down
    if event.amount == 0 and not record.components and record.definition.node.layout in (TRANSFORM, MODAL, MELD):
        return None  # 708.2b: double-faced permanents can't be turned face down
    done = event.copy()
    done.player = controller_of(state, record)
    if record.components:
        if not turn_down_or_up(state, state.edit(event.subject), event.amount == 0):
            return None
        state.disturb()
    writable = state.edit(event.subject)
    writable.face_down = event.amount == 0
    writable.timestamp = state.new_timestamp()  # 613.7f
    if event.amount == 1:
        _counters_as_it_is_turned_up(state, event.subject, done.player)
    return done


def _counters_as_it_is_turned_up(state: State, ref: Ref, player: Player) -> None:
    """708.11: what it says of being turned face up, as it is once it is face up, happens at the same time."""
    state.disturb()
    for active in parts_of(state, state.objects[ref >> REF_SHIFT], TurnedUpWith):
        assert isinstance(active.part, TurnedUpWith)
        n = amount(state, active.part.n, active.context)
        follow_up(state, put_counters(ref, active.part.counter, n, player, ref))


# ------------------------------------------------------------------------------------- control (613.2)


@performer(ev.CONTROL_CHANGED)
def perform_control_changed(state: State, event: Event) -> Event | None:
    """What follows from a change of control: summoning sickness (302.6), out of combat (506.4)."""
    if permanent(state, event.subject) is None:
        return None
    writable = state.edit(event.subject)
    writable.sick = True
    if writable.remembered(BEARER):
        writable.memory = with_count(writable.memory, BEARER, 0)  # 701.54a
    remove_from_combat(state, event.subject)
    return event


from apnap.rules.counters import put_counters  # noqa: E402  (counters are put on permanents)
from apnap.rules.quantities import amount  # noqa: E402
