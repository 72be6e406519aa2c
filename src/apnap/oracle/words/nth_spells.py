"""The first spell that you cast each turn, and the next one this turn (601.2i, 611.2)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import change, objects, static, values
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.numbers import Ordinal
from apnap.oracle.phrase.pronouns import Pronoun
from apnap.oracle.phrase.roots import UnitPhrase
from apnap.oracle.words.ability_costs import WhichTurns
from apnap.oracle.words.cost_changes import CostDirection, CostsLess, amounts, settled
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.keyword_lines import Grants
from apnap.oracle.words.player_events import spell_filter


def numbered(at: Lowering, what: UnitPhrase, n: int) -> objects.Filter:
    """Return the description of the so-manieth spell that fits of those that you cast this turn; 0: the next one."""
    found = spell_filter(at, what)
    tests = (*found.tests, objects.ControlledBy(objects.You()), objects.NthSpell(n, found))
    return replace(found, tests=tests)


def narrowed_spell(at: Lowering, what: UnitPhrase, n: int, *tests: objects.Test) -> objects.Filter:
    """Return the description of the so-manieth spell of those that you cast this turn and of which the tests hold."""
    found = spell_filter(at, what)
    found = replace(found, tests=(*found.tests, *tests))
    return replace(found, tests=(*found.tests, objects.ControlledBy(objects.You()), objects.NthSpell(n, found)))


class NthSpellOfYours(Pronoun):
    """the first instant or sorcery spell you cast each turn"""

    ordinal: Ordinal
    what: UnitPhrase
    when: WhichTurns
    rule = "601.2i"
    en = "the {ordinal} {what@s} you cast {when} =s"
    es = "<el@1> {ordinal@1} {what@1+s} que lances {when} =s"

    def filter(self, at: Lowering) -> objects.Filter:
        if self.when.condition() is not None:
            return at.refuse(self.when, "in some turns only")
        return numbered(at, self.what, self.ordinal.value)

    def lower(self, at: Lowering) -> objects.Objects:
        return at.refuse(self, "outside a static ability")

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        return self.filter(at)


class NextSpellCantBeCountered(SubjectClause):
    """ "The next creature spell you cast this turn can't be countered" (611.2)."""

    what: UnitPhrase
    rule = "611.2c"
    en = "the next {what@s} you cast this turn can't be countered"
    es = "<el@1> <próximo@1> {what@1+s} que lances este turno no puede ser <contrarrestado@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return at.this_turn().rule(static.Restriction(static.CANT_BE_COUNTERED, numbered(at, self.what, 0)))


class NextSpellFlash(SubjectClause):
    """ "The next sorcery spell you cast this turn can be cast as though it had flash" (702.8a)."""

    what: UnitPhrase
    rule = "702.8a"
    en = "the next {what@s} you cast this turn can be cast as though it had flash"
    es = "<el@1> <próximo@1> {what@1+s} que lances este turno puede lanzarse como si tuviera la habilidad de destello"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return at.this_turn().rule(static.CastWithFlash(objects.You(), numbered(at, self.what, 0)))


class NextCardFlash(SubjectClause):
    """ "The next creature card you play this turn can be played as though it had flash": it is cast (702.8a)."""

    what: UnitPhrase
    rule = "702.8a"
    en = "the next {what@s} you play this turn can be played as though it had flash"
    es = "<el@1> <próximo@1> {what@1+s} que juegues este turno puede jugarse como si tuviera la habilidad de destello"

    def lower(self, at: Lowering) -> effects.Effect:
        kinds = tuple(one for one in at.filter(self.what).tests if isinstance(one, objects.HasCardType))
        if at.is_static or len(kinds) != len(at.filter(self.what).tests) or len(kinds) != 1:
            return at.refuse(self, "in a static ability, or which cards?")
        spell = objects.Filter((*kinds, objects.Is(objects.IS_SPELL)), (values.STACK,))
        yours = (*spell.tests, objects.ControlledBy(objects.You()), objects.NthSpell(0, spell))
        return at.this_turn().rule(static.CastWithFlash(objects.You(), replace(spell, tests=yours)))


class NextSpellHas(SubjectClause):
    """ "The next instant spell you cast this turn has storm" (611.2c)."""

    what: UnitPhrase
    grants: Grants
    rule = "611.2c"
    en = "the next {what@s} you cast this turn has {grants}"
    es = "<el@1> <próximo@1> {what@1+s} que lances este turno tiene {grants@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        gained = tuple(change.AddAbility(one) for one in self.grants.abilities(at))
        return at.this_turn().rule(static.Changes(numbered(at, self.what, 0), gained))


class NextSpellCosts(SubjectClause):
    """ "The next Giant spell you cast this turn costs {2} less to cast" (601.2f)."""

    what: UnitPhrase
    mana: Mana
    direction: CostDirection
    rule = "601.2f"
    en = "the next {what@s} you cast this turn costs {mana} {direction} to cast"
    es = "te cuesta {mana} {direction} lanzar <el@1> <próximo@1> {what@1+s} que lances este turno"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        fields = amounts(at, self.mana, isinstance(self.direction, CostsLess))
        return settled(at.this_turn(), static.CostChange(objects.You(), numbered(at, self.what, 0), **fields))


class NextSpellsEachHave(SubjectClause):
    """ "The next instant spell and the next sorcery spell you cast this turn each have cascade" (611.2c)."""

    what: UnitPhrase
    other: UnitPhrase
    grants: Grants
    rule = "611.2c"
    en = "the next {what@s} and the next {other@s} you cast this turn each have {grants}"
    es = (
        "<el@1> <próximo@1> {what@1+s} y <el@2> <próximo@2> {other@2+s} que lances este turno tienen cada uno "
        "{grants@inf}"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        gained = tuple(change.AddAbility(one) for one in self.grants.abilities(at))
        parts = tuple(static.Changes(numbered(at, one, 0), gained) for one in (self.what, self.other))
        return effects.Sequence(tuple(at.this_turn().rule(part) for part in parts))
