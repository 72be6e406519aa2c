"""119: how much life was gained or lost this turn, and how many opponents there are."""

from __future__ import annotations

from typing import ClassVar

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.players import OnePlayer
from apnap.oracle.phrase.roots import Condition, Player
from apnap.oracle.phrase.units import Unit
from apnap.oracle.several import number_compared


class LifeGainedThisTurn(Measured):
    """the amount of life you gained this turn"""

    rule = "119.9"
    en = ("the amount of life you gained this turn", "the amount of life you've gained this turn")
    es = "la cantidad de vidas que ganaste este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.ThisTurn(occurrence.GainsLife(objects.You()), amounts=True)


class LifeLostThisTurn(Measured):
    """the amount of life you've lost this turn"""

    rule = "119.10"
    en = ("the amount of life you lost this turn", "the amount of life you've lost this turn")
    es = "la cantidad de vidas que perdiste este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.ThisTurn(occurrence.LosesLife(objects.You()), amounts=True)


class LifeOfOpponentsLost(Measured):
    """the total life lost by your opponents this turn"""

    rule = "119.10"
    en = (
        "the total amount of life your opponents have lost this turn",
        "the amount of life your opponents have lost this turn",
        "the total life lost by your opponents this turn",
    )
    es = "el total de vidas que perdieron tus oponentes este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.ThisTurn(occurrence.LosesLife(objects.EachOpponent()), amounts=True)


class SoMuchLife(Condition):
    """Somebody gained or lost so much life this turn (119.9, 119.10)."""

    who: Player
    amount: Amount
    event: ClassVar[type[occurrence.GainsLife] | type[occurrence.LosesLife]]

    def lower(self, at: Lowering) -> conditions.Condition:
        least = quantity.Comparison(quantity.AT_LEAST, self.amount.lower(at))
        return number_compared(self.who.lower(at), self.so_much, least)

    def so_much(self, who: objects.Players) -> quantity.Quantity:
        """Return how much it was."""
        return quantity.ThisTurn(self.event(who), amounts=True)


class GainedLifeAmount(SoMuchLife):
    """you gained 3 or more life this turn"""

    event = occurrence.GainsLife
    rule = "119.9"
    en = ("{who} gained {amount} or more life this turn", "{who=You} you've gained {amount} or more life this turn")
    es = (
        "{who=You} ganaste {amount} o más vidas este turno",
        "{who:OtherPlayer@0+s} ganó {amount} o más vidas este turno",
        "{who:OtherPlayer@0+p} ganaron {amount} o más vidas este turno",
    )


class LostLifeAmount(SoMuchLife):
    """a player lost 4 or more life this turn"""

    event = occurrence.LosesLife
    rule = "119.10"
    en = "{who} lost {amount} or more life this turn"
    es = (
        "{who=You} perdiste {amount} o más vidas este turno",
        "{who:OtherPlayer@0+s} perdió {amount} o más vidas este turno",
    )


class LifeThatPlayerLost(Measured):
    """the life that player lost this turn"""

    who: OnePlayer
    rule = "119.10"
    en = ("the life {who} lost this turn", "the amount of life {who} lost this turn")
    es = ("las vidas que {who} perdió este turno", "la cantidad de vidas que {who} perdió este turno")

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.ThisTurn(occurrence.LosesLife(self.who.lower(at)), amounts=True)


class LifeYouLost(Measured):
    """the life you've lost this turn"""

    rule = "119.10"
    en = ("the life you've lost this turn", "the life you lost this turn")
    es = "las vidas que has perdido este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.ThisTurn(occurrence.LosesLife(objects.You()), amounts=True)


class LifeLostByAll(Measured):
    """the total life lost by all players this turn"""

    rule = "119.10"
    en = "the total life lost by all players this turn"
    es = "el total de vidas que perdieron todos los jugadores este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.ThisTurn(occurrence.LosesLife(objects.EachPlayer()), amounts=True)


def amount_of_event(at: Lowering, construct: Construct, why: str, *deeds: type[effects.Effect]) -> quantity.Quantity:
    """Return the amount of the event that an ability triggers on, unless an instruction before did the same."""
    if not at.shared.limits.get("has_event") or any(isinstance(one, deeds) for one in at.said()):
        return at.unbound(construct, why)
    return quantity.EventAmount()


class LifeGained(Measured):
    """the amount of life you gained, in the text of an ability that triggers on it"""

    rule = "119.9"
    en = "the amount of life you gained"
    es = "la cantidad de vidas que ganaste"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return amount_of_event(at, self, "gained when?", effects.GainLife)


class OpponentsYouHave(Measured):
    """the number of opponents you have"""

    rule = "102.3"
    en = ("the number of opponents you have", "the number of your opponents")
    es = "la cantidad de oponentes que tienes"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CountPlayers(objects.EachOpponent())


class CommanderCastUnit(Unit):
    """ "time you've cast your commander from the command zone this game" (903.8)."""

    rule = "903.8"
    en = (
        "time you've cast your commander from the command zone this game",
        "time you've cast a commander from the command zone this game",
    )
    es = "vez que lanzaste a tu comandante desde la zona de mando este juego"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.CommanderCasts(objects.You())


class EachLifeLost(Unit):
    """ "for each 1 life you lost", of the event (119.10)."""

    rule = "119.10"
    en = "1 life you lost"
    es = "vida que perdiste"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return amount_of_event(at, self, "lost when?", effects.LoseLife)


class EachLifeTheyGained(Unit):
    """ "for each 1 life they gained", of the event (119.9)."""

    rule = "119.9"
    en = "1 life they gained"
    es = "vida que ganó"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return amount_of_event(at, self, "gained when?", effects.GainLife)
