"""118.1: costs that do two things to the source."""

from __future__ import annotations

from apnap.abilities import cost
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Cost
from apnap.oracle.phrase.pronouns import It
from apnap.oracle.phrase.roots import NounPhrase
from apnap.oracle.phrase.verb_phrases import PlayerVerb, all_costs


def removed_and(at: Lowering, deed: PlayerVerb, it: It, then: cost.CostPart) -> cost.Cost:
    """Return the cost of removing counters from the source and doing something to it; else "it" is in doubt (118.1)."""
    first = deed.as_cost(at)
    if not all(isinstance(part, cost.RemoveCounters) and part.what is None for part in first.parts):
        return at.refuse(it, "what is it?")
    return all_costs((first, cost.Cost(None, (then,))))


class RemoveAndSacrifice(Cost):
    """ "Remove three quest counters from this enchantment and sacrifice it"."""

    deed: PlayerVerb
    what: It
    rule = "118.1"
    en = "^ {deed@p} and <sacrifice@p> {what}"
    es = "{deed@inf} y <sacrificar@inf> {what}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return removed_and(at, self.deed, self.what, cost.SacrificeThis())


class RemoveAndExile(Cost):
    """ "Remove X time counters from this artifact and exile it"."""

    deed: PlayerVerb
    what: It
    rule = "118.1"
    en = "^ {deed@p} and <exile@p> {what}"
    es = "{deed@inf} y <exiliar@inf> {what}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return removed_and(at, self.deed, self.what, cost.ExileThis())


class DeedAndSacrificeThis(Cost):
    """ "Remove ten oil counters from among permanents you control and sacrifice this artifact"."""

    deed: PlayerVerb
    what: NounPhrase
    rule = "118.1"
    en = "^ {deed@p} and <sacrifice@p> {what}"
    es = "{deed@inf} y <sacrificar@inf> {what}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        if isinstance(self.what, It) or not self.what.is_self():
            return at.refuse(self, "what is sacrificed?")
        return all_costs((self.deed.as_cost(at), cost.Cost(None, (cost.SacrificeThis(),))))
