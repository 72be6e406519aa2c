"""Count what shows how far apnap is right: cards read, scenarios passed, laws kept, games played, speed.

Run through ``scripts/evidence``. Each part calls the command line as anyone would, with ``--json``, and keeps the
figures that matter. Bounds stand in ``docs/evidence/floors.toml``, and counts that may not fall any more in
``docs/evidence/ratchet.json``; a figure outside them, or a command that fails, is a failure of the run. Parts that need
the shared cards or scenarios are left out, by name, where those are absent.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from evidence_parts import EVIDENCE, PARTS, ROOT, Absent, Failure, Figures, Run

RATCHET = EVIDENCE / "ratchet.json"
COUNTED_UP = ("coverage.read", "coverage.proved", "coverage.supported", "scenarios.passed")
"""The counts that may not fall; kept apart for a sample and for the full count."""


@dataclass
class Result:
    """What one part counted."""

    name: str
    seconds: float = 0.0
    figures: Figures = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    absent: str = ""


def out_of_bounds(name: str, run: Run, figures: Figures, floors: dict[str, dict[str, float]]) -> list[str]:
    """Return a sentence for each figure of the part that its bounds don't allow, and for each that is missing.

    Those of the full count are not held against a sample: chance or other work on the machine would decide.
    """
    faults = []
    for key, bounds in floors.items():
        part, _, figure = key.partition(".")
        if part != name or (run.sample and bounds.get("full")):
            continue
        if figure not in figures:
            faults.append(f"{figure} was not counted")
            continue
        value = figures[figure]
        if value < bounds.get("min", value):
            faults.append(f"{figure} is {value:g}, at least {bounds['min']:g} is expected")
        if value > bounds.get("max", value):
            faults.append(f"{figure} is {value:g}, at most {bounds['max']:g} is expected")
    return faults


def fallen(name: str, figures: Figures, known: dict[str, float]) -> list[str]:
    """Return a sentence for each count of the part that is smaller than it once was."""
    counts = {f"{name}.{figure}": value for figure, value in figures.items()}
    return [
        f"{key.partition('.')[2]} has fallen to {counts[key]:g}, it was {known[key]:g}"
        for key in COUNTED_UP
        if key in counts and counts[key] < known.get(key, 0)
    ]


def read_ratchet() -> dict[str, dict[str, float]]:
    """Return the counts that may not fall, by ``sample`` and ``full``."""
    kept: dict[str, dict[str, float]] = {"sample": {}, "full": {}}
    if RATCHET.is_file():
        kept |= json.loads(RATCHET.read_text(encoding="utf-8"))
    return kept


def raised(known: dict[str, float], results: list[Result]) -> dict[str, float]:
    """Return the counts that may not fall from now on."""
    counts = {f"{result.name}.{figure}": value for result in results for figure, value in result.figures.items()}
    return {key: max(known.get(key, 0), counts.get(key, 0)) for key in COUNTED_UP if key in known or key in counts}


def carry_out(name: str, run: Run, floors: dict[str, dict[str, float]], known: dict[str, float]) -> Result:
    """Run one part and compare its figures with their bounds and with what they were."""
    result = Result(name)
    began = time.perf_counter()
    try:
        result.figures = PARTS[name](run)
        result.failures = out_of_bounds(name, run, result.figures, floors) + fallen(name, result.figures, known)
    except Absent as problem:
        result.absent = str(problem)
    except Failure as problem:
        result.failures = [str(problem)]
    except (KeyError, TypeError) as problem:
        result.failures = [f"the answer has not the expected form: {problem!r}"]
    result.seconds = time.perf_counter() - began
    return result


def report(results: list[Result], date: datetime.date) -> str:
    """Return the summary as Markdown: a heading and a table a part."""
    revision = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    lines = [
        f"# Evidence of {date.isoformat()}",
        "",
        f"Revision {revision.stdout.strip() or 'unknown'}, Python {platform.python_version()}, "
        f"{os.cpu_count()} cores. Written by `scripts/evidence`.",
    ]
    for result in results:
        lines += ["", f"## {result.name}", "", PARTS[result.name].__doc__ or "", ""]
        if result.absent:
            lines.append(f"Not counted: {result.absent}.")
        if result.figures:
            lines += ["| figure | value |", "| --- | ---: |"]
            lines += [f"| {figure} | {value:,g} |" for figure, value in result.figures.items()]
            lines.append("")
        lines += [f"**Failure:** {failure}" for failure in result.failures]
        lines.append(f"({result.seconds:.0f} s)")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Run the parts that are asked for; return 1 when one of them failed."""
    parser = argparse.ArgumentParser(prog="scripts/evidence", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"only these, without a summary: {', '.join(PARTS)}")
    parser.add_argument("--sample", action="store_true", help="count a few minutes' worth and write no summary")
    parser.add_argument(
        "--raise", dest="raises", action="store_true", help="keep counts that have risen as what may not fall"
    )
    shared = Path(os.environ.get("APNAP_SHARED", ROOT.parent / "shared"))
    parser.add_argument("--shared", type=Path, default=shared, help="folder with cards and scenarios")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.parts if name not in PARTS]
    if unknown:
        parser.error(f"no part is called {unknown[0]}; there are {', '.join(PARTS)}")
    floors = tomllib.loads((EVIDENCE / "floors.toml").read_text(encoding="utf-8"))
    results = []
    ratchet = read_ratchet()
    kind = "sample" if arguments.sample else "full"
    with tempfile.TemporaryDirectory(prefix="apnap-evidence-") as home:
        run = Run(arguments.sample, arguments.shared, Path(home))
        for name in arguments.parts or PARTS:
            print(f"== {name}", flush=True)
            result = carry_out(name, run, floors, ratchet[kind])
            results.append(result)
            for figure, value in result.figures.items():
                print(f"   {figure:32} {value:>12,g}")
            if result.absent:
                print(f"   left out: {result.absent}")
            for failure in result.failures:
                print(f"   FAILURE: {failure}")
            print(f"   ({result.seconds:.0f} s)", flush=True)
    if not arguments.sample and not arguments.parts:
        today = datetime.date.today()
        target = EVIDENCE / f"{today.isoformat()}.md"
        target.write_text(report(results, today), encoding="utf-8")
        print(f"written: {target.relative_to(ROOT)}")
    if arguments.raises:
        ratchet[kind] = raised(ratchet[kind], results)
        RATCHET.write_text(json.dumps(ratchet, indent=2) + "\n", encoding="utf-8")
    return 1 if any(result.failures for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
