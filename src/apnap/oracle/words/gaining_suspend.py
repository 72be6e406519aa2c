"""702.62: suspend that an effect gives to a card in exile, without a cost or a number."""

from __future__ import annotations

from apnap.abilities import ability, change, objects
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.duration import Forever
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Condition, NounPhrase
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.keyword_names import KeywordName


class DoesntHaveKeyword(Condition):
    """it doesn't have suspend (702.1)"""

    what: NounPhrase
    name: KeywordName
    rule = "702.1"
    en = "{what@1+s} doesn't have {name}"
    es = "{what@s} no tiene {name}"

    def lower(self, at: Lowering) -> conditions.Condition:
        has = objects.Filter((self.name.test(at),), ())
        return conditions.NotTrue(conditions.Fits(at.objects(self.what), has))


class GainsSuspend(ObjectVerb):
    """gains suspend, of a card that was exiled (702.62)"""

    rule = "702.62"
    en = "<gain> suspend"
    es = "<ganar> la habilidad de suspender"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or at.duration is not None:
            return at.refuse(self, "for a while")
        if not isinstance(at.what, objects.InSlot):  # what was moved
            return at.refuse(self, "of what was not exiled before")
        return effects.Continuous(at.what, (change.AddAbility(ability.Keyword("suspend")),), Forever())
