"""701.31, 311.7: planeswalking and chaos."""

from __future__ import annotations

from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class Planeswalk(PlayerVerb):
    """Planeswalk (701.31)."""

    rule = "701.31"
    en = "<planeswalk>"
    es = "<viajar> entre planos"


class ChaosEnsues(SubjectClause):
    """Chaos ensues (311.7)."""

    rule = "311.7"
    en = "chaos ensues"
    es = "se desata el caos"
