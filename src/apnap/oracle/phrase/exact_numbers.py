"""Determiners of an exact number: "exactly one creature", in conditions."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity
from apnap.oracle.binder import types_of
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import Determiner
from apnap.oracle.phrase.numbers import Cardinal


class ExactlyCounted(Determiner):
    """exactly one, in conditions; "that creature" is then the one"""

    count: Cardinal
    en = "exactly {count@}"
    es = "exactamente {count@}"

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        number = self.count.lower(at)
        if number == quantity.Number(1):
            at.binder.mention(objects.Each(what), False, types_of(what), what.zones)
        return conditions.Compare(quantity.CountOf(what), quantity.Comparison(quantity.EQUAL, number))
