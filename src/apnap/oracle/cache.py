"""The version of the grammar: what compiled cards are stamped with."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from apnap import abilities


@cache
def grammar_version() -> str:
    """Return a digest of everything that decides what a text compiles to: the constructs, and the nodes of meaning.

    What has been compiled under another version is compiled again. The sources themselves are digested, so that no
    one has to remember to count a number up.
    """
    digest = hashlib.sha256()
    for package in (__package__, abilities.__name__):
        for file in _sources(resources.files(package)):
            digest.update(file.name.encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _sources(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _sources(entry)
        elif entry.name.endswith(".py"):
            found.append(entry)
    return found
