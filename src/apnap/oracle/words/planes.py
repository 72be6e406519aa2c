"""701.31, 311.7: planeswalking and chaos: there are planes in Planechase games only, which are not played here."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class Planeswalk(PlayerVerb):
    """Planeswalk (701.31a): nothing happens but in a Planechase game."""

    rule = "701.31a"
    en = "<planeswalk>"
    es = "<viajar> entre planos"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Nothing()


class ChaosEnsues(SubjectClause):
    """Chaos ensues (311.7): there is no plane whose ability could trigger."""

    rule = "311.7"
    en = "chaos ensues"
    es = "se desata el caos"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Nothing()
