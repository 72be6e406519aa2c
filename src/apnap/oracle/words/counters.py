"""122: counters put on, taken from and moved between objects."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import cost, objects, values
from apnap.abilities import effect as effects
from apnap.abilities.quantity import AmountInSlot, Number, Quantity, X
from apnap.oracle.about_each import measured_for_each
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import AnyNumberCount, Count, CounterKind, UpToCount
from apnap.oracle.phrase.pronouns import It
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class PutCounters(PlayerVerb):
    """Put counters on objects (122.1)."""

    count: Count
    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "<put> {count@1} {counter} <counters@1> on {what}"
    es = (
        "<poner> {count@1+m} <contador@1> {counter} sobre {what}",
        "<poner> {count@1+m} <contador@1> {counter} en {what}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        if isinstance(self.count, UpToCount):
            return put_up_to(at, self, found, self.counter.kind(), self.count)
        return effects.PutCounters(found, self.counter.kind(), at.counted(self.count), at.who, at.slot())

    def as_cost(self, at: Lowering) -> cost.Cost:
        n = self.count.lower(at)
        if self.what.is_self():
            return cost.Cost(None, (cost.PutCountersOnThis(self.counter.kind(), n),))
        found, one = at.chosen_cost(self.what)
        own = objects.ControlledBy(objects.You())
        if found.zones != (values.BATTLEFIELD,) or own not in found.tests:
            return at.refuse(self, "counters on what others control as a cost")
        return cost.Cost(None, (cost.PutCountersOn(found, self.counter.kind(), n, one),))


class PutCountersEqual(PlayerVerb):
    """Put a number of counters equal to a quantity."""

    counter: CounterKind
    what: Noun
    measured: Measured
    rule = "122.1"
    en = (
        "<put> a number of {counter} counters on {what} equal to {measured}",
        "<put> {counter} counters on {what} equal to {measured}",
    )
    es = "<poner> sobre {what} una cantidad de contadores {counter} igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return effects.PutCounters(
            found, self.counter.kind(), measured_for_each(at, self.measured, found), at.who, at.slot()
        )


class PutNumberOfCounters(PlayerVerb):
    """Put a number of counters equal to a quantity, which is said before the objects and so not about them."""

    counter: CounterKind
    measured: Measured
    what: Noun
    rule = "122.1"
    en = "<put> a number of {counter} counters equal to {measured} on {what}"
    es = "<poner> una cantidad de contadores {counter} igual a {measured} sobre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        number = self.measured.lower(at)
        return effects.PutCounters(at.objects(self.what), self.counter.kind(), number, at.who, at.slot())


class CountersOfOneKind(Construct):
    """ "a +1/+1 counter" in a list of several."""

    count: Count
    counter: CounterKind
    rule = "122.1"
    en = "{count@1} {counter} <counters@1>"
    es = "{count@1+m} <contador@1> {counter}"

    def put(self, at: Lowering, what: objects.Objects) -> effects.PutCounters:
        """Return that they are put on something."""
        return effects.PutCounters(what, self.counter.kind(), at.counted(self.count), at.who)


class PutSeveralKinds(PlayerVerb):
    """Put counters of each of several kinds."""

    kinds: tuple[CountersOfOneKind, ...]
    what: Noun
    rule = "122.1"
    en = "<put> {kinds&and} on {what}"
    es = "<poner> {kinds&and} sobre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return effects.Sequence(tuple(one.put(at, found) for one in self.kinds))


class PutCountersOfChoice(PlayerVerb):
    """Put your choice of a menace counter or a reach counter on something (608.2d)."""

    kinds: tuple[CountersOfOneKind, ...]
    what: Noun
    rule = "608.2d"
    en = "<put> your choice of {kinds&or} on {what}"
    es = "<poner> {kinds&or} de tu elección sobre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        options = tuple(one.put(at, found) for one in self.kinds)
        return effects.ChooseMode(at.who, options, tuple(one.counter for one in options))


class DistributeCounters(PlayerVerb):
    """Distribute counters among targets (601.2d)."""

    count: Count
    counter: CounterKind
    what: Noun
    rule = "601.2d"
    en = "<distribute> {count@1} {counter} <counters@1> among {what}"
    es = "<distribuir> {count@1+m} <contador@1> {counter} entre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        n = self.count.lower(at)
        return effects.DistributeCounters(at.divided(self.what, n), self.counter.kind(), n)


def removal_cost(at: Lowering, what: Noun, counter: str, count: Count) -> cost.Cost:
    """Return the cost of removing counters from the source, or from one permanent that fits; any number is an X."""
    n = X() if isinstance(count, AnyNumberCount) else count.lower(at)
    if n == X():
        at.shared.limits["removed"] = n
    if what.is_self() or (isinstance(what, It) and at.objects(what) == objects.This()):
        return cost.Cost(None, (cost.RemoveCounters(counter, n),))
    found, one = at.chosen_cost(what)
    if one != Number(1) or found.zones != (values.BATTLEFIELD,):
        return at.refuse(what, "counters of several objects as a cost")
    return cost.Cost(None, (cost.RemoveCounters(counter, n, found),))


def _is_one(at: Lowering, found: objects.Objects) -> bool:
    """Tell whether it is one object, of which somebody chooses up to how many counters are put on it or removed."""
    return isinstance(found, objects.This | objects.EventObject) or at.is_one_target(found)


def put_up_to(
    at: Lowering, construct: Construct, found: objects.Objects, counter: str, count: UpToCount
) -> effects.Effect:
    """Return the putting of up to so many counters on one object; you choose how many (122.1)."""
    if not _is_one(at, found) or not isinstance(at.who, objects.You) or at.multiplier is not None:
        return at.refuse(construct, "up to so many on each of several, or somebody else chooses")
    at.shared.done = 0  # "if you do" would ask about something earlier
    return effects.PutUpTo(found, counter, count.count.lower(at))


def removal_slot(at: Lowering) -> int:
    """Return the slot of a removal, for "counters removed this way"."""
    slot = at.slot()
    at.shared.limits["removed"] = AmountInSlot(slot)
    return slot


def removed_up_to(
    at: Lowering, found: objects.Objects, counter: str, count: UpToCount | AnyNumberCount
) -> effects.Effect:
    """Return the removal of up to so many counters from one object; you choose how many (122.1)."""
    if not _is_one(at, found) or not isinstance(at.who, objects.You):
        return at.refuse(count, "up to so many from each of several, or somebody else chooses")
    most = count.count.lower(at) if isinstance(count, UpToCount) else None
    return effects.RemoveCountersAmong(found, counter, Number(0), most, removal_slot(at))


def removed_this_way(at: Lowering, construct: Construct) -> Quantity:
    """Return how many counters were removed, as a cost or by an instruction."""
    found: Quantity | None = at.shared.limits.get("removed")
    return at.unbound(construct, "no counters were removed before") if found is None else found


def _choose_one_with(at: Lowering, chosen: objects.Objects, counter: objects.HasCounter) -> None:
    """608.2d: what counters are removed from is chosen among what has some."""
    for i, one in enumerate(at.shared.prelude):
        if isinstance(one, effects.Choose) and chosen == objects.InSlot(one.slot):
            what = replace(one.what, tests=(*one.what.tests, counter))
            at.shared.prelude[i] = replace(one, what=what)


class RemovedUnit(Unit):
    """ "charge counter removed this way"."""

    counter: CounterKind
    rule = "608.2c"
    en = "{counter} counter removed this way"
    es = "contador {counter} removido de esta manera"

    def lower(self, at: Lowering) -> Quantity:
        return removed_this_way(at, self)


class AnyRemovedUnit(Unit):
    """ "counter removed this way"."""

    rule = "608.2c"
    en = ("counter removed this way", "counter removed")
    es = "contador removido de esta manera"

    def lower(self, at: Lowering) -> Quantity:
        return removed_this_way(at, self)


class RemovedNumber(Measured):
    """ "the number of counters removed this way"."""

    rule = "608.2c"
    en = "the number of counters removed this way"
    es = "la cantidad de contadores removidos de esta manera"

    def lower(self, at: Lowering) -> Quantity:
        return removed_this_way(at, self)


class RemovedKindNumber(Measured):
    """ "the number of charge counters removed this way"."""

    counter: CounterKind
    rule = "608.2c"
    en = "the number of {counter} counters removed this way"
    es = "la cantidad de contadores {counter} removidos de esta manera"

    def lower(self, at: Lowering) -> Quantity:
        return removed_this_way(at, self)


class RemoveCounters(PlayerVerb):
    """Remove counters."""

    count: Count
    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "<remove> {count@1} {counter} <counters@1> from {what}"
    es = (
        "<remover> {count@1+m} <contador@1> {counter} de {what}",
        "<quitar> {count@1+m} <contador@1> {counter} de {what}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        if isinstance(self.count, UpToCount | AnyNumberCount):
            return removed_up_to(at, found, self.counter.kind(), self.count)
        n = at.counted(self.count)
        _choose_one_with(at, found, objects.HasCounter(self.counter.kind()))
        return effects.RemoveCounters(found, self.counter.kind(), n, removal_slot(at))

    def as_cost(self, at: Lowering) -> cost.Cost:
        return removal_cost(at, self.what, self.counter.kind(), self.count)


class RemoveAllCounters(PlayerVerb):
    """Remove all counters of a kind."""

    counter: CounterKind
    what: Noun
    en = "<remove> all {counter} counters from {what}"
    es = "<remover> todos los contadores {counter} de {what}"
    es_old = "<quitar> todos los contadores {counter} de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.RemoveCounters(at.objects(self.what), self.counter.kind(), None, removal_slot(at))

    def as_cost(self, at: Lowering) -> cost.Cost:
        if not self.what.is_self():
            return at.refuse(self, "as a cost")
        at.shared.limits["removed"] = X()
        return cost.Cost(None, (cost.RemoveCounters(self.counter.kind(), X(), everything=True),))


class RemovesAskedFor(PlayerVerb):
    """Remove all counters that a condition has asked for (122.1)."""

    def lower(self, at: Lowering) -> effects.Effect:
        found: tuple[objects.Objects, str] | None = at.shared.limits.get("counters")
        if found is None:
            return at.unbound(self, "no counters were spoken of before")
        what, kind = found
        return effects.RemoveCounters(what, kind, None, removal_slot(at))


class RemoveAllOfThem(RemovesAskedFor):
    """Remove all the counters that a condition has asked for."""

    rule = "122.1"
    en = "<remove> all of them"
    es = "<remover> todos ellos"


class RemoveThoseCounters(RemovesAskedFor):
    """Remove the counters that a condition has asked for."""

    rule = "122.1"
    en = "<remove> those counters"
    es = "<remover> esos contadores"


class RemoveEveryCounter(PlayerVerb):
    """Remove all counters, of all kinds."""

    what: Noun
    rule = "122.1"
    en = "<remove> all counters from {what}"
    es = "<remover> todos los contadores de {what}"
    es_old = "<quitar> todos los contadores de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.RemoveCounters(at.objects(self.what), "", None, removal_slot(at))


class RemoveAnyCounter(PlayerVerb):
    """Remove a counter of any kind."""

    count: Count
    what: Noun
    rule = "122.1"
    en = "<remove> {count@1} <counters@1> from {what}"
    es = "<remover> {count@1+m} <contador@1> de {what}"
    es_old = "<quitar> {count@1+m} <contador@1> de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "another player chooses which")
        if isinstance(self.count, UpToCount | AnyNumberCount):
            return removed_up_to(at, at.objects(self.what), "", self.count)
        return effects.RemoveCounters(at.objects(self.what), "", at.counted(self.count), removal_slot(at))

    def as_cost(self, at: Lowering) -> cost.Cost:
        return removal_cost(at, self.what, "", self.count)
