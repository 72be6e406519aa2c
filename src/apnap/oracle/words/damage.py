"""120: damage that objects deal."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import objects
from apnap.abilities.quantity import Number, Quantity
from apnap.oracle.about_each import measured_for_each
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import Bounds
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Amount, Cardinal
from apnap.oracle.phrase.roots import Noun, NounPhrase, Parts, Recipient
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.refusals import Unbound


def damage(at: Lowering, n: Quantity, to: Recipient) -> effects.Effect:
    """Return damage dealt by the subject to a recipient (120.1)."""
    source = at.what
    found, who = to.parts(at)
    return effects.DealDamage(n, found, who, source=source, slot=at.slot())


class DealsDamage(ObjectVerb):
    """Deal damage (120)."""

    amount: Amount
    to: Recipient
    rule = "120.1"
    en = "<deal> {amount} damage to {to}"
    es = (
        "<hacer> {amount:ThatMuch} daño a {to}",
        "te <hacer> {amount:ThatMuch} daño {to=You}",
        "<hacer> {amount@1} <punto@1> de daño a {to}",
        "te <hacer> {amount@1} <punto@1> de daño {to=You}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        try:
            n = at.counted(self.amount)
        except Unbound:
            if at.x_is is None:
                raise
            found, who = self.to.parts(at)  # "deals X damage to target player, where X is … that player …"
            return effects.DealDamage(at.counted(self.amount), found, who, source=at.what, slot=at.slot())
        return damage(at, n, self.to)


class DealsDamageEqual(ObjectVerb):
    """Deal damage equal to a quantity (120)."""

    measured: Measured
    to: Recipient
    rule = "120.1"
    en = "<deal> damage equal to {measured} to {to}"
    es = (
        "<hacer> una cantidad de daño igual a {measured} a {to}",
        "te <hacer> una cantidad de daño igual a {measured} {to=You}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return damage(at, self.measured.lower(at), self.to)


class DealsDamageToEqual(ObjectVerb):
    """Deal damage to recipients equal to a quantity, which may be their own (120)."""

    to: Recipient
    measured: Measured
    rule = "120.1"
    en = "<deal> damage to {to} equal to {measured}"
    es = (
        "te <hacer> una cantidad de daño igual a {measured} {to=You}",
        "<hacer> una cantidad de daño a {to} igual a {measured}",
    )
    es_old = "<hacer> a {to} una cantidad de daño igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        source = at.what
        found, who = self.to.parts(at)
        n = measured_for_each(at, self.measured, found, who)
        return effects.DealDamage(n, found, who, source=source, slot=at.slot())


class DealsTwice(ObjectVerb):
    """Deal damage to one and other damage to another (120)."""

    amount: Amount
    to: Recipient
    other_amount: Amount
    other: Recipient
    rule = "120.1"
    en = "<deal> {amount} damage to {to} and {other_amount} damage to {other}"
    es = "<hacer> {amount@1} <punto@1> de daño a {to} y {other_amount@4} <punto@4> de daño a {other}"

    def lower(self, at: Lowering) -> effects.Effect:
        first = damage(at, self.amount.lower(at), self.to)
        return effects.Sequence((first, damage(at, self.other_amount.lower(at), self.other)))


class DealsDivided(ObjectVerb):
    """Deal damage divided as you choose (601.2d)."""

    amount: Amount
    to: Noun
    rule = "601.2d"
    en = "<deal> {amount} damage divided as you choose among {to}"
    es = "<hacer> {amount@1} <punto@1> de daño divididos como elijas entre {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        return deal_divided(at, self.amount.lower(at), self.to)


def deal_divided(at: Lowering, n: Quantity, to: Noun) -> effects.Effect:
    """Return that the subject deals damage divided among targets (601.2d)."""
    source, index = at.what, at.divided(to, n)
    return effects.DealDividedDamage(n, index, source, at.slot())


class TargetsOfAnyKind(NounPhrase):
    """ "one, two, or three targets", among which something is divided (115.4)."""

    count: TargetCount
    rule = "115.4"
    en = "{count} targets =p"
    es = "{count} objetivos =p+m"

    def lower(self, at: Lowering) -> objects.Objects:
        found, _ = self.count.targets(at)
        return found


class TargetCount(Construct):
    """How many targets of any kind."""

    def targets(self, at: Lowering) -> tuple[objects.Objects, objects.Players]:
        """Register so many targets of any kind (115.4)."""
        minimum, maximum = self.bounds(at)
        found = at.any_target(another=False)
        at.shared.targets[-1] = replace(at.shared.targets[-1], minimum=minimum or Number(0), maximum=maximum)
        return found

    def bounds(self, at: Lowering) -> Bounds:
        """Return how many are chosen."""
        return at.refuse(self)


class OneToThree(TargetCount):
    """one, two, or three"""

    en = "one , two , or three"
    es = "uno , dos o tres"

    def bounds(self, at: Lowering) -> Bounds:
        return Number(1), Number(3)


class OneOrTwo(TargetCount):
    """one or two"""

    en = "one or two"
    es = "uno o dos"

    def bounds(self, at: Lowering) -> Bounds:
        return Number(1), Number(2)


class SoManyTargets(TargetCount):
    """two"""

    count: Cardinal
    en = "{count@p}"
    es = "{count@p+m}"

    def bounds(self, at: Lowering) -> Bounds:
        number = self.count.lower(at)
        return number, number


class UpToSoManyTargets(TargetCount):
    """up to three"""

    count: Cardinal
    en = "up to {count@p}"
    es = "hasta {count@p+m}"

    def bounds(self, at: Lowering) -> Bounds:
        return Number(0), self.count.lower(at)


class AnyNumberOfTargets(TargetCount):
    """any number of"""

    en = "any number of"
    es = "cualquier cantidad de"

    def bounds(self, at: Lowering) -> Bounds:
        return Number(0), None


class EachOfTargetsOfAnyKind(NounPhrase):
    """ "each of up to three targets" (115.4)."""

    count: TargetCount
    rule = "115.4"
    en = "each of {count} targets =p"
    es = "cada uno de {count} objetivos =p+m"

    def parts(self, at: Lowering) -> Parts:
        return self.count.targets(at)


class DealsEqualDivided(ObjectVerb):
    """Deal damage equal to a quantity divided as you choose (601.2d)."""

    measured: Measured
    to: Noun
    rule = "601.2d"
    en = (
        "<deal> damage equal to {measured} divided as you choose among {to}",
        "<deal> damage equal to {measured} , divided as you choose among {to}",
    )
    es = "<hacer> una cantidad de daño igual a {measured} divididos como elijas entre {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        return deal_divided(at, self.measured.lower(at), self.to)


class DealsInstead(ObjectVerb):
    """Deal another amount of damage to the same recipient: "it deals 4 damage instead"."""

    amount: Amount
    rule = "614.15"
    en = "<deal> {amount} damage"
    es = "<hacer> {amount@1} <punto@1> de daño"

    def lower(self, at: Lowering) -> effects.Effect:
        earlier = [one for sentence in at.shared.sentences for one in sentence if isinstance(one, effects.DealDamage)]
        if not at.undone or len(earlier) != 1:
            return at.refuse(self, "to whom?")
        return replace(earlier[0], n=self.amount.lower(at))
