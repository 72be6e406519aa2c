"""A table with the pages that are connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from apnap.ids import NO_PLAYER, Player
from apnap.web import protocol as wire
from apnap.web.connections import Connection
from apnap.web.hosted import Hosted
from apnap.web.telling import Told, everything, position


class Room:
    """A table and its pages; the event loop alone changes it."""

    def __init__(self, number: int, now: float, hosted: Hosted | None = None) -> None:
        self.number = number
        self.hosted = hosted
        """The table; None: it is not in memory."""
        self.seats: dict[Player, Connection] = {}
        self.watchers: set[Connection] = set()
        self.gone: dict[Player, float] = {}
        """Since when persons are away."""
        self.lock = asyncio.Lock()
        """Held by whoever lets the table do something."""
        self.task: asyncio.Task[None] | None = None
        """What lets agents finish a long turn."""
        self.opened = now
        self.used = now
        """When somebody was here last."""
        self.shown = now
        """When people were shown the table last."""
        self._claims: dict[Player, tuple[Player, ...]] = {}

    def everybody(self) -> list[Connection]:
        """Return all pages: those of seats first."""
        return [*self.seats.values(), *self.watchers]

    def present(self) -> tuple[bool, ...]:
        """Return by seat whether somebody is there; agents are."""
        assert self.hosted is not None
        people = self.hosted.people
        return tuple(player not in people or player in self.seats for player in range(len(self.hosted.table.seats)))

    def claims(self, player: Player, now: float) -> tuple[Player, ...]:
        """Return over whom a person may claim the win: who has to decide, and is away or has not decided for long."""
        hosted = self.hosted
        if hosted is None or hosted.is_over:
            return ()
        late = hosted.waiting_for
        if late in (NO_PLAYER, player) or player not in hosted.people:
            return ()
        options = hosted.options
        away = 0.0 if late in self.seats else now - self.gone.get(late, self.opened)
        waited = now - hosted.asked_since
        return (late,) if 0 < options.grace <= min(away, waited) or 0 < options.idle <= waited else ()

    def claims_changed(self, now: float) -> bool:
        """Tell whether other wins can be claimed than those that people were shown."""
        return any(self.claims(player, now) != self._claims.get(player, ()) for player in self.seats)

    def positions(
        self, hosted: Hosted, audience: Sequence[Connection], now: float
    ) -> list[tuple[Connection, wire.Position, Told]]:
        """Return what each of some pages is to be shown: the thread of the tables calls this."""
        present = self.present()
        found = []
        for connection in audience:
            player = connection.player
            lang = connection.lang if player == NO_PLAYER else hosted.table.seats[player].lang
            claims = self._claims[player] = self.claims(player, now)
            shown = position(hosted, player, connection.told, lang, present, claims, now)
            found.append((connection, shown, everything(hosted, lang)))
        return found
