"""122, 701.10e, 701.34: putting, moving, doubling and removing counters; proliferating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.objects import Players
from apnap.abilities.values import BATTLEFIELD
from apnap.ids import Player
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.choices import choose, choose_objects
from apnap.rules.counters import counters_of, put_counters, remove_counters
from apnap.rules.entities import Entity, entity_of_player, player_of
from apnap.rules.events import Event
from apnap.rules.expressions import looked_back, objects_of, players_of
from apnap.rules.instructions import performs
from apnap.rules.libraries import action
from apnap.rules.performing.picking import as_player
from apnap.rules.performing.results import of_kind
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.ids import Ref
    from apnap.rules.state import State


def _putter(run: Running, state: State, who: Players) -> Player:
    players = players_of(state, who, run.context)
    return players[0] if players else run.context.you


def put(run: Running, state: State, node: eff.PutCounters) -> None:
    """122.6: on each of the objects, all at the same time."""
    player = _putter(run, state, node.who)
    source = run.context.source
    events: list[Event] = []
    for ref in objects_of(state, node.on, run.context):
        seen = run.context.copy()
        seen.iterated = ref
        n = amount(state, node.n, seen)
        if n > 0:
            events.append(put_counters(ref, node.counter, n, player, source))
    propose(run, state, events)


def after_put(run: Running, state: State, node: eff.PutCounters) -> None:
    """Remember what got counters, and how many in all."""
    done = of_kind(state, ev.PUT_COUNTERS)
    objects = tuple(event.subject for event in done if event.subject)
    remember(run, node.slot, objects, (), sum(event.amount for event in done), bool(done))


performs(eff.PutCounters, put, after_put)


def distribute(run: Running, state: State, node: eff.DistributeCounters) -> None:
    """601.2d, 608.2b: each target that is still legal gets its share."""
    targets = run.context.targets[node.index]
    shares = zip(targets, run.context.division, strict=False)
    propose(
        run, state, [put_counters(entity, node.counter, n, run.context.you, run.context.source) for entity, n in shares]
    )


performs(eff.DistributeCounters, distribute)


# ------------------------------------------------------------------------------------- removing


def ask_removal(run: Running, state: State, node: eff.RemoveCounters) -> None:
    """Counters of any kind: the controller of the effect chooses which, one at a time. ``picked``: entity and kind
    pairs to remove; ``todo``: the objects still to ask about; ``counts``: how many are still to be chosen."""
    if run.counts:
        ref = run.todo[0]
        kinds = _kinds_left(run, state, ref)
        if state.result:
            run.picked = (*run.picked, ref, kinds[state.result[0]])
            run.counts = (run.counts[0] - 1,)
        if run.counts[0] <= 0 or not state.result:
            run.todo = run.todo[1:]
            run.counts = ()
    while run.todo:
        ref = run.todo[0]
        kinds = _kinds_left(run, state, ref)
        if not run.counts:
            run.counts = (0 if node.n is None else amount(state, node.n, run.context),)
        if run.counts[0] <= 0 or not kinds:
            run.todo = run.todo[1:]
            run.counts = ()
            continue
        run.pc -= 1
        names = tuple(counters_of(state, ref)[kind][0] for kind in kinds)
        choose(
            state, dec.WORD, run.context.you, names, 1, 1, "remove_counter", run.context.source, "122.1", subject=ref
        )
        return


def _kinds_left(run: Running, state: State, ref: Ref) -> list[int]:
    """Return the indexes of the kinds of counters of which some are left after what is picked already."""
    pairs = list(zip(run.picked[::2], run.picked[1::2], strict=True))
    return [i for i, (_, n) in enumerate(counters_of(state, ref)) if n > pairs.count((ref, i))]


def begin_removal(run: Running, state: State, node: eff.RemoveCounters) -> None:
    """Only "any" kind asks, and only when not all are removed."""
    run.picked = ()
    run.counts = ()
    run.todo = ()
    if not node.counter and node.n is not None:
        run.todo = tuple(objects_of(state, node.what, run.context))


def remove(run: Running, state: State, node: eff.RemoveCounters) -> None:
    """Remove them all at the same time."""
    source = run.context.source
    events: list[Event] = []
    if not node.counter and node.n is not None:
        pairs = list(zip(run.picked[::2], run.picked[1::2], strict=True))
        for ref, kind in dict.fromkeys(pairs):
            name = counters_of(state, ref)[kind][0]
            events.append(remove_counters(ref, name, pairs.count((ref, kind)), source))
    else:
        for ref in objects_of(state, node.what, run.context):
            for name, there in counters_of(state, ref):
                if node.counter in ("", name):
                    n = there if node.n is None else min(there, amount(state, node.n, run.context))
                    events.append(remove_counters(ref, name, n, source))
    propose(run, state, events)


def after_removal(run: Running, state: State, node: eff.RemoveCounters) -> None:
    """Remember how many were removed, and from what."""
    done = of_kind(state, ev.REMOVE_COUNTERS)
    objects = tuple(dict.fromkeys(event.subject for event in done))
    remember(run, node.slot, objects, (), sum(event.amount for event in done), bool(done))


performs(eff.RemoveCounters, begin_removal, ask_removal, remove, after_removal)


def move_counters(run: Running, state: State, node: eff.MoveCounters) -> None:
    """122.5: remove them from one object and put them on another; nothing if either can't be done."""
    targets = [ref for ref in objects_of(state, node.to, run.context) if _on_battlefield(state, ref)]
    events: list[Event] = []
    if targets:
        if node.same:
            gone = [state.last_known(ref) for ref in looked_back(state, node.what, run.context)]
            had = [one for record in gone for one in record.counters if node.counter in ("", one[0])]
            you, source = run.context.you, run.context.source
            propose(run, state, [put_counters(ref, name, n, you, source) for ref in targets for name, n in had])
            return
        to = targets[0]
        for ref in objects_of(state, node.what, run.context):
            if ref == to:
                continue
            for name, there in counters_of(state, ref):
                if node.counter in ("", name):
                    n = there if node.n is None else min(there, amount(state, node.n, run.context))
                    if n > 0:
                        events.append(remove_counters(ref, name, n, run.context.source))
                        events.append(put_counters(to, name, n, run.context.you, run.context.source))
    propose(run, state, events)


