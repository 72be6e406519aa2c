"""103: starting the game: turn order, shuffling, opening hands, mulligans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import effect as eff
from apnap.abilities.values import HAND, LIBRARY
from apnap.errors import InvalidStateError
from apnap.ids import NO_PLAYER, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.choices import choose, choose_order, choose_yes_no
from apnap.rules.events import Event
from apnap.rules.happen import happen, happen_all
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.opening_hands import OpeningHands
from apnap.rules.turn import start_turns
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State

STARTING_HAND_SIZE: Final = 7
"""103.5."""

FIRST_PLAYER: Final = "first player"
"""A set-up option: the seat (plus one) that takes the first turn; 0: a random player chooses (103.1)."""


class Starting(Procedure):
    """103.1–103.8 before the first turn."""

    __slots__ = ("deciding", "keeping", "mulligans", "bottoming")

    def __init__(self) -> None:
        super().__init__()
        self.deciding: tuple[Player, ...] = ()
        """Who still has to say whether they take a mulligan in this round."""
        self.keeping: tuple[Player, ...] = ()
        """Who has kept their hand."""
        self.mulligans: tuple[Player, ...] = ()
        """Who takes a mulligan in this round."""
        self.bottoming: tuple[Player, ...] = ()
        """Who still has to put cards on the bottom."""


_SHUFFLE: Final = 2
_DRAW: Final = 3
_ROUND: Final = 4
_ASK: Final = 5
_TAKE: Final = 6
_MULLIGAN: Final = 7
_BOTTOM: Final = 9
_BOTTOM_ORDER: Final = 10
_BOTTOMED: Final = 11
_OPENING: Final = 12


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
        _turn_order_from(state, first)
    state.active = state.turn_order[0]
    start_turns(state)


def _refuse_begun(state: State) -> None:
    if state.frames or state.turn:
        raise InvalidStateError("the game has already begun", rule="103.8")


def _turn_order_from(state: State, first: Player) -> None:
    """103.1: the turn order begins with the starting player and goes on in seating order."""
    at = state.turn_order.index(first)
    state.turn_order = state.turn_order[at:] + state.turn_order[:at]
    state.active = first


def _who_chooses(frame: Starting, state: State) -> None:
    """103.1: a random player chooses who takes the first turn, unless that has been settled."""
    settled = state.option(FIRST_PLAYER)
    if settled:
        state.result = (settled - 1,)
        return
    state.active = state.turn_order[state.random_below(len(state.turn_order))]
    choose(state, dec.PLAYERS, state.active, tuple(state.in_turn_order()), 1, 1, "first_player", rule="103.1")


def _set_turn_order(frame: Starting, state: State) -> None:
    _turn_order_from(state, state.result[0])


def _shuffle(frame: Starting, state: State) -> None:
    """103.3: each player shuffles their deck, which becomes their library."""
    events: list[Event] = []
    for seat in state.turn_order:
        shuffle_library(state, seat)
        events.append(_shuffled(seat))
    happen_all(state, events)


def shuffle_library(state: State, player: Player) -> None:
    """103.3, 701.24a: put a player's library into random order; nobody knows where anything is any more."""
    record = state.edit_player(player)
    for ref in record.library:
        if state.objects[ref >> 24].seen_by:
            state.edit(ref).seen_by = 0
    record.library = state.shuffled(record.library)


def _shuffled(player: Player) -> Event:
    event = ev.KeywordAction()
    event.action = "shuffle"
    event.player = player
    return event


def _draw_hands(frame: Starting, state: State) -> None:
    """103.5: each player draws a hand of seven cards."""
    happen_all(state, [move(ref, HAND, ev.BY_DRAW) for seat in state.turn_order for ref in _new_hand(state, seat)])


def _new_hand(state: State, player: Player) -> list[Ref]:
    library = state.players[player].library
    size = STARTING_HAND_SIZE + state.option(f"hand size {player}")
    return library[::-1][:size]


