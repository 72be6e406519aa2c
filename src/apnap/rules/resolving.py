"""608: resolving spells and abilities."""

from __future__ import annotations

from collections.abc import Sequence as Several
from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Spell, Triggered
from apnap.abilities.casting import AfterResolving
from apnap.abilities.effect import SHUFFLED, TOP, Effect, Sequence
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY, PERMANENT_TYPES
from apnap.ids import NO_REF, REF_SHIFT, Ref
from apnap.rules import events as ev
from apnap.rules.adventures import is_omen
from apnap.rules.assemble import body_by_costs, body_of
from apnap.rules.bestowing import cease_to_be_bestowed, is_bestowed
from apnap.rules.characteristics import characteristics, controller_of
from apnap.rules.choices import choose_yes_no
from apnap.rules.combat.damage_on_the_stack import start_dealing
from apnap.rules.conditions import holds
from apnap.rules.context import Context
from apnap.rules.definitions import SPELL_ABILITY, STATIC, CompiledAbility
from apnap.rules.events import Event
from apnap.rules.happen import happen, happen_all
from apnap.rules.leaving_stack import destination, once_exiled
from apnap.rules.libraries import SHUFFLE, action
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.mutating import MUTATE, is_mutating
from apnap.rules.optional_triggers import was_declined
from apnap.rules.permissions import parts_of
from apnap.rules.programs import start_program
from apnap.rules.records import ABILITY, COMBAT_DAMAGE, GameObject
from apnap.rules.targeting import aura_target, still_legal
from apnap.rules.zones import cease, move

if TYPE_CHECKING:
    from apnap.rules.state import State


class Resolving(Procedure):
    """Resolve a spell or ability (608.2, 608.3)."""

    __slots__ = ("ref", "at", "targets", "resolves")

    def __init__(self) -> None:
        super().__init__()
        self.ref: Ref = NO_REF
        self.at = 0
        """Which of its chosen modes comes next."""
        self.targets: tuple[tuple[int, ...], ...] = ()
        """Its targets, those that have become illegal taken out (608.2b); 0 stands for each of them."""
        self.resolves = True


_CARRY_OUT: Final = 2
_FOLLOW: Final = 3
_LEAVE: Final = 4
_MERGE: Final = 6


def start_resolving(state: State) -> None:
    """Resolve the topmost object on the stack (608.1): call it as the last thing in a step."""
    ref = state.stack[-1]
    if state.objects[ref >> REF_SHIFT].kind == COMBAT_DAMAGE:
        start_dealing(state, ref)
        return
    frame = Resolving()
    frame.ref = ref
    call(state, frame)


# ------------------------------------------------------------------------------------- what it does


def spell_ability(state: State, record: GameObject) -> CompiledAbility | None:
    """Return the ability that a stack object's instructions are: its own, or a spell's spell ability (113.3a)."""
    if record.kind == ABILITY or record.ability is not None:
        return record.ability
    for ability in characteristics(state, record).abilities:
        if ability.kind == SPELL_ABILITY:
            return ability
    return None


def chosen_bodies(state: State, record: GameObject) -> list[Body]:
    """Return what a stack object does, mode by mode (700.2), or its whole body."""
    ability = spell_ability(state, record)
    if ability is None or was_declined(record):
        return []
    body = body_of(ability)
    if isinstance(ability.node, Spell):
        body = body_by_costs(ability.node, record.costs_paid)
    if body.modes is None:
        return [body]
    return [body.modes.modes[index] for index in record.modes]


def is_permanent_spell(state: State, record: GameObject) -> bool:
    """Tell whether it is a spell that becomes a permanent (608.3)."""
    return record.kind != ABILITY and bool(characteristics(state, record).card_types & PERMANENT_TYPES)


def requirements(state: State, record: GameObject) -> list[Target]:
    """Return the target requirements of a stack object over its chosen modes, in order; an Aura spell's is its enchant
    ability's (303.4a)."""
    if is_permanent_spell(state, record):
        target = aura_target(state, record)
        return [] if target is None else [target]
    return [target for body in chosen_bodies(state, record) for target in body.targets]


