"""What an agent is, and how agents play a game to its end.

An agent sees its view and the decision in it, nothing else, and returns an answer: the index of an option, or
``decisions.DONE`` where the decision can end a selection.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final, Protocol

from apnap.errors import ApnapError, InvalidActionError
from apnap.i18n.lists import listed
from apnap.rules.machine import answer
from apnap.rules.seen import SeenDecision
from apnap.rules.state import State
from apnap.rules.view import View

AGENTS: Final = {
    "random": ("apnap.agents.random_", "RandomAgent"),
    "heuristic": ("apnap.agents.heuristic", "HeuristicAgent"),
}
"""The agents that can be asked for by name: module and class; each is made with a seed."""

LONGEST: Final = 50_000
"""Decisions after which a game between agents is taken to hang."""


class Agent(Protocol):
    """Decides for one seat."""

    name: str

    def choose(self, view: View, asked: SeenDecision) -> int:
        """Return the answer to the decision that waits in the view."""


class HangError(ApnapError, RuntimeError):
    """A game between agents that does not end."""


def make_agent(name: str, seed: int) -> Agent:
    """Return a new agent by its name; equal seeds decide alike.

    :raises InvalidActionError: there is no such agent
    """
    if name not in AGENTS:
        raise InvalidActionError(f"there is no agent {name!r}; there are {listed(list(AGENTS), 'en')}")
    module, kind = AGENTS[name]
    agent: Agent = getattr(import_module(module), kind)(seed)
    return agent


def play_on(state: State, agents: Sequence[Agent], longest: int = LONGEST) -> int:
    """Let agents (one a seat) decide until the game is over; return how many decisions they made.

    :raises HangError: the game does not end within ``longest`` decisions
    :raises ValueError: an agent's answer is not one of those offered
    """
    made = 0
    while not state.over:
        asked = state.decision
        assert asked is not None
        view = View(state, asked.decider)
        seen = view.decision
        assert seen is not None
        agent = agents[asked.decider]
        chosen = agent.choose(view, seen)
        if not (0 <= chosen < len(asked.options) or chosen == -1 and asked.can_finish):
            raise ValueError(f"{agent.name} answers {chosen} to a decision of {len(asked.options)} options")
        answer(state, chosen)
        made += 1
        if made > longest:
            raise HangError(f"the game has not ended after {longest} decisions")
    return made
