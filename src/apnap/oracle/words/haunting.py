"""702.55: the creature that a card in exile haunts."""

from __future__ import annotations

from apnap.abilities import bonds, objects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import NounPhrase


class HauntedCreature(NounPhrase):
    """the creature it haunts (702.55b): the object that its haunt ability targeted, even if it is no creature now"""

    rule = "702.55b"
    en = ("the creature it haunts =s", "the creature this card haunts =s")
    es = ("la criatura a la que acecha =s+f", "la criatura a la que acecha esta carta =s+f")

    def filter(self, at: Lowering) -> objects.Filter:
        return objects.Filter((objects.IsOneOf(bonds.Haunted()),))

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, bonds.Haunted())

    def event_subject(self, at: Lowering) -> tuple[objects.Filter, bool]:
        return self.filter(at), False
