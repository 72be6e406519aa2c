"""601.2h: what mana was spent to cast a spell: how much, of which colours, of how many."""

from __future__ import annotations

from typing import ClassVar

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity, values
from apnap.abilities.quantity import Comparison, Number, Quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.measures import Measured, only_one
from apnap.oracle.phrase.modifiers import Color
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.phrase.units import Unit
from apnap.oracle.words.conditions import compared
from apnap.oracle.words.costs import Mana


def _cast(at: Lowering, what: Noun) -> objects.Objects:
    return only_one(at, what, at.objects(what))


def _kinds(at: Lowering, mana: Mana) -> dict[str, int]:
    """Return how often each symbol is named, if all are colours, colourless mana or snow."""
    symbols = mana.symbols()
    if any(symbol not in "WUBRGCS" for symbol in symbols):
        return at.refuse(mana, "not mana that is spent")
    return {symbol: symbols.count(symbol) for symbol in symbols}


def _spent(symbol: str, spell: objects.Objects) -> Quantity:
    if symbol == "S":
        return quantity.ManaSpent(spell, snow=True)
    return quantity.ManaSpent(spell, 1 << values.MANA_LETTERS.index(symbol))


class ManaSpentAmount(Measured):
    """ "the amount of mana spent to cast that spell"."""

    what: Noun
    rule = "601.2h"
    en = "the amount of mana spent to cast {what}"
    es = "la cantidad de maná usado para <lanzar@inf> {what}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.ManaSpent(_cast(at, self.what))


class SymbolsSpentAmount(Measured):
    """ "the amount of {S} spent to cast this spell"."""

    mana: Mana
    what: Noun
    rule = "601.2h"
    en = "the amount of {mana} spent to cast {what}"
    es = "la cantidad de {mana} usado para <lanzar@inf> {what}"

    def lower(self, at: Lowering) -> Quantity:
        kinds = _kinds(at, self.mana)
        if list(kinds.values()) != [1]:
            return at.refuse(self.mana, "several symbols")
        return _spent(next(iter(kinds)), _cast(at, self.what))


class ColorsSpentNumber(Measured):
    """ "the number of colors of mana spent to cast this spell" (converge)."""

    what: Noun
    rule = "601.2h"
    en = "the number of colors of mana spent to cast {what}"
    es = "la cantidad de colores de maná usados para <lanzar@inf> {what}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.ColorsSpent(_cast(at, self.what))


class ColorSpentUnit(Unit):
    """ "color of mana spent to cast it"."""

    what: Noun
    rule = "601.2h"
    en = "color of mana spent to cast {what}"
    es = "color de maná usado para <lanzar@inf> {what}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.ColorsSpent(_cast(at, self.what))


class SymbolSpentUnit(Unit):
    """ "{U}{U} spent to cast it": each pair counts once."""

    mana: Mana
    what: Noun
    rule = "601.2h"
    en = "{mana} spent to cast {what}"
    es = "{mana} usado para <lanzar@inf> {what}"

    def lower(self, at: Lowering) -> Quantity:
        kinds = _kinds(at, self.mana)
        if len(kinds) != 1:
            return at.refuse(self.mana, "several kinds of mana")
        symbol, times = next(iter(kinds.items()))
        amount = _spent(symbol, _cast(at, self.what))
        if times > 2:
            return at.refuse(self.mana, "three or more for each")
        return amount if times == 1 else quantity.Half(amount, up=False)


def _about(at: Lowering, what: Noun) -> objects.Objects:
    """Return the spell of a condition; "it" behind the condition is the spell, if it is the one that says so."""
    found = _cast(at, what)
    if isinstance(found, objects.This) and at.is_spell:
        at.binder.mention_spell()
    return found


