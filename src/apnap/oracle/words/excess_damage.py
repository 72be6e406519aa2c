"""120.10: excess damage that was dealt this way, or is dealt to somebody else instead (120.4a)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import quantity
from apnap.abilities.quantity import Quantity
from apnap.abilities.walk import walk
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.roots import Condition, NounPhrase


def excess_slot(at: Lowering, construct: Construct) -> int:
    """Return the slot with the excess damage of the only instruction before that deals damage."""
    found = [
        node
        for sentence in at.shared.sentences
        for one in sentence
        for node in walk(one)
        if isinstance(node, effects.DealDamage | effects.DealDividedDamage)
    ]
    if len(found) != 1:
        return at.refuse(construct, "of which damage?")
    if not found[0].excess:
        slot = at.slot_for_later()
        at.amend(type(found[0]), lambda one: replace(one, excess=slot))
        return slot
    return found[0].excess


class ExcessDamageThisWay(Measured):
    """the excess damage dealt this way"""

    rule = "120.10"
    en = (
        "the excess damage dealt this way",
        "the amount of excess damage dealt this way",
        "that excess damage",
    )
    es = ("el daño excedente hecho de esta manera", "ese daño excedente")

    def lower(self, at: Lowering) -> Quantity:
        return quantity.AmountInSlot(excess_slot(at, self))


class ExcessDamageToIt(Measured):
    """the excess damage dealt to that creature this way"""

    what: NounPhrase
    rule = "120.10"
    en = (
        "the excess damage dealt to {what} this way",
        "the amount of excess damage dealt to {what} this way",
    )
    es = "el daño excedente hecho a {what} de esta manera"

    def lower(self, at: Lowering) -> Quantity:
        at.objects(self.what)
        return quantity.AmountInSlot(excess_slot(at, self))


class ExcessWasDealt(Condition):
    """excess damage was dealt this way"""

    rule = "120.10"
    en = (
        "excess damage was dealt this way",
        "excess damage is dealt this way",
        "excess damage was dealt to a permanent this way",
    )
    es = ("se hizo daño excedente de esta manera", "se hizo daño excedente a un permanente de esta manera")

    def lower(self, at: Lowering) -> conditions.Condition:
        at.shared.done = excess_slot(at, self)
        return conditions.Happened(at.shared.done)


class ExcessWasDealtTo(Condition):
    """excess damage was dealt to that creature this way"""

    what: NounPhrase
    rule = "120.10"
    en = "excess damage was dealt to {what} this way"
    es = "se hizo daño excedente a {what} de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        at.objects(self.what)
        at.shared.done = excess_slot(at, self)
        return conditions.Happened(at.shared.done)


class ExcessToController(SubjectClause):
    """excess damage is dealt to that creature's controller instead (120.4a)"""

    rule = "120.4a"
    en = (
        "excess damage is dealt to that creature's controller instead",
        "excess damage is dealt to that permanent's controller instead",
    )
    es = "el daño excedente se hace al controlador de esa criatura en vez de eso"

    def lower(self, at: Lowering) -> effects.Effect:
        excess_slot(at, self)
        if not at.amend(effects.DealDamage, lambda one: replace(one, excess_to_controller=True)):
            return at.refuse(self, "of which damage?")
        return effects.Nothing()
