"""702.184c: creatures that count for something else than their power as they are tapped for station."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.numbers import Digits
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.mounts_and_pairs import CrewsStronger

_ANY_PERMANENT = objects.Filter((), (values.BATTLEFIELD,))


class StationsByToughness(ObjectVerb):
    """stations permanents using its toughness rather than its power (702.184c)"""

    what: Plural
    rule = "702.184c"
    en = (
        "<station> {what} using its toughness rather than its power",
        "<station> {what} using their toughness rather than their power",
    )
    es = "<estacionar> {what@bare} usando su resistencia en lugar de su fuerza"

    def lower(self, at: Lowering) -> effects.Effect:
        _only_permanents(at, self.what)
        return at.restrict(static.STATIONS_BY_TOUGHNESS)


class StationsStronger(ObjectVerb):
    """stations permanents as though its power were 2 greater (702.184c)"""

    what: Plural
    number: Digits
    rule = "702.184c"
    en = (
        "<station> {what} as though its power were {number} greater",
        "<station> {what} as though their power were {number} greater",
    )
    es = "<estacionar> {what@bare} como si su fuerza fuera {number} más"

    def lower(self, at: Lowering) -> effects.Effect:
        _only_permanents(at, self.what)
        return at.restrict(static.STATIONS_STRONGER, n=self.number.lower(at))


class CrewsAndStationsStronger(ObjectVerb):
    """crews Vehicles and stations permanents as though its power were 2 greater (702.184c)"""

    vehicles: Plural
    what: Plural
    number: Digits
    rule = "702.184c"
    en = (
        "<crew> {vehicles} and <station> {what} as though its power were {number} greater",
        "<crew> {vehicles} and <station> {what} as though their power were {number} greater",
    )
    es = "<tripular> {vehicles@bare} y <estacionar> {what@bare} como si su fuerza fuera {number} más"

    def lower(self, at: Lowering) -> effects.Effect:
        crews = at.effect(CrewsStronger(self.vehicles, self.number))
        return effects.Sequence((crews, at.effect(StationsStronger(self.what, self.number))))


def _only_permanents(at: Lowering, what: Plural) -> None:
    if at.filter(what) != _ANY_PERMANENT:
        at.refuse(what, "only some permanents stationed")
