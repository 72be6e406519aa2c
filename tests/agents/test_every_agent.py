"""The kit for every agent: legal answers, from the view alone, the same each time."""

from __future__ import annotations

import pytest

from apnap.agents.agent import AGENTS, Agent, make_agent, play_on
from apnap.errors import InvalidActionError
from apnap.game.setting_up import SeatSetup, Setup
from apnap.rulebooks.catalogue import rulebook
from apnap.rules import codec
from apnap.rules.machine import answer, run
from apnap.rules.state import State
from apnap.rules.view import View
from tests.properties.decks import GREEN, RED

EVERY_AGENT = pytest.mark.parametrize("name", sorted(AGENTS))


def begin(seed: int, seats: int = 2) -> State:
    """Return a new game at its first decision."""
    decks = tuple(SeatSetup(tuple((RED, GREEN)[(seed + seat) % 2])) for seat in range(seats))
    state = Setup(decks, seed, rulebook("current")).state()
    run(state)
    return state


def decide(agent: Agent, state: State) -> int:
    """Return an agent's answer to the waiting decision."""
    assert state.decision is not None
    view = View(state, state.decision.decider)
    asked = view.decision
    assert asked is not None
    return agent.choose(view, asked)


@EVERY_AGENT
@pytest.mark.parametrize("seats", [2, 3])
def test_plays_whole_games_with_legal_answers_only(name: str, seats: int) -> None:
    for seed in range(1, 4):
        state = begin(seed, seats)
        agents = [make_agent(name, seed + seat) for seat in range(seats)]
        assert play_on(state, agents) > 0  # refuses an answer that is not offered
        assert state.over


@EVERY_AGENT
def test_equal_seeds_decide_alike(name: str) -> None:
    ends = set()
    for _ in range(2):
        state = begin(2)
        play_on(state, [make_agent(name, 5), make_agent(name, 6)])
        ends.add(codec.digest(state))
    assert len(ends) == 1


@EVERY_AGENT
def test_what_the_seat_may_not_know_changes_nothing(name: str) -> None:
    state = begin(4)
    agents = [make_agent(name, 1), make_agent(name, 2)]
    blind = [make_agent(name, 1), make_agent(name, 2)]
    asked = 0
    while not state.over and asked < 60:
        assert state.decision is not None
        seat = state.decision.decider
        other = View(state, seat).determinize(asked)
        chosen = decide(agents[seat], state)
        assert decide(blind[seat], other) == chosen
        answer(state, chosen)
        asked += 1


def test_the_heuristic_beats_chance() -> None:
    won = 0
    for seed in range(1, 9):
        state = begin(seed)
        play_on(state, [make_agent("heuristic", 1), make_agent("random", seed)])
        won += state.winners == (0,)
    assert won >= 7


def test_an_unknown_agent_is_refused_by_name() -> None:
    with pytest.raises(InvalidActionError, match="'oracle'.*random and heuristic"):
        make_agent("oracle", 1)
