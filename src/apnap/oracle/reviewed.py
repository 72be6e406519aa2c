"""Lines of truly ambiguous wording whose preferred reading a person has found to be the right one.

``reviewed.txt`` has one digest a line, followed by who looked at it and when; texts of cards are not kept here.
``reviewed_pairs.txt`` has the pairs of readings, as :mod:`apnap.oracle.ambiguity` writes them, of which one is refused
and the other was found to be right in every line that has the pair.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources


def digest_of(line: str) -> str:
    """Return the digest by which a line stands on the list."""
    return hashlib.sha256(line.encode()).hexdigest()[:16]


@cache
def _digests() -> frozenset[str]:
    text = resources.files(__package__).joinpath("reviewed.txt").read_text(encoding="utf-8")
    return frozenset(row.split()[0] for row in text.splitlines() if row.strip() and not row.startswith("#"))


def is_reviewed(line: str) -> bool:
    """Tell whether the preferred reading of a line with several meanings has been found to be the right one."""
    return digest_of(line) in _digests()


@cache
def _pairs() -> frozenset[str]:
    text = resources.files(__package__).joinpath("reviewed_pairs.txt").read_text(encoding="utf-8")
    return frozenset(row.strip() for row in text.splitlines() if row.strip() and not row.startswith("#"))


def is_reviewed_pair(pair: str) -> bool:
    """Tell whether the reading that is taken of a pair with a refused one has been found to be the right one."""
    return pair in _pairs()
