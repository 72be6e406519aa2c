"""Games kept while they are played: the last one is found again, a finished one goes away, trouble ends no game."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from apnap.table.journal import Journal
from apnap.table.settings import PassUntil
from apnap.tui.gathering import Gathering
from apnap.tui.keeping import Keeper
from tests.tui.screens import people_at, small_game


def begin(folder: Path) -> Gathering:
    """Return a game that is kept in a folder, at its first question."""
    gathering = people_at(small_game(), folder=folder)
    go_on(gathering)
    return gathering


def go_on(gathering: Gathering) -> None:
    for _ in gathering.go_on():
        pass


def test_the_game_that_was_played_last_is_resumed(tmp_path: Path) -> None:
    first, second = begin(tmp_path), begin(tmp_path)
    second.say("keep")
    go_on(second)
    digest = second.game.digest()
    first.keeper.close()
    second.keeper.close()
    keeper = Keeper(tmp_path)
    table = keeper.resume()
    assert table is not None and table.game.digest() == digest
    other = Keeper(tmp_path)
    older = other.resume()
    assert older is not None and older.game.turn == 0
    keeper.close()
    other.close()


def test_what_was_taken_back_stays_taken_back(tmp_path: Path) -> None:
    gathering = begin(tmp_path)
    gathering.say("keep")
    go_on(gathering)
    digest = gathering.game.digest()
    gathering.pass_until(PassUntil.END_OF_TURN)
    go_on(gathering)
    gathering.undo()
    gathering.keeper.close()
    keeper = Keeper(tmp_path)
    table = keeper.resume()
    assert table is not None and table.game.digest() == digest
    assert table.is_waiting()
    keeper.close()


def test_a_game_that_is_over_leaves_no_file(tmp_path: Path) -> None:
    gathering = begin(tmp_path)
    assert len(list(tmp_path.glob("*.game"))) == 1
    gathering.concede()
    go_on(gathering)
    assert list(tmp_path.iterdir()) == []
    assert Keeper(tmp_path).resume() is None


def test_a_damaged_file_is_passed_over(tmp_path: Path) -> None:
    gathering = begin(tmp_path)
    gathering.keeper.close()
    (tmp_path / "99999999999999999999.game").write_bytes(b"no game at all")
    keeper = Keeper(tmp_path)
    assert keeper.resume() is not None
    keeper.close()


def test_a_full_disk_is_told_and_ends_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gathering = begin(tmp_path)

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Journal, "write", full)
    gathering.say("keep")
    go_on(gathering)
    assert gathering.game.turn == 1
    assert gathering.keeper.trouble == "database or disk is full"
