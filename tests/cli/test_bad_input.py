"""Bad input from the outside: one clear error with place and reason, exit code 2, nothing written, no traceback."""

from __future__ import annotations

import gzip
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from apnap.cards.build import import_files
from apnap.cli import COMMANDS, main
from apnap.game import Game
from tests.cards.conftest import oracle, write_lines

UNREAD = "Flying\nWobble two creatures sideways."
"""A card text whose second line has words that nobody understands."""

SCENARIO = """
id: custom/one-land
title: One land
setup: {A: {battlefield: [Plains]}}
stop: [1, upkeep]
expect: [{assert: count, zone: battlefield, player: A, name: Plains, value: 1}]
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the cards of whoever runs the tests out of it, and run in a folder of our own."""
    folder = tmp_path / "home"
    monkeypatch.setenv("APNAP_HOME", str(folder))
    monkeypatch.chdir(tmp_path)
    return folder


def run(*words: str) -> Result:
    """Run a command."""
    return CliRunner().invoke(main, words)


def refused(*words: str) -> str:
    """Run a command that must be refused, and return the error; no file may be new, and nothing printed."""
    before = sorted(Path().rglob("*"))
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    assert sorted(Path().rglob("*")) == before
    return result.stderr


def write(name: str, content: str | bytes) -> str:
    """Write a file and return its name."""
    Path(name).write_bytes(content.encode() if isinstance(content, str) else content)
    return name


def imported(home: Path, *records: dict[str, object]) -> None:
    """Import cards."""
    import_files([write_lines(Path("cards.jsonl"), list(records))], home / "cards.sqlite")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_exists(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert result.output.startswith(f"Usage: main {name}")


# ------------------------------------------------------------------------------------- cards and decks


def test_an_unknown_card_is_refused_with_up_to_three_suggestions(home: Path) -> None:
    imported(home, *(oracle(f"Dellmoor {name}") for name in ("Brute", "Brutes", "Bruta", "Bruto", "Wisp")))
    expected = "there is no card named 'Dellmoor Brut'; did you mean "
    told = refused("cards", "show", "Dellmoor Brut")
    assert told.startswith(f"apnap: {expected}")
    suggestions = told.removeprefix(f"apnap: {expected}").rstrip("?\n").split(", ")
    assert len(suggestions) == 3
    assert set(suggestions) < {f"Dellmoor {name}" for name in ("Brute", "Brutes", "Bruta", "Bruto")}
    deck = write("deck.txt", "20 Plains\n40 Dellmoor Brut\n")
    told = refused("play", deck, "elves", "--auto", "--json", "end.json")
    assert "deck.txt can't be read:\n  line 2: There is no card named “Dellmoor Brut”. Perhaps " in told
    assert sum(f"Dellmoor {name}" in told for name in ("Brute", "Brutes", "Bruta", "Bruto")) == 3


def test_a_card_that_is_not_understood_is_refused_by_name_with_the_words(home: Path) -> None:
    imported(home, oracle("Dellmoor Brute"), oracle("Dellmoor Wobbler", oracle_text=UNREAD))
    deck = write("deck.txt", "4 Dellmoor Brute\n4 Dellmoor Wobbler\n52 Forest\n")
    for words in (("play", deck, "elves"), ("play", "elves", deck, "--auto", "--json", "end.json")):
        told = refused(*words)
        assert told.startswith("apnap: “Dellmoor Wobbler” can't be played yet: ")
        assert "Wobble" in told
    assert "«Dellmoor Wobbler»" in refused("play", deck, "--lang", "es")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("Deck\n4 Plains\nPlains four\n", "line 3: “Plains four” is no card"),
        ("0 Plains\n", "line 1"),
        ("", "There is no card in it"),
        (b"\xff\xfe\x00", "is no text in UTF-8"),
        ("1 Nobody\n1 Noone\n", "line 2: There is no card named “Noone”"),
    ],
)
def test_a_malformed_deck_is_refused_with_every_line(content: str | bytes, told: str) -> None:
    deck = write("deck.txt", content)
    error = refused("play", "elves", deck, "--auto", "--json", "end.json")
    assert error.startswith("apnap: The deck list deck.txt ")
    assert told in error


