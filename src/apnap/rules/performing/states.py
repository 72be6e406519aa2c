"""701.3, 701.26–701.27, 702.26, 708: tapping, attaching, transforming, turning over, phasing, leaving combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.duration import UntilThisLeaves
from apnap.abilities.objects import SUSPECTED
from apnap.abilities.static import CANT_BE_SUSPECTED
from apnap.ids import NO_REF
from apnap.rules import events as ev
from apnap.rules.attaching import attached, unattached
from apnap.rules.characteristics import controller_of
from apnap.rules.combat.attacking import remove_from_combat
from apnap.rules.combat.damage_order import start_placing
from apnap.rules.combat.exerting import EXERT
from apnap.rules.combat.late_blocks import blockable_late, late_block
from apnap.rules.entities import Entity, entity_of_player
from apnap.rules.events import Event
from apnap.rules.expiry import expire_conditions
from apnap.rules.expressions import looked_back, objects_of, players_of
from apnap.rules.instructions import performs
from apnap.rules.lasting import begins
from apnap.rules.libraries import FLIPPED, action
from apnap.rules.object_states import DESIGNATIONS
from apnap.rules.pairing import may_pair, pair
from apnap.rules.performing.results import remember_subjects
from apnap.rules.permanents import TURNED_OVER, about, permanent
from apnap.rules.permissions import restrictions
from apnap.rules.phasing import keep_out
from apnap.rules.preparing import prepare, unprepare
from apnap.rules.programs import Running, propose
from apnap.rules.quantities import LEVEL, amount
from apnap.rules.records import ABILITY, with_count

if TYPE_CHECKING:
    from apnap.rules.state import State


def tap(run: Running, state: State, node: eff.Tap) -> None:
    """701.26a."""
    propose(run, state, [about(ev.Tap, ref) for ref in objects_of(state, node.what, run.context)])


def after_tap(run: Running, state: State, node: eff.Tap) -> None:
    """Remember what became tapped."""
    remember_subjects(run, state, node.slot, ev.TAP)


def untap(run: Running, state: State, node: eff.Untap) -> None:
    """701.26b."""
    propose(run, state, [about(ev.Untap, ref) for ref in objects_of(state, node.what, run.context)])


def after_untap(run: Running, state: State, node: eff.Untap) -> None:
    """Remember what became untapped."""
    remember_subjects(run, state, node.slot, ev.UNTAP)


def transform(run: Running, state: State, node: eff.Transform) -> None:
    """701.27a; by an ability of its own a permanent transforms only if it hasn't since that was put onto the stack
    (701.27f, 701.28e)."""
    refs = objects_of(state, node.what, run.context)
    own = state.current(run.context.stack_object)
    if own is not None and own.kind == ABILITY and own.source in refs and own.remembered(TURNED_OVER):
        refs = [ref for ref in refs if ref != own.source]
    propose(run, state, [about(ev.Transformed, ref) for ref in refs])


def after_transform(run: Running, state: State, node: eff.Transform) -> None:
    """Remember what transformed."""
    remember_subjects(run, state, node.slot, ev.TRANSFORMED)


def flip(run: Running, state: State, node: eff.Flip) -> None:
    """710.4."""
    you = run.context.you
    propose(run, state, [action(FLIPPED, you, subject=ref) for ref in objects_of(state, node.what, run.context)])


def turn_face_down(run: Running, state: State, node: eff.TurnFaceDown) -> None:
    """708.2."""
    propose(run, state, [about(ev.TurnedFaceUp, ref, 0) for ref in objects_of(state, node.what, run.context)])


def turn_face_up(run: Running, state: State, node: eff.TurnFaceUp) -> None:
    """708.8."""
    propose(run, state, [about(ev.TurnedFaceUp, ref, 1) for ref in objects_of(state, node.what, run.context)])


def phase_out(run: Running, state: State, node: eff.PhaseOut) -> None:
    """702.26b; not if what ends it has happened already (610.4b–c)."""
    over = node.until is not None and not begins(state, node.until, run.context)
    going = [] if over else objects_of(state, node.what, run.context)
    propose(run, state, [about(ev.Phased, ref, 0) for ref in going])


def after_phasing(run: Running, state: State, node: eff.PhaseOut) -> None:
    """Remember what phased out."""
    remember_subjects(run, state, node.slot, ev.PHASED)
    if node.until is not None:
        keep_out(state, tuple(one.subject for one in state.happened if one.kind == ev.PHASED), node.until, run.context)


def _refuse_phasing(node: eff.PhaseOut) -> str:
    if node.until is not None and not isinstance(node.until, UntilThisLeaves):
        return f"phasing out until {type(node.until).__name__}"
    return ""


def attach(run: Running, state: State, node: eff.Attach) -> None:
    """701.3a: each of them to the one object or player, if it can be attached to that (701.3b)."""
    hosts: list[Entity] = []
    if node.to is not None:
        hosts.extend(objects_of(state, node.to, run.context))
    if node.to_player is not None:
        hosts.extend(entity_of_player(player) for player in players_of(state, node.to_player, run.context))
    events: list[Event] = []
    if hosts:
        events = [attached(ref, hosts[0]) for ref in objects_of(state, node.what, run.context)]
    propose(run, state, events)


def unattach(run: Running, state: State, node: eff.Unattach) -> None:
    """701.3d."""
    refs = [ref for ref in objects_of(state, node.what, run.context) if permanent(state, ref) is not None]
    propose(run, state, [unattached(state, ref) for ref in refs if state.last_known(ref).attached_to])


def designate(run: Running, state: State, node: eff.Designate) -> None:
    """702.112b, 702.171b: only permanents have designations; the keyword action is what others may watch for."""
    name = DESIGNATIONS[node.state]
    told: list[Event] = []
    for ref in objects_of(state, node.what, run.context):
        record = permanent(state, ref)
        if record is None or any(kind == name for kind, _ in record.memory) != node.not_any_more:
            continue
        if node.state == SUSPECTED and not node.not_any_more and restrictions(state, CANT_BE_SUSPECTED, record):
            continue
        writable = state.edit(ref)
        writable.memory = with_count(writable.memory, name, int(not node.not_any_more))
        if node.not_any_more:  # no keyword action tells of it
            state.disturb()
            expire_conditions(state)
            continue
        n = amount(state, node.n, run.context)
        told.append(action(name.removeprefix("turn:"), controller_of(state, record), n, ref))
    propose(run, state, told)


def after_designation(run: Running, state: State, node: eff.Designate) -> None:
    """Remember what got the designation."""
    remember_subjects(run, state, node.slot, ev.KEYWORD_ACTION)


def _refuse_designation(node: eff.Designate) -> str:
    return "" if node.state in DESIGNATIONS else f"designation {node.state}"


def become_prepared(run: Running, state: State, node: eff.BecomePrepared) -> None:
    """722.3a–b."""
    change = unprepare if node.not_any_more else prepare
    told: list[Event] = []
    for ref in objects_of(state, node.what, run.context):
        record = permanent(state, ref)
        if record is not None and change(state, ref):
            told.append(action("unprepared" if node.not_any_more else "prepared", controller_of(state, record), 0, ref))
    propose(run, state, told)


def become_level(run: Running, state: State, node: eff.BecomeLevel) -> None:
    """716.2a: the ability of the next class level may watch for that."""
    told: list[Event] = []
    for ref in objects_of(state, node.what, run.context):
        record = permanent(state, ref)
        if record is not None:
            writable = state.edit(ref)
            writable.memory = with_count(writable.memory, LEVEL, node.n)
            told.append(action(f"level {node.n}", controller_of(state, record), node.n, ref))
    state.disturb()
    propose(run, state, told)


def make_pair(run: Running, state: State, node: eff.Pair) -> None:
    """702.95c: if either can't be paired any more, neither is."""
    first, second = objects_of(state, node.a, run.context), objects_of(state, node.b, run.context)
    if first and second and first[0] != second[0]:
        if may_pair(state, first[0], run.context.you) and may_pair(state, second[0], run.context.you):
            pair(state, first[0], second[0])


