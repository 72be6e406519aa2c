"""One open page of somebody at a table: what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from apnap.ids import Player
from apnap.web import protocol as wire
from apnap.web.limits import Bucket, Limits
from apnap.web.telling import Told

MOST_WAITING: Final = 200
"""Messages that may wait for a page that does not read them."""

REPLACED: Final = 4001
"""The code with which a connection ends because another page has taken the seat."""
TOO_MUCH: Final = 4008
"""… because too much has been sent that is no request."""
UNKNOWN: Final = 4004
"""… because the link opens nothing."""


class Connection:
    """A page that is connected; the event loop alone uses it."""

    def __init__(self, player: Player, lang: str, limits: Limits, now: float) -> None:
        self.player = player
        self.lang = lang
        """The language of somebody who looks on; that of a person is kept with their seat."""
        self.told = Told()
        self.last: wire.Position | None = None
        """The position that was shown last, without its log."""
        self.requests = Bucket(limits.burst, limits.requests, now)
        self.malformed = Bucket(limits.malformed, 0.05, now)
        self._waiting: deque[bytes] = deque()
        self._unsent: wire.Position | None = None
        self._wake = asyncio.Event()
        self._code = 0

    def post(self, message: wire.Message) -> None:
        """Send a message; a page that reads nothing is given up."""
        if not self._code:
            self._waiting.append(wire.write_message(message))
            if len(self._waiting) > MOST_WAITING:
                self._waiting.clear()
                self._code = TOO_MUCH
            self._wake.set()

    def show(self, position: wire.Position, told: Told, *, always: bool = False) -> None:
        """Send a position, unless nothing in it is new. One that has not been sent yet is replaced.

        :param always: send it even so
        """
        bare = msgspec.structs.replace(position, log=(), whole_log=False)
        self.told = told
        if not always and not position.log and not position.whole_log and bare == self.last:
            return
        if self._unsent is not None and not position.whole_log:
            position = msgspec.structs.replace(
                position, log=self._unsent.log + position.log, whole_log=self._unsent.whole_log
            )
        self.last = bare
        self._unsent = position
        self._wake.set()

    def close(self, code: int, message: wire.Closed) -> None:
        """End the connection after one more message."""
        if not self._code:
            self.post(message)
            self._unsent = None
            self._code = code
            self._wake.set()

    @property
    def code(self) -> int:
        """The code with which the connection ends; 0: it does not yet."""
        return self._code

    async def outgoing(self) -> AsyncIterator[bytes]:
        """Yield what is to be sent until the connection ends."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while (data := self.next()) is not None:
                yield data
            if self._code:
                return

    def next(self) -> bytes | None:
        """Return what is to be sent next and forget it; None: nothing now."""
        if self._waiting:
            return self._waiting.popleft()
        position, self._unsent = self._unsent, None
        return None if position is None else wire.write_message(position)
