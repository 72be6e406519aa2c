"""Counting, as chess programs do: how many ways a position can go on, under each rulebook.

Every sequence of so many answers is one way. The counts of a position differ between books exactly where one of them
asks more, asks otherwise, or allows something else; a change that nobody meant shows as a count that has moved.
``python -m tests.playthroughs.perft`` writes the counts as they are into ``perft.json``.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from apnap.rulebooks import rulebook_names
from apnap.rules import decisions as dec
from apnap.rules.machine import answer
from apnap.rules.state import State
from tests.playthroughs.story import BEAR, FANATIC, HEDGE, IMP, OX, QUEEN
from tests.rules.support import FOREST, Table, creature, damage_to_any, instant

COUNTS: Final = Path(__file__).with_name("perft.json")
ZAP = instant("Zap", "G", damage_to_any(2))
GUARD = creature("Guard", "1W", 2, 3, "first strike")


def attack(book: str) -> Table:
    """Attackers with a Wall among them are about to be declared."""
    return Table(book=book, A={"battlefield": [FANATIC, HEDGE, OX]}, B={"battlefield": [BEAR]}).start("begin_combat")


def block(book: str) -> Table:
    """Two blockers may block an attacker that is as strong as both."""
    table = Table(book=book, A={"battlefield": [OX]}, B={"battlefield": [BEAR, IMP]}).start("begin_combat")
    return table.attack("Ox").to("declare_blockers")


def damage(book: str) -> Table:
    """An attacker that can be sacrificed has been blocked; damage comes next."""
    table = Table(book=book, A={"battlefield": [FANATIC, GUARD]}, B={"battlefield": [BEAR]}).start("begin_combat")
    return table.attack("Fanatic").block(("Bear", "Fanatic"))


def answering(book: str) -> Table:
    """A spell may be cast, answered, and the legend of the other player doubled."""
    return Table(
        book=book,
        A={"battlefield": [FOREST, QUEEN], "hand": [ZAP]},
        B={"battlefield": [FOREST, BEAR, QUEEN], "hand": [ZAP]},
    ).start()


POSITIONS: Final[dict[str, tuple[Callable[[str], Table], int]]] = {
    "attack": (attack, 4),
    "block": (block, 6),
    "damage": (damage, 6),
    "answering": (answering, 5),
}
"""Each position with how many answers deep it is counted."""


def count(state: State, depth: int) -> int:
    """Return in how many ways so many answers can be given; a game that is over is one way."""
    asked = state.decision
    if depth == 0 or asked is None:
        return 1
    total = 0
    for index in [*range(len(asked.options)), *([dec.DONE] if asked.can_finish else [])]:
        fork = state.fork()
        answer(fork, index)
        total += count(fork, depth - 1)
    return total


def counts(book: str) -> dict[str, list[int]]:
    """Return the counts of every position under a book, from one answer deep."""
    return {
        name: [count(position(book).state, depth) for depth in range(1, deepest + 1)]
        for name, (position, deepest) in POSITIONS.items()
    }


def record() -> None:
    """Write the counts as they are now."""
    COUNTS.write_text(json.dumps({book: counts(book) for book in rulebook_names()}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record()
