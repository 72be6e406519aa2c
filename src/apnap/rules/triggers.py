"""603: triggered abilities: which abilities watch for which events, and what waits to be put on the stack.

Putting them there (603.3) is :mod:`apnap.rules.stacking`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import occurrence as occ
from apnap.abilities.ability import Body, Triggered
from apnap.abilities.duration import Duration, Forever, UntilEndOfTurn, UntilEndOfYourNextTurn, UntilYourNextTurn
from apnap.abilities.objects import IsSource
from apnap.abilities.static import ENTERING_DOESNT_TRIGGER, PlayerRule, TriggerExtra
from apnap.abilities.values import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics, controller_of
from apnap.rules.conditions import holds
from apnap.rules.context import Context, Slot
from apnap.rules.definitions import TRIGGERED, CompiledAbility, Face, compile_ability
from apnap.rules.events import Event
from apnap.rules.filters import matches
from apnap.rules.occurrences import as_seen_by, event_mask, occurs
from apnap.rules.permissions import active_parts
from apnap.rules.records import EMBLEM, with_count

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

Watch = tuple[Ref, CompiledAbility, Player]
"""An ability that watches: its object, itself, its controller."""


class WaitingTrigger:
    """603.3: an ability that has triggered and waits to be put on the stack. Immutable."""

    __slots__ = ("ability", "source", "controller", "event", "slots", "targets", "x")

    def __init__(self) -> None:
        self.ability: CompiledAbility | None = None
        self.source: Ref = NO_REF
        self.controller: Player = NO_PLAYER
        self.event: Event | None = None
        self.slots: tuple[tuple[int, Slot], ...] = ()
        """What a delayed or reflexive ability brings along (603.7, 603.12)."""
        self.targets: tuple[tuple[int, ...], ...] = ()
        """The targets of what created it, for an ability without targets of its own."""
        self.x = 0


class DelayedTriggerRecord:
    """603.7: a delayed triggered ability that waits for its event. Immutable; ``context`` is never written."""

    __slots__ = ("ability", "context", "once", "duration", "timestamp", "turn")

    def __init__(self) -> None:
        self.ability: CompiledAbility | None = None
        self.context = Context()
        self.once = True
        self.duration: Duration = Forever()
        self.timestamp = 0
        self.turn = 0
        """The turn in which it was created."""


class Watchers:
    """Which triggered abilities watch for which kinds of events, for one epoch. Never saved."""

    __slots__ = ("by_kind", "mask", "state_triggers")

    def __init__(self) -> None:
        self.by_kind: dict[int, list[Watch]] = {}
        self.mask = 0
        """The kinds that anything watches for, as bits."""
        self.state_triggers: list[Watch] = []
        """603.8."""


# ------------------------------------------------------------------------------------- the index


def watchers(state: State) -> Watchers:
    """Return the index of the abilities that function now, by kind of event; cached by epoch."""
    found = state.cache.get("watchers")
    if isinstance(found, Watchers):
        return found
    index = Watchers()
    objects = state.objects
    for ref in state.battlefield:
        record = objects[ref >> 24]
        if not record.phased_out:
            _index_object(state, index, record, BATTLEFIELD)
    for ref in state.command:
        record = objects[ref >> 24]
        _index_object(state, index, record, BATTLEFIELD if record.kind == EMBLEM else record.zone)  # 114.4
    for zone in (state.stack, state.exile, *(p.graveyard for p in state.players), *(p.hand for p in state.players)):
        for ref in zone:
            record = objects[ref >> 24]
            if zones_watched_from(record) >> record.zone & 1:
                _index_object(state, index, record, record.zone)
    state.cache["watchers"] = index
    return index


def _index_object(state: State, index: Watchers, record: GameObject, zone: int) -> None:
    abilities = characteristics(state, record).abilities
    if not abilities:
        return
    you = NO_PLAYER
    for ability in abilities:
        if ability.kind != TRIGGERED or not ability.zones >> zone & 1:
            continue
        if you < 0:
            you = controller_of(state, record)
        node = ability.node
        assert isinstance(node, Triggered)
        if isinstance(node.occurrence, occ.WhenTrue):
            index.state_triggers.append((record.ref, ability, you))
            continue
        mask = mask_of(ability)
        index.mask |= mask
        kind = 0
        while mask:
            if mask & 1:
                index.by_kind.setdefault(kind, []).append((record.ref, ability, you))
            mask >>= 1
            kind += 1


def mask_of(ability: CompiledAbility) -> int:
    """Return the kinds of events that can trigger an ability, as bits."""
    if ability.event_mask == 0 and isinstance(ability.node, Triggered):
        ability.event_mask = event_mask(ability.node.occurrence)
    return ability.event_mask


_ELSEWHERE: Final[dict[Face, int]] = {}


def zones_watched_from(record: GameObject) -> int:
    """Return the zones besides the battlefield that printed triggered abilities of an object work in, as bits."""
    if record.face_down:
        return 0
    faces = record.definition.faces
    face = faces[record.face] if record.face < len(faces) else faces[0]
    mask = _ELSEWHERE.get(face)
    if mask is None:
        mask = 0
        for ability in face.abilities:
            if ability.kind == TRIGGERED:
                mask |= ability.zones & ~(1 << BATTLEFIELD)
                if _about_itself_elsewhere(ability):
                    mask |= ABOUT_ITSELF
        _ELSEWHERE[face] = mask
    return mask


ABOUT_ITSELF: Final = 1 << 20
"""Set in ``zones_watched_from``: an ability triggers on what happens to its own card outside the battlefield."""


def _about_itself_elsewhere(ability: CompiledAbility) -> bool:
    """113.6k: "when you cast this spell", "when you discard this card", "… from anywhere" work where they must."""
    node = ability.node
    assert isinstance(node, Triggered)
    return any(_about_itself(one) for one in _parts(node.occurrence))


def _parts(occurrence: occ.Occurrence) -> tuple[occ.Occurrence, ...]:
    if isinstance(occurrence, occ.AnyOccurrence):
        return tuple(part for one in occurrence.occurrences for part in _parts(one))
    return (occurrence,)


def _about_itself(occurrence: occ.Occurrence) -> bool:
    if isinstance(occurrence, occ.Casts | occ.Discards | occ.Cycles):
        return any(isinstance(test, IsSource) for test in occurrence.what.tests)
    if isinstance(occurrence, occ.ZoneChanges):
        own = any(isinstance(test, IsSource) for test in occurrence.what.tests)
        return own and BATTLEFIELD not in occurrence.from_zones and BATTLEFIELD not in occurrence.to_zones
    return False


# ------------------------------------------------------------------------------------- noticing


def notice(state: State, performed: list[Event], before: Watchers) -> None:
    """603.2: let abilities trigger on events that have just happened together.

    ``before`` is the index as it was just before the events, for the abilities that look back (603.10).
    """
    kinds = 0
    for event in performed:
        kinds |= 1 << event.kind
        if event.kind == ev.ZONE_CHANGE:
            _moved(state, event)
    after = watchers(state)
    if after.state_triggers:
        check_state_triggers(state)
    if kinds & (before.mask | after.mask):
        grouped: list[tuple[Watch, list[Event]]] = []
        for event in performed:
            kind = event.kind
            if not (before.mask | after.mask) >> kind & 1:
                continue
            seen: list[tuple[Ref, CompiledAbility]] = []
            for watch in before.by_kind.get(kind, ()):
                if _triggers_on(state, watch, event, True, grouped):
                    seen.append((watch[0], watch[1]))
            for watch in after.by_kind.get(kind, ()):
                if (watch[0], watch[1]) not in seen:
                    _triggers_on(state, watch, event, False, grouped)
        for watch, events in grouped:
            _trigger(state, watch, events[0], events)
    if kinds & _ABOUT_ITSELF_KINDS:
        for event in performed:
            if _ABOUT_ITSELF_KINDS >> event.kind & 1:
                _notice_itself(state, event)
    if state.delayed:
        _notice_delayed(state, performed, kinds)
    if kinds & _ENDING_KINDS:
        from apnap.rules.ending import settle  # which lets players leave, and that triggers abilities

        settle(state)


_ENDING_KINDS: Final = 1 << ev.LOSE_GAME | 1 << ev.WIN_GAME
_ABOUT_ITSELF_KINDS: Final = 1 << ev.CAST | 1 << ev.ACTIVATE | 1 << ev.ZONE_CHANGE


def _moved(state: State, event: Event) -> None:
    """Forget the index when a card with abilities that work outside the battlefield moves (no epoch begins then)."""
    assert isinstance(event, ev.ZoneChange)
    if event.became == NO_REF:
        return
    record = state.objects[event.became >> 24]
    mask = zones_watched_from(record)
    if mask and (mask >> event.to | mask >> event.came_from) & 1:
        state.cache.pop("watchers", None)


def _triggers_on(
    state: State, watch: Watch, event: Event, back: bool, grouped: list[tuple[Watch, list[Event]]]
) -> bool:
    """Tell whether the ability triggers on the event, looking back or not; trigger it, or add it to its group."""
    ref, ability, you = watch
    node = ability.node
    assert isinstance(node, Triggered)
    context = Context()
    context.source = ref
    context.you = you
    context.event = event
    for part in _parts(node.occurrence):
        if _looks_back(part, event) == back and occurs(state, part, event, context):
            break
    else:
        return False
    if node.one_or_more:
        for group_watch, events in grouped:
            if group_watch[0] == ref and group_watch[1] is ability:
                events.append(event)
                return True
        grouped.append((watch, [event]))
        return True
    _trigger(state, watch, event, [event])
    return True


def _looks_back(occurrence: occ.Occurrence, event: Event) -> bool:
    """603.10: whether abilities that watch for this look back to just before the event."""
    if event.kind != ev.ZONE_CHANGE:
        return event.kind in _LOOK_BACK
    assert isinstance(event, ev.ZoneChange)
    if isinstance(occurrence, occ.Sacrifices):
        return True
    if not isinstance(occurrence, occ.ZoneChanges):
        return False
    if event.came_from in (BATTLEFIELD, GRAVEYARD) and event.came_from in occurrence.from_zones:
        return True
    return event.to in (HAND, LIBRARY) and event.came_from not in (HAND, LIBRARY)


_LOOK_BACK: Final = frozenset((ev.PHASED, ev.UNATTACHED, ev.COUNTERED, ev.LOSE_GAME, ev.CONTROL_CHANGED))


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
    if not zones_watched_from(record) & ABOUT_ITSELF:
        return
    for ability in record.definition.faces[record.face].abilities:
        if ability.kind != TRIGGERED or not _about_itself_elsewhere(ability):
            continue
        node = ability.node
        assert isinstance(node, Triggered)
        if ability.zones >> record.zone & 1:
            continue  # the index has it
        context = Context()
        context.source = source
        context.you = record.controller
        context.event = event
        for part in _parts(node.occurrence):
            if _about_itself(part) and occurs(state, part, event, context):
                _trigger(state, (source, ability, record.controller), event, [event])
                break


# ------------------------------------------------------------------------------------- triggering


def _trigger(state: State, watch: Watch, event: Event, events: list[Event]) -> None:
    """603.2, 603.4: the ability triggers, if its "if" holds and its limit is not reached, perhaps more than once."""
    ref, ability, you = watch
    node = ability.node
    assert isinstance(node, Triggered)
    if _silenced(state, events):
        return
    seen = as_seen_by(node.occurrence, event)
    if len(events) > 1 or node.one_or_more:
        seen = _several(node.occurrence, events)
    waiting = WaitingTrigger()
    waiting.ability = ability
    waiting.source = ref
    waiting.controller = you
    waiting.event = seen
    if node.condition is not None and not holds(state, node.condition, context_of(state, waiting)):
        return
    if node.limit and not _within_limit(state, watch, node.limit):
        return
    times = 1 + _extra_times(state, ref, events)
    state.waiting_triggers = state.waiting_triggers + (waiting,) * times


def _several(occurrence: occ.Occurrence, events: list[Event]) -> Event:
    """Return one event for a group of simultaneous ones ("one or more"): all objects, how many they are."""
    several = ev.Several()
    several.events = tuple(as_seen_by(occurrence, event) for event in events)
    first = several.events[0]
    several.subject = first.subject
    several.player = first.player
    several.other = first.other
    several.source = first.source
    several.amount = len(events)
    return several


def context_of(state: State, waiting: WaitingTrigger) -> Context:
    """Return the context in which the conditions and targets of a waiting ability are looked at."""
    context = Context()
    context.source = waiting.source
    context.you = waiting.controller
    context.event = waiting.event
    context.targets = waiting.targets
    context.slots = dict(waiting.slots)
    context.x = waiting.x
    if waiting.x == 0:
        context.x = state.last_known(waiting.source).x if waiting.source > 0 else 0
    return context


def _silenced(state: State, events: list[Event]) -> bool:
    """Whether only entering objects that don't cause abilities to trigger are behind it."""
    for event in events:
        if not isinstance(event, ev.ZoneChange) or event.to != BATTLEFIELD:
            return False
    for part in active_parts(state, PlayerRule):
        rule = part.part
        if isinstance(rule, PlayerRule) and rule.kind == ENTERING_DOESNT_TRIGGER:
            left = [
                event
                for event in events
                if isinstance(event, ev.ZoneChange)
                and not (rule.what is None or matches(state, state.last_known(event.became), rule.what, part.context))
            ]
            if not left:
                return True
    return False


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
    number = characteristics(state, record).abilities.index(ability)
    key = f"turn:triggered:{number}"
    count = 0
    for name, n in record.memory:
        if name == key:
            count = n
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
            _trigger(state, watch, Event(), [])


