"""702.62b: suspended cards: in exile, with suspend and a time counter; and permanents beside them."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import cost, objects, quantity, values
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.numbers import CounterKind
from apnap.oracle.phrase.roots import NounPhrase
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb

_TIMED = objects.HasCounter("time")
_SUSPENDED = (objects.Not(objects.Is(objects.ON_BATTLEFIELD)), objects.HasKeyword("suspend"), _TIMED)
_SUSPENDED_OF_YOURS = objects.Filter((*_SUSPENDED, objects.OwnedBy(objects.You())), (values.EXILE,))


def _either(permanents: tuple[objects.Test, ...] = (), cards: tuple[objects.Test, ...] = ()) -> objects.Filter:
    """Return the description of permanents and suspended cards."""
    permanent = objects.AllOf((objects.Is(objects.ON_BATTLEFIELD), *permanents))
    suspended = objects.AllOf((*_SUSPENDED, *cards))
    return objects.Filter((objects.AnyOf((permanent, suspended)),), (values.BATTLEFIELD, values.EXILE))


def _yours() -> objects.Filter:
    """Return the description of permanents that you control and suspended cards that you own."""
    you = objects.You()
    return _either((objects.ControlledBy(you),), (objects.OwnedBy(you),))


class PermanentOrSuspended(NounPhrase):
    """A target among permanents and suspended cards."""

    def filter(self, at: Lowering) -> objects.Filter:
        return _either()

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, at.target_objects(self.filter(at), Number(1), Number(1), another=False))


class TargetPermanentOrSuspended(PermanentOrSuspended):
    """target permanent or suspended card"""

    rule = "702.62b"
    en = "target permanent or suspended card =s"
    es = "<el@> permanente o carta suspendida objetivo =s+m"


class TargetTimedOrSuspended(PermanentOrSuspended):
    """target permanent with a time counter on it or suspended card"""

    rule = "702.62b"
    en = "target permanent with a time counter on it or suspended card =s"
    es = "<el@> permanente con un contador de tiempo sobre él o carta suspendida objetivo =s+m"

    def filter(self, at: Lowering) -> objects.Filter:
        return _either((_TIMED,))


class TargetYoursOrSuspended(PermanentOrSuspended):
    """target permanent you control or suspended card you own"""

    rule = "702.62b"
    en = "target permanent you control or suspended card you own =s"
    es = (
        "un permanente objetivo que controlas o carta suspendida que posees =s+m",
        "el permanente objetivo que controlas o carta suspendida que posees =s+m",
    )

    def filter(self, at: Lowering) -> objects.Filter:
        return _yours()


class TargetNonlandOrSuspended(PermanentOrSuspended):
    """target nonland permanent or suspended card"""

    rule = "702.62b"
    en = "target nonland permanent or suspended card =s"
    es = "<el@> permanente que no sea tierra o carta suspendida objetivo =s+m"

    def filter(self, at: Lowering) -> objects.Filter:
        return _either((objects.Not(objects.HasCardType(values.LAND)),))


class SuspendedOfYours(NounPhrase):
    """a suspended card you own"""

    rule = "702.62b"
    en = "a suspended card you own =s"
    es = "una carta suspendida que poseas =s+f"

    def filter(self, at: Lowering) -> objects.Filter:
        return _SUSPENDED_OF_YOURS

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, at.chosen(self.filter(at), Number(1), Number(1)))


class SuspendedAndTimedUnit(Unit):
    """suspended card you own and each other permanent you control with a time counter on it"""

    rule = "702.62b"
    en = "suspended card you own and each other permanent you control with a time counter on it"
    es = "carta suspendida que poseas y cada otro permanente que controles con un contador de tiempo sobre él"

    def lower(self, at: Lowering) -> quantity.Quantity:
        permanents = objects.Filter((objects.Other(), objects.ControlledBy(objects.You()), _TIMED))
        return quantity.Plus(quantity.CountOf(_SUSPENDED_OF_YOURS), quantity.CountOf(permanents))


class EachPermanentAndSuspended(NounPhrase):
    """each permanent and each suspended card"""

    rule = "702.62b"
    en = "each permanent and each suspended card =s"
    es = "cada permanente y cada carta suspendida =s+m"

    def filter(self, at: Lowering) -> objects.Filter:
        return _either()

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, objects.Each(self.filter(at)))


class EachTimedAndSuspended(NounPhrase):
    """each permanent with a time counter on it and each suspended card"""

    rule = "702.62b"
    en = "each permanent with a time counter on it and each suspended card =s"
    es = "cada permanente con un contador de tiempo sobre él y cada carta suspendida =s+m"

    def filter(self, at: Lowering) -> objects.Filter:
        return _either((_TIMED,))

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, objects.Each(self.filter(at)))


class RemoveFromYoursOrSuspended(PlayerVerb):
    """Remove a time counter from a permanent you control or suspended card you own, as a cost (118.3)."""

    counter: CounterKind
    rule = "118.3"
    en = "<remove> a {counter} counter from a permanent you control or suspended card you own"
    es = "<remover> un contador {counter} de un permanente que controlas o carta suspendida que posees"

    def as_cost(self, at: Lowering) -> cost.Cost:
        one = Number(1)
        removal = effects.RemoveCountersAmong(objects.Each(_yours()), self.counter.kind(), one, one)
        return cost.Cost(None, (cost.EffectCost(removal),))


class MayTickEitherWay(Clause):
    """ "If that permanent or card has a time counter on it, you may remove a time counter from it or put another …"."""

    rule = "122.1"
    en = (
        "if that permanent or card has a time counter on it , you may remove a time counter from it or put another "
        "time counter on it"
    )
    es = (
        "si ese permanente o carta tiene un contador de tiempo sobre él , puedes remover un contador de tiempo de él o "
        "poner otro contador de tiempo sobre él"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        it = at.binder.it(self)
        ways = effects.ChooseMode(
            objects.You(), (effects.RemoveCounters(it, "time"), effects.PutCounters(it, "time")), ()
        )
        has_one = conditions.Fits(it, objects.Filter((_TIMED,), ()))
        return effects.If(has_one, effects.May(objects.You(), ways, at.slot()))
