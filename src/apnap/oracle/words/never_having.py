"""113.11, 614.17: abilities that objects can't have, and what can't be destroyed without being regenerated."""

from __future__ import annotations

from apnap.abilities import change, objects, occurrence, static
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.noun_phrases import Determined, Host
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.pruning import pruned
from apnap.oracle.words.keyword_lines import GrantChoice, Grants, plain_keyword


class CantHaveOrGain(ObjectVerb):
    """can't have or gain flying (113.11)"""

    grants: Grants
    rule = "113.11"
    en = "can't have or gain {grants}"
    es = "no <poder> tener ni ganar {grants@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(*(change.CantHaveAbility(plain_keyword(one)) for one in self.grants.abilities(at)))


class CantHave(ObjectVerb):
    """can't have hexproof or shroud (113.11)"""

    choice: GrantChoice
    rule = "113.11"
    en = "can't have {choice}"
    es = "no <poder> tener {choice}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(*(change.CantHaveAbility(plain_keyword(one)) for one in self.choice.abilities(at)))


class CantHaveCounters(ObjectVerb):
    """can't have counters put on it (614.17)"""

    rule = "614.17"
    en = "can't have counters put on (it|them)"
    es = "no <poder> tener contadores puestos sobre <él@>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_HAVE_COUNTERS)


def would_be_destroyed(at: Lowering, what: Noun) -> occurrence.Occurrence:
    """Return that the one object that a static ability speaks of would be destroyed."""
    if not at.is_static or not what.is_self() and not isinstance(what, Host | Determined):
        return at.refuse(what, "what would be destroyed?")
    found, several = what.event_subject(at)
    return at.refuse(what, "several") if several else occurrence.Destroyed(found)


class InsteadOfDestruction(Clause):
    """ "If enchanted land would be destroyed, instead sacrifice this Aura", "…, regenerate it" (614.1a, 701.19b)."""

    what: Noun
    clause: Clause
    rule = "614.1a"
    en = "if {what@s} would be destroyed , {clause}"
    es = "si {what@1+s} fuera a ser <destruido@1> , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        event = would_be_destroyed(at, self.what)
        instead = self.clause.what_happens_instead() or self.clause
        inner = at.fresh()
        inner.begin_event(objects.EventObject(), False, self.what.event_subject(at)[0])
        found = pruned(inner.effect(instead))
        if instead is self.clause and found != effects.Regenerate(objects.EventObject()):  # 701.19b
            return at.refuse(self.clause, "not instead of anything")
        if inner.shared.targets:
            return at.refuse(self, "a replacement effect has no targets")
        return at.rule(static.Replacement(event, found))
