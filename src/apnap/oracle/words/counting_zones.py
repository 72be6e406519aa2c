"""Numbers of permanents and cards together, of what went to a graveyard this turn, and lists of values (107.3)."""

from __future__ import annotations

from apnap.abilities import change, objects, occurrence, quantity
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import Determiner
from apnap.oracle.phrase.determiners_of_amounts import compared
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Noun, UnitPhrase
from apnap.oracle.phrase.units import ObjectUnit, Unit
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.phrase.zones import Zone
from apnap.oracle.words.conditions import StateOfGame
from apnap.oracle.words.conditions_of_zones import put_there
from apnap.oracle.words.distinct import Distinct
from apnap.oracle.words.turn_counts import PastDeed


class UnitAnd(Unit):
    """ "creature you control and each creature card in your graveyard": the sum of both."""

    first: ObjectUnit
    second: ObjectUnit
    rule = "107.3"
    en = "{first} and each {second}"
    es = "{first} y cada {second}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.Plus(self.first.lower(at), self.second.lower(at))


class OnePutThere(PastDeed):
    """creature put into your graveyard from the battlefield this turn"""

    what: UnitPhrase
    to: Zone
    origin: Zone
    rule = "400.7"
    en = (
        "{what:Singular@} put into {to} from {origin} this turn =s",
        "{what:Singular@} that was put into {to} from {origin} this turn =s",
    )
    es = "{what:Singular@} que haya ido a {to} desde {origin} este turno =s"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return put_there(at, self.what, self.to, self.origin)


class SeveralPutThere(PastDeed):
    """cards put into their graveyard from anywhere this turn"""

    what: Noun
    to: Zone
    origin: Zone
    rule = "400.7"
    en = (
        "{what:Plural@} put into {to} from {origin} this turn =p",
        "{what:Plural@} that were put into {to} from {origin} this turn =p",
    )
    es = "{what:Plural@0+bare} que hayan ido a {to} desde {origin} este turno =p"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return put_there(at, self.what, self.to, self.origin)


# ------------------------------------------------------------------------------------------------ conditions


class FewerThan(Determiner):
    """fewer than six, in conditions"""

    count: NumberWord
    en = "fewer than {count@p} =p"
    es = "menos de {count} =p"

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        return compared(what, quantity.LESS, self.count.lower(at))


class ThereAreSoManyDistinct(StateOfGame):
    """there are five colors among permanents you control"""

    count: NumberWord
    kind: Distinct
    what: Noun
    rule = "105.2"
    en = "there are {count} {kind@p} among {what@p}"
    es = "entre {what@p} <haber@0+3+s> {count} {kind@p}"

    def lower(self, at: Lowering) -> conditions.Condition:
        number = quantity.DistinctOf(at.filter(self.what), self.kind.number())
        return conditions.Compare(number, quantity.Comparison(quantity.EQUAL, self.count.lower(at)))


# ------------------------------------------------------------------------------------------------ two values


class GetsBoth(ObjectVerb):
    """Get +X/+Y, where X is one number and Y is another (613.4c)."""

    power: Measured
    toughness: Measured
    rule = "613.4c"
    en = "<get> +X/+Y , where X is {power} and Y is {toughness}"
    es = "<obtener> +X/+Y , donde X es {power} y Y es {toughness}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static and at.duration is None:
            return at.refuse(self, "without a duration outside a static ability")
        return at.change(change.Modify(self.power.lower(at), self.toughness.lower(at)))


class GetsBothUntilEndOfTurn(ObjectVerb):
    """Get +X/+Y until end of turn, where X is one number and Y is another (613.4c)."""

    power: Measured
    toughness: Measured
    rule = "613.4c"
    en = "<get> +X/+Y until end of turn , where X is {power} and Y is {toughness}"
    es = "<obtener> +X/+Y hasta el final del turno , donde X es {power} y Y es {toughness}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return at.this_turn().change(change.Modify(self.power.lower(at), self.toughness.lower(at)))
