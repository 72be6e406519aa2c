"""301.5, 702.16: what may be attached to what, equip costs by target, protection from what others are, joined kinds."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, static, values
from apnap.abilities.walk import substituted
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import Noun, NounPhrase
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.ability_costs import AbilityName
from apnap.oracle.words.cost_changes import CostDirection, CostsLess, amounts
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.keyword_names import KeywordName
from apnap.oracle.words.protection import Against


class AttachedOnlyTo(ObjectVerb):
    """can be attached only to a creature with power 3 or greater (301.5)"""

    what: Noun
    rule = "301.5"
    en = "can be attached only to {what:Determined}"
    es = "<poder> anexarse solo a {what:Determined}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or at.subject != objects.This():
            return at.refuse(self, "of something else than the source")
        return at.rule(static.Restriction(static.ATTACHED_ONLY_TO, objects.This(), other=at.filter(self.what)))


class OwnKeywordCostsLess(SubjectClause):
    """ "This Equipment's equip ability costs {2} less to activate if it targets a colorless creature" (602.2b)."""

    what: NounPhrase
    name: AbilityName
    mana: Mana
    direction: CostDirection
    target: Noun
    rule = "602.2b"
    en = "{what} 's {name} ability costs {mana} {direction} to activate if it targets {target:Determined}"
    es = "te cuesta {mana} {direction} activar la habilidad de {name} de {what} si hace objetivo a {target:Determined}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or not self.what.is_self():
            return at.refuse(self, "of something else than the source")
        less = isinstance(self.direction, CostsLess)
        found = static.CostChange(objects.EachPlayer(), keyword=self.name.lemma, **amounts(at, self.mana, less))
        own = objects.Filter((objects.IsSource(),), ())
        return at.rule(replace(found, abilities_of=own, targeting=at.filter(self.target)))


class AgainstColorsOf(Against):
    """the colors of permanents you control (702.16a)"""

    what: Noun
    rule = "702.16a"
    en = "the colors of {what:Plural}"
    es = "los colores de {what:Plural}"

    def test(self, at: Lowering) -> objects.Test:
        those = at.filter(self.what)
        if at.subject != objects.This():  # "you" is the controller of what gives the protection
            those = substituted(those, objects.You(), objects.ControllerOf(objects.Giver()))
        return objects.SharesWith(objects.Each(those), quantity.DISTINCT_COLORS)


class BothYouControl(Noun):
    """ "Goblins you control and Elementals you control"."""

    first: Noun
    second: Noun
    rule = "109.2"
    en = "{first:Plural} you control and {second:Plural} you control =p"
    es = "{first:Plural} que controlas y {second:Plural} que controlas =p"

    def filter(self, at: Lowering) -> objects.Filter:
        yours = objects.ControlledBy(objects.You())
        first, second = (at.filter(one) for one in (self.first, self.second))
        if first.zones == second.zones:
            either = at.either(first, second)
            return objects.Filter((yours, *either.tests), either.zones)
        parts = []
        for one in (first, second):
            if one.zones not in ((values.BATTLEFIELD,), (values.STACK,)):
                return at.refuse(self, "in another zone")
            there = objects.Is(objects.ON_BATTLEFIELD)
            parts.append((*one.tests, there) if one.zones == (values.BATTLEFIELD,) else one.tests)
        anywhere = objects.AnyOf(tuple(at.all_of(tests) for tests in parts))
        return objects.Filter((yours, anywhere), (*first.zones, *second.zones))

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        return self.filter(at)

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, objects.Each(self.filter(at)))


class WithEitherKeyword(After, Relative):
    """with flashback or disturb (702.1)"""

    first: KeywordName
    second: KeywordName
    rule = "702.1"
    en = "with {first} or {second}"
    es = "con {first} o {second}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.AnyOf((self.first.test(at), self.second.test(at))),)
