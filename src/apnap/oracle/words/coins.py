"""705: several coins, and flips as events."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.roots import Condition, OtherPlayer
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.events import PlayerEvent


class WinsFlip(PlayerEvent):
    """win a coin flip (705.2)"""

    rule = "705.2"
    en = "<win> a coin flip"
    es = "<ganar> un lanzamiento de moneda"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.CoinFlipped(who, won=True)


class LosesFlip(PlayerEvent):
    """lose a coin flip (705.2)"""

    rule = "705.2"
    en = "<lose> a coin flip"
    es = "<perder> un lanzamiento de moneda"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.CoinFlipped(who, won=False)


class FlipCoins(PlayerVerb):
    """Flip several coins (705.1)."""

    count: Cardinal
    rule = "705.1"
    en = "<flip> {count@p} coins"
    es = "<tirar> {count@p+f} monedas"

    def lower(self, at: Lowering) -> effects.Effect:
        slot, n = at.slot(), self.count.lower(at)
        at.shared.limits["flips"] = slot, n
        return effects.FlipCoin(at.who, n, slot=slot)


class FlipUntilLost(PlayerVerb):
    """Flip a coin again and again until one flip is lost (705.2)."""

    rule = "705.2"
    en = "<flip> a coin until you lose a flip"
    es = "<tirar> una moneda hasta que pierdas un lanzamiento"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "until which of them loses?")
        slot = at.slot()
        at.shared.limits["flips"] = slot, quantity.Plus(quantity.AmountInSlot(slot), quantity.Number(1))
        return effects.FlipCoin(at.who, slot=slot, until_lost=True)


def flips_before(at: Lowering, construct: Construct) -> tuple[int, quantity.Quantity]:
    """Return the slot of how many of the coins spoken of were won (705.2), and how many were flipped."""
    found: tuple[int, quantity.Quantity] | None = at.shared.limits.get("flips")
    return at.unbound(construct, "no coins were flipped before") if found is None else found


class FlipWonUnit(Unit):
    """ "flip you win" (705.2)."""

    rule = "705.2"
    en = ("flip you win", "flip you won")
    es = ("lanzamiento que ganes", "lanzamiento que ganaste")

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.AmountInSlot(flips_before(at, self)[0])


class FlipLostUnit(Unit):
    """ "flip you lose" (705.2)."""

    rule = "705.2"
    en = ("flip you lose", "flip you lost")
    es = ("lanzamiento que pierdas", "lanzamiento que perdiste")

    def lower(self, at: Lowering) -> quantity.Quantity:
        slot, n = flips_before(at, self)
        return quantity.Minus(n, quantity.AmountInSlot(slot))


class EachPlayerWithTails(OtherPlayer):
    """each player whose coin comes up tails (705.3)"""

    rule = "705.3"
    en = "each player whose coin comes up tails =s+3"
    es = "cada jugador cuya moneda salga cruz =s+3+m"


class CoinUnit(Unit):
    """ "coin that comes up heads": nobody calls these flips (705.3)."""

    rule = "705.3"
    en = "coin that comes up heads"
    es = "moneda que salga cara"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.AmountInSlot(uncalled(at, self)[0])


class BothCoinsHeads(Condition):
    """both coins come up heads (705.3)"""

    rule = "705.3"
    en = "both coins come up heads"
    es = "ambas monedas salen cara =ind"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _of_two(at, self, 2)


class BothCoinsTails(Condition):
    """both coins come up tails (705.3)"""

    rule = "705.3"
    en = "both coins come up tails"
    es = "ambas monedas salen cruz =ind"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _of_two(at, self, 0)


def _of_two(at: Lowering, construct: Construct, heads: int) -> conditions.Condition:
    slot, n = uncalled(at, construct)
    if n != quantity.Number(2):
        return at.refuse(construct, "not two coins")
    exactly = quantity.Comparison(quantity.EQUAL, quantity.Number(heads))
    return conditions.Compare(quantity.AmountInSlot(slot), exactly)


def uncalled(at: Lowering, construct: Construct) -> tuple[int, quantity.Quantity]:
    """Let the coins that were spoken of be flipped without a call (705.3); return their slot and how many they are."""
    slot, n = flips_before(at, construct)

    def without_call(one: effects.FlipCoin) -> effects.Effect:
        return replace(one, call=False) if one.slot == slot else one

    if not at.amend(effects.FlipCoin, without_call):
        return at.unbound(construct, "no coins were flipped before")
    return slot, n
