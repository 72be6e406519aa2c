"""701.40, 701.58: manifesting and cloaking cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.values import BATTLEFIELD
from apnap.rules import events as ev
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.instructions import performs
from apnap.rules.performing.refusals import plural
from apnap.rules.programs import Running, propose, remember
from apnap.rules.records import CARD
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State


def begin_manifest(run: Running, state: State, node: eff.Manifest) -> None:
    """``todo``: the cards that are still to be manifested; ``picked``: the permanents they became."""
    found = objects_of(state, node.what, run.context)
    run.todo = tuple(ref for ref in found if (record := state.current(ref)) is not None and record.kind == CARD)
    run.picked = ()
    run.counts = ()


def manifest_next(run: Running, state: State, node: eff.Manifest) -> None:
    """701.40a, e: face down onto the battlefield under the player's control, one at a time; ``counts`` is empty before
    the first."""
    if run.counts:
        moved = (one for one in state.happened if isinstance(one, ev.ZoneChange) and one.to == BATTLEFIELD)
        run.picked = (*run.picked, *(one.became for one in moved))
    players = players_of(state, node.who, run.context)
    if not run.todo or not players:
        remember(run, node.slot, run.picked, tuple(players), len(run.picked), bool(run.picked))
        return
    ref = run.todo[0]
    run.todo = run.todo[1:]
    run.counts = (1,)
    run.pc -= 1
    event = move(ref, BATTLEFIELD, ev.BY_NOTHING, run.context.source)
    event.controller = players[0]
    event.face_down = True
    event.manner = "cloak" if node.cloak else "manifest"
    propose(run, state, [event])


def _refuse_manifest(node: eff.Manifest) -> str:
    return "several players who manifest" if plural(node.who) else ""


performs(eff.Manifest, begin_manifest, manifest_next, refuse=_refuse_manifest)
