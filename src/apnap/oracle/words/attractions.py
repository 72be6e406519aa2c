"""717, 701.51–52: opening Attractions, rolling to visit them, and what a visit does."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, quantity
from apnap.abilities import effect as effects
from apnap.abilities.attractions import OpenAttraction, RollToVisit
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.sentences import Effects
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.events_of_actions import DoesAction


class VisitLine(Line):
    """ "Visit — Draw a card." (702.159)"""

    effects: Effects
    rule = "702.159a"
    en = "visit -- {effects}"
    es = "visita -- {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        at.shared.limits["has_event"] = True
        at.binder.mention(objects.This(), False, 0)
        body = self.effects.body(at)
        visited = occurrence.KeywordAction("visit", what=objects.Filter((objects.IsSource(),)))
        return (ability.Triggered(visited, body, keyword="visit"),)


class Open(PlayerVerb):
    """Open an Attraction (701.51)."""

    rule = "701.51"
    en = "<open> an Attraction"
    es = "<abrir> una atracción"

    def lower(self, at: Lowering) -> effects.Effect:
        return OpenAttraction(at.who, quantity.Number(1))


class OpenSeveral(PlayerVerb):
    """Open two Attractions (701.51)."""

    count: Cardinal
    rule = "701.51"
    en = "<open> {count@} Attractions"
    es = "<abrir> {count@} atracciones"

    def lower(self, at: Lowering) -> effects.Effect:
        return OpenAttraction(at.who, self.count.lower(at))


class Visit(PlayerVerb):
    """Roll to visit your Attractions (701.52)."""

    rule = "701.52"
    en = "<roll> to visit your Attractions"
    es = "<tirar> para visitar tus atracciones"

    def lower(self, at: Lowering) -> effects.Effect:
        return RollToVisit(at.who)


class OpensEvent(DoesAction):
    """open an Attraction (701.51c)"""

    rule = "701.51c"
    en = "<open> an Attraction"
    es = "<abrir> una atracción"
    action = "open an attraction"


class RollsToVisitEvent(DoesAction):
    """roll to visit your Attractions (701.52)"""

    rule = "701.52"
    en = "<roll> to visit your Attractions"
    es = "<tirar> para visitar tus atracciones"
    action = "roll to visit"
