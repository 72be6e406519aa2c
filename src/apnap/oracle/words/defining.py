"""604.3: abilities that define power and toughness: "~'s power and toughness are each equal to …"."""

from __future__ import annotations

from apnap.abilities import change, duration, objects, quantity, static
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import Noun, NounPhrase


def defining(
    at: Lowering, clause: SubjectClause, what: NounPhrase, power: Quantity | None, toughness: Quantity | None
) -> effects.Effect:
    """Return the characteristic-defining ability that gives an object its own power, toughness, or both (604.3)."""
    if not at.is_static or not what.is_self():
        return at.refuse(clause, "of something else than the object itself")
    part = static.Defining((change.SetBase(power, toughness),))
    return effects.ContinuousRule((part,), duration.Forever())


class SizeIsEqual(SubjectClause):
    """ "~'s power and toughness are each equal to the number of creatures you control"."""

    what: NounPhrase
    measured: Measured
    rule = "604.3"
    en = "{what@s} 's power and toughness are each equal to {measured}"
    es = "tanto la fuerza como la resistencia de {what@s} son iguales a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        if self.what.is_self():
            at.mention(self.what, objects.This())  # "the number of counters on it"
        number = self.measured.lower(at)
        return defining(at, self, self.what, number, number)


class PowerIsEqual(SubjectClause):
    """ "~'s power is equal to the number of creatures you control"."""

    what: NounPhrase
    measured: Measured
    rule = "604.3"
    en = "{what@s} 's power is equal to {measured}"
    es = "la fuerza de {what@s} es igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return defining(at, self, self.what, self.measured.lower(at), None)


class ToughnessIsEqual(SubjectClause):
    """ "~'s toughness is equal to the number of creatures you control"."""

    what: NounPhrase
    measured: Measured
    rule = "604.3"
    en = "{what@s} 's toughness is equal to {measured}"
    es = "la resistencia de {what@s} es igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return defining(at, self, self.what, None, self.measured.lower(at))


class SizeIsTheirTotal(SubjectClause):
    """ "~'s power is equal to the total power of the exiled cards and its toughness is equal to their total
    toughness"."""

    what: NounPhrase
    others: Noun
    rule = "604.3"
    en = (
        "{what@s} 's power is equal to the total power of {others@p} and its toughness is equal to their total "
        "toughness"
    )
    es = (
        "la fuerza de {what@s} es igual a la fuerza total de {others@p} y su resistencia es igual a la resistencia "
        "total de esos"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        found = self.others.lower(at)
        if not isinstance(found, objects.Linked):
            return at.refuse(self.others, "of which cards?")
        power, toughness = quantity.StatOf(found, quantity.POWER), quantity.StatOf(found, quantity.TOUGHNESS)
        return defining(at, self, self.what, power, toughness)


class SizeIsEqualPlus(SubjectClause):
    """ "~'s power is equal to the number of … and its toughness is equal to that number plus 1"."""

    what: NounPhrase
    measured: Measured
    more: Amount
    rule = "604.3"
    en = "{what@s} 's power is equal to {measured} and its toughness is equal to that number plus {more}"
    es = "la fuerza de {what@s} es igual a {measured} y su resistencia es igual a ese número más {more}"

    def lower(self, at: Lowering) -> effects.Effect:
        number = self.measured.lower(at)
        return defining(at, self, self.what, number, quantity.Plus(number, self.more.lower(at)))
