"""611.2, 603.7, 603.12, 701.12b: continuous effects, delayed and reflexive triggers, changes of control."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities import effect as eff
from apnap.abilities import objects as ob
from apnap.abilities import static as st
from apnap.abilities.ability import Body, Keyword, Triggered
from apnap.abilities.change import AddAbility, AddKeywordOf, Change, SetController
from apnap.abilities.duration import (
    DuringNextTurnOf,
    Forever,
    UntilEndOfCombat,
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilYourNextTurn,
)
from apnap.abilities.objects import Each, IteratedPlayer, Objects, Those
from apnap.abilities.occurrence import WhenTrue
from apnap.abilities.values import STACK
from apnap.abilities.walk import substituted, walk
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.applying import keywords_of
from apnap.rules.characteristics import controller_of
from apnap.rules.conditions import holds
from apnap.rules.context import make_slot
from apnap.rules.control import control_changed
from apnap.rules.copying import copiable
from apnap.rules.delayed_triggers import add_delayed, add_reflexive
from apnap.rules.events import Event
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.filters import matches
from apnap.rules.instructions import performs
from apnap.rules.lasting import add_part, change_objects
from apnap.rules.performing.refusals import changes_that_begin, plural
from apnap.rules.performing.refusals_of_statics import for_a_while
from apnap.rules.permanents import permanent
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.abilities.duration import Duration
    from apnap.rules.context import Context
    from apnap.rules.state import State


def begin_changes(run: Running, state: State, node: eff.Continuous) -> None:
    """611.2c: which objects it affects, and by how much (608.2h), is settled as it begins: none that is phased out
    (702.26e)."""
    found = [state.current(ref) for ref in objects_of(state, node.what, run.context)]
    refs = tuple(record.ref for record in found if record is not None and not record.phased_out)
    before = [(ref, controller_of(state, state.last_known(ref))) for ref in refs]
    changes = _written_out(state, node.changes, run.context)
    if changes:
        change_objects(state, refs, changes, node.duration, run.context)
    propose(run, state, _changes_of_control(state, before))


def _written_out(state: State, changes: tuple[Change, ...], context: Context) -> tuple[Change, ...]:
    """Return changes with the abilities that objects have now in the place of "all that they have" (608.2h)."""
    if not any(isinstance(one, AddKeywordOf) for one in changes):
        return changes
    found: list[Change] = []
    for one in changes:
        given = keywords_of(state, one, context) if isinstance(one, AddKeywordOf) else None
        found += [one] if given is None else [AddAbility(ability) for ability in given]
    return tuple(found)


def _changes_of_control(state: State, before: list[tuple[Ref, Player]]) -> list[Event]:
    """Return the events that tell which permanents have come under another player's control."""
    events: list[Event] = []
    for ref, had in before:
        if permanent(state, ref) is not None:
            has = controller_of(state, state.last_known(ref))
            if has != had:
                events.append(control_changed(ref, has, had))
    return events


_LOWERS_COSTS: Final = frozenset(("affinity", "convoke", "delve", "improvise"))


def _refuse_changes(node: eff.Continuous) -> str:
    for change in node.changes:
        if isinstance(change, AddAbility) and getattr(change.ability, "keyword", "") in _LOWERS_COSTS:
            return "an ability about its cost for a card before it is a spell"  # the spell is another object (400.7)
    return changes_that_begin(node.changes)


performs(eff.Continuous, begin_changes, refuse=_refuse_changes)


def gain_printed(run: Running, state: State, node: eff.GainPrintedBelow) -> None:
    """702.165b–c: what is printed on the source, or copied from what is printed; not what it gained."""
    if run.context.source <= 0:
        return
    record = state.last_known(run.context.source)
    faces = copiable(state, record, both_faces=False).node.faces
    printed = faces[min(record.face, len(faces) - 1)].abilities
    at = [i for i, one in enumerate(printed) if isinstance(one, Keyword) and one.keyword == node.keyword]
    if len(at) < node.instance:
        return
    below = printed[at[node.instance - 1] :]
    changes = tuple(AddAbility(one) for one in below if not (isinstance(one, Keyword) and one.keyword == node.keyword))
    refs = tuple(ref for ref in objects_of(state, node.what, run.context) if permanent(state, ref) is not None)
    if changes:
        change_objects(state, refs, changes, UntilEndOfTurn(), run.context)


performs(eff.GainPrintedBelow, gain_printed)


def begin_rules(run: Running, state: State, node: eff.ContinuousRule) -> None:
    """611.2c: effects that change the rules are asked anew each time; shields are used up (614.3)."""
    for part in node.parts:
        assert isinstance(part, st.StaticPart)
        context = run.context
        if any(isinstance(one, ob.DefendingPlayer) for one in walk(part)):  # who that is is known in this combat only
            context = context.copy()
            defending = tuple(players_of(state, ob.DefendingPlayer(), context))
            context.slots[_DEFENDING_SLOT] = make_slot((), defending)
            part = substituted(part, ob.DefendingPlayer(), ob.PlayersInSlot(_DEFENDING_SLOT))
        add_part(state, settled(state, part, context), node.duration, context, _uses(run, state, part))


