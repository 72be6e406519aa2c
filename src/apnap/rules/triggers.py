"""603: triggered abilities trigger. Putting them on the stack (603.3) is :mod:`apnap.rules.stacking`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import occurrence as occ
from apnap.abilities.ability import Triggered
from apnap.abilities.static import (
    ENTERING_DOESNT_TRIGGER,
    WARD_DOESNT_TRIGGER,
    EnteringSilent,
    PlayerRule,
    TriggerExtra,
)
from apnap.abilities.values import BATTLEFIELD
from apnap.ids import NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics
from apnap.rules.commander import is_commander
from apnap.rules.conditions import holds
from apnap.rules.context import Context
from apnap.rules.definitions import TRIGGERED, CompiledAbility, limit_key
from apnap.rules.delayed_triggers import notice_delayed
from apnap.rules.events import Event
from apnap.rules.filters import matches
from apnap.rules.looking_back import former_controllers, looks_back, unattached_by_leaving
from apnap.rules.occurrences import as_seen_by, event_mask, occurs, single_occurrences
from apnap.rules.occurrences_of_players import each_loses_so_much
from apnap.rules.once_each_turn import is_done
from apnap.rules.permissions import active_parts, player_rules, restrictions
from apnap.rules.records import CARD, with_count
from apnap.rules.waiting import WaitingTrigger, context_of
from apnap.rules.watchers import (
    ABOUT_ITSELF,
    Watch,
    Watchers,
    about_itself,
    about_itself_elsewhere,
    watchers,
    zones_watched_from,
)

if TYPE_CHECKING:
    from apnap.abilities.objects import Filter
    from apnap.rules.state import State


Group = tuple[Watch, list[Event], occ.Occurrence]
"""Simultaneous events that an ability triggers on once, and the occurrence that it sees them as."""


def notice(state: State, performed: list[Event], kinds: int, before: Watchers) -> None:
    """603.2: let abilities trigger on events that have just happened together; ``kinds``: their kinds, as bits.

    ``before`` is the index as it was just before the events, for the abilities that look back (603.10).
    """
    if kinds >> ev.ZONE_CHANGE & 1:
        for event in performed:
            if event.kind == ev.ZONE_CHANGE:
                _moved(state, event)
        if before.mask >> ev.UNATTACHED & 1:
            parted = unattached_by_leaving(state, performed)
            performed = [*performed, *parted]
            kinds |= 1 << ev.UNATTACHED if parted else 0
    after = watchers(state)
    if after.state_triggers:
        check_state_triggers(state)
    if kinds & (before.mask | after.mask):
        grouped: list[Group] = []
        for event in performed:
            kind = event.kind
            if not (before.mask | after.mask) >> kind & 1:
                continue
            seen: list[tuple[Ref, CompiledAbility]] = []
            for watch in before.by_kind.get(kind, ()):
                if kind == ev.CONTROL_CHANGED:
                    watch = (watch[0], watch[1], former_controllers(performed).get(watch[0], watch[2]))
                if _triggers_on(state, watch, event, True, grouped):
                    seen.append((watch[0], watch[1]))
            for watch in after.by_kind.get(kind, ()):
                if (watch[0], watch[1]) not in seen:
                    _triggers_on(state, watch, event, False, grouped)
        for watch, events, part in grouped:
            _trigger(state, watch, events, part)
    if kinds & _ABOUT_ITSELF_KINDS:
        for event in performed:
            if _ABOUT_ITSELF_KINDS >> event.kind & 1:
                _notice_itself(state, event)
    if state.delayed:
        notice_delayed(state, performed, kinds)
    if kinds & _DESIGNATION_KINDS:
        for player in state.players:
            if player.marks and player.mark("monarch") and kinds & _MONARCH_KINDS:
                from apnap.rules.monarch import notice_for_monarch  # which lets abilities trigger, too

                notice_for_monarch(state, performed)
            if player.marks and player.mark("initiative"):
                from apnap.rules.initiative import notice_for_initiative  # which lets abilities trigger, too

                notice_for_initiative(state, performed)
    if kinds >> ev.STEP_BEGAN & 1 and state.players[state.active].counter("rad"):
        from apnap.rules.radiation import notice_for_radiation  # which lets an ability trigger, too

        notice_for_radiation(state, performed)
    if kinds >> ev.LOSE_LIFE & 1 and state.players[state.active].marks:
        from apnap.rules.speed import notice_for_speed  # which lets an ability trigger, too

        notice_for_speed(state, performed)
    if kinds & _ENDING_KINDS:
        from apnap.rules.ending import settle  # which lets players leave, and that triggers abilities

        settle(state)


_ENDING_KINDS: Final = 1 << ev.LOSE_GAME | 1 << ev.WIN_GAME
_MONARCH_KINDS: Final = 1 << ev.STEP_BEGAN | 1 << ev.DAMAGE
"""725.2: what the abilities of the monarch watch for."""
_DESIGNATION_KINDS: Final = _MONARCH_KINDS | 1 << ev.KEYWORD_ACTION
"""725.2, 726.2: what the abilities of the monarch and of the initiative watch for."""
_ABOUT_ITSELF_KINDS: Final = 1 << ev.CAST | 1 << ev.ACTIVATE | 1 << ev.ZONE_CHANGE


def _moved(state: State, event: Event) -> None:
    """Forget the index when a card with abilities that work outside the battlefield moves (no epoch begins then).

    Tokens and copies that move where they can't be are noted for the next check (704.5d–e).
    """
    assert isinstance(event, ev.ZoneChange)
    if event.became == NO_REF:
        return
    record = state.objects[event.became >> 24]
    if event.to != BATTLEFIELD and (record.kind != CARD or is_commander(state, record)):
        state.misplaced = (*state.misplaced, record.ref)
    mask = zones_watched_from(record)
    if mask and (mask >> event.to | mask >> event.came_from) & 1:
        state.relist()


def _triggers_on(state: State, watch: Watch, event: Event, back: bool, grouped: list[Group]) -> bool:
    """Tell whether the ability triggers on the event, looking back or not; trigger it, or add it to its group."""
    ref, ability, you = watch
    node = ability.node
    assert isinstance(node, Triggered)
    context = Context()
    context.source = ref
    context.you = you
    context.event = event
    for part in single_occurrences(node.occurrence):
        if looks_back(state, part, event) == back and occurs(state, part, event, context):
            break
    else:
        return False
    if node.one_or_more or _once_for_each(part):
        by_recipient = (isinstance(part, occ.IsDealtDamage) and not node.one_or_more) or (
            isinstance(part, occ.DealsDamage) and part.to_players is not None and part.to_objects is None
        )
        by_player = isinstance(part, occ.Discards | occ.LosesLife | occ.Mills | occ.Sacrifices) or (
            isinstance(part, occ.Attacks) and part.whom is not None
        )
        for group_watch, events, _ in grouped:
            if group_watch[0] != ref or group_watch[1] is not ability:
                continue
            if isinstance(part, occ.DealsDamage) and part.at_once and events[0].subject != event.subject:
                continue
            if by_recipient and not node.together and events[0].other != event.other:
                continue
            if not by_player or node.together or events[0].player == event.player:
                events.append(event)
                return True
        grouped.append((watch, [event], part))
        return True
    _trigger(state, watch, [event], part)
    return True


def _once_for_each(occurrence: occ.Occurrence) -> bool:
    """603.2c, 120.3: "is dealt damage" happens once to each recipient, from however many sources at the same time; so
    does the loss of life that the damage results in."""
    if isinstance(occurrence, occ.LosesLife):
        return True
    if isinstance(occurrence, occ.DealsDamage):
        return occurrence.at_once or occurrence.source is None and occurrence.to_players is not None
    return isinstance(occurrence, occ.IsDealtDamage) and occurrence.source is None


def _notice_itself(state: State, event: Event) -> None:
    """113.6k: abilities of the very card the event is about that work in no fixed zone."""
    if event.kind == ev.ZONE_CHANGE:
        assert isinstance(event, ev.ZoneChange)
        source = event.became
        if event.to == BATTLEFIELD:
            return
    elif event.kind == ev.CAST:
        source = event.subject
    else:
        source = event.other
    if source <= 0:
        return
    record = state.last_known(source)
    if event.kind == ev.CAST:  # as the spell is, with what it has gained
        abilities = characteristics(state, record).abilities
    elif zones_watched_from(record) & ABOUT_ITSELF:
        abilities = record.definition.faces[record.face].abilities
    else:
        return
    for ability in abilities:
        if ability.kind != TRIGGERED or not about_itself_elsewhere(ability):
            continue
        node = ability.node
        assert isinstance(node, Triggered)
        if ability.zones >> record.zone & 1:
            continue  # the index has it
        context = Context()
        context.source = source
        context.you = record.controller
        context.event = event
        for part in single_occurrences(node.occurrence):
            if about_itself(part) and occurs(state, part, event, context):
                _trigger(state, (source, ability, record.controller), [event], part)
                break


# ------------------------------------------------------------------------------------- triggering


def _trigger(state: State, watch: Watch, events: list[Event], part: occ.Occurrence) -> None:
    """603.2, 603.4: the ability triggers, if its "if" holds and its limit is not reached, perhaps more than once.

    ``part``: the occurrence, of those that it watches for, that the events are; a state trigger (603.8) has none.
    """
    ref, ability, you = watch
    node = ability.node
    assert isinstance(node, Triggered)
    if _silenced(state, events, you, ref) or ability.keyword == "ward" and _has_no_ward(state, ref):
        return
    if node.first_each_turn and _happened_before(state, watch, events[0]):
        return
    if len(events) > 1 or node.one_or_more:
        seen = one_event_of(part, events)
    else:
        seen = as_seen_by(part, events[0]) if events else Event()
    waiting = WaitingTrigger()
    waiting.ability = ability
    waiting.source = ref
    waiting.controller = you
    waiting.event = seen
    if not each_loses_so_much(state, part, events, context_of(state, waiting)):
        return
    for condition in (node.condition, node.only_if):
        if condition is not None and not holds(state, condition, context_of(state, waiting)):
            return
    if node.do_once and is_done(state, ref, you):
        return
    if node.limit and not _within_limit(state, watch, node.limit):
        return
    times = 1 + _extra_times(state, ref, events)
    if (
        isinstance(part, occ.CountersPut | occ.CountersRemoved)
        and part.each
        and not node.limit
        and not node.first_each_turn
    ):
        times *= events[0].amount  # 122.6: "a counter is put" triggers for each of them
    state.waiting_triggers = state.waiting_triggers + (waiting,) * times


def _happened_before(state: State, watch: Watch, event: Event) -> bool:
    """Tell whether what the ability watches for happened this turn before this event."""
    ref, ability, you = watch
    node = ability.node
    assert isinstance(node, Triggered)
    mask = event_mask(node.occurrence)
    context = Context()
    context.source = ref
    context.you = you
    for past in state.history:
        if past is event:
            break
        context.event = past
        if mask >> past.kind & 1 and occurs(state, node.occurrence, past, context):
            return True
    return False


def one_event_of(occurrence: occ.Occurrence, events: list[Event]) -> Event:
    """Return one event for a group of simultaneous ones ("one or more"): all objects, how many they are."""
    several = ev.Several()
    several.events = tuple(as_seen_by(occurrence, event) for event in events)
    first = several.events[0]
    several.subject = first.subject
    several.player = first.player
    several.other = first.other
    several.source = first.source
    several.amount = len(events)
    if _once_for_each(occurrence):
        several.amount = sum(event.amount for event in events)
    return several


def _has_no_ward(state: State, source: Ref) -> bool:
    """Whether something says that the ward abilities of a permanent don't trigger."""
    record = state.current(source)
    return record is not None and bool(restrictions(state, WARD_DOESNT_TRIGGER, record))


