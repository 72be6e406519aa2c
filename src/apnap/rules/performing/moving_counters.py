"""122.5: counters of kinds and numbers that are chosen as they are moved from one object onto another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.rules.choices import choose_number
from apnap.rules.counters import counters_of, put_counters, remove_counters
from apnap.rules.events import Event
from apnap.rules.expressions import objects_of
from apnap.rules.instructions import performs
from apnap.rules.permanents import permanent
from apnap.rules.programs import Running, propose, remember

if TYPE_CHECKING:
    from apnap.rules.state import State


def begin(run: Running, state: State, node: eff.MoveChosenCounters) -> None:
    """Find the two objects: ``todo`` is empty if either isn't on the battlefield. ``counts``: what is chosen of each
    kind, in the order in which the object has them."""
    run.counts = ()
    ends = (objects_of(state, node.what, run.context)[:1], objects_of(state, node.to, run.context)[:1])
    both = [ref for end in ends for ref in end if permanent(state, ref) is not None]
    run.todo = tuple(both) if len(set(both)) == 2 else ()


def ask(run: Running, state: State, node: eff.MoveChosenCounters) -> None:
    """Ask how many of the next kind are moved, unless that is certain."""
    kinds = counters_of(state, run.todo[0]) if run.todo else ()
    at = len(run.counts)
    if at >= len(kinds):
        run.pc += 1
        return
    name, there = kinds[at]
    if node.missing:
        has = any(one == name and n for one, n in counters_of(state, run.todo[1]))
        state.result = (0 if has else 1,)
        return
    chosen = sum(run.counts)
    later = sum(n for _, n in kinds[at + 1 :])
    most = there if node.most is None else min(there, max(0, node.most - chosen))
    least = max(0, min(most, node.least - chosen - later))
    state.result = (least,)
    if least < most:
        choose_number(state, run.context.you, least, most, f"move_counters:{name}", run.context.source, "122.5")


def take(run: Running, state: State, node: eff.MoveChosenCounters) -> None:
    """Note the answer and go on with the next kind."""
    run.counts = (*run.counts, state.result[0])
    run.pc -= 2


def move(run: Running, state: State, node: eff.MoveChosenCounters) -> None:
    """Remove them from one object and put them on the other at the same time."""
    n = sum(run.counts)
    remember(run, node.slot, run.todo[1:], (), n, n > 0)
    if not run.todo:
        return
    one, other = run.todo
    events: list[Event] = []
    for (name, _), moved in zip(counters_of(state, one), run.counts, strict=True):
        if moved:
            events.append(remove_counters(one, name, moved, run.context.source))
            events.append(put_counters(other, name, moved, run.context.you, run.context.source))
    propose(run, state, events)


performs(eff.MoveChosenCounters, begin, ask, take, move)
