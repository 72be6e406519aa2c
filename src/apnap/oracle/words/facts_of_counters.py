"""122: counters in conditions and in what triggers watch for, and numbers and kinds of counters that are the same."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, quantity
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Comparison
from apnap.oracle.features import PLURAL
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import CounterKind, NumberWord
from apnap.oracle.phrase.parts_of_them import PartOfThem
from apnap.oracle.phrase.roots import Noun, NounPhrase, Possessor
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.conditions import StateOfGame
from apnap.oracle.words.events import PlayerEvent


class PutsAnyCounterEvent(PlayerEvent):
    """put a counter on a creature: once for each counter (122.6)"""

    what: Noun
    rule = "122.6"
    en = "<put> a counter on {what}"
    es = "<poner> un contador sobre {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        found, several = self.what.event_subject(at)
        return at.refuse(self.what) if several else occurrence.CountersPut("", found, by=who, each=True)

    def mention(self, at: Lowering) -> None:
        at.shared.limits["has_event"] = False  # there is no "that many" of one counter


class CountersRemovedFrom(Event):
    """one or more time counters are removed from this enchantment (122.1)"""

    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "one or more {counter} counters are removed from {what}"
    es = "uno o más contadores {counter} se remuevan de {what}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        found, several = self.what.event_subject(at)
        if several:
            return at.refuse(self.what)
        at.begin_event(objects.This() if self.what.is_self() else objects.EventObject(), False, found)
        return ability.Triggered(occurrence.CountersRemoved(self.counter.kind(), found), ability.Body())


class EitherOfThem(PartOfThem):
    """either of them"""

    refers = PLURAL
    en = "either of them =s"
    es = ("cualquiera de ellos =s+m", "cualquiera de ellas =s+f")


class EitherOfThoseTokens(PartOfThem):
    """either of those tokens"""

    refers = PLURAL
    en = "either of those tokens =s"
    es = "cualquiera de esas fichas =s+f"


class PutItsCountersOfKind(PlayerVerb):
    """Put the +1/+1 counters of what has left the battlefield on something (122.8)."""

    whose: Possessor
    counter: CounterKind
    to: Noun
    rule = "122.8"
    en = "<put> {whose} {counter} counters on {to}"
    es = "<poner> {whose@p} contadores {counter} sobre {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        had = self.whose.of_object(at)
        return effects.MoveCounters(had, at.objects(self.to), self.counter.kind(), None, same=True)


class PutSameOfEachKind(PlayerVerb):
    """Put as many counters of each kind as are on it on something else (122.1)."""

    to: Noun
    rule = "122.1"
    en = "<put> the same number of each kind of counter on {to}"
    es = "<poner> la misma cantidad de cada tipo de contador sobre {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        spoken = at.shared.limits.get("counters of")
        if not isinstance(spoken, objects.This):
            return at.refuse(self, "the same as on what?")
        return effects.MoveCounters(spoken, at.objects(self.to), "", None, same=True)


class HasAnyCounters(StateOfGame):
    """this creature has counters on it (122.1)"""

    what: NounPhrase
    rule = "122.1"
    en = "{what@1} <have@1> counters on (it|them|him|her)"
    es = (
        "{what@} <tener@> contadores sobre <él@>",
        "{what=It@1} <tener@0+3+s> contadores sobre <él@1+s>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        at.shared.limits["counters of"] = found
        return conditions.Fits(found, objects.Filter((objects.Is(objects.HAS_COUNTER),), ()))


class HasCountersOfKind(StateOfGame):
    """this artifact has loyalty counters on it (122.1)"""

    what: NounPhrase
    counter: CounterKind
    rule = "122.1"
    en = "{what@1} <have@1> {counter} counters on (it|them|him|her)"
    es = (
        "{what@} <tener@> contadores {counter} sobre <él@>",
        "{what=It@1} <tener@0+3+s> contadores {counter} sobre <él@1+s>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(at.objects(self.what), objects.Filter((objects.HasCounter(self.counter.kind()),), ()))


class HasFewCounters(StateOfGame):
    """it has two or fewer oil counters on it (122.1)"""

    what: NounPhrase
    count: NumberWord
    counter: CounterKind
    rule = "122.1"
    en = "{what@1} <have@1> {count} or fewer {counter} counters on (it|them|him|her)"
    es = (
        "{what@} <tener@> {count@m} o menos contadores {counter} sobre <él@>",
        "{what=It@1} <tener@0+3+s> {count@m} o menos contadores {counter} sobre <él@1+s>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        number = quantity.CountersOn(at.objects(self.what), self.counter.kind())
        return conditions.Compare(number, Comparison(quantity.AT_MOST, self.count.lower(at)))


class ExactlySoManyOn(StateOfGame):
    """there are exactly three tide counters on this creature (122.1)"""

    count: NumberWord
    counter: CounterKind
    what: NounPhrase
    rule = "122.1"
    en = (
        "there is exactly {count@1+s} {counter} <counters@1> on {what}",
        "there are exactly {count@1+p} {counter} <counters@1> on {what}",
    )
    es = "<haber@0+3+s> exactamente {count@1+m} <contador@1> {counter} sobre {what}"

    def lower(self, at: Lowering) -> conditions.Condition:
        number = quantity.CountersOn(at.objects(self.what), self.counter.kind())
        return conditions.Compare(number, Comparison(quantity.EQUAL, self.count.lower(at)))


class NoCountersRemoved(StateOfGame):
    """no counters were removed this way (608.2c)"""

    rule = "608.2c"
    en = "no counters were removed this way"
    es = "no se removieron contadores de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        removed = at.shared.limits.get("removed")
        if not isinstance(removed, quantity.AmountInSlot):
            return at.unbound(self, "no counters were removed before")
        return conditions.Compare(removed, Comparison(quantity.EQUAL, quantity.Number(0)))


class KindCountersAmong(Measured):
    """the number of time counters among permanents you control (122.1)"""

    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "the number of {counter} counters among {what:Plural}"
    es = "la cantidad de contadores {counter} entre {what:Plural}"

    def ends_with_noun(self) -> bool:
        return True

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountersOn(objects.Each(at.filter(self.what)), self.counter.kind())


class CountersAmongPlayers(Measured):
    """the total number of rad counters among players (122.1)"""

    counter: CounterKind
    rule = "122.1"
    en = "the total number of {counter} counters among players"
    es = "la cantidad total de contadores {counter} entre todos los jugadores"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountersOfPlayer(objects.EachPlayer(), self.counter.kind())


class DifferentKindsAmong(Measured):
    """the number of different kinds of counters among permanents you control (122.1)"""

    what: Noun
    rule = "122.1"
    en = "the number of different kinds of counters among {what:Plural}"
    es = "la cantidad de tipos de contadores diferentes entre {what:Plural}"

    def ends_with_noun(self) -> bool:
        return True

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.KindsOfCounters(at.filter(self.what))


class KindAmongPermanentsUnit(Unit):
    """kind of counter among permanents you control (122.1)"""

    what: Noun
    rule = "122.1"
    en = "kind of counter among {what:Plural}"
    es = "tipo de contador entre {what:Plural}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.KindsOfCounters(at.filter(self.what))


class DoubleYourCounters(PlayerVerb):
    """Double the number of each kind of counter you have (701.10e)."""

    rule = "701.10e"
    en = "<double> the number of each kind of counter you have"
    es = "<duplicar> la cantidad de cada tipo de contador que tengas"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.DoublePlayerCounters(objects.You())


class ProliferateAgain(PlayerVerb):
    """Proliferate again (701.34)."""

    rule = "701.34"
    en = "<proliferate> again"
    es = "<proliferar> otra vez"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Proliferate(at.who, at.slot())
