"""Loading scenarios: from files and folders to checked scenarios, or to every reason why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from apnap.errors import ScenarioError
from apnap.scenario import checks, files
from apnap.scenario.actions import Action, PassUntil
from apnap.scenario.moments import Moment
from apnap.scenario.reading import Problem, Reader
from apnap.scenario.schema import Scenario, with_defaults


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """One scenario of a file, or what is wrong with it: ``problems`` is empty exactly when there is a scenario."""

    file: str
    line: int
    id: str
    """The id; where it can't be read, the file and line."""
    scenario: Scenario | None
    problems: tuple[ScenarioError, ...] = ()


def load(paths: Iterable[str | Path], *, known: Callable[[str], bool] | None = None) -> Iterator[Case]:
    """Yield every scenario at the paths, files or folders, in order.

    ``known`` says whether there is a card of a name; without it names are not checked. Wrong scenarios are yielded
    too, with their problems. Raises ScenarioError for a path that holds no scenarios at all.
    """
    seen_files: set[Path] = set()
    seen_ids: dict[str, str] = {}
    for path in paths:
        for file in files.find(Path(path)):
            if file.resolve() in seen_files:
                continue
            seen_files.add(file.resolve())
            for case in load_file(file, known=known):
                first = seen_ids.setdefault(case.id, f"{case.file}:{case.line}")
                here = f"{case.file}:{case.line}"
                if first == here or case.scenario is None:
                    yield case
                else:
                    twice = ScenarioError(
                        f"the id {case.id!r} is already used in {first}", file=case.file, line=case.line, path="$.id"
                    )
                    yield msgspec.structs.replace(case, scenario=None, problems=(twice,))


def load_file(file: Path, *, known: Callable[[str], bool] | None = None) -> Iterator[Case]:
    """Yield every scenario of one file."""
    empty = True
    for document in files.documents(file):
        empty = False
        if isinstance(document, ScenarioError):
            place = f"{document.file}:{document.line}"
            yield Case(file=document.file, line=document.line, id=place, scenario=None, problems=(document,))
        else:
            yield read(document, known=known)
    if empty:
        problem = ScenarioError("holds no scenario", file=str(file))
        yield Case(file=str(file), line=0, id=str(file), scenario=None, problems=(problem,))


def read(document: files.Document, *, known: Callable[[str], bool] | None = None) -> Case:
    """Read and check one scenario."""
    reader = Reader(lax=document.lax)
    scenario: Scenario | None = reader.value(Scenario, document.value, "$")
    problems = list(reader.problems)
    if scenario is not None:
        scenario = msgspec.structs.replace(with_defaults(scenario), script=inherited(scenario.script, problems))
    if scenario is not None and not problems:
        problems.extend(checks.problems(scenario, known=known))
    stated = document.value.get("id") if isinstance(document.value, dict) else None
    return Case(
        file=document.file,
        line=document.line,
        id=stated if isinstance(stated, str) and stated else f"{document.file}:{document.line}",
        scenario=None if problems else scenario,
        problems=tuple(
            ScenarioError(
                problem.message,
                file=document.file,
                line=document.line_of(problem.path),
                path=problem.path,
                right=problem.right,
            )
            for problem in problems
        ),
    )


def inherited(script: tuple[Action, ...], problems: list[Problem]) -> tuple[Action, ...]:
    """Return the script with every ``at`` and ``player`` filled in (FORMAT 5).

    What is left out is taken from the entry before. After ``pass_until`` the entries of that player begin at its
    moment, until one of them names another.
    """
    full: list[Action] = []
    moment: Moment | None = None
    player = ""
    waiting: dict[str, Moment] = {}
    for index, entry in enumerate(script):
        path = f"$.script[{index}]"
        player = entry.player or player
        if entry.at is not None:
            waiting.pop(player, None)
        moment = entry.at or waiting.get(player) or moment
        if not player:
            problems.append(Problem(path, "'player' is missing", "the first entry must name the player"))
        if moment is None:
            problems.append(Problem(path, "'at' is missing", "the first entry must say [turn, step]"))
        if isinstance(entry, PassUntil):
            waiting[player] = entry.until
        full.append(msgspec.structs.replace(entry, at=moment, player=player))
    return tuple(full)


def loads(text: str, *, known: Callable[[str], bool] | None = None) -> Scenario:
    """Read one scenario from YAML text. Raises ScenarioError, the first problem, when it is wrong."""
    found = [*files.from_text(text)]
    if len(found) != 1:
        raise ScenarioError(f"one scenario was expected, here are {len(found)}")
    document = found[0]
    if isinstance(document, ScenarioError):
        raise document
    case = read(document, known=known)
    if case.scenario is None:
        raise case.problems[0]
    return case.scenario
