"""103.5: opening hands, and how a player exchanges one that they do not like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import effect as eff
from apnap.abilities.objects import You
from apnap.abilities.quantity import Number
from apnap.abilities.values import HAND, LIBRARY
from apnap.ids import NO_REF, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.choices import choose, choose_order, choose_yes_no
from apnap.rules.context import context_for
from apnap.rules.events import Event
from apnap.rules.happen import happen, happen_all
from apnap.rules.machine import Procedure, finish, register
from apnap.rules.opening_decks import shuffle_library
from apnap.rules.programs import start_program
from apnap.rules.turn_order import SHARED_TEAM_TURNS
from apnap.rules.vanguards import hand_modifier
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State

STARTING_HAND_SIZE: Final = 7
"""103.5."""


class Mulligans(Procedure):
    """103.5: each player draws a hand; those who like theirs keep it, the others exchange theirs, as often as wanted.

    Three ways are known: as long as they want, one player after another, each new hand a card smaller (2007:101.4,
    classic:101.5: "paris"); all in rounds, a card smaller, and whoever has fewer cards than at first looks at the top
    card of their library afterwards (2016:103.4: "vancouver"); all in rounds, with cards put back (103.5: "london").
    """

    __slots__ = ("groups", "deciding", "keeping", "mulligans", "bottoming")

    def __init__(self) -> None:
        super().__init__()
        self.groups: tuple[tuple[Player, ...], ...] = ()
        """Who decide together; the next group begins when everybody in this one has kept."""
        self.deciding: tuple[Player, ...] = ()
        """Who still has to say whether they take a mulligan in this round."""
        self.keeping: tuple[Player, ...] = ()
        """Who has kept their hand."""
        self.mulligans: tuple[Player, ...] = ()
        """Who takes a mulligan in this round."""
        self.bottoming: tuple[Player, ...] = ()
        """Who still has to put cards on the bottom; at the end, who still may look at the top card."""


_ROUND: Final = 1
_ASK: Final = 2
_MULLIGAN: Final = 4
_BOTTOM: Final = 6
_LOOK: Final = 9


def starting_hand_size(state: State, player: Player) -> int:
    """103.5: seven, but for an avatar (902.5)."""
    return STARTING_HAND_SIZE + hand_modifier(state, player)


def _draw_hands(frame: Mulligans, state: State) -> None:
    """103.5: each player draws a hand of seven cards."""
    order = state.in_turn_order()
    if state.rulebook.mulligan != "paris":
        frame.groups = (tuple(order),)
    elif state.option(SHARED_TEAM_TURNS):  # 2007:101.4a: the members of a team decide together
        teams = dict.fromkeys(state.players[seat].team for seat in order)
        frame.groups = tuple(tuple(seat for seat in order if state.players[seat].team == team) for team in teams)
    else:
        frame.groups = tuple((seat,) for seat in order)
    happen_all(state, [move(ref, HAND, ev.BY_DRAW) for seat in state.turn_order for ref in _new_hand(state, seat)])


def _new_hand(state: State, player: Player) -> list[Ref]:
    """The cards of a new hand: all of them where some are put back later, otherwise fewer from the start."""
    size = starting_hand_size(state, player)
    if state.rulebook.mulligan != "london":
        size -= counted_mulligans(state, player)
    return state.players[player].library[::-1][: max(size, 0)]


def counted_mulligans(state: State, player: Player, more: int = 0) -> int:
    """103.5c, 2007:101.4a: the mulligans that cost a card: the first may be free (with more than two players, or in
    Two-Headed Giant)."""
    taken = state.players[player].mulligans + more
    free = state.rulebook.free_mulligan
    if free == "multiplayer" and len(state.turn_order) > 2 or free == "two_headed" and state.option(SHARED_TEAM_TURNS):
        taken -= 1
    return max(taken, 0)


def _begin_round(frame: Mulligans, state: State) -> None:
    """103.5: first the starting player declares whether they take a mulligan, then each other player in turn order."""
    frame.mulligans = ()
    while frame.groups:
        frame.deciding = tuple(seat for seat in frame.groups[0] if seat not in frame.keeping)
        if frame.deciding:
            return
        frame.groups = frame.groups[1:]
    frame.step = _LOOK
    if state.rulebook.mulligan == "vancouver":
        frame.bottoming = tuple(seat for seat in state.in_turn_order() if counted_mulligans(state, seat))


def _ask_mulligan(frame: Mulligans, state: State) -> None:
    if not frame.deciding:
        frame.step = _MULLIGAN
        return
    player = frame.deciding[0]
    no_hand_left = counted_mulligans(state, player, 1) > starting_hand_size(state, player)
    if no_hand_left or not state.option("mulligans", 1):
        state.result = (0,)
        return
    choose_yes_no(state, player, "mulligan", rule="103.5")


def _take_mulligan(frame: Mulligans, state: State) -> None:
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


def _mulligan(frame: Mulligans, state: State) -> None:
    """103.5: all who decided so shuffle their hands back at the same time."""
    if not frame.mulligans:
        frame.step = _ROUND
        return
    events: list[Event] = []
    for player in frame.mulligans:
        events.extend(move(ref, LIBRARY, position=eff.SHUFFLED) for ref in state.players[player].hand)
    happen_all(state, events)


def _new_hands(frame: Mulligans, state: State) -> None:
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
    if state.rulebook.mulligan == "london":
        frame.bottoming = frame.mulligans
    happen_all(state, events)


def _choose_bottom(frame: Mulligans, state: State) -> None:
    """103.5: as many cards as mulligans taken are chosen to be put on the bottom of the library."""
    if not frame.bottoming:
        frame.step = _ROUND
        return
    player = frame.bottoming[0]
    n = counted_mulligans(state, player)
    hand = tuple(state.players[player].hand)
    choose(state, dec.OBJECTS, player, hand, n, n, "mulligan_bottom", rule="103.5")


def _order_bottom(frame: Mulligans, state: State) -> None:
    """… in any order: the first goes there first, so the last chosen is the bottommost."""
    choose_order(state, frame.bottoming[0], list(state.result), "mulligan_bottom_order", rule="103.5")


def _put_on_bottom(frame: Mulligans, state: State) -> None:
    frame.bottoming = frame.bottoming[1:]
    frame.step = _BOTTOM
    happen_all(state, [move(ref, LIBRARY, position=eff.BOTTOM) for ref in state.result])


def _look_at_top(frame: Mulligans, state: State) -> None:
    """2016:103.4: who kept fewer cards than they began with looks at their top card and may put it on the bottom."""
    if not frame.bottoming:
        finish(frame)
        return
    player = frame.bottoming[0]
    frame.bottoming = frame.bottoming[1:]
    frame.step = _LOOK
    start_program(state, eff.Scry(You(), Number(1)), context_for(NO_REF, player))


register(
    Mulligans,
    (
        _draw_hands, _begin_round, _ask_mulligan, _take_mulligan, _mulligan, _new_hands, _choose_bottom, _order_bottom,
        _put_on_bottom, _look_at_top,
    ),
)  # fmt: skip
