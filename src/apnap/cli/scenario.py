"""``apnap scenario``: running scenario files."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

import apnap
from apnap.cli.writing import check_writable, write_report
from apnap.scenario.cards import Cards
from apnap.scenario.loader import Case, load
from apnap.scenario.report import DISPUTES, CaseResult, exit_code, read_disputes, report
from apnap.scenario.runner import run_scenario

Paths = tuple[Path, ...]


@click.group()
def scenario() -> None:
    """Run scenarios: short descriptions of situations with what must be true in them."""


@scenario.command("run")
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option(
    "--json", "file", type=click.Path(path_type=Path), help="Where to write the results, if any scenario can be run."
)
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 64), help="How many processes run.")
@click.option("--level", default="1-5", show_default=True, help="Only these levels: 2, or 1-3.")
@click.option("--trace", is_flag=True, help="Tell what happens, step by step, with rule numbers.")
@click.option(
    "--lang", default="en", show_default=True, type=click.Choice(["en", "es"]), help="The language of traces."
)
def run(paths: Paths, file: Path | None, jobs: int, level: str, trace: bool, lang: str) -> None:
    """Run the scenarios of files and folders and report each.

    The exit code is 0 if none failed, 1 if one failed, 2 if one is itself wrong. Where all are wrong, no results are
    written.
    """
    began = time.perf_counter()
    levels = _levels(level)
    check_writable(file)
    if trace:
        cases = [_traced(case, lang) for case in _wanted(paths, levels)]
    elif jobs == 1:
        cases = [run_case(case) for case in _wanted(paths, levels)]
    else:
        cases = _in_processes(paths, levels, jobs)
    disputes = read_disputes(disputes_page())
    found = report(cases, disputes, seconds=time.perf_counter() - began)
    if file is not None and (found.errors < found.total or not cases):
        write_report(file, found.to_json().decode())
    for case in cases:
        if case.status in ("failed", "error"):
            place = "" if case.why.startswith(case.id) else f"{case.id}: "
            click.echo(f"{case.status}: {place}{case.why}", err=True)
    click.echo(
        f"{found.total} scenarios: {found.passed} passed, {found.failed} failed, {found.unsupported} unsupported, "
        f"{found.errors} wrong, {found.disputed} disputed ({found.seconds} s)"
    )
    code = exit_code(cases, disputes)
    if code:
        raise SystemExit(code)


def disputes_page() -> Path:
    """Return the list of disputed scenarios: that of the folder we are in, else of the repository apnap runs from."""
    return DISPUTES if DISPUTES.exists() else Path(apnap.__file__).resolve().parents[2] / DISPUTES


_CARDS = Cards()
"""Compiled cards, kept for the whole process."""


def run_case(case: Case) -> CaseResult:
    """Run one scenario, or report what is wrong with it."""
    if case.scenario is None:
        return CaseResult(id=case.id, status="error", why="; ".join(map(str, case.problems)))
    return run_scenario(case.scenario, _CARDS)


def _traced(case: Case, lang: str) -> CaseResult:
    from apnap.scenario.tracing import Trace

    if case.scenario is None:
        return run_case(case)
    return run_scenario(case.scenario, _CARDS, trace=Trace(case.scenario, lang, click.echo))


def _wanted(paths: Paths, levels: range) -> Iterator[Case]:
    """Yield the scenarios of the wanted levels; those without a level, and wrong ones, always."""
    for case in load(paths, known=_CARDS.is_known):
        if case.scenario is None or case.scenario.level is None or case.scenario.level in levels:
            yield case


def _in_processes(paths: Paths, levels: range, jobs: int) -> list[CaseResult]:
    """Run every n-th scenario in its own process and put the results back in order."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs) as pool:
        parts = pool.starmap(_every_nth, [(paths, (levels.start, levels.stop), jobs, number) for number in range(jobs)])
    found: list[CaseResult] = []
    for at in range(max(map(len, parts), default=0)):
        found += [part[at] for part in parts if at < len(part)]
    return found


def _every_nth(paths: Paths, levels: tuple[int, int], jobs: int, number: int) -> list[CaseResult]:
    cases: Iterable[Case] = _wanted(paths, range(*levels))
    return [run_case(case) for at, case in enumerate(cases) if at % jobs == number]


def _levels(text: str) -> range:
    """Return the levels that ``2`` or ``1-3`` means."""
    first, _, last = text.partition("-")
    if not first.isdigit() or (last and not last.isdigit()) or not 1 <= int(first) <= int(last or first) <= 5:
        raise click.BadParameter(f"{text!r} is no level: write 2, or 1-3", param_hint="--level")
    return range(int(first), int(last or first) + 1)
