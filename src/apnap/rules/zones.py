"""400–408: zones, and how objects move between them.

A move makes a new object (400.7): the card's record is replaced by a fresh one whose ``was`` is the old record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import effect as eff
from apnap.abilities.attractions import AttractionCard
from apnap.abilities.values import (
    ANTE,
    BATTLE,
    BATTLEFIELD,
    COMMAND,
    CONSPIRACY,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    NOWHERE,
    SIDEBOARD,
    STACK,
)
from apnap.ids import NO_REF, REF_SHIFT, Player, Ref
from apnap.rules import events as ev
from apnap.rules.events import Event, ZoneChange
from apnap.rules.happen import follow_up, performer
from apnap.rules.records import ABILITY, CARD, COPY, EMBLEM, MOVED_ITSELF, GameObject
from apnap.rules.state import State

if TYPE_CHECKING:
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.definitions import Definition


def zone_list(state: State, zone: int, owner: Player) -> list[Ref]:
    """Return the list of a zone for reading (a player's own for library, hand, graveyard, sideboard).

    classic:217.3a, classic:217.5a: cards drawn and not yet played are in the hand; what is in play is in one list, and
    whose it is says its controller.
    """
    if zone == BATTLEFIELD:
        return state.battlefield
    if zone == STACK:
        return state.stack
    if zone == EXILE:
        return state.exile
    if zone == COMMAND:
        return state.command
    if zone == ANTE:
        return state.ante
    return _player_list(state.players[owner], zone)


def _player_list(player: PlayerRecord, zone: int) -> list[Ref]:
    if zone == HAND:
        return player.hand
    if zone == LIBRARY:
        return player.library
    if zone == GRAVEYARD:
        return player.graveyard
    return player.sideboard


def writable_list(state: State, zone: int, owner: Player) -> list[Ref]:
    """Return the list of a zone for writing."""
    if zone in (HAND, LIBRARY, GRAVEYARD, SIDEBOARD):
        return _player_list(state.edit_player(owner), zone)
    return zone_list(state, zone, owner)


def move(
    ref: Ref,
    to: int,
    cause: int = ev.BY_NOTHING,
    source: Ref = NO_REF,
    position: int = eff.TOP,
) -> ZoneChange:
    """Return the proposal that an object moves; the caller may fill in how it enters."""
    event = ZoneChange()
    event.subject = ref
    event.to = to
    event.cause = cause
    event.source = source
    event.position = position
    return event


def has_statics(record: GameObject) -> bool:
    """Tell whether an object may bring static abilities that other objects or the rules must know of."""
    if record.counters and any(kind in KEYWORD_COUNTERS for kind, _ in record.counters):
        return True
    if record.face_down and record.merged is None:
        return False
    return record.definition.has_statics or record.values.has_statics


_PUBLIC: Final = (BATTLEFIELD, STACK, GRAVEYARD, EXILE)


@performer(ev.ZONE_CHANGE)
def perform_zone_change(state: State, event: Event) -> Event | None:
    """Move an object (400.7); tokens and copies that leave their zone cease to exist at the next check (704.5d–e)."""
    assert isinstance(event, ZoneChange)
    old = state.current(event.subject)
    if old is None or old.zone == NOWHERE and event.cause != ev.BY_CREATION:
        return None
    copy_is_cast = old.kind == COPY and event.cause == ev.BY_CASTING  # 707.12
    if (
        old.kind != CARD
        and event.to != BATTLEFIELD
        and old.zone in (GRAVEYARD, EXILE, HAND, LIBRARY)
        and not copy_is_cast
    ):
        return None  # 111.8: a token that has left the battlefield can't come back or move on
    done = event.copy()
    assert isinstance(done, ZoneChange)
    done.came_from = old.zone
    if old.zone in (COMMAND, SIDEBOARD) and done.to != COMMAND and old.definition.faces[0].node.card_types & CONSPIRACY:
        return None  # 315.3
    if done.to not in (BATTLEFIELD, EXILE, COMMAND) and isinstance(old.definition.node, AttractionCard):
        done.to = COMMAND  # 717.6
    if done.counters and done.to == BATTLEFIELD:
        done.counters = counters_it_enters_with(state, done)
    chars = _as_it_leaves(state, old)
    done.player = chars.controller if chars is not None and old.zone in (BATTLEFIELD, STACK) else old.owner
    disturbing = old.zone == BATTLEFIELD and (has_statics(old) or bool(old.attachments) or old.attached_to != 0)
    if old.zone == BATTLEFIELD:
        leave_battlefield(state, old)
        old = state.objects[old.ref >> REF_SHIFT]
    saw = openly(state, old) if old.zone in (LIBRARY, HAND) else 0
    if old.zone != NOWHERE:
        writable_list(state, old.zone, old.owner).remove(old.ref)
    new = _successor(state, old, done, chars)
    if new.zone == BATTLEFIELD and state.effects:
        begin_as_it_enters(state, new)
        if old.zone == STACK:
            carry_effects_over(state, old.ref, new.ref)
    if old.components:
        new.kind = own_kind(old)
        new.zone = place_of(state, new, done)
    arrive(state, new, done, new.zone)
    carry_over(state, old, new, done, saw)
    if old.components:
        done.parts = go_apart(state, old, done)
    if new.zone == BATTLEFIELD and (has_statics(new) or new.attached_to != 0):
        disturbing = True
    if old.definition.static_zones & (1 << old.zone | 1 << new.zone):
        disturbing = True
    if disturbing:
        state.disturb()
    elif BATTLEFIELD in (old.zone, new.zone):
        rearrange(state)
    done.became = new.ref
    return done


def _as_it_leaves(state: State, record: GameObject) -> Characteristics | None:
    """Return how an object of a public zone last is (608.2h); None for a card of a hidden zone."""
    if record.zone not in _PUBLIC:
        return None
    return state.leaving.get(record.ref) or characteristics(state, record)


def _successor(state: State, old: GameObject, event: ZoneChange, chars: Characteristics | None = None) -> GameObject:
    """Return the record of the new object (400.7), with what 400.7a–m and the event let it keep."""
    new = GameObject()
    new.owner_game = state.game
    new.ref = old.ref + 1
    new.kind = old.kind
    new.owner = old.owner
    new.controller = old.owner
    new.definition = old.definition
    new.zone = event.to
    new.timestamp = state.new_timestamp()
    new.arrived = new.timestamp
    new.was = remembered(state, old, chars)
    if old.zone == STACK and event.to == BATTLEFIELD:  # 400.7a–d: a permanent knows the spell it was
        new.face = old.face
        new.x = old.x
        new.costs_paid = old.costs_paid
        new.cast_from = old.cast_from
        new.cast_by = old.cast_by
        new.mana_spent = old.mana_spent
        new.convoked_by = old.convoked_by
        new.paid_objects = old.paid_objects
        new.controller = old.controller
        new.copied = old.copied
        if new.kind == COPY:  # 707.10f: a copy of a permanent spell becomes a token
            new.kind = TOKEN
    if event.to == BATTLEFIELD:  # 607.2d, 614.12a: what was chosen or set apart for it just before it enters
        new.choices = old.choices
        new.linked = old.linked
    if event.to == STACK:
        new.cast_from = old.zone
    elif (old.zone, event.to) == (EXILE, GRAVEYARD) and event.source >> REF_SHIFT == old.ref >> REF_SHIFT:
        new.memory = ((MOVED_ITSELF, 1),)
    if event.face >= 0:
        new.face = event.face
    state.objects[old.ref >> REF_SHIFT] = new
    return new


def remembered(state: State, record: GameObject, chars: Characteristics | None) -> GameObject:
    """Return a record as last known information: nobody's current record, with the characteristics it left with.

    Two former selves of an object are kept (608.2h needs the last; links and copies may need one more)."""
    kept = record
    if record.owner_game != state.game:
        kept = record.copy()
        kept.owner_game = state.game
    kept.chars = kept.left_with = chars
    kept.was = _without_past(kept.was)
    return kept


def _without_past(record: GameObject | None) -> GameObject | None:
    if record is None or record.was is None:
        return record
    kept = record.copy()
    kept.chars = record.left_with
    kept.was = None
    return kept


def arrive(state: State, new: GameObject, event: ZoneChange, to: int) -> None:
    """Put the new object into its zone, as the event says; ``to``: where the event puts this component (903.9c)."""
    if to in (EXILE, BATTLEFIELD) and event.linked_to != NO_REF and state.current(event.linked_to) is not None:
        link(state, event.linked_to, new.ref)  # 607.2a, 607.2c
    if to == BATTLEFIELD:
        if event.controller >= 0:
            new.controller = event.controller
        new.tapped = event.tapped
        new.face_down = event.face_down
        if event.manner:
            marks = (MANIFESTED, CLOAKED) if event.manner == "cloak" else (MANIFESTED,)
            new.memory = tuple(sorted((mark, 1) for mark in marks))
        new.counters = event.counters
        if event.melded_with:
            join_meld(state, new, event)
        elif event.copied is not None:
            new.copied = event.copied
            new.x = 0  # 107.3j: what it has copied has no X of its own
        new.sick = True
        state.battlefield.append(new.ref)
        enter_battlefield(state, new, event)
        return
    if to == LIBRARY:
        library = state.edit_player(new.owner).library
        if event.position == eff.TOP:
            library.append(new.ref)
        elif event.position == eff.NTH_FROM_TOP:
            library.insert(max(0, len(library) + 1 - max(1, event.nth)), new.ref)
        else:
            library.insert(0, new.ref)
        return
    if to == STACK:
        new.face_down = event.face_down
        if event.controller >= 0:
            new.controller = event.controller
    if to in (EXILE, COMMAND):
        new.face_down = event.face_down
    if to == EXILE:
        new.counters = event.counters
    if to == NOWHERE:
        return
    writable_list(state, to, new.owner).append(new.ref)


def leave_battlefield(state: State, old: GameObject) -> None:
    """Undo what ties a permanent to others as it leaves: what it is attached to, combat (506.4, 701.3d).

    What is attached to *it* stays so until the next check (704.5m–n): abilities that look back know their host
    (603.10a).
    """
    if old.attached_to > 0:
        host = state.current(old.attached_to)
        if host is not None:
            writable = state.edit(host.ref)
            writable.attachments = tuple(a for a in host.attachments if a != old.ref)
    preparing.left(state, old)
    if state.effects:
        source_left(state, old.ref)
    for ref in old.blocking:
        if state.current(ref) is not None:
            attacker = state.edit(ref)
            attacker.blocked_by = tuple(b for b in attacker.blocked_by if b != old.ref)


def enter_battlefield(state: State, new: GameObject, event: ZoneChange) -> None:
    """Tie an entering permanent to what it is attached to, attacks or blocks (303.4f, 508.4, 509.4)."""
    if event.attach_to != 0:
        attach(state, new, event.attach_to)
    if event.prepared:
        preparing.prepare(state, new.ref)
    if event.attacking != 0 and event.attacking in attackable_as_it_enters(state, new):
        begin_to_attack(state, new, event.attacking)
    if event.blocking != 0 and event.blocking in blockable_late(state, new):
        for one in late_block(state, new, event.blocking, state.follow_ups, entered=True):
            follow_up(state, one)
    if event.cause == ev.BY_RESOLVING and len(new.definition.faces) > 1:
        rooms.enters_unlocked(state, new, event)
    if not new.face_down and any("Saga" in face.subtypes for face in new.values.faces):
        sagas.begin(state, new)


def attach(state: State, attachment: GameObject, to: int) -> None:
    """Write that an attachment (a writable record) is attached to an entity (701.3), which is then "enchanted" or
    "equipped" (classic:214.8g)."""
    if attachment.attached_to > 0:
        host = state.current(attachment.attached_to)
        if host is not None:
            writable = state.edit(host.ref)
            writable.attachments = tuple(a for a in host.attachments if a != attachment.ref)
    attachment.attached_to = to
    attachment.timestamp = state.new_timestamp()  # 613.7e
    if to > 0 and state.current(to) is not None:
        host = state.edit(to)
        host.attachments = (*host.attachments, attachment.ref)


def create_in(state: State, zone: int, kind: int, owner: Player, definition: Definition) -> GameObject:
    """Put a new card, emblem or ability into a zone without an event (setting up, putting abilities on the stack)."""
    record = state.new_object(kind, owner, definition)
    record.zone = zone
    record.timestamp = state.new_timestamp()
    if zone != NOWHERE:
        writable_list(state, zone, owner).append(record.ref)
    if zone in (BATTLEFIELD, COMMAND):
        state.disturb()
    return record


def cease(state: State, ref: Ref) -> None:
    """Let an object cease to exist: an ability that has left the stack, a token elsewhere (704.5d–e, 608.2n)."""
    record = state.current(ref)
    if record is None or record.zone == NOWHERE:
        return
    writable_list(state, record.zone, record.owner).remove(ref)
    gone = record.copy()
    gone.owner_game = state.game
    gone.ref = ref + 1
    gone.was = remembered(state, record, _as_it_leaves(state, record))
    gone.zone = NOWHERE
    state.objects[ref >> REF_SHIFT] = gone
    state.touch()
    if record.kind == ABILITY:
        _stop_waiting(state, record.source)
    else:  # its triggered abilities may have worked where it was
        state.relist()


def _stop_waiting(state: State, source: Ref) -> None:
    """704.5s, 704.5v: a Saga or battle may have waited for its ability to leave the stack, whether that has resolved or
    could not be put there (603.3d)."""
    host = state.current(source)
    if host is not None and host.zone == BATTLEFIELD:
        if host.counters or characteristics(state, host).card_types & BATTLE:
            state.cache.pop("checked", None)
            state.check_needed = True


from apnap.rules import preparing, rooms, sagas  # noqa: E402  (they put counters)
from apnap.rules.applying import KEYWORD_COUNTERS  # noqa: E402  (layers read zones)
from apnap.rules.characteristics import characteristics  # noqa: E402
from apnap.rules.combat.attacking import attackable_as_it_enters, begin_to_attack  # noqa: E402
from apnap.rules.combat.late_blocks import blockable_late, late_block  # noqa: E402
from apnap.rules.continuous import rearrange  # noqa: E402
from apnap.rules.expiry import source_left  # noqa: E402
from apnap.rules.face_down import MANIFESTED  # noqa: E402
from apnap.rules.faces import CLOAKED  # noqa: E402
from apnap.rules.impossible import counters_it_enters_with  # noqa: E402  (it asks about entering)
from apnap.rules.knowledge import carry_over, openly  # noqa: E402
from apnap.rules.lasting import begin_as_it_enters, carry_effects_over  # noqa: E402
from apnap.rules.links import link  # noqa: E402
from apnap.rules.merging import go_apart, join_meld, own_kind, place_of  # noqa: E402
from apnap.rules.records import TOKEN, PlayerRecord  # noqa: E402

__all__ = ["ABILITY", "EMBLEM", "attach", "cease", "create_in", "move", "perform_zone_change", "zone_list"]
