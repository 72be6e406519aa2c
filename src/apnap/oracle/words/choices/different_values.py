"""608.2d, 115.1: objects with different powers or mana values, chosen together."""

from __future__ import annotations

from apnap.abilities import quantity
from apnap.oracle.construct import Word
from apnap.oracle.features import ANY
from apnap.oracle.phrase.modifiers import After, Relative

_NUMBERS = {"powers": quantity.DISTINCT_POWERS, "mana values": quantity.DISTINCT_MANA_VALUES}


class DifferingValue(Word):
    """What all of them have different ones of."""

    en_words = {"powers": (("powers", ANY),), "mana values": (("mana values", ANY),)}
    es_words = {"powers": (("fuerzas", ANY),), "mana values": (("valores de maná", ANY),)}


class WithDifferentValues(After, Relative):
    """with different powers"""

    value: DifferingValue
    rule = "608.2d"
    en = "with different {value}"
    es = "con {value} diferentes"

    def distinct(self) -> int | None:
        return _NUMBERS[self.value.lemma]
