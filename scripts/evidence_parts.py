"""The parts of scripts/evidence: each counts something by calling the command line, or a script, as anyone would."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
APNAP = Path(sys.executable).parent / "apnap"
"""The command of the environment that runs this file."""
CORES = os.cpu_count() or 1

EVIDENCE = ROOT / "docs" / "evidence"
SAMPLED_CARDS = 20
"""A sample has every so-many-th card of the core pool."""
CAUSES = {
    "english_unread": "the English line is not read",
    "unpaired": "the lines of the face",
    "no_words": "no Spanish words",
    "unread": "not read at",
    "other_meaning": "another meaning",
    "two_meanings": "two meanings",
}
"""How the causes of differences from official Spanish texts begin, by what they are counted as."""
SHOWN_CAUSES = 12
"""How many causes of differences of each kind are shown on the way."""
SHOWN_LINES = 40
"""How much of a script's output is shown."""
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

    def script(self, name: str, *arguments: str | Path, ok: tuple[int, ...] = (0,)) -> Any:
        """Run a script of this folder with ``--json`` and return what it wrote; the end of its output is shown.

        Raises:
            Failure: it ended with an exit code that is not among ``ok``, or wrote nothing.
        """
        file = self.home / f"{name}.json"
        output = self.command(sys.executable, ROOT / "scripts" / f"{name}.py", *arguments, "--json", file, ok=ok)
        if not file.is_file():
            raise Failure(f"scripts/{name}.py wrote no JSON:\n{tail(output)}")
        print(*(f"   {line}" for line in output.strip().splitlines()[-SHOWN_LINES:]), sep="\n")
        return json.loads(file.read_text(encoding="utf-8"))

    def import_cards(self) -> None:
        """Import the shared cards once."""
        if not self.cards_imported:
            source = self.shared_file("cards/oracle-cards.jsonl.gz")
            self.command(APNAP, "cards", "import", source)
            self.cards_imported = True


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
    for name in ("unreviewed_on_supported", "refused_on_supported"):
        figures[f"readings_{name}"] = answer["ambiguity"][name]
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
    for kind in ("wordings", "readings"):
        lines: Counter[str] = Counter()
        for cause in answer[kind]:
            known = (name for name, text in CAUSES.items() if cause["cause"].startswith(text))
            lines[next(known, "other_words")] += cause["lines"]
        figures |= {f"{kind}_{name}": count for name, count in sorted(lines.items())}
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


def rules(run: Run) -> Figures:
    """Rules of the seed documents, keywords and systems that tests show; numbers of the current rules text."""
    answer = run.apnap("rules", "coverage", "--text", str(run.shared_file("rules/comprehensive-rules-20260417.txt")))
    ledger, keywords, systems, current = (answer[name] for name in ("ledger", "keywords", "systems", "current"))
    return {
        "behaviour": ledger["behaviour"],
        "cited": ledger["cited"],
        "waiting": len(ledger["waiting"]),
        "missing": len(ledger["missing"]),
        "keywords_cited": keywords["cited"],
        "systems_complete": systems["complete"],
        "numbers_cited": current["cited"],
        "numbers_share": share(current["cited"], current["numbers"]),
    }


def switches(run: Run) -> Figures:
    """Switches of the rulebooks set to what another book has: how many such changes no test notices."""
    options = ("--sample", "10", "--tests", "tests/ledger", "tests/rules") if run.sample else ()
    answer = run.script("switch_mutation", *options, ok=(0, 1))
    if not run.sample:
        (EVIDENCE / "switches.json").write_text(json.dumps(answer, indent=1) + "\n", encoding="utf-8")
    return {"mutants": answer["mutants"], "survivors": len(answer["survivors"])}


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
    """Random games with random legal decks of house cards, every invariant checked; a fault is a failure."""
    return _fuzzed(run, 50 if run.sample else 1000)


def fuzz_imported(run: Run) -> Figures:
    """Random games with all supported cards of the shared corpus (20 in a sample): how many were drawn and used."""
    run.import_cards()
    return _fuzzed(run, 20 if run.sample else 5000, "--imported")


def _fuzzed(run: Run, games: int, *options: str) -> Figures:
    """Play the games, half of them on each core; a card counts as drawn or used if it was in either half."""
    began = time.perf_counter()
    first, last = divmod(games, CORES)
    counts = [first + (at < last) for at in range(CORES)]
    starts = [1 + sum(counts[:at]) for at in range(CORES)]

    def part(count: int, start: int) -> Any:
        return run.apnap("fuzz", "--games", str(count), "--seed", str(start), *options)

    with ThreadPoolExecutor(CORES) as pool:
        answers = list(pool.map(part, counts, starts))
    seconds = time.perf_counter() - began
    cards = answers[0]["cards"]
    never = {kind: set.intersection(*(set(answer[kind]) for answer in answers)) for kind in ("undrawn", "unused")}
    figures: Figures = {name: sum(answer[name] for answer in answers) for name in ("games", "decisions")}
    return figures | {
        "cards": cards,
        "drawn": cards - len(never["undrawn"]),
        "used": cards - len(never["unused"]),
        "used_share": share(cards - len(never["unused"]), cards),
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


def damage(run: Run) -> Figures:
    """Lines with one changed token: the caret stands under it. No content token is swallowed in silence."""
    run.import_cards()
    lines = 300 if run.sample else 3000
    answer = run.script("damage", "--pools", run.shared_file("cards/pools.json"), "--lines", str(lines))
    figures: Figures = dict(answer)
    for name in ("pointed_out", "expected_said"):
        figures[f"{name}_share"] = share(answer[name], answer["damaged"])
    return figures


def golden(run: Run) -> Figures:
    """Cards by name whose meaning may not change unseen; renewed after review by scripts/golden.py."""
    run.import_cards()
    return dict(run.script("golden", ok=(0, 1)))


def speed(run: Run) -> Figures:
    """Compiling every card in one process, a deck of a hundred, and the start of a game with house cards."""
    run.import_cards()
    every = str(SAMPLED_CARDS if run.sample else 1)
    return dict(run.script("speed", "--pools", run.shared_file("cards/pools.json"), "--every", every))


PARTS: dict[str, Callable[[Run], Figures]] = {
    part.__name__: part
    for part in (
        cards,
        coverage,
        spanish,
        pools,
        damage,
        golden,
        speed,
        scenarios,
        rules,
        switches,
        laws,
        fuzz,
        fuzz_imported,
        balance,
        bench,
    )  # fmt: skip
}


def share(part: float, whole: float) -> float:
    """Return the part as a share of the whole, to four places; 0 of nothing."""
    return round(part / whole, 4) if whole else 0.0


def tail(output: str, lines: int = 12) -> str:
    """Return the last lines of an output."""
    return "\n".join(output.strip().splitlines()[-lines:])
