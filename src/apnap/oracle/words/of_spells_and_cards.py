"""601.2f: spells cast this way for more, what shares nothing, mana of a color they choose."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import cost, objects, quantity, static
from apnap.abilities import effect as effects
from apnap.abilities import mana as manas
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Noun, NounPhrase
from apnap.oracle.words.adding_mana import ManaAdded
from apnap.oracle.words.cost_changes import CostDirection, CostsLess, amounts
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.distinct import Distinct


class CastThisWayForMore(Clause):
    """ "A spell cast this way costs {2} more to cast" (601.2f)."""

    mana: Mana
    rule = "601.2f"
    en = "a spell cast this way costs {mana} more to cast"
    es = "lanzar un hechizo de esta manera cuesta {mana} más"

    def lower(self, at: Lowering) -> effects.Effect:
        price = self.mana.as_cost()
        if not all(symbol.isdigit() for symbol in self.mana.symbols()):
            return at.refuse(self.mana, "not generic mana")
        if at.is_static or not at.amend(effects.ContinuousRule, lambda one: _dearer(one, price) or one):
            return at.refuse(self, "nothing may be cast")
        return effects.Nothing()


def _dearer(found: effects.ContinuousRule, price: cost.Cost) -> effects.ContinuousRule | None:
    """Return a permission with the price of the spells that are cast by it; None: it is no permission."""
    parts: list[static.StaticPart] = []
    for one in found.parts:
        if not isinstance(one, static.MayPlay) or one.additional is not None:
            return None
        if one.lands:
            parts.append(replace(one, spells=False))
        if one.spells:
            parts.append(replace(one, lands=False, additional=price))
    return replace(found, parts=tuple(parts))


class ThatDoesntShare(After, Relative):
    """that doesn't share a creature type with a creature you control"""

    kind: Distinct
    other: NounPhrase
    rule = "109.2"
    en = ("that doesn't share a {kind@s} with {other} =s", "that don't share a {kind@s} with {other} =p")
    es = "que no <compartir@n+sub> un {kind@s} con {other}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.SharesWith(at.any_such(self.other), self.kind.number())),)

    def ends_with_noun(self) -> bool:
        return True


class NumberOfDifferent(Measured):
    """ "the number of different mana values among cards in your graveyard"."""

    kind: Distinct
    what: Noun
    rule = "107.1"
    en = "the number of different {kind@p} among {what@p}"
    es = "la cantidad de {kind@p} distintos entre {what@p}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.DistinctOf(at.filter(self.what), self.kind.number())


class ColorTheyChooseMana(ManaAdded):
    """one mana of any color they choose"""

    count: NumberWord
    rule = "106.4"
    en = ("{count@s} mana of any color they choose", "{count@p} mana of any one color they choose")
    es = (
        "{count@s+m} maná de cualquier color de su elección",
        "{count@p+m} manás de un color cualquiera de su elección",
    )

    def spec(self, at: Lowering) -> manas.ManaSpec:
        if isinstance(at.who, objects.You) or at.multiplier is not None:
            return at.refuse(self, "who chooses?")
        return manas.AnyColor(self.count.lower(at))


class AllAbilitiesCost(SubjectClause):
    """ "Activated abilities cost {2} more to activate unless they're mana abilities" (602.2b)."""

    mana: Mana
    direction: CostDirection
    rule = "602.2b"
    en = "activated abilities cost {mana} {direction} to activate unless they're mana abilities"
    es = (
        "activar habilidades activadas cuesta {mana} {direction} a menos que sean habilidades de maná",
        "cuesta {mana} {direction} activar habilidades activadas a menos que sean habilidades de maná",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        changed = amounts(at, self.mana, isinstance(self.direction, CostsLess))  # never of mana abilities
        return at.rule(static.CostChange(objects.EachPlayer(), abilities_of=objects.Filter((), ()), **changed))
