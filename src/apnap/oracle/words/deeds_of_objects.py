"""What objects do themselves: fight, explore, transform."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import ObjectVerb


class Fights(ObjectVerb):
    """Fight (701.14)."""

    what: Noun
    rule = "701.14"
    en = "<fight> {what}"
    es = "<luchar> contra {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Fight(at.what, at.objects(self.what))


class Explores(ObjectVerb):
    """Explore (701.44)."""

    rule = "701.44"
    en = "<explore>"
    es = "<explorar>"


class Connives(ObjectVerb):
    """Connive (701.50)."""

    rule = "701.50"
    en = "<connive>"


class PhasesOut(ObjectVerb):
    """Phase out (702.26)."""

    rule = "702.26"
    en = "<phase> out"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.PhaseOut(at.what)


class BecomesTapped(ObjectVerb):
    """Become tapped."""

    en = "<become> tapped"


class Transforms(ObjectVerb):
    """Transform (701.27)."""

    rule = "701.27"
    en = "<transform>"
    es = "se <transformar>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Transform(at.what)


class Dies(ObjectVerb):
    """Die, in conditions."""

    en = "<die>"
    es = "<morir>"
