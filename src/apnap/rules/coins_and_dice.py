"""705, 706: flipping coins and rolling dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.static import ROLLS_ONE_MORE
from apnap.ids import NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.events import Event
from apnap.rules.happen import performer
from apnap.rules.permissions import player_rules

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


def die(player: Player, sides: int, source: Ref = NO_REF, plus: int = 0) -> ev.Die:
    """Return the proposal that a player rolls a die (706.1)."""
    event = ev.Die()
    event.player = player
    event.sides = sides
    event.source = source
    event.plus = plus
    return event


def dice(state: State, n: int, player: Player, sides: int, source: Ref = NO_REF, plus: int = 0) -> list[Event]:
    """Return the proposals that a player rolls so many dice at once; what an effect adds to them is rolled now, and the
    lowest of all are ignored: they have never been rolled (706.6)."""
    rolled = [die(player, sides, source, plus) for _ in range(n)]
    more = len(player_rules(state, ROLLS_ONE_MORE, player)) if rolled else 0
    if more:
        rolled += [die(player, sides, source, plus) for _ in range(more)]
        for one in rolled:
            one.natural = _displayed(state, one)
        rolled.sort(key=lambda one: -one.natural)
        del rolled[n:]
    return list(rolled)


def _displayed(state: State, event: ev.Die) -> int:
    return 1 + state.random_below(event.sides) if state.referee is None else state.referee(event)


@performer(ev.DIE)
def perform_die(state: State, event: Event) -> Event | None:
    """Roll it: ``amount`` is the result (706.2)."""
    assert isinstance(event, ev.Die)
    done = event.copy()
    assert isinstance(done, ev.Die)
    done.natural = event.natural or _displayed(state, event)
    done.amount = done.natural + event.plus
    return done
