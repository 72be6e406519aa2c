"""702.26: phasing in, as an event, and what can't phase in or out."""

from __future__ import annotations

from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.events import ObjectEvent


class PhasesIn(ObjectEvent):
    """phases in (702.26c)"""

    rule = "702.26c"
    en = "<phase> in"
    es = "<entrar> en fase"


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
