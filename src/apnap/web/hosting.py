"""All tables of a server: which of them are in memory, who is connected to them, and when they go on.

The event loop never plays: one thread does all that concerns a game and the journal, piece by piece and in the order
in which it was asked for. More threads would only take turns from each other, and a long turn of an agent is cut into
slices, so that other tables come in between.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Final, TypeVar

from apnap.errors import ApnapError
from apnap.game import Game
from apnap.i18n import error_text, message
from apnap.ids import NO_PLAYER, Player
from apnap.table.journal import Journal, SeatKept, hash_of
from apnap.web import protocol as wire
from apnap.web.connections import REPLACED, Connection
from apnap.web.hosted import Hosted
from apnap.web.keeping import Options
from apnap.web.limits import Limits
from apnap.web.refusing import known_language, refused
from apnap.web.rooms import Room
from apnap.web.telling import Told, replayed

LOGGER: Final = logging.getLogger(__name__)
SLICE: Final = 0.05
"""Seconds that agents decide before other tables have their turn."""
SHOW_EVERY: Final = 0.4
"""Seconds after which people are shown how far a long turn of an agent has come."""
FORGET_AFTER: Final = 300.0
"""Seconds after which a table that nobody is connected to leaves the memory; the journal has it."""
FORGET_ENDED_AFTER: Final = 30.0
"""The same of a table whose game is over."""

T = TypeVar("T")


class Links:
    """The tokens of a new table: one for each person, by seat, and one to look on."""

    def __init__(self, people: Sequence[Player]) -> None:
        self.seats = {player: secrets.token_urlsafe(24) for player in people}
        self.watch = secrets.token_urlsafe(24)

    def hashes(self) -> list[tuple[bytes, Player]]:
        """Return what the journal has of them."""
        return [(hash_of(token), seat) for seat, token in self.seats.items()] + [(hash_of(self.watch), NO_PLAYER)]


class Hosting:
    """The tables of a server.

    :param now: the clock, in seconds
    """

    def __init__(self, journal: Journal, limits: Limits | None = None, now: Callable[[], float] = monotonic) -> None:
        self.journal = journal
        self.limits = limits or Limits()
        self.now = now
        self.rooms: dict[int, Room] = {}
        """The tables that are in memory or being loaded, by number."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="apnap-tables")
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, job: Callable[[], T]) -> T:
        """Let the thread of the tables do something, after what it has been asked for before."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    # ------------------------------------------------------------------------------------ tables

    async def open_table(self, make: Callable[[], Game], seats: Sequence[SeatKept], options: Options) -> Links:
        """Open a table and return its links.

        :param make: makes the game, in the thread of the tables
        :raises ApnapError: the game can't be made
        """
        links = Links([player for player, seat in enumerate(seats) if not seat.agent])
        hosted = await self.run(lambda: Hosted.begin(self.journal, make(), seats, options, links.hashes()))
        self.rooms[hosted.number] = Room(hosted.number, self.now(), hosted)
        return links

    async def find(self, token: str) -> tuple[Room, Player] | None:
        """Return the table and the seat that a link opens, in memory; None: it opens nothing.

        :raises InvalidStateError: the table can't be played again
        """
        found = await self.run(lambda: self.journal.seat_of(token))
        if found is None:
            return None
        number, player = found
        room = self.rooms.setdefault(number, Room(number, self.now()))
        room.used = self.now()
        async with room.lock:
            await self._hosted(room)
        return room, player

    async def look(self, token: str, job: Callable[[Hosted, Player], T]) -> T | None:
        """Return what can be read of a table for a seat; None: the link opens nothing.

        :raises ApnapError: the table can't be played again, or the job refuses
        """
        found = await self.find(token)
        if found is None:
            return None
        room, player = found
        async with room.lock:
            hosted = await self._hosted(room)
            return await self.run(lambda: job(hosted, player))

    async def _hosted(self, room: Room) -> Hosted:
        """Return the table of a room, loaded if it had left the memory."""
        if room.hosted is None:
            room.hosted = await self.run(lambda: Hosted.load(self.journal, room.number))
        return room.hosted

    # ------------------------------------------------------------------------------------ people

    async def enter(self, room: Room, connection: Connection) -> None:
        """Let a page take its place; one that had it before is told so and ends."""
        async with room.lock:
            if connection.player == NO_PLAYER:
                if len(room.watchers) >= self.limits.watchers:
                    raise refused("serving.too_many_watchers")
                room.watchers.add(connection)
            else:
                before = room.seats.get(connection.player)
                room.seats[connection.player] = connection
                room.gone.pop(connection.player, None)
                if before is not None:
                    before.close(REPLACED, closed("replaced", await self._lang(room, before)))
            await self._go_on(room, [connection])

    async def leave(self, room: Room, connection: Connection) -> None:
        """Let a page go."""
        room.watchers.discard(connection)
        room.used = self.now()
        if room.seats.get(connection.player) is connection:
            del room.seats[connection.player]
            room.gone[connection.player] = self.now()
            async with room.lock:
                try:
                    await self._show(room)
                except Exception as error:
                    await self._failed(room, error, ())

    async def handle(self, room: Room, connection: Connection, request: wire.Request) -> None:
        """Do what a page asks for, and tell everybody who is concerned: also if the page goes meanwhile."""
        await asyncio.shield(self._start(self._handle(room, connection, request)))

    async def _handle(self, room: Room, connection: Connection, request: wire.Request) -> None:
        room.used = self.now()
        async with room.lock:
            hosted = await self._hosted(room)
            player = connection.player
            lang = await self._lang(room, connection)
            try:
                if isinstance(request, wire.Replay):
                    await self._replay(room, connection, request, lang)
                    return
                if isinstance(request, wire.Speak) and player == NO_PLAYER:
                    connection.lang = known_language(request.lang)
                    answer = None
                elif isinstance(request, wire.Claim):
                    if request.seat not in room.claims(player, self.now()):
                        raise refused("serving.no_claim")
                    await self.run(lambda: hosted.lose(request.seat, self.now()))
                    answer = None
                else:
                    answer = await self.run(lambda: hosted.request(player, request, lang, self.now()))
            except ApnapError as error:
                connection.post(wire.Refusal(error_text(error, lang), error.rule, error.key, request.re))
                return
            except Exception as error:
                await self._failed(room, error, [connection])
                return
            if answer is not None:
                connection.post(answer)
                return
            await self._go_on(room, [connection])

    async def _replay(self, room: Room, connection: Connection, request: wire.Replay, lang: str) -> None:
        """Show an earlier position to one page, or the present one again."""
        connection.told = Told()
        if request.act < 0:
            await self._show(room, [connection], only=connection)
            return
        hosted = await self._hosted(room)
        connection.post(await self.run(lambda: replayed(hosted, connection.player, request.act, lang)))

    async def _lang(self, room: Room, connection: Connection) -> str:
        """Return the language of a page."""
        if connection.player == NO_PLAYER:
            return connection.lang
        return (await self._hosted(room)).table.seats[connection.player].lang

    # ------------------------------------------------------------------------------------ going on

    async def _go_on(self, room: Room, asking: Sequence[Connection] = ()) -> None:
        """Let a table go on for a slice, show where it stands, and go on later if there is more. The lock is held."""
        try:
            more = await self._slice(room)
            if not more or self.now() - room.shown >= SHOW_EVERY:
                await self._show(room, asking)
        except Exception as error:
            await self._failed(room, error, asking)
            return
        if more and room.task is None:
            room.task = self._start(self._finish(room))

    async def _slice(self, room: Room) -> bool:
        hosted = await self._hosted(room)
        hosted.all_came = hosted.all_came or all(room.present())
        return await self.run(lambda: hosted.go_on(SLICE, self.now()))

    async def _finish(self, room: Room) -> None:
        """Let a table go on until a person is asked or the game is over."""
        try:
            more = True
            while more:
                async with room.lock:
                    more = await self._slice(room)
                    if not more or self.now() - room.shown >= SHOW_EVERY:
                        await self._show(room, room.everybody() if not more else ())
        except Exception as error:
            async with room.lock:
                await self._failed(room, error, room.everybody())
        finally:
            room.task = None

    async def _show(self, room: Room, asking: Sequence[Connection] = (), only: Connection | None = None) -> None:
        """Show a table as it is to everybody who is connected; those who ask are shown it even if nothing is new."""
        hosted = await self._hosted(room)
        audience = [only] if only is not None else room.everybody()
        if not audience:
            return
        for connection, position, told in await self.run(lambda: room.positions(hosted, audience, self.now())):
            connection.show(position, told, always=connection in asking)
        room.shown = self.now()

    async def _failed(self, room: Room, error: Exception, asking: Sequence[Connection]) -> None:
        """Forget what is in memory of a table in which something went wrong: the journal has it as it was before.

        Who asked is told and shown that.
        """
        note_failure(f"table {room.number}", error)
        room.hosted = None
        for connection in room.everybody():
            connection.told = Told()
        try:
            for connection in asking:
                lang = await self._lang(room, connection)
                connection.post(wire.Refusal(message("serving.failed", lang), key="serving.failed"))
            await self._show(room)
        except Exception as again:
            note_failure(f"table {room.number}", again)

    def _start(self, work: Awaitable[None]) -> asyncio.Task[None]:
        async def wrapped() -> None:
            await work

        task = asyncio.create_task(wrapped())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ------------------------------------------------------------------------------------ time

    async def tick(self) -> None:
        """Look at clocks, at who has gone, and at what need not stay in memory: once a second or so."""
        for room in list(self.rooms.values()):
            now = self.now()
            if room.lock.locked() or room.task is not None:
                continue
            hosted = room.hosted
            if self._can_forget(room, now):
                self.rooms.pop(room.number, None)
            elif hosted is not None and room.everybody():
                await self._tick(room, hosted)

    async def _tick(self, room: Room, hosted: Hosted) -> None:
        async with room.lock:
            if await self.run(lambda: hosted.tick(self.now())):
                await self._go_on(room)
            elif room.claims_changed(self.now()):
                await self._show(room)

    def _can_forget(self, room: Room, now: float) -> bool:
        if room.everybody():
            return False
        over = room.hosted is None or room.hosted.is_over
        return now - room.used > (FORGET_ENDED_AFTER if over else FORGET_AFTER)

    async def keep_time(self, every: float = 1.0) -> None:
        """Tick for ever."""
        while True:
            await asyncio.sleep(every)
            await self.tick()

    async def settle(self) -> None:
        """Wait until no table goes on by itself."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Wait for what is being done, and close the journal."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.run(self.journal.close)
        self._thread.shutdown()


def note_failure(what: str, error: Exception) -> None:
    """Log that something failed: where, not with the text of the error, which may name cards."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = "" if place is None else f"{place.tb_frame.f_code.co_qualname}:{place.tb_lineno}"
    LOGGER.error("%s failed: %s in %s", what, type(error).__name__, where)


def closed(why: str, lang: str) -> wire.Closed:
    """Return the last message of a connection."""
    key = f"serving.{why}"
    return wire.Closed(message(key, lang), key)
