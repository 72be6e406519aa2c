"""What a table of the server has the journal keep."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Literal

import msgspec

from apnap.errors import ApnapError
from apnap.game import Game
from apnap.ids import NO_PLAYER, Player
from apnap.table.journal import Entry, Journal, Kept, SeatKept
from apnap.table.table import Seat

SEAT: Final = "seat"
"""A kind of entry: how a person is called, and what they have set."""
ASKS: Final = "asks"
"""A kind of entry: a person asks to take something back; with NO_PLAYER nobody does any more."""
READY: Final = "ready"
"""A kind of entry: a person is ready for another game, with these cards in the deck."""
CLOCKS: Final = "clocks"
"""A kind of entry: what each player has left of their time, in seconds."""
OUT_OF_TIME: Final = "time"
"""A kind of entry: a player has nothing left of it."""


class Options(msgspec.Struct, frozen=True):
    """What was arranged for a table beside the rules of the game."""

    best_of: int = 1
    clock: float = 0.0
    """Seconds that each player has for all decisions of a game; 0: as long as they like."""
    on_time: Literal["concede", "pass"] = "concede"
    """What happens to a player whose time is over: they lose, or whatever they are asked is answered by passing."""
    grace: float = 120.0
    """Seconds after which others may claim the win over a player who has to decide and is away; 0: never."""
    idle: float = 600.0
    """The same of a player who is there."""


class Score(msgspec.Struct, frozen=True):
    """The games of the match that have been played before this one."""

    wins: tuple[int, ...]
    games: int = 0


class Record:
    """A table in the journal: the game that is played now, and how many entries it has."""

    def __init__(self, journal: Journal, number: int, game: int = 1, entries: int = 0) -> None:
        self.journal = journal
        self.number = number
        self.game = game
        self.entries = entries
        self._seats: list[dict[str, Any]] = []
        self._clocks: list[float] = []

    @classmethod
    def begin(
        cls,
        journal: Journal,
        game: Game,
        seats: Sequence[SeatKept],
        options: Options,
        tokens: Sequence[tuple[bytes, Player]],
    ) -> Record:
        """Keep a new table.

        :param tokens: the hash of each link, with the seat that it opens
        """
        with journal.writing():
            number = journal.open_table(seats, msgspec.json.encode(options).decode(), tokens)
            journal.begin_game(number, 1, game.to_json(), _score(Score((0,) * len(seats))))
        return cls(journal, number)

    def next_game(self, game: Game, score: Score) -> None:
        """Keep that another game begins."""
        self.game += 1
        self.entries = 0
        self._seats, self._clocks = [], []
        self.journal.begin_game(self.number, self.game, game.to_json(), _score(score))

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Keep what is written inside all at once, or nothing of it if that is refused."""
        before = self.entries
        try:
            with self.journal.writing():
                yield
        except ApnapError:
            self.entries = before
            raise

    def write(self, kind: str, seat: Player, data: Any = None) -> None:
        """Keep an entry."""
        self.journal.write(self.number, self.game, self.entries, Entry(kind, seat, data))
        self.entries += 1

    def save(self, game: Game) -> None:
        """Keep the game as it is now."""
        self.journal.save(self.number, self.game, game.to_json())

    def know_seats(self, seats: Sequence[Seat]) -> None:
        """Take what persons have set for kept."""
        self._seats = [_set_by(seat) for seat in seats]

    def keep_seats(self, seats: Sequence[Seat]) -> None:
        """Keep what persons have set, where that has changed."""
        there = [_set_by(seat) for seat in seats]
        before = self._seats or [{}] * len(there)
        for player, (was, now) in enumerate(zip(before, there, strict=True)):
            if was != now:
                self.write(SEAT, player, now)
        self._seats = there

    def keep_clocks(self, left: list[float]) -> None:
        """Keep what players have left of their time, if that has changed."""
        rounded = [round(seconds, 1) for seconds in left]
        if rounded != self._clocks:
            self.write(CLOCKS, NO_PLAYER, rounded)
            self._clocks = rounded


def options_of(kept: Kept) -> Options:
    """Return what was arranged for a table."""
    return msgspec.json.decode(kept.options, type=Options)


def score_of(kept: Kept) -> Score:
    """Return how the match stood when the game of a table began."""
    return msgspec.json.decode(kept.score, type=Score)


def _score(score: Score) -> str:
    return msgspec.json.encode(score).decode()


def _set_by(seat: Seat) -> dict[str, Any]:
    return {"name": seat.name, "lang": seat.lang, "settings": seat.settings, "passing": seat.passing}
