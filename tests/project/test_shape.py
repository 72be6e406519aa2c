"""What every file of the project keeps to: size, docstrings, imports of the kernel, no traces of a machine."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from tests.project.source import KERNEL, ROOT, SOURCE, comments, module_names, modules, name_of, project_files, tree

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


def undocumented(module: ModuleType) -> list[str]:
    """Return the public functions and methods of a module that say nothing about themselves; overrides need not."""
    found = []
    for name, value in vars(module).items():
        if name.startswith("_") or getattr(value, "__module__", "") != module.__name__:
            continue
        if inspect.isfunction(value) and not inspect.getdoc(value):
            found.append(name)
        if inspect.isclass(value):
            inherited = {attribute for base in value.__mro__[1:] for attribute in vars(base)}
            found += [
                f"{name}.{attribute}"
                for attribute, member in vars(value).items()
                if isinstance(member, FunctionType | property | staticmethod | classmethod | cached_property)
                and not attribute.startswith("_")
                and attribute not in inherited
                and not inspect.getdoc(member)
            ]
    return found


@pytest.mark.parametrize("name", module_names())
def test_public_functions_have_docstrings(name: str) -> None:
    assert undocumented(importlib.import_module(name)) == []


SAMPLE = """
def seen(): ...
def told():
    "It."
class First:
    def base(self): "It."
    def bare(self): ...
    @property
    def silent(self): ...
class Second(First):
    def base(self): ...
"""


def test_undocumented_functions_are_found() -> None:
    sample = ModuleType("sample")
    exec(SAMPLE, sample.__dict__)
    assert undocumented(sample) == ["seen", "First.bare", "First.silent"]


def test_scripts_can_be_run() -> None:
    for name in ("install", "play", "test", "check", "evidence", "../.ci/run"):
        script = (ROOT / "scripts" / name).resolve()
        assert script.read_text(encoding="utf-8").startswith("#!/usr/bin/env bash\n"), name
        assert script.stat().st_mode & 0o111, name
