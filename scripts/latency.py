"""How long a person waits for the next question after an answer, over a real socket.

Prints JSON: p50, p95 and the longest time in milliseconds from an answer to the position that asks again or ends the
game, against the heuristic agent, on ordinary boards and with 100 tokens; the same with many games at once, whose
persons think for a while before each answer; and how much memory a game takes. The server is a process of its own.

    scripts/latency.py --games 20 --together 50 --think 2.0
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import socket
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from apnap.abilities.definition import CardDefinition, FaceDefinition
from apnap.abilities.values import BATTLEFIELD, CREATURE
from apnap.agents.heuristic import HeuristicAgent
from apnap.game import Game
from apnap.rules.definitions import define
from apnap.rules.records import TOKEN
from apnap.rules.zones import create_in
from apnap.table.journal import Journal
from apnap.web.app import make_app
from apnap.web.hosting import Hosting
from apnap.web.limits import Limits

DECKS = (("burn", "elves"), ("tides", "gardens"), ("lanterns", "debts"), ("elves", "tides"))
LIMITS = Limits(requests=1e9, burst=10**9, calls=1e9, tables=1e9, body=10**6)
TOKENS = 50
"""For each player, on the crowded board."""
TURNS_BEFORE_TOKENS = 6
WARM_UP = 2
"""Games that are not counted: in them the cards are compiled."""


# ------------------------------------------------------------------------------------- the server


@contextmanager
def served() -> Iterator[tuple[str, int]]:
    """Run a server in a process of its own; yield its address and the number of the process."""
    with tempfile.TemporaryDirectory() as folder:
        listening = socket.create_server(("127.0.0.1", 0))
        process = multiprocessing.get_context("fork").Process(target=_serve, args=(listening, folder))
        process.start()
        try:
            assert process.pid is not None
            yield f"127.0.0.1:{listening.getsockname()[1]}", process.pid
        finally:
            process.terminate()
            process.join()


def _serve(listening: socket.socket, folder: str) -> None:
    app = make_app(Hosting(Journal(Path(folder) / "tables.sqlite"), LIMITS))
    uvicorn.Server(uvicorn.Config(app, log_level="warning", ws="websockets-sansio")).run(sockets=[listening])


def memory(process: int) -> int:
    """Return the resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def opened(address: str, path: str, body: dict[str, Any]) -> str:
    """Open a table and return the token of its person."""
    with urllib.request.urlopen(f"http://{address}{path}", json.dumps(body).encode()) as answer:
        token: str = json.load(answer)["seats"][0]["token"]
        return token


def ordinary(address: str, seed: int) -> str:
    """Open a table for a game of house decks."""
    one, other = DECKS[seed % len(DECKS)]
    seats = [{"deck": {"house": one}}, {"deck": {"house": other}, "agent": "heuristic"}]
    return opened(address, "/api/tables", {"seats": seats, "seed": seed})


def crowded(address: str, seed: int) -> str:
    """Open a table for a game that goes on with 100 tokens."""
    return opened(address, "/api/load", {"game": with_tokens(seed).to_json()})


def with_tokens(seed: int) -> Game:
    """Return a game some turns old in which each player has 50 creature tokens more."""
    game = Game.from_decks(*DECKS[seed % len(DECKS)], seed=seed, options={"full_control 0": 1})
    agent = HeuristicAgent()
    while game.turn < TURNS_BEFORE_TOKENS or game.state.active != 0 or game.state.stack:
        decision = game.decision
        if decision is None:
            return with_tokens(seed + 1000)
        game.answer(agent.choose(game.view(decision.decider), decision.seen))
    state = game.state.fork()
    face = FaceDefinition("Recruit", card_types=CREATURE, power=1, toughness=1)
    recruit = define(CardDefinition("Recruit", (face,)))
    for player in range(len(state.players)):
        for _ in range(TOKENS):
            create_in(state, BATTLEFIELD, TOKEN, player, recruit).sick = False
    state.disturb()
    return Game(game.setup, state=state)


# ------------------------------------------------------------------------------------- persons


async def play(address: str, token: str, seed: int, think: float, most: int, times: list[float]) -> None:
    """Play a game by chance: answer what is asked, after thinking for so many seconds on average."""
    chance = Random(seed)
    async with connect(f"ws://{address}/socket/{token}", proxy=None, max_size=None) as page:
        position = await _asked(page)
        for _ in range(most):
            if position is None:
                return
            if think:
                await asyncio.sleep(chance.expovariate(1 / think))
            choice = chance.choice(position["prompt"]["choices"])
            began = time.perf_counter()
            await page.send(json.dumps({"type": "answer", "n": position["n"], "answer": choice["answer"]}))
            position = await _asked(page)
            times.append(time.perf_counter() - began)


async def _asked(page: ClientConnection) -> dict[str, Any] | None:
    """Return the next position in which this person is asked something; None: the game is over."""
    while True:
        message = json.loads(await page.recv())
        assert message["type"] == "position", message
        shown: dict[str, Any] = message["shown"]
        if "ending" in shown:
            return None
        if shown.get("prompt", {}).get("choices"):
            return shown


async def one_by_one(address: str, tokens: Sequence[str], most: int) -> list[float]:
    """Play games one after another, without thinking; return the times of all but the first."""
    times: list[float] = []
    for number, token in enumerate(tokens):
        if number == WARM_UP:
            times.clear()
        await play(address, token, number, 0.0, most, times)
    return times


async def at_once(address: str, tokens: Sequence[str], think: float, most: int) -> list[float]:
    """Play games at once."""
    times: list[float] = []
    await asyncio.gather(*(play(address, token, at, think, most, times) for at, token in enumerate(tokens)))
    return times


def in_words(times: list[float]) -> dict[str, float]:
    """Return the times in milliseconds."""
    ordered = sorted(times)
    at = {"p50": len(ordered) // 2, "p95": int(len(ordered) * 0.95), "longest": -1}
    return {"answers": len(ordered)} | {name: round(ordered[place] * 1000, 1) for name, place in at.items()}


def main() -> None:
    """Measure, and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="on ordinary boards, one by one")
    parser.add_argument("--crowded", type=int, default=4, help="with 100 tokens, one by one")
    parser.add_argument("--together", type=int, default=50, help="at once")
    parser.add_argument("--think", type=float, default=2.0, help="seconds before an answer, on average")
    parser.add_argument("--answers", type=int, default=60, help="in each game, at most")
    given = parser.parse_args()
    with served() as (address, process):
        alone = [ordinary(address, seed) for seed in range(given.games + WARM_UP)]
        found: dict[str, Any] = {"ordinary": in_words(asyncio.run(one_by_one(address, alone, given.answers)))}
        many = [crowded(address, seed) for seed in range(given.crowded + WARM_UP)]
        found["tokens"] = {"tokens": 2 * TOKENS} | in_words(asyncio.run(one_by_one(address, many, given.answers)))
        before = memory(process)
        together = [ordinary(address, 100 + seed) for seed in range(given.together)]
        times = asyncio.run(at_once(address, together, given.think, given.answers))
        found["together"] = {"games": given.together, "think": given.think} | in_words(times)
        found["memory"] = {
            "kilobytes a game": round((memory(process) - before) / given.together / 1024),
            "megabytes of the server": round(memory(process) / 1024**2),
        }
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
