"""603.4, 604, 611.2b: whether a condition holds now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities import condition as c
from apnap.abilities.objects import IS_SPELL, InSlot, Is
from apnap.abilities.occurrence import Occurrence
from apnap.abilities.values import (
    BATTLEFIELD,
    BEGIN_COMBAT,
    END_COMBAT,
    EXILE,
    POSTCOMBAT_MAIN,
    PRECOMBAT_MAIN,
    STACK,
)
from apnap.ids import NO_REF
from apnap.rules.context import REVEALED_CARDS
from apnap.rules.event_base import ACTIVATE, CAST, RESOLVED, STEP_BEGAN, Several
from apnap.rules.events_of_objects import Activate, Damage
from apnap.rules.extra_turns import EXTRA_TURN
from apnap.rules.subtypes import creature_types_among

if TYPE_CHECKING:
    from apnap.abilities.condition import Condition
    from apnap.abilities.objects import Objects
    from apnap.ids import Ref
    from apnap.rules.context import Context
    from apnap.rules.events import Event
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def holds(state: State, condition: Condition, context: Context) -> bool:
    """Tell whether a condition holds."""
    return _CHECKS[type(condition)](state, condition, context)


def _compare(state: State, node: c.Compare, context: Context) -> bool:
    return compare(state, amount(state, node.n, context), node.comparison, context)


def _exists(state: State, node: c.Exists, context: Context) -> bool:
    return exists(state, node.what, context)


def _fits(state: State, node: c.Fits, context: Context) -> bool:
    refs = asked_about(state, node.what, context)
    if Is(IS_SPELL) in node.filter.tests and refs and all(_is_card(state, ref) for ref in refs):
        from apnap.rules.casting_ways import fits_as_spell  # it asks for conditions itself

        return all(fits_as_spell(state, context.you, ref, node.filter, context) for ref in refs)
    records = [state.last_known(ref) for ref in refs]
    slot = context.slots.get(node.what.slot) if isinstance(node.what, InSlot) else None
    if slot is not None and slot.word == REVEALED_CARDS:
        records = [_revealed(record) for record in records]
    return bool(refs) and all(matches(state, record, node.filter, context) for record in records)


def _revealed(record: GameObject) -> GameObject:
    """708.12: return a face-down permanent that was revealed as the card that it is, whatever changes the permanent."""
    if not record.face_down or record.zone != BATTLEFIELD:
        return record
    card = record.copy()
    card.face_down = False
    card.zone = EXILE
    card.chars = None
    return card


def _is_card(state: State, ref: Ref) -> bool:
    """Tell whether it is a card where spells are cast from."""
    record = state.current(ref)
    return record is not None and record.zone not in (BATTLEFIELD, STACK)


def _happened(state: State, node: c.Happened, context: Context) -> bool:
    slot = context.slots.get(node.slot)
    return slot is not None and slot.happened


def _this_turn(state: State, node: c.ThisTurnHappened, context: Context) -> bool:
    from apnap.rules.occurrences import event_mask, occurs

    assert isinstance(node.occurrence, Occurrence)
    mask = event_mask(node.occurrence)
    left = node.at_least
    history = state.last_turn_history if node.last_turn else state.history
    for event in _of_this_combat(history) if node.this_combat else history:
        if mask >> event.kind & 1 and occurs(state, node.occurrence, event, context):
            left -= 1
            if left <= 0:
                return True
    return left <= 0


def _of_this_combat(history: Sequence[Event]) -> Sequence[Event]:
    """Return the events since the last beginning of combat."""
    for i in reversed(range(len(history))):
        if history[i].kind == STEP_BEGAN and history[i].amount == BEGIN_COMBAT:
            return history[i:]
    return []


def _your_turn(state: State, node: c.YourTurn, context: Context) -> bool:
    return state.active in players_of(state, node.who, context)


def _anchor_chosen(state: State, node: c.AnchorChosen, context: Context) -> bool:
    return context.source != NO_REF and state.last_known(context.source).choice("anchor") == node.word


def _day_is(state: State, node: c.DayIs, context: Context) -> bool:
    return state.day == node.day


def _during_step(state: State, node: c.DuringStep, context: Context) -> bool:
    return state.step in node.steps


def _before_step(state: State, node: c.BeforeStep, context: Context) -> bool:
    return all(event.amount < node.step for event in state.history if event.kind == STEP_BEGAN)


def _after_step(state: State, node: c.AfterStep, context: Context) -> bool:
    begun = [event.amount for event in state.history if event.kind == STEP_BEGAN]
    return any(step > node.step for step in begun) or begun.count(node.step) > 1


def _since_step(state: State, node: c.SinceStep, context: Context) -> bool:
    for event in reversed(state.history):
        if event.kind == STEP_BEGAN and not node.step < event.amount <= END_COMBAT:
            return event.amount == node.step
    return False


def _subjects(state: State, what: Objects | None, context: Context) -> list[Ref]:
    if what is not None:
        return looked_back(state, what, context)
    return [context.source] if context.source != NO_REF else []


def _cost_paid(state: State, node: c.CostPaid, context: Context) -> bool:
    if node.what is None:
        return times_paid(state, node.cost, context) >= node.times
    refs = looked_back(state, node.what, context)
    return bool(refs) and all(times_paid(state, node.cost, context, ref) >= node.times for ref in refs)


def _hit_a_player(state: State, node: c.HitAPlayer, context: Context) -> bool:
    wanted = set(node.subtypes)
    if node.sharing and context.source != NO_REF:
        chars = characteristics(state, state.last_known(context.source))
        wanted |= creature_types_among(chars.subtypes, chars.card_types)
    for event in state.history:
        if not isinstance(event, Damage) or not event.combat or event.other >= 0:
            continue
        dealer = event.dealer
        if dealer is None or dealer.controller != context.you:
            continue
        if not wanted.isdisjoint(creature_types_among(dealer.subtypes, dealer.card_types)):
            return True
        if node.commander and is_commander(state, state.last_known(event.subject)):
            return True
    return False


def _cast_from(state: State, node: c.CastFrom, context: Context) -> bool:
    refs = _subjects(state, node.what, context)
    for ref in refs:
        zone = state.last_known(ref).cast_from
        if zone == 0 or (node.zones and zone not in node.zones):
            return False
        if node.by is not None and state.last_known(ref).cast_by not in players_of(state, node.by, context):
            return False
    return bool(refs)


def fact_id(node: c.AsCast) -> str:
    """Return the name under which a spell remembers that a condition held as it was cast."""
    return f"as cast: {node.condition!r}"


def _as_cast(state: State, node: c.AsCast, context: Context) -> bool:
    return times_paid(state, fact_id(node), context) > 0


def _sorcery_time(state: State, node: c.SorceryTime, context: Context) -> bool:
    main = state.step in (PRECOMBAT_MAIN, POSTCOMBAT_MAIN)
    return main and state.active == context.you and all(ref == context.source for ref in state.stack)


def _cast_during(state: State, node: c.CastDuring, context: Context) -> bool:
    refs = _subjects(state, node.what, context)
    return bool(refs) and all(_cast_in(state, node, state.last_known(ref), context) for ref in refs)


def _cast_in(state: State, node: c.CastDuring, record: GameObject, context: Context) -> bool:
    """Look for the casting of an object, or of the spell that it was (400.7d), and the step it was in."""
    known: GameObject | None = record
    refs = []
    while known is not None and (known.zone == STACK or known is record):
        refs.append(known.ref)
        known = known.was
    step, whose = 0, -1
    for event in state.history:
        if event.kind == STEP_BEGAN:
            step, whose = event.amount, event.player
        elif event.kind == CAST and event.subject in refs:
            players = players_of(state, node.by, context)
            return step in node.steps and whose in players and event.player in players
    return False


def _resolving_time(state: State, node: c.ResolvingTime, context: Context) -> bool:
    """Count how often the ability of that object has resolved this turn, this time included."""
    if context.stack_object == NO_REF:
        return False
    this = state.last_known(context.stack_object)
    times = 1
    for event in state.history:
        if event.kind == RESOLVED and event.amount and event.subject != this.ref:
            other = state.last_known(event.subject)
            times += other.ability is this.ability and other.source == this.source
    return times == node.nth


def _amount_of_any(state: State, node: c.AmountOfAny, context: Context) -> bool:
    event = context.event
    events = event.events if isinstance(event, Several) else () if event is None else (event,)
    return any(compare(state, one.amount, node.comparison, context) for one in events)


def _activated_times(state: State, node: c.ActivatedTimes, context: Context) -> bool:
    """Count how often the ability of that object has been activated this turn."""
    if context.stack_object == NO_REF:
        now = context.event
        if not isinstance(now, Activate) or not now.is_mana:
            return False
        own = (now.subject, now.amount)  # a mana ability is no object (605.3b)
        mana = [event for event in state.history if isinstance(event, Activate) and event.is_mana]
        return sum((event.subject, event.amount) == own for event in mana) >= node.at_least
    this = state.last_known(context.stack_object)
    times = 0
    for event in state.history:
        if event.kind == ACTIVATE and event.subject > NO_REF:
            other = state.last_known(event.subject)
            times += other.ability is this.ability and other.source == this.source
    return times >= node.at_least


def _targeted(state: State, node: c.Targeted, context: Context) -> bool:
    return node.index < len(context.targets) and bool(context.targets[node.index])


def _player_compare(state: State, node: c.PlayerCompare, context: Context) -> bool:
    inner = context.copy()
    outcomes: list[bool] = []
    for player in players_of(state, node.who, context):
        inner.iterated_player = player
        outcomes.append(compare(state, amount(state, node.n, inner), node.comparison, context))
    return bool(outcomes) and (all(outcomes) if node.every else any(outcomes))


def _done_this_turn(state: State, node: c.DoneThisTurn, context: Context) -> bool:
    from apnap.rules.once_each_turn import is_done  # which is an instruction, too

    return is_done(state, context.source, context.you)


def _coin_won(state: State, node: c.CoinWon, context: Context) -> bool:
    slot = context.slots.get(node.slot)
    return slot is not None and slot.amount > 0


def _being_declared(state: State, node: c.BeingDeclared, context: Context) -> bool:
    from apnap.rules.combat.declaring_attackers import DeclaringAttackers  # it asks for conditions itself

    refs = asked_about(state, node.what, context)
    declarations = [frame.chosen for frame in state.frames if isinstance(frame, DeclaringAttackers)]
    return any(ref in refs for chosen in declarations for ref, _ in chosen)


def _starting_player(state: State, node: c.StartingPlayer, context: Context) -> bool:
    return state.turn_order[0] == context.you


def _in_extra_turn(state: State, node: c.InExtraTurn, context: Context) -> bool:
    slot = context.slots.get(node.slot)
    return slot is not None and slot.amount > 0 and state.players[state.active].mark(EXTRA_TURN) == slot.amount


def _after_turn(state: State, node: c.AfterTurn, context: Context) -> bool:
    return state.turn > node.turn


def _latest_linked(state: State, node: c.LatestLinked, context: Context) -> bool:
    linked = state.last_known(context.source).linked if context.source != NO_REF else ()
    return bool(linked) and linked[-1] in objects_of(state, node.what, context)


def _is_mana_ability(state: State, node: c.IsManaAbility, context: Context) -> bool:
    return isinstance(context.event, Activate) and context.event.is_mana


def _not(state: State, node: c.NotTrue, context: Context) -> bool:
    return not holds(state, node.condition, context)


def _all(state: State, node: c.AllTrue, context: Context) -> bool:
    return all(holds(state, part, context) for part in node.conditions)


def _any(state: State, node: c.AnyTrue, context: Context) -> bool:
    return any(holds(state, part, context) for part in node.conditions)


_CHECKS: Final[dict[type[Any], Callable[[State, Any, Context], bool]]] = {
    c.Compare: _compare,
    c.Exists: _exists,
    c.Fits: _fits,
    c.Happened: _happened,
    c.ThisTurnHappened: _this_turn,
    c.YourTurn: _your_turn,
    c.IsManaAbility: _is_mana_ability,
    c.StartingPlayer: _starting_player,
    c.BeingDeclared: _being_declared,
    c.AfterTurn: _after_turn,
    c.InExtraTurn: _in_extra_turn,
    c.LatestLinked: _latest_linked,
    c.AnchorChosen: _anchor_chosen,
    c.DayIs: _day_is,
    c.DuringStep: _during_step,
    c.BeforeStep: _before_step,
    c.AfterStep: _after_step,
    c.SinceStep: _since_step,
    c.CostPaid: _cost_paid,
    c.CastFrom: _cast_from,
    c.HitAPlayer: _hit_a_player,
    c.CastDuring: _cast_during,
    c.AsCast: _as_cast,
    c.SorceryTime: _sorcery_time,
    c.ResolvingTime: _resolving_time,
    c.ActivatedTimes: _activated_times,
    c.AmountOfAny: _amount_of_any,
    c.Targeted: _targeted,
    c.PlayerCompare: _player_compare,
    c.CoinWon: _coin_won,
    c.DoneThisTurn: _done_this_turn,
    c.NotTrue: _not,
    c.AllTrue: _all,
    c.AnyTrue: _any,
}
PERFORMED: Final = frozenset(_CHECKS)
"""The conditions that can be asked."""


from apnap.rules.characteristics import characteristics  # noqa: E402
from apnap.rules.commander import is_commander  # noqa: E402
from apnap.rules.expressions import asked_about, looked_back, objects_of, players_of  # noqa: E402  (the questions ask each other)
from apnap.rules.filters import exists, matches  # noqa: E402
from apnap.rules.quantities import amount, compare, times_paid  # noqa: E402
