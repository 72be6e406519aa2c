"""Tables without a network: pages that say something and read what they are sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from apnap.abilities.definition import CardDefinition
from apnap.cards.house import load_house
from apnap.cards.lookup import CardList
from apnap.cards.pool import CardPool
from apnap.game import Game
from apnap.game.setting_up import CompiledPool, SeatSetup
from apnap.ids import NO_PLAYER, Player
from apnap.table.journal import Journal, SeatKept
from apnap.web import protocol as wire
from apnap.web.connections import Connection
from apnap.web.hosted import Hosted
from apnap.web.hosting import Hosting, Links
from apnap.web.keeping import Options
from apnap.web.limits import Limits
from apnap.web.rooms import Room
from tests.rules.support import FOREST, creature

BEAR = creature("Bear", "G", 2, 2)
OGRE = creature("Ogre", "G", 4, 3)
DECK = [FOREST] * 20 + [BEAR] * 16 + [OGRE] * 4

ANN = SeatKept("Ann")
BEN = SeatKept("Ben")
COMPUTER = SeatKept("Computer", "heuristic")
PLAIN = Limits(requests=1e9, burst=10**9)

T = TypeVar("T")
Message = dict[str, Any]


class Time:
    """A clock that stands until it is told otherwise."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


class Page:
    """Somebody's page at a table."""

    def __init__(self, hosting: Hosting, room: Room, player: Player) -> None:
        self.hosting = hosting
        self.room = room
        self.connection = Connection(player, "en", hosting.limits, hosting.now())
        self.position: Message = {}
        self.log: list[str] = []
        self.bytes: list[bytes] = []

    async def say(self, kind: str, **fields: Any) -> list[Message]:
        """Send a request, and return what this page is sent until nothing goes on by itself."""
        self.read()
        request = wire.read_request(json.dumps({"type": kind, **fields}))
        await self.hosting.handle(self.room, self.connection, request)
        await self.hosting.settle()
        return self.read()

    async def refused(self, kind: str, **fields: Any) -> str:
        """Send a request that is refused, and return the key of the refusal."""
        messages = await self.say(kind, **fields)
        assert [message["type"] for message in messages] == ["refusal"], messages
        return str(messages[0]["key"])

    def read(self) -> list[Message]:
        """Return what this page has been sent since it was read last."""
        found = []
        while (data := self.connection.next()) is not None:
            self.bytes.append(data)
            message = json.loads(data)
            found.append(message)
            if message["type"] == "position":
                self.position = message
                self.log = [*([] if message["whole_log"] else self.log), *message["log"]]
        return found

    @property
    def shown(self) -> Message:
        """What the page showed last."""
        self.read()
        found: Message = self.position["shown"]
        return found

    @property
    def choices(self) -> list[Message]:
        """The answers that are offered to this person now."""
        prompt = self.shown.get("prompt")
        found: list[Message] = (prompt or {}).get("choices", [])
        return found

    async def choose(self, text: str = "") -> list[Message]:
        """Give the first answer whose text begins so."""
        fitting = [choice for choice in self.choices if choice["text"].startswith(text)]
        assert fitting, [choice["text"] for choice in self.choices]
        choice = fitting[0]
        return await self.say("answer", n=self.shown["n"], answer=choice["answer"])

    async def pass_on(self) -> list[Message]:
        """Pass, finish, keep: whatever goes on with as little as possible."""
        answers = [choice["answer"] for choice in self.choices]
        return await self.say("answer", n=self.shown["n"], answer=-1 if -1 in answers else answers[0])


class Place:
    """A server with one table."""

    def __init__(self, hosting: Hosting, links: Links, time: Time) -> None:
        self.hosting = hosting
        self.links = links
        self.time = time

    async def sit(self, player: Player) -> Page:
        """Open the page of a seat, or, with NO_PLAYER, one to look on."""
        token = self.links.watch if player == NO_PLAYER else self.links.seats[player]
        found = await self.hosting.find(token)
        assert found is not None and found[1] == player
        page = Page(self.hosting, found[0], player)
        await self.hosting.enter(found[0], page.connection)
        await self.hosting.settle()
        page.read()
        return page

    @property
    def hosted(self) -> Hosted:
        """The table."""
        found = next(iter(self.hosting.rooms.values())).hosted
        assert found is not None
        return found

    @property
    def game(self) -> Game:
        """Its game."""
        return self.hosted.table.game

    async def restart(self, journal: Path) -> Place:
        """Return the same server, begun again after it was killed: nothing was closed."""
        self.hosting.journal._db.close()
        return Place(_begun(Journal(journal), self.hosting.limits, self.time), self.links, self.time)


def game(
    seed: int = 1, decks: Sequence[Sequence[CardDefinition] | SeatSetup] = (DECK, DECK), people: Sequence[Player] = ()
) -> Game:
    """Return a game in which A takes the first turn."""
    options = {"first player": 1} | {f"full_control {player}": 1 for player in people}
    return Game.from_definitions(*decks, seed=seed, options=options, pool=house_pool())


@cache
def house_pool() -> CompiledPool:
    """Return the house cards: a game that comes back from the journal has them at hand, too."""
    return CompiledPool(CardPool([CardList(load_house())]))


async def opened(
    seats: Sequence[SeatKept] = (ANN, COMPUTER),
    options: Options | None = None,
    file: Path | None = None,
    make: Callable[[], Game] = game,
    limits: Limits = PLAIN,
) -> Place:
    """Return a server with a new table."""
    time = Time()
    hosting = _begun(Journal(file), limits, time)
    return Place(hosting, await hosting.open_table(make, seats, options or Options()), time)


_running: list[Hosting] = []


def _begun(journal: Journal, limits: Limits, time: Time) -> Hosting:
    _running.append(Hosting(journal, limits, time))
    return _running[-1]


def in_loop(work: Callable[[], Awaitable[T]]) -> T:
    """Run what a test does in an event loop, and end the threads of its servers."""

    async def running() -> T:
        try:
            return await work()
        finally:
            while _running:
                await _running.pop().close()

    return asyncio.run(running())
