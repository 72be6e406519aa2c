"""614.10: combat phases that are skipped."""

from __future__ import annotations

from apnap.oracle.phrase.verb_phrases import PlayerVerb


class SkipAllCombats(PlayerVerb):
    """Skip all combat phases of their next turn (614.10)."""

    rule = "614.10"
    en = "<skip> all combat phases of their next turn"
    es = "se <saltar> todas las fases de combate de su próximo turno"