# ------------------------------------------------------------------------------------- mulligans


def _begin_round(frame: Starting, state: State) -> None:
    """103.5: first the starting player declares whether they take a mulligan, then each other player in turn order."""
    frame.deciding = tuple(seat for seat in state.in_turn_order() if seat not in frame.keeping)
    frame.mulligans = ()


def _ask_mulligan(frame: Starting, state: State) -> None:
    if not frame.deciding:
        frame.step = _MULLIGAN
        return
    player = frame.deciding[0]
    if _cards_to_bottom(state, player, 1) > STARTING_HAND_SIZE or not state.option("mulligans", 1):
        state.result = (0,)  # no further mulligan would leave a hand
        return
    choose_yes_no(state, player, "mulligan", rule="103.5")


def _take_mulligan(frame: Starting, state: State) -> None:
    player = frame.deciding[0]
    frame.deciding = frame.deciding[1:]
    frame.step = _ASK
    if state.result == (1,):
        frame.mulligans = (*frame.mulligans, player)
        return
    frame.keeping = (*frame.keeping, player)
    event = ev.Mulligan()
    event.player = player
    event.amount = -1
    happen(state, event)


def _mulligan(frame: Starting, state: State) -> None:
    """103.5: all who decided so shuffle their hands back at the same time."""
    if not frame.mulligans:
        frame.step = _OPENING
        return
    events: list[Event] = []
    for player in frame.mulligans:
        events.extend(move(ref, LIBRARY, position=eff.SHUFFLED) for ref in state.players[player].hand)
    happen_all(state, events)


def _new_hands(frame: Starting, state: State) -> None:
    """… and draw new ones."""
    events: list[Event] = []
    for player in frame.mulligans:
        shuffle_library(state, player)
        record = state.edit_player(player)
        record.mulligans += 1
        event = ev.Mulligan()
        event.player = player
        event.amount = record.mulligans
        events.append(event)
        events.extend(move(ref, HAND, ev.BY_DRAW) for ref in _new_hand(state, player))
    frame.bottoming = frame.mulligans
    happen_all(state, events)


def _cards_to_bottom(state: State, player: Player, more: int = 0) -> int:
    """103.5, 103.5c: how many cards go to the bottom; the first mulligan is free in a multiplayer game."""
    taken = state.players[player].mulligans + more
    free = state.rulebook.free_mulligan
    if free == "multiplayer" and len(state.turn_order) > 2:
        taken -= 1
    return max(taken, 0) if state.rulebook.mulligan == "london" else 0


def _choose_bottom(frame: Starting, state: State) -> None:
    """103.5: as many cards as mulligans taken are chosen to be put on the bottom of the library."""
    if not frame.bottoming:
        frame.step = _ROUND
        return
    player = frame.bottoming[0]
    n = _cards_to_bottom(state, player)
    hand = tuple(state.players[player].hand)
    choose(state, dec.OBJECTS, player, hand, n, n, "mulligan_bottom", rule="103.5")


def _order_bottom(frame: Starting, state: State) -> None:
    """… in any order: the first goes there first, so the last chosen is the bottommost."""
    choose_order(state, frame.bottoming[0], list(state.result), "mulligan_bottom_order", rule="103.5")


def _put_on_bottom(frame: Starting, state: State) -> None:
    frame.bottoming = frame.bottoming[1:]
    frame.step = _BOTTOM
    happen_all(state, [move(ref, LIBRARY, position=eff.BOTTOM) for ref in state.result])


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
        _who_chooses,
        _set_turn_order,
        _shuffle,
        _draw_hands,
        _begin_round,
        _ask_mulligan,
        _take_mulligan,
        _mulligan,
        _new_hands,
        _choose_bottom,
        _order_bottom,
        _put_on_bottom,
        _opening_hands,
        _first_turn,
    ),
)
