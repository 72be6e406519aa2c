"""602, 606: activating activated abilities; mana abilities (605) take the way of ``mana_activation``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Activated
from apnap.abilities.cost import Loyalty, SacrificeThis
from apnap.abilities.static import (
    CANT_ACTIVATE,
    CANT_ACTIVATE_ABILITIES,
    LOYALTY_ANY_TIME,
    AsThough,
    PlayerRule,
    Restriction,
)
from apnap.abilities.values import BATTLEFIELD, HAND, LIBRARY, POSTCOMBAT_MAIN, PRECOMBAT_MAIN, STACK
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.announcing import start_announcing
from apnap.rules.characteristics import characteristics
from apnap.rules.choices import choose
from apnap.rules.conditions import holds
from apnap.rules.context import Context, context_for
from apnap.rules.cost_parts import may_sacrifice
from apnap.rules.costs import Subject, TotalCost, changed, cost_of
from apnap.rules.decisions import NUMBER
from apnap.rules.definitions import ACTIVATED, NO_DEFINITION, CompiledAbility
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.filters import matches
from apnap.rules.going_back import forget_position, go_back, keep_position
from apnap.rules.happen import happen
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.mana import is_mana_ability
from apnap.rules.mana_supply import Spending, activation_limited
from apnap.rules.permissions import active_parts, player_rules, restrictions
from apnap.rules.records import ABILITY, GameObject, with_count
from apnap.rules.zones import create_in

if TYPE_CHECKING:
    from apnap.rules.state import State

_LOYALTY_USED: Final = "turn:loyalty"


def sorcery_speed(state: State, player: Player) -> bool:
    """Tell whether a player could cast a sorcery now, as far as timing goes (307.1): own main phase, empty stack."""
    return state.active == player and not state.stack and state.step in (PRECOMBAT_MAIN, POSTCOMBAT_MAIN)


def activated_ability(state: State, record: GameObject, index: int) -> CompiledAbility | None:
    """Return the activated ability of an object by its place among the activated abilities, or None."""
    for ability in characteristics(state, record).abilities:
        if ability.kind == ACTIVATED:
            if index == 0:
                return ability
            index -= 1
    return None


def is_loyalty_ability(node: Activated) -> bool:
    """Tell whether an activated ability is a loyalty ability (606.2)."""
    return any(isinstance(part, Loyalty) for part in node.cost.parts)


def activator_of(state: State, record: GameObject) -> Player:
    """Return who may activate an object's abilities: its controller, or its owner where it has none (602.2)."""
    if record.zone in (BATTLEFIELD, STACK):
        return characteristics(state, record).controller
    return record.owner


def may_begin(state: State, player: Player, record: GameObject, ability: CompiledAbility, index: int) -> bool:
    """Tell whether a player may begin to activate an ability (602.2, 602.5), whatever its costs and targets."""
    node = ability.node
    assert isinstance(node, Activated)
    if not ability.zones >> record.zone & 1 or record.phased_out or record.face_down and record.zone != BATTLEFIELD:
        return False
    owner = activator_of(state, record)
    if node.who is None:
        if owner != player:
            return False
    elif player not in players_of(state, node.who, context_for(record.ref, owner)):
        return False
    if node.sorcery and not sorcery_speed(state, player):
        return False
    if node.limit or node.once:
        memory = dict(record.memory)
        if node.limit and memory.get(f"turn:activated:{index}", 0) >= node.limit:
            return False
        if node.once and memory.get(f"activated:{index}", 0):
            return False
    if is_loyalty_ability(node) and not _loyalty_timing(state, player, record):
        return False
    if node.condition is not None and not holds(state, node.condition, context_for(record.ref, player)):
        return False
    if any(isinstance(part, SacrificeThis) for part in node.cost.parts) and not may_sacrifice(state, player, record):
        return False
    return not activation_limited(state) or not _forbidden(state, player, record, is_mana_ability(ability))


def _loyalty_timing(state: State, player: Player, record: GameObject) -> bool:
    """606.3: at sorcery speed, one loyalty ability of the permanent each turn."""
    if any(name == _LOYALTY_USED for name, _ in record.memory):
        return False
    if sorcery_speed(state, player):
        return True
    for active in active_parts(state, AsThough):
        part = active.part
        assert isinstance(part, AsThough)
        if part.kind == LOYALTY_ANY_TIME and covers_object(state, part, active.context, record):
            return True
    return False