def test_what_is_no_deck_is_refused() -> None:
    Path("folder").mkdir()
    assert "folder can't be read: " in refused("play", "folder")
    assert "there is no house deck and no file “elfs”; there are burn" in refused("play", "elfs")
    assert "there is no house deck and no file" in refused("play", "long" * 100)


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("bad.json", '[{"name": "Half', "bad.json: line 1: the file ends in the middle of its array"),
        ("bad.jsonl", '{"name": "Half', "bad.jsonl: line 1, card number 1: not whole JSON"),
        ("bad.jsonl", json.dumps(oracle("Good One")) + "\n" + json.dumps(oracle("Bad One", power=2)), "line 2"),
        ("bad.json", "[]", "there is no card in this file"),
        ("bad.json", "no cards", "not a card file"),
        ("bad.json.gz", gzip.compress(b"[" + bytes(range(200)), mtime=0)[:60], "bad.json.gz: "),
    ],
)
def test_a_malformed_card_file_is_refused_and_the_old_cards_stay(
    home: Path, name: str, content: str | bytes, told: str
) -> None:
    imported(home, oracle("Dellmoor Brute"))
    assert told in refused("cards", "import", write(name, content))
    assert run("cards", "show", "Dellmoor Brute").exit_code == 0
    assert "can't be read: No such file" in refused("cards", "import", "missing.json")


KILLED = """
import os, signal
from apnap.cards import build
from apnap.cli import main
build.os.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
main(["cards", "import", "new.jsonl"])
"""
"""An import that is killed when the new cards are about to take the place of the old ones."""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a signal that can't be caught")
def test_an_import_that_is_killed_leaves_the_old_cards(home: Path) -> None:
    imported(home, oracle("Dellmoor Brute"))
    write_lines(Path("new.jsonl"), [oracle("Dellmoor Newcomer")])
    done = subprocess.run([sys.executable, "-c", KILLED], capture_output=True)
    assert done.returncode == -signal.SIGKILL, done.stderr
    assert run("cards", "show", "Dellmoor Brute").stdout.startswith("Dellmoor Brute")
    assert refused("cards", "show", "Dellmoor Newcomer")
    assert run("cards", "import", "new.jsonl").exit_code == 0
    assert run("cards", "show", "Dellmoor Newcomer").exit_code == 0


def test_a_database_that_is_none_is_refused(home: Path) -> None:
    home.mkdir()
    (home / "cards.sqlite").write_bytes(b"no database at all, and longer than its header" * 9)
    assert "this is no card database" in refused("cards", "show", "Dellmoor Brute")
    assert "this is no card database" in refused("play", "--auto")


# ------------------------------------------------------------------------------------- scenarios


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("bad.yaml", "id: [x\n", "bad.yaml:2: is not YAML"),
        ("bad.json", '{"id": "x",\n "title" 3}\n', "bad.json:2: is not JSON"),
        ("bad.yaml", SCENARIO + "extra: 1\n", "bad.yaml:7: $.extra: "),
        ("bad.yaml", SCENARIO.replace("Plains", "Planes"), "'Planes'"),
        ("bad.yaml", SCENARIO.replace("count,", "cuont,"), "$.expect[0]"),
        ("bad.jsonl", b"\xff\xfe\n", "bad.jsonl"),
        ("bad.json", "[]", "bad.json: holds no scenario"),
    ],
)
def test_a_malformed_scenario_is_refused_with_its_place(name: str, content: str | bytes, told: str) -> None:
    write(name, content)
    before = sorted(Path().iterdir())
    result = run("scenario", "run", name, "--json", "results.json")
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.startswith("error: ")
    assert result.stderr.count("\n") == 1
    assert sorted(Path().iterdir()) == before


