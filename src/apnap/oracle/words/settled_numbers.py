"""107.3, 608.2h: X that is measured once: as the spell is cast, or as the ability resolves."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.abilities.node import Node
from apnap.abilities.walk import walk
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SimpleClause, SuffixedClause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.stats import Stat

_ANNOUNCED = (effects.DealDividedDamage, effects.DistributeCounters)
"""What is divided among targets as the spell is cast (601.2d)."""


class WhereXAsCast(SuffixedClause):
    """ "… divided as you choose among any number of targets, where X is the number of Mountains you control as you cast
    this spell" (601.2d): what is divided, or how many targets there may be, is settled then."""

    clause: SimpleClause
    measured: Measured
    rule = "601.2d"
    en = "{clause} , where X is {measured} as you cast this spell"
    es = "{clause} , donde X es {measured} en cuanto lanzas este hechizo"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_spell:
            return at.refuse(self, "no spell is cast")
        under_x = at.with_x(self.measured)
        found = under_x.effect(self.clause)
        measured = under_x.x()
        divided = sum(_count(one, measured) for one in walk(found) if isinstance(one, _ANNOUNCED))
        if _count(found, measured) > divided:
            return at.refuse(self, "a number that is needed on resolution")
        if any(isinstance(node, objects.TargetObjects | objects.TargetPlayers) for node in walk(measured)):
            return at.refuse(self, "of a target")
        return found


def _count(node: Node, part: Node) -> int:
    return sum(one == part for one in walk(node))


class WhereXAsResolves(SuffixedClause):
    """ "… costs {X} less to cast, where X is this creature's power as this ability resolves" (608.2h)."""

    clause: SimpleClause
    measured: Measured
    rule = "608.2h"
    en = "{clause} , where X is {measured} as this ability resolves"
    es = "{clause} , donde X es {measured} en cuanto se resuelve esta habilidad"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or at.is_spell:
            return at.refuse(self, "no ability resolves")
        return at.with_x(self.measured).effect(self.clause)


class GreatestAmongBoth(Measured):
    """ "the greatest power among creatures you control and creature cards in your graveyard"."""

    stat: Stat
    first: Noun
    second: Noun
    rule = "107.3"
    en = "the greatest {stat} among {first:Plural} and {second:Plural}"
    es = "<el@1> mayor {stat@1} entre {first:Plural@bare} y {second:Plural@bare}"

    def ends_with_noun(self) -> bool:
        return True

    def lower(self, at: Lowering) -> quantity.Quantity:
        first, second = at.filter(self.first), at.filter(self.second)
        if first.zones == second.zones:
            return at.refuse(self, "one description of both")
        one, other = (quantity.GreatestOf(what, self.stat.number()) for what in (first, second))
        return quantity.Minus(quantity.Plus(one, other), quantity.Least(one, other))
