"""122.1: so many counters, up to a number, as whoever puts them chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.rules import events as ev
from apnap.rules.choices import choose_number
from apnap.rules.counters import counter_on, put_counters
from apnap.rules.expressions import objects_of
from apnap.rules.instructions import performs
from apnap.rules.programs import Running, propose
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.state import State


def ask(run: Running, state: State, node: eff.PutUpTo) -> None:
    """Let the controller choose how many."""
    run.todo = tuple(objects_of(state, node.on, run.context)[:1])
    state.result = (0,)
    if not run.todo:
        return
    most = max(0, amount(state, node.most, run.context))
    if node.total:
        most = min(most, max(0, node.total - counter_on(state, run.todo[0], node.counter)))
    if most:
        purpose = f"put_so_many_counters:{node.counter}"
        choose_number(state, run.context.you, 0, most, purpose, run.context.source, "122.1")


def put(run: Running, state: State, node: eff.PutUpTo) -> None:
    """Put so many."""
    n = state.result[0]
    if n > 0 and run.todo:
        event = put_counters(run.todo[0], node.counter, n, run.context.you, run.context.source)
        assert isinstance(event, ev.PutCounters)
        event.total = node.total
        propose(run, state, [event])


performs(eff.PutUpTo, ask, put)
