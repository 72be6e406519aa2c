"""Set every switch of every rulebook to each value that another book has, and see that a test of the book notices.

First all tests run once, and it is noted which of them read which switch of which book. Then, for every mutant, the
tests that read the switch under that book run with the book changed, in a process of its own, until one fails. A mutant
that no test notices survives: it is a hole in the tests.

``python scripts/switch_mutation.py --json FILE [--jobs N] [--sample N] [--switch NAME]``
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("tests/ledger", "tests/rules", "tests/game", "tests/scenario")
"""Where the tests are that play; those of ``tests/rulebooks`` look at the values themselves and notice anything."""
NOT_ASKED = ("two_headed_life", "two_headed_turns", "range_of_influence", "attack_options")
"""Switches of games of several players that can't be played yet: nothing asks them, so nothing could notice."""
MOOT: dict[str, Callable[[Any], bool]] = {
    "gone_receiver": lambda book: not book.damage_on_stack,
    "planeswalker_rule": lambda book: "planeswalker" not in book.card_types,
    "planeswalker_redirect": lambda book: "planeswalker" not in book.card_types,
    "split_values": lambda book: book.name == "classic",
    "main_phase_actions": lambda book: "scheme" not in book.card_types,
}
"""Switches that make no difference in some books: where damage does not wait on the stack nothing leaves meanwhile, and
what has no planeswalkers, split cards or schemes has no rule for them."""
SEED = 20261130
Mutant = tuple[str, str, Any]
"""A book, a switch, and the value it gets."""


def mutants() -> list[Mutant]:
    """Return every switch of every book with each value that another book has."""
    from apnap.rulebooks import BOOKS, SWITCHES

    found: list[Mutant] = []
    for book in BOOKS:
        for switch in SWITCHES:
            if switch.name in NOT_ASKED or (switch.name in MOOT and MOOT[switch.name](book)):
                continue
            own = book.value(switch.name)
            others = dict.fromkeys(other.value(switch.name) for other in BOOKS)
            found += [(book.name, switch.name, value) for value in others if value != own]
    return found


class Reading:
    """A pytest plugin: notes for each test which switches of which books were read while it ran."""

    def __init__(self) -> None:
        self.readers: dict[tuple[str, str], set[str]] = {}
        self._now: set[tuple[str, str]] = set()

    def install(self) -> None:
        """Look on whenever a switch of a rulebook is read."""
        from apnap.rulebooks import SWITCHES, Rulebook

        names = frozenset(switch.name for switch in SWITCHES)
        plain = object.__getattribute__

        def reading(book: Rulebook, name: str) -> Any:
            if name in names:
                self._now.add((plain(book, "name"), name))
            return plain(book, name)

        Rulebook.__getattribute__ = reading  # type: ignore[method-assign,assignment]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Begin with nothing read."""
        self._now.clear()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Keep what was read."""
        for key in self._now:
            self.readers.setdefault(key, set()).add(nodeid)


def run_tests(words: list[str], *plugins: object) -> int:
    """Run pytest in this process without a word; return its exit code."""
    import pytest

    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return int(pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *words], plugins=list(plugins)))


def read_switches(queue: multiprocessing.Queue[Any], folders: list[str]) -> None:
    """Run all tests and put into the queue who reads what, or the exit code of a run that fails."""
    reading = Reading()
    reading.install()
    code = run_tests(folders, reading)
    queue.put(reading.readers if code == 0 else code)


def change(mutant: Mutant) -> None:
    """Change the book in this process, wherever it is known by name or by its constant."""
    from apnap.rulebooks import catalogue

    name, switch, value = mutant
    book = catalogue._BY_NAME[name]
    object.__setattr__(book, switch, value)


def notices(mutant: Mutant, tests: list[str]) -> bool:
    """Tell whether one of the tests fails when the book is changed; the process of the caller is changed for good."""
    change(mutant)
    return run_tests(tests) == 1


def judge(task: tuple[Mutant, list[str]]) -> tuple[Mutant, bool, int]:
    """Return a mutant, whether it was noticed, and how many tests could have; tests of the rules themselves come
    first."""
    mutant, tests = task
    ordered = sorted(tests, key=lambda test: (not test.startswith("tests/ledger"), test))
    return mutant, bool(ordered) and notices(mutant, ordered), len(ordered)


def main() -> int:
    """Write the report; return 1 if a mutant survived."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", dest="file", type=Path, required=True, help="where to write the report")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--sample", type=int, default=0, help="only so many mutants, drawn at random")
    parser.add_argument("--tests", nargs="+", default=list(FOLDERS), help="the folders of the tests")
    parser.add_argument("--switch", action="append", default=[], help="only mutants of this switch")
    arguments = parser.parse_args()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    began = time.perf_counter()
    context = multiprocessing.get_context("fork")
    queue: multiprocessing.Queue[Any] = context.Queue()
    reader = context.Process(target=read_switches, args=(queue, arguments.tests))
    reader.start()
    readers = queue.get()
    reader.join()
    if isinstance(readers, int):
        print(f"the tests do not pass as they are: pytest ended with {readers}", file=sys.stderr)
        return 1
    wanted = [one for one in mutants() if not arguments.switch or one[1] in arguments.switch]
    if arguments.sample:
        wanted = random.Random(SEED).sample(wanted, min(arguments.sample, len(wanted)))
    tasks = [(mutant, sorted(readers.get(mutant[:2], ()))) for mutant in wanted]
    survivors: list[dict[str, Any]] = []
    with context.Pool(arguments.jobs, maxtasksperchild=1) as pool:
        for (book, switch, value), noticed, number in pool.imap(judge, tasks):
            if not noticed:
                survivors.append({"book": book, "switch": switch, "value": value, "tests": number})
                print(f"survives: {switch} = {value} in {book} ({number} tests read it)", flush=True)
    report = {
        "mutants": len(tasks),
        "survivors": survivors,
        "not_asked": list(NOT_ASKED),
        "seconds": round(time.perf_counter() - began),
    }
    arguments.file.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(f"{len(tasks)} mutants, {len(survivors)} survivors")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
