"""722: preparation cards in texts."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.verb_phrases import ObjectVerb


class EnterPrepared(Entering):
    """prepared (722.3a)"""

    en = "prepared"
    es = "<preparado@>"

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(prepared=True)


class BecomesPrepared(ObjectVerb):
    """becomes prepared (722.3a)"""

    rule = "722.3a"
    en = "<become> prepared"
    es = "queda <preparado>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.BecomePrepared(at.what)


class BecomesUnprepared(ObjectVerb):
    """becomes unprepared (722.3b)"""

    rule = "722.3b"
    en = "<become> unprepared"
    es = "deja de estar <preparado>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.BecomePrepared(at.what, not_any_more=True)
