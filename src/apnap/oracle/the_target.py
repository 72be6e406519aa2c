"""115.4: "it" behind damage to any target, where a spell speaks of it: the target, if that is an object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from apnap.abilities import effect as effects
from apnap.abilities import objects

if TYPE_CHECKING:
    from apnap.oracle.lower import Lowering


def it_of_condition(at: Lowering, pronoun: Any) -> objects.Objects:
    """Return what "it's …" asks about: behind damage that a spell deals to any target, that target."""
    found = at.binder.it(pronoun)
    hit = _any_target(at) if found == objects.This() and at.is_spell else None
    if hit is None:
        return found
    at.binder.mention(hit, False, 0)
    return hit


def _any_target(at: Lowering) -> objects.TargetObjects | None:
    last = at.shared.sentences[-1][-1] if at.shared.sentences and at.shared.sentences[-1] else None
    if not isinstance(last, effects.DealDamage) or not isinstance(last.objects, objects.TargetObjects):
        return None
    return last.objects if last.players == objects.TargetPlayers(last.objects.index) else None
