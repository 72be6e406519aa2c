"""702.143: cards that become foretold other than by the special action, and the foretell cost they are given."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import cost, objects
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.costs import ManaPrice, generic_mana
from apnap.oracle.words.costs_of_keywords import CostToldName, KeywordCostClause

_NOT_GENERIC = "a reduction by something else than generic mana"


class BecomesForetold(ObjectVerb):
    """becomes foretold (702.143d)"""

    rule = "702.143d"
    en = "<become> foretold"
    es = "<volverse> <profetizado@>"

    def lower(self, at: Lowering) -> effects.Effect:
        if isinstance(at.what, objects.TargetObjects):
            return at.refuse(self, "not from exile")
        return effects.BecomeCastable(at.what, "foretell")


class WithoutForetell(After, Relative):
    """ "Card in your hand without foretell"."""

    rule = "702.143"
    en = "without foretell"
    es = "sin la habilidad de profetizar"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.HasKeyword("foretell")),)


class ForetellCostReduced(Clause):
    """ "Its foretell cost is its mana cost reduced by {2}." (702.143d)"""

    price: ManaPrice
    rule = "702.143d"
    en = "its foretell cost is its mana cost reduced by {price}"
    es = "su coste de profetizar es su coste de maná reducido en {price}"

    def lower(self, at: Lowering) -> effects.Effect:
        less = generic_mana(at, self.price, _NOT_GENERIC)

        def reduced(one: effects.BecomeCastable) -> effects.Effect:
            return replace(one, less=less) if one.manner == "foretell" else one

        if not at.amend(effects.BecomeCastable, reduced):
            return at.refuse(self, "the cost of which card?")
        return effects.Nothing()


class GivenCostReduced(KeywordCostClause):
    """ "Its foretell cost is equal to its mana cost reduced by {2}." (702.143d)"""

    name: CostToldName
    reduction: ManaPrice
    rule = "702.143d"
    en = "its {name} cost is equal to its mana cost reduced by {reduction}"
    es = "su coste de {name} es igual a su coste de maná reducido en {reduction}"

    def price(self, at: Lowering) -> cost.Cost:
        return cost.Cost(own_mana=True, less=generic_mana(at, self.reduction, _NOT_GENERIC))

    def keyword(self) -> str:
        return self.name.lemma
