"""Modifiers by rank and cost: the greatest power among others, {X} in the mana cost, one color or the other."""

from __future__ import annotations

from apnap.abilities import objects, quantity
from apnap.abilities.bonds import HasManaCost
from apnap.abilities.mana import ManaCost
from apnap.abilities.quantity import Comparison
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import Adjective, After, Before, Color, Relative, mask_of
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.units import Unit
from apnap.oracle.words.costs import Mana


class WithGreatestAmong(After, Relative):
    """with the greatest power among creatures they control"""

    stat: Stat
    what: Noun
    rule = "107.1"
    en = "with the (greatest|highest) {stat} among {what:Plural}"
    es = "con <el@1> mayor {stat@1} entre {what:Plural}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        stat = self.stat.number()
        greatest = quantity.GreatestOf(at.filter(self.what), stat)
        return (objects.Stat(stat, Comparison(quantity.AT_LEAST, greatest)),)

    def ends_with_noun(self) -> bool:
        return True


class WithXInCost(After, Relative):
    """with {X} in its mana cost (107.3)"""

    rule = "107.3"
    en = ("with {X} in its mana cost =s", "with {X} in their mana costs =p")
    es = ("con {X} en su coste de maná =s", "con {X} en sus costes de maná =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.HAS_X_IN_COST),)


class WithManaCost(After, Relative):
    """with mana cost {0} or {1} (202.1)"""

    one: Mana
    other: Mana
    rule = "202.1"
    en = "with mana cost {one} or {other}"
    es = "con coste de maná {one} o {other}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        costs = tuple(HasManaCost(ManaCost(one.symbols())) for one in (self.one, self.other))
        return (objects.AnyOf(costs),)


class ColorAndOr(Before, Adjective):
    """white and/or blue"""

    colors: tuple[Color, ...]
    rule = "105.2"
    en = "{colors&and/or@}"
    es = "{colors&and/or@}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasColor(mask_of(self.colors)),)


class AnyCounterUnit(Unit):
    """ "counter on this Equipment": of any kind."""

    what: Noun
    rule = "122.1"
    en = "counter on {what}"
    es = "contador (sobre|en) {what}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountersOn(at.beside_subject(False).objects(self.what), "")
