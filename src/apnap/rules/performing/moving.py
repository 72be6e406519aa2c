"""400, 701.24: putting objects into zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.duration import ForAsLongAs, UntilThisLeaves
from apnap.abilities.objects import Objects, OwnerOf
from apnap.abilities.quantity import Quantity
from apnap.abilities.values import BATTLEFIELD, EXILE, GRAVEYARD, HAND, INSTANT, LIBRARY, NOWHERE, SORCERY
from apnap.rules import events as ev
from apnap.rules.choices import choose_order
from apnap.rules.combat.damage_order import start_placing
from apnap.rules.context import Context
from apnap.rules.entities import entity_of_player
from apnap.rules.expressions import looked_back, objects_of, players_of
from apnap.rules.instructions import performs
from apnap.rules.lasting import begins, change_objects, hold_until
from apnap.rules.libraries import SHUFFLE, action
from apnap.rules.performing.refusals import plural
from apnap.rules.performing.results import moved, remember_moved
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount
from apnap.rules.records import CARD
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.ids import Ref
    from apnap.rules.state import State


def gather(run: Running, state: State, node: eff.Move) -> None:
    """Find what moves: objects that are still what they were; nothing if the duration is over already (610.3a–b)."""
    run.picked = ()
    run.counts = ()
    run.todo = ()
    if node.until is not None and not begins(state, node.until, run.context):
        return
    found = objects_of(state, node.what, run.context)
    records = (state.current(ref) for ref in found)
    run.todo = tuple(one.ref for one in records if one is not None and one.zone != NOWHERE and not one.phased_out)


def order(run: Running, state: State, node: eff.Move) -> None:
    """401.4: cards that go to the top or bottom of one library together are put in an order by their owner."""
    if run.counts:
        run.picked = (*run.picked, *state.result)
        run.counts = ()
    if node.to != LIBRARY or node.position not in (eff.TOP, eff.BOTTOM):
        if node.to == LIBRARY and node.position == eff.BOTTOM_RANDOM:
            run.todo = tuple(state.shuffled(list(run.todo)))
        run.picked = (*run.picked, *run.todo)
        return
    while run.todo:
        owner = state.last_known(run.todo[0]).owner
        group = [ref for ref in run.todo if state.last_known(ref).owner == owner]
        run.todo = tuple(ref for ref in run.todo if ref not in group)
        if len(group) == 1:
            run.picked = (*run.picked, group[0])
            continue
        who = owner if node.who is None else (players_of(state, node.who, run.context) or [owner])[0]
        run.counts = (1,)
        run.pc -= 1
        choose_order(state, who, list(group), "order_library", run.context.source, "401.4")
        return


def _controller(state: State, entering: eff.Entering, context: Context, ref: Ref) -> int:
    if entering.controller is None:
        return -1
    if isinstance(entering.controller, OwnerOf) and ref in objects_of(state, entering.controller.what, context):
        return state.last_known(ref).owner  # each of several under its own owner's control
    players = players_of(state, entering.controller, context)
    return players[0] if players else -1


def entering_counters(
    state: State, counters: tuple[tuple[str, Quantity], ...], context: Context
) -> tuple[tuple[str, int], ...]:
    """Return the counters that objects enter with, their numbers found now."""
    found = [(counter, amount(state, n, context)) for counter, n in counters]
    return tuple(sorted((counter, n) for counter, n in found if n > 0))


def attacked_by(state: State, attacker: Objects, context: Context) -> int:
    """Return what an object attacks, or attacked as it last was (702.49c); 0: nothing."""
    refs = looked_back(state, attacker, context)
    return state.last_known(refs[0]).attacking if refs else 0


def fill_entering(state: State, event: ev.ZoneChange, entering: eff.Entering, context: Context) -> None:
    """Write into the proposal how the object enters the battlefield."""
    event.controller = _controller(state, entering, context, event.subject)
    fill_how(state, event, entering, context)
    if entering.attacking_like is not None:
        event.attacking = attacked_by(state, entering.attacking_like, context)
    event.face_down = entering.face_down
    event.prepared = entering.prepared
    if entering.transformed:
        event.face = 1


def fill_how(state: State, event: ev.ZoneChange | ev.CreateTokens, entering: eff.Entering, context: Context) -> None:
    """Write into the proposal what cards and tokens can do alike as they enter: tapped, attacking, with counters …"""
    event.tapped = entering.tapped
    if entering.attacking:
        event.attacking = ev.TO_BE_CHOSEN
    if entering.attacking_player is not None:
        event.attacked_player = (players_of(state, entering.attacking_player, context) or [-1])[0]
    if entering.attacking_it_only:
        event.attacking = entity_of_player(event.attacked_player) if event.attacked_player >= 0 else 0
    if entering.blocking:
        event.blocking = ev.TO_BE_CHOSEN
    if entering.blocking_it is not None:
        event.blocking = (objects_of(state, entering.blocking_it, context) or [0])[0]
    event.counters = entering_counters(state, entering.counters, context)
    if entering.attached_to_player is not None:
        enchanted = players_of(state, entering.attached_to_player, context)
        event.attach_to = entity_of_player(enchanted[0]) if enchanted else event.attach_to
    if entering.attached_to is not None:
        hosts = objects_of(state, entering.attached_to, context)
        event.attach_to = hosts[0] if hosts else 0


def propose_moves(run: Running, state: State, node: eff.Move) -> None:
    """Move them all at the same time; what changes as they enter changes from the start."""
    events: list[ev.Event] = []
    refs = run.picked
    if node.to == LIBRARY and node.position == eff.TOP:
        refs = tuple(reversed(refs))  # the first chosen ends on top
    for ref in refs:
        event = move(ref, node.to, ev.BY_NOTHING, run.context.source, node.position)
        record = state.last_known(ref)
        event.face_down = node.face_down
        if node.to == BATTLEFIELD:
            if record.kind != CARD:
                continue
            if record.definition.faces[0].node.card_types & (INSTANT | SORCERY):
                continue  # 307.4, 304.4
            fill_entering(state, event, node.entering, run.context)
            if node.entering.attached_to is not None and not event.attach_to and _is_aura(state, ref):
                continue  # 303.4i: attached to nothing that there is, it stays where it is
            if node.entering.transformed and len(record.definition.faces) < 2:
                continue  # 701.27c analogue: it stays where it is (712.14a)
        elif node.position == eff.NTH_FROM_TOP:
            event.nth = amount(state, node.nth, run.context)
        if node.with_counters:
            event.counters = entering_counters(state, node.with_counters, run.context)
        if node.linked:
            event.linked_to = run.context.source
        events.append(event)
    if node.to == BATTLEFIELD and node.entering.changes:
        entering = tuple(event.subject + 1 for event in events)
        number = change_objects(state, entering, node.entering.changes, node.entering.changes_for, run.context)
        run.todo = (number,)
    propose(run, state, events)


def _is_aura(state: State, ref: Ref) -> bool:
    return "Aura" in state.last_known(ref).definition.faces[0].subtypes


def after_moves(run: Running, state: State, node: eff.Move) -> None:
    """Remember what moved; shuffle (701.24c: also when nothing did); let what did not enter go unchanged."""
    remember_moved(run, state, node.slot, node.to)
    if node.entering.changes and run.todo:
        drop_absent(state, run.todo[0])
    run.todo = ()
    if node.until is not None:
        for event in state.happened:
            if isinstance(event, ev.ZoneChange) and event.to == node.to:
                hold_until(state, (event.became,), event.came_from or BATTLEFIELD, node.until, run.context)
    if node.to == LIBRARY and node.position == eff.SHUFFLED:
        owners = {state.last_known(ref).owner for ref in run.picked}
        if not owners:
            owners = {run.context.you}
        shuffles = [action(SHUFFLE, owner) for owner in state.in_turn_order() if owner in owners]
        propose(run, state, list(shuffles))


def drop_absent(state: State, number: int) -> None:
    """End the changes of an entering that did not happen: the effect covers only what is on the battlefield."""
    for effect in state.effects:
        if effect.number == number:
            there = tuple(ref for ref in effect.objects if state.current(ref) is not None)
            if there == effect.objects:
                return
            left = effect.copy()
            left.objects = there
            kept = tuple(left if one is effect else one for one in state.effects)
            state.effects = tuple(one for one in kept if one is not left or there)
            state.disturb()
            return


def _refuse_move(node: eff.Move) -> str:
    if node.to != BATTLEFIELD and node.entering != eff.Entering():
        return "entering another zone than the battlefield"
    if node.to == BATTLEFIELD and node.face_down:
        return "face down, but not as it enters"
    if plural(node.who) or plural(node.entering.controller):
        return "several players for one object"
    if node.to not in (HAND, LIBRARY, BATTLEFIELD, GRAVEYARD, EXILE):
        return f"moving to zone {node.to}"
    if node.until is not None and not isinstance(node.until, UntilThisLeaves | ForAsLongAs):
        return f"moving until {type(node.until).__name__}"
    if node.with_counters and node.to != EXILE:
        return "moving with counters to a zone other than exile"
    return ""


def place_late(run: Running, state: State, node: eff.Move | eff.CreateTokens | eff.CreateCopies) -> None:
    """2016:509.7: what has entered blocking gets its place in the damage assignment order."""
    if node.entering.blocking or node.entering.blocking_it is not None:
        start_placing(state)


performs(eff.Move, gather, order, propose_moves, after_moves, place_late, refuse=_refuse_move)


def set_aside(run: Running, state: State, node: eff.SetAside) -> None:
    """Remember objects without doing anything to them."""
    objects: tuple[Ref, ...] = tuple(objects_of(state, node.what, run.context))
    remember(run, node.slot, objects, (), len(objects), bool(objects))


performs(eff.SetAside, set_aside)


def set_number_aside(run: Running, state: State, node: eff.SetNumberAside) -> None:
    """Remember a number, found now."""
    remember(run, node.slot, amount=amount(state, node.n, run.context))


performs(eff.SetNumberAside, set_number_aside)

__all__ = ["entering_counters", "fill_entering", "fill_how", "moved", "place_late"]
