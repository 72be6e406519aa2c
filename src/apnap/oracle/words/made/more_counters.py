"""122.1: counters of each kind that is there, of the kind of the event, and such as were put or moved just before."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence, quantity
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Comparison
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.numbers import CounterKind, NumberWord
from apnap.oracle.phrase.roots import Condition, Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.conditions import StateOfGame
from apnap.oracle.words.events_of_counters import counters_put


class AdjustEachKind(Clause):
    """ "For each kind of counter on target permanent, put another counter of that kind on it or remove one from it"."""

    what: Noun
    rule = "122.1"
    en = "for each kind of counter on {what} , put another counter of that kind on it or remove one from it"
    es = "por cada tipo de contador sobre {what} , pon otro contador de ese tipo sobre él o remueve uno de él"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        several = isinstance(found, objects.Each | objects.Together)
        return at.refuse(self.what, "of several") if several else effects.AdjustEachKind(found)


class PutSameNumberAndKind(PlayerVerb):
    """Put the same number and kind of counters as in the event on something (122.1)."""

    what: Noun
    rule = "122.1"
    en = "<put> the same number and kind of counters on {what}"
    es = "<poner> la misma cantidad y tipo de contadores sobre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.shared.limits.get("has_event"):
            return at.refuse(self, "the same as which?")
        return effects.PutSameCounters(at.objects(self.what), at.who)


# ------------------------------------------------------------------------------------------------ this way


class HadKindPutThisWay(After, Relative):
    """that had a +1/+1 counter put on it this way (608.2c)"""

    counter: CounterKind
    rule = "608.2c"
    en = ("that had a {counter} counter put on it this way =s", "that had a {counter} counter put on them this way =p")
    es = (
        "sobre la que se puso un contador {counter} de esta manera =s+f",
        "sobre el que se puso un contador {counter} de esta manera =s+m",
    )

    def participle(self) -> str:
        return f"given {self.counter.kind()} counters"

    def is_this_way(self) -> bool:
        return True


class CountersMovedThisWay(Condition):
    """one or more +1/+1 counters are moved this way (608.2c)"""

    counter: CounterKind
    rule = "608.2c"
    en = "one or more {counter} counters are moved this way"
    es = "se mueven uno o más contadores {counter} de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        said = [one for sentence in at.shared.sentences for one in sentence]
        last = said[-1] if said else None
        if not isinstance(last, effects.MoveCounters) or not last.slot or last.counter != self.counter.kind():
            return at.unbound(self, "no such counters were moved before")
        at.shared.done = last.slot
        return conditions.Happened(last.slot)


# ------------------------------------------------------------------------------------------------ conditions, events


class YouPutCounterThisTurn(Condition):
    """you put a counter on a creature this turn (122.6)"""

    what: Noun
    rule = "122.6"
    en = "you put a counter on {what} this turn"
    es = "pusiste un contador sobre {what} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        found, several = self.what.event_subject(at)
        if several:
            return at.refuse(self.what)
        return conditions.ThisTurnHappened(occurrence.CountersPut("", found, by=objects.You()))


class SoManyCountersAmong(StateOfGame):
    """there are thirty or more counters among artifacts and creatures you control (122.1)"""

    count: NumberWord
    what: Noun
    rule = "122.1"
    en = "there are {count} or more counters among {what}"
    es = "<haber@0+3+s> {count@m} o más contadores entre {what}"

    def lower(self, at: Lowering) -> conditions.Condition:
        number = quantity.CountersOn(objects.Each(at.filter(self.what)), "")
        return conditions.Compare(number, Comparison(quantity.AT_LEAST, self.count.lower(at)))


class SoManyOfKindAmong(StateOfGame):
    """there are four or more lore counters among Sagas you control (122.1)"""

    count: NumberWord
    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "there are {count} or more {counter} counters among {what}"
    es = "<haber@0+3+s> {count@m} o más contadores {counter} entre {what}"

    def lower(self, at: Lowering) -> conditions.Condition:
        number = quantity.CountersOn(objects.Each(at.filter(self.what)), self.counter.kind())
        return conditions.Compare(number, Comparison(quantity.AT_LEAST, self.count.lower(at)))


class CountersPutFirstTime(Event):
    """one or more +1/+1 counters are put on this creature for the first time each turn (122.6)"""

    counter: CounterKind
    what: Noun
    rule = "122.6"
    en = "one or more {counter} counters are put on {what} for the first time each turn"
    es = "uno o más contadores {counter} se pongan sobre {what} por primera vez cada turno"

    def triggered(self, at: Lowering) -> ability.Triggered:
        if not self.what.is_self():
            return at.refuse(self.what, "on whichever of them")
        return replace(counters_put(at, self.what, self.counter.kind()), first_each_turn=True)


class CardsMilled(Event):
    """one or more nonland cards are milled (701.17)"""

    what: Noun
    rule = "701.17"
    en = "{what:Determined@p} are milled"
    es = "se muelan {what:Determined@p}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        found, several = self.what.event_subject(at)
        if not several:
            return at.refuse(self.what, "one card")
        at.begin_event(objects.EventObject(), True, found)
        return ability.Triggered(occurrence.Mills(objects.EachPlayer(), found), ability.Body(), one_or_more=True)
