"""122.1: counters of the kinds that are there, and of the kind of the event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.rules import events as ev
from apnap.rules.choices import choose_number
from apnap.rules.counters import counters_of, put_counters, remove_counters
from apnap.rules.events import Event
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.instructions import performs
from apnap.rules.programs import Running, propose
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.state import State


def begin(run: Running, state: State, node: eff.AdjustEachKind) -> None:
    """``counts``: of each kind, in the order in which the object has them, whether there is one more (1) or fewer."""
    run.counts = ()
    run.todo = tuple(objects_of(state, node.what, run.context)[:1])


def ask(run: Running, state: State, node: eff.AdjustEachKind) -> None:
    """Ask about the next kind: how many of them there will be."""
    kinds = counters_of(state, run.todo[0]) if run.todo else ()
    at = len(run.counts)
    if at >= len(kinds):
        run.pc += 1
        return
    kind, there = kinds[at]
    choose_number(
        state, run.context.you, 0, 1, f"one_more_counter:{kind}", run.context.source, "122.1", subject=run.todo[0]
    )


def take(run: Running, state: State, node: eff.AdjustEachKind) -> None:
    """Note the answer and go on with the next kind."""
    run.counts = (*run.counts, state.result[0])
    run.pc -= 2


def adjust(run: Running, state: State, node: eff.AdjustEachKind) -> None:
    """Put and remove them at the same time."""
    events: list[Event] = []
    for ref in run.todo:
        for (kind, _), more in zip(counters_of(state, ref), run.counts, strict=True):
            if more:
                events.append(put_counters(ref, kind, 1, run.context.you, run.context.source))
            else:
                events.append(remove_counters(ref, kind, 1, run.context.source))
    propose(run, state, events)


performs(eff.AdjustEachKind, begin, ask, take, adjust)


def put_same(run: Running, state: State, node: eff.PutSameCounters) -> None:
    """As many as were put in the event, of the same kind."""
    told = run.context.event
    players = players_of(state, node.who, run.context)
    if not isinstance(told, ev.PutCounters) or not players:
        return
    source = run.context.source
    refs = objects_of(state, node.on, run.context)
    propose(run, state, [put_counters(ref, told.counter, told.amount, players[0], source) for ref in refs])


performs(eff.PutSameCounters, put_same)


def begin_distribution(run: Running, state: State, node: eff.DistributeAmong) -> None:
    """``todo``: the objects; ``counts``: how many each gets, in that order."""
    run.counts = ()
    run.todo = tuple(objects_of(state, node.what, run.context))


def ask_share(run: Running, state: State, node: eff.DistributeAmong) -> None:
    """Ask for the share of the next object; the last one gets the rest."""
    at = len(run.counts)
    if at >= len(run.todo):
        run.pc += 1
        return
    left = max(0, amount(state, node.n, run.context) - sum(run.counts))
    state.result = (left,)
    if left and at + 1 < len(run.todo):
        player = players_of(state, node.who, run.context)[0]
        purpose = f"distribute_counters:{node.counter}"
        choose_number(state, player, 0, left, purpose, run.context.source, "608.2d", subject=run.todo[at])


def take_share(run: Running, state: State, node: eff.DistributeAmong) -> None:
    """Note the answer and go on with the next object."""
    run.counts = (*run.counts, state.result[0])
    run.pc -= 2


def put_shares(run: Running, state: State, node: eff.DistributeAmong) -> None:
    """Put them all at the same time."""
    players = players_of(state, node.who, run.context)
    shares = zip(run.todo, run.counts, strict=True)
    source = run.context.source
    propose(run, state, [put_counters(ref, node.counter, n, players[0], source) for ref, n in shares if n])


performs(eff.DistributeAmong, begin_distribution, ask_share, take_share, put_shares)
