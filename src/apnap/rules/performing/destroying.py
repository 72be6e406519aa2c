"""701.6, 701.8, 701.19, 701.21: destroying, regenerating, sacrificing, countering."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.duration import UntilEndOfTurn
from apnap.abilities.objects import Filter, IsSource, This
from apnap.abilities.occurrence import Destroyed
from apnap.abilities.static import CANT_BE_MADE_TO_SACRIFICE, Replacement
from apnap.abilities.values import EXILE, GRAVEYARD, HAND, LIBRARY, STACK
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.choices import choose_objects
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.impossible import can_be_made_to
from apnap.rules.instructions import performs
from apnap.rules.lasting import add_part
from apnap.rules.performing.own import sacrificable
from apnap.rules.performing.picking import as_player, each_picks
from apnap.rules.performing.results import of_kind, remember_moved
from apnap.rules.permanents import destroy, permanent
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State


def propose_destruction(run: Running, state: State, node: eff.Destroy) -> None:
    """701.8a: all of them at the same time."""
    refs = objects_of(state, node.what, run.context)
    propose(run, state, [destroy(ref, run.context.source, node.no_regeneration) for ref in refs])


def after_destruction(run: Running, state: State, node: eff.Destroy) -> None:
    """Remember what was destroyed, where it went."""
    destroyed = {event.subject for event in of_kind(state, ev.DESTROY)}
    gone = [e for e in state.happened if isinstance(e, ev.ZoneChange) and e.subject in destroyed]
    players = tuple(dict.fromkeys(event.player for event in gone))
    remember(run, node.slot, tuple(e.became for e in gone), players, len(destroyed), bool(destroyed))


performs(eff.Destroy, propose_destruction, after_destruction)


def shield(run: Running, state: State, node: eff.Regenerate) -> None:
    """701.19a: the next time each would be destroyed this turn, it is regenerated instead."""
    for ref in objects_of(state, node.what, run.context):
        if permanent(state, ref) is None:
            continue
        context = run.context.copy()
        context.source = ref
        add_part(state, Replacement(Destroyed(_THIS), eff.Regenerate(This())), UntilEndOfTurn(), context, uses=1)


_THIS = Filter((IsSource(),))

performs(eff.Regenerate, shield)


# ------------------------------------------------------------------------------------- sacrificing (701.21)


def begin_sacrifice(run: Running, state: State, node: eff.Sacrifice) -> None:
    """The players, in turn order."""
    run.todo = tuple(players_of(state, node.who, run.context))
    run.picked = ()
    run.counts = ()


def ask_sacrifice(run: Running, state: State, node: eff.Sacrifice, player: Player) -> None:
    """701.21a: each chooses among the permanents they control."""
    n = amount(state, node.n, as_player(run, player))
    options = sacrificable(state, player, node.what, run.context)
    if not can_be_made_to(state, CANT_BE_MADE_TO_SACRIFICE, player, run.context.you):
        options = []
    choose_objects(state, player, options, n, n, "sacrifice", run.context.source, "701.21a")


def propose_sacrifice(run: Running, state: State, node: eff.Sacrifice) -> None:
    """101.4: then all are sacrificed at the same time."""
    propose(run, state, [move(ref, GRAVEYARD, ev.BY_SACRIFICE, run.context.source) for ref in run.picked])


def after_sacrifice(run: Running, state: State, node: eff.Sacrifice | eff.SacrificeThese) -> None:
    """Remember what was sacrificed, and by whom."""
    remember_moved(run, state, node.slot)


performs(eff.Sacrifice, begin_sacrifice, each_picks(ask_sacrifice), propose_sacrifice, after_sacrifice)


def sacrifice_these(run: Running, state: State, node: eff.SacrificeThese) -> None:
    """701.21a: a player can't sacrifice a permanent that they don't control."""
    refs: list[Ref] = []
    for ref in objects_of(state, node.what, run.context):
        record = permanent(state, ref)
        if record is None or not (node.each_controller or controller_of(state, record) == run.context.you):
            continue
        if can_be_made_to(state, CANT_BE_MADE_TO_SACRIFICE, controller_of(state, record), run.context.you):
            refs.append(ref)
    propose(run, state, [move(ref, GRAVEYARD, ev.BY_SACRIFICE, run.context.source) for ref in refs])


performs(eff.SacrificeThese, sacrifice_these, after_sacrifice)


# ------------------------------------------------------------------------------------- countering (701.6)


def counter(run: Running, state: State, node: eff.CounterSpell) -> None:
    """701.6a: remove them from the stack; a spell's card goes to the graveyard or where the effect says."""
    events: list[ev.Event] = []
    for ref in objects_of(state, node.what, run.context):
        record = state.current(ref)
        if record is None or record.zone != STACK:
            continue
        event = ev.Countered()
        event.subject = ref
        event.player = record.controller
        event.to = node.to
        event.position = node.position
        events.append(event)
    propose(run, state, events)


def after_countering(run: Running, state: State, node: eff.CounterSpell) -> None:
    """Remember the cards of the countered spells, and whether anything was countered."""
    countered = of_kind(state, ev.COUNTERED)
    objects = tuple(state.successor(event.subject) or event.subject for event in countered)
    players = tuple(dict.fromkeys(event.player for event in countered))
    remember(run, node.slot, objects, players, len(countered), bool(countered))


def _refuse_counter(node: eff.CounterSpell) -> str:
    if node.to not in (0, HAND, LIBRARY, EXILE) or node.position not in (eff.TOP, eff.BOTTOM):
        return "countering into that zone"
    return ""


performs(eff.CounterSpell, counter, after_countering, refuse=_refuse_counter)