def test_a_malformed_scenario_beside_a_good_one_is_reported() -> None:
    write("good.yaml", SCENARIO)
    write("bad.yaml", SCENARIO.replace("upkeep", "teatime").replace("one-land", "tea"))
    result = run("scenario", "run", ".", "--json", "results.json")
    assert result.exit_code == 2
    report = json.loads(Path("results.json").read_text(encoding="utf-8"))
    assert (report["total"], report["passed"], report["errors"]) == (2, 1, 1)
    assert "teatime" in result.stderr


def test_what_is_no_scenario_file_is_refused() -> None:
    assert "its name must end with" in refused("scenario", "run", write("deck.txt", "4 Plains"))
    assert "missing.yaml" in refused("scenario", "run", "missing.yaml")
    assert "no level" in refused("scenario", "run", write("good.yaml", SCENARIO), "--level", "9")


# ------------------------------------------------------------------------------------- saves and actions


def saved() -> str:
    """Return a saved game."""
    return Game.from_decks("burn", "elves", seed=3).to_json()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "game.json can't be read: "),
        ("[1]", "list"),
        ("{}", "apnap_game"),
        (b"\xff\xfe", "game.json can't be read: "),
        ('{"apnap_game": 99}', "99"),
    ],
)
def test_a_malformed_save_is_refused(content: str | bytes, told: str) -> None:
    assert told in refused("play", "--load", write("game.json", content), "--auto", "--json", "end.json")


def test_a_save_that_was_changed_is_refused() -> None:
    data = json.loads(saved())
    data["digest"] = "0" * len(data["digest"])
    assert "digest" in refused("play", "--load", write("game.json", json.dumps(data)), "--auto")
    del data["seats"]
    assert "seats" in refused("play", "--load", write("game.json", json.dumps(data)), "--auto")


def test_a_save_that_is_missing_or_comes_with_decks_is_refused() -> None:
    assert "missing.json can't be read: No such file" in refused("play", "--load", "missing.json")
    assert "its own decks" in refused("play", "elves", "--load", write("game.json", saved()))


def test_a_saved_game_is_gone_on_with_in_its_language() -> None:
    game = Game.from_decks("burn", "elves", seed=3, lang="es")
    write("game.json", game.to_json())
    result = run("play", "--load", "game.json", "--auto", "--json", "end.json")
    assert result.exit_code == 0, result.output
    assert "ha ganado" in result.stdout.splitlines()[-1]
    assert json.loads(Path("end.json").read_text(encoding="utf-8"))["seed"] == 3


def test_a_text_that_is_no_action_is_refused_and_changes_nothing() -> None:
    typed = "save before.json\nabracadabra\ncast Abracadabra\nsave after.json\nquit\n"
    result = CliRunner().invoke(main, ["play", "--seed", "7"], input=typed)
    assert result.exit_code == 0
    assert "“abracadabra” is not something that can be answered here" in result.output
    assert "“cast Abracadabra” " in result.output
    assert "Traceback" not in result.output
    assert Path("before.json").read_text(encoding="utf-8") == Path("after.json").read_text(encoding="utf-8")


# ------------------------------------------------------------------------------------- reports and numbers


@pytest.mark.parametrize(
    "words",
    [
        ("play", "--auto"), ("bench",), ("fuzz",), ("scenario", "run", "."), ("cards", "coverage"),
    ],
    ids=" ".join,
)  # fmt: skip
def test_a_report_that_can_not_be_written_is_refused_before_the_work(words: tuple[str, ...]) -> None:
    assert "can't be written: No such file" in refused(*words, "--json", "none/report.json")
    assert "can't be written: Is a directory" in refused(*words, "--json", ".")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("fuzz", "--games", "0"), "0"),
        (("fuzz", "--rulebook", "1066"), "there is no rulebook named '1066'"),
        (("bench", "--seconds", "0"), "0"),
        (("cards", "coverage"), "there is no card database"),
        (("cards", "fetch", "--url", "nowhere"), "no address to fetch from"),
        (("dance",), "No such command 'dance'"),
    ],
)
def test_wrong_numbers_and_names_are_refused(words: tuple[str, ...], told: str) -> None:
    assert told in refused(*words)
