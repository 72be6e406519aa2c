"""601.2c: targets that a spell has only if an optional cost, such as kicker, was paid for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import condition as conditions
from apnap.abilities import objects
from apnap.abilities.quantity import CostAmount, Least, Minus, Number, Quantity, Times
from apnap.abilities.target import Target
from apnap.abilities.walk import walk
from apnap.oracle.refusals import (
    Refusal,
)


def whether_paid(condition: conditions.Condition) -> Quantity | None:
    """Return a number that is 1 if the condition holds and else 0; None if it is not about a cost of this spell."""
    if isinstance(condition, conditions.NotTrue):
        paid = whether_paid(condition.condition)
        return None if paid is None else Minus(Number(1), paid)
    if isinstance(condition, conditions.CostPaid) and condition.what is None:
        return Least(CostAmount(condition.cost), Number(1))
    return None


def only_if(target: Target, paid: Quantity) -> Target:
    """Return a requirement that asks for targets only if the cost was paid.

    :raises Refusal: how many targets there are then is no fixed number
    """
    if not isinstance(target.maximum, Number) or not isinstance(target.minimum, Number):
        raise Refusal("Targeted", "another number of targets if a cost was paid")
    return replace(target, minimum=_times(target.minimum.n, paid), maximum=_times(target.maximum.n, paid))


def _times(n: int, paid: Quantity) -> Quantity:
    if n == 0:
        return Number(0)
    return paid if n == 1 else Times(n, paid)


def targets_in(node: Any) -> set[int]:
    """Return the numbers of the requirements whose targets a tree of meaning speaks of."""
    return {one.index for one in walk(node) if isinstance(one, objects.TargetObjects | objects.TargetPlayers)}
