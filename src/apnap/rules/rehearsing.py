"""601.2g: how to answer the decisions of a payment by hand so that it is made by a plan: tried out on a copy.

What the plan settles (which kinds of mana a source adds, what pays its own cost, what is sacrificed for it) is asked
when the player activates the source. Whatever else is asked, or is left to chance, can't be told beforehand.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from apnap.ids import Ref
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action, Decision
from apnap.rules.floating import FLOATING, mana_of_index
from apnap.rules.machine import answer
from apnap.rules.mana_plan import Activation
from apnap.rules.producing import Producing, letters_of

if TYPE_CHECKING:
    from apnap.rules.state import State

_UNIT: Final = re.compile(r"[WUBRGC](?:/[WUBRGC])*")
"""One mana in the word for an output, such as "W/UC": one that is white or blue, one that is colorless."""
_MOST: Final = 60
"""How many decisions one mana ability may ask."""


class _Wishes:
    """What a plan has settled of one mana ability."""

    __slots__ = ("kinds", "paid", "given")

    def __init__(self, activation: Activation) -> None:
        self.kinds: tuple[int, ...] = activation[2]
        self.paid: list[int] = list(activation[3])
        """The kinds of floating mana that pay its cost and have not been spent yet."""
        self.given: list[Ref] = list(activation[4])
        """What is sacrificed for it and has not been chosen yet."""


def rehearse(state: State, plan: tuple[Activation, ...]) -> tuple[State, tuple[int, ...]] | None:
    """Return a copy of a position that waits for a PAYMENT decision, in which the mana abilities of a plan have been
    activated and DONE pays, and the answers that led there; None: something is asked that the plan does not settle.
    """
    new = state.fork()
    depth = len(new.frames)
    answers: list[int] = []
    for activation in plan:
        asked = _payment_at(new, depth)
        action = Action(dec.ACTIVATE, activation[0], activation[1])
        if asked is None or action not in asked.options:
            return None
        at: int | None = asked.options.index(action)
        wishes = _Wishes(activation)
        for _ in range(_MOST):
            if at is None:
                return None
            answers.append(at)
            answer(new, at)
            if new.decision is None or _payment_at(new, depth) is not None:
                break
            at = _answer(new, new.decision, wishes)
    last = _payment_at(new, depth)
    if last is None or not last.can_finish or new.random != state.random:
        return None
    return new, tuple(answers)


def _payment_at(state: State, depth: int) -> Decision | None:
    """Return the decision that waits if it belongs to the payment itself, not to that for a mana ability."""
    asked = state.decision
    return asked if asked is not None and asked.kind == dec.PAYMENT and len(state.frames) == depth else None


def _answer(state: State, asked: Decision, wishes: _Wishes) -> int | None:
    if asked.kind == dec.WORD:
        return _mana_wished(state, asked, wishes)
    if asked.kind == dec.PAYMENT:
        return _mana_spent(asked, wishes)
    if asked.kind == dec.OBJECTS:
        for ref in wishes.given:
            if ref in asked.options:
                wishes.given.remove(ref)
                return asked.options.index(ref)
        return dec.DONE if asked.can_finish and not wishes.given else None
    return None


def _mana_wished(state: State, asked: Decision, wishes: _Wishes) -> int | None:
    """106.4: which kind of mana, or which of several outputs."""
    frame = next((one for one in reversed(state.frames) if isinstance(one, Producing)), None)
    if frame is None or asked.purpose != "mana":
        return None
    letters = [letters_of(kind) for kind in wishes.kinds]
    if frame.open:
        at = len(frame.chosen)
        return asked.options.index(letters[at]) if at < len(letters) and letters[at] in asked.options else None
    for at, option in enumerate(asked.options):
        units = _UNIT.findall(str(option))
        if len(units) == len(letters) and all(one in unit for one, unit in zip(letters, units, strict=True)):
            return at
    return None


def _mana_spent(asked: Decision, wishes: _Wishes) -> int | None:
    """118.3a: which floating mana pays the cost of the mana ability."""
    for at, option in enumerate(asked.options):
        if isinstance(option, Action) and option.kind == dec.SPECIAL and option.index >= FLOATING:
            kind = mana_of_index(option.index)[0]
            if kind in wishes.paid:
                wishes.paid.remove(kind)
                return at
    return dec.DONE if asked.can_finish else None
