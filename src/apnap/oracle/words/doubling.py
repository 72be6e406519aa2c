"""614.1a: events that happen with another amount: twice that many counters, that much damage plus 1."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, static
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.numbers import Amount, Cardinal, CounterKind
from apnap.oracle.phrase.roots import Noun


def instead(at: Lowering, found: occurrence.Occurrence, n: quantity.Quantity) -> effects.Effect:
    """Return the replacement of an event by the same with another amount."""
    return at.rule(static.ModifyAmount(found, n))


class OtherAmount(Construct):
    """How much instead."""

    def lower(self, at: Lowering) -> quantity.Quantity:
        return at.refuse(self)


class TwiceAsMany(OtherAmount):
    """twice that many"""

    en = "twice that many"
    es = "el doble de esa cantidad de"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.Times(2, quantity.EventAmount())


class ThatManyPlus(OtherAmount):
    """that many plus one"""

    more: Cardinal
    en = "that many plus {more}"
    es = "esa misma cantidad más {more} de"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.Plus(quantity.EventAmount(), self.more.lower(at))


class CountersInstead(Clause):
    """ "If one or more +1/+1 counters would be put on a creature you control, twice that many … instead"."""

    counter: CounterKind
    what: Noun
    amount: OtherAmount
    rule = "614.1a"
    en = (
        "if one or more {counter} counters would be put on {what} , {amount} {counter} counters are put on it instead",
        "if one or more {counter} counters would be put on {what} , "
        "{amount} {counter} counters are put on that creature instead",
        "if one or more {counter} counters would be put on {what} , "
        "{amount} {counter} counters are put on that permanent instead",
    )
    es = (
        "si se fueran a poner uno o más contadores {counter} sobre {what} , en vez de eso , "
        "se ponen {amount} contadores"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        what, several = self.what.event_subject(at)
        if several:
            return at.refuse(self.what)
        return instead(at, occurrence.CountersPut(self.counter.kind(), what), self.amount.lower(at))


class TokensInstead(Clause):
    """ "If one or more tokens would be created under your control, twice that many … instead"."""

    amount: OtherAmount
    rule = "614.1a"
    en = (
        "if one or more tokens would be created under your control , {amount} of those tokens are created instead",
        "if an effect would create one or more tokens under your control , it creates {amount} of those tokens instead",
    )
    es = "si se fueran a crear una o más fichas bajo tu control , en vez de eso , se crean {amount} esas fichas"

    def lower(self, at: Lowering) -> effects.Effect:
        return instead(at, occurrence.TokensCreated(objects.You()), self.amount.lower(at))


class LifeInstead(Clause):
    """ "If you would gain life, you gain twice that much life instead"."""

    amount: Amount
    rule = "614.1a"
    en = "if you would gain life , you gain {amount:TwiceThatMuch} life instead"
    es = "si fueras a ganar vidas , en vez de eso , ganas {amount:TwiceThatMuch} vidas"

    def lower(self, at: Lowering) -> effects.Effect:
        return instead(at, occurrence.GainsLife(objects.You()), quantity.Times(2, quantity.EventAmount()))


class LifePlusInstead(Clause):
    """ "If you would gain life, you gain that much life plus 1 instead"."""

    more: Amount
    rule = "614.1a"
    en = "if you would gain life , you gain that much life plus {more} instead"
    es = "si fueras a ganar vidas , en vez de eso , ganas esa misma cantidad de vidas más {more}"

    def lower(self, at: Lowering) -> effects.Effect:
        more = quantity.Plus(quantity.EventAmount(), self.more.lower(at))
        return instead(at, occurrence.GainsLife(objects.You()), more)
