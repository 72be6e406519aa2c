"""107: numbers with something added, two deeds of the same number, power and toughness together."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import cost, mana, objects, quantity
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Color, Relative
from apnap.oracle.phrase.numbers import Cardinal, NumberWord
from apnap.oracle.phrase.roots import Condition, NounPhrase
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.costs import Mana, Price
from apnap.oracle.words.pasts import as_it_was


class WithPowerAndToughness(After, Relative):
    """with total power and toughness 5 or less (208.1)"""

    limit: Limit
    rule = "208.1"
    en = "with total power and toughness {limit}"
    es = ("con fuerza y resistencia que suman {limit}",)

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.StatSum(self.limit.lower(at)),)

    def ends_with_noun(self) -> bool:
        return self.limit.ends_with_noun()


class XAndMoreCards(Cardinal):
    """ "X plus one"."""

    more: NumberWord
    rule = "107.3"
    en = "X plus {more} =p"
    es = "X más {more} =p"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.Plus(at.x(), self.more.lower(at))


class XAndMore(Measured):
    """ "X plus one", behind "equal to"."""

    more: NumberWord
    rule = "107.3"
    en = "X plus {more}"
    es = "X más {more}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.Plus(at.x(), self.more.lower(at))


class TwiceManaPrice(Price):
    """twice {X}"""

    mana: Mana
    rule = "107.3"
    en = "twice {mana}"
    es = "el doble de {mana}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        if self.mana.symbols() != ("X",) or at.x_is is not None:
            return at.refuse(self, "twice what?")
        return cost.Cost(mana.ManaCost(("X", "X")))


class GainLifeAndDraw(PlayerVerb):
    """Gain life and draw cards equal to a quantity (119.3, 121.1)."""

    measured: Measured
    rule = "119.3"
    en = "<gain> life and draw cards equal to {measured}"
    es = "<ganar> vidas y robar cartas en una cantidad igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        number = self.measured.lower(at)
        return effects.Sequence((effects.GainLife(at.who, number), effects.Draw(at.who, number)))


class WasOneOfColors(Condition):
    """that permanent was blue or black (608.2h)"""

    what: NounPhrase
    colors: tuple[Color, ...]
    rule = "608.2h"
    en = "{what@s} was {colors&or}"
    es = ("{what=It@1} era {colors&or@1+s}", "{what@1+s} era {colors&or@1}")

    def lower(self, at: Lowering) -> conditions.Condition:
        tests = (objects.AnyOf(tuple(color.tests(at)[0] for color in self.colors)),)
        return conditions.Fits(as_it_was(at, self.what), objects.Filter(tests, ()))
