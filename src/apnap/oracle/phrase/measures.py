"""Measured quantities: "the number of …", "its power", "half …, rounded up" (107)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import objects, quantity, values
from apnap.abilities.quantity import Quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.noun_phrases import Plural, asked_among
from apnap.oracle.phrase.numbers import Amount, Cardinal, ColorName, CounterKind
from apnap.oracle.phrase.roots import Noun, Possessor
from apnap.oracle.phrase.stats import Stat


def only_one(at: Lowering, phrase: Construct, found: objects.Objects) -> objects.Objects:
    """Return the objects, if they are not all that fit: "each creature's power" is no number."""
    return at.refuse(phrase, "of several") if isinstance(found, objects.Each) else found


def as_it_died(at: Lowering, found: objects.Objects) -> objects.Objects:
    """Return what was just destroyed or sacrificed as it last was: there are no counters on it any more (608.2h)."""
    for deed in ("destroyed", "sacrificed"):
        former = at.shared.deeds.get(deed, (None, False))[0]
        if former == objects.FormerSelf(found):
            return former
    return found


class Measured(Construct):
    """A quantity in words: "the number of creatures you control"."""

    def lower(self, at: Lowering) -> Quantity:
        return at.refuse(self)

    def ends_with_noun(self) -> bool:
        """Return whether it ends with a noun that what follows can be said of."""
        return False


class NumberOf(Measured):
    """ "the number of creatures you control"."""

    what: Noun
    en = "the number of {what@p}"
    es = "la cantidad de {what@p+bare}"

    def ends_with_noun(self) -> bool:
        return True

    def lower(self, at: Lowering) -> Quantity:
        return self.what.how_many(at)


class StatOf(Measured):
    """ "its power", "that creature's toughness"."""

    whose: Possessor
    stat: Stat
    en = "{whose} {stat}"
    es = ("<el@1> {stat@1} de {whose:OfObject}", "{whose:Its@s} {stat}", "{whose:ShortPossessor@s} {stat}")

    def lower(self, at: Lowering) -> Quantity:
        return quantity.StatOf(only_one(at, self, self.whose.of_object(at)), self.stat.number())


class TheStatOf(Measured):
    """ "the power of target creature"."""

    stat: Stat
    what: Noun
    en = "the {stat} of {what}"
    es = "<el@1> {stat@1} de {what}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.StatOf(only_one(at, self, at.objects(self.what)), self.stat.number())


_YOUR_COMMANDERS = frozenset((objects.Is(objects.COMMANDER), objects.OwnedBy(objects.You())))


class Greatest(Measured):
    """ "the greatest power among creatures you control"."""

    stat: Stat
    what: Noun
    en = "the (greatest|highest) {stat} among {what@p}"
    es = "<el@1> mayor {stat@1} entre {what@p}"

    def ends_with_noun(self) -> bool:
        return True

    def lower(self, at: Lowering) -> Quantity:
        what, among = asked_among(at, self.what)
        if set(what.tests) == _YOUR_COMMANDERS:  # a characteristic of your commander, wherever it is (903.3e)
            what = replace(what, zones=values.ALL_ZONES)
        return quantity.GreatestOf(what, self.stat.number(), among)


class TotalOf(Measured):
    """ "the total power of creatures you control"."""

    stat: Stat
    what: Noun
    en = "the total {stat} of {what@p}"
    es = "<el@1> {stat@1} total de {what@p}"

    def ends_with_noun(self) -> bool:
        return True

    def lower(self, at: Lowering) -> Quantity:
        what = objects.Each(at.filter(self.what)) if at.is_static else at.objects(self.what)
        return quantity.StatOf(what, self.stat.number())


class LifeTotalOf(Measured):
    """ "your life total"."""

    whose: Possessor
    en = "{whose} life total"
    es = ("{whose:ShortPossessor@s} total de vidas", "el total de vidas de {whose:OfPlayer}")

    def lower(self, at: Lowering) -> Quantity:
        return quantity.PlayerStat(self.whose.of_player(at), quantity.LIFE)


class TwiceMeasured(Measured):
    """ "twice the number of …"."""

    measured: Measured
    en = "twice {measured}"
    es = "el doble de {measured}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Times(2, self.measured.lower(at))


class HalfUp(Measured):
    """ "half …, rounded up"."""

    measured: Measured
    en = "half {measured} , rounded up"
    es = "la mitad de {measured} , redondeando hacia arriba"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Half(self.measured.lower(at), True)


class HalfDown(Measured):
    """ "half …, rounded down"."""

    measured: Measured
    en = "half {measured} , rounded down"
    es = "la mitad de {measured} , redondeando hacia abajo"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Half(self.measured.lower(at), False)


class PlusMeasured(Measured):
    """ "1 plus the number of …"."""

    amount: Amount
    measured: Measured
    en = "{amount} plus {measured}"
    es = "{amount} más {measured}"

    def ends_with_noun(self) -> bool:
        return self.measured.ends_with_noun()

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Plus(self.amount.lower(at), self.measured.lower(at))


class MeasuredPlus(Measured):
    """ "the number of … plus one"."""

    measured: Measured
    amount: Cardinal
    en = "{measured} plus {amount}"
    es = "{measured} más {amount}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Plus(self.measured.lower(at), self.amount.lower(at))


class CountersCount(Measured):
    """ "the number of charge counters on it"."""

    counter: CounterKind
    what: Noun
    en = "the number of {counter} counters on {what}"
    es = "la cantidad de contadores {counter} (sobre|en) {what}"

    def lower(self, at: Lowering) -> Quantity:
        beside = at.beside_subject(False)
        all_such = at.is_static and isinstance(self.what, Plural)  # "on lands you control", whichever they are
        found = objects.Each(beside.filter(self.what)) if all_such else beside.objects(self.what)
        return quantity.CountersOn(as_it_died(at, found), self.counter.kind())


class DevotionTo(Measured):
    """ "your devotion to black" (700.5)."""

    colors: tuple[ColorName, ...]
    rule = "700.5"
    en = ("your devotion to {colors!}", "your devotion to {colors&and}")
    es = ("tu devoción al {colors!}", "tu devoción al {colors&and}")

    def lower(self, at: Lowering) -> Quantity:
        mask = 0
        for color in self.colors:
            mask |= color.mask
        return quantity.Devotion(mask)


class AmountThisWay(Measured):
    """ "the damage dealt this way": bound to the last amount."""

    en = ("the damage dealt this way", "the life lost this way", "the life gained this way")
    es = ("el daño hecho de esta manera", "las vidas perdidas de esta manera", "las vidas ganadas de esta manera")

    def lower(self, at: Lowering) -> Quantity:
        return at.that_many(self)
