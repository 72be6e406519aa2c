"""602: activating activated abilities; mana abilities (605) take the way of ``mana_activation``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Activated
from apnap.abilities.cost import Cost, DiscardThis, RemoveCounters
from apnap.abilities.static import MAY_CYCLE_FOR_NOTHING, CostChange
from apnap.abilities.values import HAND, LIBRARY
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.activation_rules import (
    activated_ability,
    is_loyalty_ability,
    may_begin,
    note_activation,
)
from apnap.rules.affording import affordable
from apnap.rules.announcing import start_announcing
from apnap.rules.choices import choose, choose_yes_no
from apnap.rules.context import Context, context_for
from apnap.rules.cost_parts import needs_x, x_is_a_value
from apnap.rules.costs import Subject, TotalCost, changed, cheaper_by_targets, cost_of, depends_on_targets, target_kind
from apnap.rules.decisions import NUMBER
from apnap.rules.definitions import CompiledAbility
from apnap.rules.going_back import forget_position, go_back, keep_position
from apnap.rules.happen import happen
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.mana import is_mana_ability
from apnap.rules.mana_activation import start_mana_ability
from apnap.rules.mana_supply import Spending
from apnap.rules.own_costs import with_own_mana
from apnap.rules.payment import pay_total
from apnap.rules.permissions import player_rules
from apnap.rules.proposing import any_targets_payable, body_possible, possible_x
from apnap.rules.records import GameObject
from apnap.rules.stack_objects import place_activated
from apnap.rules.target_sets import TARGET_TESTS, Chosen, TargetTest

if TYPE_CHECKING:
    from apnap.rules.state import State


def activation_cost(
    state: State, player: Player, record: GameObject, ability: CompiledAbility, context: Context
) -> TotalCost:
    """Return the total cost of activating an ability (602.2b, 601.2f)."""
    node = ability.node
    assert isinstance(node, Activated)
    price = with_own_mana(state, node.cost, record) or node.cost
    if context.stack_object != NO_REF and state.last_known(context.stack_object).costs_paid == FOR_NOTHING:
        price = Cost(parts=(DiscardThis(),))
    total = cost_of(price, 0 if node.on_x else context.x)
    if node.on_x and price.mana is not None:
        total.pips += (node.on_x,) * (price.mana.symbols.count("X") * context.x)
    makes_mana = is_mana_ability(state, ability)
    return changed(state, player, total, Subject(record, context, True, ability.keyword, node.cost_changes, makes_mana))


FOR_NOTHING: Final = (("for nothing", 1),)
"""Noted on a cycling ability whose cost is {0} (118.9)."""


def may_cost_nothing(state: State, player: Player, ability: CompiledAbility) -> bool:
    """Tell whether a player may pay {0} rather than the cycling cost of an ability."""
    return ability.keyword == "cycling" and bool(player_rules(state, MAY_CYCLE_FOR_NOTHING, player))


class Activating(Procedure):
    """602.2: activate an ability that uses the stack. ``state.result``: (1,), or (0,) if it was reversed (733)."""

    __slots__ = ("player", "source", "index", "ref", "context")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.source: Ref = NO_REF
        self.index = 0
        self.ref: Ref = NO_REF
        """The ability on the stack."""
        self.context = Context()


def start_activating(state: State, player: Player, ref: Ref, index: int) -> None:
    """Begin activating an ability (602.2): ``index`` counts the object's activated abilities. Last act of a step."""
    record = state.current(ref)
    ability = None if record is None else activated_ability(state, record, index)
    if ability is not None and is_mana_ability(state, ability):
        start_mana_ability(state, player, ref, index)
        return
    frame = Activating()
    frame.player = player
    frame.source = ref
    frame.index = index
    call(state, frame)


def _ability(frame: Activating, state: State) -> CompiledAbility:
    ability = state.last_known(frame.ref).ability
    assert ability is not None
    return ability


def _announce(frame: Activating, state: State) -> None:
    """602.2a: the ability is created on the stack; a card in a hidden zone that has it is revealed."""
    record = state.current(frame.source)
    ability = None if record is None else activated_ability(state, record, frame.index)
    if record is None or ability is None:
        state.result = (0,)
        finish(frame)
        return
    keep_position(state)
    frame.context = place_activated(state, frame.player, frame.source, ability)
    frame.ref = frame.context.stack_object
    if record.zone in (HAND, LIBRARY):
        shown = ev.Revealed()
        shown.player = frame.player
        shown.objects = (frame.source,)
        happen(state, shown)


def _announce_cost(frame: Activating, state: State) -> None:
    """602.2b, 601.2b: whether {0} is paid rather than a cycling cost; asked if there is a choice."""
    record = state.current(frame.source)
    ability = _ability(frame, state)
    state.result = (0,)
    if record is None or not may_cost_nothing(state, frame.player, ability):
        return
    if payable_as_printed(state, frame.player, record, ability, frame.context):
        choose_yes_no(state, frame.player, "pay_nothing", frame.source, "118.9")
    else:
        state.result = (1,)


def _announce_x(frame: Activating, state: State) -> None:
    """602.2b, 601.2b, 107.3a: the value of X."""
    record = state.current(frame.source)
    assert record is not None
    if state.result == (1,):
        state.edit(frame.ref).costs_paid = FOR_NOTHING
        state.result = (0,)
        return
    values = x_values(state, frame.player, record, _ability(frame, state), frame.context)
    if values is None:
        state.result = (0,)
    elif values:
        choose(state, NUMBER, frame.player, values, 1, 1, "x", frame.ref, "107.3a")
    else:
        go_back(state, frame, frame.player)


