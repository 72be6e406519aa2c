"""603.12, 700.2: "When you do, choose one —", clauses in a row, and half of one's life as a price."""

from __future__ import annotations

from apnap.abilities import ability, cost, objects, quantity
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import ClauseGroup, Imperative, SubjectClause
from apnap.oracle.phrase.roots import ShortPossessor
from apnap.oracle.phrase.sentences import Modal, Sentence
from apnap.oracle.reflexive import reflexive_context
from apnap.oracle.words.costs import Price
from apnap.oracle.words.quantities import Rounding


class ModesWhenYouDo(Sentence):
    """When you do, choose one — (603.12)"""

    modal: Modal
    rule = "603.12"
    en = "when you do , {modal}"
    es = "cuando lo hagas , {modal}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.shared.done:
            return at.unbound(self, "nothing was done before")
        bodies: list[ability.Body] = []
        for mode in self.modal.modes:
            inner = reflexive_context(at, dict(at.shared.deeds))
            bodies.append(mode.body(inner))
            at.shared.slots = max(at.shared.slots, inner.shared.slots)
        body = ability.Body(modes=self.modal.head.modes(at, tuple(bodies)))
        return effects.ReflexiveTrigger(body, conditions.Happened(at.shared.done))


class ImperativesAndClause(ClauseGroup):
    """ "Gain control of target creature, untap that creature, and it gains haste until end of turn"."""

    first: Imperative
    second: Imperative
    third: SubjectClause
    rule = "608.2c"
    en = "{first} , {second} , and {third}"
    es = "{first} , {second} y {third}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.sequence((self.first, self.second, self.third))


class HalfLifePrice(Price):
    """half your life, rounded up (107.1a)"""

    whose: ShortPossessor
    rounding: Rounding
    rule = "119.4"
    en = "half {whose} life , {rounding}"
    es = "la mitad de {whose@p} vidas , {rounding}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        if self.whose.of_player(at) != at.who or not isinstance(at.who, objects.You):
            return at.refuse(self.whose, "half of another player's life")
        half = quantity.Half(quantity.PlayerStat(objects.You(), quantity.LIFE), self.rounding.is_up())
        return cost.Cost(None, (cost.PayLife(half),))
