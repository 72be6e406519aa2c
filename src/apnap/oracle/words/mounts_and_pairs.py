"""702.95, 702.104, 702.122, 702.171: what texts say around soulbond, tribute, crew and saddle."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import A
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Determined, Plural
from apnap.oracle.phrase.numbers import Digits
from apnap.oracle.phrase.pronouns import Pronoun
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.combat_demands import both
from apnap.oracle.words.events import ObjectEvent
from apnap.oracle.words.events_of_actions import ActsEvent

VEHICLE = objects.HasSubtype("Vehicle")
MOUNT = objects.HasSubtype("Mount")


def only(at: Lowering, what: Noun, kind: objects.Test) -> None:
    """Refuse any other objects: only Vehicles are crewed, only Mounts saddled."""
    if at.filter(what).tests != (kind,):
        at.refuse(what, "other things to crew or saddle")


class CrewsStronger(ObjectVerb):
    """crews Vehicles as though its power were 2 greater (702.122)"""

    vehicles: Plural
    number: Digits
    rule = "702.122"
    en = (
        "<crew> {vehicles} as though its power were {number} greater",
        "<crew> {vehicles} as though their power were {number} greater",
    )
    es = "<tripular> {vehicles@bare} como si su fuerza fuera {number} más"

    def lower(self, at: Lowering) -> effects.Effect:
        only(at, self.vehicles, VEHICLE)
        return at.restrict(static.CREWS_STRONGER, n=self.number.lower(at))


class SaddlesAndCrewsStronger(ObjectVerb):
    """saddles Mounts and crews Vehicles as though its power were 2 greater (702.171)"""

    mounts: Plural
    vehicles: Plural
    number: Digits
    rule = "702.171"
    en = (
        "<saddle> {mounts} and <crew> {vehicles} as though its power were {number} greater",
        "<saddle> {mounts} and <crew> {vehicles} as though their power were {number} greater",
    )
    es = "<ensillar> {mounts@bare} y <tripular> {vehicles@bare} como si su fuerza fuera {number} más"

    def lower(self, at: Lowering) -> effects.Effect:
        only(at, self.mounts, MOUNT)
        only(at, self.vehicles, VEHICLE)
        n = self.number.lower(at)
        kinds = (static.SADDLES_STRONGER, static.CREWS_STRONGER)
        return effects.Sequence(tuple(at.restrict(kind, n=n) for kind in kinds))


class CrewsByToughness(ObjectVerb):
    """crews Vehicles using its toughness rather than its power (702.122)"""

    vehicles: Plural
    rule = "702.122"
    en = (
        "<crew> {vehicles} using its toughness rather than its power",
        "<crew> {vehicles} using their toughness rather than their power",
    )
    es = "<tripular> {vehicles@bare} usando su resistencia en lugar de su fuerza"

    def lower(self, at: Lowering) -> effects.Effect:
        only(at, self.vehicles, VEHICLE)
        return at.restrict(static.CREWS_BY_TOUGHNESS)


class CantCrew(ObjectVerb):
    """can't crew Vehicles (702.122c)"""

    vehicles: Plural
    rule = "702.122c"
    en = "can't crew {vehicles}"
    es = "no <poder> tripular {vehicles@bare}"

    def lower(self, at: Lowering) -> effects.Effect:
        only(at, self.vehicles, VEHICLE)
        return at.restrict(static.CANT_CREW)


class CrewsEvent(ObjectEvent):
    """crews a Vehicle (702.122b)"""

    vehicle: Determined
    rule = "702.122b"
    en = "<crew> {vehicle}"
    es = "<tripular> {vehicle}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        if not isinstance(self.vehicle.determiner, A):
            return at.refuse(self.vehicle, "in an event")
        only(at, self.vehicle, VEHICLE)
        return occurrence.KeywordAction("crew", what=what)

    def mention(self, at: Lowering) -> None:
        at.binder.mention_aside(objects.EventOther(), self.vehicle.filter(at))


class BecomesCrewed(ActsEvent):
    """becomes crewed (702.122d)"""

    rule = "702.122d"
    en = "<become> crewed"
    es = "<ser> <tripulado>"
    action = "crewed"


class PairedWithAnother(Condition):
    """this creature is paired with another creature (702.95b)"""

    what: NounPhrase
    rule = "702.95b"
    en = "{what@1} is paired with another creature"
    es = "{what@} <estar@> <emparejado@> con otra criatura"

    def lower(self, at: Lowering) -> conditions.Condition:
        if not self.what.is_self():
            return at.refuse(self.what, "paired with another creature")
        at.shared.limits["pair"] = objects.Filter((objects.InPairOf(objects.This()),))
        return conditions.Exists(objects.Filter((objects.IsSource(), objects.Is(objects.PAIRED))))


