"""Results of scenarios: one per case, their counts, the list of disputed ones, and the exit code (FORMAT 10)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Literal

import msgspec

from apnap.errors import ScenarioError

Status = Literal["passed", "failed", "unsupported", "error"]

DISPUTES = Path("docs/disputed-scenarios.md")
"""Where disputed scenarios are listed, below the folder of the project."""


class CaseResult(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one scenario."""

    id: str
    level: int | None = None
    strict: bool | None = None
    status: Status
    why: str = ""
    """The first reason why it did not pass; of an engine exception it begins with ``exception``."""
    warnings: tuple[str, ...] = ()


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What became of all of them. ``disputed`` counts the listed ones among the cases, whatever their status."""

    total: int
    passed: int
    failed: int
    unsupported: int
    errors: int
    disputed: int
    seconds: float
    cases: tuple[CaseResult, ...]

    def to_json(self) -> bytes:
        """Return the report as JSON."""
        return msgspec.json.encode(self)


class Dispute(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario that we hold to be wrong: which, by which rule, and why."""

    id: str
    rule: str
    why: str


def report(cases: Iterable[CaseResult], disputes: Iterable[Dispute] = (), *, seconds: float) -> Report:
    """Count the results."""
    results = tuple(cases)
    listed = {dispute.id for dispute in disputes}
    count = {status: sum(case.status == status for case in results) for status in ("passed", "failed", "unsupported")}
    return Report(
        total=len(results),
        passed=count["passed"],
        failed=count["failed"],
        unsupported=count["unsupported"],
        errors=sum(case.status == "error" for case in results),
        disputed=sum(case.id in listed for case in results),
        seconds=round(seconds, 3),
        cases=results,
    )


def exit_code(cases: Iterable[CaseResult], disputes: Iterable[Dispute] = ()) -> int:
    """Return 2 when a scenario is wrong, else 1 when one failed, else 0.

    Disputed scenarios do not count, and unsupported ones are no failures.
    """
    listed = {dispute.id for dispute in disputes}
    statuses = {case.status for case in cases if case.id not in listed}
    return 2 if "error" in statuses else 1 if "failed" in statuses else 0


def read_disputes(path: Path) -> tuple[Dispute, ...]:
    """Read the Markdown table ``| id | rule | why |`` of a page; a page that does not exist disputes nothing.

    Raises ScenarioError for a row without an id, a rule and a reason, and for an id that is listed twice.
    """
    if not path.exists():
        return ()
    found: dict[str, Dispute] = {}
    in_table = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        cells = [cell.strip().strip("`") for cell in line.strip().strip("|").split("|")]
        if not line.strip().startswith("|"):
            in_table = False
        elif [cell.lower() for cell in cells] == ["id", "rule", "why"]:
            in_table = True
        elif in_table and not set(line) <= set("|-: "):
            dispute = _dispute(cells, str(path), number)
            if dispute.id in found:
                raise ScenarioError(f"{dispute.id!r} is listed twice", file=str(path), line=number)
            found[dispute.id] = dispute
    return tuple(found.values())


def _dispute(cells: list[str], file: str, line: int) -> Dispute:
    if len(cells) != 3 or not all(cells):
        raise ScenarioError(
            "a dispute needs its id, rule and reason", file=file, line=line, right="| id | rule | why |"
        )
    return Dispute(id=cells[0], rule=cells[1], why=cells[2])
