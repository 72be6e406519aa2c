"""An agent that decides by chance."""

from __future__ import annotations

import random

from apnap.rules import decisions as dec
from apnap.rules.decisions import Decision
from apnap.rules.seen import SeenDecision
from apnap.rules.view import View


class RandomAgent:
    """Takes any answer with the same chance; only an opening hand is always kept, else no hand would be left."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: View, asked: SeenDecision) -> int:
        """Return one of the answers."""
        return random_answer(asked, self._chance)


def random_answer(asked: SeenDecision | Decision, chance: random.Random) -> int:
    """Return a random answer to a decision, as :class:`RandomAgent` gives it."""
    n = len(asked.options)
    if asked.purpose == "mulligan":
        return asked.options.index(0)
    at = int(chance.random() * (n + asked.can_finish))
    return at if at < n else dec.DONE
