"""603.2: triggers with two trigger events, and events that are about several attackers."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence, values
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners_of_amounts import AtLeastCounted, AtLeastOther
from apnap.oracle.phrase.lines import Event, Trigger
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.events import ObjectEvent, ObjectEvents, SimpleEvent, any_of, of_object
from apnap.oracle.words.steps import StepTime


def either(at: Lowering, first: Event, second: Event) -> ability.Triggered:
    """Return one ability with two trigger events. Of what "it" is, only what both share is known: nothing."""
    a, b = first.triggered(at), second.triggered(at)
    if a.condition is not None or b.condition is not None or a.only_if is not None or b.only_if is not None:
        return at.refuse(second, "in whose turns, or while what?")
    if a.first_each_turn or b.first_each_turn or a.together or b.together:
        return at.refuse(second, "the first time of one of two events")
    itself = [isinstance(one, ObjectEvents) and one.what.is_self() for one in (first, second)]
    if a.one_or_more != b.one_or_more:
        alone = itself[1] if a.one_or_more else itself[0]
        if not alone:  # of the source itself there are no several
            at.refuse(second, "of different kinds")
    zones = a.zones
    if a.zones != b.zones:
        if a.zones != (values.STACK,) or not itself[1]:
            at.refuse(second, "in different zones")
        zones = (values.STACK, *b.zones)  # "when you cast this spell and whenever this creature attacks"
    at.begin_event(objects.EventObject(), False)
    at.binder.objects.clear()
    if itself[0] and not isinstance(second, ObjectEvents) and not isinstance(b.occurrence, occurrence.Casts):
        at.binder.mention(objects.This(), False, 0)
    elif all(itself) and isinstance(second, ObjectEvents):  # "when you cycle this card and when this creature dies"
        at.binder.mention(objects.EventObject(), False, 0)
    at.binder.players.clear()
    at.shared.limits["has_event"] = False
    found = any_of((a.occurrence, b.occurrence))
    return replace(a, occurrence=found, one_or_more=a.one_or_more or b.one_or_more, zones=zones)


class WhenAndWhenever(Trigger):
    """When … and whenever … (603.2)"""

    first: SimpleEvent
    second: Event
    rule = "603.2"
    en = "when {first} and whenever {second}"
    es = "cuando {first} y siempre que {second}"

    def trigger(self, at: Lowering) -> ability.Triggered:
        return either(at, self.first, self.second)


class WheneverAndWhenever(Trigger):
    """Whenever … and whenever … (603.2)"""

    first: SimpleEvent
    second: Event
    rule = "603.2"
    en = ("whenever {first} and whenever {second}", "whenever {first} and when {second}")
    es = ("siempre que {first} y siempre que {second}", "siempre que {first} y cuando {second}")

    def trigger(self, at: Lowering) -> ability.Triggered:
        return either(at, self.first, self.second)


class WhenAndAt(Trigger):
    """When this enchantment enters and at the beginning of your upkeep, (603.2)"""

    first: SimpleEvent
    step: StepTime
    rule = "603.2"
    en = ("when {first} and at the beginning of {step}", "whenever {first} and at the beginning of {step}")
    es = ("cuando {first} y al comienzo de {step}", "siempre que {first} y al comienzo de {step}")

    def trigger(self, at: Lowering) -> ability.Triggered:
        found = self.first.triggered(at)
        itself = isinstance(self.first, ObjectEvents) and self.first.what.is_self()
        if found.one_or_more or found.zones != (values.BATTLEFIELD,):
            return at.refuse(self.first)
        at.binder.objects.clear()
        at.binder.players.clear()
        if itself:
            at.binder.mention(objects.This(), False, 0)
        at.shared.limits["has_event"] = False
        return replace(found, occurrence=any_of((found.occurrence, self.step.occurrence(at))))


class AtAndWhenever(Trigger):
    """At the beginning of your upkeep and whenever you cast a spell, (603.2)"""

    step: StepTime
    second: SimpleEvent
    rule = "603.2"
    en = ("at the beginning of {step} and whenever {second}", "at the beginning of {step} and when {second}")
    es = ("al comienzo de {step} y siempre que {second}", "al comienzo de {step} y cuando {second}")

    def trigger(self, at: Lowering) -> ability.Triggered:
        found = self.second.triggered(at)
        if found.one_or_more or found.zones != (values.BATTLEFIELD,):
            return at.refuse(self.second)
        at.binder.objects.clear()
        at.binder.players.clear()
        at.shared.limits["has_event"] = False
        return replace(found, occurrence=any_of((self.step.occurrence(at), found.occurrence)))


class WhenAndWhen(Trigger):
    """When … and when … (603.2)"""

    first: SimpleEvent
    second: Event
    rule = "603.2"
    en = "when {first} and when {second}"
    es = "cuando {first} y cuando {second}"

    def trigger(self, at: Lowering) -> ability.Triggered:
        return either(at, self.first, self.second)


class WhenAndWheneverIt(Trigger):
    """When this creature enters and whenever it attacks (603.2)"""

    what: Noun
    first: ObjectEvent
    second: ObjectEvent
    rule = "603.2"
    en = "when {what@1+s} {first@1} and whenever it {second@1}"
    es = "cuando {what@1+s} {first@1+sub} y siempre que {second@1+sub}"

    def trigger(self, at: Lowering) -> ability.Triggered:
        if not self.what.is_self():
            return at.refuse(self.what)
        return of_object(at, self.what, (self.first, self.second))


class AttackTogether(SimpleEvent):
    """ "this creature and at least two other creatures attack" (508.1m)."""

    what: Noun
    others: Noun
    rule = "508.1m"
    en = "{what@s} and {others:Determined} attack"
    es = "{what@s} y {others:Determined} ataquen"

    def triggered(self, at: Lowering) -> ability.Triggered:
        others = self.others
        if not isinstance(others, Determined) or not isinstance(others.determiner, AtLeastOther | AtLeastCounted):
            return at.refuse(others)
        least = others.determiner.count.lower(at)
        if not isinstance(least, Number):
            return at.refuse(others)
        found = at.filter(others)
        tests = tuple(test for test in found.tests if not isinstance(test, objects.Other))
        together = replace(found, tests=tests)  # other than the attacker, which need not be the source
        subject, several = self.what.event_subject(at)
        if several:
            return at.refuse(self.what)
        at.begin_event(objects.This() if self.what.is_self() else objects.EventObject(), False, subject)
        attacks = occurrence.Attacks(subject, with_others=together, at_least=least.n)
        return ability.Triggered(attacks, ability.Body())
