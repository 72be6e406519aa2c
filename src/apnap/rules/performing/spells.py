"""707.10, 115.7, 608.2g: copying spells and abilities, choosing new targets, casting while something resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.values import STACK
from apnap.ids import Player, Ref
from apnap.rules import decisions as dec
from apnap.rules.casting import start_casting
from apnap.rules.choices import choose, choose_objects
from apnap.rules.events import Event
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.instructions import performs
from apnap.rules.legal import can_cast
from apnap.rules.libraries import action
from apnap.rules.performing.refusals import exceptions, plural
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount
from apnap.rules.resolving import requirements, stack_context
from apnap.rules.stack_objects import copy_on_stack
from apnap.rules.targeting import legal_entities

if TYPE_CHECKING:
    from apnap.rules.state import State


def copy(run: Running, state: State, node: eff.CopySpell) -> None:
    """707.10: put the copies onto the stack; ``todo``: copies whose targets may be changed."""
    players = players_of(state, node.who, run.context)
    n = amount(state, node.n, run.context)
    copies: list[Ref] = []
    for player in players:
        for ref in objects_of(state, node.what, run.context):
            record = state.last_known(ref)
            if record.zone == STACK:
                copies.extend(copy_on_stack(state, ref, player, node.changes) for _ in range(n))
    remember(run, node.slot, tuple(copies), tuple(players), len(copies), bool(copies))
    run.todo = tuple(copies) if node.new_targets else ()
    run.picked = ()
    run.counts = (0, 0)
    events: list[Event] = [action("copy", state.last_known(one).controller, 1, one) for one in copies]
    propose(run, state, events)


def begin_new_targets(run: Running, state: State, node: eff.ChooseNewTargets) -> None:
    """115.7d: the spells and abilities whose targets may be changed."""
    refs = objects_of(state, node.what, run.context)
    run.todo = tuple(ref for ref in refs if (record := state.current(ref)) is not None and record.zone == STACK)
    run.picked = ()
    run.counts = (0, 0)


def ask_new_target(run: Running, state: State, node: eff.CopySpell | eff.ChooseNewTargets) -> None:
    """115.7d–e: for each target, a new one or the same again. ``counts``: requirement and place in it; ``picked``: the
    new targets of this object so far."""
    while run.todo:
        ref = run.todo[0]
        record = state.last_known(ref)
        group, place = run.counts
        if group >= len(record.targets):
            _write_targets(run, state, ref)
            run.todo = run.todo[1:]
            run.picked = ()
            run.counts = (0, 0)
            continue
        if place >= len(record.targets[group]):
            run.counts = (group + 1, 0)
            continue
        now = record.targets[group][place]
        others = _others(state, run, ref, group, place)
        if not others:
            run.picked = (*run.picked, now)
            run.counts = (group, place + 1)
            continue
        player = _chooser(run, state, node, ref)
        choose(state, dec.TARGETS, player, (now, *others), 1, 1, "new_target", ref, "115.7d", subject=now)
        return
    run.pc += 1


def _others(state: State, run: Running, ref: Ref, group: int, place: int) -> list[int]:
    """Return the legal new targets: not one of those that the same requirement has (115.3)."""
    record = state.last_known(ref)
    wanted = requirements(state, record)
    if group >= len(wanted):
        return []
    done = run.picked
    earlier = sum(len(one) for one in record.targets[:group])
    already: list[tuple[int, ...]] = []
    at = 0
    for one in record.targets[:group]:
        already.append(done[at : at + len(one)])
        at += len(one)
    same = (*done[earlier:], *record.targets[group][place + 1 :])
    context = stack_context(state, record)
    found = legal_entities(state, wanted[group], context, already, same)
    return [entity for entity in found if entity != record.targets[group][place] and entity not in same]


def _chooser(run: Running, state: State, node: eff.CopySpell | eff.ChooseNewTargets, ref: Ref) -> Player:
    if isinstance(node, eff.CopySpell):
        return state.last_known(ref).controller
    players = players_of(state, node.who, run.context)
    return players[0] if players else run.context.you


def take_new_target(run: Running, state: State, node: eff.CopySpell | eff.ChooseNewTargets) -> None:
    """Note it and go on to the next."""
    run.picked = (*run.picked, state.result[0])
    run.counts = (run.counts[0], run.counts[1] + 1)
    run.pc -= 2


def _write_targets(run: Running, state: State, ref: Ref) -> None:
    record = state.last_known(ref)
    flat = list(run.picked)
    groups: list[tuple[int, ...]] = []
    for group in record.targets:
        groups.append(tuple(flat[: len(group)]))
        del flat[: len(group)]
    if tuple(groups) != record.targets:
        state.edit(ref).targets = tuple(groups)
        state.touch()


def _refuse_change_one(node: eff.ChooseNewTargets) -> str:
    if plural(node.who):
        return "several players who choose new targets"
    return "changing one target (115.7a)" if node.change_one else ""


def _refuse_copy(node: eff.CopySpell) -> str:
    return exceptions(node.changes)


performs(eff.CopySpell, copy, ask_new_target, take_new_target, refuse=_refuse_copy)
performs(eff.ChooseNewTargets, begin_new_targets, ask_new_target, take_new_target, refuse=_refuse_change_one)


# ------------------------------------------------------------------------------------- casting now (608.2g)


def begin_casting_now(run: Running, state: State, node: eff.CastNow) -> None:
    """The cards that may be cast; ``counts``: how many still."""
    run.todo = tuple(ref for ref in objects_of(state, node.what, run.context) if state.current(ref) is not None)
    run.picked = ()
    run.counts = (len(run.todo) if node.n is None else amount(state, node.n, run.context),)


def ask_cast(run: Running, state: State, node: eff.CastNow) -> None:
    """Which of them is cast next, if any."""
    players = players_of(state, node.who, run.context)
    options = [ref for ref in run.todo if players and _castable(state, players[0], ref, node.free)]
    if not players or not options or run.counts[0] <= 0:
        run.pc += 2
        remember(run, node.slot, run.picked, (), len(run.picked), bool(run.picked))
        return
    choose_objects(state, players[0], options, 0, 1, "cast", run.context.source, "608.2g")


def _castable(state: State, player: Player, ref: Ref, free: bool) -> bool:
    record = state.current(ref)
    return record is not None and can_cast(state, player, record, 0, free, True)


def cast(run: Running, state: State, node: eff.CastNow) -> None:
    """608.2g: cast it by the steps of 601.2a–i; nobody gets priority."""
    if not state.result:
        run.counts = (0,)
        run.pc -= 2
        state.result = ()
        return
    ref = state.result[0]
    run.todo = tuple(one for one in run.todo if one != ref)
    run.picked = (*run.picked, ref)
    player = players_of(state, node.who, run.context)[0]
    start_casting(state, player, ref, 0, node.free, True)


def after_cast(run: Running, state: State, node: eff.CastNow) -> None:
    """Count it if it was cast: it is a spell on the stack now."""
    ref = run.picked[-1]
    if state.current(ref) is None:
        run.picked = (*run.picked[:-1], state.successor(ref) or ref)
        run.counts = (run.counts[0] - 1,)
    else:
        run.picked = run.picked[:-1]
    run.pc -= 3


def _refuse_casting(node: eff.CastNow) -> str:
    if plural(node.who):
        return "several players who cast"
    if node.copy:
        return "casting copies of cards"
    return "playing lands while an effect resolves" if node.lands else ""


performs(eff.CastNow, begin_casting_now, ask_cast, cast, after_cast, refuse=_refuse_casting)
