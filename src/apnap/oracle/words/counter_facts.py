"""122.1: what stands behind "if" and "as long as" about counters, and what triggers watch for: energy."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import All
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import CounterKind, NumberWord
from apnap.oracle.phrase.roots import Noun, NounPhrase
from apnap.oracle.phrase.units import Unit
from apnap.oracle.words.conditions import StateOfGame
from apnap.oracle.words.events import PlayerEvent


def _has_none(at: Lowering, what: NounPhrase, counter: CounterKind) -> conditions.Condition:
    none = objects.Not(objects.HasCounter(counter.kind()))
    return conditions.Fits(at.objects(what), objects.Filter((none,), ()))


class NoCountersOn(StateOfGame):
    """there are no charge counters on this artifact"""

    counter: CounterKind
    what: NounPhrase
    rule = "122.1"
    en = "there are no {counter} counters on {what}"
    es = "no <haber@0+3+s> contadores {counter} sobre {what}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _has_none(at, self.what, self.counter)


class HasNoCountersOfKind(StateOfGame):
    """this enchantment has no time counters on it (122.1)"""

    what: NounPhrase
    counter: CounterKind
    rule = "122.1"
    en = "{what@1} <have@1> no {counter} counters on (it|them|him|her)"
    es = (
        "{what@} no <tener@> contadores {counter} sobre <él@>",
        "{what=It@1} no <tener@0+3+s> contadores {counter} sobre <él@1+s>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return _has_none(at, self.what, self.counter)


class HasSoManyCounters(StateOfGame):
    """it has three or more counters on it"""

    what: NounPhrase
    count: NumberWord
    rule = "122.1"
    en = "{what@1} <have@1> {count} or more counters on (it|them|him|her)"
    es = (
        "{what@} <tener@> {count@m} o más contadores sobre <él@>",
        "{what=It@1} <tener@0+3+s> {count@m} o más contadores sobre <él@1+s>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        number = quantity.CountersOn(at.objects(self.what), "")
        return conditions.Compare(number, quantity.Comparison(quantity.AT_LEAST, self.count.lower(at)))


class CountersAmong(Measured):
    """the number of counters among creatures you control"""

    what: Noun
    rule = "122.1"
    en = "the number of counters among {what:Plural}"
    es = "la cantidad de contadores entre {what:Plural}"

    def ends_with_noun(self) -> bool:
        return True

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountersOn(objects.Each(at.filter(self.what)), "")


class KindAmongUnit(Unit):
    """+1/+1 counter among other creatures you control"""

    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = ("{counter} counter among {what:Plural}", "{counter} counter among {what:Determined@p}")
    es = ("contador {counter} entre {what:Plural}", "contador {counter} entre {what:Determined@p}")

    def lower(self, at: Lowering) -> quantity.Quantity:
        if isinstance(self.what, Determined) and not isinstance(self.what.determiner, All):
            return at.refuse(self.what, "which of them?")
        return quantity.CountersOn(objects.Each(at.filter(self.what)), self.counter.kind())


class GetsEnergy(PlayerEvent):
    """get one or more {E} (107.14)"""

    rule = "107.14"
    en = "<get> one or more {E}"
    es = "<obtener> uno o más {E}"
    es_old = "<obtener> una o más {E}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.CountersPut("energy", who=who)
