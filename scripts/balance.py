"""Play the house decks against each other, heuristic against heuristic, and print what each pairing came to.

    .venv/bin/python scripts/balance.py [--games N] [--seed S] [--jobs N] [--json FILE]

Games come in pairs with the same seed, in which the decks change seats, so that each deck begins as often as the other.
Turns are those of the game, every player's counted. Equal arguments give equal tables.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import combinations, repeat
from pathlib import Path
from statistics import median
from typing import Any

from apnap.agents.agent import make_agent, play_on
from apnap.cards.house import load_house_decks
from apnap.cards.pool import open_pool
from apnap.game.setting_up import CompiledPool, SeatSetup, Setup, find_deck, seat_of
from apnap.rulebooks.catalogue import rulebook
from apnap.rules.machine import run

AGENT = "heuristic"


@cache
def seats() -> tuple[CompiledPool, dict[str, SeatSetup]]:
    """Return the compiled cards, and the house decks ready to be played."""
    records = open_pool()
    pool = CompiledPool(records)
    return pool, {name: seat_of(find_deck(name, records), pool) for name in load_house_decks()}


def play(decks: tuple[str, str], seed: int) -> tuple[str, int]:
    """Return the deck that won, "" if nobody did, and the number of turns."""
    pool, ready = seats()
    state = Setup(tuple(ready[name] for name in decks), seed, rulebook("current")).state(pool)
    run(state)
    play_on(state, [make_agent(AGENT, seed), make_agent(AGENT, seed + 1)])
    return decks[state.winners[0]] if len(state.winners) == 1 else "", state.turn


def pairing(decks: tuple[str, str], games: int, seed: int) -> dict[str, Any]:
    """Return how the games of two decks ended."""
    results = [play(decks if at % 2 == 0 else decks[::-1], seed + at // 2) for at in range(games)]
    won = [sum(winner == name for winner, _ in results) for name in decks]
    turns = [turn for _, turn in results]
    return {"decks": decks, "won": won, "games": games, "median_turns": median(turns), "turns": turns}


def table(pairings: Sequence[dict[str, Any]]) -> str:
    """Return the pairings as a Markdown table."""
    lines = ["| decks | won | games | median turns |", "| --- | ---: | ---: | ---: |"]
    for one in pairings:
        (a, b), (first, second) = one["decks"], one["won"]
        lines.append(f"| {a} – {b} | {first}–{second} | {one['games']} | {one['median_turns']:g} |")
    return "\n".join(lines)


def main() -> int:
    """Play every pairing of the house decks."""
    parser = argparse.ArgumentParser(prog="scripts/balance.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="games of each pairing, an even number; 100 by default")
    parser.add_argument("--seed", type=int, default=1, help="of the first two games")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    parser.add_argument("--json", type=Path, help="where to write the figures")
    arguments = parser.parse_args()
    if arguments.games < 2 or arguments.games % 2 or arguments.jobs < 1:
        parser.error("--games is an even number from 2, --jobs one from 1")
    pairs = list(combinations(load_house_decks(), 2))
    with ProcessPoolExecutor(arguments.jobs) as pool:
        pairings = list(pool.map(pairing, pairs, repeat(arguments.games), repeat(arguments.seed)))
    turns = [turn for one in pairings for turn in one.pop("turns")]
    print(table(pairings))
    print(f"\n{len(turns)} games, median {median(turns):g} turns")
    if arguments.json is not None:
        answer = {"games": len(turns), "median_turns": median(turns), "pairings": pairings}
        arguments.json.write_text(json.dumps(answer, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
