"""How much may be asked of a server, and how often."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What one connection or one client (an address) may ask for."""

    requests: float = 20.0
    """Requests a second on a connection, in the long run."""
    burst: int = 60
    """Requests at once on a connection."""
    malformed: int = 20
    """Messages that are no requests, or too many at once, after which a connection is closed."""
    tables: float = 20.0
    """Tables a minute that a client may open, in the long run and at once."""
    calls: float = 600.0
    """Other calls a minute of a client, in the long run and at once."""
    unknown: float = 60.0
    """Links a minute that a client may try and that open nothing."""
    watchers: int = 50
    """People who look on at a table."""
    body: int = 262_144
    """Bytes of a call at most; that of a saved game may be 16 times as long."""
    clients: int = 4096
    """Clients that are remembered."""


class Bucket:
    """Lets so much through: a store that fills up again by and by.

    >>> bucket = Bucket(2, 1.0, 0.0)
    >>> bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)
    (True, True, False, True)
    """

    __slots__ = ("size", "rate", "_there", "_since")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        """How much comes back a second."""
        self._there = size
        self._since = now

    def take(self, now: float) -> bool:
        """Take one, and tell whether there was one."""
        self._there = min(self.size, self._there + (now - self._since) * self.rate)
        self._since = now
        if self._there < 1:
            return False
        self._there -= 1
        return True


class Clients:
    """A bucket for each client; those that have not been seen for longest are forgotten first."""

    def __init__(self, a_minute: float, most: int) -> None:
        self._a_minute = a_minute
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str, now: float) -> bool:
        """Take one for a client, and tell whether there was one."""
        bucket = self._buckets.pop(client, None) or Bucket(self._a_minute, self._a_minute / 60, now)
        self._buckets[client] = bucket
        if len(self._buckets) > self._most:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(now)