def stack_context(state: State, record: GameObject) -> Context:
    """Return the context of a spell or ability on the stack, with its targets as they were chosen."""
    context = Context()
    context.source = record.source if record.kind == ABILITY else record.ref
    context.you = controller_of(state, record)
    context.stack_object = record.ref
    context.targets = record.targets
    context.division = record.division
    context.event = record.event
    context.x = record.x
    context.slots = dict(record.slots)
    context.costs_paid = record.costs_paid
    context.paid_objects = record.paid_objects
    context.modes = record.modes
    return context


def body_context(state: State, record: GameObject, targets: tuple[tuple[int, ...], ...], at: int) -> Context:
    """Return the context of the ``at``-th chosen mode: its own targets, counted from 0, and its division.

    ``targets``: all of the object's; 0 stands for one that is illegal, which loses its share too (608.2b, 601.2d).
    """
    context = stack_context(state, record)
    bodies = chosen_bodies(state, record)
    if not any(body.targets for body in bodies):
        return context  # targets that a delayed ability was told of are not its own (603.7c)
    first = sum(len(body.targets) for body in bodies[:at])
    own = targets[first : first + len(bodies[at].targets)]
    division = bodies[at].division
    if division is not None:
        shares_before = sum(
            len(targets[sum(len(b.targets) for b in bodies[:i]) + body.division.index])
            for i, body in enumerate(bodies[:at])
            if body.division is not None
        )
        divided = own[division.index]
        shares = record.division[shares_before : shares_before + len(divided)]
        context.division = tuple(share for share, entity in zip(shares, divided, strict=True) if entity)
    context.targets = tuple(tuple(entity for entity in group if entity) for group in own)
    if state.rulebook.illegal_target_facts != "undetermined" and any(0 in group for group in own):
        chosen = record.targets[first : first + len(own)]
        context.illegal = tuple(
            tuple(entity for entity, legal in zip(was, now, strict=True) if not legal)
            for was, now in zip(chosen, own, strict=True)
        )
    return context


# ------------------------------------------------------------------------------------- steps


def _check_condition(frame: Resolving, state: State) -> None:
    """608.2a: an intervening "if" that has become false removes the ability."""
    record = state.last_known(frame.ref)
    ability = record.ability
    if ability is None or not isinstance(ability.node, Triggered) or ability.node.condition is None:
        return
    if not holds(state, ability.node.condition, stack_context(state, record)):
        cease(state, frame.ref)
        finish(frame)


def _check_targets(frame: Resolving, state: State) -> None:
    """608.2b, 608.3b: illegal targets are taken out; if all are illegal, it doesn't resolve."""
    record = state.last_known(frame.ref)
    legal: list[tuple[int, ...]] = []
    if is_permanent_spell(state, record):
        legal.extend(_legal_parts(state, requirements(state, record), record.targets, stack_context(state, record)))
    else:
        first = 0
        for at, body in enumerate(chosen_bodies(state, record)):
            own = record.targets[first : first + len(body.targets)]
            first += len(body.targets)
            legal.extend(_legal_parts(state, body.targets, own, body_context(state, record, record.targets, at)))
    frame.targets = tuple(legal)
    chosen = [entity for group in frame.targets for entity in group]
    if chosen and not any(chosen) and is_mutating(record):  # 702.140b: so does a mutating one
        frame.targets = ()
        return
    if chosen and not any(chosen) and is_bestowed(record):  # 702.103e: it goes on resolving as a creature spell
        cease_to_be_bestowed(state, frame.ref)
        frame.targets = ()
        return
    if chosen and not any(chosen) and not _resolves_anyway(state, record):
        book = state.rulebook
        outcome = book.illegal_aura_target if is_permanent_spell(state, record) else book.illegal_targets
        if outcome == "countered":
            _counter_by_rules(frame, state)
            return
        frame.resolves = False
        frame.step = _LEAVE


def _resolves_anyway(state: State, record: GameObject) -> bool:
    """Tell whether the text says that it resolves though its targets are illegal (608.2b)."""
    return not is_permanent_spell(state, record) and any(body.resolves_anyway for body in chosen_bodies(state, record))


def _legal_parts(
    state: State, wanted: Several[Target], chosen: tuple[tuple[int, ...], ...], context: Context
) -> list[tuple[int, ...]]:
    """Return the chosen targets with 0 in the place of those that are illegal now."""
    return [
        tuple(entity if still_legal(state, target, entity, context) else 0 for entity in group)
        for target, group in zip(wanted, chosen, strict=True)
    ]


