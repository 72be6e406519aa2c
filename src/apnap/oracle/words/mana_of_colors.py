"""106.4: mana whose color or type depends on other things: what a land produced, colors among permanents."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import mana as manas
from apnap.abilities import objects
from apnap.abilities.quantity import Devotion, Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Noun, Possessor
from apnap.oracle.phrase.units import Unit
from apnap.oracle.words.adding_mana import FixedMana, ManaAdded


class ProducedTypeMana(ManaAdded):
    """one mana of any type that land produced (106.12a)"""

    what: Noun
    rule = "106.12a"
    en = "one mana of any type {what:Determined} produced"
    es = "un maná de cualquier tipo que produjo {what:Determined}"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        if at.objects(self.what) != objects.EventObject() or at.multiplier is not None:
            return at.refuse(self, "what another permanent produced")
        return manas.ProducedMana()


class ColorAmongMana(ManaAdded):
    """one mana of any color among permanents you control"""

    what: Noun
    rule = "106.1a"
    en = "one mana of any color among {what@p}"
    es = "un maná de cualquier color entre {what@p}"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        return colors_among(at, self, self.what)


def colors_among(at: Lowering, construct: ManaAdded | Clause, what: Noun, each: bool = False) -> manas.ManaSpec:
    """Return one mana of a color (or of each color) that any of the objects has."""
    found = at.filter(what)
    if not found.zones or at.multiplier is not None:
        return at.refuse(construct, "for each, or in no known zone")
    return manas.ColorsAmong(objects.Each(found), each)


class ColorOfItsMana(ManaAdded):
    """one mana of any of the exiled card's colors"""

    whose: Possessor
    rule = "106.1a"
    en = "one mana of any of {whose:OfObject} colors"
    es = "un maná de cualquiera de los colores de {whose:OfObject}"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        if at.multiplier is not None:
            return at.refuse(self, "for each")
        return manas.ColorsAmong(self.whose.of_object(at))


class SomeFixedMana(ManaAdded):
    """six {G}"""

    count: NumberWord
    mana: FixedMana
    rule = "106.4"
    en = "{count} {mana}"
    es = "{count@m} {mana}"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        n, symbols = self.count.lower(at), self.mana.symbols(at)
        if not isinstance(n, Number) or len(symbols) != 1 or at.multiplier is not None:
            return at.refuse(self, "several kinds, or for each")
        return manas.FixedMana(symbols * n.n)


class EachColorMana(Clause):
    """ "For each color among permanents you control, add one mana of that color." """

    what: Noun
    rule = "106.1a"
    en = "for each color among {what@p} , add one mana of that color"
    es = "por cada color entre {what@p} , agrega un maná de ese color"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.AddMana(objects.You(), colors_among(at, self, self.what, each=True))


class ColorChosenAmongMana(Clause):
    """ "Choose a color of a permanent you control. Add one mana of that color." """

    what: Noun
    rule = "106.1a"
    en = "choose a color of {what@s} . add one mana of that color"
    es = "elige un color de {what@s} . agrega un maná de ese color"

    def lower(self, at: Lowering) -> effects.Effect:
        if self.what.choice(at) is None:
            return at.refuse(self.what, "not any that fits")
        return effects.AddMana(objects.You(), colors_among(at, self, self.what))


class ColorChosenMana(Clause):
    """ "Choose a color. Add one mana of that color for each charge counter on this artifact." """

    count: NumberWord
    unit: Unit | None = None
    rule = "106.1a"
    en = (
        "choose a color . add {count} mana of that color",
        "choose a color . add {count} mana of that color for each {unit}",
    )
    es = (
        "elige un color . agrega {count@m} maná de ese color",
        "elige un color . agrega {count@m} maná de ese color por cada {unit}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if self.unit is not None:
            at = at.times(self.unit.lower(at))
        return effects.AddMana(objects.You(), manas.AnyColor(at.counted(self.count)))


class DevotionColorMana(Clause):
    """ "Choose a color. Add an amount of mana of that color equal to your devotion to that color." (700.5)"""

    rule = "700.5"
    en = "choose a color . add a amount of mana of that color equal to your devotion to that color"
    es = "elige un color . agrega una cantidad de maná de ese color igual a tu devoción a ese color"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.AddMana(objects.You(), manas.DevotionMana())


class MeasuredColorMana(Clause):
    """ "Choose a color. Add an amount of mana of that color equal to the number of creatures you control." """

    measured: Measured
    rule = "106.4"
    en = "choose a color . add a amount of mana of that color equal to {measured}"
    es = "elige un color . agrega una cantidad de maná de ese color igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        n = self.measured.lower(at)
        if isinstance(n, Devotion):
            return at.refuse(self, "devotion to a color that is not chosen")
        return effects.AddMana(objects.You(), manas.AnyColor(n))
