"""The project's own files, as the tests of this folder read them."""

from __future__ import annotations

import ast
import io
import subprocess
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "apnap"
KERNEL = ("abilities", "rulebooks", "rules", "ids.py", "errors.py")
DATA_SUFFIXES = (".toml", ".txt", ".yaml", ".yml", ".json", ".jsonl", ".tsv", ".md")


def modules(*below: str) -> list[Path]:
    """Return the Python files of the package, or of some of its parts, sorted."""
    tops = [SOURCE / part for part in below] or [SOURCE]
    return sorted(path for top in tops for path in ([top] if top.is_file() else top.rglob("*.py")))


def module_names() -> list[str]:
    """Return the names by which the modules of the package are imported; a ``__main__`` runs and is left out."""
    paths = [path.relative_to(SOURCE.parent).with_suffix("") for path in modules() if path.name != "__main__.py"]
    return [".".join(path.parts).removesuffix(".__init__") for path in paths]


def data_files() -> list[Path]:
    """Return the text files of the package that are not Python, sorted."""
    return sorted(path for path in SOURCE.rglob("*") if path.suffix in DATA_SUFFIXES)


def name_of(path: Path) -> str:
    """Return a path as it is written from the root of the repository."""
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax tree of a Python file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def comments(path: Path) -> Iterator[str]:
    """Yield the comments of a Python file."""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def strings(path: Path) -> Iterator[ast.Constant]:
    """Yield the string constants of a Python file, docstrings and the fixed parts of f-strings included."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node


def bare_strings(path: Path) -> Iterator[str]:
    """Yield the strings that stand alone as a statement: the docstrings of modules, classes, functions and fields."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def project_files() -> list[Path]:
    """Return the files that belong to the project: those that git knows or would add, else those found."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if listing.returncode == 0:
        return [path for name in listing.stdout.split("\0") if name and (path := ROOT / name).is_file()]
    tops = ("src", "tests", "docs", "scripts", ".ci")
    return [
        path for top in tops for path in (ROOT / top).rglob("*") if path.is_file() and "__pycache__" not in path.parts
    ]
