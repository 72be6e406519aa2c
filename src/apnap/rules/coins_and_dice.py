"""705, 706: flipping coins and rolling dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.events import Event
from apnap.rules.happen import performer

if TYPE_CHECKING:
    from apnap.rules.state import State

HEADS = 1
TAILS = 0
NOT_CALLED = -1


def coin(player: Player, called: int = NOT_CALLED, source: Ref = NO_REF, settled: bool = False) -> Event:
    """Return the proposal that a player flips a coin; ``called``: HEADS, TAILS, or NOT_CALLED (705.2–3)."""
    event = ev.Coin()
    event.player = player
    event.won = called
    event.settled = settled
    event.source = source
    return event


@performer(ev.COIN)
def perform_coin(state: State, event: Event) -> Event | None:
    """Flip it: ``amount`` is HEADS or TAILS, ``won`` whether the call was right."""
    assert isinstance(event, ev.Coin)
    done = event.copy()
    assert isinstance(done, ev.Coin)
    if event.settled:
        done.amount = HEADS
        done.won = 1
        return done
    done.amount = state.random_below(2) if state.referee is None else state.referee(event)
    done.won = NOT_CALLED if event.won == NOT_CALLED else int(done.amount == event.won)
    return done


def die(player: Player, sides: int, source: Ref = NO_REF) -> Event:
    """Return the proposal that a player rolls a die (706.1)."""
    event = ev.Die()
    event.player = player
    event.sides = sides
    event.source = source
    return event


@performer(ev.DIE)
def perform_die(state: State, event: Event) -> Event | None:
    """Roll it: ``amount`` is the result (706.2)."""
    assert isinstance(event, ev.Die)
    done = event.copy()
    done.amount = 1 + state.random_below(event.sides) if state.referee is None else state.referee(event)
    return done