# ------------------------------------------------------------------------------------- delayed and reflexive


def add_delayed(state: State, ability: Triggered, context: Context, once: bool, duration: Duration) -> None:
    """603.7: let a delayed triggered ability begin to wait.

    Source, controller, slots, targets and event of ``context`` are kept as they are now (603.7c–d).
    """
    record = DelayedTriggerRecord()
    record.ability = compile_ability(ability)
    record.context = context.copy()
    record.once = once
    record.duration = duration
    record.timestamp = state.new_timestamp()
    record.turn = state.turn
    state.delayed = (*state.delayed, record)
    state.touch()


def add_reflexive(state: State, body: Body, context: Context) -> None:
    """603.12: a reflexive ability ("when you do") triggers at once; whether it does is up to the caller."""
    waiting = WaitingTrigger()
    waiting.ability = compile_ability(Triggered(occ.AnyOccurrence(()), body))
    _bring_along(waiting, context, context.event)
    state.waiting_triggers = (*state.waiting_triggers, waiting)


def _bring_along(waiting: WaitingTrigger, context: Context, event: Event | None) -> None:
    waiting.source = context.source
    waiting.controller = context.you
    waiting.event = event
    waiting.slots = tuple(sorted(context.slots.items(), key=lambda item: item[0]))
    waiting.x = context.x
    ability = waiting.ability
    if ability is not None and isinstance(ability.node, Triggered):
        body = ability.node.body
        if not body.targets and body.modes is None:
            waiting.targets = context.targets


