"""Games that are over leave nothing behind in the memory of a server."""

from __future__ import annotations

import gc
import tracemalloc

from apnap.table.journal import Journal
from apnap.web.connections import Connection
from apnap.web.hosting import Hosting
from apnap.web.keeping import Options
from apnap.web.protocol import Concede
from tests.web.support import ANN, COMPUTER, PLAIN, Time, game, in_loop

GAMES = 25


def test_games_that_are_over_leave_nothing_behind() -> None:
    async def play() -> None:
        time = Time()
        hosting = Hosting(Journal(), PLAIN, time)

        async def one(seed: int) -> None:
            links = await hosting.open_table(lambda: game(seed), (ANN, COMPUTER), Options())
            found = await hosting.find(links.seats[0])
            assert found is not None
            connection = Connection(0, "en", PLAIN, time())
            await hosting.enter(found[0], connection)
            await hosting.handle(found[0], connection, Concede())
            await hosting.settle()
            await hosting.leave(found[0], connection)
            time.seconds += 31
            await hosting.tick()

        for seed in range(5):
            await one(seed)
        gc.collect()
        tracemalloc.start()
        try:
            for seed in range(5, 10):
                await one(seed)
            gc.collect()
            before = tracemalloc.get_traced_memory()[0]
            for seed in range(10, 10 + GAMES):
                await one(seed)
            gc.collect()
            grown = tracemalloc.get_traced_memory()[0] - before
        finally:
            tracemalloc.stop()
        assert not hosting.rooms
        assert grown < GAMES * 1000, f"{grown / GAMES:.0f} bytes a game"
        await hosting.close()

    in_loop(play)
