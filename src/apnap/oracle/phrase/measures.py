"""Comparisons, characteristics and measured quantities: "3 or less", "the number of …", "for each …" (107)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, values
from apnap.abilities.quantity import Comparison, Quantity
from apnap.abilities.walk import substituted, walk
from apnap.oracle.construct import Construct
from apnap.oracle.gathering import gathering
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import Amount, Cardinal, ColorName, CounterKind
from apnap.oracle.phrase.roots import Noun, Possessor, UnitPhrase


class Limit(Construct):
    """A comparison with a number: "3 or less"."""

    def lower(self, at: Lowering) -> Comparison:
        return at.refuse(self)

    def than_each(self, at: Lowering) -> tuple[objects.Filter, int] | None:
        """Return of which objects and which stat, for "greater than each other creature's power"; else None."""
        return None

    def ends_with_noun(self) -> bool:
        """Return whether it ends with a noun that what follows can be said of."""
        return False


class NumberLimit(Limit):
    """A limit by a number, which Spanish writes behind "de": "con fuerza de 3 o menos"."""


class AtMost(NumberLimit):
    """ "3 or less"."""

    amount: Amount
    en = "{amount} or less"
    es = "{amount} o menos"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.AT_MOST, self.amount.lower(at))


class AtLeast(NumberLimit):
    """ "3 or greater"."""

    amount: Amount
    en = "{amount} or (greater|more)"
    es = "{amount} o más"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.AT_LEAST, self.amount.lower(at))


class Exactly(NumberLimit):
    """ "3"."""

    amount: Amount
    en = "{amount}"
    es = "{amount}"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.EQUAL, self.amount.lower(at))


class EqualToQuantity(Limit):
    """ "equal to the number of …"."""

    measured: Measured
    en = "equal to {measured}"
    es = "igual a {measured}"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.EQUAL, self.measured.lower(at))

    def ends_with_noun(self) -> bool:
        return self.measured.ends_with_noun()


class AtMostQuantity(Limit):
    """ "less than or equal to …"."""

    measured: Measured
    en = "less than or equal to {measured}"
    es = "menor o igual que {measured}"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.AT_MOST, self.measured.lower(at))

    def ends_with_noun(self) -> bool:
        return self.measured.ends_with_noun()


class AtLeastQuantity(Limit):
    """ "greater than or equal to …"."""

    measured: Measured
    en = "greater than or equal to {measured}"
    es = "mayor o igual que {measured}"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.AT_LEAST, self.measured.lower(at))

    def ends_with_noun(self) -> bool:
        return self.measured.ends_with_noun()


class LessThanQuantity(Limit):
    """ "less than …"."""

    measured: Measured
    en = "less than {measured}"
    es = "menor que {measured}"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.LESS, self.measured.lower(at))

    def ends_with_noun(self) -> bool:
        return self.measured.ends_with_noun()


class GreaterThanQuantity(Limit):
    """ "greater than …"."""

    measured: Measured
    en = "greater than {measured}"
    es = "mayor que {measured}"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.GREATER, self.measured.lower(at))

    def than_each(self, at: Lowering) -> tuple[objects.Filter, int] | None:
        if not isinstance(self.measured, StatOf):
            return None
        whose = self.measured.whose.of_object(at)
        return (whose.filter, self.measured.stat.number()) if isinstance(whose, objects.Each) else None

    def ends_with_noun(self) -> bool:
        return self.measured.ends_with_noun()


class Stat(Construct):
    """Power, toughness, mana value."""

    def number(self) -> int:
        """Return the stat number of :mod:`apnap.abilities.quantity`."""
        raise NotImplementedError


class Power(Stat):
    """Power (208)."""

    en = "power"
    es = "fuerza =s+f"

    def number(self) -> int:
        return quantity.POWER


class Toughness(Stat):
    """Toughness (208)."""

    en = "toughness"
    es = "resistencia =s+f"

    def number(self) -> int:
        return quantity.TOUGHNESS


class ManaValue(Stat):
    """Mana value (202.3)."""

    rule = "202.3"
    en = "mana value"
    es = "valor de maná =s+m"
    es_old = ("coste de maná convertido =s+m",)

    def number(self) -> int:
        return quantity.MANA_VALUE


class LoyaltyStat(Stat):
    """Loyalty (209)."""

    en = "loyalty"
    es = "lealtad =s+f"

    def number(self) -> int:
        return quantity.LOYALTY


class BasePower(Stat):
    """Base power."""

    en = "base power"
    es = "fuerza base =s+f"

    def number(self) -> int:
        return quantity.BASE_POWER


def only_one(at: Lowering, phrase: Construct, found: objects.Objects) -> objects.Objects:
    """Return the objects, if they are not all that fit: "each creature's power" is no number."""
    return at.refuse(phrase, "of several") if isinstance(found, objects.Each) else found


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
_ALL_ZONES = tuple(range(values.LIBRARY, values.COMMAND + 1))


class Greatest(Measured):
    """ "the greatest power among creatures you control"."""

    stat: Stat
    what: Noun
    en = "the (greatest|highest) {stat} among {what@p}"
    es = "<el@1> mayor {stat@1} entre {what@p}"

    def ends_with_noun(self) -> bool:
        return True

    def lower(self, at: Lowering) -> Quantity:
        what = at.filter(self.what)
        if _YOUR_COMMANDERS == set(what.tests):  # a characteristic of your commander, wherever it is (903.3e)
            what = replace(what, zones=_ALL_ZONES)
        return quantity.GreatestOf(what, self.stat.number())


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
        return quantity.CountersOn(at.beside_subject(False).objects(self.what), self.counter.kind())


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


class Unit(Construct):
    """What is counted after "for each"."""

    def lower(self, at: Lowering) -> Quantity:
        return at.refuse(self)

    def is_each_of_them(self) -> bool:
        """Return whether each of the creatures spoken of is counted that attack or block: "of those creatures"."""
        return False

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        """Return what is carried out once for each."""
        inner = self.anew(clause, at)
        return effects.Repeat(self.lower(at), inner, *gathering(at, inner))

    def anew(self, clause: Construct, at: Lowering) -> effects.Effect:
        """Return what is carried out for one of them; targets are chosen only once for all (601.2c)."""
        before = len(at.shared.targets)
        found: effects.Effect = at.effect(clause)
        return at.refuse(self, "other targets for each") if len(at.shared.targets) > before else found


class ObjectUnit(Unit):
    """ "creature you control"."""

    what: UnitPhrase
    en = "{what@s}"
    es = "{what@s}"

    def lower(self, at: Lowering) -> Quantity:
        return self.what.how_many(at)

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        each = self.what.each(at)
        at.binder.mention(objects.Iterated(), False, 0)
        inner = self.anew(clause, at)
        return effects.ForEachObject(each, inner, *gathering(at, inner))


class CounterUnit(Unit):
    """ "+1/+1 counter on it"."""

    counter: CounterKind
    what: Noun
    en = "{counter} counter on {what}"
    es = "contador {counter} (sobre|en) {what}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CountersOn(at.beside_subject(False).objects(self.what), self.counter.kind())


class OpponentUnit(Unit):
    """ "opponent you have"."""

    en = "opponent[ you have]"
    es = "oponente[ que tengas]"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CountPlayers(objects.EachOpponent())

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        return done_for_each(self, objects.EachOpponent(), clause, at)


class PlayerUnit(Unit):
    """ "player"."""

    en = "player"
    es = "jugador"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CountPlayers(objects.EachPlayer())

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        return done_for_each(self, objects.EachPlayer(), clause, at)


def done_for_each(unit: Unit, who: objects.Players, clause: Construct, at: Lowering) -> effects.Effect:
    """Return "for each opponent, …": what is done once for each player, or to one target of each of them at once.

    "Up to one target creature that player controls" is as many targets as there are players, of different controllers.
    """
    at.binder.mention_players(objects.IteratedPlayer(), False)
    before = len(at.shared.targets)
    effect = at.effect(clause)
    if len(at.shared.targets) == before:
        return effects.ForEachPlayer(who, effect, *gathering(at, effect))
    one = at.shared.targets[before]
    theirs = {objects.ControlledBy(objects.IteratedPlayer()), objects.OwnedBy(objects.IteratedPlayer())}
    single = len(at.shared.targets) == before + 1 and one.maximum == quantity.Number(1)
    if not single or one.objects is None or not theirs & set(one.objects.tests) or one.minimum != quantity.Number(0):
        return at.refuse(unit, "a target for each of them")
    if any(isinstance(node, objects.IteratedPlayer) for node in walk(effect)):
        return at.refuse(unit, "a target and a player for each of them")
    described = substituted(one.objects, objects.IteratedPlayer(), who)
    at.shared.targets[before] = replace(
        one, objects=described, maximum=quantity.CountPlayers(who), different_controllers=True
    )
    found: effects.Effect = effect
    at.binder.forget_player(objects.IteratedPlayer())
    at.binder.make_several(objects.TargetObjects(before))
    return found


class KickUnit(Unit):
    """ "time it was kicked" (702.33c)."""

    what: Noun
    en = "time {what} was kicked"
    es = "vez que se pagó el estímulo de {what}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CostAmount("kicker")
