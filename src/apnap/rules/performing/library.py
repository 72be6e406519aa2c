"""701.20, 701.22–701.25: scrying, surveilling, shuffling, revealing and looking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.values import EXILE, GRAVEYARD
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics
from apnap.rules.choices import choose_objects, choose_order
from apnap.rules.context import REVEALED_CARDS
from apnap.rules.events import Event
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.filters import matches
from apnap.rules.instructions import performs
from apnap.rules.libraries import SHUFFLE, action, arrange
from apnap.rules.performing.picking import as_player
from apnap.rules.performing.refusals import plural
from apnap.rules.performing.results import moved
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State


def top_of(state: State, player: Player, n: int) -> tuple[Ref, ...]:
    """Return the top ``n`` cards of a library, the topmost first."""
    library = state.players[player].library
    return tuple(reversed(library[max(0, len(library) - n) :])) if n > 0 else ()


def revealed(player: Player, objects: tuple[Ref, ...], to: tuple[Player, ...] = ()) -> Event:
    """Return the proposal that objects are revealed to all, or shown to some players (701.20)."""
    event = ev.Revealed()
    event.player = player
    event.objects = objects
    event.to = to
    return event


# ------------------------------------------------------------------------------------- scry and surveil
# ``todo``: the players still to go, the current one first; ``picked``: what goes down; ``counts``: the number looked
# at, then for each player who has decided: who, the number looked at, how many go down, those, how many stay, those


def _owner(run: Running, state: State, node: eff.Scry | eff.Surveil, player: Player) -> Player:
    """Return whose library the player looks at: their own, or an opponent's (701.29a)."""
    if isinstance(node, eff.Surveil) or node.whose is None:
        return player
    return players_of(state, node.whose, run.context)[0]


def begin_looking(run: Running, state: State, node: eff.Scry | eff.Surveil) -> None:
    """The players who scry (or surveil) at least 1, in turn order (701.22b–c, 701.25c)."""
    players = players_of(state, node.who, run.context)
    run.todo = tuple(player for player in players if amount(state, node.n, as_player(run, player)) > 0)
    run.counts = (0,)
    remember(run, node.slot, (), run.todo, 0, bool(run.todo))


def look_at_top(run: Running, state: State, node: eff.Scry | eff.Surveil) -> None:
    """The next player looks at the top cards; leave the loop when there is none."""
    run.picked = ()
    if not run.todo:
        run.pc += _LOOK_PHASES - 1
        return
    player = run.todo[0]
    n = amount(state, node.n, as_player(run, player))
    run.counts = (n, *run.counts[1:])
    owner = _owner(run, state, node, player)
    cards = top_of(state, owner, n)
    propose(run, state, [revealed(owner, cards, (player,))] if cards else [])


def ask_down(run: Running, state: State, node: eff.Scry | eff.Surveil) -> None:
    """Which of them go to the bottom (or into the graveyard)."""
    player = run.todo[0]
    cards = list(top_of(state, _owner(run, state, node, player), run.counts[0]))
    purpose, rule = ("scry", "701.22a") if isinstance(node, eff.Scry) else ("surveil", "701.25a")
    choose_objects(state, player, cards, 0, len(cards), purpose, run.context.source, rule)


def ask_top_order(run: Running, state: State, node: eff.Scry | eff.Surveil) -> None:
    """In which order the rest goes back on top: the first chosen is the topmost."""
    run.picked = state.result
    player = run.todo[0]
    owner = _owner(run, state, node, player)
    rest = [ref for ref in top_of(state, owner, run.counts[0]) if ref not in run.picked]
    if len(rest) < 2:
        state.result = tuple(rest)
        return
    choose_order(state, player, list(rest), "order_library", run.context.source, "701.22a")


def note_places(run: Running, state: State, node: eff.Scry | eff.Surveil) -> None:
    """701.22c: the cards move when all players have decided."""
    player = run.todo[0]
    run.todo = run.todo[1:]
    top = state.result
    run.counts = (*run.counts, player, run.counts[0], len(run.picked), *run.picked, len(top), *top)
    run.pc -= _LOOK_PHASES