def _silenced(state: State, events: list[Event], you: Player, source: Ref) -> bool:
    """Whether only entering objects that don't cause that player's abilities, or those of the source, to trigger are
    behind it."""
    entering: list[ev.ZoneChange] = []
    for event in events:
        if not isinstance(event, ev.ZoneChange) or event.to != BATTLEFIELD:
            return False
        entering.append(event)
    if not entering:
        return False
    quiet: list[tuple[Filter | None, Context]] = []
    for part in player_rules(state, ENTERING_DOESNT_TRIGGER, you):
        assert isinstance(part.part, PlayerRule)
        quiet.append((part.part.what, part.context))
    for part in active_parts(state, EnteringSilent):
        assert isinstance(part.part, EnteringSilent)
        record = state.last_known(source)
        if record.zone in part.part.of.zones and matches(state, record, part.part.of, part.context):
            quiet.append((part.part.what, part.context))
    return any(
        all(what is None or matches(state, state.last_known(event.became), what, context) for event in entering)
        for what, context in quiet
    )


def _extra_times(state: State, source: Ref, events: list[Event]) -> int:
    """603.2d: how many more times abilities of that source trigger because of such events."""
    extra = 0
    for part in active_parts(state, TriggerExtra):
        rule = part.part
        assert isinstance(rule, TriggerExtra)
        if not matches(state, state.last_known(source), rule.of, part.context):
            continue
        because = rule.because
        if because is None or any(occurs(state, because, event, part.context) for event in events):
            extra += rule.n
    return extra


def _within_limit(state: State, watch: Watch, limit: int) -> bool:
    """Count one more time that an ability triggers this turn; tell whether its limit allows it."""
    ref, ability, _ = watch
    record = state.current(ref)
    if record is None:
        return True
    key = f"turn:triggered:{limit_key(ability)}"
    count = record.remembered(key)
    if count >= limit:
        return False
    writable = state.edit(ref)
    writable.memory = with_count(writable.memory, key, count + 1)
    return True


def check_state_triggers(state: State) -> None:
    """603.8: state triggers whose condition is true trigger, unless they are waiting or on the stack already."""
    for watch in watchers(state).state_triggers:
        ref, ability, you = watch
        node = ability.node
        assert isinstance(node, Triggered) and isinstance(node.occurrence, occ.WhenTrue)
        if any(waiting.source == ref and waiting.ability is ability for waiting in state.waiting_triggers):
            continue
        on_stack = (state.objects[item >> 24] for item in state.stack)
        if any(record.source == ref and record.ability is ability for record in on_stack):
            continue
        context = Context()
        context.source = ref
        context.you = you
        if holds(state, node.occurrence.condition, context):
            _trigger(state, watch, [], node.occurrence)
