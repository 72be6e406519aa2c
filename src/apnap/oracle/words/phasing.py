"""702.26: phasing in and out, as events, and what can't phase in or out."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static
from apnap.abilities.rare_occurrences import Phases
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.events import ObjectEvent


class PhasesIn(ObjectEvent):
    """phases in (702.26c)"""

    rule = "702.26c"
    en = "<phase> in"
    es = "<entrar> en fase"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return Phases(what, out=False)


class PhasesOutEvent(ObjectEvent):
    """phases out (603.10b)"""

    rule = "603.10b"
    en = "<phase> out"
    es = "<salir> de fase"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return Phases(what, out=True)


class CantPhaseIn(ObjectVerb):
    """can't phase in (702.26a)"""

    rule = "702.26a"
    en = "can't phase in"
    es = "no <poder> entrar en fase"


class CantPhaseOut(ObjectVerb):
    """can't phase out (702.26a)"""

    rule = "702.26a"
    en = "can't phase out"
    es = "no <poder> salir de fase"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_PHASE_OUT)