def put_back(run: Running, state: State, node: eff.Scry | eff.Surveil) -> None:
    """Put them where they were chosen to go; then it has been done, even if there were no cards (701.22d)."""
    events: list[Event] = []
    rest = run.counts[1:]
    while rest:
        player, n, downs = rest[:3]
        down, rest = rest[3 : 3 + downs], rest[3 + downs :]
        top, rest = rest[1 : 1 + rest[0]], rest[1 + rest[0] :]
        owner = _owner(run, state, node, player)
        if owner != player:
            events += [
                arrange(owner, top, down),
                revealed(owner, (*top, *down), (player,)),
                action(FATESEAL, player, n),
            ]
            continue
        if isinstance(node, eff.Scry):
            events += [arrange(player, top, down), action("scry", player, n)]
            continue
        events += [move(ref, GRAVEYARD, ev.BY_SURVEIL, run.context.source) for ref in down]
        events += [arrange(player, top, ()), action("surveil", player, n)]
    run.counts = ()
    propose(run, state, events)


def after_putting_back(run: Running, state: State, node: eff.Scry | eff.Surveil) -> None:
    """Remember what surveilling put into graveyards."""
    if node.slot and (gone := moved(state, GRAVEYARD)):
        before = run.context.slots[node.slot]
        remember(run, node.slot, gone, before.players, len(gone), True)


_LOOK_PHASES = 4
FATESEAL = "fateseal"

_PHASES = (begin_looking, look_at_top, ask_down, ask_top_order, note_places, put_back, after_putting_back)
performs(eff.Scry, *_PHASES)
performs(eff.Surveil, *_PHASES)


def shuffle(run: Running, state: State, node: eff.Shuffle) -> None:
    """701.24."""
    propose(run, state, [action(SHUFFLE, player) for player in players_of(state, node.who, run.context)])


performs(eff.Shuffle, shuffle)


# ------------------------------------------------------------------------------------- revealing (701.20)


def reveal(run: Running, state: State, node: eff.Reveal) -> None:
    """701.20a: show them to all players."""
    objects = tuple(ref for ref in objects_of(state, node.what, run.context) if state.current(ref) is not None)
    remember(run, node.slot, objects, (), len(objects), bool(objects), REVEALED_CARDS)
    owner = state.last_known(objects[0]).owner if objects else run.context.you
    propose(run, state, [revealed(owner, objects)] if objects else [])


def look(run: Running, state: State, node: eff.Look) -> None:
    """701.20e: show them to these players only."""
    objects = tuple(ref for ref in objects_of(state, node.what, run.context) if state.current(ref) is not None)
    remember(run, node.slot, objects, (), len(objects), bool(objects))
    players = tuple(players_of(state, node.who, run.context))
    propose(run, state, [revealed(players[0], objects, players)] if objects and players else [])


performs(eff.Reveal, reveal)
performs(eff.Look, look)


def reveal_until(run: Running, state: State, node: eff.RevealUntil) -> None:
    """Cards from the top, until enough fit or the library is empty: revealed, or exiled face up."""
    run.picked = ()
    players = players_of(state, node.who, run.context)
    run.todo = ()
    run.counts = ()
    if not players:
        return
    n = amount(state, node.n, run.context)
    fitting: list[Ref] = []
    found = 0
    for ref in reversed(state.players[players[0]].library):
        if found >= n:
            break
        run.picked = (*run.picked, ref)
        record = state.last_known(ref)
        if matches(state, record, node.until, run.context):
            fitting.append(ref)
            found += characteristics(state, record).mana_value if node.total else 1
    run.todo = tuple(fitting)
    if node.exile:
        propose(run, state, [move(ref, EXILE, ev.BY_NOTHING) for ref in run.picked])
    else:
        propose(run, state, [revealed(players[0], run.picked)] if run.picked else [])


def after_reveal_until(run: Running, state: State, node: eff.RevealUntil) -> None:
    """Remember the ones that fit, and the others."""
    became = {event.subject: event.became for event in state.happened if isinstance(event, ev.ZoneChange)}
    fitting = tuple(became.get(ref, ref) for ref in run.todo)
    others = tuple(became.get(ref, ref) for ref in run.picked if ref not in run.todo)
    run.todo = ()
    remember(run, node.slot, fitting, (), len(fitting), bool(fitting))
    remember(run, node.rest, others, (), len(others), bool(others))


def _refuse_reveal_until(node: eff.RevealUntil) -> str:
    return "several players who reveal together" if plural(node.who) else ""


performs(eff.RevealUntil, reveal_until, after_reveal_until, refuse=_refuse_reveal_until)

__all__ = ["moved", "revealed", "top_of"]
