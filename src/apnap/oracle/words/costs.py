"""118: costs: mana, tapping, and what is paid with verbs of their own."""

from __future__ import annotations

from apnap.abilities import cost, mana
from apnap.abilities.quantity import Number, Quantity
from apnap.oracle.construct import Construct, Token
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Cost
from apnap.oracle.phrase.numbers import Amount, NumberWord
from apnap.oracle.phrase.verb_phrases import PlayerVerb, all_costs


class Mana(Token):
    """Mana symbols in a row (107.4)."""

    shape = "mana"

    def symbols(self) -> tuple[str, ...]:
        """Return the symbols without braces."""
        return tuple(self.text.strip("{}").split("}{"))

    def as_cost(self) -> cost.Cost:
        """Return the cost of this mana only."""
        return cost.Cost(mana.ManaCost(self.symbols()))


class Energy(Token):
    """Energy symbols in a row (107.14)."""

    shape = "energy"


class ManaCost(Cost):
    """ "{2}{U}"."""

    mana: Mana
    rule = "107.4"
    en = "{mana}"
    es = "{mana}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return self.mana.as_cost()


class TapCost(Cost):
    """{T} (107.5)"""

    rule = "107.5"
    en = "{T}"
    es = "{T}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.TapThis(),))


class UntapCost(Cost):
    """{Q} (107.6)"""

    rule = "107.6"
    en = "{Q}"
    es = "{Q}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.UntapThis(),))


class Price(Construct):
    """What is paid with the verb "pay"."""

    def as_cost(self, at: Lowering) -> cost.Cost:
        """Return the cost."""
        return at.refuse(self)


class ManaPrice(Price):
    """{2}"""

    mana: Mana
    en = "{mana}"
    es = "{mana}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        found = self.mana.as_cost()
        if at.x_is is not None and "X" in self.mana.symbols():
            return at.refuse(self, "the payer would choose X, but the text says what X is")
        return found


def generic_mana(at: Lowering, price: ManaPrice, why: str) -> int:
    """Return how much generic mana a price is (107.4b); anything else is refused."""
    found = price.as_cost(at)
    symbols = () if found.mana is None else found.mana.symbols
    if len(symbols) != 1 or not symbols[0].isdigit():
        return at.refuse(price, why)
    return int(symbols[0])


class EnergyPrice(Price):
    """{E}{E}"""

    energy: Energy
    rule = "107.14"
    en = "{energy}"
    es = "{energy}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.PayPlayerCounters("energy", Number(self.energy.text.count("{E}"))),))


def energy_cost(at: Lowering, energy: Energy, n: Quantity) -> cost.Cost:
    """Return the cost of so many energy counters, where the text says {E} once (107.14)."""
    if energy.text != "{E}":
        return at.refuse(energy)
    return cost.Cost(None, (cost.PayPlayerCounters("energy", n),))


class EnergyNumberPrice(Price):
    """eight {E}"""

    count: NumberWord
    energy: Energy
    rule = "107.14"
    en = "{count} {energy}"
    es = "{count} {energy}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return energy_cost(at, self.energy, self.count.lower(at))


class LifePrice(Price):
    """2 life"""

    amount: Amount
    rule = "119.4"
    en = "{amount} life"
    es = "{amount@1} <vida@1>"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.PayLife(self.amount.lower(at)),))


class ManaOrLife(Price):
    """{2} or 3 life"""

    first: Price
    second: Price
    en = "{first:ManaPrice} or {second}"
    es = "{first:ManaPrice} o {second}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.EitherCost((self.first.as_cost(at), self.second.as_cost(at))),))


class ManaAndLife(Price):
    """{1} and 1 life"""

    first: Price
    second: Price
    rule = "118.1"
    en = "{first:ManaPrice} and {second:LifePrice}"
    es = "{first:ManaPrice} y {second:LifePrice}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return all_costs((self.first.as_cost(at), self.second.as_cost(at)))


class ItsManaCost(Price):
    """its mana cost"""

    en = "its mana cost"
    es = "su coste de maná"


class Pay(PlayerVerb):
    """Pay a cost (118)."""

    price: Price
    rule = "118.2"
    en = "<pay> {price}"
    es = "<pagar> {price}"

    is_payment = True

    def as_cost(self, at: Lowering) -> cost.Cost:
        return self.price.as_cost(at)

    def payment(self, at: Lowering) -> tuple[cost.Cost, Quantity | None]:
        if at.x_is is not None and isinstance(self.price, ManaPrice) and self.price.mana.symbols() == ("X",):
            return cost.Cost(mana.ManaCost(("1",))), at.x()
        return self.as_cost(at), None
