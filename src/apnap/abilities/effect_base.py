"""609: the root of all instructions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from apnap.abilities.node import Node


@dataclass(frozen=True, slots=True)
class Effect(Node):
    """One instruction."""


SLOT_FIELDS: Final = ("slot", "rest", "searched", "excess", "evens", "gathers", "into")
"""The fields of instructions, and of what asks about them, that name a slot: where it is remembered what was done."""
