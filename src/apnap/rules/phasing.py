"""702.26: phasing; 2007:217.8, 2007:502.15: where it was a zone of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.change import SetController
from apnap.abilities.duration import Duration, Forever
from apnap.abilities.node import Node
from apnap.abilities.objects import IsSource, This
from apnap.abilities.values import BATTLEFIELD, NOWHERE
from apnap.abilities.walk import walk
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of, keyword_nodes
from apnap.rules.combat.attacking import remove_from_combat
from apnap.rules.context import Context, Slot, make_slot
from apnap.rules.effects import FloatingEffect
from apnap.rules.events import Event
from apnap.rules.happen import performer
from apnap.rules.lasting import hold_until
from apnap.rules.preparing import phased
from apnap.rules.records import CARD, with_count
from apnap.rules.waiting import DelayedTriggerRecord

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

PHASED_OUT_UNDER: Final = "phased out under"
"""In the memory of what has phased out directly: the seat of its controller then, plus one (702.26a); of what stays out
until something happens: ``_KEPT_OUT`` plus the number of the effect that lets it in (610.4)."""
_KEPT_OUT: Final = 1 << 10


def has_phasing(state: State, record: GameObject) -> bool:
    """Tell whether a permanent has phasing (702.26a)."""
    return bool(keyword_nodes(state, record, "phasing"))


def phasing(ref: Ref, way: int) -> Event:
    """Return the proposal that a permanent phases out (``way`` 0) or in (1)."""
    event = ev.Phased()
    event.subject = ref
    event.amount = way
    return event


def phasing_of(state: State, player: Player) -> list[Event]:
    """Return what phases in a player's untap step (502.1): in what phased out under that player, out what has phasing.

    What phases out indirectly does not phase out by itself as well (702.26h), nor in without its host (702.26g).
    """
    coming: list[Event] = []
    going: list[Ref] = []
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        if record.phased_out:
            if record.remembered(PHASED_OUT_UNDER) == player + 1:
                coming.append(phasing(ref, 1))
        elif has_phasing(state, record) and controller_of(state, record) == player:
            going.append(ref)
    return [*coming, *(phasing(ref, 0) for ref in going if not _goes_along(state, ref, going))]


def _goes_along(state: State, ref: Ref, going: list[Ref]) -> bool:
    """Whether something that it is attached to, at first or at second hand, is among those."""
    host = state.objects[ref >> 24].attached_to
    while host > 0:
        if host in going:
            return True
        host = state.last_known(host).attached_to
    return False


def keep_out(state: State, refs: tuple[Ref, ...], until: Duration, context: Context) -> None:
    """610.4: what has just phased out phases in when the duration ends, and in no untap step (610.4a)."""
    number = hold_until(state, refs, NOWHERE, until, context)
    for ref in refs:
        writable = state.edit(ref)
        writable.memory = with_count(writable.memory, PHASED_OUT_UNDER, _KEPT_OUT + number)


def is_kept_out(record: GameObject, effect: FloatingEffect) -> bool:
    """Tell whether a permanent is still phased out because of that effect: it may have phased in and out since."""
    return record.phased_out and record.remembered(PHASED_OUT_UNDER) == _KEPT_OUT + effect.number


@performer(ev.PHASED)
def perform_phased(state: State, event: Event) -> Event | None:
    """Phase a permanent out or in, with what is attached to it (702.26g)."""
    record = state.current(event.subject)
    if record is None or record.zone != BATTLEFIELD or record.phased_out == (event.amount == 0):
        return None
    done = event.copy()
    done.player = controller_of(state, record)
    out = event.amount == 0
    if out:
        writable = state.edit(event.subject)
        writable.memory = with_count(writable.memory, PHASED_OUT_UNDER, done.player + 1)
    _phase(state, event.subject, out)
    return done


def _phase(state: State, ref: Ref, out: bool) -> None:
    if out:
        remove_from_combat(state, ref)
    writable = state.edit(ref)
    writable.phased_out = out
    phased(state, ref, out)
    if state.rulebook.phasing == "own_zone":
        if out:
            _forget(state, writable)
        else:
            writable.sick = False  # 2007:502.15m
    if out and writable.kind != CARD and state.rulebook.phasing != "status_tokens_stay":
        state.misplaced = (*state.misplaced, ref)  # 2016:704.5d
    if not out:
        writable.memory = with_count(writable.memory, PHASED_OUT_UNDER, 0)
    for attachment in writable.attachments:
        record = state.current(attachment)
        if record is not None and record.phased_out != out and not record.remembered(PHASED_OUT_UNDER):
            _phase(state, attachment, out)


# ------------------------------------------------------------------------------------- a zone of its own


def _forget(state: State, record: GameObject) -> None:
    """2007:502.15e, 2007:502.15g: damage is removed; effects that last for some time and delayed triggered abilities
    that refer to the permanent can't reach it any more. Who controls it is remembered (2007:502.15h)."""
    ref = record.ref
    record.damage = 0
    record.deathtouched = False
    effects: list[FloatingEffect] = []
    for effect in state.effects:
        kept = _without(effect, ref)
        if kept is not None:
            effects.append(kept)
    state.effects = tuple(effects)
    state.delayed = tuple(one for one in (_delayed_without(one, ref) for one in state.delayed) if one is not None)
    state.disturb()


def _without(effect: FloatingEffect, ref: Ref) -> FloatingEffect | None:
    """Return what is left of an effect that can't reach that permanent any more."""
    if isinstance(effect.duration, Forever) or any(isinstance(change, SetController) for change in effect.changes):
        return effect
    if effect.part is not None:
        if effect.context is None or not _refers_to(effect.context, ref) and effect.context.source != ref:
            return effect
        if effect.context.source == ref and _speaks_of_its_source(effect.part):
            return None
        left = effect.copy()
        left.context = _context_without(effect.context, ref)
        return left
    if ref not in effect.objects:
        return effect
    left = effect.copy()
    left.objects = tuple(one for one in effect.objects if one != ref)
    return left if left.objects else None


def _delayed_without(delayed: DelayedTriggerRecord, ref: Ref) -> DelayedTriggerRecord | None:
    context = delayed.context
    if context.source == ref and delayed.ability is not None and _speaks_of_its_source(delayed.ability.node):
        return None
    if not _refers_to(context, ref):
        return delayed
    left = DelayedTriggerRecord()
    left.ability = delayed.ability
    left.context = _context_without(context, ref)
    left.once = delayed.once
    left.duration = delayed.duration
    left.timestamp = delayed.timestamp
    left.turn = delayed.turn
    return left


def _speaks_of_its_source(node: Node) -> bool:
    return any(isinstance(part, This | IsSource) for part in walk(node))


def _refers_to(context: Context, ref: Ref) -> bool:
    slots = context.slots.values()
    return any(ref in chosen for chosen in context.targets) or any(ref in slot.objects for slot in slots)


def _context_without(context: Context, ref: Ref) -> Context:
    left = context.copy()
    left.targets = tuple(tuple(one for one in chosen if one != ref) for chosen in context.targets)
    left.slots = {number: _slot_without(slot, ref) for number, slot in context.slots.items()}
    return left


def _slot_without(slot: Slot, ref: Ref) -> Slot:
    objects = tuple(one for one in slot.objects if one != ref)
    return make_slot(objects, slot.players, slot.amount, slot.happened, slot.word)
