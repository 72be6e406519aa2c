"""709.5f–g: effects that unlock and lock the doors of permanents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.rooms import UnlockDoor
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.instructions import performs
from apnap.rules.libraries import UNLOCK, action
from apnap.rules.performing.refusals import plural
from apnap.rules.programs import Running, propose
from apnap.rules.rooms import halves_of, locked_halves
from apnap.rules.unlocking import choose_half

if TYPE_CHECKING:
    from apnap.rules.state import State


def ask_half(run: Running, state: State, node: UnlockDoor) -> None:
    """709.5f: the player chooses a locked half, or any half that is unlocked or locked then."""
    players = players_of(state, node.who, run.context)[:1]
    refs = [ref for ref in objects_of(state, node.what, run.context) if state.current(ref) is not None][:1]
    run.todo = ()
    if not players or not refs or halves_of(state, state.last_known(refs[0])) is None:
        return
    halves = [1, 2] if node.or_lock else locked_halves(state, state.last_known(refs[0]))
    if not halves:
        return
    run.todo = (players[0], refs[0], *halves)
    choose_half(state, players[0], refs[0], halves, run.context.source, "709.5f")


def turn_key(run: Running, state: State, node: UnlockDoor) -> None:
    """709.5f–g: the chosen half is unlocked if it is locked, else locked."""
    if not run.todo:
        return
    player, ref, *halves = run.todo
    half = halves[state.result[0]]
    locked = half in locked_halves(state, state.last_known(ref))
    propose(run, state, [action(UNLOCK, player, half if locked else -half, ref)])


def _refuse(node: UnlockDoor) -> str:
    return "several players who unlock a door" if plural(node.who) else ""


performs(UnlockDoor, ask_half, turn_key, refuse=_refuse)
