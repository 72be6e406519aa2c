"""106.4: "that much" mana."""

from __future__ import annotations

from apnap.abilities import mana as manas
from apnap.abilities import values
from apnap.oracle.lower import Lowering
from apnap.oracle.words.adding_mana import FixedMana, ManaAdded


class ThatMuchOfSymbol(ManaAdded):
    """that much {G}"""

    mana: FixedMana
    rule = "106.4"
    en = "that much {mana}"
    es = "esa misma cantidad de {mana}"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        fixed = self.mana.symbols(at)
        if len(fixed) != 1 or at.multiplier is not None:
            return at.refuse(self, "several symbols")
        return manas.RepeatedMana(fixed[0], at.that_many(self))


class ThatMuchOfOneColor(ManaAdded):
    """that much mana of any one color"""

    rule = "106.4"
    en = "that much mana of any one color"
    es = "esa misma cantidad de maná de un color cualquiera"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        return manas.AnyColor(at.multiplied(at.that_many(self), self))


class ThatMuchOfColors(ManaAdded):
    """that much mana in any combination of colors"""

    rule = "106.4"
    en = "that much mana in any combination of colors"
    es = "esa misma cantidad de maná de cualquier combinación de colores"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        return manas.AnyCombination(at.multiplied(at.that_many(self), self))


class ThatMuchCombined(ManaAdded):
    """that much mana in any combination of {R} and/or {G}"""

    choices: tuple[FixedMana, ...]
    rule = "106.4"
    en = "that much mana in any combination of {choices&and/or}"
    es = "esa misma cantidad de maná de cualquier combinación de {choices&and/or}"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        letters = [symbol for choice in self.choices for symbol in choice.symbols(at)]
        mask = sum(1 << values.MANA_LETTERS.index(letter) for letter in letters)
        return manas.AnyCombination(at.multiplied(at.that_many(self), self), mask)
