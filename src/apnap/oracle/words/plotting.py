"""702.170: cards that become plotted other than by the special action, and what triggers then."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.events import ObjectEvent


class BecomesPlotted(ObjectVerb):
    """becomes plotted (702.170c)"""

    rule = "702.170c"
    en = "<become> plotted"
    es = "<volverse> <tramado@>"

    def lower(self, at: Lowering) -> effects.Effect:
        if isinstance(at.what, objects.This | objects.TargetObjects):
            return at.refuse(self, "not from exile")
        return effects.BecomeCastable(at.what, "plot")


class BecomesPlottedEvent(ObjectEvent):
    """becomes plotted (702.170c)"""

    rule = "702.170c"
    en = "<become> plotted"
    es = "<volverse> <tramado@>"
    own_zone = values.EXILE

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction("plotted", what=what)
