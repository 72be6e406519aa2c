"""105: the color that most permanents are."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import ColorName
from apnap.oracle.words.conditions import StateOfGame


class IsMostCommonColor(StateOfGame):
    """red is the most common color among all permanents or is tied for most common"""

    color: ColorName
    rule = "105.2"
    en = "{color} is the most common color among all permanents or is tied for most common"
    es = (
        "el {color} <ser@0+3+s> el color más común entre todos los permanentes o "
        "<estar@0+3+s> empatado como el más común"
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        def number(mask: int) -> quantity.Quantity:
            return quantity.CountOf(objects.Filter((objects.HasColor(mask),)))

        own = self.color.mask
        others = (1 << bit for bit in range(len(values.COLOR_NAMES)) if 1 << bit != own)
        at_least = (quantity.Comparison(quantity.AT_LEAST, number(other)) for other in others)
        return conditions.AllTrue(tuple(conditions.Compare(number(own), one) for one in at_least))
