"""Count what shows how far apnap is right: cards read, scenarios passed, laws kept, games played, speed.

Run through ``scripts/evidence``. Each part calls the command line as anyone would, with ``--json``, and keeps the
figures that matter. Bounds stand in ``docs/evidence/floors.toml``, and counts that may not fall any more in
``docs/evidence/ratchet.json``; a figure outside them, or a command that fails, is a failure of the run. Parts that need
the shared cards or scenarios are left out, by name, where those are absent.
"""

from __future__ import annotations

import argparse
import datetime
import gzip
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
EVIDENCE = ROOT / "docs" / "evidence"
APNAP = Path(sys.executable).parent / "apnap"
"""The command of the environment that runs this file."""
CORES = os.cpu_count() or 1

RATCHET = EVIDENCE / "ratchet.json"
COUNTED_UP = ("coverage.read", "coverage.proved", "coverage.supported", "scenarios.passed")
"""The counts that may not fall; kept apart for a sample and for the full count."""

SAMPLED_CARDS = 20
"""A sample has every so-many-th card of the core pool."""
SHOWN_CAUSES = 12
"""How many causes of differences of each kind are shown on the way."""
SAMPLED_SCENARIOS = 10
"""A sample has every so-many-th scenario, and all of level 1."""

Figures = dict[str, float]


class Failure(Exception):
    """A command that did not do what a part needs."""


class Absent(Exception):
    """Something that a part needs and that is not on this machine."""


