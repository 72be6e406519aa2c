"""The card database: one sqlite file, one record a card, opened for reading (108.1).

It is made by :mod:`.build`. Beside the cards it keeps their abilities once compiled, stamped with the version of the
grammar that read them, so that a card is compiled only once.

The tables: ``cards`` (full name, record as msgpack), ``names`` (folded name → card), ``name_search`` (trigrams of the
names), ``compiled`` and ``meta``.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from apnap.cards.home import database_path
from apnap.cards.lookup import CardSource
from apnap.cards.record import Card
from apnap.errors import CardDataError

SCHEMA_VERSION: Final = 1
"""Goes up with every change of the tables or of :class:`~apnap.cards.record.Card`."""

_AGAIN: Final = "import the cards again with `apnap cards import FILE` or `apnap cards fetch`"
_NEAR: Final = 100
"""How many names with the most trigrams in common are compared letter by letter."""


class SourceFile(msgspec.Struct, frozen=True):
    """A file that a database was made from."""

    file: str
    shape: str
    sha256: str


class CardDatabase(CardSource):
    """An open card database; ``with CardDatabase() as cards: …`` closes it.

    Raises :class:`~apnap.errors.CardDataError` if there is none at ``path``, or none that this version can read.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or database_path()
        if not self.path.is_file():
            raise CardDataError(f"there is no card database at {self.path}: {_AGAIN}")
        self._decoder = msgspec.msgpack.Decoder(Card)
        self._connection = _connect(self.path, "ro")
        try:
            meta = _meta(self._connection, self.path)
            if meta.get("schema") != str(SCHEMA_VERSION):
                raise CardDataError(
                    f"{self.path}: this card database has version {meta.get('schema')} and version {SCHEMA_VERSION} "
                    f"is needed: {_AGAIN}"
                )
        except CardDataError:
            self._connection.close()
            raise
        self.imported_at = meta["imported_at"]
        """When it was made, ISO date and time in UTC."""
        self.sources = msgspec.json.decode(meta["sources"], type=tuple[SourceFile, ...])
        self._count = int(meta["cards"])

    def close(self) -> None:
        self._connection.close()

    def matches(self, folded: str) -> list[tuple[int, Card]]:
        rows = self._connection.execute(
            "SELECT names.rank, cards.record FROM names JOIN cards ON cards.id = names.card WHERE names.folded = ?",
            (folded,),
        )
        return [(rank, self._decoder.decode(record)) for rank, record in rows]

    def similar(self, folded: str) -> Iterator[str]:
        trigrams = dict.fromkeys(folded[start : start + 3] for start in range(len(folded) - 2))
        if trigrams:
            query = " OR ".join('"' + trigram.replace('"', '""') + '"' for trigram in trigrams)
            rows = self._connection.execute(
                "SELECT name FROM name_search WHERE name_search MATCH ? ORDER BY rank LIMIT ?", (query, _NEAR)
            )
        else:
            rows = self._connection.execute("SELECT name FROM name_search WHERE length(folded) < 6")
        return (name for (name,) in rows)

    def names(self) -> Iterator[str]:
        return (name for (name,) in self._connection.execute("SELECT name FROM cards ORDER BY id"))

    def __iter__(self) -> Iterator[Card]:
        for (record,) in self._connection.execute("SELECT record FROM cards ORDER BY id"):
            yield self._decoder.decode(record)

    def __len__(self) -> int:
        return self._count

    def compiled(self, name: str, grammar: str) -> bytes | None:
        """Return what :meth:`put_compiled` kept for the card of this full name under this grammar version."""
        row = self._connection.execute(
            "SELECT abilities FROM compiled WHERE card = ? AND grammar = ?", (name, grammar)
        ).fetchone()
        return row[0] if row else None

    def put_compiled(self, grammar: str, abilities: Iterable[tuple[str, bytes]]) -> None:
        """Keep the compiled abilities of cards (by full name), and forget those of any other grammar version.

        If the file has been replaced by a new import meanwhile, nothing is kept: they belong to other records.

        Raises :class:`~apnap.errors.CardDataError` if the file can't be written.
        """
        with contextlib.closing(_connect(self.path, "rw")) as connection:
            try:
                connection.execute("BEGIN IMMEDIATE")
                if _meta(connection, self.path).get("imported_at") == self.imported_at:
                    connection.execute("DELETE FROM compiled WHERE grammar != ?", (grammar,))
                    connection.executemany(
                        "INSERT OR REPLACE INTO compiled VALUES (?, ?, ?)",
                        ((name, grammar, blob) for name, blob in abilities),
                    )
                connection.execute("COMMIT")
            except sqlite3.OperationalError as error:
                raise CardDataError(f"{self.path}: the compiled abilities can't be kept: {error}") from error


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    try:
        return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=30)
    except sqlite3.OperationalError as error:
        raise CardDataError(f"{path}: the card database can't be opened: {error}") from error


def _meta(connection: sqlite3.Connection, path: Path) -> dict[str, str]:
    try:
        return dict(connection.execute("SELECT key, value FROM meta"))
    except sqlite3.DatabaseError as error:
        raise CardDataError(f"{path}: this is no card database ({error}): {_AGAIN}") from error
