"""702: the abilities that keyword abilities stand for."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Keyword

PERFORMED: Final[frozenset[str]] = frozenset()
"""The names of the keyword abilities whose meaning the kernel carries out."""


def abilities_of(node: Keyword) -> tuple[Ability, ...]:
    """Return the abilities a keyword ability stands for; none if it is a rule of its own."""
    return ()