def covers_object(state: State, part: AsThough, context: Context, record: GameObject) -> bool:
    """Tell whether a permission speaks of an object."""
    from apnap.abilities.objects import Filter

    if isinstance(part.what, Filter):
        return record.zone in part.what.zones and matches(state, record, part.what, context)
    return record.ref in objects_of(state, part.what, context)


def _forbidden(state: State, player: Player, record: GameObject, mana: bool) -> bool:
    """602.5: something says that it can't be activated (101.2)."""
    for active in restrictions(state, CANT_ACTIVATE, record):
        assert isinstance(active.part, Restriction)
        if active.part.mana_too or not mana:
            return True
    for active in player_rules(state, CANT_ACTIVATE_ABILITIES, player):
        assert isinstance(active.part, PlayerRule)
        what = active.part.what
        if what is None or (record.zone in what.zones and matches(state, record, what, active.context)):
            return True
    return False


def note_activation(state: State, record: GameObject, ability: CompiledAbility, index: int) -> None:
    """Remember on the object that an ability was activated, where a limit asks for it (602.5b, 606.3)."""
    node = ability.node
    assert isinstance(node, Activated)
    names: list[str] = []
    if node.limit:
        names.append(f"turn:activated:{index}")
    if node.once:
        names.append(f"activated:{index}")
    if is_loyalty_ability(node):
        names.append(_LOYALTY_USED)
    if names:
        writable = state.edit(record.ref)
        for name in names:
            before = dict(writable.memory).get(name, 0)
            writable.memory = with_count(writable.memory, name, before + 1)
        state.touch()


def activation_cost(
    state: State, player: Player, record: GameObject, ability: CompiledAbility, context: Context
) -> TotalCost:
    """Return the total cost of activating an ability (602.2b, 601.2f)."""
    node = ability.node
    assert isinstance(node, Activated)
    total = cost_of(node.cost, context.x)
    return changed(state, player, total, Subject(record, context, True, ability.keyword))


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
    if ability is not None and is_mana_ability(ability):
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
    item = create_in(state, STACK, ABILITY, frame.player, NO_DEFINITION)
    item.ability = ability
    item.source = frame.source
    frame.ref = item.ref
    frame.context = context_for(frame.source, frame.player)
    frame.context.stack_object = item.ref
    state.touch()
    if record.zone in (HAND, LIBRARY):
        shown = ev.Revealed()
        shown.player = frame.player
        shown.objects = (frame.source,)
        happen(state, shown)


def _announce_x(frame: Activating, state: State) -> None:
    """602.2b, 601.2b, 107.3a: the value of X."""
    record = state.current(frame.source)
    assert record is not None
    values = x_values(state, frame.player, record, _ability(frame, state), frame.context)
    if values is None:
        state.result = (0,)
    elif values:
        choose(state, NUMBER, frame.player, values, 1, 1, "x", frame.ref, "107.3a")
    else:
        go_back(state, frame)


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
        go_back(state, frame)
        return
    record = state.current(frame.source)
    if record is None:
        go_back(state, frame)
        return
    ability = _ability(frame, state)
    frame.context.targets = state.last_known(frame.ref).targets
    total = activation_cost(state, frame.player, record, ability, frame.context)
    note_activation(state, record, ability, frame.index)
    pay_total(state, frame.player, total, frame.context, "activate", frame.source, True, cancel=True)


def _activated(frame: Activating, state: State) -> None:
    """601.2i: the ability becomes activated."""
    if state.result[0] == 0:
        go_back(state, frame)
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


register(Activating, (_announce, _announce_x, _announce_targets, _pay, _activated, _done))


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

    return possible_x(state, node.body, context, payable)


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
    if has_x(ability):
        return bool(x_values(state, player, record, ability, context))
    if not body_possible(state, node.body, context):
        return False
    spending = Spending(record, True)
    subject_cost = activation_cost(state, player, record, ability, context)
    if depends_on_targets(state, record):
        return any_targets_payable(
            state,
            node.body,
            context,
            lambda trial: affordable(
                state, player, activation_cost(state, player, record, ability, trial), trial, spending
            ),
        )
    return affordable(state, player, subject_cost, context, spending)


from apnap.rules.affording import affordable  # noqa: E402  (paying activates mana abilities, which are activated here)
from apnap.rules.cost_parts import needs_x  # noqa: E402
from apnap.rules.costs import depends_on_targets  # noqa: E402
from apnap.rules.payment import pay_total  # noqa: E402, I001  (before mana_activation, which needs it)
from apnap.rules.mana_activation import start_mana_ability  # noqa: E402
from apnap.rules.proposing import any_targets_payable, body_possible, possible_x  # noqa: E402
