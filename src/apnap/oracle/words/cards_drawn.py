"""121: one more card, and cards drawn by an earlier instruction."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb

_LOOPS = effects.ForEachPlayer | effects.ForEachObject | effects.Repeat | effects.RepeatWhile


class DrawAnother(PlayerVerb):
    """Draw another card (121.1)."""

    rule = "121.1"
    en = "<draw> another card"
    es = "<robar> otra carta"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Draw(at.who, at.multiplied(quantity.Number(1), self), slot=at.slot())


class DrawnThisWayUnit(Unit):
    """ "card drawn this way" (608.2c)."""

    rule = "608.2c"
    en = "card drawn this way"
    es = "carta robada de esta manera"

    def lower(self, at: Lowering) -> quantity.Quantity:
        said = at.said()
        drawn = [node.slot for node in said if isinstance(node, effects.Draw) and node.slot]
        if not drawn:  # "draw that many cards, then discard a card for each card drawn this way"
            drawn = list(at.shared.limits.get("drawing", ()))
        if len(drawn) != 1 or any(isinstance(node, _LOOPS) for node in said):
            return at.unbound(self, "which instruction draws, and how often?")
        return quantity.AmountInSlot(drawn[0])
