"""Comparisons with a number or a quantity: "3 or less", "equal to the number of …" (107)."""

from __future__ import annotations

from typing import ClassVar

from apnap.abilities import objects, quantity
from apnap.abilities.quantity import Comparison
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured, StatOf
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.players import Its


class Limit(Construct):
    """A comparison with a number: "3 or less"."""

    def lower(self, at: Lowering) -> Comparison:
        return at.refuse(self)

    def than_each(self, at: Lowering) -> tuple[objects.Filter, int] | None:
        """Return of which objects and which stat, for "greater than each other creature's power"; else None."""
        return None

    def ends_with_noun(self) -> bool:
        """Return whether it ends with a noun that what follows can be said of."""
        return False

    def is_its_own(self, stat: int) -> bool:
        """Return whether it is another number of "its": of the very thing that is described."""
        return False


class NumberLimit(Limit):
    """A limit by a number, which Spanish writes behind "de": "con fuerza de 3 o menos"."""

    amount: Amount
    op: ClassVar[int]
    """How it compares, of :mod:`apnap.abilities.quantity`."""

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(self.op, self.amount.lower(at))


class AtMost(NumberLimit):
    """ "3 or less"."""

    op = quantity.AT_MOST
    en = "{amount} or less"
    es = "{amount} o menos"


class AtLeast(NumberLimit):
    """ "3 or greater"."""

    op = quantity.AT_LEAST
    en = "{amount} or (greater|more)"
    es = "{amount} o más"


class Exactly(NumberLimit):
    """ "3"."""

    op = quantity.EQUAL
    en = "{amount}"
    es = "{amount}"


class QuantityLimit(Limit):
    """A limit by a measured quantity."""

    measured: Measured
    op: ClassVar[int]
    """How it compares, of :mod:`apnap.abilities.quantity`."""

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(self.op, self.measured.lower(at))

    def ends_with_noun(self) -> bool:
        return self.measured.ends_with_noun()


class EqualToQuantity(QuantityLimit):
    """ "equal to the number of …"."""

    op = quantity.EQUAL
    en = "equal to {measured}"
    es = "igual a {measured}"


class AtMostQuantity(QuantityLimit):
    """ "less than or equal to …"."""

    op = quantity.AT_MOST
    en = "less than or equal to {measured}"
    es = "menor o igual que {measured}"


class AtLeastQuantity(QuantityLimit):
    """ "greater than or equal to …"."""

    op = quantity.AT_LEAST
    en = "greater than or equal to {measured}"
    es = "mayor o igual que {measured}"


class LessThanQuantity(QuantityLimit):
    """ "less than …"."""

    op = quantity.LESS
    en = "less than {measured}"
    es = "menor que {measured}"


class GreaterThanQuantity(QuantityLimit):
    """ "greater than …"."""

    op = quantity.GREATER
    en = "greater than {measured}"
    es = "mayor que {measured}"

    def is_its_own(self, stat: int) -> bool:
        measured = self.measured
        return isinstance(measured, StatOf) and isinstance(measured.whose, Its) and measured.stat.number() != stat

    def than_each(self, at: Lowering) -> tuple[objects.Filter, int] | None:
        if not isinstance(self.measured, StatOf):
            return None
        whose = self.measured.whose.of_object(at)
        return (whose.filter, self.measured.stat.number()) if isinstance(whose, objects.Each) else None