class EachOfThePair(Pronoun):
    """each of those creatures, as one after the other; in a static ability those that are paired (702.95b)"""

    en = "each of those creatures =s"
    es = "cada una de esas criaturas =s+f"

    def one_by_one(self, at: Lowering) -> objects.Objects | None:
        creatures = objects.Filter((objects.HasCardType(values.CREATURE),))
        return at.kept(at.binder.find(self, creatures, plural=True))

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        pair = at.shared.limits.get("pair")
        return pair if isinstance(pair, objects.Filter) else at.refuse(self, "which creatures?")


class PairedWithIt(After, Relative):
    """a creature it's paired with (702.95b)"""

    rule = "702.95b"
    en = "it's paired with =s"
    es = ("con la que está emparejada =f+s", "con el que está emparejado =m+s")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Other(), objects.InPairOf(objects.This()))


class TributeUnpaid(Condition):
    """tribute wasn't paid (702.104b)"""

    rule = "702.104b"
    en = "tribute wasn't paid"
    es = "no se pagó el tributo"

    def lower(self, at: Lowering) -> conditions.Condition:
        paid = quantity.NotedNumber("tribute")
        return conditions.Compare(paid, quantity.Comparison(quantity.EQUAL, quantity.Number(0)))


class DevouredCreature(Unit):
    """creature it devoured (702.82b), behind "for each" """

    rule = "702.82b"
    en = "creature it devoured"
    es = "criatura que devoró"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.NotedNumber("devoured")


class DevouredSome(Condition):
    """it devoured a creature (702.82b)"""

    rule = "702.82b"
    en = "it devoured a creature"
    es = "devoró una criatura"

    def lower(self, at: Lowering) -> conditions.Condition:
        eaten = quantity.NotedNumber("devoured")
        return conditions.Compare(eaten, quantity.Comparison(quantity.AT_LEAST, quantity.Number(1)))


class ThatCrewed(After, Relative):
    """that crewed it this turn (702.122b)"""

    vehicle: NounPhrase
    rule = "702.122b"
    en = "that crewed {vehicle} this turn"
    es = (
        "{vehicle=It@1} que <lo@1+s> tripuló este turno =s",
        "{vehicle=It@1} que <lo@1+s> tripularon este turno =p",
        "que tripuló {vehicle} este turno =s",
        "que tripularon {vehicle} este turno =p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return tapped_for(at, "crew", self.vehicle)


class ThatSaddled(After, Relative):
    """that saddled it this turn (702.171c)"""

    mount: NounPhrase
    rule = "702.171c"
    en = "that saddled {mount} this turn"
    es = (
        "{mount=It@1} que <lo@1+s> ensilló este turno =s",
        "{mount=It@1} que <lo@1+s> ensillaron este turno =p",
        "que ensilló {mount} este turno =s",
        "que ensillaron {mount} este turno =p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return tapped_for(at, "saddle", self.mount)


def tapped_for(at: Lowering, action: str, what: NounPhrase) -> tuple[objects.Test, ...]:
    """Return that something crewed or saddled one of these this turn."""
    return (objects.ThisTurnTest(tapping_for(at, action, objects.Filter(()), what)),)


def tapping_for(at: Lowering, action: str, by: objects.Filter, what: NounPhrase) -> occurrence.Occurrence:
    """Return that objects that fit crew or saddle one of these (702.122b, 702.171c)."""
    found = at.objects(what)  # of the source also where it has left and come back (608.2h)
    these = objects.Filter((objects.IsSource() if found == objects.This() else objects.IsOneOf(found),), ())
    return occurrence.KeywordAction(action, what=by, other=these)


class BecomesSaddled(ObjectVerb):
    """Become saddled until end of turn (702.171b)."""

    rule = "702.171b"
    en = "<become> saddled"
    es = "<volverse> <ensillado@>"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or at.duration != durations.UntilEndOfTurn():
            return at.refuse(self, "not until end of turn")
        return effects.Designate(at.what, objects.SADDLED)


class CantAttackBlockOrCrew(ObjectVerb):
    """can't attack, block, or crew Vehicles (508.1c, 509.1b, 702.122c)"""

    vehicles: Plural
    rule = "702.122c"
    en = "can't attack , block , or crew {vehicles}"
    es = "no <poder> atacar , bloquear ni tripular {vehicles@bare}"

    def lower(self, at: Lowering) -> effects.Effect:
        only(at, self.vehicles, VEHICLE)
        return both(at, static.CANT_ATTACK_OR_BLOCK, static.CANT_CREW)
