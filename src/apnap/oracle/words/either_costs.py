"""118.12: costs that are paid in one of two ways: "{3}, {T} or {U}, {T}", "discard a card or pay {2}"."""

from __future__ import annotations

from apnap.abilities import cost
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Cost, CostList, Costs
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.costs import Mana


def either(*ways: cost.Cost) -> cost.Cost:
    """Return the cost of which one way is chosen as it is paid (601.2b)."""
    return cost.Cost(None, (cost.EitherCost(ways),))


class EitherCostList(Costs):
    """ "{3}, {T} or {U}, {T}" before the colon (602.1a)."""

    first: CostList
    second: CostList
    rule = "602.1a"
    en = "{first} or {second}"
    es = "{first} o {second}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        lists = (self.first, self.second)
        if any(len(one.parts) < 2 for one in lists):
            return at.refuse(self, "what stands beside the two is a part of both")
        if any(one.works_from(at) for one in lists):
            return at.refuse(self, "from which zone?")
        return either(*(one.as_cost(at) for one in lists))


class DeedOrDeed(Cost):
    """ "Discard a card or pay {2}" as a cost (118.12)."""

    first: PlayerVerb
    second: PlayerVerb
    rule = "118.12"
    en = "^ {first@p} or {second@p}"
    es = "{first@inf} o {second@inf}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        if self.first.works_from(at) or self.second.works_from(at):
            return at.refuse(self, "from which zone?")
        return either(self.first.as_cost(at), self.second.as_cost(at))


class DeedOrMana(Cost):
    """ "Pay 2 life or {2}" as a cost (118.12)."""

    deed: PlayerVerb
    mana: Mana
    rule = "118.12"
    en = "^ {deed@p} or {mana}"
    es = "{deed@inf} o {mana}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        if self.deed.works_from(at):
            return at.refuse(self, "from which zone?")
        return either(self.deed.as_cost(at), self.mana.as_cost())
