"""122.1: counters that are removed from among several objects, as a player chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.ids import Ref
from apnap.rules import events as ev
from apnap.rules.choices import choose_number
from apnap.rules.context import Context
from apnap.rules.counters import counters_of, put_counters, remove_counters
from apnap.rules.events import Event
from apnap.rules.expressions import objects_of
from apnap.rules.instructions import performs
from apnap.rules.performing.results import of_kind
from apnap.rules.permanents import permanent
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.state import State


def _piles(state: State, node: eff.RemoveCountersAmong, context: Context) -> list[tuple[Ref, str, int]]:
    """Return the objects, the kinds of counters on them, and how many there are of each."""
    found = [(ref, name, n) for ref in objects_of(state, node.what, context) for name, n in counters_of(state, ref)]
    return [one for one in found if node.counter in ("", one[1]) and one[2] > 0]


def counters_among(state: State, node: eff.RemoveCountersAmong, context: Context) -> int:
    """Return how many counters there are that could be removed."""
    return sum(n for _, _, n in _piles(state, node, context))


def begin(run: Running, state: State, node: eff.RemoveCountersAmong) -> None:
    """``counts``: how many counters of each pile are removed, in the order of the piles."""
    run.counts = ()


def ask(run: Running, state: State, node: eff.RemoveCountersAmong) -> None:
    """Ask how many of the next pile are removed, unless that is certain."""
    piles = _piles(state, node, run.context)
    at = len(run.counts)
    if at >= len(piles):
        run.pc += 1
        return
    ref, name, there = piles[at]
    chosen = sum(run.counts)
    later = sum(n for _, _, n in piles[at + 1 :])
    most = there if node.most is None else min(there, max(0, amount(state, node.most, run.context) - chosen))
    least = max(0, min(most, amount(state, node.least, run.context) - chosen - later))
    state.result = (least,)
    if least < most:
        choose_number(
            state, run.context.you, least, most, f"remove_so_many:{name}", run.context.source, "122.1", subject=ref
        )


def take(run: Running, state: State, node: eff.RemoveCountersAmong) -> None:
    """Note the answer and go on with the next pile."""
    run.counts = (*run.counts, state.result[0])
    run.pc -= 2


def remove(run: Running, state: State, node: eff.RemoveCountersAmong) -> None:
    """Remove them all at the same time."""
    chosen = zip(_piles(state, node, run.context), run.counts, strict=True)
    source = run.context.source
    onto = () if node.onto is None else objects_of(state, node.onto, run.context)
    if node.onto is not None and all(permanent(state, ref) is None for ref in onto):
        return  # 122.5: what can't be put there isn't removed either
    events: list[Event] = []
    for (ref, name, _), n in chosen:
        if n:
            events.append(remove_counters(ref, name, n, source))
            events.extend(put_counters(to, name, n, run.context.you, source) for to in onto)
    propose(run, state, events)


def after(run: Running, state: State, node: eff.RemoveCountersAmong) -> None:
    """Remember how many were removed, and from what."""
    done = of_kind(state, ev.REMOVE_COUNTERS)
    objects = tuple(dict.fromkeys(event.subject for event in done))
    remember(run, node.slot, objects, (), sum(event.amount for event in done), bool(done))


performs(eff.RemoveCountersAmong, begin, ask, take, remove, after)
