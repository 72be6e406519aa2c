"""``apnap play`` as a command: exit codes, the report, bad arguments."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from apnap.cli import main


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the user's cards out of it."""
    monkeypatch.setenv("APNAP_HOME", str(tmp_path / "home"))


def run(*arguments: str, typed: str = "") -> Result:
    """Run the command with typed lines as its input."""
    return CliRunner().invoke(main, ["play", *arguments], input=typed)


def test_auto_ends_with_a_winner_and_a_report(tmp_path: Path) -> None:
    file = tmp_path / "end.json"
    result = run("--auto", "--seed", "7", "--json", str(file))
    assert result.exit_code == 0, result.output
    report = json.loads(file.read_text(encoding="utf-8"))
    assert set(report) == {"winner", "reason", "turns", "decisions", "seconds", "seed", "digest"}
    assert report["winner"] in ("A", "B") and report["seed"] == 7 and report["decisions"] > 20
    assert "Turn 1: A" in result.output or "Turn 1: B" in result.output
    assert result.output.splitlines()[-1].startswith(f"{report['winner']} has won: ")


def test_equal_seeds_give_equal_games(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        run("--auto", "--seed", "11", "--agents", "random,heuristic", "--json", str(file))
    one, two = (json.loads(file.read_text(encoding="utf-8")) for file in files)
    assert one["digest"] == two["digest"]


def test_a_piped_game_is_left_cleanly_at_the_end_of_input() -> None:
    result = run("--seed", "7", typed="help\n")
    assert result.exit_code == 0
    assert result.output.splitlines()[-1] == "The game is not over."


def test_each_opening_hand_is_shown_before_it_is_kept() -> None:
    shown = run("--seed", "7", typed="1\nmulligan\nkeep\n").output.partition("keeps or mulligans (103.5)")
    assert "hand:" in shown[0]
    before, _, after = shown[2].partition("> mulligan")
    assert "hand:" not in before
    assert "hand:" in after.partition("keeps or mulligans (103.5)")[0]


def test_bytes_that_are_no_text_are_refused_like_any_other_line() -> None:
    result = CliRunner().invoke(main, ["play", "--seed", "7"], input=b"\xff\xfe\nhelp\n")
    assert result.exit_code == 0
    assert "is not something that can be answered here" in result.output


def test_in_spanish() -> None:
    result = run("--seed", "7", "--lang", "es", typed="ayuda\n")
    assert result.exit_code == 0
    assert result.output.splitlines()[-1] == "La partida no ha terminado."


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("no-such-deck",), "there is no house deck and no file “no-such-deck”"),
        (("lanterns", "elves", "burn"), "a game in the terminal has two decks, not 3"),
        (("--agents", "oracle"), "there is no agent “oracle”; there are random, heuristic, and human"),
        (("--agents", "random,random,random"), "there are 3 agents for 2 players"),
        (("--auto", "--agents", "human"), "there is no agent “human”"),
        (("--rulebook", "1066"), "1066"),
        (("--lang", "eo"), "eo"),
        (("--seed", "x"), "x"),
    ],
)
def test_bad_arguments_end_with_one_clear_line_and_code_2(arguments: tuple[str, ...], message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output


def test_a_report_that_can_not_be_written(tmp_path: Path) -> None:
    result = run("--auto", "--seed", "7", "--json", str(tmp_path / "none" / "end.json"))
    assert result.exit_code == 2
    assert "can't be written" in result.output
