"""What a server keeps of its tables: an append-only log in one sqlite file.

A table has seats, and games that are played at it one after another. Of a game its beginning is kept, and every act and
every change of what a person has set, each as an entry. Entries are written before anybody is told of what they say, so
that a process that is killed loses nothing that a person has seen; sqlite itself keeps a half-written one out.

Of the links of seats the file has hashes only. It has everybody's hidden cards, so nobody but the owner may read it.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Any, Final

import msgspec

from apnap.errors import ApnapError, InvalidStateError
from apnap.i18n import message
from apnap.ids import NO_PLAYER, Player
from apnap.table.table import Done

FORM: Final = 1
"""The version of the file."""
_MARK: Final = 0x61706E61
"""By which sqlite knows the file as one of ours."""

ANSWER: Final = "answer"
"""A kind of entry: a person's answer to a question."""
ACT: Final = "act"
"""A kind of entry: what an agent did, or what was done in a person's name."""
UNDO: Final = "undo"
"""A kind of entry: acts were taken back; the data is how many."""

_TABLES: Final = """
CREATE TABLE tables (id INTEGER PRIMARY KEY, began REAL NOT NULL, seats TEXT NOT NULL, options TEXT NOT NULL) STRICT;
CREATE TABLE tokens (hash BLOB PRIMARY KEY, at INTEGER NOT NULL, seat INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE games (
    at INTEGER NOT NULL, number INTEGER NOT NULL, began REAL NOT NULL, start BLOB NOT NULL, score TEXT NOT NULL,
    PRIMARY KEY (at, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE entries (
    at INTEGER NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL, time REAL NOT NULL, kind TEXT NOT NULL,
    seat INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (at, game, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE saves (
    at INTEGER NOT NULL, game INTEGER NOT NULL, save BLOB NOT NULL, PRIMARY KEY (at, game)
) STRICT, WITHOUT ROWID;
"""


class SeatKept(msgspec.Struct, frozen=True):
    """Who sits somewhere."""

    name: str
    agent: str = ""
    """The name of an agent; empty: a person."""
    lang: str = "en"


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""

    kind: str
    seat: Player
    data: Any


class Kept(msgspec.Struct, frozen=True):
    """What is kept of a table, as far as it is needed to go on."""

    id: int
    seats: tuple[SeatKept, ...]
    options: str
    """What the server has set for it, in its own words."""
    game: int
    """The number of the game that is played now, from 1."""
    score: str
    """What the server keeps of the games before."""
    start: str
    """That game at its beginning, as :meth:`apnap.Game.to_json` writes it."""
    save: str
    """The same some time later, or empty."""
    entries: tuple[Entry, ...]


def hash_of(token: str) -> bytes:
    """Return what the file has of the token of a seat."""
    return hashlib.sha256(token.encode()).digest()


