from __future__ import annotations

import json
from pathlib import Path

import pytest

from apnap.errors import ScenarioError
from apnap.scenario.report import CaseResult, Dispute, exit_code, read_disputes, report

PASSED = CaseResult(id="a/1", level=1, strict=True, status="passed", warnings=("unused answer",))
FAILED = CaseResult(id="a/2", level=2, strict=False, status="failed", why="life of A is 19, not 20")
UNSUPPORTED = CaseResult(id="a/3", status="unsupported", why="Ember Hound: …")
WRONG = CaseResult(id="a/4", status="error", why="unknown field")
DISPUTE = Dispute(id="a/2", rule="613.1", why="the layers say otherwise")


def test_the_report_counts_every_status_and_the_disputed_ones() -> None:
    result = report([PASSED, FAILED, UNSUPPORTED, WRONG], [DISPUTE], seconds=1.23456)
    read = json.loads(result.to_json())
    cases = read.pop("cases")
    assert read == {
        "total": 4,
        "passed": 1,
        "failed": 1,
        "unsupported": 1,
        "errors": 1,
        "disputed": 1,
        "seconds": 1.235,
    }
    assert cases[0] == {
        "id": "a/1",
        "level": 1,
        "strict": True,
        "status": "passed",
        "why": "",
        "warnings": ["unused answer"],
    }
    assert cases[1]["status"] == "failed", "a disputed scenario keeps its own status"


def test_a_dispute_about_a_scenario_that_was_not_run_is_not_counted() -> None:
    assert report([PASSED], [DISPUTE], seconds=0).disputed == 0


@pytest.mark.parametrize(
    ("cases", "code"),
    [
        ([PASSED, UNSUPPORTED], 0),
        ([PASSED, FAILED], 1),
        ([FAILED, WRONG], 2),
        ([], 0),
    ],
)
def test_the_exit_code(cases: list[CaseResult], code: int) -> None:
    assert exit_code(cases) == code


def test_a_disputed_failure_does_not_count_for_the_exit_code() -> None:
    assert exit_code([PASSED, FAILED], [DISPUTE]) == 0


def test_disputes_are_read_from_the_table(tmp_path: Path) -> None:
    page = tmp_path / "disputed.md"
    page.write_text(
        "# Disputed\n\n| what | else |\n|---|---|\n| x | y |\n\n"
        "| id | rule | why |\n|---|:-:|---|\n| `a/2` | 613.1 | the layers say otherwise |\n\nThe end.\n"
    )
    assert read_disputes(page) == (DISPUTE,)
    assert read_disputes(tmp_path / "absent.md") == ()


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("| a/2 | | no rule |", "needs its id, rule and reason"),
        ("| a/2 | 613.1 |", "needs its id, rule and reason"),
        ("| a/1 | 613.1 | twice |", "listed twice"),
    ],
)
def test_a_dispute_without_a_rule_is_refused(tmp_path: Path, row: str, message: str) -> None:
    page = tmp_path / "disputed.md"
    page.write_text(f"| id | rule | why |\n|---|---|---|\n| a/1 | 100.1 | first |\n{row}\n")
    with pytest.raises(ScenarioError, match=message) as refused:
        read_disputes(page)
    assert refused.value.line == 4
