"""A game at a terminal, kept while it is played: every act goes into a file before anybody sees what follows from it.

Each game has a file of its own among the user's data, which goes away when the game is over. As long as somebody plays,
no other process can open it, so that the last game to be resumed is never one that is going on elsewhere.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from time import time_ns
from typing import Final

import msgspec

from apnap.agents.agent import make_agent
from apnap.cards.home import data_folder
from apnap.errors import ApnapError
from apnap.game import Game
from apnap.ids import Player
from apnap.table.journal import ACT, ANSWER, UNDO, Entry, Journal, SeatKept, acts_in
from apnap.table.settings import Settings
from apnap.table.table import Seat, Table

_SETTINGS: Final = "settings"
"""A kind of entry: what a person has set."""
_SUFFIX: Final = ".game"
_TABLE: Final = 1
_GAME: Final = 1
"""The numbers of the only table and the only game of a file."""


def games_folder() -> Path:
    """Return the folder of the games that are not over; it is not made here."""
    return data_folder() / "games"


class Keeper:
    """Keeps one game at a time."""

    def __init__(self, folder: Path | None = None) -> None:
        self._chosen_folder = folder
        self.asked = False
        """Whether the next act is a person's answer to a question."""
        self.trouble = ""
        """Why nothing is kept any more; empty: it is."""
        self._journal: Journal | None = None
        self._entries = 0

    @property
    def folder(self) -> Path:
        """Where its files are."""
        return self._chosen_folder or games_folder()

    def table(self, game: Game, seats: Sequence[Seat]) -> Table:
        """Return a table whose game is kept from now on; the one before is forgotten."""
        table = Table(game, seats, self.note)
        self._begin(table)
        return table

    def _begin(self, table: Table) -> None:
        self.finish()
        path = self.folder / f"{time_ns():020d}{_SUFFIX}"
        seats = [SeatKept(seat.name, seat.agent.name if seat.agent else "", seat.lang) for seat in table.seats]
        try:
            self._journal = Journal(path)
            with self._journal.writing():
                self._journal.open_table(seats, "", ())
                self._journal.begin_game(_TABLE, _GAME, table.game.to_json())
        except (ApnapError, sqlite3.Error, OSError) as error:
            self._give_up(error)
        self._entries = 0
        for player, seat in enumerate(table.seats):
            if seat.agent is None:
                self.keep_settings(player, seat.settings)

    def note(self, kind: str, player: Player, data: list[int]) -> None:
        """Keep an act, or how many were taken back: what a table tells."""
        if kind == UNDO:
            self._write(Entry(UNDO, player, data[0]))
        else:
            self._write(Entry(ANSWER if self.asked else ACT, player, data))

    def keep_settings(self, player: Player, settings: Settings) -> None:
        """Keep what a person has set."""
        self._write(Entry(_SETTINGS, player, msgspec.to_builtins(settings)))

    def _write(self, entry: Entry) -> None:
        if self._journal is None:
            return
        try:
            self._journal.write(_TABLE, _GAME, self._entries, entry)
        except sqlite3.Error as error:
            self._give_up(error)
        self._entries += 1

    def _give_up(self, error: Exception) -> None:
        """Go on without keeping anything: a full disk is no reason to end a game."""
        self.trouble = str(error)
        self.close()

    def finish(self) -> None:
        """Remove the file: the game is over, or another one is played."""
        path = None if self._journal is None else self._journal.path
        self.close()
        if path is not None:
            for suffix in ("", "-wal", "-shm"):
                path.with_name(path.name + suffix).unlink(missing_ok=True)

    @property
    def is_keeping(self) -> bool:
        """Whether a game is being kept."""
        return self._journal is not None

    def close(self) -> None:
        """Leave the file for another time."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def resume(self) -> Table | None:
        """Return the table of the game that was played last and is not over, None if there is none.

        Files that are in use, damaged or of another version are passed over.
        """
        for path in sorted(self.folder.glob(f"*{_SUFFIX}"), key=_last_used, reverse=True):
            try:
                self._journal = Journal(path)
                table = self._read(self._journal)
            except (ApnapError, sqlite3.Error):
                self.close()
                continue
            if not table.game.is_over():
                return table
            self.finish()
        return None

    def _read(self, journal: Journal) -> Table:
        kept = journal.kept(_TABLE)
        game = Game.from_json(kept.start)
        acts, held = acts_in(kept.entries, game.answers)
        seats = []
        for number, place in enumerate(kept.seats):
            agent = make_agent(place.agent, game.setup.seed + number) if place.agent else None
            seats.append(Seat(place.name, agent, game.lang))
        table = Table(game, seats, self.note)
        table.resume(acts, held)
        self._entries = len(kept.entries)
        for entry in kept.entries:
            if entry.kind == _SETTINGS:
                seats[entry.seat].settings = msgspec.convert(entry.data, Settings)
        return table


def _last_used(path: Path) -> tuple[int, str]:
    """Return when a game was played last, in nanoseconds, and its name: of two of the same moment the newer one's is
    greater."""
    files = (path, path.with_name(f"{path.name}-wal"))
    return max((file.stat().st_mtime_ns for file in files if file.exists()), default=0), path.name