def remove_damage(run: Running, state: State, node: eff.RemoveDamage) -> None:
    """120.6."""
    for ref in objects_of(state, node.what, run.context):
        if permanent(state, ref) is not None:
            writable = state.edit(ref)
            writable.damage = 0
            writable.deathtouched = False
    state.disturb()


def become_blocked(run: Running, state: State, node: eff.BecomeBlocked) -> None:
    """509.1h, 509.3c: what attacks and is not blocked yet is a blocked creature from now on.

    classic:410.9a: abilities that trigger on becoming blocked trigger then in any case.
    """
    always = state.rulebook.becomes_blocked_trigger == "always"
    events: list[Event] = []
    for ref in objects_of(state, node.what, run.context):
        record = permanent(state, ref)
        if record is not None and record.attacking and (always or not record.blocked):
            event = ev.BecomeBlocked()
            event.subject = ref
            event.player = controller_of(state, record)
            events.append(event)
    propose(run, state, events)


def block_attacker(run: Running, state: State, node: eff.BlockAttacker) -> None:
    """509.3a–d: each of the creatures begins to block the attacker, if it can and does not yet."""
    attacker = (objects_of(state, node.attacker, run.context) or [NO_REF])[0]
    events: list[Event] = []
    for ref in objects_of(state, node.what, run.context):
        record = permanent(state, ref)
        if record is not None and attacker in blockable_late(state, record):
            events += late_block(state, record, attacker, events)
    propose(run, state, events)


