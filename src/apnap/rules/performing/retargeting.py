"""115.7b: one target of a spell or ability is changed to a particular object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.values import STACK
from apnap.rules import decisions as dec
from apnap.rules.choices import choose
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.instructions import performs
from apnap.rules.performing.refusals import plural
from apnap.rules.performing.spells import other_targets, write_targets
from apnap.rules.programs import Running, propose

if TYPE_CHECKING:
    from apnap.ids import Ref
    from apnap.rules.state import State


def _begin(run: Running, state: State, node: eff.ChangeATarget) -> None:
    """The spells and abilities of which a target is changed."""
    refs = objects_of(state, node.what, run.context)
    run.todo = tuple(ref for ref in refs if (record := state.current(ref)) is not None and record.zone == STACK)


def _ask(run: Running, state: State, node: eff.ChangeATarget) -> None:
    """Which target is changed, of those for which the object is another legal one (115.7a)."""
    places = _places(run, state, node, run.todo[0]) if run.todo else {}
    if not places:
        state.result = ()
        return
    players = players_of(state, node.who, run.context)
    player = players[0] if players else run.context.you
    choose(state, dec.TARGETS, player, tuple(places), 1, 1, "changed_target", run.todo[0], "115.7b")


def _change(run: Running, state: State, node: eff.ChangeATarget) -> None:
    """Change it, and go on with the next spell or ability."""
    if not run.todo:
        return
    ref, run.todo = run.todo[0], run.todo[1:]
    run.pc -= 2 if run.todo else 0
    if state.result:
        at = _places(run, state, node, ref)[state.result[0]]
        (new,) = objects_of(state, node.to, run.context)
        targets = [entity for group in state.last_known(ref).targets for entity in group]
        targets[at] = new
        run.picked = tuple(targets)
        events = write_targets(run, state, ref, False)
        run.picked = ()
        propose(run, state, events)


def _places(run: Running, state: State, node: eff.ChangeATarget, ref: Ref) -> dict[int, int]:
    """Return the targets that may be changed to the object, each with its place among all targets."""
    new = objects_of(state, node.to, run.context)
    if len(new) != 1 or state.current(new[0]) is None:
        return {}
    record = state.last_known(ref)
    flat = tuple(entity for group in record.targets for entity in group)
    found: dict[int, int] = {}
    at = 0
    for i, group in enumerate(record.targets):
        for place, entity in enumerate(group):
            run.picked = flat[:at]
            if new[0] in other_targets(state, run, ref, i, place):
                found.setdefault(entity, at)
            at += 1
    run.picked = ()
    return found


def _refuse(node: eff.ChangeATarget) -> str:
    return "several players who change a target" if plural(node.who) else ""


performs(eff.ChangeATarget, _begin, _ask, _change, refuse=_refuse)
