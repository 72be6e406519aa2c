"""601.2g: paying step by step: mana abilities and floating mana one by one, or going back (733.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import NO_REF
from apnap.rules import decisions as dec
from apnap.rules import mana_activation
from apnap.rules.decisions import Action, make_decision
from apnap.rules.floating import FLOATING, PAID, index_of_mana, mana_of_index, mask_of_mana, spendable
from apnap.rules.keeping_mana import can_not_be_reversed, not_reversed
from apnap.rules.machine import ask
from apnap.rules.mana import take_mana, with_spent
from apnap.rules.paying_steps import (
    AFTER_MANA,
    PARTS_NOW,
    PAY_MANA,
    PLAN,
    TAKE_CONTROL,
    Paying,
    can_be_paid,
    can_go_on,
    fail,
    floating_for,
    highest_tier,
    plan_of,
    rests_of,
    spending_of,
    total_of,
)

if TYPE_CHECKING:
    from apnap.rules.state import State

AUTOMATIC: Final = 1
"""Index of the action (kind SPECIAL) that leaves the rest of a payment to the plan, which gives nothing up."""
PARTS_FIRST: Final = 0
"""Index of the action (kind SPECIAL) that pays all but the mana now: mana abilities may follow (classic:409.2f)."""
KEEPING: Final = 1
"""Index of the action (kind PASS) that goes back without reversing the mana abilities that were activated (733.1)."""


def control(frame: Paying, state: State) -> None:
    """Full control: activate mana abilities or spend mana one by one, or leave the rest to the plan; DONE pays the rest
    with what floats."""
    frame.step = TAKE_CONTROL
    if frame.noticed >= 0:
        ref, index, first, *_ = frame.played[-1]
        stays = can_not_be_reversed(state, state.history[frame.noticed :])
        frame.played = (*frame.played[:-1], (ref, index, first, len(state.since), stays))
        frame.noticed = -1
    options = _options(frame, state)
    decision = make_decision(dec.PAYMENT, frame.player, options, frame.purpose, frame.context.source, "601.2g")
    decision.can_finish = floating_for(frame, state) is not None and can_be_paid(frame, state, total_of(frame, PAID))
    ask(state, decision)


def _options(frame: Paying, state: State) -> tuple[Action, ...]:
    options = list(mana_activation.mana_actions(state, frame.player, paying=True))
    if can_go_on(frame, state) and plan_of(frame, state, highest_tier(frame, state)) is not None:
        options.append(Action(dec.SPECIAL, NO_REF, AUTOMATIC))
    for kind, tag in spendable(state, frame.player, spending_of(frame, state)):
        if can_go_on(frame, state, mask_of_mana(kind, tag)):
            options.append(Action(dec.SPECIAL, NO_REF, index_of_mana(kind, tag)))
    if frame.cancel and frame.parts and state.rulebook.cost_steps == "one_step" and can_go_on(frame, state):
        options.append(Action(dec.SPECIAL, NO_REF, PARTS_FIRST))
    if frame.cancel or not options:
        options.append(Action(dec.PASS))
    if frame.cancel and not all(stays for *_, stays in frame.played):
        options.append(Action(dec.PASS, NO_REF, KEEPING))
    return tuple(options)


def take_control(frame: Paying, state: State) -> None:
    """Do what the player has chosen."""
    if state.answer == dec.DONE:
        frame.step = PAY_MANA
        return
    action = _options(frame, state)[state.answer]
    if action.kind == dec.PASS:
        fail(frame, state)
        state.result = (0, *not_reversed(state, frame.played, action.index == KEEPING))
    elif action.kind == dec.SPECIAL and action.index >= FLOATING:
        _spend_one(frame, state, *mana_of_index(action.index))
    elif action.kind == dec.SPECIAL:
        frame.step = PARTS_NOW if action.index == PARTS_FIRST else PLAN
    else:
        frame.step = AFTER_MANA
        frame.played = (*frame.played, (action.ref, action.index, len(state.since), 0, False))
        frame.noticed = len(state.history)
        mana_activation.start_mana_ability(state, frame.player, action.ref, action.index)


def _spend_one(frame: Paying, state: State, kind: int, tag: int) -> None:
    """118.3a: the floating mana that the player has chosen leaves the pool."""
    take_mana(state, frame.player, ((kind, tag, 1),))
    frame.mana = with_spent(frame.mana, ((kind, tag, 1),))
    frame.given = (*frame.given, mask_of_mana(kind, tag))
    frame.step = AFTER_MANA
    if PAID in rests_of(frame):
        frame.generic, frame.pips, frame.given = 0, (), ()
        frame.step = PAY_MANA
