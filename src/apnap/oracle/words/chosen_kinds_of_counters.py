"""122.1: counters of a kind that is chosen among several, put on something or paid, or that something enters with."""

from __future__ import annotations

from itertools import combinations

from apnap.abilities import ability, cost, objects, static
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.quantity import CountObjects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.numbers import CounterKind
from apnap.oracle.phrase.roots import Noun, NounPhrase
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.counters import CountersOfOneKind, removal_cost


def _one_of(at: Lowering, kinds: tuple[CounterKind, ...], what: objects.Objects) -> effects.Effect:
    """Return that a counter of one of the kinds is put on something (608.2d)."""
    options = tuple(effects.PutCounters(what, one.kind(), who=at.who) for one in kinds)
    return effects.ChooseMode(at.who, options, tuple(one.kind() for one in kinds))


class PutOneOrOther(PlayerVerb):
    """Put a +0/+1 counter or a +1/+0 counter on something (608.2d)."""

    kinds: tuple[CountersOfOneKind, ...]
    what: Noun
    rule = "608.2d"
    en = "<put> {kinds&or} on {what}"
    es = "<poner> {kinds&or} sobre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        options = tuple(one.put(at, found) for one in self.kinds)
        return effects.ChooseMode(at.who, options, tuple(one.counter for one in options))


class PutOneOfKinds(PlayerVerb):
    """Put a flying, lifelink, or +1/+1 counter on something (608.2d)."""

    kinds: tuple[CounterKind, ...]
    what: Noun
    rule = "608.2d"
    en = "<put> a {kinds&or} counter on {what}"
    es = "<poner> un contador {kinds&or} sobre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return _one_of(at, self.kinds, at.objects(self.what))


class PutChosenKind(PlayerVerb):
    """Put your choice of a first strike, vigilance, or lifelink counter on something (608.2d)."""

    kinds: tuple[CounterKind, ...]
    what: Noun
    rule = "608.2d"
    en = "<put> your choice of a {kinds&or} counter on {what}"
    es = "<poner> un contador {kinds&or} de tu elección sobre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return _one_of(at, self.kinds, at.objects(self.what))


class PutFromAmongKinds(PlayerVerb):
    """Put your choice of a counter from among first strike, vigilance, and lifelink on something (608.2d)."""

    kinds: tuple[CounterKind, ...]
    what: Noun
    rule = "608.2d"
    en = "<put> your choice of a counter from among {kinds&and} on {what}"
    es = "<poner> un contador de tu elección de entre {kinds&and} sobre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return _one_of(at, self.kinds, at.objects(self.what))


class PutAndFromAmongKinds(PlayerVerb):
    """Put a +1/+1 counter and a counter from among flying, first strike, or vigilance on something (608.2d)."""

    first: CounterKind
    kinds: tuple[CounterKind, ...]
    what: Noun
    rule = "608.2d"
    en = "<put> a {first} counter and a counter from among {kinds&or} on {what}"
    es = "<poner> un contador {first} y un contador de entre {kinds&or} sobre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        first = effects.PutCounters(found, self.first.kind(), who=at.who)
        return effects.Sequence((first, _one_of(at, self.kinds, found)))


# ------------------------------------------------------------------------------------------------ entering


def _entering(
    options: tuple[tuple[str, ...], ...], kinds: tuple[str, ...], labels: tuple[str, ...]
) -> tuple[effects.Entering, effects.Effect]:
    """Return how something enters with counters of one of several sets of kinds, and the choice between them."""
    slots = {kind: i for i, kind in enumerate(kinds, start=1)}
    asked = effects.ChooseMode(
        objects.You(),
        tuple(
            effects.Sequence(tuple(effects.SetAside(objects.This(), slots[kind]) for kind in option))
            if len(option) > 1
            else effects.SetAside(objects.This(), slots[option[0]])
            for option in options
        ),
        labels,
    )
    counters = tuple((kind, CountObjects(objects.InSlot(slot))) for kind, slot in slots.items())
    return effects.Entering(counters=counters), asked


def _entering_with_one(kinds: tuple[CounterKind, ...]) -> tuple[effects.Entering, effects.Effect]:
    names = tuple(one.kind() for one in kinds)
    return _entering(tuple((name,) for name in names), names, names)


class EntersWithChosenKind(ObjectVerb):
    """enters with your choice of a +1/+1, first strike, or vigilance counter on it (614.1c)"""

    kinds: tuple[CounterKind, ...]
    rule = "614.1c"
    en = "<enter> with your choice of a {kinds&or} counter on (it|them|him|her)"
    es = "<entrar> con un contador {kinds&or} de tu elección sobre <él@>"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        entering, asked = _entering_with_one(self.kinds)
        return at.rule(static.EntersModified(at.subject, entering, effect=asked))


class EntersWithTwoDifferent(ObjectVerb):
    """enters with your choice of two different counters on it from among menace, deathtouch, and lifelink (614.1c)"""

    kinds: tuple[CounterKind, ...]
    rule = "614.1c"
    en = "<enter> with your choice of two different counters on (it|them|him|her) from among {kinds&and}"
    es = "<entrar> con dos contadores diferentes de tu elección sobre <él@> de entre {kinds&and}"

    def lower(self, at: Lowering) -> effects.Effect:
        names = tuple(one.kind() for one in self.kinds)
        if not at.is_static or len(set(names)) != len(names):
            return at.refuse(self, "outside a static ability")
        entering, asked = _entering(tuple(combinations(names, 2)), names, ())
        return at.rule(static.EntersModified(at.subject, entering, effect=asked))


class EscapesWithChoice(Line):
    """ "This creature escapes with your choice of a +1/+1 counter or a flying counter on it." (702.138c)"""

    what: NounPhrase
    first: CounterKind
    second: CounterKind
    rule = "702.138c"
    en = "{what@1} escapes with your choice of a {first} counter or a {second} counter on it ."
    es = "{what@1} escapa con un contador {first} o un contador {second} de tu elección ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self, "something else than the object itself")
        entering, asked = _entering_with_one((self.first, self.second))
        if_escaped = effects.If(conditions.CostPaid("escape"), asked)  # else nothing is chosen, and no counters
        return (ability.Static((static.EntersModified(objects.This(), entering, effect=if_escaped),)),)


# ------------------------------------------------------------------------------------------------ as a cost


class RemoveOneOrOther(PlayerVerb):
    """Remove a +1/+1 counter or a charge counter from a permanent you control, as a cost (601.2b)."""

    kinds: tuple[CountersOfOneKind, ...]
    what: Noun
    rule = "601.2b"
    en = "<remove> {kinds&or} from {what}"
    es = "<remover> {kinds&or} de {what}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        choices = tuple(removal_cost(at, self.what, one.counter.kind(), one.count) for one in self.kinds)
        return cost.Cost(None, (cost.EitherCost(choices),))