_DEFENDING_SLOT = -1
"""The slot of the context in which the defending player is kept; texts use positive numbers."""


def settled(state: State, part: st.StaticPart, context: Context) -> st.StaticPart:
    """Return a part that speaks of "the next spell you cast this turn" with the number that this spell has."""
    found: Any = part
    for node in walk(part):
        if isinstance(node, ob.NthSpell) and node.n == 0:
            cast = sum(
                1
                for event in state.history
                if event.kind == ev.CAST
                and event.player == context.you
                and matches(state, state.last_known(event.subject), node.what, context)
            )
            found = substituted(found, node, replace(node, n=cast + 1))
    assert isinstance(found, st.StaticPart)
    return found


def _uses(run: Running, state: State, part: st.StaticPart) -> int:
    if isinstance(part, st.Replacement | st.GoesElsewhere) and part.next_only:
        return 1
    if isinstance(part, st.Redirection) and part.next_n is not None:
        return amount(state, part.next_n, run.context)
    if isinstance(part, st.Redirection) and part.next_time:
        return 1
    return -1


def _refuse_rules(node: eff.ContinuousRule) -> str:
    return next((why for part in node.parts if (why := for_a_while(part))), "")


performs(eff.ContinuousRule, begin_rules, refuse=_refuse_rules)


# ------------------------------------------------------------------------------------- control (613.2)


def _give(run: Running, state: State, ref: Ref, player: Player, duration: Duration) -> None:
    context = run.context.copy()
    context.iterated_player = player
    change_objects(state, (ref,), (SetController(IteratedPlayer()),), duration, context)


def gain_control(run: Running, state: State, node: eff.GainControl) -> None:
    """The player gains control of the permanents or spells (110.2b), for that long."""
    players = players_of(state, node.who, run.context)
    refs = [ref for ref in objects_of(state, node.what, run.context) if _has_controller(state, ref)]
    before = [(ref, controller_of(state, state.last_known(ref))) for ref in refs]
    if players:
        for ref in refs:
            _give(run, state, ref, players[0], node.duration)
    gained = tuple(refs) if players else ()
    remember(run, node.slot, gained, tuple(players[:1]), len(gained), bool(gained))
    propose(run, state, _changes_of_control(state, before))


def _has_controller(state: State, ref: Ref) -> bool:
    """108.4: only permanents and what is on the stack are controlled by somebody."""
    record = state.current(ref)
    return record is not None and (record.zone == STACK or permanent(state, ref) is not None)


def _refuse_control(node: eff.GainControl) -> str:
    return "control by several players" if plural(node.who) else ""


performs(eff.GainControl, gain_control, refuse=_refuse_control)


def exchange_control(run: Running, state: State, node: eff.ExchangeControl) -> None:
    """701.12a–b: nothing happens unless both are there and controlled by different players."""
    first = [ref for ref in objects_of(state, node.a, run.context) if _has_controller(state, ref)]
    second = [ref for ref in objects_of(state, node.b, run.context) if _has_controller(state, ref)]
    if node.a == node.b:
        first, second = first[:1], first[1:]
    events: list[Event] = []
    if len(first) == 1 and len(second) == 1:
        a, b = first[0], second[0]
        had_a, had_b = controller_of(state, state.last_known(a)), controller_of(state, state.last_known(b))
        if had_a != had_b:
            _give(run, state, a, had_b, node.duration)
            _give(run, state, b, had_a, node.duration)
            events = _changes_of_control(state, [(a, had_a), (b, had_b)])
    remember(run, node.slot, (), (), len(events), bool(events))
    propose(run, state, events)


def _refuse_exchange(node: eff.ExchangeControl) -> str:
    def several(what: Objects) -> bool:
        return isinstance(what, Each | Those)

    return "exchanging control of sets of permanents" if several(node.a) or several(node.b) else ""


performs(eff.ExchangeControl, exchange_control, refuse=_refuse_exchange)


# ------------------------------------------------------------------------------------- triggers (603.7, 603.12)


def delay(run: Running, state: State, node: eff.DelayedTrigger) -> None:
    """603.7a: the ability begins to wait."""
    assert isinstance(node.ability, Triggered)
    add_delayed(state, node.ability, run.context, node.once, node.duration)


def reflect(run: Running, state: State, node: eff.ReflexiveTrigger) -> None:
    """603.12: it triggers at once if what it looks for has happened."""
    assert isinstance(node.body, Body)
    if node.condition is None or holds(state, node.condition, run.context):
        add_reflexive(state, node.body, run.context)


_WAITING = (Forever, UntilEndOfCombat, UntilEndOfTurn, UntilYourNextTurn, UntilEndOfYourNextTurn, DuringNextTurnOf)


def _refuse_delayed(node: eff.DelayedTrigger) -> str:
    ability = node.ability
    if not isinstance(ability, Triggered) or isinstance(ability.occurrence, WhenTrue):
        return "waiting for something that is no event"
    if ability.limit:
        return "a limit on a delayed triggered ability"
    return "" if isinstance(node.duration, _WAITING) else f"waiting {type(node.duration).__name__}"


performs(eff.DelayedTrigger, delay, refuse=_refuse_delayed)
performs(eff.ReflexiveTrigger, reflect)
