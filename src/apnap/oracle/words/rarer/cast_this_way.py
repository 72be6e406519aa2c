"""601.3b: what is said of a spell that is cast by leave of the same static ability: "if a spell cast this way …"."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, static, values
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.pruning import pruned

_SPELL = objects.Filter((objects.Is(objects.IS_SPELL),), (values.STACK,))


def with_rider(
    at: Lowering, construct: Clause, before: ability.Static, rider: effects.Effect
) -> tuple[ability.Static, ...]:
    """Return a permission with what happens to a spell as it is cast by it."""
    part = before.parts[0] if len(before.parts) == 1 else None
    if not isinstance(part, static.MayPlay) or part.rider is not None:
        return at.refuse(construct, "which spell?")
    return (replace(before, parts=(replace(part, rider=pruned(rider)),)),)


class IfCastThisWay(Clause):
    """ "If you cast a spell this way, that creature enters with a finality counter on it" (614.1c)."""

    clause: Clause
    rule = "614.1c"
    en = "if you cast a spell this way , {clause}"
    es = "si lanzas un hechizo de esta manera , {clause}"

    def with_before(self, at: Lowering, before: ability.Static) -> tuple[ability.Static, ...] | None:
        inner = at.fresh()
        inner.begin_event(objects.EventObject(), False, _SPELL)
        inner.binder.mention_aside(objects.EventObject(), objects.Filter())
        found = inner.effect(self.clause)
        if inner.shared.targets or not isinstance(found, effects.ContinuousRule):
            return at.refuse(self, "what happens at once")
        return with_rider(at, self, before, found)
