"""What is kept of tables: whole, in order, and nothing that opens a seat."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest

from apnap.errors import InvalidStateError
from apnap.ids import NO_PLAYER
from apnap.table.journal import ACT, ANSWER, FORM, UNDO, Entry, Journal, SeatKept, acts_in, hash_of

SEATS = (SeatKept("Ann", lang="es"), SeatKept("Computer", "heuristic"))


def kept_table(journal: Journal, token: str = "a token") -> int:
    """Keep a table whose first seat a token opens."""
    with journal.writing():
        number = journal.open_table(SEATS, "{}", [(hash_of(token), 0), (hash_of("to look on"), NO_PLAYER)])
        journal.begin_game(number, 1, "the start")
    return number


def test_a_table_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "new" / "tables.sqlite")
    number = kept_table(journal)
    with journal.writing():
        for n, entry in enumerate((Entry(ANSWER, 0, [1]), Entry(ACT, 1, [0, -1]), Entry(UNDO, 0, 2))):
            journal.write(number, 1, n, entry)
    journal.close()
    journal = Journal(tmp_path / "new" / "tables.sqlite")
    found = journal.kept(number)
    assert (found.seats, found.game, found.start, found.save) == (SEATS, 1, "the start", "")
    assert found.entries == (Entry(ANSWER, 0, [1]), Entry(ACT, 1, [0, -1]), Entry(UNDO, 0, 2))
    journal.close()


def test_the_newest_game_of_a_table_is_the_one_that_comes_back() -> None:
    journal = Journal()
    number = kept_table(journal)
    journal.write(number, 1, 0, Entry(ACT, 0, [1]))
    journal.begin_game(number, 2, "the second start", "a score")
    journal.save(number, 2, "later")
    found = journal.kept(number)
    assert (found.game, found.start, found.score, found.save, found.entries) == (
        2, "the second start", "a score", "later", ()
    )  # fmt: skip
    journal.close()


def test_tokens_open_their_seats_and_are_not_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    journal = Journal(file)
    number = kept_table(journal)
    assert journal.seat_of("a token") == (number, 0)
    assert journal.seat_of("to look on") == (number, NO_PLAYER)
    assert journal.seat_of("another") is None
    journal.close()
    written = b"".join(part.read_bytes() for part in tmp_path.iterdir())
    assert b"a token" not in written and hash_of("a token") in written
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_ends_in_an_error_is_not_kept() -> None:
    journal = Journal()
    number = kept_table(journal)
    with pytest.raises(ZeroDivisionError), journal.writing():
        journal.write(number, 1, 0, Entry(ACT, 0, [1]))
        raise ZeroDivisionError
    assert journal.kept(number).entries == ()
    journal.close()


def test_one_process_at_a_time_uses_the_file(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "tables.sqlite")
    with pytest.raises(InvalidStateError, match="locked") as refused:
        Journal(tmp_path / "tables.sqlite")
    assert refused.value.key == "serving.journal_unreadable"
    journal.close()


def test_another_programs_file_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE birds (name TEXT)")
    other.close()
    before = file.read_bytes()
    with pytest.raises(InvalidStateError) as refused:
        Journal(file)
    assert refused.value.key == "serving.journal_foreign"
    assert file.read_bytes() == before


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_text("These are not the tables that you are looking for. " * 100)
    with pytest.raises(InvalidStateError) as refused:
        Journal(file)
    assert refused.value.key == "serving.journal_unreadable"


def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    Journal(file).close()
    with sqlite3.connect(file) as other:
        other.execute(f"PRAGMA user_version = {FORM + 1}")
    other.close()
    with pytest.raises(InvalidStateError) as refused:
        Journal(file)
    assert refused.value.key == "serving.journal_too_new"


def test_a_damaged_entry_is_told(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "tables.sqlite")
    number = kept_table(journal)
    journal._db.execute("INSERT INTO entries VALUES (?, 1, 0, 0, 'act', 0, '[1')", (number,))
    with pytest.raises(InvalidStateError) as refused:
        journal.kept(number)
    assert refused.value.key == "serving.journal_unreadable"
    journal.close()


def test_acts_that_were_taken_back_are_gone() -> None:
    entries = (
        Entry(ANSWER, 0, [1]),
        Entry(ACT, 1, [2]),
        Entry("seat", 0, {}),
        Entry(UNDO, 0, 2),
        Entry(ANSWER, 0, [3]),
    )
    assert acts_in(entries) == ([(0, [3], True)], False)
    assert acts_in(entries[:4]) == ([], True)
    assert acts_in(entries[:2], [[7], [8, 9]]) == (
        [(NO_PLAYER, [7], False), (NO_PLAYER, [8, 9], False), (0, [1], True), (1, [2], False)],
        False,
    )
    assert acts_in([*entries[:2], Entry(UNDO, 0, 3)], [[7], [8, 9]])[0] == [(NO_PLAYER, [7], False)]
