"""Tables for tests: games of the small decks, positions of the kernel, people and agents at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from apnap.agents.agent import Agent, make_agent
from apnap.game import Game
from apnap.game.setting_up import SeatSetup, Setup
from apnap.rules import decisions as dec
from apnap.rules.view import View
from apnap.table.passing import NOT_PASSING, Passing, automatic_answer
from apnap.table.settings import Settings
from apnap.table.table import Seat, Table
from tests.properties.decks import GREEN, RED
from tests.rules.support import Table as Position

PERSON = None
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def heuristic() -> Agent:
    """Return an agent that plays sensibly."""
    return make_agent("heuristic", 1)


def seats(*agents: Agent | None, langs: Sequence[str] = ()) -> list[Seat]:
    """Return named seats: for each a person (None) or an agent."""
    return [
        Seat(NAMES[at], agent, langs[at] if at < len(langs) else "en")
        for at, agent in enumerate(agents)
    ]  # fmt: skip


def small_game(seed: int = 3, **options: Any) -> Game:
    """Return a game of the small decks in which A has the first turn and nobody has kept a hand yet."""
    game = Game.from_definitions(RED, GREEN, seed=seed, **options)
    while game.decision is not None and game.decision.purpose == "first_player":
        game.answer(0)
    return game


def game_at(position: Position) -> Game:
    """Return a game that stands where a position of the kernel stands now."""
    state = position.state
    setup = Setup(tuple(SeatSetup(()) for _ in state.players), 1, state.rulebook)
    return Game(setup, state=state.fork())


def table_at(position: Position, *agents: Agent | None, langs: Sequence[str] = ()) -> Table:
    """Return a table at a position of the kernel; without agents everybody is a person."""
    return Table(game_at(position), seats(*(agents or (None,) * len(position.state.players)), langs=langs))


def automatic(position: Position, settings: Settings | None = None, passing: Passing = NOT_PASSING) -> int | None:
    """Return what is answered at a position in the name of whoever decides, None if they are asked."""
    view = View(position.state, position.decision.decider)
    asked = view.decision
    assert asked is not None
    return automatic_answer(view, asked, settings or Settings(), passing)


def kind(table: Table) -> str:
    """Return the kind of the waiting decision."""
    decision = table.game.state.decision
    return "over" if decision is None else dec.KIND_NAMES[decision.kind]


def names_of(table: Table, player: int) -> list[str]:
    """Return the texts of the choices of a player who is asked."""
    prompt = table.shown(player).prompt
    assert prompt is not None
    return [choice.text for choice in prompt.choices]