def _notice_delayed(state: State, performed: list[Event], kinds: int) -> None:
    done: list[DelayedTriggerRecord] = []
    for record in state.delayed:
        ability = record.ability
        if ability is None or not mask_of(ability) & kinds:
            continue
        node = ability.node
        assert isinstance(node, Triggered)
        for event in performed:
            if not mask_of(ability) >> event.kind & 1 or not occurs(state, node.occurrence, event, record.context):
                continue
            waiting = WaitingTrigger()
            waiting.ability = ability
            own = record.context.event
            kept = own is not None and event.kind in (ev.STEP_BEGAN, ev.TURN_BEGAN)
            _bring_along(waiting, record.context, own if kept else as_seen_by(node.occurrence, event))
            if node.condition is not None and not holds(state, node.condition, context_of(state, waiting)):
                continue
            state.waiting_triggers = (*state.waiting_triggers, waiting)
            if record.once:
                done.append(record)
                break
    if done:
        state.delayed = tuple(record for record in state.delayed if record not in done)


def expire_delayed_at_cleanup(state: State) -> None:
    """514.2: delayed abilities of "this turn" stop waiting, and those of their controller's next turn in that turn."""
    if state.delayed:
        state.delayed = tuple(
            record
            for record in state.delayed
            if not isinstance(record.duration, UntilEndOfTurn)
            and not (
                isinstance(record.duration, UntilEndOfYourNextTurn)
                and record.context.you == state.active
                and record.turn < state.turn
            )
        )


def expire_delayed_at_turn_start(state: State, player: Player) -> None:
    """Delayed abilities that wait "until your next turn" stop waiting as that turn begins."""
    if state.delayed:
        state.delayed = tuple(
            record
            for record in state.delayed
            if not (isinstance(record.duration, UntilYourNextTurn) and record.context.you == player)
        )
