"""``apnap bench``: the speed of play.

Games of random answers with two fixed house decks. Every figure is the best of several windows, so that other work on
the machine does little to it; ``calibration_s`` is a fixed loop to compare machines by.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import click

from apnap.abilities.definition import CardDefinition, FaceDefinition
from apnap.abilities.mana import ManaCost
from apnap.abilities.values import BATTLEFIELD, CREATURE
from apnap.agents.random_ import random_answer
from apnap.cards.pool import open_pool
from apnap.cli.writing import check_writable, write_report
from apnap.game.setting_up import CompiledPool, SeatSetup, Setup, find_deck, seat_of
from apnap.rulebooks.catalogue import rulebook
from apnap.rules import codec, machine
from apnap.rules import decisions as dec
from apnap.rules.definitions import define
from apnap.rules.legal import legal_actions
from apnap.rules.machine import answer, run
from apnap.rules.setup import add_card, new_state
from apnap.rules.state import State

DECKS: Final = ("burn", "elves")
WINDOWS: Final = 5
WINDOW_S: Final = 3.0
FORK_SIZES: Final = (10, 50, 200)
SAMPLE: Final = 40
"""Positions of which legal actions and digests are timed."""


@click.command()
@click.option("--json", "file", type=click.Path(path_type=Path), help="Where to write the figures.")
@click.option(
    "--seconds",
    default=WINDOW_S,
    show_default=True,
    type=click.FloatRange(min=0, min_open=True),
    help="The length of a window.",
)
def bench(file: Path | None, seconds: float) -> None:
    """Measure how fast games are played on this machine."""
    check_writable(file)
    text = json.dumps(measure(house_seats(), seconds), indent=2)
    if file is not None:
        write_report(file, text)
    click.echo(text)


def house_seats() -> tuple[SeatSetup, ...]:
    """Return the two decks that are measured with."""
    records = open_pool()
    pool = CompiledPool(records)
    return tuple(seat_of(find_deck(name, records), pool) for name in DECKS)


def measure(seats: tuple[SeatSetup, ...], seconds: float = WINDOW_S) -> dict[str, Any]:
    """Return all figures, by name."""
    calibration = calibrate()
    windows = [play_window(seats, seconds, number) for number in range(WINDOWS)]
    positions = sample_positions(seats)
    return {
        "calibration_s": round(calibration, 4),
        "games_per_s": round(max(w["games"] / w["seconds"] for w in windows), 2),
        "decisions_per_s": round(max(w["decisions"] / w["seconds"] for w in windows)),
        "windows_per_s": round(max(w["windows"] / w["seconds"] for w in windows)),
        "windows_per_game": round(sum(w["windows"] for w in windows) / max(1, sum(w["games"] for w in windows)), 1),
        "fork_us": {str(n): round(fork_time(n), 2) for n in FORK_SIZES},
        "legal_actions_us": round(legal_actions_time(positions), 1),
        "digest_us": round(digest_time(positions), 1),
        "compiled": not str(machine.__file__).endswith(".py"),
    }


def calibrate() -> float:
    """Return the seconds that a fixed loop takes, the best of three."""

    def loop() -> int:
        total = 0
        for i in range(2_000_000):
            total = (total * 31 + i) & 0xFFFFFF
        return total

    return min(_timed(loop) for _ in range(3))


def _timed(work: Callable[[], object]) -> float:
    begin = perf_counter()
    work()
    return perf_counter() - begin


def setup_of(seats: tuple[SeatSetup, ...], seed: int) -> Setup:
    """Return the set-up of a game that is measured."""
    return Setup(seats, seed, rulebook("current"))


def play_window(seats: tuple[SeatSetup, ...], seconds: float, number: int) -> dict[str, float]:
    """Play whole games until the time is over; count games, decisions with a choice, and priority windows."""
    games = decisions = windows = 0
    begin = perf_counter()
    while True:
        state = setup_of(seats, number * 10_000 + games).state()
        run(state)
        decisions += play_randomly(state, random.Random(games))
        windows += state.windows
        games += 1
        now = perf_counter() - begin
        if now >= seconds:
            return {"games": games, "decisions": decisions, "windows": windows, "seconds": now}


def play_randomly(state: State, chance: random.Random, most: int = 1_000_000) -> int:
    """Answer at random until the game is over or ``most`` choices were made; return how many there were."""
    choices = 0
    while not state.over and choices < most:
        asked = state.decision
        assert asked is not None
        choices += len(asked.options) + asked.can_finish > 1
        answer(state, random_answer(asked, chance))
    return choices


def sample_positions(seats: tuple[SeatSetup, ...]) -> list[State]:
    """Return positions in the middle of games, at a decision with priority."""
    found: list[State] = []
    seed = 0
    while len(found) < SAMPLE:
        state = setup_of(seats, seed).state()
        run(state)
        play_randomly(state, random.Random(seed), 40 + seed % 40)
        if not state.over and state.decision is not None and state.decision.kind == dec.PRIORITY:
            found.append(state)
        seed += 1
    return found


def fork_time(permanents: int) -> float:
    """Return the microseconds of a fork with so many permanents."""
    state = new_state(2, 1, rulebook("current"))
    face = FaceDefinition("Post", ManaCost(("1",)), card_types=CREATURE, power=1, toughness=1)
    definition = define(CardDefinition("Post", (face,)))
    for n in range(permanents):
        add_card(state, n % 2, definition, BATTLEFIELD)
    rounds = 2000

    def forks() -> None:
        for _ in range(rounds):
            state.fork()

    return min(_timed(forks) for _ in range(5)) / rounds * 1e6


def legal_actions_time(positions: list[State]) -> float:
    """Return the microseconds of finding the legal actions anew, on average."""

    def look() -> None:
        for state in positions:
            state.touch()
            assert state.decision is not None
            legal_actions(state, state.decision.player)

    return min(_timed(look) for _ in range(5)) / len(positions) * 1e6


def digest_time(positions: list[State]) -> float:
    """Return the microseconds of the digest after an answer, on average."""
    best = []
    for state in positions:
        times = []
        for _ in range(3):
            codec.digest(state)
            fork = state.fork()
            answer(fork, 0)
            times.append(_timed(lambda fork=fork: codec.digest(fork)))  # type: ignore[misc]
        best.append(min(times))
    return sum(best) / len(best) * 1e6
