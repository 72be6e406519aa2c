"""What each player did this way to cards of their own, cards that are exiled, and counters removed there (608.2c)."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, values
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.numbers import CounterKind
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerDeedGroup, PlayerDeeds
from apnap.oracle.several import are_several


class TheyExiledThisWay(After, Relative):
    """they exiled this way: those of the cards exiled this way that they own (406.2)"""

    rule = "608.2c"
    en = "they exiled this way"
    es = "que exilió de esta manera"

    def participle(self) -> str:
        return "exiled"

    def is_this_way(self) -> bool:
        return True

    def tests_of_done(self, at: Lowering) -> tuple[objects.Test, ...]:
        if isinstance(at.who, objects.You):
            return at.refuse(self, "who are they?")
        return (objects.OwnedBy(objects.IteratedPlayer() if are_several(at.who) else at.who),)


def removed_in_exile(at: Lowering, what: Noun, counter: CounterKind, last: bool) -> ability.Triggered:
    """Return the ability of a card that triggers in exile on counters that are removed from it (113.6b)."""
    if not what.is_self():
        return at.refuse(what, "another card")
    found = objects.Filter((objects.IsSource(),), (values.EXILE,))
    at.begin_event(objects.This(), False, found)
    removed = occurrence.CountersRemoved(counter.kind(), found, last=last)
    return ability.Triggered(removed, ability.Body(), zones=(values.EXILE,))


class LastRemovedInExile(Event):
    """the last time counter is removed from this card while it's exiled (122.1)"""

    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "the last {counter} counter is removed from {what@s} while it's exiled"
    es = "se remueva el último contador {counter} de {what@1+s} mientras esté <exiliado@1>"

    def triggered(self, at: Lowering) -> ability.Triggered:
        return removed_in_exile(at, self.what, self.counter, last=True)


class RemovedInExile(Event):
    """a time counter is removed from this card while it's exiled (122.1)"""

    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "a {counter} counter is removed from {what@s} while it's exiled"
    es = "se remueva un contador {counter} de {what@1+s} mientras esté <exiliado@1>"

    def triggered(self, at: Lowering) -> ability.Triggered:
        return removed_in_exile(at, self.what, self.counter, last=False)


class DeedsThenThen(PlayerDeeds):
    """ "A, then B, then C"."""

    first: PlayerDeedGroup
    second: PlayerDeedGroup
    third: PlayerDeedGroup
    rule = "608.2c"
    en = "{first@} , then {second@} , then {third@}"
    es = "{first@} , luego {second@} , luego {third@}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.sequence((self.first, self.second, self.third))
