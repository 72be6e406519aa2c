"""How long it takes to compile all cards, a deck, and to start a game with house cards.

Times of compiling are processor time; a start is measured by the clock and in processor time, with everything warm.
Part of ``scripts/evidence``.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median

from apnap.cards.database import CardDatabase
from apnap.cards.record import Card
from apnap.oracle.compile import define_card
from apnap.oracle.support import unperformed
from apnap.oracle.twoway import tongue

DECK = 100
DECKS = 9
STARTS = 5


def compiled(cards: list[Card]) -> tuple[float, list[Card]]:
    """Return the seconds that compiling these cards takes, and those that can be played."""
    began = time.process_time()
    good = []
    for card in cards:
        definition, problems = define_card(card)
        if not problems and not unperformed(definition):
            good.append(card)
    return time.process_time() - began, good


def first_prompt() -> tuple[float, float]:
    """Return the seconds from the start of ``apnap play`` to its first question, by the clock and of the processor.

    What is typed is empty, so that the program asks once and leaves.
    """
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    command = [sys.executable, "-m", "apnap", "play", "--seed", "7"]
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    seconds = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> int:
    """Measure, print, and write the figures."""
    parser = argparse.ArgumentParser(prog="scripts/speed.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--pools", type=Path, required=True, help="the JSON file of card pools; those of core are taken"
    )
    parser.add_argument("--every", type=int, default=1, help="take every so-many-th card only")
    parser.add_argument("--seed", type=int, default=1, help="of the decks")
    parser.add_argument("--json", type=Path, help="where to write the figures")
    arguments = parser.parse_args()
    began = time.process_time()
    tongue("en")
    grammar = time.process_time() - began
    names = json.loads(arguments.pools.read_text(encoding="utf-8"))["core"][:: arguments.every]
    with CardDatabase() as database:
        cards = [database.card(name) for name in names]
    whole, good = compiled(cards)
    chance = Random(arguments.seed)
    decks = [1000 * compiled(chance.sample(good, min(DECK, len(good))))[0] for _ in range(DECKS)]
    first_prompt()  # the first start warms the disk up
    starts = [first_prompt() for _ in range(STARTS)]
    answer = {
        "cards": len(cards),
        "grammar_s": round(grammar, 2),
        "corpus_s": round(grammar + whole, 1),
        "ms_per_card": round(1000 * whole / max(len(cards), 1), 3),
        "deck_ms": round(median(decks), 1),
        "first_prompt_s": round(min(one for one, _ in starts), 2),
        "first_prompt_cpu_s": round(min(one for _, one in starts), 2),
    }
    print(json.dumps(answer, indent=1))
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(answer) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