def _announce_targets(frame: Activating, state: State) -> None:
    """602.2b, 601.2b–d: modes, targets, division."""
    x = state.result[0]
    frame.context.x = x
    state.edit(frame.ref).x = x
    node = _ability(frame, state).node
    assert isinstance(node, Activated)
    if node.body.targets or node.body.modes is not None:
        start_announcing(state, frame.player, frame.ref, node.body, frame.context)
    else:
        state.result = (1,)


def _pay(frame: Activating, state: State) -> None:
    """602.2b, 601.2f–h: determine the total cost and pay it."""
    if state.result == (0,):
        go_back(state, frame, frame.player)
        return
    record = state.current(frame.source)
    if record is None:
        go_back(state, frame, frame.player)
        return
    ability = _ability(frame, state)
    frame.context.targets = state.last_known(frame.ref).targets
    total = activation_cost(state, frame.player, record, ability, frame.context)
    note_activation(state, record, ability, frame.index)
    pay_total(state, frame.player, total, frame.context, "activate", frame.source, True, cancel=True)


def _activated(frame: Activating, state: State) -> None:
    """601.2i: the ability becomes activated."""
    if state.result[0] == 0:
        go_back(state, frame, frame.player, state.result[1:])
        return
    ability = _ability(frame, state)
    assert isinstance(ability.node, Activated)
    state.edit(frame.ref).paid_objects = state.result[1:]
    forget_position(state)
    event = ev.Activate()
    event.subject = frame.ref
    event.other = frame.source
    event.source = frame.source
    event.player = frame.player
    event.is_loyalty = is_loyalty_ability(ability.node)
    event.keyword = ability.keyword
    happen(state, event)


def _done(frame: Activating, state: State) -> None:
    state.result = (1,)
    finish(frame)


register(Activating, (_announce, _announce_cost, _announce_x, _announce_targets, _pay, _activated, _done))


def _test_of_targets(frame: Activating, state: State) -> TargetTest | None:
    """A test of whole sets of targets, if the total cost depends on them (601.2f)."""
    record = state.current(frame.source)
    own = _own_changes(_ability(frame, state))
    if record is None or not depends_on_targets(state, record, own):
        return None
    return _payable_with, target_kind(state, record, own)


def _own_changes(ability: CompiledAbility) -> tuple[CostChange, ...]:
    assert isinstance(ability.node, Activated)
    return ability.node.cost_changes


def _payable_with(frame: Activating, state: State, targets: Chosen) -> bool:
    record = state.current(frame.source)
    if record is None:
        return False
    context = frame.context.copy()
    context.targets = targets
    total = activation_cost(state, frame.player, record, _ability(frame, state), context)
    return affordable(state, frame.player, total, context, Spending(record, True))


TARGET_TESTS[Activating] = _test_of_targets


def x_values(
    state: State, player: Player, record: GameObject, ability: CompiledAbility, context: Context
) -> tuple[int, ...] | None:
    """Return the values that can be announced for X in an activation cost (107.3a); None: there is no X."""
    node = ability.node
    assert isinstance(node, Activated)
    if not has_x(ability):
        return None
    spending = Spending(record, True)

    def payable(x: int) -> bool:
        trial = context.copy()
        trial.x = x
        total = activation_cost(state, player, record, ability, trial)
        return affordable(state, player, total, trial, spending)

    for part in node.cost.parts:
        if isinstance(part, RemoveCounters) and part.everything:
            context = context.copy()
            context.x = record.counter(part.counter)
            return (context.x,) if payable(context.x) and body_possible(state, node.body, context) else ()

    return possible_x(state, node.body, context, payable, x_is_a_value(node.cost))


def has_x(ability: CompiledAbility) -> bool:
    """Tell whether an activation cost contains X; found once per ability."""
    known = ability.cache.get("x")
    if known is None:
        node = ability.node
        assert isinstance(node, Activated)
        known = ability.cache["x"] = needs_x(node.cost)
    return bool(known)


def can_activate(state: State, player: Player, record: GameObject, ability: CompiledAbility, index: int) -> bool:
    """Tell whether a player could begin to activate an ability now and complete it (602.2)."""
    if not may_begin(state, player, record, ability, index):
        return False
    node = ability.node
    assert isinstance(node, Activated)
    context = context_for(record.ref, player)
    if may_cost_nothing(state, player, ability) and body_possible(state, node.body, context):
        return True
    return payable_as_printed(state, player, record, ability, context)


def payable_as_printed(
    state: State, player: Player, record: GameObject, ability: CompiledAbility, context: Context
) -> bool:
    """Tell whether its own cost, as effects change it, can be paid."""
    node = ability.node
    assert isinstance(node, Activated)
    if has_x(ability):
        return bool(x_values(state, player, record, ability, context))
    if not body_possible(state, node.body, context):
        return False
    spending = Spending(record, True)
    subject_cost = activation_cost(state, player, record, ability, context)
    if depends_on_targets(state, record, node.cost_changes):
        cheapest = not cheaper_by_targets(state, record, node.cost_changes)
        if cheapest and not affordable(state, player, subject_cost, context, spending):
            return False
        return any_targets_payable(
            state,
            node.body,
            (),
            context,
            lambda trial: affordable(
                state, player, activation_cost(state, player, record, ability, trial), trial, spending
            ),
            target_kind(state, record, node.cost_changes),
        )
    return affordable(state, player, subject_cost, context, spending)
