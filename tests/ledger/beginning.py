"""Games from their very beginning: decks, who starts, opening hands."""

from __future__ import annotations

from apnap.rulebooks.catalogue import rulebook
from apnap.rules import decisions as dec
from apnap.rules.definitions import define
from apnap.rules.machine import answer, run
from apnap.rules.setup import add_card, new_state
from apnap.rules.starting import start_game
from apnap.rules.state import State
from tests.rules.support import FOREST, creature

DECK = [FOREST] * 24 + [creature("Bear", "1G", 2, 2)] * 36


def begin(
    book: str, seats: int = 2, seed: int = 5, teams: tuple[int, ...] = (), options: dict[str, int] | None = None
) -> State:
    """Return a new game of equal decks of sixty cards at its first decision."""
    state = new_state(seats, seed, rulebook(book), teams=teams, options=tuple((options or {}).items()))
    state.auto_pass = False
    for seat in range(seats):
        for node in DECK:
            add_card(state, seat, define(node))
    start_game(state)
    run(state)
    return state


def asked(state: State) -> dec.Decision:
    """Return the decision that waits."""
    assert state.decision is not None
    return state.decision


def say(state: State, purpose: str, player: int, value: int) -> None:
    """Answer the decision that must be the one of that purpose and player."""
    decision = asked(state)
    assert (decision.purpose, decision.player) == (purpose, player)
    answer(state, decision.options.index(value))


def keep(state: State, *players: int) -> None:
    """Let players keep their hands, in the order in which they must be asked."""
    for player in players:
        say(state, "mulligan", player, 0)


def library(state: State, player: int) -> list[int]:
    """Return the card numbers of a library, the top first."""
    return [ref >> 24 for ref in reversed(state.players[player].library)]


def hands(state: State) -> list[int]:
    """Return how many cards the players have in hand."""
    return [len(player.hand) for player in state.players]
