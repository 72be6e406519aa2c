"""603.8: abilities that trigger as a state of the game comes true."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, quantity
from apnap.abilities import condition as conditions
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.numbers import CounterKind, NumberWord
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.conditions import StateOfGame


class StateEvent(Event):
    """you control no Islands (603.8)"""

    state: StateOfGame
    rule = "603.8"
    en = "{state:StateOfGame}"
    es = "{state:StateOfGame@sub}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        state = at.condition(self.state)
        at.begin_event(objects.This(), False)
        return ability.Triggered(occurrence.WhenTrue(state), ability.Body())


class ThereAreCounters(StateOfGame):
    """there are four or more page counters on this artifact"""

    count: NumberWord
    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "there are {count} or more {counter} counters on {what}"
    es = "<haber@0+3+s> {count} o más contadores {counter} sobre {what}"

    def lower(self, at: Lowering) -> conditions.Condition:
        least = quantity.Comparison(quantity.AT_LEAST, self.count.lower(at))
        found = at.objects(self.what)
        at.shared.limits["counters"] = found, self.counter.kind()
        return conditions.Compare(quantity.CountersOn(found, self.counter.kind()), least)