def _on_battlefield(state: State, ref: Ref) -> bool:
    record = state.current(ref)
    return record is not None and record.zone == BATTLEFIELD


def _refuse_move(node: eff.MoveCounters) -> str:
    return "moving some counters of any kind" if not node.counter and node.n is not None else ""


def after_move(run: Running, state: State, node: eff.MoveCounters) -> None:
    """Remember how many were moved, and onto what."""
    done = of_kind(state, ev.PUT_COUNTERS)
    objects = tuple(dict.fromkeys(event.subject for event in done))
    remember(run, node.slot, objects, (), sum(event.amount for event in done), bool(done))


performs(eff.MoveCounters, move_counters, after_move, refuse=_refuse_move)


def double(run: Running, state: State, node: eff.DoubleCounters) -> None:
    """701.10e: as many again as there are ("": of each kind)."""
    events: list[Event] = []
    for ref in objects_of(state, node.what, run.context):
        for name, n in counters_of(state, ref):
            if node.counter in ("", name):
                events.append(put_counters(ref, name, n, run.context.you, run.context.source))
    propose(run, state, events)


performs(eff.DoubleCounters, double)


def double_of_players(run: Running, state: State, node: eff.DoublePlayerCounters) -> None:
    """701.10e: as many again of each kind as the players have."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context):
        entity = entity_of_player(player)
        for name, n in counters_of(state, entity):
            events.append(put_counters(entity, name, n, run.context.you, run.context.source))
    propose(run, state, events)


performs(eff.DoublePlayerCounters, double_of_players)


def add_each_kind(run: Running, state: State, node: eff.AddEachKind) -> None:
    """122.1: one more of each kind that is there."""
    entities: list[Entity] = list(objects_of(state, node.what, run.context))
    entities.extend(entity_of_player(player) for player in players_of(state, node.who, run.context))
    you, source = run.context.you, run.context.source
    kinds = [(entity, kind) for entity in entities for kind, _ in counters_of(state, entity)]
    propose(run, state, [put_counters(entity, kind, 1, you, source) for entity, kind in kinds])


performs(eff.AddEachKind, add_each_kind)


# ------------------------------------------------------------------------------------- proliferate (701.34)


def begin_proliferate(run: Running, state: State, node: eff.Proliferate) -> None:
    """The players who proliferate, in turn order."""
    run.todo = tuple(players_of(state, node.who, run.context))
    run.picked = ()
    run.counts = ()


def ask_proliferate(run: Running, state: State, node: eff.Proliferate) -> None:
    """701.34a: any number of permanents and players that have a counter."""
    run.picked = ()
    if not run.todo:
        run.pc += 1
        return
    options: list[Entity] = [ref for ref in state.battlefield if _proliferable(state, ref)]
    options.extend(entity_of_player(p) for p in state.in_turn_order() if state.players[p].counters)
    choose_objects(state, run.todo[0], options, 0, len(options), "proliferate", run.context.source, "701.34a")


def _proliferable(state: State, ref: Ref) -> bool:
    record = state.current(ref)
    return record is not None and not record.phased_out and bool(record.counters)


def proliferate(run: Running, state: State, node: eff.Proliferate) -> None:
    """701.34a: one more of each kind that is there already."""
    player = run.todo[0]
    run.todo = run.todo[1:]
    run.pc -= 2
    events: list[Event] = []
    for entity in state.result:
        for name, _ in counters_of(state, entity):
            events.append(put_counters(entity, name, 1, player, run.context.source))
    remember(run, node.slot, tuple(e for e in state.result if e > 0), (), len(state.result), bool(state.result))
    propose(run, state, [*events, action("proliferate", player)])


performs(eff.Proliferate, begin_proliferate, ask_proliferate, proliferate)


# ------------------------------------------------------------------------------------- counters of players (122.1)


def put_on_players(run: Running, state: State, node: eff.PutPlayerCounters) -> None:
    """122.1: each of the players gets that many."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context):
        n = amount(state, node.n, as_player(run, player))
        if n > 0:
            entity = entity_of_player(player)
            events.append(put_counters(entity, node.counter, n, run.context.you, run.context.source))
    propose(run, state, events)


def remove_from_players(run: Running, state: State, node: eff.RemovePlayerCounters) -> None:
    """Each of the players loses that many, or all."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context):
        entity = entity_of_player(player)
        for kind, there in counters_of(state, entity):
            if node.counter in ("", kind):
                n = there if node.n is None else min(there, amount(state, node.n, as_player(run, player)))
                events.append(remove_counters(entity, kind, n, run.context.source))
    propose(run, state, [event for event in events if event.amount > 0])


def after_removal_from_players(run: Running, state: State, node: eff.RemovePlayerCounters) -> None:
    """Remember who lost how many counters in all."""
    done = of_kind(state, ev.REMOVE_COUNTERS)
    players = tuple(dict.fromkeys(player_of(event.other) for event in done))
    remember(run, node.slot, (), players, sum(event.amount for event in done), bool(done))


performs(eff.PutPlayerCounters, put_on_players)
performs(eff.RemovePlayerCounters, remove_from_players, after_removal_from_players)
