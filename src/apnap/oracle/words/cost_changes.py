"""601.2f: what spells and abilities cost more or less."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import effect as effects
from apnap.abilities import mana as manas
from apnap.abilities import objects, quantity, static, values
from apnap.abilities.targeting import Targets
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.modifiers import Modifier
from apnap.oracle.phrase.noun_phrases import Plural, Singular
from apnap.oracle.phrase.relatives import PlayerCasts, YouCast
from apnap.oracle.phrase.roots import Noun, OtherPlayer
from apnap.oracle.phrase.units import Unit
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.player_events import spell_filter


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


def amounts(at: Lowering, paid: Mana, less: bool) -> dict[str, Any]:
    """Return "{1}{U} less", "{X} more" as fields of a cost change (118.7), under the "for each" around it."""
    symbols = paid.symbols()
    numbers = [int(symbol) for symbol in symbols if symbol.isdigit()]
    letters = tuple(symbol for symbol in symbols if symbol in "WUBRGC")
    sign = -1 if less else 1
    if symbols == ("X",):
        if at.x_is is None or at.multiplier is not None:
            return at.refuse(paid, "X for each, or an X that nothing says")
        return {"generic": sign, "times": at.x()}
    if len(numbers) + len(letters) < len(symbols):
        return at.refuse(paid, "not mana that is more or less")
    found: dict[str, Any] = {"times": at.multiplier, "generic": sign * sum(numbers)}
    if letters:
        found |= {"colored": manas.ManaCost(letters), "less": less}
    return found


def spells_of(at: Lowering, what: Noun) -> objects.Filter:
    """Return the description of the spells that a cost is spoken of: this one, or all that fit."""
    if what.is_self():
        return objects.Filter((objects.IsSource(),), (values.STACK,))
    return spell_filter(at, what)


def cost_change(at: Lowering, what: Noun, paid: Mana, less: bool) -> static.CostChange:
    """Return "creature spells you cast cost {1} less to cast" (601.2f)."""
    if not at.is_static and (what.is_self() or at.duration is None):
        return at.refuse(paid, "outside a static ability")
    spells = spells_of(at, what)
    if any(isinstance(test, objects.NthSpell) for test in spells.tests):
        return at.refuse(what, "what it costs is said by its number")
    who: objects.Players = objects.EachPlayer()
    for test in spells.tests:
        if isinstance(test, objects.ControlledBy):
            who = test.who
    targeting, players = None, None  # known only once targets are chosen (601.2f)
    for test in spells.tests:
        if isinstance(test, Targets):
            targeting, players = test.what, test.who
            spells = objects.Filter(tuple(one for one in spells.tests if one is not test), spells.zones)
    change = static.CostChange(who, spells, **amounts(at, paid, less))
    return replace(change, targeting=targeting, targeting_players=players)


def settled(at: Lowering, change: static.CostChange) -> effects.Effect:
    """Return a change of costs for a while; how often it is made is settled as it begins (608.2h)."""
    if change.times is None:
        return at.rule(change)
    slot = at.slot_for_later()
    rule = at.rule(replace(change, times=quantity.AmountInSlot(slot)))
    return effects.Sequence((effects.SetNumberAside(change.times, slot), rule))


def changed_so(found: effects.Effect, **fields: Any) -> effects.Effect:
    """Return a change of costs with more said of it."""
    assert isinstance(found, effects.ContinuousRule)
    changes = (part for part in found.parts if isinstance(part, static.CostChange))
    return replace(found, parts=tuple(replace(part, **fields) for part in changes))


class CostClause(SubjectClause):
    """A statement about what something costs."""

    def changed(
        self, at: Lowering, what: Noun, paid: Mana, direction: CostDirection, unit: Unit | None
    ) -> effects.Effect:
        """Return the change of the cost of the spells that a noun phrase describes."""
        if what.is_self() and at.is_static:
            at = at.with_object(what)
        if unit is not None:
            at = at.times(unit.lower(at))
        return at.rule(cost_change(at, what, paid, isinstance(direction, CostsLess)))


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


class ItAlsoCosts(CostClause):
    """ "It also costs {1} less to cast", of the spell of which the sentence before speaks."""

    mana: Mana
    direction: CostDirection
    rule = "601.2f"
    en = "it also costs {mana} {direction} to cast"
    es = "también te cuesta {mana} {direction} <lanzar@inf> <-lo@m+s>"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        spells = objects.Filter((objects.IsSource(),), (values.STACK,))
        less = isinstance(self.direction, CostsLess)
        return at.rule(static.CostChange(objects.EachPlayer(), spells, **amounts(at, self.mana, less)))

    def is_about_spell(self) -> bool:
        return True


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
        return changed_so(found, targeting=at.filter(self.targeted))

    def is_about_spell(self) -> bool:
        return self.what.is_self()


class YourOtherSpellsCost(CostClause):
    """ "Other Dragon spells you cast cost {1} less to cast"."""

    what: Plural
    mana: Mana
    direction: CostDirection
    rule = "601.2f"
    en = "other {what} you cast cost {mana} {direction} to cast"
    es = "te cuesta {mana} {direction} lanzar otros {what@bare}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = YourSpellsCost(self.what, self.mana, self.direction).lower(at)
        if not isinstance(found, effects.ContinuousRule) or not isinstance(found.parts[0], static.CostChange):
            return at.refuse(self)
        part = found.parts[0]
        assert part.spells is not None
        others = replace(part.spells, tests=(objects.Other(), *part.spells.tests))
        return replace(found, parts=(replace(part, spells=others), *found.parts[1:]))


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
    es_old = (
        "te cuesta {mana} {direction} lanzar {what@1+full+either} {more:Relative*@1}",
        "te cuesta {mana} {direction} lanzar {what@1+full+either} {more:Relative*@1} por cada {unit}",
        "{what@1+full} que lances {more:Relative*@1} <costar@1+ind> {mana} {direction}",
    )

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
    unit: Unit | None = None
    rule = "601.2f"
    en = (
        "{what@1+3} {who@4} <cast@4> {more:After*@1} <cost@1> {mana} {direction} to cast",
        "{what@1+3} {who@4} <cast@4> {more:After*@1} <cost@1> {mana} {direction} to cast for each {unit}",
    )
    es = (
        "a {who@4} <le@4> cuesta {mana} {direction} lanzar {what@1+bare+either} {more:Relative*@1}",
        "a {who@4} <le@4> cuesta {mana} {direction} lanzar {what@1+bare+either} {more:Relative*@1} por cada {unit}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        spells = Plural(self.what.head, (*self.what.modifiers, PlayerCasts(self.who), *self.more))
        return self.changed(at, spells, self.mana, self.direction, self.unit)


class EachOfYourSpellsCosts(CostClause):
    """ "Each creature spell you cast with mana value 4 or greater costs {1} less to cast"."""

    what: Singular
    mana: Mana
    direction: CostDirection
    more: tuple[Modifier, ...] = ()
    unit: Unit | None = None
    rule = "601.2f"
    en = (
        "each {what@1} you cast {more:After*@1} costs {mana} {direction} to cast",
        "each {what@1} you cast {more:After*@1} costs {mana} {direction} to cast for each {unit}",
    )
    es = (
        "te cuesta {mana} {direction} lanzar cada {what@1+s} que lances {more:Relative*@1}",
        "te cuesta {mana} {direction} lanzar cada {what@1+s} que lances {more:Relative*@1} por cada {unit}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        spells = Plural(self.what.head, (*self.what.modifiers, YouCast(), *self.more))
        return self.changed(at, spells, self.mana, self.direction, self.unit)


class SpellsCostOnlyColored(CostClause):
    """ "Legendary spells you cast cost {R}{G} less to cast. This effect reduces only the amount of colored mana you
    pay." (118.7)"""

    clause: YourSpellsCost
    rule = "118.7"
    en = "{clause} . this effect reduces only the amount of colored mana you pay"
    es = "{clause} . este efecto solo reduce la cantidad de maná de color que pagas"

    def lower(self, at: Lowering) -> effects.Effect:
        return changed_so(at.effect(self.clause), only_colored=True)


class YourSpellsCostThisTurn(CostClause):
    """ "Artifact spells you cast this turn cost {1} less to cast"."""

    what: Plural
    mana: Mana
    direction: CostDirection
    more: tuple[Modifier, ...] = ()
    rule = "601.2f"
    en = (
        "{what@1+3} you cast this turn {more:After*@1} <cost@1> {mana} {direction} to cast",
        "{what@1+3} you cast {more:After+@1} this turn <cost@1> {mana} {direction} to cast",
    )
    es = "este turno te cuesta {mana} {direction} lanzar {what@1+bare+either} {more:Relative*@1}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        spells = Plural(self.what.head, (*self.what.modifiers, YouCast(), *self.more))
        found = cost_change(at.this_turn(), spells, self.mana, isinstance(self.direction, CostsLess))
        return settled(at.this_turn(), found)
