"""701.60: suspected creatures."""

from __future__ import annotations

from apnap.abilities import ability, change, objects, static
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb

_IS_SUSPECTED = conditions.Fits(objects.Iterated(), objects.Filter((objects.Is(objects.SUSPECTED),), ()))
_CANT_BLOCK = ability.Static(
    (static.Restriction(static.CANT_BLOCK, objects.Filter((objects.IsSource(),))),), text="This creature can't block."
)
_MARKS = (change.AddAbility(ability.Keyword("menace")), change.AddAbility(_CANT_BLOCK))
"""701.60c: what a suspected permanent has."""


class Suspect(PlayerVerb):
    """Suspect (701.60)."""

    what: Noun
    rule = "701.60a"
    en = "<suspect> {what}"
    es = "<sospechar> de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        one = objects.Iterated()
        become = effects.Designate(one, objects.SUSPECTED)
        has = effects.Continuous(one, _MARKS, durations.ForAsLongAs(_IS_SUSPECTED))
        suspect = effects.If(conditions.NotTrue(_IS_SUSPECTED), effects.Sequence((become, has)))  # 701.60d
        return effects.ForEachObject(at.objects(self.what), suspect)


class ItsNoLongerSuspected(Clause):
    """ "It's no longer suspected" (701.60a)."""

    rule = "701.60a"
    en = "it's no longer suspected"
    es = "deja de ser sospechosa"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or at.duration is not None:
            return at.refuse(self, "for a while")
        return effects.Designate(at.binder.it(self), objects.SUSPECTED, not_any_more=True)


class NoLongerSuspected(ObjectVerb):
    """Be no longer suspected (701.60a)."""

    rule = "701.60a"
    en = ("<be> no longer suspected", "<become> no longer suspected")
    es = "<dejar> de ser <sospechoso@>"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or at.duration is not None:
            return at.refuse(self, "for a while")
        return effects.Designate(at.what, objects.SUSPECTED, not_any_more=True)
