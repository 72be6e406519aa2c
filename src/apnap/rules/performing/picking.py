"""101.4, 608.2e: each player in turn order picks something, before anything happens, and knows what was picked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from apnap.abilities.values import BATTLEFIELD, EXILE, GRAVEYARD, STACK
from apnap.ids import Player, Ref
from apnap.rules.choices import show_earlier

if TYPE_CHECKING:
    from apnap.rules.programs import Running
    from apnap.rules.state import State

Ask = Callable[["Running", "State", Any, Player], None]
"""Asks one player; what they pick is left in ``state.result``."""


def each_picks(ask: Ask) -> Callable[[Running, State, Any], None]:
    """Return the instruction that asks every player in ``run.todo`` and gathers what they pick in ``run.picked``.

    It repeats itself until nobody is left; ``run.counts`` is not empty while an answer is awaited.
    """

    def phase(run: Running, state: State, node: Any) -> None:
        if run.counts:
            run.picked = (*run.picked, *state.result)
            run.counts = ()
        if not run.todo:
            return
        player = run.todo[0]
        run.todo = run.todo[1:]
        run.counts = (1,)
        run.pc -= 1
        ask(run, state, node, player)
        show_earlier(state, tuple(ref for ref in run.picked if _is_open(state, ref)))

    return phase


def _is_open(state: State, ref: Ref) -> bool:
    """101.4b: everybody knows what was chosen, but cards in hidden zones may stay face down (101.4a)."""
    record = state.current(ref) if ref > 0 else None
    return record is not None and record.zone in (BATTLEFIELD, STACK, GRAVEYARD, EXILE)


def as_player(run: Running, player: Player) -> Any:
    """Return the program's context with a player as the iterated one."""
    context = run.context.copy()
    context.iterated_player = player
    return context
