"""407, 2007:217.9, classic:g.apuesta-inicial: playing for ante, an option of the game that is off unless asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import ANTE
from apnap.rules.happen import happen_all
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.events import Event
    from apnap.rules.state import State

PLAYING_FOR_ANTE: Final = "ante"
"""A set-up option: 1 if the game is played for ante."""


def put_into_ante(state: State) -> None:
    """407.2: each player puts a random card of their deck into the ante zone. Call it as the last thing in a step."""
    state.happened = ()
    if not state.option(PLAYING_FOR_ANTE):
        return
    events: list[Event] = []
    for seat in state.turn_order:
        library = state.players[seat].library
        if library:
            events.append(move(library[state.random_below(len(library))], ANTE))
    if events:
        happen_all(state, events)


def hand_over_ante(state: State) -> None:
    """407.2: at the end of the game the winner becomes the owner of all cards in the ante zone.

    Nobody does in a draw, nor where several players win together: no rule says which of them.
    """
    if len(state.winners) == 1:
        for ref in state.ante:
            state.edit(ref).owner = state.winners[0]
