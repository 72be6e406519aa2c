"""118, 601.2g–h: paying a cost: first a chance to activate mana abilities, then the payment itself.

The same procedure serves casting, activating, attacking and resolving. Mana is paid by a plan that gives up as little
as possible; with the option ``full_control`` (or ``full_control`` and a seat, for one player) the player activates mana
abilities one by one instead, and may choose which floating mana is spent. What they leave to the plan gives nothing up
then; :mod:`~apnap.rules.payment_plans` shows it beforehand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import cost as c
from apnap.abilities.cost import Cost
from apnap.ids import NO_REF, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import mana_activation
from apnap.rules.affording import can_pay, either_choices, exclusions, spared
from apnap.rules.characteristics import characteristics
from apnap.rules.choices import choose, choose_yes_no
from apnap.rules.context import Context
from apnap.rules.costs import STRICT, TotalCost, cost_of, with_life
from apnap.rules.costs_as_paid import as_paid, spending_freedom
from apnap.rules.decisions import make_decision
from apnap.rules.floating import PAID, Rest, asks_before_giving, chooses_mana
from apnap.rules.happen import happen_all
from apnap.rules.machine import ask, call, finish, register
from apnap.rules.mana import take_mana, with_spent
from apnap.rules.mana_costs import LIFE_FOR_SYMBOLS, PHYREXIAN
from apnap.rules.mana_counting import covers
from apnap.rules.mana_supply import Spending, gather
from apnap.rules.paying_by_hand import control, take_control
from apnap.rules.paying_parts import pay_parts
from apnap.rules.paying_steps import (
    AFTER_MANA,
    GIVE_UP,
    HELP,
    MANA,
    PARTS,
    PAY_MANA,
    PHYREXIAN_STEP,
    PREPARE,
    TAKE_HELP,
    TAKE_PHYREXIAN,
    Paying,
    can_be_paid,
    fail,
    floating_for,
    gives_up_unasked,
    highest_tier,
    plan_of,
    rests_of,
    spending_of,
    total_of,
)
from apnap.rules.paying_with_objects import helpers, helping_events, helping_keywords, note_convokers, tinted
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.state import State

MANA_ABILITY: Final = "mana_ability"
"""The purpose of paying for a mana ability."""
LIFE_FOR_SYMBOL: Final = 2
"""107.4f: the life that pays for a Phyrexian symbol."""


def start_paying(state: State, player: Player, cost: Cost, context: Context, purpose: str, x_cost: int = 1) -> None:
    """Let a player pay a cost (118.2); ``state.result`` is then (1, objects paid …), or (0,) if it can't be paid.

    ``x_cost``: how many times it is paid ("{1} for each …"). Call it as the last thing in a step.
    """
    pay_total(state, player, cost_of(cost, context.x, x_cost), context, purpose)


def pay_total(
    state: State,
    player: Player,
    total: TotalCost,
    context: Context,
    purpose: str,
    spent_on: Ref = NO_REF,
    for_ability: bool = False,
    loose: int = STRICT,
    prefer: tuple[int, ...] = (),
    cancel: bool = False,
    objects: tuple[Ref, ...] = (),
) -> None:
    """Let a player pay a total cost; see :func:`start_paying`."""
    total = as_paid(state, player, total, context, spent_on != NO_REF or purpose == MANA_ABILITY)
    if not total.payable:
        state.result = (0,)
        return
    if total.pips and (spent_on == NO_REF or for_ability):
        spent = None if spent_on == NO_REF else state.last_known(spent_on)
        loose = max(loose, spending_freedom(state, player, spent))
    if not total.generic and not total.pips and not total.parts:
        state.result = (1,)
        return
    frame = Paying()
    frame.player = player
    frame.generic = total.generic
    frame.pips = total.pips
    frame.with_x = total.with_x
    frame.parts = total.parts
    frame.context = context.copy()
    frame.purpose = purpose
    frame.spent_on = spent_on
    frame.for_ability = for_ability
    frame.loose = loose
    frame.prefer = prefer
    frame.cancel = cancel
    frame.objects = objects
    if spent_on != NO_REF and not for_ability:
        frame.mana = state.last_known(spent_on).mana_spent  # 702.132a: what another player has paid before
    call(state, frame)


# ------------------------------------------------------------------------------------ 118.13: how it will be paid


def _announce(frame: Paying, state: State) -> None:
    """601.2b: "A or B" in a cost: which one, by its place among the printed ones; only what can be paid is offered."""
    if not any(isinstance(part, c.EitherCost) for part in frame.parts):
        frame.step = PHYREXIAN_STEP
        _phyrexian(frame, state)
        return
    places = tuple(at for at, one in enumerate(either_choices(total_of(frame))) if can_be_paid(frame, state, one))
    if not places:
        fail(frame, state)
        return
    choose(state, dec.COST, frame.player, places, 1, 1, frame.purpose, frame.context.source, "601.2b")


def _take_either(frame: Paying, state: State) -> None:
    chosen = either_choices(total_of(frame))[state.result[0]]
    frame.generic, frame.pips, frame.parts = chosen.generic, chosen.pips, chosen.parts


def _phyrexian(frame: Paying, state: State) -> None:
    """107.4f: for each Phyrexian symbol, life or mana; asked only where both are possible."""
    frame.step = HELP
    for pip in frame.pips:
        if not pip & PHYREXIAN:
            continue
        mana, life = _with_pip(frame, pip, False), _with_pip(frame, pip, True)
        by_mana, by_life = can_be_paid(frame, state, mana), can_be_paid(frame, state, life)
        if by_mana and by_life:
            frame.step = TAKE_PHYREXIAN
            choose_yes_no(state, frame.player, "phyrexian", frame.context.source, "107.4f")
            return
        chosen = life if by_life else mana
        if by_life:
            _note_life(frame, state)
            frame.life += LIFE_FOR_SYMBOL
        frame.generic, frame.pips, frame.parts = chosen.generic, chosen.pips, chosen.parts


def _note_life(frame: Paying, state: State) -> None:
    """702.150a: a spell with compleated remembers how many of its Phyrexian symbols are paid for with life."""
    spell = None if frame.for_ability or frame.spent_on == NO_REF else state.current(frame.spent_on)
    if spell is not None and any(one.keyword == "compleated" for one in characteristics(state, spell).abilities):
        times = dict(spell.costs_paid).get(LIFE_FOR_SYMBOLS, 0) + 1
        state.edit(spell.ref).costs_paid = with_count(spell.costs_paid, LIFE_FOR_SYMBOLS, times)


def _with_pip(frame: Paying, pip: int, by_life: bool) -> TotalCost:
    """Return the cost with the first such Phyrexian pip settled."""
    total = total_of(frame)
    pips = list(frame.pips)
    at = pips.index(pip)
    if by_life:
        del pips[at]
        total.parts = with_life(frame.parts, LIFE_FOR_SYMBOL)
    else:
        pips[at] = pip & ~PHYREXIAN
    total.pips = tuple(pips)
    return total


def _take_phyrexian(frame: Paying, state: State) -> None:
    pip = next(pip for pip in frame.pips if pip & PHYREXIAN)
    chosen = _with_pip(frame, pip, state.result[0] == 1)
    if state.result[0] == 1:
        _note_life(frame, state)
    frame.pips, frame.parts = chosen.pips, chosen.parts
    frame.step = PHYREXIAN_STEP


# ------------------------------------------------------------------------------------ 702.51a: objects that pay


def _help(frame: Paying, state: State) -> None:
    """702.51a, 702.66a, 702.126a: what is tapped or exiled rather than paying mana, one after another."""
    frame.step = PREPARE
    spending = spending_of(frame, state)
    if spending is None or spending.is_ability or not (frame.generic or frame.pips):
        return
    names = helping_keywords(characteristics(state, spending.record).abilities)
    if not names:
        return
    if not frame.helpers:
        frame.pips = tinted(frame.pips)
    options = _open_helpers(frame, state, spending)
    if len(options) == 1 and not any(_mana_pays(frame, state, spending, rest) for rest in rests_of(frame)):
        _add_helper(frame, state, spending, options[0])
    elif options:
        frame.step = TAKE_HELP
        purpose = min(names) if len(names) == 1 else "help"
        decision = make_decision(dec.OBJECTS, frame.player, tuple(options), purpose, frame.spent_on, "601.2h")
        decision.chosen = frame.helpers
        decision.minimum, decision.maximum = 0, len(options)
        decision.can_finish = any(_mana_pays(frame, state, spending, rest) for rest in rests_of(frame))
        ask(state, decision)


def _open_helpers(frame: Paying, state: State, spending: Spending) -> list[Ref]:
    if PAID in rests_of(frame):
        return []
    found: list[Ref] = []
    chosen = frame.helpers
    for ref, mask in helpers(state, frame.player, spending.record, frame.parts, chosen):
        frame.helpers = (*chosen, ref)
        if any(can_be_paid(frame, state, total_of(frame, rest)) for rest in rests_of(frame, mask)):
            found.append(ref)
    frame.helpers = chosen
    return found


def _mana_pays(frame: Paying, state: State, spending: Spending, rest: Rest) -> bool:
    """Whether mana pays what is left, without any other object."""
    kept = spared(state, frame.player, frame.parts, frame.context)
    return any(
        covers(gather(state, frame.player, spending, (*excluded, *frame.helpers), False, kept), *rest)
        for excluded in exclusions(state, frame.player, frame.parts, frame.context)
    )


def _take_help(frame: Paying, state: State) -> None:
    frame.step = PREPARE
    spending = spending_of(frame, state)
    if state.answer == dec.DONE or spending is None:
        return
    assert isinstance(state.choice, int)
    _add_helper(frame, state, spending, state.choice)


def _add_helper(frame: Paying, state: State, spending: Spending, ref: Ref) -> None:
    masks = dict(helpers(state, frame.player, spending.record, frame.parts, frame.helpers))
    frame.given = (*frame.given, masks[ref])
    frame.helpers = (*frame.helpers, ref)
    frame.step = HELP


# ------------------------------------------------------------------------------------ 601.2g: mana abilities


def _prepare(frame: Paying, state: State) -> None:
    """Settle the monocoloured hybrid symbols (107.4e) and plan the mana abilities."""
    if PAID in rests_of(frame):
        frame.generic, frame.pips, frame.given = 0, (), ()
        shown = frame.cancel and gives_up_unasked(frame) and asks_before_giving(state, frame.player)
        frame.step = AFTER_MANA if shown else GIVE_UP
        return
    if chooses_mana(state, frame.player) and not frame.prefer:
        frame.step = AFTER_MANA
        return
    _plan(frame, state)


def _plan(frame: Paying, state: State) -> None:
    planned = plan_of(frame, state, highest_tier(frame, state))
    if planned is not None:
        (frame.generic, frame.pips), frame.plan = planned
        frame.given = ()
        frame.step = MANA if frame.plan else PAY_MANA
    elif asks_before_giving(state, frame.player) and not frame.prefer:
        frame.step = AFTER_MANA
    else:
        fail(frame, state)


def _mana(frame: Paying, state: State) -> None:
    """Activate the next mana abilities of the plan: the plain ones together, any other by itself."""
    if mana_activation.resolve_mana_triggers(state):
        frame.step = MANA
        return
    if not frame.plan:
        frame.step = PAY_MANA
        _pay_mana(frame, state)
        return
    frame.step = MANA
    n = mana_activation.tap_together(state, frame.player, frame.plan)
    if n:
        frame.plan = frame.plan[n:]
        return
    ref, index, kinds, cost_kinds, given = frame.plan[0]
    frame.plan = frame.plan[1:]
    mana_activation.start_mana_ability(state, frame.player, ref, index, kinds, cost_kinds, given)


# ------------------------------------------------------------------------------------ 601.2h: the payment


def _pay_mana(frame: Paying, state: State) -> None:
    """118.3a: the mana leaves the pool. If something took it away meanwhile, plan once more."""
    spent = floating_for(frame, state)
    if spent is None:
        frame.tries += 1
        if frame.tries > 2:
            fail(frame, state)
        else:
            _plan(frame, state)
        return
    take_mana(state, frame.player, spent)
    frame.mana = with_spent(frame.mana, spent)
    if frame.spent_on != NO_REF and not frame.for_ability and state.current(frame.spent_on) is not None:
        state.edit(frame.spent_on).mana_spent = frame.mana
    frame.step = GIVE_UP
    if not frame.helpers:
        frame.step = PARTS
        if not frame.parts:
            _parts(frame, state)


def _give_up(frame: Paying, state: State) -> None:
    """What pays for mana is tapped or exiled."""
    if frame.helpers:
        note_convokers(state, frame.spent_on, frame.helpers)
        happen_all(state, helping_events(state, frame.helpers))


def _parts(frame: Paying, state: State) -> None:
    """Pay everything else (601.2h): what is tapped first, then the rest, random and library parts last."""
    if frame.parts:
        frame.step = PARTS
        pay_parts(state, frame.player, frame.parts, frame.context, frame.purpose == MANA_ABILITY, frame.objects)
        frame.parts = ()
        frame.step = PARTS + 1
        return
    state.result = (1, *frame.paid)
    finish(frame)


def _parts_paid(frame: Paying, state: State) -> None:
    """What :func:`pay_parts` has left in the result is the result of the payment."""
    finish(frame)


def _parts_now(frame: Paying, state: State) -> None:
    """classic:409.2f: all is paid in one step, so that mana abilities may come after the rest."""
    parts = frame.parts
    frame.parts = ()
    pay_parts(state, frame.player, parts, frame.context, frame.purpose == MANA_ABILITY, frame.objects)


def _rest_by_mana(frame: Paying, state: State) -> None:
    frame.paid = state.result[1:]
    frame.step = AFTER_MANA


register(
    Paying,
    (
        _announce, _take_either, _phyrexian, _take_phyrexian, _help, _take_help, _prepare, _mana, control,
        take_control, _pay_mana, _give_up, _parts, _parts_paid, _plan, _parts_now,
        _rest_by_mana,
    ),
)  # fmt: skip

__all__ = ["Paying", "can_pay", "pay_total", "start_paying"]
