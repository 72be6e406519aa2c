"""601.2f: what spells and abilities cost more or less."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import mana as manas
from apnap.abilities import objects, static, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.measures import Unit
from apnap.oracle.phrase.modifiers import Modifier
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.relatives import PlayerCasts, YouCast
from apnap.oracle.phrase.roots import Noun, OtherPlayer
from apnap.oracle.words.costs import Mana


class CostDirection(Construct):
    """Less or more."""


class CostsLess(CostDirection):
    """less"""

    en = "less"
    es = "menos"


class CostsMore(CostDirection):
    """more"""

    en = "more"
    es = "más"


def cost_change(at: Lowering, paid: Mana, less: bool) -> effects.Effect:
    """Return "creature spells you cast cost {1} less to cast" (601.2f)."""
    if not at.is_static:
        return at.refuse(paid, "outside a static ability")
    spells = objects.Filter((objects.IsSource(),), (values.STACK,)) if at.subject == objects.This() else at.subject
    if not isinstance(spells, objects.Filter) or spells.zones != (values.STACK,):
        return at.refuse(paid, "of abilities")
    who: objects.Players = objects.EachPlayer()
    for test in spells.tests:
        if isinstance(test, objects.ControlledBy):
            who = test.who
    targeting, players = None, None  # known only once targets are chosen (601.2f)
    for test in spells.tests:
        if isinstance(test, objects.Targets):
            targeting, players = test.what, test.who
            spells = objects.Filter(tuple(one for one in spells.tests if one is not test), spells.zones)
    symbols = paid.symbols()
    if len(symbols) == 1 and symbols[0].isdigit():
        change = static.CostChange(
            who, spells, generic=-int(symbols[0]) if less else int(symbols[0]), times=at.multiplier
        )
    elif at.multiplier is not None or any(symbol not in "WUBRG" for symbol in symbols):
        return at.refuse(paid, "X or several symbols")
    else:
        change = static.CostChange(who, spells, colored=manas.ManaCost(symbols), less=less)
    return at.rule(replace(change, targeting=targeting, targeting_players=players))


class CostClause(SubjectClause):
    """A statement about what something costs."""

    def changed(
        self, at: Lowering, what: Noun, paid: Mana, direction: CostDirection, unit: Unit | None
    ) -> effects.Effect:
        """Return the change of the cost of the spells that a noun phrase describes."""
        about = at.with_object(what)
        if unit is not None:
            about = about.times(unit.lower(at))
        return cost_change(about, paid, isinstance(direction, CostsLess))


class SpellsCost(CostClause):
    """ "This spell costs {1} less to cast for each …", "noncreature spells cost {1} more to cast"."""

    what: Noun
    mana: Mana
    direction: CostDirection
    unit: Unit | None = None
    rule = "601.2f"
    en = (
        "{what@1+3} <cost@1> {mana} {direction} to cast",
        "{what@1+3} <cost@1> {mana} {direction} to cast for each {unit}",
    )
    es = (
        "te cuesta {mana} {direction} <lanzar@inf> {what:Pronoun}",
        "te cuesta {mana} {direction} <lanzar@inf> {what:Pronoun} por cada {unit}",
        "te cuesta {mana} {direction} lanzar {what:Determined}",
        "te cuesta {mana} {direction} lanzar {what:Determined} por cada {unit}",
        "cuesta {mana} {direction} lanzar {what:Plural@bare}",
        "cuesta {mana} {direction} lanzar {what:Plural@bare} por cada {unit}",
    )
    es_old = (
        "{what@1} <costar@1+ind> {mana} {direction} para <lanzar@inf> <-lo@s>",
        "{what@1} <costar@1+ind> {mana} {direction} para <lanzar@inf> <-lo@s> por cada {unit}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return self.changed(at, self.what, self.mana, self.direction, self.unit)

    def is_about_spell(self) -> bool:
        return self.what.is_self()


class SpellsCostIfTargets(CostClause):
    """ "This spell costs {1} less to cast if it targets a creature you control"."""

    what: Noun
    mana: Mana
    direction: CostDirection
    targeted: Noun
    rule = "601.2f"
    en = "{what@1+3} <cost@1> {mana} {direction} to cast if it targets {targeted}"
    es = (
        "te cuesta {mana} {direction} <lanzar@inf> {what:Pronoun} si hace objetivo a {targeted}",
        "te cuesta {mana} {direction} lanzar {what:Determined} si hace objetivo a {targeted}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        found = self.changed(at, self.what, self.mana, self.direction, None)
        targeting = at.filter(self.targeted)
        assert isinstance(found, effects.ContinuousRule)
        changes = (part for part in found.parts if isinstance(part, static.CostChange))
        return replace(found, parts=tuple(replace(part, targeting=targeting) for part in changes))

    def is_about_spell(self) -> bool:
        return self.what.is_self()


class YourSpellsCost(CostClause):
    """ "Creature spells you cast cost {1} less to cast"."""

    what: Plural
    mana: Mana
    direction: CostDirection
    more: tuple[Modifier, ...] = ()
    unit: Unit | None = None
    rule = "601.2f"
    en = (
        "{what@1+3} you cast {more:After*@1} <cost@1> {mana} {direction} to cast",
        "{what@1+3} you cast {more:After*@1} <cost@1> {mana} {direction} to cast for each {unit}",
    )
    es = (
        "te cuesta {mana} {direction} lanzar {what@1+bare+either} {more:Relative*@1}",
        "te cuesta {mana} {direction} lanzar {what@1+bare+either} {more:Relative*@1} por cada {unit}",
    )
    es_old = "{what@1+full} que lances {more:Relative*@1} <costar@1+ind> {mana} {direction}"

    def lower(self, at: Lowering) -> effects.Effect:
        spells = Plural(self.what.head, (*self.what.modifiers, YouCast(), *self.more))
        return self.changed(at, spells, self.mana, self.direction, self.unit)


class OthersSpellsCost(CostClause):
    """ "Spells your opponents cast cost {1} more to cast"."""

    what: Plural
    who: OtherPlayer
    mana: Mana
    direction: CostDirection
    more: tuple[Modifier, ...] = ()
    rule = "601.2f"
    en = "{what@1+3} {who@4} <cast@4> {more:After*@1} <cost@1> {mana} {direction} to cast"
    es = "a {who@4} <le@4> cuesta {mana} {direction} lanzar {what@1+bare+either} {more:Relative*@1}"

    def lower(self, at: Lowering) -> effects.Effect:
        spells = Plural(self.what.head, (*self.what.modifiers, PlayerCasts(self.who), *self.more))
        return self.changed(at, spells, self.mana, self.direction, None)


class AbilitiesCost(CostClause):
    """ "This ability costs {1} less to activate for each creature you control"."""

    what: Noun
    mana: Mana
    direction: CostDirection
    unit: Unit | None = None
    rule = "602.2b"
    en = (
        "{what@1} <cost@1> {mana} {direction} to activate",
        "{what@1} <cost@1> {mana} {direction} to activate for each {unit}",
    )
    es = (
        "te cuesta {mana} {direction} activar {what}",
        "te cuesta {mana} {direction} activar {what} por cada {unit}",
    )