def place_blockers(run: Running, state: State, node: eff.BlockAttacker) -> None:
    """2016:509.6: then the places in the damage assignment orders are announced."""
    start_placing(state)


def leave_combat(run: Running, state: State, node: eff.RemoveFromCombat) -> None:
    """506.4."""
    for ref in objects_of(state, node.what, run.context):
        remove_from_combat(state, ref)
    state.disturb()


def tell(run: Running, state: State, node: eff.TellAction) -> None:
    """701.44b–c: it has been done, whatever of it was possible; of what has left, the last known information counts."""
    if node.who is not None:
        propose(run, state, [action(node.action, player) for player in players_of(state, node.who, run.context)])
        return
    assert node.what is not None
    refs = looked_back(state, node.what, run.context)
    if node.action == EXERT:  # 701.43c
        refs = [ref for ref in refs if permanent(state, ref) is not None]
    others = [NO_REF] if node.other is None else looked_back(state, node.other, run.context) or [NO_REF]
    told: list[Event] = []
    for ref in refs:
        for other in others:
            event = action(node.action, controller_of(state, state.last_known(ref)), 0, ref)
            event.other = other
            told.append(event)
    propose(run, state, told)


performs(eff.TellAction, tell)
performs(eff.Tap, tap, after_tap)
performs(eff.Untap, untap, after_untap)
performs(eff.Transform, transform, after_transform)
performs(eff.Flip, flip)
performs(eff.TurnFaceDown, turn_face_down)
performs(eff.TurnFaceUp, turn_face_up)
performs(eff.PhaseOut, phase_out, after_phasing, refuse=_refuse_phasing)
performs(eff.Designate, designate, after_designation, refuse=_refuse_designation)
performs(eff.BecomePrepared, become_prepared)
performs(eff.BecomeLevel, become_level)
performs(eff.Pair, make_pair)
performs(eff.RemoveDamage, remove_damage)
performs(eff.Attach, attach)
performs(eff.Unattach, unattach)
performs(eff.BecomeBlocked, become_blocked)
performs(eff.BlockAttacker, block_attacker, place_blockers)
performs(eff.RemoveFromCombat, leave_combat)
