"""614.1a: damage that is dealt in another amount: double, that much plus 1."""

from __future__ import annotations

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import quantity, static
from apnap.abilities.quantity import EventAmount, Quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.words.harm import WouldHarm

_AGAIN = (
    "to that permanent or player",
    "to that player or permanent",
    "to that player",
    "",
    "to that permanent",
    "to that creature",
    "to that creature or player",
    "to that planeswalker",
    "to that opponent",
    "to that opponent or permanent",
    "to you",
    "to this creature",
    "to it",
)
"""The ways to say again to what the damage is dealt."""


class OtherDamage(Construct):
    """How much damage is dealt instead."""

    def number(self, at: Lowering) -> Quantity:
        """Return it."""
        return at.refuse(self)


class DoubleThatDamage(OtherDamage):
    """double that damage"""

    rule = "701.10"
    en = ("double that damage", "twice that much damage")
    es = "el doble de ese daño"

    def number(self, at: Lowering) -> Quantity:
        return quantity.Times(2, EventAmount())


class TripleThatDamage(OtherDamage):
    """triple that damage"""

    rule = "701.10"
    en = ("triple that damage", "three times that much damage")
    es = "el triple de ese daño"

    def number(self, at: Lowering) -> Quantity:
        return quantity.Times(3, EventAmount())


class ThatDamagePlus(OtherDamage):
    """that much damage plus 1"""

    more: Amount
    rule = "614.1a"
    en = "that much damage plus {more}"
    es = "esa misma cantidad de daño más {more}"

    def number(self, at: Lowering) -> Quantity:
        return quantity.Plus(EventAmount(), self.more.lower(at))


class ThatDamageMinus(OtherDamage):
    """that much damage minus 1"""

    less: Amount
    rule = "614.1a"
    en = "that much damage minus {less}"
    es = "esa misma cantidad de daño menos {less}"

    def number(self, at: Lowering) -> Quantity:
        return quantity.Minus(EventAmount(), self.less.lower(at))


class FixedDamage(OtherDamage):
    """3 damage"""

    amount: Amount
    rule = "614.1a"
    en = "{amount} damage"
    es = "{amount@1} <punto@1> de daño"

    def number(self, at: Lowering) -> Quantity:
        return self.amount.lower(at)


def other_amount(at: Lowering, would: WouldHarm, how: OtherDamage, this_turn: bool) -> effects.Effect:
    """Return the replacement of damage by other damage."""
    found = would.of(at)
    part = static.ModifyAmount(found.event, how.number(at))
    if found.is_chosen:
        return at.refuse(would, "chosen when?")
    if this_turn:
        return effects.ContinuousRule((part,), durations.UntilEndOfTurn())
    rule = at.rule(part)
    return rule if found.condition is None else effects.If(found.condition, rule)


class HarmChanged(Clause):
    """ "If a source you control would deal damage to an opponent, it deals double that damage … instead"."""

    harm: WouldHarm
    how: OtherDamage
    rule = "614.1a"
    en = tuple(f"if {{harm}} , it deals {{how}} {again} instead" for again in _AGAIN) + tuple(
        f"if {{harm}} , that {noun} deals {{how}} {again} instead"
        for noun in ("source", "creature")
        for again in _AGAIN
    )
    es = "si {harm} , en vez de eso , hace {how}"

    def lower(self, at: Lowering) -> effects.Effect:
        return other_amount(at, self.harm, self.how, this_turn=False)


class HarmChangedThisTurn(Clause):
    """ "If a creature would deal combat damage to a creature this turn, it deals double that damage … instead"."""

    harm: WouldHarm
    how: OtherDamage
    rule = "614.1a"
    en = tuple(f"if {{harm}} this turn , it deals {{how}} {again} instead" for again in _AGAIN)
    es = "si {harm} este turno , en vez de eso , hace {how}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return other_amount(at, self.harm, self.how, this_turn=True)
