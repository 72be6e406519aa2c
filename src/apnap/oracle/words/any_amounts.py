"""107.3f, 118.2: amounts that a player chooses as they pay: "any amount of {E}", "one or more {E}"."""

from __future__ import annotations

from apnap.abilities import cost, mana, objects
from apnap.abilities import effect as effects
from apnap.abilities.quantity import AmountInSlot, NotedNumber, Quantity, X
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.costs import Energy, energy_cost


class Payable(Construct):
    """What any amount of is paid."""

    def as_cost(self, at: Lowering) -> cost.Cost:
        """Return the cost of X of it."""
        return at.refuse(self)


class EnergyPayable(Payable):
    """{E}"""

    energy: Energy
    rule = "107.14"
    en = "{energy}"
    es = "{energy}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return energy_cost(at, self.energy, X())


class LifePayable(Payable):
    """life"""

    rule = "119.4"
    en = "life"
    es = "vidas"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.PayLife(X()),))


class ManaPayable(Payable):
    """mana"""

    rule = "118.2"
    en = "mana"
    es = "maná"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(mana.ManaCost(("X",)))


class PayAnyAmount(PlayerVerb):
    """Pay any amount (107.3f)."""

    what: Payable
    rule = "107.3f"
    en = "<pay> any amount of {what}"
    es = "<pagar> cualquier cantidad de {what}"

    is_payment = True

    def as_cost(self, at: Lowering) -> cost.Cost:
        return self.what.as_cost(at)

    def least_amount(self) -> int | None:
        return 0


class PayOneOrMore(PlayerVerb):
    """Pay one or more (107.3f)."""

    what: Payable
    rule = "107.3f"
    en = "<pay> one or more {what}"
    es = "<pagar> uno o más {what}"

    is_payment = True

    def as_cost(self, at: Lowering) -> cost.Cost:
        return self.what.as_cost(at)

    def least_amount(self) -> int | None:
        return 1


LIFE_PAID = "life paid as it entered"
"""The name under which that number is kept with a permanent (607.2d)."""


def life_paid_first(deeds: Construct, at: Lowering) -> effects.Effect | None:
    """Return the payment of any amount of life as a permanent enters, which is kept with it; None: it is none."""
    if not isinstance(deeds, PayAnyAmount) or not isinstance(deeds.what, LifePayable):
        return None
    slot = at.slot()
    paid = effects.MayPay(objects.You(), deeds.as_cost(at), slot=slot, any_amount=True)
    return effects.Sequence((paid, effects.NoteNumber(LIFE_PAID, AmountInSlot(slot))))


class LifePaidAsItEntered(Measured):
    """the life paid as it entered (607.2d)"""

    rule = "607.2d"
    en = ("the life paid as it entered", "the amount of life paid as it entered")
    es = ("las vidas pagadas en cuanto entró", "la cantidad de vidas pagadas en cuanto entró")

    def lower(self, at: Lowering) -> Quantity:
        return NotedNumber(LIFE_PAID)


def paid_this_way(at: Lowering, construct: Construct) -> Quantity:
    """Return how much was paid."""
    return at.amount_done() if at.shared.done else at.unbound(construct, "nothing was paid before")


class EnergyPaidUnit(Unit):
    """ "{E} paid this way"."""

    energy: Energy
    rule = "608.2c"
    en = "{energy} paid this way"
    es = "{energy} pagado de esta manera"

    def lower(self, at: Lowering) -> Quantity:
        return paid_this_way(at, self)


class AmountPaid(Measured):
    """ "the amount of {E} paid this way"."""

    what: Payable
    rule = "608.2c"
    en = "the amount of {what} paid this way"
    es = "la cantidad de {what} pagado de esta manera"

    def lower(self, at: Lowering) -> Quantity:
        return paid_this_way(at, self)


class EachMayPayAmount(Clause):
    """ "Starting with you, each player may pay any amount of mana" (join forces)."""

    deeds: PlayerVerb
    rule = "608.2f"
    en = "starting with you , each player may {deeds:PayAnyAmount@p}"
    es = "comenzando contigo , cada jugador puede {deeds:PayAnyAmount@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_spell:
            return at.refuse(self, "in the turn of another player")  # turn order begins with the active player
        each = objects.IteratedPlayer()
        own, total = at.slot(), at.slot()
        pay = effects.MayPay(each, self.deeds.as_cost(at.with_player(each)), slot=own, any_amount=True)
        return effects.ForEachPlayer(objects.EachPlayer(), pay, own, total)


class TotalPaid(Measured):
    """ "the total amount of mana paid this way"."""

    what: Payable
    rule = "608.2c"
    en = "the total amount of {what} paid this way"
    es = "la cantidad total de {what} pagado de esta manera"

    def lower(self, at: Lowering) -> Quantity:
        price = self.what.as_cost(at)
        for said in reversed(at.shared.sentences):
            for one in said:
                if isinstance(one, effects.ForEachPlayer) and isinstance(one.effect, effects.MayPay) and one.into:
                    same = one.effect.any_amount and one.effect.cost == price
                    return AmountInSlot(one.into) if same else at.refuse(self, "something else was paid")
        return at.unbound(self, "nothing was paid before")


class GetEnergyEqual(PlayerVerb):
    """Get an amount of energy equal to a quantity (107.14)."""

    energy: Energy
    measured: Measured
    rule = "107.14"
    en = "<get> a amount of {energy} equal to {measured}"
    es = "<obtener> una cantidad de {energy} igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        if self.energy.text != "{E}":
            return at.refuse(self)
        return effects.PutPlayerCounters(at.who, "energy", self.measured.lower(at))
