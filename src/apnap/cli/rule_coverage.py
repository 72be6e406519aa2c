"""Counting the rules that tests show: by the marks and numbers of those tests that assert something.

A situation, a scenario file in the folder ``situations`` of the tests, is a test too: its field ``rules`` says what it
shows.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from apnap.errors import InvalidStateError
from apnap.i18n.statements import Statement, statements
from apnap.rulebooks import SWITCHES
from apnap.rulebooks.text import RulesText, citations
from apnap.scenario.loader import load

_IN_NAME: Final = re.compile(r"(?<!\d)(\d{3})_(\d+[a-z]?)(?![\da-z])")
SITUATIONS: Final = "situations"
"""The folder of the scenario files below that of the tests."""

_LAST_SECTION: Final = 733
"""The last section of the rules of the game; after it come multiplayer games and casual variants."""


class ShowingTest:
    """A test that asserts something, with what it is marked with and the rules it names."""

    def __init__(self, ids: frozenset[str], numbers: frozenset[str]) -> None:
        self.ids = ids
        """Rules of the seeds: the arguments of the mark ``ledger``."""
        self.numbers = numbers
        """Numbers of the current book in its name and docstring."""


def showing_tests(folder: Path) -> Iterator[ShowingTest]:
    """Yield the tests below a folder that assert something: an ``assert``, or ``pytest.raises``.

    :raises InvalidStateError: a file is no Python
    """
    for path in sorted(folder.rglob("test_*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as problem:
            raise InvalidStateError(f"{path} is no Python: {problem}") from problem
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and _asserts(node):
                said = f"{node.name} {ast.get_docstring(node) or ''}"
                numbers = {f"{section}.{rule}" for section, rule in _IN_NAME.findall(node.name)}
                yield ShowingTest(frozenset(_marks(node)), frozenset(numbers | set(citations(said))))


def showing_situations(folder: Path) -> Iterator[ShowingTest]:
    """Yield the situations of a folder under the current rulebook; none where there is no such folder.

    :raises ScenarioError: the first thing that is wrong with one
    """
    for case in load([folder]) if folder.is_dir() else ():
        if case.scenario is None:
            raise case.problems[0]
        if case.scenario.rulebook == "current":
            yield ShowingTest(frozenset(), frozenset(case.scenario.rules))


def _asserts(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(node, ast.Assert) or (isinstance(node, ast.Attribute) and node.attr == "raises")
        for node in ast.walk(function)
    )


def _marks(function: ast.FunctionDef) -> Iterator[str]:
    for call in function.decorator_list:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "ledger":
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def coverage_of(tests: Path, text: Path | None, mutation: Path) -> dict[str, Any]:
    """Return the figures: of the seeds' rules, keywords, systems, the current rules text and the switches.

    :param tests: the folder of the tests
    :param text: a copy of the current rules text; None: its numbers are not counted
    :param mutation: the report of the mutation of switches, if there is one
    """
    found = [*showing_tests(tests), *showing_situations(tests / SITUATIONS)]
    ids = {name for test in found for name in test.ids}
    known = statements()
    behaviour = {name for name, one in known.items() if one.kind == "behaviour"}
    keywords = {name for name, one in known.items() if one.kind == "keyword"}
    missing = sorted(behaviour - ids)
    waiting = [name for name in missing if known[name].waiting]
    uncited = [one for one in known.values() if one.id not in ids]
    systems = {one.system for one in known.values()}
    incomplete = {one.system for one in uncited}
    mutants = json.loads(mutation.read_text(encoding="utf-8")) if mutation.is_file() else {}
    return {
        "ledger": {
            "behaviour": len(behaviour),
            "cited": len(behaviour & ids),
            "waiting": waiting,
            "missing": [name for name in missing if name not in waiting],
        },
        "keywords": {
            "total": len(keywords),
            "cited": len(keywords & ids),
            "missing": [known[name].keyword for name in known if name in keywords - ids],
        },
        "systems": {"total": len(systems), "complete": len(systems - incomplete), "missing": sorted(incomplete)},
        "current": _of_the_text(text, found),
        "switches": {
            "total": len(SWITCHES),
            "mutants": mutants.get("mutants", 0),
            "survivors": mutants.get("survivors", []),
        },
        "uncited": uncited,
    }


def systems_of(system: int, uncited: list[Statement]) -> list[str]:
    """Return the rules of a system that no test shows."""
    return [one.id for one in uncited if one.system == system]


def _of_the_text(text: Path | None, found: list[ShowingTest]) -> dict[str, int | None]:
    cited = {number for test in found for number in test.numbers}
    if text is None:
        return {"numbers": None, "cited": len(cited)}
    numbers = {number for number in RulesText.from_file(text).numbers() if _counts(number)}
    return {"numbers": len(numbers), "cited": len(numbers & cited)}


def _counts(number: str) -> bool:
    return "." in number and int(number[:3]) <= _LAST_SECTION
