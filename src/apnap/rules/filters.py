"""109.2: which objects fit a description."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Ref

if TYPE_CHECKING:
    from apnap.abilities.condition import Condition
    from apnap.abilities.objects import Filter, Objects, Players
    from apnap.abilities.quantity import Comparison, Quantity
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def matches(state: State, record: GameObject, filter: Filter, context: Context) -> bool:
    """Tell whether an object passes all tests of a filter (its zones are not looked at)."""
    raise NotImplementedError


def find(state: State, filter: Filter, context: Context) -> list[Ref]:
    """Return the objects in the filter's zones that fit, in canonical order; phased-out ones excluded (702.26b)."""
    raise NotImplementedError
