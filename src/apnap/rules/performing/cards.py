"""121, 701.9, 701.17: drawing, discarding, milling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.static import CANT_BE_MADE_TO_DISCARD
from apnap.abilities.values import GRAVEYARD, HAND
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.choices import choose_objects
from apnap.rules.events import Event
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.impossible import can_be_made_to
from apnap.rules.instructions import performs
from apnap.rules.libraries import DRAW_SEVERAL, action, draw
from apnap.rules.performing.own import discardable
from apnap.rules.performing.picking import as_player, each_picks
from apnap.rules.performing.refusals import plural
from apnap.rules.performing.results import not_replaced, of_kind, remember_moved
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount
from apnap.rules.replacement_kinds import affected_kinds
from apnap.rules.replacing import entering_now
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State


# ------------------------------------------------------------------------------------- drawing (121)


def begin_draw(run: Running, state: State, node: eff.Draw) -> None:
    """121.2: cards are drawn one at a time, by each player in turn order."""
    todo: list[int] = []
    for player in players_of(state, node.who, run.context):
        todo.extend([player] * max(0, amount(state, node.n, as_player(run, player))))
    run.todo = tuple(todo)
    run.picked = ()
    run.counts = ()
    if len(todo) > 1 and affected_kinds(state) >> ev.KEYWORD_ACTION & 1:
        several: list[Event] = [
            action(DRAW_SEVERAL, player, todo.count(player)) for player in dict.fromkeys(todo) if todo.count(player) > 1
        ]
        run.counts = (len(several),)
        propose(run, state, several)


def draw_unless_replaced(run: Running, state: State, node: eff.Draw) -> None:
    """614.11: who draws several cards does something else instead, if an effect says so of the whole instruction."""
    if run.counts:
        done = {event.player for event in not_replaced(run, state)}
        instead = of_kind(state, ev.DRAW)
        run.todo = tuple(player for player in run.todo if run.todo.count(player) == 1 or player in done)
        run.counts = ()
        if not run.todo:
            run.pc += 1
            players = tuple(dict.fromkeys(event.player for event in instead))
            remember(run, node.slot, (), players, len(instead), bool(instead))


def draw_next(run: Running, state: State, node: eff.Draw) -> None:
    """Draw the next card; ``picked`` gathers the cards drawn; ``counts`` is empty before the first, then how many
    there were and who drew them. What a replacement effect drew instead is counted, but not found later (614.11b)."""
    if run.counts:
        drawn = of_kind(state, ev.DRAW)
        players = dict.fromkeys((*run.counts[1:], *(event.player for event in drawn)))
        run.counts = (run.counts[0] + len(drawn), *players)
        run.picked = (*run.picked, *(event.subject for event in drawn if event.source == run.context.source))
    if not run.todo:
        n, *who = run.counts or (0,)
        remember(run, node.slot, run.picked, tuple(who), n, n > 0)
        return
    run.counts = run.counts or (0,)
    player = run.todo[0]
    run.todo = run.todo[1:]
    run.pc -= 1
    propose(run, state, [draw(player, left=1 + run.todo.count(player))])


performs(eff.Draw, begin_draw, draw_unless_replaced, draw_next)


# ------------------------------------------------------------------------------------- discarding (701.9)


def begin_discard(run: Running, state: State, node: eff.Discard) -> None:
    """The players, in turn order."""
    run.todo = tuple(players_of(state, node.who, run.context))
    run.picked = ()
    run.counts = ()


def ask_discard(run: Running, state: State, node: eff.Discard, player: Player) -> None:
    """701.9b: the player chooses, or another player does, or chance."""
    entering = entering_now(state)
    options = [ref for ref in discardable(state, player, node.what, run.context) if ref not in entering]
    if not can_be_made_to(state, CANT_BE_MADE_TO_DISCARD, player, run.context.you):
        options = []
    n = len(options) if node.n is None else min(len(options), amount(state, node.n, as_player(run, player)))
    if node.random:
        state.result = tuple(state.shuffled(options)[:n]) if n > 0 else ()
        return
    chooser = player
    if node.chooser is not None:
        choosers = players_of(state, node.chooser, run.context)
        chooser = choosers[0] if choosers else player
    choose_objects(state, chooser, options, n, n, "discard", run.context.source, "701.9b")


def propose_discard(run: Running, state: State, node: eff.Discard) -> None:
    """101.4: all are discarded at the same time."""
    propose(run, state, [move(ref, GRAVEYARD, ev.BY_DISCARD, run.context.source) for ref in run.picked])


def after_discard(run: Running, state: State, node: eff.Discard | eff.DiscardThese) -> None:
    """Remember what was discarded, and by whom; nothing is known of a card that went to a hidden zone (701.9c)."""
    remember_moved(run, state, node.slot, public=True)


def _refuse_discard(node: eff.Discard) -> str:
    if node.what.zones != (HAND,):
        return "discarding from another zone than the hand"
    return "several players who choose one discard" if plural(node.chooser) else ""


performs(eff.Discard, begin_discard, each_picks(ask_discard), propose_discard, after_discard, refuse=_refuse_discard)


def discard_these(run: Running, state: State, node: eff.DiscardThese) -> None:
    """Particular cards, those of them that are in a hand."""
    refs = [ref for ref in objects_of(state, node.what, run.context) if _may_be_discarded(state, ref, run.context.you)]
    propose(run, state, [move(ref, GRAVEYARD, ev.BY_DISCARD, run.context.source) for ref in refs])


def _in_hand(state: State, ref: int) -> bool:
    record = state.current(ref)
    return record is not None and record.zone == HAND


def _may_be_discarded(state: State, ref: int, by: Player) -> bool:
    return _in_hand(state, ref) and can_be_made_to(state, CANT_BE_MADE_TO_DISCARD, state.last_known(ref).owner, by)


performs(eff.DiscardThese, discard_these, after_discard)


# ------------------------------------------------------------------------------------- milling (701.17)


def mill(run: Running, state: State, node: eff.Mill) -> None:
    """701.17a–b: as many cards as possible from the top of each library."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context):
        library = state.players[player].library
        n = min(len(library), max(0, amount(state, node.n, as_player(run, player))))
        cards = library[len(library) - n :]
        events.extend(move(ref, GRAVEYARD, ev.BY_MILL, run.context.source) for ref in reversed(cards))
        if n:
            events.append(action("mill", player, n))
    propose(run, state, events)


def after_mill(run: Running, state: State, node: eff.Mill) -> None:
    """701.17c: the milled cards are found where they went, if that is a public zone."""
    remember_moved(run, state, node.slot, public=True)


performs(eff.Mill, mill, after_mill)
