"""103.3: decks are shuffled and become libraries; opponents may handle them first, if the game asks them at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import Player
from apnap.rules import decisions as dec
from apnap.rules.choices import choose
from apnap.rules.entities import entity_of_player
from apnap.rules.events import Event
from apnap.rules.happen import happen, happen_all
from apnap.rules.libraries import SHUFFLE, action
from apnap.rules.machine import Procedure, finish, register

if TYPE_CHECKING:
    from apnap.rules.state import State

HANDLING: Final = "opponents handle decks"
"""A set-up option: 1 if each player is asked what to do with the decks of the opponents once these are shuffled.

A deck that was shuffled by chance gains nothing from it, so ordinary games do not ask.
"""


class OpeningDecks(Procedure):
    """103.3: each player shuffles their deck; then the opponents shuffle it again or cut it, as the book lets them."""

    __slots__ = ("pairs",)

    def __init__(self) -> None:
        super().__init__()
        self.pairs: tuple[tuple[Player, Player], ...] = ()
        """Who still may handle whose deck."""


_ASK: Final = 1
_CUT: Final = 3


def _shuffle(frame: OpeningDecks, state: State) -> None:
    """103.3: each player shuffles their deck, which becomes their library."""
    events: list[Event] = []
    for seat in state.turn_order:
        shuffle_library(state, seat)
        events.append(action(SHUFFLE, seat))
    if state.option(HANDLING):
        frame.pairs = tuple((seat, other) for seat in state.turn_order for other in state.opponents(seat))
    happen_all(state, events)


def _ask_shuffle(frame: OpeningDecks, state: State) -> None:
    """103.3, 2007:101.1: an opponent may shuffle the deck; classic:101.1 only lets them cut it."""
    if not frame.pairs:
        finish(frame)
        return
    if state.rulebook.deck_handling == "cut":
        frame.step = _CUT
        return
    player, owner = frame.pairs[0]
    subject = entity_of_player(owner)
    choose(state, dec.YES_NO, player, (1, 0), 1, 1, "shuffle_deck", rule="103.3", subject=subject)


def _shuffle_again(frame: OpeningDecks, state: State) -> None:
    owner = frame.pairs[0][1]
    shuffling = state.result == (1,)
    if shuffling or state.rulebook.deck_handling == "shuffle":
        frame.pairs = frame.pairs[1:]
        frame.step = _ASK
    if shuffling:
        happen(state, action(SHUFFLE, owner))


def _ask_cut(frame: OpeningDecks, state: State) -> None:
    """103.3, classic:101.1: an opponent may cut the deck: so many cards from its top go under the rest."""
    player, owner = frame.pairs[0]
    numbers = tuple(range(max(len(state.players[owner].library), 1)))
    choose(state, dec.NUMBER, player, numbers, 1, 1, "cut_deck", rule="103.3", subject=entity_of_player(owner))


def _cut(frame: OpeningDecks, state: State) -> None:
    owner = frame.pairs[0][1]
    frame.pairs = frame.pairs[1:]
    frame.step = _ASK
    record = state.edit_player(owner)
    at = len(record.library) - state.result[0]
    record.library = record.library[at:] + record.library[:at]


register(OpeningDecks, (_shuffle, _ask_shuffle, _shuffle_again, _ask_cut, _cut))


def shuffle_library(state: State, player: Player) -> None:
    """103.3, 701.24a: put a player's library into random order; nobody knows where anything is any more."""
    record = state.edit_player(player)
    for ref in record.library:
        if state.objects[ref >> 24].seen_by:
            state.edit(ref).seen_by = 0
    record.library = state.shuffled(record.library)
