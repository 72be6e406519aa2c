"""903: commanders, wherever they are, and what is counted of them; speed as a number (702.179)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, static, values
from apnap.abilities.designations import PlayerMark
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.destinations import Destination
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.cost_changes import amounts
from apnap.oracle.words.costs import Mana


def commanders(who: objects.Players, *zones: int) -> objects.Filter:
    """Return the commanders that a player owns in these zones (903.3)."""
    return objects.Filter((objects.Is(objects.COMMANDER), objects.OwnedBy(who)), zones)


class GreatestOfCommander(Measured):
    """the greatest mana value of a commander you own on the battlefield or in the command zone"""

    stat: Stat
    rule = "903.3"
    en = "the greatest {stat} of a commander you own on the battlefield or in the command zone"
    es = "<el@1> mayor {stat@1} de un comandante del que eres propietario en el campo de batalla o en la zona de mando"

    def lower(self, at: Lowering) -> quantity.Quantity:
        found = commanders(objects.You(), values.BATTLEFIELD, values.COMMAND)
        return quantity.GreatestOf(found, self.stat.number())


class GreatestOfTheirCommander(Measured):
    """the greatest mana value of a commander they own on the battlefield or in the command zone"""

    stat: Stat
    rule = "903.3"
    en = "the greatest {stat} of a commander they own on the battlefield or in the command zone"
    es = (
        "<el@1> mayor {stat@1} de un comandante del que ese jugador es propietario en el campo de batalla o en la zona "
        "de mando"
    )

    def lower(self, at: Lowering) -> quantity.Quantity:
        found = commanders(at.binder.their(self), values.BATTLEFIELD, values.COMMAND)
        return quantity.GreatestOf(found, self.stat.number())


class CommanderToHand(PlayerVerb):
    """Put your commander into your hand from the command zone (903.9)."""

    rule = "903.9"
    en = "<put> your commander into your hand from the command zone"
    es = "<poner> tu comandante en tu mano desde la zona de mando"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "by another player")
        chosen = at.chosen(commanders(objects.You(), values.COMMAND), Number(1), Number(1))
        return at.moving(effects.Move(chosen, values.HAND, slot=at.slot()), chosen)


class YourSpeed(Measured):
    """your speed (702.179c)"""

    rule = "702.179c"
    en = "your speed"
    es = "tu velocidad"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return PlayerMark(objects.You(), "speed")


class CostsLessThisWay(ObjectVerb):
    """costs {X} less to cast this way: with the ability said before it (601.2f)"""

    mana: Mana
    rule = "601.2f"
    en = "<cost> {mana} less to cast this way"
    es = "<costar> {mana} menos lanzar de esta manera"

    def lower(self, at: Lowering) -> effects.Effect:
        way = at.shared.limits.get("this_way")  # the keyword ability beside it
        if way is None or at.subject != objects.This():
            return at.refuse(self, "which way?")
        spells = objects.Filter((objects.IsSource(),), (values.STACK,))
        change = static.CostChange(objects.EachPlayer(), spells, **amounts(at, self.mana, True))
        return at.rule(replace(change, condition=conditions.CostPaid(way)))


class ToCommandZone(Destination):
    """to the command zone (408.1)"""

    rule = "408.1"
    en = "to the command zone"
    es = "a la zona de mando =to"
