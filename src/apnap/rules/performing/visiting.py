"""701.51–52: opening Attractions and rolling to visit them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.attractions import OpenAttraction, RollToVisit
from apnap.abilities.values import BATTLEFIELD
from apnap.rules import events as ev
from apnap.rules.attractions import attraction_deck, visited
from apnap.rules.coins_and_dice import dice
from apnap.rules.expressions import players_of
from apnap.rules.instructions import performs
from apnap.rules.libraries import OPEN_ATTRACTION, ROLL_TO_VISIT, VISIT, action
from apnap.rules.performing.refusals import plural
from apnap.rules.performing.results import of_kind
from apnap.rules.programs import Running, propose
from apnap.rules.quantities import amount
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State


def begin_opening(run: Running, state: State, node: OpenAttraction) -> None:
    """Note how many are to be opened, and by whom."""
    run.todo = tuple(players_of(state, node.who, run.context)[:1]) * max(0, amount(state, node.n, run.context))


def open_next(run: Running, state: State, node: OpenAttraction) -> None:
    """701.51b: the top card, face up; without an Attraction deck nothing (701.51a)."""
    deck = attraction_deck(state, run.todo[0]) if run.todo else []
    if not deck:
        run.pc += 1
        return
    event = move(deck[0], BATTLEFIELD, ev.BY_NOTHING, run.context.source)
    event.controller = run.todo[0]
    propose(run, state, [event])


def tell_opened(run: Running, state: State, node: OpenAttraction) -> None:
    """701.51c: it has been opened if it has entered."""
    player = run.todo[0]
    run.todo = run.todo[1:]
    run.pc -= 2
    entered = [one for one in of_kind(state, ev.ZONE_CHANGE) if isinstance(one, ev.ZoneChange)]
    propose(
        run, state, [action(OPEN_ATTRACTION, player, subject=one.became) for one in entered if one.to == BATTLEFIELD]
    )


def roll(run: Running, state: State, node: RollToVisit) -> None:
    """701.52a: a six-sided die."""
    players = players_of(state, node.who, run.context)
    propose(run, state, [one for player in players for one in dice(state, 1, player, 6, run.context.source)])


def visit(run: Running, state: State, node: RollToVisit) -> None:
    """701.52a: every Attraction on which the result is lit up is visited."""
    told: list[ev.Event] = []
    for event in of_kind(state, ev.DIE):
        told.append(action(ROLL_TO_VISIT, event.player, event.amount))
        told += [
            action(VISIT, event.player, event.amount, subject=ref) for ref in visited(state, event.player, event.amount)
        ]
    propose(run, state, told)


def _refuse(node: OpenAttraction | RollToVisit) -> str:
    return "several players who open or visit Attractions" if plural(node.who) else ""


performs(OpenAttraction, begin_opening, open_next, tell_opened, refuse=_refuse)
performs(RollToVisit, roll, visit, refuse=_refuse)
