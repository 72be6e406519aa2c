"""122.1: counters removed from among several objects, and a number of counters of one object that is chosen."""

from __future__ import annotations

from apnap.abilities import cost, objects, values
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number, Quantity, X
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import All
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import AnyNumberCount, Count, CounterKind, UpToCount
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.counters import removal_cost, removal_slot


def _among(at: Lowering, what: Noun) -> objects.Objects:
    """Return all the objects that some counters are removed from."""
    if isinstance(what, Determined) and not isinstance(what.determiner, All):
        return at.refuse(what, "which of them?")
    found = at.filter(what)
    return objects.Each(found) if found.zones == (values.BATTLEFIELD,) else at.refuse(what, "not on the battlefield")


def _removed(at: Lowering, construct: Construct, count: Count, counter: str, what: Noun) -> effects.Effect:
    """Return the removal of so many counters, which whoever removes them chooses."""
    if not isinstance(at.who, objects.You) or at.is_static:
        return at.refuse(construct, "somebody else chooses them")
    least: Quantity = Number(0)
    most: Quantity | None = None
    if isinstance(count, UpToCount):
        most = count.count.lower(at)
    elif not isinstance(count, AnyNumberCount):
        least = most = at.counted(count)
    found = _among(at, what)
    return effects.RemoveCountersAmong(found, counter, least, most, removal_slot(at))


def _removal_among_cost(at: Lowering, construct: Construct, count: Count, counter: str, what: Noun) -> cost.Cost:
    """Return the cost of removing so many counters; any number is an X."""
    if isinstance(count, UpToCount):
        return at.refuse(construct, "up to so many as a cost")
    n = X() if isinstance(count, AnyNumberCount) else count.lower(at)
    found = _among(at, what)
    own = objects.ControlledBy(objects.You())
    if not isinstance(found, objects.Each) or own not in found.filter.tests:
        return at.refuse(what, "counters on what others control as a cost")
    at.shared.limits["removed"] = n
    return cost.Cost(None, (cost.EffectCost(effects.RemoveCountersAmong(found, counter, n, n)),))


class RemoveFromAmong(PlayerVerb):
    """Remove two +1/+1 counters from among creatures you control (122.1)."""

    count: Count
    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "<remove> {count@1} {counter} <counters@1> from among {what}"
    es = "<remover> {count@1+m} <contador@1> {counter} de entre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return _removed(at, self, self.count, self.counter.kind(), self.what)

    def as_cost(self, at: Lowering) -> cost.Cost:
        return _removal_among_cost(at, self, self.count, self.counter.kind(), self.what)


class RemoveAnyFromAmong(PlayerVerb):
    """Remove three counters from among creatures you control (122.1)."""

    count: Count
    what: Noun
    rule = "122.1"
    en = "<remove> {count@1} <counters@1> from among {what}"
    es = "<remover> {count@1+m} <contador@1> de entre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return _removed(at, self, self.count, "", self.what)

    def as_cost(self, at: Lowering) -> cost.Cost:
        return _removal_among_cost(at, self, self.count, "", self.what)


class RemoveSomeFromAmong(PlayerVerb):
    """Remove one or more +1/+1 counters from among creatures you control (122.1)."""

    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "<remove> one or more {counter} counters from among {what}"
    es = "<remover> uno o más contadores {counter} de entre {what}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        at.shared.limits["x_not_zero"] = True
        return _removal_among_cost(at, self, AnyNumberCount(), self.counter.kind(), self.what)


class RemoveOneOrMore(PlayerVerb):
    """Remove one or more +1/+1 counters from this creature (122.1)."""

    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "<remove> one or more {counter} counters from {what}"
    es = "<remover> uno o más contadores {counter} de {what}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        at.shared.limits["x_not_zero"] = True
        return removal_cost(at, self.what, self.counter.kind(), AnyNumberCount())
