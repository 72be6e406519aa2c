"""122.5, 122.8: counters moved from one object onto another; counters of two kinds put at once."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects
from apnap.abilities.quantity import Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import Count, CounterKind
from apnap.oracle.phrase.roots import Noun, NounPhrase, Possessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb


def moved(at: Lowering, what: Noun, to: Noun, counter: str, n: Quantity | None) -> effects.Effect:
    """Return that counters are moved from one object onto another (122.5)."""
    one = at.objects(what)
    onto = at.objects(to)
    if isinstance(one, objects.Each | objects.Together) or isinstance(onto, objects.Each | objects.Together):
        return at.refuse(what, "counters of several are moved")
    return effects.MoveCounters(one, onto, counter, n, slot=at.slot())


class MoveCounters(PlayerVerb):
    """Move counters (122.5)."""

    count: Count
    counter: CounterKind
    what: Noun
    to: Noun
    rule = "122.5"
    en = "<move> {count@1} {counter} <counters@1> from {what} onto {to}"
    es = "<mover> {count@1+m} <contador@1> {counter} de {what} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        return moved(at, self.what, self.to, self.counter.kind(), self.count.lower(at))


class MoveAllOfAKind(PlayerVerb):
    """Move all +1/+1 counters (122.5)."""

    counter: CounterKind
    what: Noun
    to: Noun
    rule = "122.5"
    en = "<move> all {counter} counters from {what} onto {to}"
    es = "<mover> todos los contadores {counter} de {what} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        return moved(at, self.what, self.to, self.counter.kind(), None)


class MoveAllCounters(PlayerVerb):
    """Move all counters of all kinds (122.5)."""

    what: Noun
    to: Noun
    rule = "122.5"
    en = "<move> all counters from {what} onto {to}"
    es = "<mover> todos los contadores de {what} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        return moved(at, self.what, self.to, "", None)


class PutItsCounters(PlayerVerb):
    """Put the counters of what has left the battlefield on something (122.8): so many of each kind."""

    whose: Possessor
    to: Noun
    rule = "122.8"
    en = "<put> {whose} counters on {to}"
    es = "<poner> {whose@p} contadores sobre {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.MoveCounters(self.whose.of_object(at), at.objects(self.to), "", None, same=True)


class PutThoseCounters(PlayerVerb):
    """Put those counters on something: what had them has left the battlefield (122.8)."""

    to: Noun
    rule = "122.8"
    en = "<put> those counters on {to}"
    es = "<poner> esos contadores sobre {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        had = at.binder.it(self)
        if not isinstance(had, objects.This | objects.EventObject):
            return at.refuse(self, "whose counters?")
        return effects.MoveCounters(had, at.objects(self.to), "", None, same=True)


class PutCountersTwice(PlayerVerb):
    """Put a +1/+1 counter on each creature you control and a loyalty counter on each planeswalker you control."""

    count: Count
    counter: CounterKind
    what: Noun
    other_count: Count
    other_counter: CounterKind
    other: Noun
    rule = "122.1"
    en = "<put> {count@1} {counter} <counters@1> on {what} and {other_count@4} {other_counter} <counters@4> on {other}"
    es = (
        "<poner> {count@1+m} <contador@1> {counter} sobre {what} y "
        "{other_count@4+m} <contador@4> {other_counter} sobre {other}"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        first = effects.PutCounters(
            at.objects(self.what), self.counter.kind(), at.counted(self.count), at.who, at.slot()
        )
        second = effects.PutCounters(
            at.objects(self.other), self.other_counter.kind(), at.counted(self.other_count), at.who, at.slot()
        )
        return effects.Sequence((first, second))


class MoveSomeCounters(PlayerVerb):
    """Move one or more counters of any kinds (122.5)."""

    what: Noun
    to: Noun
    rule = "122.5"
    en = "<move> one or more counters from {what} onto {to}"
    es = "<mover> uno o más contadores de {what} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        return chosen(at, self.what, self.to)


class MoveACounter(PlayerVerb):
    """Move a counter of any kind (122.5)."""

    what: Noun
    to: Noun
    rule = "122.5"
    en = "<move> a counter from {what} onto {to}"
    es = "<mover> un contador de {what} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        return chosen(at, self.what, self.to, most=1)


class MoveMissingKinds(PlayerVerb):
    """Move a counter of each kind not on this creature (122.5)."""

    there: NounPhrase
    what: Noun
    to: NounPhrase
    rule = "122.5"
    en = "<move> a counter of each kind not on {there} from {what} onto {to}"
    es = "<mover> un contador de cada tipo que no esté sobre {there} de {what} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not self.there.is_self() or not self.to.is_self():
            return at.refuse(self.there, "on something else than where they are moved")
        return chosen(at, self.what, self.to, missing=True)


def chosen(at: Lowering, what: Noun, to: Noun, *, most: int | None = None, missing: bool = False) -> effects.Effect:
    """Return that counters of kinds that are chosen are moved from one object onto another."""
    plain = moved(at, what, to, "", None)
    if not isinstance(plain, effects.MoveCounters) or at.who != objects.You():
        return at.refuse(what, "somebody else chooses them")
    return effects.MoveChosenCounters(plain.what, plain.to, 1, most, missing, at.slot())
