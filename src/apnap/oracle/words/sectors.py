"""702.158: choosing a sector, and the creatures in it."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.chosen_words import choose_word


class ChooseSector(PlayerVerb):
    """Choose a sector (702.158d)."""

    rule = "702.158d"
    en = "<choose> a sector"
    es = "<elegir> un sector"

    def lower(self, at: Lowering) -> effects.Effect:
        return choose_word(at, effects.CHOOSE_SECTOR)


class InThatSector(After, Relative):
    """in that sector (702.158d)"""

    rule = "702.158d"
    en = "in that sector"
    es = "en ese sector"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if effects.CHOOSE_SECTOR not in at.shared.words:
            return at.refuse(self, "which sector?")
        return (objects.InChosenSector(),)
