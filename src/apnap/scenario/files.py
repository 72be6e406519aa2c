"""Scenario files as plain values with line numbers: JSON lines (also gzip), JSON, YAML (one or several documents).

YAML scalars stay texts (the rule number 613.10 must not become a number); keys that occur twice are refused.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import yaml

from apnap.errors import ScenarioError

SUFFIXES = (".jsonl", ".jsonl.gz", ".json", ".yaml", ".yml")
"""What the name of a scenario file ends with."""

_YamlLoader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_DEEPEST = 100


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """One value of a file; ``lines`` has the line of every place in it, where the format tells."""

    file: str
    line: int
    lax: bool
    value: object
    lines: dict[str, int] = {}

    def line_of(self, path: str) -> int:
        """Return the line of the nearest place at or above ``path``."""
        place = path
        while place:
            if place in self.lines:
                return self.lines[place]
            place = place[: max(place.rfind("."), place.rfind("["), 0)]
        return self.line


def find(path: Path) -> Iterator[Path]:
    """Yield the scenario files at ``path``, a file or a folder, in order. Raises ScenarioError when there are none."""
    if path.is_dir():
        found = sorted(file for file in path.rglob("*") if file.is_file() and file.name.endswith(SUFFIXES))
        if not found:
            raise ScenarioError("no scenario files here", file=str(path), right=f"they end with {', '.join(SUFFIXES)}")
        yield from found
    elif not path.exists():
        raise ScenarioError("no such file or folder", file=str(path))
    elif not path.name.endswith(SUFFIXES):
        raise ScenarioError(
            "not a scenario file", file=str(path), right=f"its name must end with {', '.join(SUFFIXES)}"
        )
    else:
        yield path


def documents(path: Path) -> Iterator[Document | ScenarioError]:
    """Yield the values of a file; what can't be read is yielded as an error, and reading goes on where it can."""
    file = str(path)
    try:
        raw = path.read_bytes()
        text = (gzip.decompress(raw) if path.name.endswith(".gz") else raw).decode("utf-8-sig")
    except (OSError, EOFError, zlib.error) as problem:
        yield ScenarioError(f"can't be read: {problem}", file=file)
        return
    except UnicodeDecodeError as problem:
        yield ScenarioError(f"is not UTF-8 text: {problem.reason}", file=file)
        return
    if path.name.endswith((".jsonl", ".jsonl.gz")):
        yield from _json_lines(file, text)
    elif path.name.endswith(".json"):
        yield from _json(file, text)
    else:
        yield from _yaml(file, text)


def from_text(text: str) -> Iterator[Document | ScenarioError]:
    """Yield the values of a YAML text (JSON is YAML too)."""
    yield from _yaml("", text)


def _json_lines(file: str, text: str) -> Iterator[Document | ScenarioError]:
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            try:
                yield Document(file=file, line=number, lax=False, value=_decode(line))
            except json.JSONDecodeError as problem:
                yield ScenarioError(f"is not JSON: {problem.msg} (column {problem.colno})", file=file, line=number)
            except (ValueError, RecursionError) as problem:
                yield ScenarioError(_why(problem), file=file, line=number)


def _json(file: str, text: str) -> Iterator[Document | ScenarioError]:
    try:
        value = _decode(text)
    except json.JSONDecodeError as problem:
        yield ScenarioError(f"is not JSON: {problem.msg} (column {problem.colno})", file=file, line=problem.lineno)
        return
    except (ValueError, RecursionError) as problem:
        yield ScenarioError(_why(problem), file=file)
        return
    lines: dict[str, int] = {}
    try:
        # JSON is YAML but for tabs; the only use of this reading is to know the lines.
        node = yaml.compose(text.replace("\t", " "), Loader=_YamlLoader)
        if node is not None:
            _plain(node, "$", lines, 0)
    except (yaml.YAMLError, ValueError, RecursionError):
        lines = {}
    yield from _each(file, value, lines, lax=False)


def _yaml(file: str, text: str) -> Iterator[Document | ScenarioError]:
    try:
        for node in yaml.compose_all(text, Loader=_YamlLoader):
            lines: dict[str, int] = {}
            try:
                value = _plain(node, "$", lines, 0)
            except _BadNode as problem:
                yield ScenarioError(problem.message, file=file, line=problem.line, path=problem.path)
                continue
            if value != "":
                yield from _each(file, value, lines, lax=True)
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        yield ScenarioError(f"is not YAML: {problem.problem}", file=file, line=mark.line + 1 if mark else 0)
    except (yaml.YAMLError, RecursionError) as problem:
        yield ScenarioError(f"is not YAML: {_why(problem)}", file=file)


def _each(file: str, value: object, lines: dict[str, int], *, lax: bool) -> Iterator[Document]:
    """Yield the value, or each item of it when it is a list of scenarios."""
    if not isinstance(value, list):
        yield Document(file=file, line=lines.get("$", 1), lax=lax, value=value, lines=lines)
        return
    for index, item in enumerate(value):
        own = f"$[{index}]"
        inside = {"$" + place[len(own) :]: line for place, line in lines.items() if place.startswith(own)}
        yield Document(file=file, line=inside.get("$", 1), lax=lax, value=item, lines=inside)


class _BadNode(ValueError):
    def __init__(self, message: str, line: int, path: str) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.path = path


def _plain(node: yaml.Node, path: str, lines: dict[str, int], depth: int) -> object:
    """Return a node as plain values and note the line of everything in it."""
    line = node.start_mark.line + 1
    lines[path] = line
    if depth > _DEEPEST:  # also an alias inside of what it stands for
        raise _BadNode("nested too deeply", line, path)
    if isinstance(node, yaml.ScalarNode):
        return str(node.value)
    if isinstance(node, yaml.SequenceNode):
        return [_plain(item, f"{path}[{index}]", lines, depth + 1) for index, item in enumerate(node.value)]
    table: dict[str, object] = {}
    for key, item in node.value:
        if not isinstance(key, yaml.ScalarNode):
            raise _BadNode("a key must be a word", key.start_mark.line + 1, path)
        if key.value in table:
            raise _BadNode(f"the key {key.value!r} occurs twice", key.start_mark.line + 1, path)
        table[key.value] = _plain(item, f"{path}.{key.value}", lines, depth + 1)
        lines[f"{path}.{key.value}"] = key.start_mark.line + 1
    return table


def _decode(text: str) -> object:
    return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {twice!r} occurs twice")
    return table


def _no_constant(word: str) -> object:
    raise ValueError(f"{word} is not a number that a scenario can have")


def _why(problem: Exception) -> str:
    return "nested too deeply" if isinstance(problem, RecursionError) else str(problem)
