"""305.2, 500.7, 614.10: so many additional lands, extra turns, and turns that are skipped."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import static
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import Cardinal, NumberWord
from apnap.oracle.phrase.roots import ShortPossessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class SomeLands(PlayerVerb):
    """Several more lands to play (305.2)."""

    count: Cardinal

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        return at.player_rule(static.ADDITIONAL_LANDS, n=self.count.lower(at))


class AdditionalLands(SomeLands):
    """play two additional lands on each of your turns (305.2)"""

    rule = "305.2"
    en = "<play> {count@p} additional lands on each of your turns"
    es = "<jugar> {count@f+p} tierras adicionales en cada uno de tus turnos"


class AdditionalLandsOnce(SomeLands):
    """play X additional lands, in the turn that is told (305.2)"""

    rule = "305.2"
    en = "<play> {count@p} additional lands"
    es = "<jugar> {count@f+p} tierras adicionales"


class UpToAdditionalLands(SomeLands):
    """play up to three additional lands, in the turn that is told (305.2)"""

    rule = "305.2"
    en = "<play> up to {count@p} additional lands"
    es = "<jugar> hasta {count@f+p} tierras adicionales"


class ExtraTurns(PlayerVerb):
    """Take two extra turns (500.7)."""

    count: NumberWord
    rule = "500.7"
    en = "<take> {count@p} extra turns after this one"
    es = "<jugar> {count@m+p} turnos adicionales después de este"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ExtraTurn(at.who, at.multiplied(self.count.lower(at), self))


class SkipNextTurns(PlayerVerb):
    """Skip the next two turns (614.10)."""

    whose: ShortPossessor
    count: Cardinal
    rule = "614.10"
    en = "<skip> {whose} next {count@p} turns"
    es = "<saltar> {whose@p} próximos {count@m+p} turnos"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.SkipNext(at.who, turn=True, n=self.count.lower(at))
