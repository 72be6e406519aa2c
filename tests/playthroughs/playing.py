"""Games of random answers under each rulebook, summed up by everything that was asked and how they ended.

``python -m tests.playthroughs.playing`` plays the games again and writes what they come to into ``known.json``: do that
when a change is meant to change how games go, and say so.
"""

from __future__ import annotations

import json
import random
from hashlib import blake2b
from pathlib import Path
from typing import Final

from apnap.agents.random_ import random_answer
from apnap.game.setting_up import SeatSetup, Setup
from apnap.rulebooks.catalogue import rulebook
from apnap.rules.machine import answer, run
from apnap.rules.state import State
from tests.properties.decks import GREEN, RED

SEEDS: Final = {
    "current": range(101, 111),
    "2016": range(101, 106),
    "2007": range(101, 106),
    "classic": range(101, 106),
}
KNOWN: Final = Path(__file__).with_name("known.json")


def begin(seed: int, book: str = "current") -> State:
    """Return a new game of two plain decks at its first decision."""
    decks = tuple(SeatSetup(tuple((RED, GREEN)[(seed + seat) % 2])) for seat in range(2))
    state = Setup(decks, seed, rulebook(book)).state()
    run(state)
    return state


def summary(seed: int, book: str) -> dict[str, object]:
    """Play a game; return its length, its end, and a name that only the same course of play has."""
    state, chance = begin(seed, book), random.Random(seed)
    course = blake2b(digest_size=12)
    decisions = 0
    while not state.over:
        asked = state.decision
        assert asked is not None
        course.update(f"{asked.kind} {asked.decider} {asked.purpose} {asked.can_finish} {len(asked.options)};".encode())
        answer(state, random_answer(asked, chance))
        decisions += 1
    lives = [player.life for player in state.players]
    return {"turns": state.turn, "decisions": decisions, "lives": lives, "course": course.hexdigest()}


def record() -> None:
    """Write what the games come to now."""
    known = {book: {seed: summary(seed, book) for seed in seeds} for book, seeds in SEEDS.items()}
    KNOWN.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record()
