"""122.1: counters put on several objects in one sentence, put or removed, and all of those that were asked for."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.abilities.quantity import Plus, Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Count, CounterKind
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.target_determiners import TargetDeterminer
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.counters import CountersOfOneKind, RemovesAskedFor
from apnap.oracle.words.moving_counters import moved


class AThirdTarget(TargetDeterminer):
    """a third target"""

    rule = "115.3"
    en = "a third target =s"
    es = ("un tercer =s+m", "una tercera =s+f")

    def another(self) -> bool:
        return True


class OneOrTwoOtherTargets(TargetDeterminer):
    """one or two other target"""

    rule = "115.1"
    en = "one or two other target =p"
    es = ("otros uno o dos =p+m", "otras una o dos =p+f")

    def bounds(self, at: Lowering) -> tuple[Quantity | None, Quantity | None]:
        return quantity.Number(1), quantity.Number(2)

    def another(self) -> bool:
        return True


class PutCountersThrice(PlayerVerb):
    """Put counters on one object, some on another, and some on a third one."""

    count: Count
    counter: CounterKind
    what: Noun
    other_count: Count
    other_counter: CounterKind
    other: Noun
    third_count: Count
    third_counter: CounterKind
    third: Noun
    rule = "122.1"
    en = (
        "<put> {count@1} {counter} <counters@1> on {what} , {other_count@4} {other_counter} <counters@4> on {other} , "
        "and {third_count@5} {third_counter} <counters@5> on {third}"
    )
    es = (
        "<poner> {count@1+m} <contador@1> {counter} sobre {what} , "
        "{other_count@4+m} <contador@4> {other_counter} sobre {other} y "
        "{third_count@5+m} <contador@5> {third_counter} sobre {third}"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        parts = (
            (self.what, self.counter, self.count),
            (self.other, self.other_counter, self.other_count),
            (self.third, self.third_counter, self.third_count),
        )
        return effects.Sequence(
            tuple(
                effects.PutCounters(at.objects(what), counter.kind(), at.counted(count), at.who, at.slot())
                for what, counter, count in parts
            )
        )


class PutKindsTwice(PlayerVerb):
    """Put counters of several kinds on one object and counters of several kinds on another."""

    kinds: tuple[CountersOfOneKind, ...]
    what: Noun
    others: tuple[CountersOfOneKind, ...]
    other: Noun
    rule = "122.1"
    en = "<put> {kinds&and} on {what} and {others&and} on {other}"
    es = "<poner> {kinds&and} sobre {what} y {others&and} sobre {other}"

    def lower(self, at: Lowering) -> effects.Effect:
        first = at.objects(self.what)
        made = [one.put(at, first) for one in self.kinds]
        second = at.objects(self.other)
        return effects.Sequence((*made, *(one.put(at, second) for one in self.others)))


class PutOrRemoveOne(PlayerVerb):
    """Put a charge counter on this artifact or remove one from it (608.2d)."""

    counter: CounterKind
    what: Noun
    rule = "608.2d"
    en = "<put> a {counter} counter on {what} or <remove> one from it"
    es = "<poner> un contador {counter} sobre {what} o <remover> uno de él"

    def lower(self, at: Lowering) -> effects.Effect:
        found, kind = at.objects(self.what), self.counter.kind()
        options = (effects.PutCounters(found, kind, who=at.who), effects.RemoveCounters(found, kind))
        return effects.ChooseMode(at.who, options)


class RemoveAllOfThemFrom(RemovesAskedFor):
    """Remove all the counters that a condition has asked for from it."""

    rule = "122.1"
    en = "<remove> all of them from it"
    es = "<remover> todos ellos de él"


class RemoveThem(RemovesAskedFor):
    """Remove them: the counters that a condition has asked for."""

    rule = "122.1"
    en = "<remove> them"
    es = "<remover> esos"


class RemoveThemAll(RemovesAskedFor):
    """Remove them all: the counters that a condition has asked for."""

    rule = "122.1"
    en = "<remove> them all"
    es = "<remover> todos esos"


class MoveAnyNumber(PlayerVerb):
    """Move any number of counters of any kinds from one object onto another (122.5)."""

    what: Noun
    to: Noun
    rule = "122.5"
    en = "<move> any number of counters from {what} onto {to}"
    es = "<mover> cualquier cantidad de contadores de {what} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        plain = moved(at, self.what, self.to, "", None)
        if not isinstance(plain, effects.MoveCounters) or at.who != objects.You():
            return at.refuse(self, "somebody else chooses them")
        return effects.MoveChosenCounters(plain.what, plain.to, 0, slot=at.slot())


class CountersItHad(Measured):
    """the number of counters it had on it (608.2h)"""

    rule = "608.2h"
    en = "the number of counters it had on it"
    es = "la cantidad de contadores que tenía"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CountersOn(at.binder.its(self), "")


# ------------------------------------------------------------------------------------------------ entering


def _with_both(first: tuple[str, Quantity], second: tuple[str, Quantity]) -> effects.Entering:
    """Return that it enters with so many of each of two kinds, which may be the same one."""
    if first[0] == second[0]:
        return effects.Entering(counters=((first[0], Plus(first[1], second[1])),))
    return effects.Entering(counters=(first, second))


class EnterWithForEachTwice(Entering):
    """with a +1/+1 counter on it for each red creature and a +1/+1 counter on it for each green creature (122.6)"""

    counter: CounterKind
    unit: Unit
    other: CounterKind
    second: Unit
    rule = "122.6"
    en = "with a {counter} counter on it for each {unit} and a {other} counter on it for each {second}"
    es = "con un contador {counter} sobre <él@> por cada {unit} y un contador {other} sobre <él@> por cada {second}"

    def lower(self, at: Lowering) -> effects.Entering:
        first = self.counter.kind(), self.unit.lower(at)
        return _with_both(first, (self.other.kind(), self.second.lower(at)))


class EnterWithAndForEach(Entering):
    """with a +1/+1 counter on it plus an additional +1/+1 counter on it for each other creature you control (122.6)"""

    count: Count
    counter: CounterKind
    more: CounterKind
    unit: Unit
    rule = "122.6"
    en = "with {count@1} {counter} <counters@1> on it plus a additional {more} counter on it for each {unit}"
    es = (
        "con {count@1+m} <contador@1> {counter} sobre <él@> más un adicional contador {more} sobre <él@> por cada "
        "{unit}"
    )

    def lower(self, at: Lowering) -> effects.Entering:
        first = self.counter.kind(), self.count.lower(at)
        return _with_both(first, (self.more.kind(), self.unit.lower(at)))


class EnterWithKinds(Entering):
    """with a +1/+1 counter, a flying counter, and a shield counter on it (122.6)"""

    kinds: tuple[CountersOfOneKind, ...]
    rule = "122.6"
    en = "with {kinds&and} on (it|them|him|her)"
    es = "con {kinds&and} sobre <él@>"

    def lower(self, at: Lowering) -> effects.Entering:
        if len(self.kinds) < 3:
            return at.refuse(self, "counters of two kinds have words of their own")
        counters = tuple((one.counter.kind(), at.counted(one.count)) for one in self.kinds)
        if len(dict(counters)) != len(counters):
            return at.refuse(self, "a kind twice")
        return effects.Entering(counters=counters)
