"""What every file of the project keeps to: size, docstrings, imports of the kernel, no traces of a machine."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.source import KERNEL, ROOT, SOURCE, comments, modules, name_of, project_files, tree

LONGEST = 500
"""Lines that a module may have."""

MACHINE_PATH = re.compile(r"(?<![\w./~:-])/(?:home|root|tmp|work|Users|opt|var)/\w|\b[A-Z]:\\+(?:Users|Windows)")
UNFINISHED = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X|HA" + r"CK)\b")


def test_no_module_is_too_long() -> None:
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_machine_path_pattern() -> None:
    assert MACHINE_PATH.search("read from /" + "home/ana/cards")
    assert MACHINE_PATH.search("'C:" + "\\Users'")
    assert not MACHINE_PATH.search("#!/usr/bin/env bash, ../shared, src/work/x, https://example.org/work/x")


def test_no_file_names_a_place_on_a_machine() -> None:
    found = []
    for path in project_files():
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        found += [
            f"{name_of(path)}:{n}: {line.strip()[:80]}" for n, line in enumerate(lines, 1) if MACHINE_PATH.search(line)
        ]
    assert found == []


def test_nothing_is_left_to_do_in_comments() -> None:
    assert [name_of(path) for path in modules() for comment in comments(path) if UNFINISHED.search(comment)] == []


def imported(path: Path) -> Iterator[str]:
    """Yield the names of the modules that a file imports."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} imports relatively"
            yield node.module or ""
            assert all(alias.name != "*" for alias in node.names), f"{name_of(path)} imports everything from a module"


def test_the_kernel_imports_only_the_standard_library() -> None:
    kernel = [path for part in KERNEL if (SOURCE / part).exists() for path in modules(part)]
    assert kernel
    foreign = {
        f"{name_of(path)}: {name}"
        for path in kernel
        for name in imported(path)
        if name.partition(".")[0] not in {*sys.stdlib_module_names, "apnap"}
    }
    assert foreign == set()


Function = ast.FunctionDef | ast.AsyncFunctionDef


def classes() -> dict[str, list[ast.ClassDef]]:
    """Return the classes of the package by name."""
    found: dict[str, list[ast.ClassDef]] = {}
    for path in modules():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(node)
    return found


def inherits_docstring(method: str, owner: ast.ClassDef, known: dict[str, list[ast.ClassDef]]) -> bool:
    """Tell whether a base class of the package documents the method."""
    for base in owner.bases:
        name = base.id if isinstance(base, ast.Name) else base.attr if isinstance(base, ast.Attribute) else ""
        for ancestor in known.get(name, []):
            documented = any(
                isinstance(node, Function) and node.name == method and ast.get_docstring(node) for node in ancestor.body
            )
            if documented or inherits_docstring(method, ancestor, known):
                return True
    return False


def undocumented(
    body: list[ast.stmt], known: dict[str, list[ast.ClassDef]], owner: ast.ClassDef | None = None
) -> list[str]:
    """Return the public functions and methods that say nothing about themselves."""
    found = []
    for node in body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            found += [f"{node.name}.{name}" for name in undocumented(node.body, known, node)]
        if not isinstance(node, Function) or node.name.startswith("_") or ast.get_docstring(node):
            continue
        decorators = {ast.unparse(decorator).rpartition(".")[2] for decorator in node.decorator_list}
        if decorators & {"overload", "setter"} or (owner is not None and inherits_docstring(node.name, owner, known)):
            continue
        found.append(node.name)
    return found


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_public_functions_have_docstrings(path: Path) -> None:
    assert undocumented(tree(path).body, classes()) == []


SAMPLE = """
def seen(): ...
def told():
    "It."
class First:
    def base(self): "It."
    def bare(self): ...
class Second(First):
    def base(self): ...
"""


def test_undocumented_functions_are_found() -> None:
    body = ast.parse(SAMPLE).body
    known = {node.name: [node] for node in body if isinstance(node, ast.ClassDef)}
    assert undocumented(body, known) == ["seen", "First.bare"]


def test_scripts_can_be_run() -> None:
    for name in ("install", "play", "test", "check", "evidence", "../.ci/run"):
        script = (ROOT / "scripts" / name).resolve()
        assert script.read_text(encoding="utf-8").startswith("#!/usr/bin/env bash\n"), name
        assert script.stat().st_mode & 0o111, name
