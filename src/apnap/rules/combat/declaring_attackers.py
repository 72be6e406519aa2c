"""508.1: declaring attackers, attack by attack; the whole declaration is legal before it can be finished."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.cost import Cost, TapObjects
from apnap.abilities.objects import Filter, InSlot, IsOneOf
from apnap.abilities.quantity import POWER, Number
from apnap.abilities.static import AttackTax
from apnap.abilities.values import VIGILANCE
from apnap.ids import Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of, has_keyword
from apnap.rules.choices import choose_objects, choose_yes_no
from apnap.rules.combat.attack_limits import ties_attackers
from apnap.rules.combat.attack_sets import (
    AttackProblem,
    Pair,
    attack_problem,
    can_be_completed,
    is_legal_attack,
    taxes_on,
)
from apnap.rules.combat.attacking import begin_to_attack, defender_of
from apnap.rules.combat.bands import CLOSED, band_options, form_bands
from apnap.rules.combat.enlisting import Enlisted, can_be_enlisted, enlisting, pay
from apnap.rules.combat.exerting import EXERT, exert, may_be_exerted
from apnap.rules.combat.taxes import can_pay_taxes, total_tax
from apnap.rules.context import Context, make_slot
from apnap.rules.costs import cost_of
from apnap.rules.decisions import make_decision
from apnap.rules.events import Event
from apnap.rules.going_back import begin_anew, forget_position, keep_position
from apnap.rules.happen import happen_all, performer
from apnap.rules.machine import Procedure, ask, finish, register
from apnap.rules.payment import pay_total
from apnap.rules.permissions import ActivePart, active_parts, waits_for_condition
from apnap.rules.quantities import stat_of

if TYPE_CHECKING:
    from apnap.rules.state import State


class DeclaringAttackers(Procedure):
    """The turn-based action of the declare attackers step."""

    __slots__ = ("chosen", "bands", "enlisting", "enlisted", "exerting", "exerted")

    def __init__(self) -> None:
        super().__init__()
        self.chosen: tuple[Pair, ...] = ()
        self.bands: tuple[tuple[Ref, ...], ...] = ()
        """702.22c: the bands declared; the last one may still grow."""
        self.enlisting: tuple[Ref, ...] = ()
        """702.154: attackers whose optional cost has not been asked for yet."""
        self.enlisted: tuple[Enlisted, ...] = ()
        self.exerting: tuple[Ref, ...] = ()
        """701.43d: attackers for which it has not been asked yet whether they are exerted."""
        self.exerted: tuple[Ref, ...] = ()


ATTACK_TAX: Final = "attack_tax"
"""The purpose of paying the costs of an attack."""

_CHOOSE: Final = 0
_BANDS: Final = 2
_TAP: Final = 4
_ENLIST: Final = 5
_EXERT: Final = 7
_PAY: Final = 9


def _problem(state: State) -> AttackProblem:
    """Return the problem of this declaration; kept while nothing has happened."""
    kept = state.cache.get("attack problem")
    if kept is not None and kept[0] == state.version:
        problem = kept[1]
        assert isinstance(problem, AttackProblem)
        return problem
    problem = attack_problem(state)
    state.cache["attack problem"] = (state.version, problem)
    return problem


def _options(frame: DeclaringAttackers, state: State) -> list[Pair]:
    """Return the attacks that can be added so that the declaration can still become legal and be paid for."""
    problem = _problem(state)
    taken = {ref for ref, _ in frame.chosen}
    later = waits_for_condition(state, AttackTax)
    plain = not problem.weights and not problem.not_alone and problem.limit >= len(problem.allowed)
    plain = plain and not ties_attackers(problem)
    found: list[Pair] = []
    for ref, allowed in problem.allowed.items():
        if ref in taken:
            continue
        for entity in allowed:
            chosen = (*frame.chosen, (ref, entity))
            if not plain and not can_be_completed(problem, chosen):
                continue
            if (later or not problem.taxed.isdisjoint(chosen)) and not _affordable(state, chosen):
                continue
            found.append((ref, entity))
    return found


def _taxes(state: State, chosen: tuple[Pair, ...]) -> list[ActivePart]:
    """508.1h: the costs of all chosen attacks."""
    return [part for ref, entity in chosen for part in taxes_on(state, state.objects[ref >> 24], entity)]


def _affordable(state: State, chosen: tuple[Pair, ...]) -> bool:
    """508.1f–j: whether what these attacks cost once the attackers are tapped could then be paid; classic:308.2: what
    they cost before."""
    tapped = state.fork()
    for ref in _tapping(state, chosen):
        tapped.edit(ref).tapped = True
    tapped.disturb()
    told = state if state.rulebook.attack_tap == "cost" else tapped
    return can_pay_taxes(tapped, tapped.active, _taxes(told, chosen))


def _tapping(state: State, chosen: tuple[Pair, ...]) -> tuple[Ref, ...]:
    """Return those of the attackers that attacking taps (508.1f, 702.20b)."""
    return tuple(ref for ref, _ in chosen if not has_keyword(state, state.objects[ref >> 24], VIGILANCE))


def _choose(frame: DeclaringAttackers, state: State) -> None:
    """508.1a–d: choose one more attacker and what it attacks, or end the declaration."""
    options = _options(frame, state)
    done = is_legal_attack(_problem(state), frame.chosen)
    if not options:
        frame.step = _BANDS
        return
    decision = make_decision(dec.ATTACKERS, state.active, tuple(options), "attackers", rule="508.1")
    decision.chosen = frame.chosen
    decision.minimum = 0
    decision.maximum = len(frame.chosen) + len({ref for ref, _ in options})
    decision.can_finish = done
    ask(state, decision)


def _take(frame: DeclaringAttackers, state: State) -> None:
    if state.answer == dec.DONE:
        return
    pair = state.choice
    assert isinstance(pair, tuple)
    frame.chosen = (*frame.chosen, pair)
    frame.step = _CHOOSE


def _bands(frame: DeclaringAttackers, state: State) -> None:
    """702.22c: the attackers with banding may form bands: first one of them, then who else is in its band."""
    options = band_options(state, frame.chosen, frame.bands)
    if not options and frame.bands and frame.bands[-1][-1] != CLOSED:  # nobody is left to join it
        frame.bands = (*frame.bands[:-1], (*frame.bands[-1], CLOSED))
        options = band_options(state, frame.chosen, frame.bands)
    if not options:
        frame.step = _TAP
        return
    choose_objects(state, state.active, options, 0, 1, "band", rule="702.22c")


def _take_band(frame: DeclaringAttackers, state: State) -> None:
    """The selection of a band ends as nobody else is chosen; with nobody chosen at all there are no more bands."""
    open_band = frame.bands[-1] if frame.bands and frame.bands[-1][-1] != CLOSED else ()
    if state.result:
        frame.bands = (*(frame.bands[:-1] if open_band else frame.bands), (*open_band, state.result[0]))
        frame.step = _BANDS
    elif open_band:
        frame.bands = (*frame.bands[:-1], (*open_band, CLOSED))
        frame.step = _BANDS


def _tap(frame: DeclaringAttackers, state: State) -> None:
    """508.1f: the chosen creatures are tapped; that is not a cost. (classic:308.2: it is, and paid with the others.)"""
    if not frame.chosen:
        finish(frame)
        return
    if active_parts(state, AttackTax) or waits_for_condition(state, AttackTax):
        keep_position(state)
    refs = [ref for ref, _ in frame.chosen]
    frame.enlisting = enlisting(state, refs)
    frame.exerting = may_be_exerted(state, refs)
    if state.rulebook.attack_tap == "not_a_cost":
        happen_all(state, [_tapped(state, ref) for ref in _tapping(state, frame.chosen)])


def _tapped(state: State, ref: Ref) -> Event:
    event = ev.Tap()
    event.subject = ref
    event.player = state.active
    return event


def _enlist(frame: DeclaringAttackers, state: State) -> None:
    """508.1g: optional costs to attack are chosen."""
    while frame.enlisting:
        options = can_be_enlisted(state, [ref for ref, _ in frame.chosen], frame.enlisted)
        if options:
            choose_objects(state, state.active, options, 0, 1, "enlist", frame.enlisting[0], "702.154a")
            return
        frame.enlisting = frame.enlisting[1:]
    frame.step = _EXERT


def _take_enlisted(frame: DeclaringAttackers, state: State) -> None:
    if state.result:
        frame.enlisted = (*frame.enlisted, (frame.enlisting[0], state.result[0]))
    frame.enlisting = frame.enlisting[1:]
    frame.step = _ENLIST


def _exert(frame: DeclaringAttackers, state: State) -> None:
    """701.43d: it is chosen for each attacker that may be exerted."""
    if not frame.exerting:
        frame.step = _PAY
        return
    choose_yes_no(state, state.active, EXERT, frame.exerting[0], "701.43a")


def _take_exerted(frame: DeclaringAttackers, state: State) -> None:
    if state.result == (1,):
        frame.exerted = (*frame.exerted, frame.exerting[0])
    frame.exerting = frame.exerting[1:]
    frame.step = _EXERT


def _pay(frame: DeclaringAttackers, state: State) -> None:
    """508.1h–j: the total cost to attack is determined, and from then on it stays so; it is paid, all of it or none.

    classic:308.2: tapping the attackers is part of it; mana abilities can be played only if mana is, too.
    """
    cost = total_tax(state, _taxes(state, frame.chosen))
    context = Context()
    context.you = state.active
    tapping = _tapping(state, frame.chosen) if state.rulebook.attack_tap == "cost" else ()
    if tapping:
        context.slots[0] = make_slot(tapping)
        cost = Cost(cost.mana, (*cost.parts, TapObjects(Filter((IsOneOf(InSlot(0)),)), Number(len(tapping)))))
    pay_total(state, state.active, cost_of(cost, 0), context, ATTACK_TAX, cancel=True)


def _attack(frame: DeclaringAttackers, state: State) -> None:
    """508.1k–m: the chosen creatures that are still controlled by the active player attack.

    733.1, classic:308.3: if the costs are not paid, everything since the choice is undone and attackers are declared
    anew.
    """
    if state.result[0] != 1:
        begin_anew(state, frame, DeclaringAttackers(), state.active, state.result[1:])
        return
    forget_position(state)
    attacking: list[Pair] = []
    for ref, entity in frame.chosen:
        record = state.current(ref)
        if record is not None and controller_of(state, record) == state.active:
            attacking.append((ref, entity))
    events: list[Event] = []
    for ref, entity in attacking:
        event = ev.Attack()
        event.subject = ref
        event.other = entity
        event.player = defender_of(state, entity)
        event.amount = len(attacking)
        events.append(event)
    declared = ev.AttackersDeclared()
    declared.player = state.active
    declared.objects = tuple(ref for ref, _ in attacking)
    declared.amount = len(attacking)
    declared.power = sum(stat_of(state, state.last_known(ref), POWER) for ref, _ in attacking)
    form_bands(state, frame.bands, [ref for ref, _ in attacking])
    paid = pay(state, tuple(one for one in frame.enlisted if any(one[0] == ref for ref, _ in attacking)))
    told = exert(state, tuple(ref for ref, _ in attacking if ref in frame.exerted))
    finish(frame)
    happen_all(state, [*paid, *told, *events, declared] if attacking else [])


register(
    DeclaringAttackers,
    (_choose, _take, _bands, _take_band, _tap, _enlist, _take_enlisted, _exert, _take_exerted, _pay, _attack),
)


@performer(ev.ATTACK)
def perform_attack(state: State, event: Event) -> Event | None:
    """508.1k, classic:g.ataque: the creature attacks: it becomes an attacking creature."""
    record = state.current(event.subject)
    if record is None:
        return None
    begin_to_attack(state, state.edit(event.subject), event.other)
    attacker = controller_of(state, record)
    if not state.players[attacker].attacked:
        state.edit_player(attacker).attacked = True
    return event
