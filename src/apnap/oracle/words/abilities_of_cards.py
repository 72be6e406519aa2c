"""613.1f: what has abilities of other cards."""

from __future__ import annotations

from apnap.abilities import change, objects, values
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import Pointing
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import ObjectVerb


class HasActivatedOf(ObjectVerb):
    """Have all activated abilities of cards (113.3b)."""

    what: Noun
    rule = "113.3b"
    en = "<have> all activated abilities of {what}"
    es = "<tener> todas las habilidades activadas de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return at.change(change.AddActivatedOf(self._cards(at)))

    def _cards(self, at: Lowering) -> objects.Objects:
        what = self.what
        if not isinstance(what, Determined):
            return at.refuse(what, "whose abilities?")
        if isinstance(what.determiner, Pointing) or any(one.participle() for one in what.modifiers):
            return what.lower(at)
        found = what.subject(at)
        if isinstance(found, objects.Filter) and found.zones and values.BATTLEFIELD not in found.zones:
            return objects.Each(found)
        return at.refuse(what, "abilities of permanents")
