"""How many different values objects have: card types, basic land types, colors, powers (207.2c)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.noun_phrases import asked_among
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Condition, Noun
from apnap.oracle.phrase.units import Unit


class Distinct(Construct):
    """What is different."""

    def number(self) -> int:
        """Return the DISTINCT constant."""
        raise NotImplementedError


class CardTypes(Distinct):
    """card types"""

    en = ("card types =p", "card type =s")
    es = ("tipos de cartas =p", "tipo de carta =s")

    def number(self) -> int:
        return quantity.DISTINCT_CARD_TYPES


class PermanentTypes(Distinct):
    """permanent types (110.4)"""

    rule = "110.4"
    en = ("permanent types =p", "permanent type =s")
    es = ("tipos de permanente =p", "tipo de permanente =s")

    def number(self) -> int:
        return quantity.DISTINCT_PERMANENT_TYPES


class BasicLandTypes(Distinct):
    """basic land types"""

    en = ("basic land types =p", "basic land type =s")
    es = ("tipos de tierra básica =p", "tipo de tierra básica =s")

    def number(self) -> int:
        return quantity.DISTINCT_BASIC_LAND_TYPES


class Colors(Distinct):
    """colors"""

    en = ("colors =p", "color =s")
    es = ("colores =p", "color =s")

    def number(self) -> int:
        return quantity.DISTINCT_COLORS


class CreatureTypes(Distinct):
    """creature types"""

    en = ("creature types =p", "creature type =s")
    es = ("tipos de criatura =p", "tipo de criatura =s")

    def number(self) -> int:
        return quantity.DISTINCT_CREATURE_TYPES


class ManaValues(Distinct):
    """mana values"""

    rule = "202.3"
    en = ("mana values =p", "mana value =s")
    es = ("valores de maná =p", "valor de maná =s")

    def number(self) -> int:
        return quantity.DISTINCT_MANA_VALUES


class Powers(Distinct):
    """powers"""

    rule = "208.1"
    en = ("powers =p", "power =s")
    es = ("fuerzas =p+f", "fuerza =s+f")

    def number(self) -> int:
        return quantity.DISTINCT_POWERS


def distinct_among(at: Lowering, what: Noun, kind: Distinct) -> quantity.Quantity:
    """Return how many different values of a kind there are among objects."""
    described, among = asked_among(at, what)
    return quantity.DistinctOf(described, kind.number(), among=among)


class DifferentUnit(Unit):
    """ "different mana value among cards in your graveyard"."""

    kind: Distinct
    what: Noun
    en = "different {kind@s} among {what@p}"
    es = "{kind@s} distinto entre {what@p}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return distinct_among(at, self.what, self.kind)


class DistinctUnit(Unit):
    """ "basic land type among lands you control"."""

    kind: Distinct
    what: Noun
    en = "{kind@s} among {what@p}"
    es = "{kind@s} entre {what@p}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return distinct_among(at, self.what, self.kind)


class NumberOfDistinct(Measured):
    """ "the number of card types among cards in your graveyard"."""

    kind: Distinct
    what: Noun
    en = "the number of {kind@p} among {what@p}"
    es = "la cantidad de {kind@p} entre {what@p}"

    def ends_with_noun(self) -> bool:
        return True

    def lower(self, at: Lowering) -> quantity.Quantity:
        return distinct_among(at, self.what, self.kind)


class ThereAreDistinct(Condition):
    """there are four or more card types among cards in your graveyard"""

    count: NumberWord
    kind: Distinct
    what: Noun
    en = "there are {count} or more {kind@p} among {what@p}"
    es = "entre {what@p} <haber@0+3+s> {count} o más {kind@p}"
    es_old = "<haber@0+3+s> {count} o más {kind@p} entre {what@p}"

    def lower(self, at: Lowering) -> conditions.Condition:
        number = distinct_among(at, self.what, self.kind)
        return conditions.Compare(number, quantity.Comparison(quantity.AT_LEAST, self.count.lower(at)))


class ControlsDifferent(Condition):
    """you control three or more creatures with different powers"""

    count: NumberWord
    what: Noun
    en = "you control {count} or more {what:Plural} with different powers"
    es = "<controlar@0+2+s> {count} o más {what:Plural@bare} con fuerzas distintas"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.filter(self.what)
        own = narrowed(found, objects.ControlledBy(objects.You()))
        number = quantity.DistinctOf(own, quantity.DISTINCT_POWERS)
        return conditions.Compare(number, quantity.Comparison(quantity.AT_LEAST, self.count.lower(at)))
