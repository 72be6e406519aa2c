"""603.2, 614.1: occurrences that are about objects: moving, fighting in combat, damage, states, counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import occurrence as occ
from apnap.abilities.objects import Filter, Players
from apnap.abilities.values import BATTLEFIELD, HAND, LIBRARY, STACK
from apnap.ids import NO_REF
from apnap.rules import events as ev
from apnap.rules.context import Context
from apnap.rules.entering import as_it_would_enter
from apnap.rules.entities import player_of
from apnap.rules.events import Event
from apnap.rules.filters import fits as fits_with
from apnap.rules.filters import matches as fits
from apnap.rules.occurrence_checks import came_from_zone, caused_by, is_one_of, moved_object, ref_fits, watched
from apnap.rules.quantities import compare
from apnap.rules.sagas import LORE, skips

if TYPE_CHECKING:
    from apnap.rules.state import State


@watched(occ.ZoneChanges, ev.ZONE_CHANGE)
def _zone_changes(state: State, want: occ.ZoneChanges, event: ev.ZoneChange, context: Context) -> bool:
    came_from = came_from_zone(state, event)
    if want.to_zones and event.to not in want.to_zones:
        return False
    if want.from_zones and came_from not in want.from_zones:
        return False
    if came_from in want.not_from or want.resolving and event.cause != ev.BY_RESOLVING:
        return False
    if want.uncycled and _is_cycled(state, event):
        return False
    if not caused_by(state, event, want.by, context):
        return False
    if want.paying_for and not _pays_for(state, event, want.paying_for, context):
        return False
    open_spell = event.came_from == STACK and event.to not in (HAND, LIBRARY)  # 603.10a
    left = event.became != NO_REF and (event.came_from == BATTLEFIELD or open_spell)
    if left and not want.from_zones and want.to_zones:
        record = state.last_known(event.became)  # 603.6c: "from anywhere" does not look back
    elif event.became == NO_REF and event.to == BATTLEFIELD and want.to_zones and not want.from_zones:
        record = as_it_would_enter(state, event)  # 614.12: a proposal is judged by what would be there
    else:
        record = moved_object(state, event)
    if want.face_down is not None and record.face_down != want.face_down:
        return False
    if not want.what.tests:
        return True
    return fits(state, record, want.what, context)


def _pays_for(state: State, event: ev.ZoneChange, keyword: str, context: Context) -> bool:
    """Tell whether an object moves to pay for an ability of that keyword that the player is activating (602.2b)."""
    if event.cause != ev.BY_COST or not state.stack:
        return False
    top = state.last_known(state.stack[-1])
    return top.ability is not None and top.ability.keyword == keyword and top.controller == context.you


def _is_cycled(state: State, event: ev.ZoneChange) -> bool:
    """Tell whether a card is discarded to pay for its cycling ability, which is on the stack by then (702.29a)."""
    if event.cause != ev.BY_DISCARD or event.source != event.subject:
        return False
    abilities = (state.last_known(ref) for ref in state.stack)
    return any(
        one.source == event.subject and one.ability is not None and one.ability.keyword == "cycling"
        for one in abilities
    )


@watched(occ.Attacks, ev.ATTACK)
def _attacks(state: State, want: occ.Attacks, event: ev.Attack, context: Context) -> bool:
    if want.alone and event.amount != 1:
        return False
    if want.by is not None and not is_one_of(state, state.active, want.by, context):  # 508.1
        return False
    if want.whom is not None and not (event.other < 0 and is_one_of(state, event.player, want.whom, context)):
        if want.what_attacked is None or event.other < 0:
            return False
        if not is_one_of(state, event.player, want.whom, context):
            return False
    if (
        want.what_attacked is not None
        and event.other > 0
        and not ref_fits(state, event.other, want.what_attacked, context)
    ):
        return False
    if want.what_attacked is not None and want.whom is None and event.other < 0:
        return False
    if want.with_others is not None and not _attack_together(state, want, event, context):
        return False
    return ref_fits(state, event.subject, want.what, context)


def _attack_together(state: State, want: occ.Attacks, event: ev.Attack, context: Context) -> bool:
    """Whether so many others attack: as attackers are declared nothing else is attacking yet (508.1k)."""
    found = 0
    for ref in state.battlefield:
        if ref != event.subject and state.last_known(ref).attacking != 0:
            found += ref_fits(state, ref, want.with_others, context)
    return found >= want.at_least


@watched(occ.PlayerAttacks, ev.ATTACKERS_DECLARED)
def _player_attacks(state: State, want: occ.PlayerAttacks, event: ev.AttackersDeclared, context: Context) -> bool:
    if not event.objects or not is_one_of(state, event.player, want.who, context):
        return False
    if event.power < want.total_power:
        return False
    fitting = 0
    for ref in event.objects:
        attacked = state.last_known(ref).attacking
        if want.whom is not None and not (attacked < 0 and is_one_of(state, player_of(attacked), want.whom, context)):
            continue
        if ref_fits(state, ref, want.what, context):
            fitting += 1
    return fitting >= max(1, want.at_least)


@watched(occ.Blocks, ev.BLOCK)
def _blocks(state: State, want: occ.Blocks, event: ev.Block, context: Context) -> bool:
    """classic:410.9: once, or once for each creature, by its wording."""
    if event.entered:
        return False  # 509.4: it never "blocked"
    if want.at_least:
        if event.amount != want.at_least:
            return False  # 509.3e
    elif want.attacker is None and event.amount > 1:
        return False  # 509.3a: once for the blocker, however many it blocks
    if want.alone and not _alone(state, event):
        return False
    return ref_fits(state, event.subject, want.what, context) and ref_fits(state, event.other, want.attacker, context)


def _alone(state: State, event: ev.Block) -> bool:
    """506.5: whether no other creature was declared as a blocker in this step."""
    for other in reversed(state.history):
        if isinstance(other, ev.Block) and other.subject != event.subject and not other.entered:
            return False
        if other.kind == ev.STEP_BEGAN:
            break
    return True


@watched(occ.BecomesBlocked, ev.BECOME_BLOCKED, ev.BLOCK)
def _becomes_blocked(state: State, want: occ.BecomesBlocked, event: Event, context: Context) -> bool:
    if isinstance(event, ev.Block):  # 509.3d: for each creature that blocks it
        if event.entered and state.rulebook.put_into_play_blocking == "becomes_blocked":  # 2007:309.3–309.4
            return False
        if want.at_least and event.nth != want.at_least:
            return False  # 509.3e
        return ref_fits(state, event.other, want.what, context) and ref_fits(state, event.subject, want.by, context)
    return want.by is None and ref_fits(state, event.subject, want.what, context)


@watched(occ.BecomesUnblocked, ev.UNBLOCKED)
def _becomes_unblocked(state: State, want: occ.BecomesUnblocked, event: ev.Unblocked, context: Context) -> bool:
    if want.whom is not None and not (event.other < 0 and is_one_of(state, player_of(event.other), want.whom, context)):
        return False
    return ref_fits(state, event.subject, want.what, context)


@watched(occ.DealsDamage, ev.DAMAGE)
def _deals_damage(state: State, want: occ.DealsDamage, event: ev.Damage, context: Context) -> bool:
    if want.combat is not None and event.combat != want.combat:
        return False
    if want.amount is not None and not compare(state, event.amount, want.amount, context):
        return False
    if want.to_objects is not None or want.to_players is not None:
        if event.other < 0:
            if want.to_players is None or not is_one_of(state, player_of(event.other), want.to_players, context):
                return False
        elif want.to_objects is None or not ref_fits(state, event.other, want.to_objects, context):
            return False
    return _dealer_fits(state, event, want.source, context)


def _dealer_fits(state: State, event: ev.Damage, what: Filter | None, context: Context) -> bool:
    """608.2h: what has dealt damage is judged as it was then, what would deal it as it is."""
    if what is None or event.dealer is None:
        return ref_fits(state, event.subject, what, context)
    return fits_with(state, state.last_known(event.subject), event.dealer, what, context)


@watched(occ.IsDealtDamage, ev.DAMAGE)
def _is_dealt_damage(state: State, want: occ.IsDealtDamage, event: ev.Damage, context: Context) -> bool:
    if want.combat is not None and event.combat != want.combat or event.other <= 0:
        return False
    if want.excess and not event.excess:
        return False
    return ref_fits(state, event.other, want.what, context) and _dealer_fits(state, event, want.source, context)


@watched(occ.Discards, ev.ZONE_CHANGE)
def _discards(state: State, want: occ.Discards, event: ev.ZoneChange, context: Context) -> bool:
    if event.cause not in (ev.BY_DISCARD, ev.BY_CYCLING):
        return False
    if want.by is not None and (event.source == event.subject or not caused_by(state, event, want.by, context)):
        return False
    return _moves_for(state, want.who, want.what, event, context)


@watched(occ.Mills, ev.ZONE_CHANGE)
def _mills(state: State, want: occ.Mills, event: ev.ZoneChange, context: Context) -> bool:
    return event.cause == ev.BY_MILL and _moves_for(state, want.who, want.what, event, context)


@watched(occ.Sacrifices, ev.ZONE_CHANGE)
def _sacrifices(state: State, want: occ.Sacrifices, event: ev.ZoneChange, context: Context) -> bool:
    return event.cause == ev.BY_SACRIFICE and _moves_for(state, want.who, want.what, event, context)


def _moves_for(state: State, who: Players, what: Filter, event: ev.ZoneChange, context: Context) -> bool:
    record = moved_object(state, event)
    player = event.player if event.became != NO_REF or event.player >= 0 else record.controller
    return is_one_of(state, player, who, context) and fits(state, record, what, context)


@watched(occ.BecomesTapped, ev.TAP)
def _becomes_tapped(state: State, want: occ.BecomesTapped, event: ev.Tap, context: Context) -> bool:
    if not caused_by(state, event, want.by, context):  # nobody's spell or ability: as a creature attacks (508.1f)
        return False
    return (event.for_mana or not want.for_mana) and ref_fits(state, event.subject, want.what, context)


@watched(occ.BecomesUntapped, ev.UNTAP)
def _becomes_untapped(state: State, want: occ.BecomesUntapped, event: Event, context: Context) -> bool:
    return ref_fits(state, event.subject, want.what, context)


@watched(occ.BecomesTarget, ev.TARGETED)
def _becomes_target(state: State, want: occ.BecomesTarget, event: Event, context: Context) -> bool:
    if event.other < 0:
        if want.who is None or not is_one_of(state, player_of(event.other), want.who, context):
            return False
    elif want.what is None or not ref_fits(state, event.other, want.what, context):
        return False
    return ref_fits(state, event.source, want.by, context)


@watched(occ.CountersPut, ev.PUT_COUNTERS)
def _counters_put(state: State, want: occ.CountersPut, event: ev.PutCounters, context: Context) -> bool:
    if event.amount <= 0 or want.counter and event.counter != want.counter:
        return False
    if want.by is not None and not is_one_of(state, event.player, want.by, context):
        return False
    if want.by_effect and not event.by_effect:
        return False
    if event.other < 0:
        return want.who is not None and is_one_of(state, player_of(event.other), want.who, context)
    if want.reaching:
        now = state.last_known(event.other).counter(event.counter)
        if not now - event.amount < want.reaching <= now:
            return False
        if event.counter == LORE and skips(state, state.last_known(event.other), want.reaching):
            return False
    return want.what is not None and ref_fits(state, event.other, want.what, context)


@watched(occ.CountersRemoved, ev.REMOVE_COUNTERS)
def _counters_removed(state: State, want: occ.CountersRemoved, event: ev.RemoveCounters, context: Context) -> bool:
    if event.amount <= 0 or want.counter and event.counter != want.counter:
        return False
    if want.last and event.other > 0 and state.last_known(event.other).counter(event.counter):
        return False
    return ref_fits(state, event.other, want.what, context)


@watched(occ.BecomesAttached, ev.ATTACHED)
def _becomes_attached(state: State, want: occ.BecomesAttached, event: Event, context: Context) -> bool:
    return ref_fits(state, event.subject, want.what, context) and ref_fits(state, event.other, want.to, context)


@watched(occ.BecomesUnattached, ev.UNATTACHED)
def _becomes_unattached(state: State, want: occ.BecomesUnattached, event: Event, context: Context) -> bool:
    return ref_fits(state, event.subject, want.what, context) and ref_fits(state, event.other, want.of, context)


@watched(occ.Destroyed, ev.DESTROY)
def _destroyed(state: State, want: occ.Destroyed, event: Event, context: Context) -> bool:
    return caused_by(state, event, want.by, context) and ref_fits(state, event.subject, want.what, context)


@watched(occ.Transforms, ev.TRANSFORMED)
def _transforms(state: State, want: occ.Transforms, event: Event, context: Context) -> bool:
    return ref_fits(state, event.subject, want.what, context)


@watched(occ.TurnedFaceUp, ev.TURNED_FACE_UP)
def _turned_face_up(state: State, want: occ.TurnedFaceUp, event: Event, context: Context) -> bool:
    return event.amount == 1 and ref_fits(state, event.subject, want.what, context)


@watched(occ.ControlChanges, ev.CONTROL_CHANGED)
def _control_changes(state: State, want: occ.ControlChanges, event: Event, context: Context) -> bool:
    if want.gains is not None and not is_one_of(state, event.player, want.gains, context):
        return False
    if want.loses is not None and not (
        event.other < 0 and is_one_of(state, player_of(event.other), want.loses, context)
    ):
        return False
    return ref_fits(state, event.subject, want.what, context)
