"""615.5: what happens besides the prevention of damage: "You gain life equal to the damage prevented this way"."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, static
from apnap.abilities.quantity import AT_LEAST, Comparison, EventAmount, Number
from apnap.oracle.construct import Construct
from apnap.oracle.refusals import (
    Refusal,
)

if TYPE_CHECKING:
    from apnap.oracle.lower import Lowering


def is_consequence(tree: Any) -> bool:
    """Return whether a sentence speaks of damage "prevented this way"."""
    if isinstance(tree, tuple):
        return any(is_consequence(one) for one in tree)
    if not isinstance(tree, Construct):
        return False
    return tree.of_prevented or any(is_consequence(getattr(tree, one.name)) for one in fields(type(tree)))  # type: ignore[arg-type]


def lower_consequence(at: Lowering, sentence: Any) -> effects.Effect:
    """Return what a sentence says that happens once damage has been prevented; "that much" is how much."""
    limits, done = at.shared.limits, at.shared.done
    before = limits.get("has_event"), limits.get("prevented")
    at.shared.done, limits["has_event"], limits["prevented"] = 0, True, True
    effect = at.effect(sentence)
    at.shared.done, limits["has_event"], limits["prevented"] = done, before[0], before[1]
    return effect


def add_consequence(at: Lowering, sentence: Any) -> None:
    """Let something happen besides the prevention that the sentences before speak of."""
    at.binder.mention_aside(objects.EventObject(), objects.Filter((), ()))
    effect = lower_consequence(at, sentence)
    if not at.amend(effects.PreventDamage, lambda one: replace(one, then=_both(one.then, effect))):
        raise Refusal("DamagePrevented", "nothing was prevented before")


def _both(first: effects.Effect | None, second: effects.Effect) -> effects.Effect:
    return second if first is None else effects.Sequence((first, second))


def with_consequence(rule: effects.Effect, effect: effects.Effect) -> effects.Effect:
    """Return the prevention of a static ability with what happens besides."""
    if not isinstance(rule, effects.ContinuousRule):
        raise Refusal("DamagePrevented", "nothing is prevented")
    parts = tuple(
        replace(part, then=_both(part.then, effect)) if isinstance(part, static.Prevention) else part
        for part in rule.parts
    )
    if parts == rule.parts:
        raise Refusal("DamagePrevented", "nothing is prevented")
    return replace(rule, parts=parts)


SOME = conditions.Compare(EventAmount(), Comparison(AT_LEAST, Number(1)))
"""Damage is really prevented (615.12)."""
