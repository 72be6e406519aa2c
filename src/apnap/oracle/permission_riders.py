"""601.3b: what happens to a spell that is cast by leave of the sentence before: "it enters with a counter on it"."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from apnap.abilities import effect as effects
from apnap.abilities import objects, static, values
from apnap.oracle.pruning import pruned

if TYPE_CHECKING:
    from apnap.abilities import ability
    from apnap.oracle.lower import Lowering

_SPELL = objects.Filter((objects.Is(objects.IS_SPELL),), (values.STACK,))


def with_rider(at: Lowering, construct: Any, before: ability.Static, clause: Any) -> tuple[ability.Static, ...]:
    """Return a permission of a static ability with what happens to a spell as it is cast by it."""
    part = before.parts[0] if len(before.parts) == 1 else None
    if not isinstance(part, static.MayPlay) or part.rider is not None or part.lands:
        return at.refuse(construct, "which spell?")
    inner = at.fresh()
    inner.begin_event(objects.EventObject(), False, _SPELL)
    inner.binder.mention_aside(objects.EventObject(), objects.Filter())
    found = inner.effect(clause)
    if inner.shared.targets or not isinstance(found, effects.ContinuousRule):
        return at.refuse(construct, "what happens at once")
    return (replace(before, parts=(replace(part, rider=pruned(found)),)),)
