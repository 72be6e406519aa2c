"""107.4, 119.9: mana symbols in mana costs, and life by single points, behind "for each" and "the number of"."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity
from apnap.abilities.quantity import Number, Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import Color
from apnap.oracle.phrase.numbers import Digits
from apnap.oracle.phrase.roots import Noun, Possessor
from apnap.oracle.phrase.units import Unit
from apnap.oracle.words.life_this_turn import amount_of_event


def symbols_in(at: Lowering, color: Color, what: Noun) -> Quantity:
    """Return the number of symbols of a color in the mana costs of all that a noun phrase describes."""
    found = at.filter(what)
    if not found.zones:
        return at.refuse(what, "in no known zone")
    return quantity.SymbolsIn(objects.Each(found), color.mask)


class SymbolsInCosts(Measured):
    """ "the number of red mana symbols in the mana costs of permanents you control" (chroma)."""

    color: Color
    what: Noun
    rule = "107.4"
    en = "the number of {color} mana symbols in the mana costs of {what@p}"
    es = "la cantidad de símbolos de maná {color@m+s} en los costes de maná de {what@p}"

    def lower(self, at: Lowering) -> Quantity:
        return symbols_in(at, self.color, self.what)


class SymbolsInItsCost(Measured):
    """ "the number of red mana symbols in the sacrificed creature's mana cost" (chroma)."""

    color: Color
    whose: Possessor
    rule = "107.4"
    en = "the number of {color} mana symbols in {whose} mana cost"
    es = (
        "la cantidad de símbolos de maná {color@m+s} en {whose:Its@s} coste de maná",
        "la cantidad de símbolos de maná {color@m+s} en el coste de maná de {whose:OfObject}",
    )

    def lower(self, at: Lowering) -> Quantity:
        return quantity.SymbolsIn(self.whose.of_object(at), self.color.mask)


class SymbolInCostsUnit(Unit):
    """ "white mana symbol in the mana costs of permanents you control" (chroma)."""

    color: Color
    what: Noun
    rule = "107.4"
    en = "{color} mana symbol in the mana costs of {what@p}"
    es = "símbolo de maná {color@m+s} en los costes de maná de {what@p}"

    def lower(self, at: Lowering) -> Quantity:
        return symbols_in(at, self.color, self.what)


class SymbolInItsCostUnit(Unit):
    """ "white mana symbol in its mana cost" (chroma)."""

    color: Color
    whose: Possessor
    rule = "107.4"
    en = "{color} mana symbol in {whose} mana cost"
    es = (
        "símbolo de maná {color@m+s} en {whose:Its@s} coste de maná",
        "símbolo de maná {color@m+s} en el coste de maná de {whose:OfObject}",
    )

    def lower(self, at: Lowering) -> Quantity:
        return quantity.SymbolsIn(self.whose.of_object(at), self.color.mask)


# ------------------------------------------------------------------------------------------------ life


def single(at: Lowering, unit: Unit, amount: Digits) -> None:
    """Refuse all but one point of life: what is over would not count."""
    if amount.lower(at) != Number(1):
        at.refuse(unit, "several life for each")


class LifeYouGainedUnit(Unit):
    """ "1 life you gained", in an ability that triggers on it (119.9)."""

    amount: Digits
    rule = "119.9"
    en = "{amount} life you gained"
    es = "{amount} vida que ganaste"

    def lower(self, at: Lowering) -> Quantity:
        single(at, self, self.amount)
        return amount_of_event(at, self, "gained when?", effects.GainLife)


class LifeGainedThisTurnUnit(Unit):
    """ "1 life you gained this turn" (119.9)."""

    amount: Digits
    rule = "119.9"
    en = "{amount} life you gained this turn"
    es = "{amount} vida que ganaste este turno"

    def lower(self, at: Lowering) -> Quantity:
        single(at, self, self.amount)
        return quantity.ThisTurn(occurrence.GainsLife(objects.You()), amounts=True)


class LifeLostThisTurnUnit(Unit):
    """ "1 life your opponents have lost this turn" (119.10)."""

    amount: Digits
    rule = "119.10"
    en = ("{amount} life your opponents have lost this turn", "{amount} life your opponents lost this turn")
    es = "{amount} vida que hayan perdido tus oponentes este turno"

    def lower(self, at: Lowering) -> Quantity:
        single(at, self, self.amount)
        return quantity.ThisTurn(occurrence.LosesLife(objects.EachOpponent()), amounts=True)
