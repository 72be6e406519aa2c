"""603.4, 604: whether a condition holds now."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from apnap.abilities.condition import Condition
    from apnap.abilities.objects import Filter, Objects, Players
    from apnap.abilities.quantity import Comparison, Quantity
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def holds(state: State, condition: Condition, context: Context) -> bool:
    """Tell whether a condition holds."""
    raise NotImplementedError
