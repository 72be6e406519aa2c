"""702.24a: what others do as the cost of cumulative upkeep."""

from __future__ import annotations

from apnap.abilities import cost
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import PlayerClause
from apnap.oracle.phrase.lines import Cost
from apnap.oracle.phrase.roots import OtherPlayer
from apnap.oracle.phrase.verb_phrases import PlayerDeeds


class OthersDo(Cost):
    """A thing that another player does as a cost (118.1)."""

    who: OtherPlayer
    deeds: PlayerDeeds

    def as_cost(self, at: Lowering) -> cost.Cost:
        effect = at.effect(PlayerClause(self.who, self.deeds))
        if at.shared.targets:
            return at.refuse(self, "a target of a cost")
        return cost.Cost(None, (cost.EffectCost(effect),))


class OthersDoAsCost(OthersDo):
    """An opponent gains 1 life."""

    rule = "118.1"
    en = "^ {who@1} {deeds@1}"
    es = "^ {who@1} {deeds@1+ind}"


class HaveOthersDoAsCost(OthersDo):
    """Have an opponent create a 1/1 red Survivor creature token."""

    rule = "118.1"
    en = "^ have {who} {deeds@p}"
    es = "hacer que {who@1} {deeds@1+sub}"
