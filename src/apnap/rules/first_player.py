"""103.1: who takes the first turn, and who chooses that: in the first game of a match, and in the later ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import NO_PLAYER, Player
from apnap.rules import decisions as dec
from apnap.rules.choices import choose
from apnap.rules.machine import Procedure, register
from apnap.rules.schemes import archenemies

if TYPE_CHECKING:
    from apnap.rules.state import State

FIRST_PLAYER: Final = "first player"
"""A set-up option: the seat (plus one) that takes the first turn; 0: it is settled as the book says (103.1)."""

CHOOSER: Final = "chooser"
"""A set-up option: the seat (plus one) that chooses who takes the first turn, as the loser of the game before does in
a match; 0: chance decides. Once chance has decided, the option tells whom it took."""


class DecidingFirst(Procedure):
    """103.1: somebody chooses who takes the first turn, and the turn order begins there."""

    __slots__ = ()


def _who_chooses(frame: DecidingFirst, state: State) -> None:
    """103.1, 2007:101.2: a player, random in the first game of a match, chooses who begins, unless that is settled.

    Before, chance itself says who begins in the first game (classic:101.2). An archenemy does (103.1b), unless there
    are several (904.12c).
    """
    settled = state.option(FIRST_PLAYER)
    chooser = state.option(CHOOSER)
    schemers = archenemies(state)
    if settled or len(schemers) == 1:
        state.result = (settled - 1 if settled else schemers[0],)
        return
    if not chooser:
        at = state.turn_order[state.random_below(len(state.turn_order))]
        if state.rulebook.start_order == "shuffle_then_decide":
            state.result = (at,)
            return
        chooser = at + 1
        state.options = (*state.options, (CHOOSER, chooser))
    state.active = chooser - 1
    choose(state, dec.PLAYERS, state.active, tuple(state.in_turn_order()), 1, 1, "first_player", rule="103.1")


def _set_turn_order(frame: DecidingFirst, state: State) -> None:
    turn_order_from(state, state.result[0])


register(DecidingFirst, (_who_chooses, _set_turn_order))


def turn_order_from(state: State, first: Player) -> None:
    """103.1: the turn order begins with the starting player and goes on in seating order."""
    at = state.turn_order.index(first)
    state.turn_order = state.turn_order[at:] + state.turn_order[:at]
    state.active = first


def next_chooser(state: State) -> Player:
    """Return who chooses who begins the next game of a match once this one is over; ``NO_PLAYER``: chance decides.

    It is the loser (103.1, 2007:101.2, classic:101.2); with several losers no book says which of them. After a draw
    it is the player who chose in this game; classic:101.2 is silent about that, and chance decides anew.
    """
    losers = [player.seat for player in state.players if player.seat not in state.winners]
    if state.winners:
        return losers[0] if len(losers) == 1 else NO_PLAYER
    if state.rulebook.start_order == "shuffle_then_decide":
        return NO_PLAYER
    return state.option(CHOOSER) - 1