def _carry_out(frame: Resolving, state: State) -> None:
    """608.2c, 608.3a–c: follow the instructions, mode after mode; a permanent spell enters the battlefield."""
    record = state.last_known(frame.ref)
    if is_mutating(record) and frame.targets:  # 702.140c
        frame.step = _MERGE
        choose_yes_no(state, controller_of(state, record), MUTATE, frame.ref, "702.140c")
        return
    if is_permanent_spell(state, record):
        frame.step = _FOLLOW
        event = move(frame.ref, BATTLEFIELD, ev.BY_RESOLVING)
        event.controller = controller_of(state, record)
        event.face_down = record.face_down
        if frame.targets:
            event.attach_to = frame.targets[0][0]
        happen(state, event)
        return
    bodies = chosen_bodies(state, record)
    if frame.at >= len(bodies):
        frame.step = _LEAVE
        return
    at = frame.at
    frame.at += 1
    frame.step = _CARRY_OUT
    start_program(state, bodies[at].effect, body_context(state, record, frame.targets, at))


def _merge(frame: Resolving, state: State) -> None:
    """702.140c: the spell is put over or under the creature."""
    frame.step = _LEAVE
    event = action(MUTATE, controller_of(state, state.last_known(frame.ref)), state.result[0], frame.targets[0][0])
    event.other = frame.ref
    happen(state, event)


def _leave_stack(frame: Resolving, state: State) -> None:
    """608.2n, 608.3e: a spell that is still on the stack goes to its owner's graveyard; an ability ceases."""
    record = state.current(frame.ref)
    if record is None:
        return
    if record.kind == ABILITY:
        cease(state, frame.ref)
        return
    if frame.resolves:
        to = destination(state, record)
        happen(state, move(frame.ref, to, ev.BY_RESOLVING, position=SHUFFLED if to == LIBRARY else TOP))
        return
    happen(state, move(frame.ref, GRAVEYARD, ev.BY_COUNTERING))


def _counter_by_rules(frame: Resolving, state: State) -> None:
    """classic:413.2a: what has only illegal targets is countered, though no spell or ability counters it."""
    finish(frame)
    event = ev.Countered()
    event.subject = frame.ref
    event.player = controller_of(state, state.last_known(frame.ref))
    event.by_rules = True
    happen(state, event)


def _tell(frame: Resolving, state: State) -> None:
    """608.2p: abilities that trigger when it resolves trigger now."""
    record = state.last_known(frame.ref)
    shuffles: list[Event] = []
    for moved in state.happened:
        if not isinstance(moved, ev.ZoneChange) or moved.subject != frame.ref or not frame.resolves:
            continue
        if moved.to == EXILE and moved.cause == ev.BY_RESOLVING:  # not where its own instruction exiles it
            once_exiled(state, frame.ref, moved.became)
        if moved.cause == ev.BY_RESOLVING and is_omen(record):
            shuffles.append(action(SHUFFLE, record.owner))  # 720.3d; 701.24c: wherever the card went
    event = ev.Resolved()
    event.subject = frame.ref
    event.player = record.controller
    event.amount = int(frame.resolves)
    finish(frame)
    happen_all(state, [*shuffles, event])


def _follow(frame: Resolving, state: State) -> None:
    """What a permanent spell also does as it resolves (702.109a): done for the permanent that it has become."""
    frame.step = _LEAVE
    moved = next((one for one in state.happened if isinstance(one, ev.ZoneChange) and one.subject == frame.ref), None)
    spell = state.last_known(frame.ref)
    if moved is None or moved.to != BATTLEFIELD or state.current(moved.became) is None:
        return
    if not any(ability.kind == STATIC for ability in characteristics(state, spell).abilities):
        return
    context = stack_context(state, spell)
    context.source = moved.became
    context.stack_object = NO_REF
    effects: list[Effect] = []
    for active in parts_of(state, spell, AfterResolving):
        part = active.part
        assert isinstance(part, AfterResolving)
        if part.condition is None or holds(state, part.condition, context):
            effects.append(part.effect)
    if effects:
        start_program(state, effects[0] if len(effects) == 1 else Sequence(tuple(effects)), context)


register(Resolving, (_check_condition, _check_targets, _carry_out, _follow, _leave_stack, _tell, _merge))
