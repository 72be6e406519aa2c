"""701.44: what is done instead of exploring."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static
from apnap.abilities.about_to import EXPLORES
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.pruning import pruned


class WouldExplore(Clause):
    """ "If a creature you control would explore, instead it explores, then it explores again" (614.1a)."""

    what: Noun
    clause: Clause
    rule = "614.1a"
    en = "if {what} would explore , instead {clause}"
    es = "si {what@1} fuera a explorar , en vez de eso , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        found, several = self.what.event_subject(at)
        if several or not at.is_static:
            return at.refuse(self.what, "several, or outside a static ability")
        inner = at.fresh()
        inner.shared.slots = at.shared.slots
        inner.begin_event(objects.EventObject(), False, found, moved=False)
        instead = inner.effect(self.clause)
        at.shared.slots = inner.shared.slots
        if inner.shared.targets or isinstance(instead, effects.May):
            return at.refuse(self.clause, "with targets, or optional")
        return at.rule(static.Replacement(occurrence.KeywordAction(EXPLORES, what=found), pruned(instead)))
