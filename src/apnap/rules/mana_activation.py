"""605.3: activating mana abilities: no stack, they resolve at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Activated, Triggered
from apnap.abilities.cost import TapThis
from apnap.abilities.effect import AddMana, Effect, InsteadIf
from apnap.abilities.values import HAND
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules import payment
from apnap.rules.activation_rules import activated_ability, may_begin, note_activation
from apnap.rules.affording import can_pay
from apnap.rules.characteristics import characteristics
from apnap.rules.context import Context, context_for
from apnap.rules.costs import cost_of
from apnap.rules.decisions import Action
from apnap.rules.definitions import ACTIVATED, CompiledAbility
from apnap.rules.events import Event
from apnap.rules.happen import happen, happen_all
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.mana import activation_event, is_mana_ability, mana_event, origin_flags
from apnap.rules.mana_abilities import added_by, adds_either, instructions, profile_of
from apnap.rules.mana_plan import Activation
from apnap.rules.permanents import about
from apnap.rules.producing import start_producing
from apnap.rules.programs import slots_from_ints, start_program

if TYPE_CHECKING:
    from apnap.rules.state import State


class ActivatingMana(Procedure):
    """602.2, 605.3b: pay the activation cost, then carry the ability out. ``state.result``: (1,), or (0,) if unpaid."""

    __slots__ = (
        "player",
        "ref",
        "index",
        "kinds",
        "cost_kinds",
        "given",
        "context",
        "effects",
        "tapped",
        "keyword",
        "told",
    )

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.ref: Ref = NO_REF
        self.index = 0
        self.kinds: tuple[int, ...] = ()
        """What it shall add, if that is settled; else it is asked."""
        self.cost_kinds: tuple[int, ...] = ()
        self.given: tuple[Ref, ...] = ()
        self.context = Context()
        self.effects: tuple[Effect, ...] = ()
        self.tapped = False
        """106.12: its source is tapped for mana."""
        self.keyword = ""
        self.told = False
        """The instruction before has left in the result what it remembers."""


_PAY: Final = 0
_PAID: Final = 1
_RESOLVE: Final = 2


def start_mana_ability(
    state: State,
    player: Player,
    ref: Ref,
    index: int,
    kinds: tuple[int, ...] = (),
    cost_kinds: tuple[int, ...] = (),
    given: tuple[Ref, ...] = (),
) -> None:
    """Activate a mana ability (605.3). Last act of a step. ``given``: what else is sacrificed, if that is settled."""
    record = state.current(ref)
    ability = None if record is None else activated_ability(state, record, index)
    if ability is not None and _is_announced(ability):
        mana_at_once.start_at_once(state, player, ref, index)
        return
    frame = ActivatingMana()
    frame.player = player
    frame.ref = ref
    frame.index = index
    frame.kinds = kinds
    frame.cost_kinds = cost_kinds
    frame.given = given
    call(state, frame)


def _is_announced(ability: CompiledAbility) -> bool:
    """Tell whether targets or modes of a mana ability are announced."""
    node = ability.node
    assert isinstance(node, Activated | Triggered)
    return bool(node.body.targets) or node.body.modes is not None


def _pay(frame: ActivatingMana, state: State) -> None:
    """602.2b: pay the activation cost."""
    record = state.current(frame.ref)
    ability = None if record is None else activated_ability(state, record, frame.index)
    if record is None or ability is None:
        state.result = (0,)
        finish(frame)
        return
    node = ability.node
    assert isinstance(node, Activated)
    frame.context = context_for(frame.ref, frame.player)
    frame.effects = instructions(node.body.effect)
    frame.tapped = any(isinstance(part, TapThis) for part in node.cost.parts)
    frame.keyword = node.keyword
    total = cost_of(node.cost, 0)
    note_activation(state, record, ability, frame.index)
    payment.pay_total(
        state,
        frame.player,
        total,
        frame.context,
        payment.MANA_ABILITY,
        frame.ref,
        True,
        prefer=frame.cost_kinds,
        objects=frame.given,
    )


def _paid(frame: ActivatingMana, state: State) -> None:
    if state.result[0] == 0:
        finish(frame)
        return
    frame.context.paid_objects = state.result[1:]
    event = activation_event(frame.player, frame.ref, frame.index, frame.keyword)
    frame.context.event = event
    happen(state, event)


def _resolve(frame: ActivatingMana, state: State) -> None:
    """605.3b: carry out the instructions, one after another; a later one knows what an earlier one remembers."""
    if frame.told:
        frame.context.slots.update(slots_from_ints(state.result))
        frame.told = False
    if not frame.effects:
        resolve_mana_triggers(state)
        return
    effect = frame.effects[0]
    frame.effects = frame.effects[1:]
    frame.step = _RESOLVE
    if isinstance(effect, InsteadIf) and adds_either(effect):
        effect = added_by(state, effect, frame.context)
    if isinstance(effect, AddMana):
        start_producing(state, effect, frame.context, frame.tapped, frame.kinds)
    else:
        frame.told = bool(frame.effects)
        start_program(state, effect, frame.context, report=frame.told)


def _resolved(frame: ActivatingMana, state: State) -> None:
    state.result = (1,)
    finish(frame)


register(ActivatingMana, (_pay, _paid, _resolve, _resolved))


def tap_together(state: State, player: Player, plan: tuple[Activation, ...]) -> int:
    """Carry out the abilities at the head of a plan that only tap for one mana; return how many. Last act of a step.

    They are proposed as one group: nobody could act in between, and each has its own events.
    """
    events: list[Event] = []
    n = 0
    for ref, index, kinds, cost_kinds, _ in plan:
        record = state.current(ref)
        if record is None or record.tapped or cost_kinds or len(kinds) != 1:
            break
        chars = characteristics(state, record)
        if not any(shape.index == index and shape.plain for shape in profile_of(state, chars.abilities).shapes):
            break
        tap = about(ev.Tap, ref)
        assert isinstance(tap, ev.Tap)
        tap.for_mana = True
        tap.source = ref
        activate = activation_event(player, ref, index)
        events.extend((tap, activate, mana_event(player, kinds, origin_flags(chars), ref, True)))
        n += 1
    if n:
        happen_all(state, events)
    return n


def mana_actions(state: State, player: Player, paying: bool = False) -> tuple[Action, ...]:
    """Return the mana abilities that a player could activate now, as actions (605.3a).

    ``paying``: something is being paid: what can be activated only as an instant can't be now (304.5).
    """
    found: list[Action] = []
    hand = state.players[player].hand
    for ref in (*state.battlefield, *hand):
        record = state.current(ref)
        if record is None or record.phased_out:
            continue
        chars = characteristics(state, record)
        zone = 1 << record.zone
        if not profile_of(state, chars.abilities).zones & zone or (record.zone == HAND and record.owner != player):
            continue
        index = 0
        for ability in chars.abilities:
            if ability.kind != ACTIVATED:
                continue
            if (
                is_mana_ability(state, ability)
                and not (paying and ability.node.instant)  # type: ignore[attr-defined]
                and ability.zones & zone
                and may_begin(state, player, record, ability, index)
                and can_pay(state, player, ability.node.cost, context_for(ref, player), for_mana=True)  # type: ignore[attr-defined]
                and (not _is_announced(ability) or body_possible(state, ability.node.body, context_for(ref, player)))  # type: ignore[attr-defined]
            ):
                found.append(Action(dec.ACTIVATE, ref, index))
            index += 1
    return tuple(found)


class ResolvingManaTriggers(Procedure):
    """605.4a: triggered mana abilities resolve at once, without the stack."""

    __slots__ = ()


def resolve_mana_triggers(state: State) -> bool:
    """Resolve the triggered mana abilities that wait; tell whether there are any. Last act of a step if so."""
    for waiting in state.waiting_triggers:
        if waiting.ability is not None and is_mana_ability(state, waiting.ability):
            call(state, ResolvingManaTriggers())
            return True
    return False


def _next_trigger(frame: ResolvingManaTriggers, state: State) -> None:
    for i, waiting in enumerate(state.waiting_triggers):
        ability = waiting.ability
        if ability is not None and is_mana_ability(state, ability):
            assert isinstance(ability.node, Triggered)
            if _is_announced(ability):
                frame.step = 0
                mana_at_once.trigger_at_once(state, i)
                return
            state.waiting_triggers = state.waiting_triggers[:i] + state.waiting_triggers[i + 1 :]
            frame.step = 0
            start_program(state, ability.node.body.effect, context_of(state, waiting))
            return
    finish(frame)


register(ResolvingManaTriggers, (_next_trigger,))

from apnap.rules import mana_at_once  # noqa: E402  (it resolves mana triggers)
from apnap.rules.proposing import body_possible  # noqa: E402
from apnap.rules.waiting import context_of  # noqa: E402  (triggers watch for mana)
