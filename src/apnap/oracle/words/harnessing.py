"""701.64, 702.186: harnessing a permanent, and the abilities that it has only then."""

from __future__ import annotations

from apnap.abilities import ability, change, objects, static
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Line, PlainLine
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class Harness(PlayerVerb):
    """Harness (701.64)."""

    what: Noun
    rule = "701.64a"
    en = "<harness> {what}"
    es = "<encauzar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.objects(self.what), objects.This):
            return at.refuse(self, "another permanent")
        return effects.Designate(objects.This(), objects.HARNESSED)


class InfinityLine(PlainLine):
    """ "∞ — At the beginning of your upkeep, draw a card.": an ability it has while it is harnessed (702.186)."""

    line: Line
    rule = "702.186b"
    en = "∞ -- {line:PlainLine}"
    es = "∞ -- {line:PlainLine}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        harnessed = conditions.Exists(objects.Filter((objects.IsSource(), objects.Is(objects.HARNESSED))))
        gained = tuple(change.AddAbility(one) for one in self.line.abilities(at))
        return (ability.Static((static.Changes(objects.This(), gained),), harnessed),)
