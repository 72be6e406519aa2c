"""701.10–701.11: doubling counters, power, toughness and life totals; tripling power and toughness."""

from __future__ import annotations

from apnap.abilities import change, objects, quantity
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import CounterKind
from apnap.oracle.phrase.roots import Noun, Possessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class DoubleCounters(PlayerVerb):
    """Double the number of +1/+1 counters on permanents (701.10e)."""

    counter: CounterKind
    what: Noun
    rule = "701.10e"
    en = "<double> the number of {counter} counters on {what}"
    es = "<duplicar> la cantidad de contadores {counter} sobre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.DoubleCounters(at.objects(self.what), self.counter.kind())


class DoubleEachKind(PlayerVerb):
    """Double the number of each kind of counter on permanents (701.10e)."""

    what: Noun
    rule = "701.10e"
    en = "<double> the number of each kind of counter on {what}"
    es = "<duplicar> la cantidad de cada tipo de contador sobre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.DoubleCounters(at.objects(self.what), "")


def doubled(
    at: Lowering, construct: Construct, what: objects.Objects, toughness_too: bool, times: int = 2
) -> effects.Effect:
    """Return the doubling of power, or of power and toughness, of each of the objects (701.10b); tripling (701.11b)."""
    if at.is_static or at.duration is None:
        return at.refuse(construct, "how long?")
    one = objects.Iterated()
    power, toughness = quantity.StatOf(one, quantity.POWER), quantity.StatOf(one, quantity.TOUGHNESS)
    more = _more(toughness, times) if toughness_too else Number(0)
    grown = change.Modify(_more(power, times), more, doubles=True)
    return effects.ForEachObject(what, effects.Continuous(one, (grown,), at.duration))


def _more(stat: quantity.Quantity, times: int) -> quantity.Quantity:
    return stat if times == 2 else quantity.Times(times - 1, stat)


class DoublePower(PlayerVerb):
    """Double a creature's power (701.10a)."""

    whose: Possessor
    rule = "701.10a"
    en = "<double> {whose} power"
    es = ("<duplicar> la fuerza de {whose:OfObject}", "<duplicar> {whose:Its@s} fuerza")

    def lower(self, at: Lowering) -> effects.Effect:
        return doubled(at, self, self.whose.of_object(at), toughness_too=False)


class DoubleSize(PlayerVerb):
    """Double a creature's power and toughness (701.10a)."""

    whose: Possessor
    rule = "701.10a"
    en = "<double> {whose} power and toughness"
    es = ("<duplicar> la fuerza y la resistencia de {whose:OfObject}", "<duplicar> {whose:Its@s} fuerza y resistencia")

    def lower(self, at: Lowering) -> effects.Effect:
        return doubled(at, self, self.whose.of_object(at), toughness_too=True)


class TriplePower(PlayerVerb):
    """Triple a creature's power (701.11a)."""

    whose: Possessor
    rule = "701.11a"
    en = "<triple> {whose} power"
    es = ("<triplicar> la fuerza de {whose:OfObject}", "<triplicar> {whose:Its@s} fuerza")

    def lower(self, at: Lowering) -> effects.Effect:
        return doubled(at, self, self.whose.of_object(at), toughness_too=False, times=3)


class TripleSize(PlayerVerb):
    """Triple a creature's power and toughness (701.11a)."""

    whose: Possessor
    rule = "701.11a"
    en = "<triple> {whose} power and toughness"
    es = (
        "<triplicar> la fuerza y la resistencia de {whose:OfObject}",
        "<triplicar> {whose:Its@s} fuerza y resistencia",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return doubled(at, self, self.whose.of_object(at), toughness_too=True, times=3)


class DoublePowerOf(PlayerVerb):
    """Double the power of creatures (701.10a)."""

    what: Noun
    rule = "701.10a"
    en = "<double> the power of {what}"
    es = "<duplicar> las fuerzas de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return doubled(at, self, at.objects(self.what), toughness_too=False)


class DoubleSizeOf(PlayerVerb):
    """Double the power and toughness of creatures (701.10a)."""

    what: Noun
    rule = "701.10a"
    en = "<double> the power and toughness of {what}"
    es = "<duplicar> las fuerzas y resistencias de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return doubled(at, self, at.objects(self.what), toughness_too=True)


class DoubleLife(PlayerVerb):
    """Double a life total (701.10d)."""

    whose: Possessor
    rule = "701.10d"
    en = "<double> {whose} life total"
    es = ("<duplicar> el total de vidas de {whose:OfPlayer}", "<duplicar> {whose:ShortPossessor@s} total de vidas")

    def lower(self, at: Lowering) -> effects.Effect:
        who = self.whose.of_player(at)
        return effects.GainLife(who, quantity.PlayerStat(who, quantity.LIFE), slot=at.slot())
