"""122.6: what triggers watch for: counters that are put on objects."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.numbers import CounterKind, Ordinal
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.events import PlayerEvent


def counters_put(at: Lowering, what: Noun, counter: str, reaching: int = 0, *, each: bool = False) -> ability.Triggered:
    """Return a triggered ability for counters that are put on an object: once for each object, or ``each`` counter."""
    found, several = what.event_subject(at)
    subject = objects.This() if what.is_self() else objects.EventObject()
    at.begin_event(subject, several, found)
    if not several:
        at.mention_player_of(what, objects.EventObject())
    put = occurrence.CountersPut(counter, found, reaching=reaching, each=each)
    if each and several:
        at.refuse(what, "each counter on several")
    if each:
        at.shared.limits["has_event"] = False  # there is no "that many" of one counter
    return ability.Triggered(put, ability.Body(), one_or_more=several)


class CountersPutOn(Event):
    """one or more +1/+1 counters are put on it (122.6)"""

    counter: CounterKind
    what: Noun
    rule = "122.6"
    en = "one or more {counter} counters are put on {what}"
    es = "uno o más contadores {counter} se pongan sobre {what}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        return counters_put(at, self.what, self.counter.kind())


class AnyCountersPutOn(Event):
    """one or more counters are put on it (122.6)"""

    what: Noun
    rule = "122.6"
    en = "one or more counters are put on {what}"
    es = "uno o más contadores se pongan sobre {what}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        return counters_put(at, self.what, "")


class CounterPutOn(Event):
    """a +1/+1 counter is put on it (122.6)"""

    counter: CounterKind
    what: Noun
    rule = "122.6"
    en = "a {counter} counter is put on {what}"
    es = ("se ponga un contador {counter} sobre {what}", "un contador {counter} se ponga sobre {what}")

    def triggered(self, at: Lowering) -> ability.Triggered:
        return counters_put(at, self.what, self.counter.kind(), each=True)


class NthCounterPutOn(Event):
    """the fourth plan counter is put on it (122.6)"""

    nth: Ordinal
    counter: CounterKind
    what: Noun
    rule = "122.6"
    en = "the {nth} {counter} counter is put on {what}"
    es = "se ponga el {nth@m+s} contador {counter} sobre {what}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        return counters_put(at, self.what, self.counter.kind(), self.nth.value)


class PutsCountersEvent(PlayerEvent):
    """put one or more +1/+1 counters on a creature (122.6)"""

    counter: CounterKind
    what: Noun
    rule = "122.6"
    en = "<put> one or more {counter} counters on {what}"
    es = "<poner> uno o más contadores {counter} sobre {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        found, several = self.what.event_subject(at)
        return at.refuse(self.what) if several else occurrence.CountersPut(self.counter.kind(), found, by=who)


class PutsACounterEvent(PlayerEvent):
    """put a +1/+1 counter on a creature: once for each counter (122.6)"""

    counter: CounterKind
    what: Noun
    rule = "122.6"
    en = "<put> a {counter} counter on {what}"
    es = "<poner> un contador {counter} sobre {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        found, several = self.what.event_subject(at)
        if several:
            return at.refuse(self.what)
        return occurrence.CountersPut(self.counter.kind(), found, by=who, each=True)

    def mention(self, at: Lowering) -> None:
        at.shared.limits["has_event"] = False  # there is no "that many" of one counter


class PutsAnyCountersEvent(PlayerEvent):
    """put one or more counters on a creature (122.6)"""

    what: Noun
    rule = "122.6"
    en = "<put> one or more counters on {what}"
    es = "<poner> uno o más contadores sobre {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        found, several = self.what.event_subject(at)
        return at.refuse(self.what) if several else occurrence.CountersPut("", found, by=who)
