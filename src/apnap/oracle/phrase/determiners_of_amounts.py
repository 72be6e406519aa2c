"""Determiners that ask how many there are: "one or more", "three or fewer other", "no"."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import Bounds, Choice, Determiner
from apnap.oracle.phrase.numbers import Cardinal


class OtherOnes:
    """What the determiners with "other" have in common."""

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        """Return the test that it is none of those."""
        return (at.other(),)


def compared(what: objects.Filter, op: int, n: quantity.Quantity) -> conditions.Condition:
    """Return the condition that the number of objects that fit compares so (``AT_LEAST`` …) with a number."""
    return conditions.Compare(quantity.CountOf(what), quantity.Comparison(op, n))


class OneOrMore(Choice):
    """one or more (of an event, 603.2c), or so many as somebody chooses"""

    en = "one or more =p"
    es = ("uno o más =p+m", "una o más =p+f")

    def bounds(self, at: Lowering) -> Bounds:
        return quantity.Number(1), None

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        return conditions.Exists(what)


class OneOrMoreOther(OtherOnes, Determiner):
    """one or more other"""

    en = "one or more other =p"
    es = ("uno o más <otro@> =p+m", "una o más <otro@> =p+f")


class CountedOrMore(Determiner):
    """two or more, in conditions"""

    count: Cardinal
    en = "{count@p} or more =p"
    es = "{count} o más =p"

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        return compared(what, quantity.AT_LEAST, self.count.lower(at))


class CountedOrMoreOther(OtherOnes, Determiner):
    """two or more other, in conditions"""

    count: Cardinal
    en = "{count@p} or more other =p"
    es = "<otro@> {count} o más =p"
    es_old = "{count} o más <otro@> =p"

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        return compared(what, quantity.AT_LEAST, self.count.lower(at))


class AtLeastCounted(Determiner):
    """at least two, in conditions"""

    count: Cardinal
    en = "at least {count@}"
    es = "al menos {count@}"

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        return compared(what, quantity.AT_LEAST, self.count.lower(at))


class AtLeastOther(OtherOnes, Determiner):
    """at least two other, in conditions"""

    count: Cardinal
    en = "at least {count@} other"
    es = "al menos <otro@> {count@}"
    es_old = "al menos {count@} <otro@>"

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        return compared(what, quantity.AT_LEAST, self.count.lower(at))


class CountedOrFewer(Determiner):
    """two or fewer, in conditions"""

    count: Cardinal
    en = "{count} or fewer =p"
    es = "{count} o menos =p"

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        return compared(what, quantity.AT_MOST, self.count.lower(at))


class CountedOrFewerOther(OtherOnes, Determiner):
    """two or fewer other, in conditions"""

    count: Cardinal
    en = "{count} or fewer other =p"
    es = "<otro@> {count} o menos =p"
    es_old = "{count} o menos <otro@> =p"

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        return compared(what, quantity.AT_MOST, self.count.lower(at))


class No(Determiner):
    """no"""

    en = ("no =s", "no =p")
    es = "<ninguno@>"

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        return conditions.NotTrue(conditions.Exists(what))


class NoOther(OtherOnes, Determiner):
    """no other"""

    en = ("no other =s", "no other =p")
    es = "<ninguno@> <otro@>"

    def condition(self, at: Lowering, what: objects.Filter) -> conditions.Condition:
        return conditions.NotTrue(conditions.Exists(what))
