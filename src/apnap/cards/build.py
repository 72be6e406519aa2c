"""Writing a card database from bulk files.

The new database is written beside the old one and takes its place in one step at the very end, so that an import that
fails or is interrupted leaves the old one as it was.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from apnap.cards.database import SCHEMA_VERSION
from apnap.cards.importers import CardFile, Progress, Skipped
from apnap.cards.names import fold_name, names_of
from apnap.cards.record import Card
from apnap.errors import CardDataError

_SCHEMA: Final = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE cards (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, record BLOB NOT NULL);
CREATE TABLE names (folded TEXT, rank INTEGER, card INTEGER, PRIMARY KEY (folded, rank, card)) WITHOUT ROWID;
CREATE TABLE compiled (card TEXT, grammar TEXT, abilities BLOB NOT NULL, PRIMARY KEY (card, grammar)) WITHOUT ROWID;
CREATE VIRTUAL TABLE name_search USING fts5(folded, name UNINDEXED, tokenize = 'trigram');
"""

_LEFTOVER_SECONDS: Final = 3600.0


class ImportReport(msgspec.Struct, frozen=True):
    """What an import did."""

    cards: int
    skipped: tuple[Skipped, ...]
    seconds: float
    path: Path


def import_files(paths: Sequence[Path], target: Path, progress: Progress | None = None) -> ImportReport:
    """Make the database at ``target`` from the cards of these files, in place of the one that is there.

    A card that several files have is taken from the last of them; it keeps a Spanish wording that only an earlier one
    has. ``progress`` is called with the bytes done and in all, file by file.

    Raises :class:`~apnap.errors.CardDataError` if anything in a file is not right; nothing is changed then.
    """
    began = time.perf_counter()
    cards: dict[str, Card] = {}
    skipped: list[Skipped] = []
    sources: list[dict[str, str]] = []
    for path in paths:
        file = CardFile(path, progress)
        _merge(cards, _one_of_each_name(file, skipped))
        skipped.extend(file.skipped)
        sources.append({"file": path.name, "shape": file.source, "sha256": file.sha256})
    if not cards:
        raise CardDataError("there is no card to import: give at least one card file")
    meta = {
        "schema": str(SCHEMA_VERSION),
        "imported_at": datetime.now(UTC).isoformat(timespec="microseconds"),
        "sources": msgspec.json.encode(sources).decode(),
        "cards": str(len(cards)),
    }
    write_database(cards.values(), meta, target)
    return ImportReport(len(cards), tuple(skipped), time.perf_counter() - began, target)


def _one_of_each_name(file: Iterable[Card], skipped: list[Skipped]) -> dict[str, Card]:
    """Return the cards by name; of several cards with one name (201.2) the first that is for regular play."""
    cards: dict[str, Card] = {}
    for card in file:
        known = cards.get(card.name)
        if known is not None:
            skipped.append(Skipped(card.name, "another card of the same name"))
            if card.is_funny or not known.is_funny:
                continue
        cards[card.name] = card
    return cards


def _merge(cards: dict[str, Card], later: dict[str, Card]) -> None:
    for name, card in later.items():
        earlier = cards.get(name)
        if earlier is not None and len(earlier.faces) == len(card.faces):
            faces = tuple(
                new if new.spanish else msgspec.structs.replace(new, spanish=old.spanish)
                for new, old in zip(card.faces, earlier.faces, strict=True)
            )
            card = msgspec.structs.replace(card, faces=faces)
        cards[name] = card


def write_database(cards: Iterable[Card], meta: dict[str, str], target: Path) -> None:
    """Write these cards, each name once, as the database at ``target``; it appears there complete or not at all.

    Raises :class:`~apnap.errors.CardDataError` if it can't be written.
    """
    unfinished = target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _clear_leftovers(target)
        with contextlib.closing(sqlite3.connect(unfinished, isolation_level=None)) as connection:
            _fill(connection, cards, meta)
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(unfinished, target)
    except (OSError, sqlite3.OperationalError) as error:
        raise CardDataError(f"{target}: the card database can't be written: {error}") from error
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _clear_leftovers(target: Path) -> None:
    """Remove what imports that were killed left behind; a younger file may belong to one that is still running."""
    for leftover in target.parent.glob(f"{target.name}.*.new"):
        if time.time() - leftover.stat().st_mtime > _LEFTOVER_SECONDS:
            leftover.unlink(missing_ok=True)


def _fill(connection: sqlite3.Connection, cards: Iterable[Card], meta: dict[str, str]) -> None:
    # no journal: the file is thrown away if anything goes wrong
    connection.execute("PRAGMA journal_mode = OFF")
    connection.execute("PRAGMA synchronous = OFF")
    connection.executescript(_SCHEMA)
    connection.execute("BEGIN")
    encoder = msgspec.msgpack.Encoder()
    records: list[tuple[int, str, bytes]] = []
    names: set[tuple[str, int, int]] = set()
    searched: dict[tuple[str, str], None] = {}
    for number, card in enumerate(cards, 1):
        records.append((number, card.name, encoder.encode(card)))
        for name, rank in names_of(card):
            folded = fold_name(name)
            names.add((folded, rank, number))
            searched[folded, name] = None
    connection.executemany("INSERT INTO meta VALUES (?, ?)", meta.items())
    connection.executemany("INSERT INTO cards VALUES (?, ?, ?)", records)
    connection.executemany("INSERT INTO names VALUES (?, ?, ?)", sorted(names))
    connection.executemany("INSERT INTO name_search VALUES (?, ?)", searched)
    connection.execute("COMMIT")
    connection.execute("PRAGMA journal_mode = DELETE")
