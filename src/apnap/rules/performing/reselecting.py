"""508.7: choosing anew what an attacking creature attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.combat_choices import ReselectAttacked
from apnap.ids import REF_SHIFT
from apnap.rules.characteristics import controller_of
from apnap.rules.choices import choose_objects
from apnap.rules.combat.attacking import attackable
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.instructions import performs
from apnap.rules.libraries import RESELECT, action
from apnap.rules.performing.refusals import plural
from apnap.rules.programs import Running, propose

if TYPE_CHECKING:
    from apnap.rules.state import State


def begin(run: Running, state: State, node: ReselectAttacked) -> None:
    """Find the creatures that still attack."""
    found = objects_of(state, node.what, run.context)
    run.todo = tuple(ref for ref in found if state.current(ref) and state.objects[ref >> REF_SHIFT].attacking)


def ask(run: Running, state: State, node: ReselectAttacked) -> None:
    """508.7b–d: an opponent of its controller, or what one controls or protects; declarations do not matter."""
    state.result = ()
    players = players_of(state, node.who, run.context)
    if run.todo and players:
        attacker = state.objects[run.todo[0] >> REF_SHIFT]
        options = attackable(state, controller_of(state, attacker))
        choose_objects(state, players[0], list(options), 1, 1, "attacked", attacker.ref, "508.7")


def redirect(run: Running, state: State, node: ReselectAttacked) -> None:
    """508.7a: it attacks that from now on, and has not attacked again; go on with the next creature."""
    if not run.todo:
        return
    attacker, run.todo = run.todo[0], run.todo[1:]
    if run.todo:
        run.pc -= 2
    if state.result:
        event = action(RESELECT, run.context.you, subject=attacker)
        event.other = state.result[0]
        propose(run, state, [event])


def _refuse(node: ReselectAttacked) -> str:
    return "several players for one choice" if plural(node.who) else ""


performs(ReselectAttacked, begin, ask, redirect, refuse=_refuse)