@dataclass
class Run:
    """One run: how much to count, where the shared material is, a home of its own for the card database."""

    sample: bool
    shared: Path
    home: Path
    cards_imported: bool = False

    def shared_file(self, name: str) -> Path:
        """Return a path below the shared folder.

        Raises:
            Absent: it is not there.
        """
        path = self.shared / name
        if not path.exists():
            raise Absent(f"{name} of the shared folder is absent")
        return path

    def environment(self) -> dict[str, str]:
        """Return the environment of the commands: only the home differs."""
        return os.environ | {"APNAP_HOME": str(self.home)}

    def apnap(self, *arguments: str | Path, ok: tuple[int, ...] = (0,)) -> Any:
        """Run ``apnap … --json FILE`` and return what it wrote.

        Raises:
            Failure: it ended with an exit code that is not among ``ok``, or wrote nothing.
        """
        with tempfile.TemporaryDirectory() as folder:
            answer = Path(folder) / "answer.json"
            output = self.command(APNAP, *arguments, "--json", answer, ok=ok)
            if not answer.is_file():
                raise Failure(f"apnap {arguments[0]} wrote no JSON:\n{tail(output)}")
            return json.loads(answer.read_text(encoding="utf-8"))

    def command(self, *arguments: str | Path, ok: tuple[int, ...] = (0,), **extra: str) -> str:
        """Run a command in the repository and return its output.

        Raises:
            Failure: it ended with an exit code that is not among ``ok``; the end of its output is told.
        """
        words = [str(argument) for argument in arguments]
        done = subprocess.run(
            words,
            cwd=ROOT,
            env=self.environment() | extra,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode not in ok:
            name = " ".join([Path(words[0]).name, *words[1:3]])
            raise Failure(f"{name} ended with {done.returncode}:\n{tail(done.stdout)}")
        return done.stdout

    def import_cards(self) -> None:
        """Import the shared cards once."""
        if not self.cards_imported:
            source = self.shared_file("cards/oracle-cards.jsonl.gz")
            self.command(APNAP, "cards", "import", source)
            self.cards_imported = True


@dataclass
class Result:
    """What one part counted."""

    name: str
    seconds: float = 0.0
    figures: Figures = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    absent: str = ""


def cards(run: Run) -> Figures:
    """The shared cards are imported into an empty database."""
    began = time.perf_counter()
    run.import_cards()
    return {"import_s": round(time.perf_counter() - began, 2)}


def coverage(run: Run) -> Figures:
    """Cards of the core pool that are read, proved and supported; of a sample every twentieth card."""
    run.import_cards()
    pools = run.shared_file("cards/pools.json")
    if run.sample:
        core = json.loads(pools.read_text(encoding="utf-8"))["core"]
        pools = run.home / "sampled-pools.json"
        pools.write_text(json.dumps({"core": core[::SAMPLED_CARDS]}), encoding="utf-8")
    answer = run.apnap("cards", "coverage", "--pools", pools)
    counts = ("cards", "core", "read", "proved", "supported", "ambiguous_lines", "unbound_lines", "spanish_printed")
    figures: Figures = {name: answer[name] for name in counts}
    for name in ("read", "proved", "supported"):
        figures[f"{name}_share"] = share(answer[name], answer["core"])
    figures |= {f"constructs_{name}": count for name, count in answer["constructs"].items()}
    return figures | {"ms_per_card": answer["ms_per_card"]}


def spanish(run: Run) -> Figures:
    """Supported cards written in Spanish and read back, and lines of official texts since 2018 written and read."""
    run.import_cards()
    pools = run.shared_file("cards/pools.json")
    official = run.shared_file("cards/spanish-cards.tsv.gz")
    every = str(SAMPLED_CARDS if run.sample else 1)
    answer = run.apnap("cards", "spanish", "--pools", pools, "--official", official, "--every", every)
    for kind, title in (("wordings", "not written as"), ("readings", "not read with the meaning of")):
        print(f"   lines {title} the official ones [ours | official]:")
        for cause in answer[kind][:SHOWN_CAUSES]:
            print(f"   {cause['lines']:6} {cause['cause']}")
    figures: Figures = {
        name: answer[name] for name in ("supported", "printed", "same", "official", "equal", "understood")
    }
    for name, whole in (
        ("printed", "supported"),
        ("same", "printed"),
        ("equal", "official"),
        ("understood", "official"),
    ):
        figures[f"{name}_share"] = share(answer[name], answer[whole])
    return figures


def pools(run: Run) -> Figures:
    """Cards of the two simplest pools that are supported."""
    run.import_cards()
    pools = run.shared_file("cards/pools.json")
    figures: Figures = {}
    for pool in ("vanilla", "french_vanilla"):
        answer = run.apnap("cards", "coverage", "--pools", pools, "--pool", pool)
        figures[f"{pool}_supported_share"] = share(answer["supported"], answer["core"])
    return figures


def scenarios(run: Run) -> Figures:
    """Scenarios of the conformance suite; of a sample all of level 1 and every tenth of the others."""
    path = run.shared_file("scenarios")
    run.import_cards()
    if run.sample:
        path = sampled_scenarios(path, run.home / "sampled-scenarios")
    answer = run.apnap("scenario", "run", path, "--jobs", str(CORES), ok=(0, 1))
    cases = answer["cases"]
    figures: Figures = {
        name: answer[name] for name in ("total", "passed", "failed", "unsupported", "errors", "disputed")
    }
    figures["exceptions"] = sum(1 for case in cases if str(case["why"] or "").startswith("exception"))
    for level in sorted({case["level"] for case in cases if case["level"]}):
        here = [case for case in cases if case["level"] == level]
        figures[f"level_{level}_passed"] = share(Counter(case["status"] for case in here)["passed"], len(here))
    for strict, name in ((True, "strict"), (False, "loose")):
        tried = [case for case in cases if bool(case["strict"]) is strict and case["status"] in ("passed", "failed")]
        if tried:
            passed = sum(1 for case in tried if case["status"] == "passed")
            figures[f"{name}_passed_of_supported"] = share(passed, len(tried))
    return figures


def sampled_scenarios(source: Path, folder: Path) -> Path:
    """Copy a sample of the scenarios into a folder, file by file, and return the folder."""
    folder.mkdir()
    for file in sorted(source.glob("*.jsonl.gz")):
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            taken = [
                line for at, line in enumerate(lines) if at % SAMPLED_SCENARIOS == 0 or json.loads(line)["level"] == 1
            ]
        (folder / file.name.removesuffix(".gz")).write_text("".join(taken), encoding="utf-8")
    return folder


def laws(run: Run) -> Figures:
    """Random games in which fork, digest, save and load, undo and views are compared at every decision."""
    games = 10 if run.sample else 200
    if not (ROOT / "tests" / "properties").is_dir():
        raise Failure("tests/properties is missing")
    command = (sys.executable, "-m", "pytest", "tests/properties", "-n", str(CORES), "-p", "no:cacheprovider")
    output = run.command(*command, APNAP_LAW_GAMES=str(games))
    summary = output.strip().splitlines()[-1]
    passed = [
        word for word, after in zip(summary.split(), summary.split()[1:], strict=False) if after.startswith("passed")
    ]
    if not passed:
        raise Failure(f"pytest reported no passed test: {summary}")
    return {"games": games, "tests_passed": int(passed[0])}


def fuzz(run: Run) -> Figures:
    """Random games with random legal decks, every invariant checked; a fault is a failure."""
    games = 50 if run.sample else 2000
    began = time.perf_counter()
    first, last = divmod(games, CORES)
    counts = [first + (at < last) for at in range(CORES)]
    starts = [1 + sum(counts[:at]) for at in range(CORES)]
    with ThreadPoolExecutor(CORES) as pool:
        answers = list(pool.map(lambda n, s: run.apnap("fuzz", "--games", str(n), "--seed", str(s)), counts, starts))
    seconds = time.perf_counter() - began
    figures: Figures = {name: sum(answer[name] for answer in answers) for name in ("games", "decisions")}
    return figures | {
        "cards": answers[0]["cards"],
        "faults": sum(len(answer["faults"]) for answer in answers),
        "games_per_s": round(games / seconds, 2),
    }


def balance(run: Run) -> Figures:
    """The house decks against each other, heuristic against heuristic: the smaller share of a pairing, turns."""
    games = 10 if run.sample else 200
    file = run.home / "balance.json"
    script = ROOT / "scripts" / "balance.py"
    run.command(sys.executable, script, "--games", str(games), "--jobs", str(CORES), "--json", file)
    answer = json.loads(file.read_text(encoding="utf-8"))
    shares = {" – ".join(one["decks"]): share(min(one["won"]), one["games"]) for one in answer["pairings"]}
    figures: Figures = {"games": answer["games"], "median_turns": answer["median_turns"]}
    return figures | {"smallest_share": min(shares.values())} | shares


def bench(run: Run) -> Figures:
    """Speed of random play, forking and listing the legal actions."""
    answer = run.apnap("bench")
    figures: Figures = {name: value for name, value in answer.items() if isinstance(value, int | float)}
    return figures | {f"fork_us_{size}": value for size, value in answer["fork_us"].items()}


PARTS: dict[str, Callable[[Run], Figures]] = {
    part.__name__: part for part in (cards, coverage, spanish, pools, scenarios, laws, fuzz, balance, bench)
}


def share(part: float, whole: float) -> float:
    """Return the part as a share of the whole, to four places; 0 of nothing."""
    return round(part / whole, 4) if whole else 0.0


def tail(output: str, lines: int = 12) -> str:
    """Return the last lines of an output."""
    return "\n".join(output.strip().splitlines()[-lines:])


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
