"""103: starting the game: who begins, shuffling, opening hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.errors import InvalidStateError
from apnap.ids import NO_PLAYER, Player
from apnap.rules.ante import put_into_ante
from apnap.rules.companions import Companions
from apnap.rules.conspiracies import Conspiracies
from apnap.rules.first_player import DecidingFirst, turn_order_from
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.mulligans import Mulligans
from apnap.rules.opening_decks import OpeningDecks
from apnap.rules.opening_hands import OpeningHands
from apnap.rules.turn import start_turns

if TYPE_CHECKING:
    from apnap.rules.state import State


class Starting(Procedure):
    """103.1–103.8 before the first turn."""

    __slots__ = ()


SHUFFLE_FIRST: Final = frozenset({"shuffle_then_decide", "shuffle_then_choose"})
"""Orders of starting in which the decks are shuffled before it is settled who begins (2016:103.1–2, 2007:101.1–2,
classic:101.1–2)."""


def start_game(state: State) -> None:
    """Push the frames of a whole game: 103, then turns. Libraries hold the decks; ``machine.run`` goes on.

    :raises InvalidStateError: the game has already begun
    """
    _refuse_begun(state)
    start_turns(state)
    call(state, Starting())


def start_at_first_turn(state: State, first: Player = NO_PLAYER) -> None:
    """Begin with the first turn of ``first`` (default: the first in turn order), with all zones as they are (103.8).

    :raises InvalidStateError: the game has already begun
    """
    _refuse_begun(state)
    if first >= 0:
        turn_order_from(state, first)
    state.active = state.turn_order[0]
    start_turns(state)


def _refuse_begun(state: State) -> None:
    if state.frames or state.turn:
        raise InvalidStateError("the game has already begun", rule="103.8")


def _conspiracies(frame: Starting, state: State) -> None:
    """315.2, 905.4: before decks are shuffled."""
    call(state, Conspiracies())


def _companions_first(frame: Starting, state: State) -> None:
    """103.2b, before the decks are shuffled, in the books that begin with that."""
    if state.rulebook.start_order in SHUFFLE_FIRST:
        call(state, Companions())


def _companions(frame: Starting, state: State) -> None:
    """103.2b, once it is settled who begins."""
    if state.rulebook.start_order not in SHUFFLE_FIRST:
        call(state, Companions())


def _first_stage(frame: Starting, state: State) -> None:
    """103.1–103.3: who begins, then the decks; the older books have it the other way round (2016:103.1)."""
    call(state, OpeningDecks() if state.rulebook.start_order in SHUFFLE_FIRST else DecidingFirst())


def _second_stage(frame: Starting, state: State) -> None:
    call(state, DecidingFirst() if state.rulebook.start_order in SHUFFLE_FIRST else OpeningDecks())


def _ante(frame: Starting, state: State) -> None:
    """407.2: once it is settled who begins, before anybody draws."""
    put_into_ante(state)


def _mulligans(frame: Starting, state: State) -> None:
    """103.4–103.5: hands and mulligans (life totals have been set up)."""
    call(state, Mulligans())


def _opening_hands(frame: Starting, state: State) -> None:
    """103.6: actions with cards from opening hands."""
    call(state, OpeningHands())


def _first_turn(frame: Starting, state: State) -> None:
    """103.8: then the first turn begins."""
    state.history = []
    for seat in state.turn_order:
        state.edit_player(seat).cards_drawn = 0
    finish(frame)


register(
    Starting,
    (
        _conspiracies, _companions_first, _first_stage, _companions, _second_stage, _ante, _mulligans, _opening_hands,
        _first_turn,
    ),
)  # fmt: skip
