""" "For each of those creatures": of the objects that were just spoken of."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.nouns import Head
from apnap.oracle.phrase.units import Unit


class OfThoseUnit(Unit):
    """of those creatures, behind "for each" """

    head: Head
    en = "of those {head@p}"
    es = ("uno de <ese@1+p> {head@1+p+m}", "una de <ese@1+p> {head@1+p+f}")

    def is_each_of_them(self) -> bool:
        return True

    def _those(self, at: Lowering) -> objects.Objects:
        return at.binder.find(self, objects.Filter(self.head.tests(at), at.filter_of((), self.head, ()).zones), True)

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountObjects(self._those(at))

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        each = at.kept(self._those(at))
        at.binder.mention(objects.Iterated(), False, 0)
        return effects.ForEachObject(each, self.anew(clause, at))


class AttackerUnit(Unit):
    """creature they control that's attacking you, behind "for each" """

    en = "creature they control that's attacking you"
    es = "criatura que controle que te esté atacante"

    def is_each_of_them(self) -> bool:
        return True
