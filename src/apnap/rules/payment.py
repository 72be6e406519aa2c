"""118, 601.2g–h: paying a cost: first a chance to activate mana abilities, then the payment itself.

The same procedure serves casting, activating, attacking and resolving. Mana is paid by a plan that gives up as little
as possible; with the option ``full_control`` (or ``full_control`` and a seat, for one player) the player activates mana
abilities one by one instead, and may choose which floating mana is spent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import cost as c
from apnap.abilities.cost import Cost, CostPart
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import mana_activation
from apnap.rules.affording import affordable, can_pay, either_choices, exclusions, spared
from apnap.rules.characteristics import characteristics
from apnap.rules.choices import choose, choose_yes_no
from apnap.rules.context import Context
from apnap.rules.costs import STRICT, TotalCost, cost_of, loosened, with_life
from apnap.rules.decisions import Action, make_decision
from apnap.rules.floating import (
    FLOATING,
    PAID,
    Rest,
    chooses_mana,
    index_of_mana,
    mana_of_index,
    mask_of_mana,
    rests,
    spendable,
)
from apnap.rules.happen import happen_all
from apnap.rules.keeping_mana import Played, can_not_be_reversed, not_reversed
from apnap.rules.machine import Procedure, ask, call, finish, register
from apnap.rules.mana import take_mana, with_spent
from apnap.rules.mana_costs import PHYREXIAN
from apnap.rules.mana_counting import covers
from apnap.rules.mana_plan import Activation, choose_spending, plan_payment
from apnap.rules.mana_supply import Spending, gather
from apnap.rules.paying_parts import pay_parts
from apnap.rules.paying_with_objects import helpers, helping_events, helping_keywords, tinted

if TYPE_CHECKING:
    from apnap.rules.state import State

AUTOMATIC: Final = 1
"""Index of the action (kind SPECIAL) that leaves the rest of a payment to the plan."""


KEEPING: Final = 1
"""Index of the action (kind PASS) that goes back without reversing the mana abilities that were activated (733.1)."""

MANA_ABILITY: Final = "mana_ability"
"""The purpose of paying for a mana ability."""


class Paying(Procedure):
    """118.2: pay a cost. ``state.result`` is then (1, objects paid …), or (0,) if it was not paid."""

    __slots__ = (
        "player", "generic", "pips", "parts", "context", "purpose", "spent_on", "for_ability", "loose", "plan", "tries",
        "paid", "mana", "prefer", "cancel", "given", "objects", "helpers", "played", "noticed",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.generic = 0
        self.pips: tuple[int, ...] = ()
        self.parts: tuple[CostPart, ...] = ()
        """What is left to pay besides mana."""
        self.context = Context()
        self.purpose = ""
        self.spent_on: Ref = NO_REF
        """The spell, or the source of the ability, that mana is spent on (106.6)."""
        self.for_ability = False
        self.loose = STRICT
        self.plan: tuple[Activation, ...] = ()
        self.tries = 0
        self.paid: tuple[Ref, ...] = ()
        self.mana: tuple[tuple[int, int], ...] = ()
        """The mana spent so far, as in ``GameObject.mana_spent``."""
        self.prefer: tuple[int, ...] = ()
        """Kinds of floating mana that are to be spent before others."""
        self.cancel = False
        """Under full control the player may go back (733.1)."""
        self.given: tuple[int, ...] = ()
        """Masks of the floating mana that the player has chosen and spent; not yet taken off the cost."""
        self.objects: tuple[Ref, ...] = ()
        """What is sacrificed, if that is settled; else it is asked."""
        self.helpers: tuple[Ref, ...] = ()
        """Objects that pay for mana (702.51a); what they pay for is among what is ``given``."""
        self.played: tuple[Played, ...] = ()
        """The mana abilities that the player has activated by hand."""
        self.noticed = -1
        """How long the history was before the last of them; −1: none is under way."""


_ANNOUNCE: Final = 0
_TAKE_EITHER: Final = 1
_PHYREXIAN: Final = 2
_TAKE_PHYREXIAN: Final = 3
_HELP: Final = 4
_TAKE_HELP: Final = 5
_PREPARE: Final = 6
_MANA: Final = 7
_AFTER_MANA: Final = 8
_TAKE_CONTROL: Final = 9
_PAY_MANA: Final = 10
_GIVE_UP: Final = 11
_PARTS: Final = 12


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
    if not total.payable:
        state.result = (0,)
        return
    if not total.generic and not total.pips and not total.parts:
        state.result = (1,)
        return
    frame = Paying()
    frame.player = player
    frame.generic = total.generic
    frame.pips = total.pips
    frame.parts = total.parts
    frame.context = context.copy()
    frame.purpose = purpose
    frame.spent_on = spent_on
    frame.for_ability = for_ability
    frame.loose = loose
    frame.prefer = prefer
    frame.cancel = cancel
    frame.objects = objects
    call(state, frame)


def _spending(frame: Paying, state: State) -> Spending | None:
    if frame.spent_on == NO_REF:
        return None
    return Spending(state.last_known(frame.spent_on), frame.for_ability)


def _total(frame: Paying, rest: Rest | None = None) -> TotalCost:
    total = TotalCost()
    total.generic, total.pips = rest or (frame.generic, frame.pips)
    total.parts = frame.parts
    return total


def _can(frame: Paying, state: State, total: TotalCost, less: int = 0) -> bool:
    spending = _spending(frame, state)
    return affordable(state, frame.player, total, frame.context, spending, frame.loose, less, frame.helpers)


def _rests(frame: Paying, *more: int) -> list[Rest]:
    """Return what may be left of the mana cost when more floating mana, by mask, is spent on it."""
    return rests(frame.generic, loosened(frame.pips, frame.loose), (*frame.given, *more))


def _can_go_on(frame: Paying, state: State, *more: int) -> bool:
    """Tell whether what is left can be paid, once another floating mana is spent on it."""
    return any(_can(frame, state, _total(frame, rest), *more) for rest in _rests(frame, *more))


# ------------------------------------------------------------------------------------ 118.13: how it will be paid


def _announce(frame: Paying, state: State) -> None:
    """601.2b: "A or B" in a cost: which one, by its place among the printed ones; only what can be paid is offered."""
    if not any(isinstance(part, c.EitherCost) for part in frame.parts):
        frame.step = _PHYREXIAN
        _phyrexian(frame, state)
        return
    places = tuple(at for at, one in enumerate(either_choices(_total(frame))) if _can(frame, state, one))
    if not places:
        _fail(frame, state)
        return
    choose(state, dec.COST, frame.player, places, 1, 1, frame.purpose, frame.context.source, "601.2b")


def _take_either(frame: Paying, state: State) -> None:
    chosen = either_choices(_total(frame))[state.result[0]]
    frame.generic, frame.pips, frame.parts = chosen.generic, chosen.pips, chosen.parts


def _phyrexian(frame: Paying, state: State) -> None:
    """107.4f: for each Phyrexian symbol, life or mana; asked only where both are possible."""
    frame.step = _HELP
    for pip in frame.pips:
        if not pip & PHYREXIAN:
            continue
        mana, life = _with_pip(frame, pip, False), _with_pip(frame, pip, True)
        by_mana, by_life = _can(frame, state, mana), _can(frame, state, life)
        if by_mana and by_life:
            frame.step = _TAKE_PHYREXIAN
            choose_yes_no(state, frame.player, "phyrexian", frame.context.source, "107.4f")
            return
        chosen = life if by_life else mana
        frame.generic, frame.pips, frame.parts = chosen.generic, chosen.pips, chosen.parts


def _with_pip(frame: Paying, pip: int, by_life: bool) -> TotalCost:
    """Return the cost with the first such Phyrexian pip settled."""
    total = _total(frame)
    pips = list(frame.pips)
    at = pips.index(pip)
    if by_life:
        del pips[at]
        total.parts = with_life(frame.parts, 2)
    else:
        pips[at] = pip & ~PHYREXIAN
    total.pips = tuple(pips)
    return total


def _take_phyrexian(frame: Paying, state: State) -> None:
    pip = next(pip for pip in frame.pips if pip & PHYREXIAN)
    chosen = _with_pip(frame, pip, state.result[0] == 1)
    frame.pips, frame.parts = chosen.pips, chosen.parts
    frame.step = _PHYREXIAN


# ------------------------------------------------------------------------------------ 702.51a: objects that pay


def _help(frame: Paying, state: State) -> None:
    """702.51a, 702.66a, 702.126a: what is tapped or exiled rather than paying mana, one after another."""
    frame.step = _PREPARE
    spending = _spending(frame, state)
    if spending is None or frame.for_ability or not (frame.generic or frame.pips):
        return
    names = helping_keywords(characteristics(state, spending.record).abilities)
    if not names:
        return
    if not frame.helpers:
        frame.pips = tinted(frame.pips)
    options = _open_helpers(frame, state, spending)
    if len(options) == 1 and not any(_mana_pays(frame, state, spending, rest) for rest in _rests(frame)):
        _add_helper(frame, state, spending, options[0])
    elif options:
        frame.step = _TAKE_HELP
        purpose = min(names) if len(names) == 1 else "help"
        decision = make_decision(dec.OBJECTS, frame.player, tuple(options), purpose, frame.spent_on, "601.2h")
        decision.chosen = frame.helpers
        decision.minimum, decision.maximum = 0, len(options)
        decision.can_finish = any(_mana_pays(frame, state, spending, rest) for rest in _rests(frame))
        ask(state, decision)


def _open_helpers(frame: Paying, state: State, spending: Spending) -> list[Ref]:
    if PAID in _rests(frame):
        return []
    found: list[Ref] = []
    chosen = frame.helpers
    for ref, mask in helpers(state, frame.player, spending.record, frame.parts, chosen):
        frame.helpers = (*chosen, ref)
        if any(_can(frame, state, _total(frame, rest)) for rest in _rests(frame, mask)):
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
    frame.step = _PREPARE
    spending = _spending(frame, state)
    if state.answer == dec.DONE or spending is None:
        return
    assert isinstance(state.choice, int)
    _add_helper(frame, state, spending, state.choice)


def _add_helper(frame: Paying, state: State, spending: Spending, ref: Ref) -> None:
    masks = dict(helpers(state, frame.player, spending.record, frame.parts, frame.helpers))
    frame.given = (*frame.given, masks[ref])
    frame.helpers = (*frame.helpers, ref)
    frame.step = _HELP


# ------------------------------------------------------------------------------------ 601.2g: mana abilities


def _prepare(frame: Paying, state: State) -> None:
    """Settle the monocoloured hybrid symbols (107.4e) and plan the mana abilities."""
    if PAID in _rests(frame):
        frame.generic, frame.pips, frame.given = 0, (), ()
        frame.step = _GIVE_UP
        return
    if chooses_mana(state, frame.player) and not frame.prefer:
        frame.step = _AFTER_MANA
        return
    _plan(frame, state)


def _plan(frame: Paying, state: State) -> None:
    spending = _spending(frame, state)
    kept = spared(state, frame.player, frame.parts, frame.context)
    dear = (frame.context.source, *(entity for group in frame.context.targets for entity in group))
    frame.step = _MANA
    for generic, pips in _rests(frame):
        if choose_spending(state, frame.player, spending, generic, pips, frame.prefer) is not None:
            frame.generic, frame.pips, frame.plan, frame.given = generic, pips, (), ()
            frame.step = _PAY_MANA
            return
        for excluded in exclusions(state, frame.player, frame.parts, frame.context):
            excluded = (*excluded, *frame.helpers)
            plan = plan_payment(state, frame.player, spending, excluded, generic, pips, kept, dear)
            if plan is not None:
                frame.generic, frame.pips, frame.plan, frame.given = generic, pips, plan, ()
                return
    _fail(frame, state)


def _mana(frame: Paying, state: State) -> None:
    """Activate the next mana abilities of the plan: the plain ones together, any other by itself."""
    if mana_activation.resolve_mana_triggers(state):
        frame.step = _MANA
        return
    if not frame.plan:
        frame.step = _PAY_MANA
        _pay_mana(frame, state)
        return
    frame.step = _MANA
    n = mana_activation.tap_together(state, frame.player, frame.plan)
    if n:
        frame.plan = frame.plan[n:]
        return
    ref, index, kinds, cost_kinds, given = frame.plan[0]
    frame.plan = frame.plan[1:]
    mana_activation.start_mana_ability(state, frame.player, ref, index, kinds, cost_kinds, given)


def _control(frame: Paying, state: State) -> None:
    """Full control: activate mana abilities or spend mana one by one, or leave the rest to the plan; DONE pays the rest
    with what floats."""
    frame.step = _TAKE_CONTROL
    if frame.noticed >= 0:
        ref, index, first, *_ = frame.played[-1]
        stays = can_not_be_reversed(state, state.history[frame.noticed :])
        frame.played = (*frame.played[:-1], (ref, index, first, len(state.since), stays))
        frame.noticed = -1
    options = _control_options(frame, state)
    decision = make_decision(dec.PAYMENT, frame.player, options, frame.purpose, frame.context.source, "601.2g")
    decision.can_finish = _spent(frame, state) is not None and _can(frame, state, _total(frame, PAID))
    ask(state, decision)


def _control_options(frame: Paying, state: State) -> tuple[Action, ...]:
    options = list(mana_activation.mana_actions(state, frame.player, paying=True))
    if _can_go_on(frame, state):
        options.append(Action(dec.SPECIAL, NO_REF, AUTOMATIC))
    for kind, tag in spendable(state, frame.player, _spending(frame, state)):
        if _can_go_on(frame, state, mask_of_mana(kind, tag)):
            options.append(Action(dec.SPECIAL, NO_REF, index_of_mana(kind, tag)))
    if frame.cancel or not options:
        options.append(Action(dec.PASS))
    if frame.cancel and not all(stays for *_, stays in frame.played):
        options.append(Action(dec.PASS, NO_REF, KEEPING))
    return tuple(options)


def _take_control(frame: Paying, state: State) -> None:
    if state.answer == dec.DONE:
        frame.step = _PAY_MANA
        return
    action = _control_options(frame, state)[state.answer]
    if action.kind == dec.PASS:
        _fail(frame, state)
        state.result = (0, *not_reversed(state, frame.played, action.index == KEEPING))
    elif action.kind == dec.SPECIAL and action.index >= FLOATING:
        _spend_one(frame, state, *mana_of_index(action.index))
    elif action.kind == dec.SPECIAL:
        _plan(frame, state)
    else:
        frame.step = _AFTER_MANA
        frame.played = (*frame.played, (action.ref, action.index, len(state.since), 0, False))
        frame.noticed = len(state.history)
        mana_activation.start_mana_ability(state, frame.player, action.ref, action.index)


def _spend_one(frame: Paying, state: State, kind: int, tag: int) -> None:
    """118.3a: the floating mana that the player has chosen leaves the pool."""
    take_mana(state, frame.player, ((kind, tag, 1),))
    frame.mana = with_spent(frame.mana, ((kind, tag, 1),))
    frame.given = (*frame.given, mask_of_mana(kind, tag))
    frame.step = _AFTER_MANA
    if PAID in _rests(frame):
        frame.generic, frame.pips, frame.given = 0, (), ()
        frame.step = _PAY_MANA


# ------------------------------------------------------------------------------------ 601.2h: the payment


def _spent(frame: Paying, state: State) -> tuple[tuple[int, int, int], ...] | None:
    """Return which floating mana pays what is left; None: it does not suffice."""
    spending = _spending(frame, state)
    for generic, pips in _rests(frame):
        spent = choose_spending(state, frame.player, spending, generic, pips, frame.prefer)
        if spent is not None:
            return spent
    return None


def _pay_mana(frame: Paying, state: State) -> None:
    """118.3a: the mana leaves the pool. If something took it away meanwhile, plan once more."""
    spent = _spent(frame, state)
    if spent is None:
        frame.tries += 1
        if frame.tries > 2:
            _fail(frame, state)
        else:
            _plan(frame, state)
        return
    take_mana(state, frame.player, spent)
    frame.mana = with_spent(frame.mana, spent)
    if frame.spent_on != NO_REF and not frame.for_ability and state.current(frame.spent_on) is not None:
        state.edit(frame.spent_on).mana_spent = frame.mana
    frame.step = _GIVE_UP
    if not frame.helpers:
        frame.step = _PARTS
        if not frame.parts:
            _parts(frame, state)


def _give_up(frame: Paying, state: State) -> None:
    """What pays for mana is tapped or exiled."""
    if frame.helpers:
        happen_all(state, helping_events(state, frame.helpers))


def _parts(frame: Paying, state: State) -> None:
    """Pay everything else (601.2h): what is tapped first, then the rest, random and library parts last."""
    if frame.parts:
        frame.step = _PARTS
        pay_parts(state, frame.player, frame.parts, frame.context, frame.purpose == MANA_ABILITY, frame.objects)
        frame.parts = ()
        frame.step = _PARTS + 1
        return
    state.result = (1,)
    finish(frame)


def _parts_paid(frame: Paying, state: State) -> None:
    """What :func:`pay_parts` has left in the result is the result of the payment."""
    finish(frame)


def _fail(frame: Paying, state: State) -> None:
    state.result = (0,)
    finish(frame)


register(
    Paying,
    (
        _announce, _take_either, _phyrexian, _take_phyrexian, _help, _take_help, _prepare, _mana, _control,
        _take_control, _pay_mana, _give_up, _parts, _parts_paid,
    ),
)  # fmt: skip

__all__ = ["AUTOMATIC", "Paying", "can_pay", "pay_total", "start_paying"]
