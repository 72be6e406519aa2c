"""What lowering says when it gives no meaning, and what it asks on the way."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities import objects as obj


class Refusal(Exception):
    """A construct without a meaning yet, or one whose meaning is in doubt. ``construct`` is its class name."""

    def __init__(self, construct: str, why: str) -> None:
        super().__init__(f"{construct}: {why}" if why else construct)
        self.construct = construct
        self.why = why


class Unbound(Refusal):
    """A pronoun or link ("it", "that much", "if you do") without anything to refer to, or with two things."""


@dataclass(frozen=True)
class InZones(obj.Test):
    """Only while a filter is built: the zones that a modifier names ("in your graveyard")."""

    zones: tuple[int, ...]
