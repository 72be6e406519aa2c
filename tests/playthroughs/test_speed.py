"""Games do not become much slower unnoticed.

Calls are counted, which is exact; time is compared with that of a fixed loop on the same machine, with a wide margin.
"""

from __future__ import annotations

import cProfile
import pstats
import random
from time import process_time

from apnap.agents.random_ import random_answer
from apnap.rules.machine import answer
from tests.playthroughs.playing import begin

SEEDS = range(1, 5)
MOST_CALLS_PER_WINDOW = 265
MOST_LOOPS_PER_WINDOW = 3000
"""How many times round the loop below a priority window may last."""
ROUNDS = 100_000


def play() -> int:
    """Play some games; return the number of priority windows."""
    windows = 0
    for seed in SEEDS:
        state, chance = begin(seed), random.Random(seed)
        while not state.over:
            assert state.decision is not None
            answer(state, random_answer(state.decision, chance))
        windows += state.windows
    return windows


def loop() -> int:
    total = 0
    for i in range(ROUNDS):
        total = (total * 31 + i) & 0xFFFFFF
    return total


def test_a_window_takes_a_limited_number_of_calls() -> None:
    play()  # what is derived from cards once
    profile = cProfile.Profile()
    windows = profile.runcall(play)
    assert pstats.Stats(profile).total_calls / windows < MOST_CALLS_PER_WINDOW  # type: ignore[attr-defined]


def test_a_window_takes_no_longer_than_so_many_rounds_of_a_loop() -> None:
    loops, games = [], []
    for _ in range(4):
        begin_loop = process_time()
        loop()
        begin_games = process_time()
        windows = play()
        games.append((process_time() - begin_games) / windows)
        loops.append((begin_games - begin_loop) / ROUNDS)
    assert min(games) / min(loops) < MOST_LOOPS_PER_WINDOW