class Journal:
    """The file. One thread uses it, and no other process can while it is open.

    :param path: of the file, which is made if it is not there; None: nothing is kept
    :raises InvalidStateError: the file can't be opened, is damaged, or is no such file
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        try:
            self._db = _opened(path)
        except (OSError, sqlite3.Error) as error:
            raise _refused("unreadable", path, why=str(error)) from error

    def close(self) -> None:
        """Close the file; nothing is waiting to be written."""
        self._db.close()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Write everything that is written inside at once, or nothing of it if that ends in an error."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    # ------------------------------------------------------------------------------------ writing

    def open_table(self, seats: Sequence[SeatKept], options: str, tokens: Sequence[tuple[bytes, Player]]) -> int:
        """Keep a new table and return its number.

        :param tokens: the hash of each link, with the seat that it opens
        """
        encoded = msgspec.json.encode(seats).decode()
        row = self._db.execute(
            "INSERT INTO tables (began, seats, options) VALUES (?, ?, ?)", (time(), encoded, options)
        ).lastrowid
        assert row is not None
        self._db.executemany("INSERT INTO tokens VALUES (?, ?, ?)", [(key, row, seat) for key, seat in tokens])
        return row

    def begin_game(self, table: int, number: int, start: str, score: str = "") -> None:
        """Keep the beginning of a game."""
        packed = zlib.compress(start.encode())
        self._db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?)", (table, number, time(), packed, score))

    def write(self, table: int, game: int, n: int, entry: Entry) -> None:
        """Keep the ``n``-th entry of a game."""
        data = msgspec.json.encode(entry.data).decode()
        self._db.execute(
            "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", (table, game, n, time(), entry.kind, entry.seat, data)
        )

    def save(self, table: int, game: int, save: str) -> None:
        """Keep a game as it is now, so that less has to be played again."""
        self._db.execute("INSERT OR REPLACE INTO saves VALUES (?, ?, ?)", (table, game, zlib.compress(save.encode())))

    # ------------------------------------------------------------------------------------ reading

    def seat_of(self, token: str) -> tuple[int, Player] | None:
        """Return the table and the seat that a token opens; NO_PLAYER as seat: it is for looking on."""
        row = self._db.execute("SELECT at, seat FROM tokens WHERE hash = ?", (hash_of(token),)).fetchone()
        return None if row is None else (row[0], row[1])

    def kept(self, table: int) -> Kept:
        """Return what is kept of a table.

        :raises InvalidStateError: the file is damaged
        """
        try:
            return self._read(table)
        except (sqlite3.Error, msgspec.DecodeError, zlib.error, TypeError, UnicodeDecodeError) as error:
            raise _refused("unreadable", self.path, why=str(error)) from error

    def _read(self, table: int) -> Kept:
        seats, options = self._db.execute("SELECT seats, options FROM tables WHERE id = ?", (table,)).fetchone()
        number, start, score = self._db.execute(
            "SELECT number, start, score FROM games WHERE at = ? ORDER BY number DESC LIMIT 1", (table,)
        ).fetchone()
        save = self._db.execute("SELECT save FROM saves WHERE at = ? AND game = ?", (table, number)).fetchone()
        rows = self._db.execute(
            "SELECT kind, seat, data FROM entries WHERE at = ? AND game = ? ORDER BY n", (table, number)
        )
        return Kept(
            id=table,
            seats=msgspec.json.decode(seats, type=tuple[SeatKept, ...]),
            options=options,
            game=number,
            score=score,
            start=zlib.decompress(start).decode(),
            save="" if save is None else zlib.decompress(save[0]).decode(),
            entries=tuple(Entry(kind, seat, msgspec.json.decode(data)) for kind, seat, data in rows),
        )


def acts_in(entries: Sequence[Entry], before: Sequence[list[int]] = ()) -> tuple[list[Done], bool]:
    """Return the acts that are left of all that was done and taken back, and whether something was taken back last.

    :param before: the answers of the acts that the game came with
    """
    acts = [Done(NO_PLAYER, list(answers), False) for answers in before]
    held = False
    for entry in entries:
        if entry.kind in (ANSWER, ACT):
            acts.append(Done(entry.seat, entry.data, entry.kind == ANSWER))
            held = False
        elif entry.kind == UNDO:
            del acts[len(acts) - entry.data :]
            held = True
    return acts, held


def _opened(path: Path | None) -> sqlite3.Connection:
    """Open the file, made if it is not there, and make sure that it is one of ours and of this form."""
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    db = sqlite3.connect(":memory:" if path is None else path, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        _prepare(db, path)
    except BaseException:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, path: Path | None) -> None:
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    mark = db.execute("PRAGMA application_id").fetchone()[0]
    form = db.execute("PRAGMA user_version").fetchone()[0]
    empty = not db.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
    if not empty and mark != _MARK:
        raise _refused("foreign", path)
    if form > FORM:
        raise _refused("too_new", path, version=form, known=FORM)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = NORMAL")
    db.execute("BEGIN IMMEDIATE")  # now nobody else can open it
    if empty:
        for statement in _TABLES.split(";"):
            db.execute(statement)
        db.execute(f"PRAGMA application_id = {_MARK}")
        db.execute(f"PRAGMA user_version = {FORM}")
    db.execute("COMMIT")


def _refused(what: str, path: Path | None, **values: object) -> ApnapError:
    key = f"serving.journal_{what}"
    values = {"file": str(path), **values}
    return InvalidStateError(message(key, "en", **values), rule="", key=key, **values)
