"""605.3, 2007:411.1: mana abilities with a target or with modes: announced like any other, and resolved at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.ability import Activated, Triggered
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules.activation_rules import activated_ability, note_activation
from apnap.rules.announcing import start_announcing
from apnap.rules.context import Context
from apnap.rules.costs import cost_of
from apnap.rules.happen import happen
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.mana import activation_event
from apnap.rules.stack_objects import place_activated, place_trigger
from apnap.rules.waiting import context_of
from apnap.rules.zones import cease

if TYPE_CHECKING:
    from apnap.rules.state import State


class ActivatingAtOnce(Procedure):
    """Announce, pay and resolve a mana ability; ``state.result``: (1,), or (0,) if that was not possible.

    It is kept as the topmost object on the stack while it is announced: nobody gets priority before it is gone.
    """

    __slots__ = ("player", "source", "index", "ref", "context")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.source: Ref = NO_REF
        self.index = 0
        self.ref: Ref = NO_REF
        self.context = Context()


def start_at_once(state: State, player: Player, ref: Ref, index: int) -> None:
    """Activate a mana ability that has targets or modes. Last act of a step."""
    frame = ActivatingAtOnce()
    frame.player = player
    frame.source = ref
    frame.index = index
    call(state, frame)


def _node(frame: ActivatingAtOnce, state: State) -> Activated:
    ability = state.last_known(frame.ref).ability
    assert ability is not None and isinstance(ability.node, Activated)
    return ability.node


def _announce(frame: ActivatingAtOnce, state: State) -> None:
    """2007:409.1a–e: the ability, its modes and its targets are announced."""
    record = state.current(frame.source)
    ability = None if record is None else activated_ability(state, record, frame.index)
    if ability is None:
        state.result = (0,)
        finish(frame)
        return
    frame.context = place_activated(state, frame.player, frame.source, ability)
    frame.ref = frame.context.stack_object
    start_announcing(state, frame.player, frame.ref, _node(frame, state).body, frame.context)


def _pay(frame: ActivatingAtOnce, state: State) -> None:
    """2007:409.1f–h: pay the activation cost."""
    record = state.current(frame.source)
    ability = state.last_known(frame.ref).ability
    if state.result == (0,) or record is None or ability is None:
        _withdraw(frame, state)
        return
    frame.context.targets = state.last_known(frame.ref).targets
    note_activation(state, record, ability, frame.index)
    cost = cost_of(_node(frame, state).cost, 0)
    pay_total(state, frame.player, cost, frame.context, MANA_ABILITY, frame.source, True)


def _activated(frame: ActivatingAtOnce, state: State) -> None:
    """2007:406.5: what triggers on mana abilities being activated triggers now."""
    if state.result[0] == 0:
        _withdraw(frame, state)
        return
    state.edit(frame.ref).paid_objects = state.result[1:]
    happen(state, activation_event(frame.player, frame.source, frame.index, _node(frame, state).keyword))


def _resolve(frame: ActivatingAtOnce, state: State) -> None:
    """2007:411.1: it resolves at once."""
    start_resolving(state)


def _resolved(frame: ActivatingAtOnce, state: State) -> None:
    """2007:411.3: triggered mana abilities follow at once."""
    resolve_mana_triggers(state)


def _done(frame: ActivatingAtOnce, state: State) -> None:
    state.result = (1,)
    finish(frame)


class TriggeredAtOnce(Procedure):
    """2007:411.3: choose targets or modes for a triggered mana ability that waits, and resolve it at once."""

    __slots__ = ("at", "ref")

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        """Its place among the abilities that wait."""
        self.ref: Ref = NO_REF


def trigger_at_once(state: State, at: int) -> None:
    """Announce and resolve a triggered mana ability that waits. Last act of a step."""
    frame = TriggeredAtOnce()
    frame.at = at
    call(state, frame)


def _put(frame: TriggeredAtOnce, state: State) -> None:
    waiting = state.waiting_triggers[frame.at]
    state.waiting_triggers = state.waiting_triggers[: frame.at] + state.waiting_triggers[frame.at + 1 :]
    assert waiting.ability is not None and isinstance(waiting.ability.node, Triggered)
    frame.ref = place_trigger(state, waiting).ref
    context = context_of(state, waiting)
    context.stack_object = frame.ref
    context.targets = ()
    start_announcing(state, waiting.controller, frame.ref, waiting.ability.node.body, context)


def _follow(frame: TriggeredAtOnce, state: State) -> None:
    if state.result == (0,):
        cease(state, frame.ref)
    else:
        start_resolving(state)


def _gone(frame: TriggeredAtOnce, state: State) -> None:
    finish(frame)


def _withdraw(frame: ActivatingAtOnce, state: State) -> None:
    cease(state, frame.ref)
    state.result = (0,)
    finish(frame)


register(ActivatingAtOnce, (_announce, _pay, _activated, _resolve, _resolved, _done))
register(TriggeredAtOnce, (_put, _follow, _gone))

from apnap.rules.mana_activation import resolve_mana_triggers  # noqa: E402  (it starts these abilities)
from apnap.rules.payment import MANA_ABILITY, pay_total  # noqa: E402
from apnap.rules.resolving import start_resolving  # noqa: E402