class SymbolsWereSpent(Condition):
    """{U} was spent to cast this spell"""

    mana: Mana
    what: Noun
    rule = "601.2h"
    en = "{mana} was spent to cast {what}"
    es = (
        "se usó {mana} para <lanzar@inf> {what} =ind",
        "se haya usado {mana} para <lanzar@inf> {what} =sub",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        spell = _about(at, self.what)
        parts = tuple(
            conditions.Compare(_spent(symbol, spell), Comparison(quantity.AT_LEAST, Number(n)))
            for symbol, n in _kinds(at, self.mana).items()
        )
        return parts[0] if len(parts) == 1 else conditions.AllTrue(parts)


class SymbolsWerentSpent(Condition):
    """{C} wasn't spent to cast it"""

    mana: Mana
    what: Noun
    rule = "601.2h"
    en = "{mana} wasn't spent to cast {what}"
    es = (
        "no se usó {mana} para <lanzar@inf> {what} =ind",
        "no se haya usado {mana} para <lanzar@inf> {what} =sub",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(SymbolsWereSpent(self.mana, self.what).lower(at))


class NoManaWasSpent(Condition):
    """no mana was spent to cast it"""

    what: Noun
    rule = "601.2h"
    en = "no mana was spent to cast {what}"
    es = (
        "no se usó maná para <lanzar@inf> {what} =ind",
        "no se haya usado maná para <lanzar@inf> {what} =sub",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        spent = quantity.ManaSpent(_about(at, self.what))
        return conditions.Compare(spent, Comparison(quantity.EQUAL, Number(0)))


class NoColoredManaWasSpent(Condition):
    """no colored mana was spent to cast it (105.1)"""

    what: Noun
    rule = "601.2h"
    en = "no colored mana was spent to cast {what}"
    es = (
        "no se usó maná de color para <lanzar@inf> {what} =ind",
        "no se haya usado maná de color para <lanzar@inf> {what} =sub",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        spent = quantity.ManaSpent(_about(at, self.what), values.ALL_COLORS)
        return conditions.Compare(spent, Comparison(quantity.EQUAL, Number(0)))


class ManaWasSpent(Condition):
    """five or more mana was spent to cast that spell"""

    count: NumberWord
    what: Noun
    rule = "601.2h"
    en = ("{count} or more mana was spent to cast {what}", "at least {count} mana was spent to cast {what}")
    es = (
        "se usaron {count@p+m} o más manás para <lanzar@inf> {what} =ind",
        "se hayan usado {count@p+m} o más manás para <lanzar@inf> {what} =sub",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        spent = quantity.ManaSpent(_about(at, self.what))
        return conditions.Compare(spent, Comparison(quantity.AT_LEAST, self.count.lower(at)))


class ColoredManaWasSpent(Condition):
    """at least three red mana was spent to cast this spell (adamant)"""

    count: NumberWord
    color: Color
    what: Noun
    rule = "601.2h"
    en = (
        "at least {count} {color} mana was spent to cast {what}",
        "{count} or more {color} mana was spent to cast {what}",
    )
    es = (
        "se usaron al menos {count@p+m} manás {color@p+m} para <lanzar@inf> {what} =ind",
        "se hayan usado al menos {count@p+m} manás {color@p+m} para <lanzar@inf> {what} =sub",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        spent = quantity.ManaSpent(_about(at, self.what), self.color.mask)
        return conditions.Compare(spent, Comparison(quantity.AT_LEAST, self.count.lower(at)))


class ColorsWereSpent(Condition):
    """two or more colors of mana were spent to cast it (601.2h)"""

    count: NumberWord
    what: NounPhrase
    rule = "601.2h"
    en = "{count} or more colors of mana were spent to cast {what}"
    es = (
        "se usaron {count@p+m} o más colores de maná para <lanzar@inf> {what} =ind",
        "se hayan usado {count@p+m} o más colores de maná para <lanzar@inf> {what} =sub",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        least = Comparison(quantity.AT_LEAST, self.count.lower(at))
        return conditions.Compare(quantity.ColorsSpent(_about(at, self.what)), least)


class SameColorWasSpent(Condition):
    """at least three mana of the same color was spent to cast this spell (601.2h)"""

    count: NumberWord
    what: NounPhrase
    rule = "601.2h"
    en = (
        "at least {count} mana of the same color was spent to cast {what}",
        "{count} or more mana of the same color was spent to cast {what}",
    )
    es = (
        "se usaron al menos {count@p+m} manás del mismo color para <lanzar@inf> {what} =ind",
        "se hayan usado al menos {count@p+m} manás del mismo color para <lanzar@inf> {what} =sub",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        spell = _about(at, self.what)
        least = Comparison(quantity.AT_LEAST, self.count.lower(at))
        spent = (quantity.ManaSpent(spell, 1 << bit) for bit in range(len(values.COLOR_NAMES)))
        return conditions.AnyTrue(tuple(conditions.Compare(one, least) for one in spent))


class MeasuredWas(Condition):
    """that permanent's mana value was 3 or less"""

    measured: Measured
    limit: Limit
    rule = "608.2h"
    en = "{measured} was {limit}"
    es = ("{measured} era de {limit:NumberLimit}", "{measured} era {limit}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return compared(at, self.measured.lower(at), self.limit)


# ------------------------------------------------------------------------------------------------ where it came from


class ManaOrigin(Construct):
    """What had produced the mana: "a Treasure"."""

    subtype: ClassVar[str]


class FromTreasure(ManaOrigin):
    """a Treasure"""

    en = "a Treasure"
    es = "un Tesoro"

    subtype = "Treasure"


class FromCave(ManaOrigin):
    """a Cave"""

    en = "a Cave"
    es = "una Cueva"

    subtype = "Cave"


class FromDesert(ManaOrigin):
    """a Desert"""

    en = "a Desert"
    es = "un Desierto"

    subtype = "Desert"


class ManaFromWasSpent(Condition):
    """mana from a Treasure was spent to cast it"""

    origin: ManaOrigin
    what: Noun
    rule = "601.2h"
    en = "mana from {origin} was spent to cast {what}"
    es = (
        "se usó maná de {origin} para <lanzar@inf> {what} =ind",
        "se haya usado maná de {origin} para <lanzar@inf> {what} =sub",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        spent = quantity.ManaSpent(_about(at, self.what), source=self.origin.subtype)
        return conditions.Compare(spent, Comparison(quantity.AT_LEAST, Number(1)))


class ManaFromUnit(Unit):
    """ "mana from a Cave spent to cast it"."""

    origin: ManaOrigin
    what: Noun
    rule = "601.2h"
    en = ("mana from {origin} spent to cast {what}", "mana from {origin} that was spent to cast {what}")
    es = "maná de {origin} usado para <lanzar@inf> {what}"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.ManaSpent(_cast(at, self.what), source=self.origin.subtype)
