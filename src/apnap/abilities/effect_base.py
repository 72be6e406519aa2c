"""609: the root of all instructions."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.node import Node


@dataclass(frozen=True, slots=True)
class Effect(Node):
    """One instruction."""
