"""707.10, 115.7: copying spells and abilities, choosing new targets: what the classic book calls editing a spell, as
far as it is not a continuous effect on its characteristics (classic:415.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.copying import CopyForEach
from apnap.abilities.static import CANT_BE_COPIED, COPIES_ONCE_MORE
from apnap.abilities.values import STACK
from apnap.ids import Player, Ref
from apnap.rules import decisions as dec
from apnap.rules.announcing import targeted_events
from apnap.rules.choices import choose
from apnap.rules.events import Event
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.instructions import performs
from apnap.rules.libraries import action
from apnap.rules.performing.new_targets import NewTargets
from apnap.rules.performing.refusals import exceptions, plural
from apnap.rules.permissions import player_rules, restrictions
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount
from apnap.rules.resolving import requirements, stack_context
from apnap.rules.stack_objects import copy_on_stack
from apnap.rules.targeting import all_apart, legal_entities

if TYPE_CHECKING:
    from apnap.rules.state import State


def copy(run: Running, state: State, node: eff.CopySpell) -> None:
    """707.10: put the copies onto the stack; ``todo``: copies whose targets may be changed."""
    players = players_of(state, node.who, run.context)
    n = amount(state, node.n, run.context)
    copies: list[Ref] = []
    more: list[Ref] = []
    for player in players:
        for ref in objects_of(state, node.what, run.context):
            record = state.last_known(ref)
            if record.zone == STACK and not restrictions(state, CANT_BE_COPIED, record):
                copies.extend(copy_on_stack(state, ref, player, node.changes) for _ in range(n))
                if n > 0 and record.ability is None:  # additional copies, for which new targets may be chosen
                    again = player_rules(state, COPIES_ONCE_MORE, player)
                    more.extend(copy_on_stack(state, ref, player, node.changes) for _ in again)
    copies += more
    remember(run, node.slot, tuple(copies), tuple(players), len(copies), bool(copies))
    run.todo = tuple(copies if node.new_targets else more)
    run.picked = ()
    run.counts = (0, 0)
    events: list[Event] = [action("copy", state.last_known(one).controller, 1, one) for one in copies]
    if not node.new_targets:
        for one in copies[: len(copies) - len(more)]:
            record = state.last_known(one)
            events.extend(targeted_events(one, record.controller, record.targets))
    propose(run, state, events)


def begin_new_targets(run: Running, state: State, node: eff.ChooseNewTargets) -> None:
    """115.7d: the spells and abilities whose targets may be changed."""
    refs = objects_of(state, node.what, run.context)
    run.todo = tuple(ref for ref in refs if (record := state.current(ref)) is not None and record.zone == STACK)
    run.picked = ()
    run.counts = (0, 0)


def ask_new_target(run: Running, state: State, node: eff.CopySpell | CopyForEach | eff.ChooseNewTargets) -> None:
    """115.7d–e: for each target, a new one or the same again (115.7a: a new one). ``counts``: requirement and place in
    it; ``picked``: the new targets of this object so far."""
    while run.todo:
        ref = run.todo[0]
        record = state.last_known(ref)
        group, place = run.counts
        if group >= len(record.targets):
            events = write_targets(run, state, ref, not isinstance(node, eff.ChooseNewTargets))
            run.todo = run.todo[1:]
            run.picked = ()
            run.counts = (0, 0)
            if events:
                run.pc -= 1  # then the next of them
                propose(run, state, events)
                return
            continue
        if place >= len(record.targets[group]):
            run.counts = (group + 1, 0)
            continue
        now = record.targets[group][place]
        must = isinstance(node, eff.ChooseNewTargets) and node.change_one
        options = [entity for entity in NewTargets(state, ref).options(run.picked) if not must or entity != now]
        if must and not options:  # 115.7a: then none of them is changed
            run.todo = run.todo[1:]
            run.picked = ()
            run.counts = (0, 0)
            continue
        if options in ([], [now]):
            run.picked = (*run.picked, now)
            run.counts = (group, place + 1)
            continue
        player = _chooser(run, state, node, ref)
        rule = "115.7a" if must else "115.7d"
        choose(state, dec.TARGETS, player, tuple(options), 1, 1, "new_target", ref, rule, subject=now)
        return
    run.pc += 1


def other_targets(state: State, run: Running, ref: Ref, group: int, place: int) -> list[int]:
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
    if all_apart(state, wanted[group]):
        others = (*already, *record.targets[group + 1 :])
        same = (*same, *(entity for one in others for entity in one))
    found = legal_entities(state, wanted[group], context, already, same)
    return [entity for entity in found if entity != record.targets[group][place] and entity not in same]


def _chooser(run: Running, state: State, node: eff.CopySpell | CopyForEach | eff.ChooseNewTargets, ref: Ref) -> Player:
    if not isinstance(node, eff.ChooseNewTargets):
        return state.last_known(ref).controller
    players = players_of(state, node.who, run.context)
    return players[0] if players else run.context.you


def take_new_target(run: Running, state: State, node: eff.CopySpell | CopyForEach | eff.ChooseNewTargets) -> None:
    """Note it and go on to the next."""
    run.picked = (*run.picked, state.result[0])
    run.counts = (run.counts[0], run.counts[1] + 1)
    run.pc -= 2


def write_targets(run: Running, state: State, ref: Ref, new: bool) -> list[Event]:
    """Write the targets; return what becomes a target: all that a copy has as it is put onto the stack (707.10c), else
    what was none before."""
    record = state.last_known(ref)
    before = () if new else tuple(entity for group in record.targets for entity in group)
    flat = list(run.picked)
    groups: list[tuple[int, ...]] = []
    for group in record.targets:
        groups.append(tuple(flat[: len(group)]))
        del flat[: len(group)]
    if tuple(groups) != record.targets:
        state.edit(ref).targets = tuple(groups)
        state.touch()
    fresh = tuple(entity for group in groups for entity in group if entity not in before)
    return targeted_events(ref, record.controller, (fresh,))


def _refuse_new_targets(node: eff.ChooseNewTargets) -> str:
    return "several players who choose new targets" if plural(node.who) else ""


def _refuse_copy(node: eff.CopySpell) -> str:
    return exceptions(node.changes)


performs(eff.CopySpell, copy, ask_new_target, take_new_target, refuse=_refuse_copy)
performs(eff.ChooseNewTargets, begin_new_targets, ask_new_target, take_new_target, refuse=_refuse_new_targets)


def double_x(run: Running, state: State, node: eff.DoubleX) -> None:
    """107.3: what is announced for X is twice as much from now on."""
    for ref in objects_of(state, node.what, run.context):
        record = state.current(ref)
        if record is not None and record.zone == STACK and record.x:
            state.edit(ref).x = 2 * record.x


performs(eff.DoubleX, double_x)
