"""The counts of scripts/evidence: bounds, failures and what is absent are told apart."""

from __future__ import annotations

import datetime
import gzip
import importlib
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.project.source import ROOT


@pytest.fixture(scope="module")
def evidence() -> Iterator[ModuleType]:
    """Return ``scripts/evidence.py`` as a module."""
    sys.path.insert(0, str(ROOT / "scripts"))
    yield importlib.import_module("evidence")
    sys.path.remove(str(ROOT / "scripts"))


@pytest.fixture(scope="module")
def parts(evidence: ModuleType) -> ModuleType:
    """Return the parts that it has."""
    return sys.modules[evidence.Run.__module__]


FLOORS = {
    "speed.games": {"min": 30.0, "full": True},
    "speed.fork": {"max": 20.0},
    "other.cards": {"min": 1.0},
}


@pytest.mark.parametrize(
    ("sample", "figures", "expected"),
    [
        (False, {"games": 30, "fork": 20}, []),
        (False, {"games": 29, "fork": 20}, ["games is 29, at least 30 is expected"]),
        (False, {"games": 30, "fork": 21}, ["fork is 21, at most 20 is expected"]),
        (True, {"games": 1, "fork": 1}, []),
        (False, {"games": 31}, ["fork was not counted"]),
    ],
)
def test_figures_are_held_against_their_bounds(
    evidence: ModuleType, tmp_path: Path, sample: bool, figures: dict[str, float], expected: list[str]
) -> None:
    run = evidence.Run(sample, tmp_path, tmp_path)
    assert evidence.out_of_bounds("speed", run, figures, FLOORS) == expected


def test_a_part_that_needs_what_is_absent_is_left_out(evidence: ModuleType, tmp_path: Path) -> None:
    result = evidence.carry_out("scenarios", evidence.Run(True, tmp_path / "none", tmp_path), {}, {})
    assert result.absent == "scenarios of the shared folder is absent"
    assert result.failures == []


def test_a_command_that_fails_is_a_failure(evidence: ModuleType, tmp_path: Path) -> None:
    run = evidence.Run(True, tmp_path, tmp_path)
    with pytest.raises(evidence.Failure, match="ended with 3:\nno luck"):
        run.command(sys.executable, "-c", "import sys; print('no luck'); sys.exit(3)")


def test_an_answer_of_another_form_is_a_failure(
    evidence: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evidence.Run, "apnap", lambda *arguments: {"games_per_s": 1})
    result = evidence.carry_out("bench", evidence.Run(True, tmp_path, tmp_path), {}, {})
    assert result.failures == ["the answer has not the expected form: KeyError('fork_us')"]


def test_scenario_shares(
    evidence: ModuleType, parts: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "scenarios").mkdir()
    cases = [
        {"level": 1, "strict": True, "status": "passed", "why": None},
        {"level": 1, "strict": True, "status": "failed", "why": "exception in step"},
        {"level": 1, "strict": False, "status": "unsupported", "why": "card"},
        {"level": 2, "strict": False, "status": "passed", "why": ""},
    ]
    counts = {"total": 4, "passed": 2, "failed": 1, "unsupported": 1, "errors": 0, "disputed": 0}
    monkeypatch.setattr(evidence.Run, "apnap", lambda *arguments, **options: counts | {"cases": cases})
    figures = parts.scenarios(evidence.Run(False, tmp_path, tmp_path, cards_imported=True))
    assert figures["exceptions"] == 1
    assert figures["level_1_passed"] == round(1 / 3, 4)
    assert figures["strict_passed_of_supported"] == 0.5
    assert figures["loose_passed_of_supported"] == 1


def test_a_sample_of_scenarios_has_level_1_and_every_tenth(parts: ModuleType, tmp_path: Path) -> None:
    levels = [2] * 5 + [1] + [3] * 15
    with gzip.open(tmp_path / "some.jsonl.gz", "wt", encoding="utf-8") as file:
        file.writelines(json.dumps({"id": at, "level": level}) + "\n" for at, level in enumerate(levels))
    folder = parts.sampled_scenarios(tmp_path, tmp_path / "sample")
    (sample,) = folder.iterdir()
    lines = sample.read_text(encoding="utf-8").splitlines()
    assert sample.name == "some.jsonl"
    assert [json.loads(line)["id"] for line in lines] == [0, 5, 10, 20]


def test_counts_may_rise_and_not_fall(evidence: ModuleType) -> None:
    known = {"coverage.read": 10, "scenarios.passed": 7}
    assert evidence.fallen("coverage", {"read": 9, "proved": 0}, known) == ["read has fallen to 9, it was 10"]
    assert evidence.fallen("coverage", {"read": 10}, known) == []
    results = [evidence.Result("coverage", figures={"read": 12, "lines": 3}), evidence.Result("scenarios")]
    assert evidence.raised(known, results) == {"coverage.read": 12, "scenarios.passed": 7}


def test_the_counts_that_may_not_fall_are_counts(evidence: ModuleType) -> None:
    kept = json.loads((ROOT / "docs" / "evidence" / "ratchet.json").read_text(encoding="utf-8"))
    assert set(kept) == {"sample", "full"}
    for counts in kept.values():
        assert set(counts) <= set(evidence.COUNTED_UP)
        assert all(isinstance(count, int) for count in counts.values())


def test_every_bound_belongs_to_a_part(evidence: ModuleType) -> None:
    floors = tomllib.loads((ROOT / "docs" / "evidence" / "floors.toml").read_text(encoding="utf-8"))
    assert {key.partition(".")[0] for key in floors} <= set(evidence.PARTS)
    assert all(set(bounds) <= {"min", "max", "full"} for bounds in floors.values())


def test_the_report_shows_figures_failures_and_absence(evidence: ModuleType) -> None:
    results = [
        evidence.Result("bench", 15.2, {"games_per_s": 31.5}, ["fork_us_200 was not counted"]),
        evidence.Result("scenarios", absent="scenarios of the shared folder is absent"),
    ]
    page = evidence.report(results, datetime.date(2026, 5, 1))
    assert page.startswith("# Evidence of 2026-05-01\n")
    assert "| games_per_s | 31.5 |" in page
    assert "**Failure:** fork_us_200 was not counted" in page
    assert "Not counted: scenarios of the shared folder is absent." in page
