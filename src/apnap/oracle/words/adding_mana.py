"""106.4: mana that is added."""

from __future__ import annotations

from itertools import combinations

from apnap.abilities import cost, values
from apnap.abilities import effect as effects
from apnap.abilities import mana as manas
from apnap.abilities.quantity import Number
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Cardinal, NumberWord
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.costs import Mana


class ManaAdded(Construct):
    """What is added to a mana pool (106.4)."""

    def spec(self, at: Lowering) -> manas.ManaSpec:
        """Return the mana."""
        return at.refuse(self)


class AddMana(PlayerVerb):
    """Add mana (106.4)."""

    mana: ManaAdded
    rule = "106.4"
    en = "<add> {mana}"
    es = "<agregar> {mana}"
    es_old = "<agregar> {mana} a tu reserva de maná"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.AddMana(at.who, self.mana.spec(at))

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.EffectCost(self.lower(at)),))


class AddAdditionalMana(PlayerVerb):
    """Add an additional amount of mana (106.4)."""

    mana: ManaAdded
    rule = "106.4"
    en = "<add> a additional {mana}"
    es = ("<agregar> un {mana:FixedMana} adicional", "<agregar> {mana} adicional")

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.AddMana(at.who, self.mana.spec(at))


class FixedMana(ManaAdded):
    """{G}{G}"""

    mana: Mana
    en = "{mana}"
    es = "{mana}"

    def symbols(self, at: Lowering) -> tuple[str, ...]:
        """Return the symbols, none of which is generic mana."""
        fixed = self.mana.symbols()
        return fixed if all(symbol in "WUBRGC" for symbol in fixed) else at.refuse(self, "not mana that can be added")

    def spec(self, at: Lowering) -> manas.ManaSpec:
        fixed = self.symbols(at)
        if at.multiplier is None:
            return manas.FixedMana(fixed)
        return manas.RepeatedMana(fixed[0], at.multiplier) if len(fixed) == 1 else at.refuse(self, "several for each")


class ManaChoice(ManaAdded):
    """{R} or {G}"""

    choices: tuple[FixedMana, ...]
    en = "{choices&or}"
    es = "{choices&or}"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        if at.multiplier is not None:
            return at.refuse(self, "for each")
        return manas.OneOf(tuple(choice.symbols(at) for choice in self.choices))


class AnyColorMana(ManaAdded):
    """two mana of any one color"""

    count: NumberWord
    en = ("{count@s} mana of any color", "{count@p} mana of any one color")
    es = ("{count@s+m} maná de cualquier color", "{count@p} manás de un color cualquiera")
    es_old = ("{count@m} manás de un mismo color cualquiera", "{count@m} maná de cualquier color")

    def spec(self, at: Lowering) -> manas.ManaSpec:
        if at.multiplier is not None and self.count.lower(at) == Number(1):
            return manas.AnyCombination(at.multiplier)  # "for each": each of them is of any color
        return manas.AnyColor(at.counted(self.count))


class XAnyColorMana(ManaAdded):
    """X mana of any one color"""

    en = "X mana of any one color"
    es = "X manás de un color cualquiera"
    es_old = "X manás de un mismo color cualquiera"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        return manas.AnyColor(at.x())


class AnyCombinationMana(ManaAdded):
    """two mana in any combination of colors"""

    count: Cardinal
    en = "{count} mana in any combination of colors"
    es = "{count@m} manás de cualquier combinación de colores"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        return manas.AnyCombination(at.counted(self.count))


class CombinationMana(ManaAdded):
    """two mana in any combination of {R} and/or {G}"""

    count: Cardinal
    choices: tuple[FixedMana, ...]
    en = "{count} mana in any combination of {choices&and/or}"
    es = "{count@m} manás de cualquier combinación de {choices&and/or}"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        letters = [symbol for choice in self.choices for symbol in choice.symbols(at)]
        mask = sum(1 << values.MANA_LETTERS.index(letter) for letter in letters)
        return manas.AnyCombination(at.counted(self.count), mask)


class ChosenColorMana(ManaAdded):
    """one mana of the chosen color"""

    count: NumberWord
    en = "{count} mana of the chosen color"
    es = "{count@m} maná del color elegido"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        return manas.ChosenColorMana(at.counted(self.count))


class CouldProduceMana(ManaAdded):
    """one mana of any color that a land an opponent controls could produce (106.7)"""

    what: Noun
    rule = "106.7"
    en = "one mana of any color that {what} could produce"
    es = "un maná de cualquier color que {what} pudiera producir"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        return manas.CouldProduce(at.filter(self.what)) if at.multiplier is None else at.refuse(self, "for each")


class CouldProduceType(ManaAdded):
    """one mana of any type that a land you control could produce (106.7)"""

    what: Noun
    rule = "106.7"
    en = "one mana of any type that {what} could produce"
    es = "un maná de cualquier tipo que {what} pudiera producir"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        found = manas.CouldProduce(at.filter(self.what), types=True)
        return found if at.multiplier is None else at.refuse(self, "for each")


class CommanderColorMana(ManaAdded):
    """one mana of any color in your commander's color identity (903.4)"""

    rule = "903.4"
    en = "one mana of any color in your commander's color identity"
    es = "un maná de cualquier color en la identidad de color de tu comandante"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        return manas.CommanderColors(at.multiplied(Number(1), self))


class DifferentColorsMana(ManaAdded):
    """two mana of different colors"""

    count: Cardinal
    rule = "106.1a"
    en = "{count} mana of different colors"
    es = "{count@m} manás de distintos colores"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        n = self.count.lower(at)
        if not isinstance(n, Number) or at.multiplier is not None:
            return at.refuse(self.count, "so many for each")
        return manas.OneOf(tuple(combinations(values.COLOR_LETTERS, n.n)))


class ManaAmount(ManaAdded):
    """an amount of {G} equal to …"""

    mana: FixedMana
    measured: Measured
    en = "a amount of {mana} equal to {measured}"
    es = "una cantidad de {mana} igual a {measured}"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        fixed = self.mana.symbols(at)
        if len(fixed) != 1 or at.multiplier is not None:
            return at.refuse(self, "several symbols")
        return manas.RepeatedMana(fixed[0], self.measured.lower(at))
