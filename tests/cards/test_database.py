"""Making a database and opening it."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from apnap.cards import database as database_module
from apnap.cards.build import import_files
from apnap.cards.database import CardDatabase
from apnap.errors import CardDataError

from .conftest import oracle, write_lines


@pytest.fixture
def target(tmp_path: Path) -> Path:
    target = tmp_path / "home" / "cards.sqlite"
    import_files([write_lines(tmp_path / "old.jsonl", [oracle("Old One"), oracle("Kept One")])], target)
    return target


def test_a_card_comes_back_as_it_was_imported(database: CardDatabase) -> None:
    card = database.card("Gleamwort // Shadowort")
    assert (card.layout, [face.text for face in card.faces]) == ("split", ["Scry 1.", "Scry 2."])
    assert [card.name for card in database] == list(database.names())
    assert len(database) == 9


def test_the_database_says_where_it_is_from(database: CardDatabase) -> None:
    assert [(source.file, source.shape) for source in database.sources] == [
        ("cards.jsonl", "oracle-cards"),
        ("atomic.json", "AtomicCards"),
    ]
    assert all(len(source.sha256) == 64 for source in database.sources)
    assert database.imported_at.endswith("+00:00")


def test_it_is_opened_read_only(database: CardDatabase) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        database._connection.execute("DELETE FROM cards")


def test_an_import_takes_the_place_of_the_old_cards(tmp_path: Path, target: Path) -> None:
    import_files([write_lines(tmp_path / "new.jsonl", [oracle("New One")])], target)
    assert names(target) == ["New One"]


def names(path: Path) -> list[str]:
    with CardDatabase(path) as cards:
        return list(cards.names())


class Interrupted(BaseException):
    pass


def test_an_interrupted_import_leaves_the_old_database_and_nothing_else(tmp_path: Path, target: Path) -> None:
    def interrupt(done: int, total: int) -> None:
        raise Interrupted

    with pytest.raises(Interrupted):
        import_files([write_lines(tmp_path / "new.jsonl", [oracle("New One")])], target, interrupt)
    assert names(target) == ["Old One", "Kept One"]
    assert [path.name for path in target.parent.iterdir()] == ["cards.sqlite"]


def test_an_import_interrupted_while_writing_does_too(
    tmp_path: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise Interrupted

    monkeypatch.setattr("apnap.cards.build.os.replace", interrupt)
    with pytest.raises(Interrupted):
        import_files([write_lines(tmp_path / "new.jsonl", [oracle("New One")])], target)
    assert names(target) == ["Old One", "Kept One"]
    assert [path.name for path in target.parent.iterdir()] == ["cards.sqlite"]


def test_a_refused_file_leaves_the_old_database(tmp_path: Path, target: Path) -> None:
    with pytest.raises(CardDataError, match="line 2"):
        import_files([write_lines(tmp_path / "new.jsonl", [oracle("New One"), oracle("Bad One", power=1)])], target)
    assert names(target) == ["Old One", "Kept One"]


def test_a_later_file_replaces_cards_of_an_earlier_one_but_keeps_spanish(
    tmp_path: Path, database: CardDatabase
) -> None:
    later = write_lines(tmp_path / "later.jsonl", [oracle("Dellmoor Wisp", power="7")])
    import_files([tmp_path / "atomic.json", later], tmp_path / "both.sqlite")
    with CardDatabase(tmp_path / "both.sqlite") as cards:
        assert cards.card("Fuego fatuo de Dellmoor").front.power == "7"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_of_two_cards_with_one_name_the_one_for_regular_play_is_kept(tmp_path: Path, order: tuple[int, int]) -> None:
    twins = [oracle("Twin", power="1"), oracle("Twin", power="2", set_type="funny")]
    report = import_files([write_lines(tmp_path / "c", [twins[number] for number in order])], tmp_path / "db")
    with CardDatabase(tmp_path / "db") as cards:
        assert cards.card("Twin").front.power == "1"
    assert (report.cards, [skipped.reason for skipped in report.skipped]) == (1, ["another card of the same name"])


def test_no_database_one_of_another_version_and_another_file_say_to_import(
    tmp_path: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"something else" * 100)
    for path, told in ((tmp_path / "none", "there is no card database"), (other, "no card database")):
        with pytest.raises(CardDataError, match=f"{told}.*import the cards again"):
            CardDatabase(path)
    monkeypatch.setattr(database_module, "SCHEMA_VERSION", 99)
    with pytest.raises(CardDataError, match="version 1 and version 99 is needed: import the cards again"):
        CardDatabase(target)


def test_compiled_abilities_are_kept_for_one_grammar_only(target: Path) -> None:
    with CardDatabase(target) as cards, CardDatabase(target) as elsewhere:
        cards.put_compiled("g1", [("Old One", b"abilities"), ("Kept One", b"more")])
        assert elsewhere.compiled("Old One", "g1") == cards.compiled("Old One", "g1") == b"abilities"
        assert cards.compiled("Old One", "g2") is None
        cards.put_compiled("g2", [("Old One", b"new")])
        assert (cards.compiled("Old One", "g2"), cards.compiled("Kept One", "g1")) == (b"new", None)


def test_abilities_of_replaced_records_are_not_kept(tmp_path: Path, target: Path) -> None:
    with CardDatabase(target) as cards:
        import_files([write_lines(tmp_path / "new.jsonl", [oracle("Old One", power="9")])], target)
        cards.put_compiled("g1", [("Old One", b"of the old record")])
    with CardDatabase(target) as renewed:
        assert renewed.compiled("Old One", "g1") is None


def test_a_place_that_can_not_be_written_is_refused(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(CardDataError, match="can't be written"):
        import_files([write_lines(tmp_path / "new.jsonl", [oracle("New One")])], blocked / "cards.sqlite")


def test_what_a_killed_import_left_is_cleared_but_not_what_another_is_writing(tmp_path: Path, target: Path) -> None:
    dead, alive = target.with_name("cards.sqlite.1.new"), target.with_name("cards.sqlite.2.new")
    for path in (dead, alive):
        path.write_bytes(b"half")
    os.utime(dead, (0, 0))
    import_files([write_lines(tmp_path / "new.jsonl", [oracle("New One")])], target)
    assert (dead.exists(), alive.exists(), names(target)) == (False, True, ["New One"])
