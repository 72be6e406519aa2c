"""Comparisons with a number or a quantity: "3 or less", "equal to the number of …" (107)."""

from __future__ import annotations

from apnap.abilities import objects, quantity
from apnap.abilities.quantity import Comparison
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured, StatOf
from apnap.oracle.phrase.numbers import Amount


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


class NumberLimit(Limit):
    """A limit by a number, which Spanish writes behind "de": "con fuerza de 3 o menos"."""


class AtMost(NumberLimit):
    """ "3 or less"."""

    amount: Amount
    en = "{amount} or less"
    es = "{amount} o menos"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.AT_MOST, self.amount.lower(at))


class AtLeast(NumberLimit):
    """ "3 or greater"."""

    amount: Amount
    en = "{amount} or (greater|more)"
    es = "{amount} o más"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.AT_LEAST, self.amount.lower(at))


class Exactly(NumberLimit):
    """ "3"."""

    amount: Amount
    en = "{amount}"
    es = "{amount}"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.EQUAL, self.amount.lower(at))


class EqualToQuantity(Limit):
    """ "equal to the number of …"."""

    measured: Measured
    en = "equal to {measured}"
    es = "igual a {measured}"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.EQUAL, self.measured.lower(at))

    def ends_with_noun(self) -> bool:
        return self.measured.ends_with_noun()


class AtMostQuantity(Limit):
    """ "less than or equal to …"."""

    measured: Measured
    en = "less than or equal to {measured}"
    es = "menor o igual que {measured}"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.AT_MOST, self.measured.lower(at))

    def ends_with_noun(self) -> bool:
        return self.measured.ends_with_noun()


class AtLeastQuantity(Limit):
    """ "greater than or equal to …"."""

    measured: Measured
    en = "greater than or equal to {measured}"
    es = "mayor o igual que {measured}"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.AT_LEAST, self.measured.lower(at))

    def ends_with_noun(self) -> bool:
        return self.measured.ends_with_noun()


class LessThanQuantity(Limit):
    """ "less than …"."""

    measured: Measured
    en = "less than {measured}"
    es = "menor que {measured}"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.LESS, self.measured.lower(at))

    def ends_with_noun(self) -> bool:
        return self.measured.ends_with_noun()


class GreaterThanQuantity(Limit):
    """ "greater than …"."""

    measured: Measured
    en = "greater than {measured}"
    es = "mayor que {measured}"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.GREATER, self.measured.lower(at))

    def than_each(self, at: Lowering) -> tuple[objects.Filter, int] | None:
        if not isinstance(self.measured, StatOf):
            return None
        whose = self.measured.whose.of_object(at)
        return (whose.filter, self.measured.stat.number()) if isinstance(whose, objects.Each) else None

    def ends_with_noun(self) -> bool:
        return self.measured.ends_with_noun()
