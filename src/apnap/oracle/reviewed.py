"""Lines of truly ambiguous wording whose preferred reading a person has found to be the right one.

``reviewed.txt`` has one digest a line, followed by who looked at it and when; texts of cards are not kept here.
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
