"""115.3, 120: damage to a third target, to two others, divided evenly, five times X; so much as was dealt."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.abilities.quantity import Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Amount, NumberWord
from apnap.oracle.phrase.pronouns import It
from apnap.oracle.phrase.roots import Noun, NounPhrase, Parts, Recipient
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.damage import TargetCount, damage


class AThirdTargetOfAnyKind(NounPhrase):
    """a third target (115.3, 115.4)"""

    rule = "115.4"
    en = "a third target =s"
    es = "un tercer objetivo =s"

    def parts(self, at: Lowering) -> Parts:
        return at.any_target(another=True)


class EachOfOtherTargets(NounPhrase):
    """ "each of up to two other targets" (115.3, 115.4)."""

    count: TargetCount
    rule = "115.4"
    en = "each of {count} other targets =p"
    es = "cada uno de {count} otros objetivos =p+m"

    def parts(self, at: Lowering) -> Parts:
        minimum, maximum = self.count.bounds(at)
        found = at.any_target(another=True)
        at.shared.targets[-1] = replace(at.shared.targets[-1], minimum=minimum or quantity.Number(0), maximum=maximum)
        return found


class DealsThrice(ObjectVerb):
    """Deal damage to one, other damage to another, and still other damage to a third (120)."""

    amount: Amount
    to: Recipient
    other_amount: Amount
    other: Recipient
    third_amount: Amount
    third: Recipient
    rule = "120.1"
    en = "<deal> {amount} damage to {to} , {other_amount} damage to {other} , and {third_amount} damage to {third}"
    es = (
        "<hacer> {amount@1} <punto@1> de daño a {to} , {other_amount@4} <punto@4> de daño a {other} "
        "y {third_amount@5} <punto@5> de daño a {third}"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        first = damage(at, self.amount.lower(at), self.to)
        second = damage(at, self.other_amount.lower(at), self.other)
        return effects.Sequence((first, second, damage(at, self.third_amount.lower(at), self.third)))


class DealsDividedEvenly(ObjectVerb):
    """Deal damage divided evenly, rounded down, among all that fit (107.1a)."""

    amount: Amount
    to: Noun
    rule = "107.1a"
    en = "<deal> {amount} damage divided evenly , rounded down , among {to}"
    es = "<hacer> {amount@1} <punto@1> de daño divididos en partes iguales , redondeando hacia abajo , entre {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        source, found = at.what, at.objects(self.to)
        if not isinstance(found, objects.Each):
            return at.refuse(self.to, "not all of a kind")
        share = quantity.Quotient(self.amount.lower(at), quantity.CountOf(found.filter))
        return effects.DealDamage(share, found, None, source=source, slot=at.slot())


class TimesX(Amount):
    """ "five times X" (107.3)."""

    times: NumberWord
    rule = "107.3"
    en = "{times} times X"
    es = "{times@f} veces X"

    def lower(self, at: Lowering) -> Quantity:
        times = self.times.lower(at)
        if not isinstance(times, quantity.Number) or times.n < 4:  # twice, three times: said otherwise
            return at.refuse(self.times)
        return quantity.Times(times.n, at.x())


class TimesMeasured(Measured):
    """ "three times the number of creatures you control"."""

    times: NumberWord
    measured: Measured
    rule = "107.1"
    en = "{times} times {measured}"
    es = "{times@f} veces {measured}"

    def lower(self, at: Lowering) -> Quantity:
        times = self.times.lower(at)
        if not isinstance(times, quantity.Number):
            return at.refuse(self.times)
        return quantity.Times(times.n, self.measured.lower(at))

    def ends_with_noun(self) -> bool:
        return self.measured.ends_with_noun()


class DamageItDealt(Measured):
    """ "the amount of damage it dealt to that player": in the event."""

    what: NounPhrase
    rule = "120.3"
    en = "the amount of damage {what@s} dealt to that player"
    es = (
        "la cantidad de daño que le hizo a ese jugador {what=It}",
        "la cantidad de daño que {what@s} le hizo a ese jugador",
    )

    def lower(self, at: Lowering) -> Quantity:
        if not isinstance(self.what, It) and not self.what.is_self():
            return at.refuse(self.what, "of several")
        return at.that_many(self)


class DamageDealt(Measured):
    """ "the amount of damage dealt": in the event."""

    rule = "120.3"
    en = "the amount of damage dealt"
    es = "la cantidad de daño hecho"

    def lower(self, at: Lowering) -> Quantity:
        return at.that_many(self)
