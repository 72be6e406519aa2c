"""107: how much a quantity is now."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from apnap.abilities.condition import Condition
    from apnap.abilities.objects import Filter, Objects, Players
    from apnap.abilities.quantity import Comparison, Quantity
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def amount(state: State, quantity: Quantity, context: Context) -> int:
    """Return a quantity; it may be negative (107.1b is the caller's)."""
    raise NotImplementedError


def compare(state: State, n: int, comparison: Comparison, context: Context) -> bool:
    """Tell whether a number compares so."""
    raise NotImplementedError
