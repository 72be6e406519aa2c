"""``apnap scenario run``: results, traces in both languages, exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from apnap.cli.scenario import scenario
from apnap.scenario.report import read_disputes
from tests.shared import REPOSITORY

_GOOD = """
id: tests/command/good
title: nothing happens
level: 1
expect: [{assert: life, player: A, value: 20}]
"""
_BAD = """
id: tests/command/bad
title: something should have happened
level: 2
expect: [{assert: life, player: A, value: 3}]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("APNAP_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "good.yaml").write_text(_GOOD, encoding="utf-8")
    (tmp_path / "scenarios" / "bad.yaml").write_text(_BAD, encoding="utf-8")
    return tmp_path / "scenarios"


def test_every_scenario_is_reported_and_a_failure_is_exit_code_1(folder: Path) -> None:
    file = folder / "out.json"

    result = CliRunner().invoke(scenario, ["run", str(folder), "--json", str(file)])

    found = json.loads(file.read_text(encoding="utf-8"))
    assert result.exit_code == 1
    assert (found["total"], found["passed"], found["failed"], found["errors"]) == (2, 1, 1, 0)
    assert set(found["cases"][0]) == {"id", "level", "strict", "status", "why", "warnings"}


def test_only_the_wanted_levels_run(folder: Path) -> None:
    result = CliRunner().invoke(scenario, ["run", str(folder), "--level", "1"])

    assert result.exit_code == 0 and "1 scenarios: 1 passed" in result.output


def test_a_disputed_scenario_keeps_its_status_but_decides_no_exit_code(folder: Path) -> None:
    page = folder.parent / "docs" / "disputed-scenarios.md"
    page.parent.mkdir()
    page.write_text("| id | rule | why |\n|---|---|---|\n| `tests/command/bad` | 119.1 | a test |\n", encoding="utf-8")

    result = CliRunner().invoke(scenario, ["run", str(folder)])

    assert result.exit_code == 0 and "1 failed" in result.output and "1 disputed" in result.output


def test_the_disputes_of_the_repository_count_wherever_the_command_runs(folder: Path) -> None:
    (dispute, *_) = read_disputes(REPOSITORY / "docs" / "disputed-scenarios.md")
    (folder / "bad.yaml").write_text(_BAD.replace("tests/command/bad", dispute.id), encoding="utf-8")

    result = CliRunner().invoke(scenario, ["run", str(folder)])

    assert result.exit_code == 0 and "1 failed" in result.output and "1 disputed" in result.output


@pytest.mark.parametrize(("lang", "words"), [("en", "upkeep step begins (500.1)"), ("es", "(500.1)")])
def test_a_trace_tells_what_happens_with_rule_numbers(folder: Path, lang: str, words: str) -> None:
    result = CliRunner().invoke(scenario, ["run", str(folder / "good.yaml"), "--trace", "--lang", lang])

    assert result.exit_code == 0 and words in result.output
    assert ("superado" if lang == "es" else "passed") in result.output
    assert ("comienza" in result.output) == (lang == "es")


def test_a_scenario_that_is_wrong_is_exit_code_2(folder: Path) -> None:
    (folder / "wrong.yaml").write_text(
        "id: tests/command/wrong\ntitle: x\nexpect: [{assert: lief}]\n", encoding="utf-8"
    )

    result = CliRunner().invoke(scenario, ["run", str(folder)])

    assert result.exit_code == 2 and "wrong.yaml:3" in result.output
