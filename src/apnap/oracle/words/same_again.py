"""Sentences that say the same again for something else, and processes that are repeated (608.2c)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeVar

from apnap.abilities import ability, change, objects, quantity, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.node import Node
from apnap.abilities.walk import substituted, walk
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SimpleClause
from apnap.oracle.phrase.joined_clauses import stated_instead
from apnap.oracle.phrase.modifiers import Quality
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Condition, Noun
from apnap.oracle.phrase.verb_phrases import PlayerDeeds
from apnap.oracle.words.distinct import Distinct
from apnap.oracle.words.keywords import Keyword

Said = TypeVar("Said", bound=Node)


class SameFor(Construct):
    """What the same is true for."""

    def ability(self, at: Lowering) -> ability.Keyword:
        """Return the keyword ability in the place of the one that was named."""
        return at.refuse(self)


class SameForKeyword(SameFor):
    """first strike"""

    keyword: Keyword
    en = "{keyword@}"
    es = "{keyword@inf}"

    def ability(self, at: Lowering) -> ability.Keyword:
        found = self.keyword.ability(at)
        if not isinstance(found, ability.Keyword) or found != ability.Keyword(found.keyword):
            return at.refuse(self, "which ability of that name?")
        return found


class SameForProtection(SameFor):
    """protection"""

    en = "protection"
    es = "protección"

    def ability(self, at: Lowering) -> ability.Keyword:
        return ability.Keyword("protection")


_VARIABLE: Final = frozenset(("landwalk", "hexproof", "protection"))
"""Keywords that stand for several abilities: "landwalk" is whichever is had, and so is "hexproof from white"."""


class TheSameIsTrue(Clause):
    """ "The same is true for first strike and vigilance": what was said of one keyword ability is true of these."""

    items: tuple[SameFor, ...]
    rule = "702.1"
    en = ("the same is true for {items!}", "the same is true for {items&and}")
    es = ("lo mismo se aplica a {items!}", "lo mismo se aplica a {items&and}")

    def with_before(self, at: Lowering, before: ability.Static) -> tuple[ability.Static, ...] | None:
        return (before, *(self.instead_of(at, before, one) for one in self.items))

    def lower(self, at: Lowering) -> effects.Effect:
        said = at.shared.sentences[-1] if at.shared.sentences else []
        if at.is_static or len(said) != 1:
            return at.refuse(self, "the same as what?")
        return effects.Sequence(tuple(self.instead_of(at, said[0], one) for one in self.items))

    def instead_of(self, at: Lowering, said: Said, item: SameFor) -> Said:
        """Return what was said with another keyword ability in the place of the one in it."""
        names = {node.keyword for node in walk(said) if isinstance(node, objects.HasKeyword)}
        given = {node.keyword for node in walk(said) if isinstance(node, ability.Keyword)}
        if len(names) != 1 or names != given:
            return at.refuse(self, "the same of what?")
        (name,) = names
        other = item.ability(at)
        if other.keyword in _VARIABLE:
            return self._each_of_that_name(at, said, name, other.keyword)
        tested = substituted(said, objects.HasKeyword(name), objects.HasKeyword(other.keyword))
        found: Said = substituted(tested, ability.Keyword(name), other)
        return found

    def _each_of_that_name(self, at: Lowering, said: Said, name: str, other: str) -> Said:
        """Return what was said with all abilities of another name that the objects asked about have (702.11e,
        702.14a, 702.16a)."""
        had = objects.HasKeyword(name)
        asked = [node for node in walk(said) if isinstance(node, conditions.Exists) and had in node.what.tests]
        if len(asked) != 1:
            return at.refuse(self, "the abilities of what?")
        described = replace(asked[0].what, tests=tuple(test for test in asked[0].what.tests if test != had))
        if isinstance(said, ability.Static) and values.BATTLEFIELD in described.zones:
            return at.refuse(self, "abilities of permanents in a static ability")
        given = change.AddKeywordOf(other, objects.Each(described))
        tested = substituted(said, had, objects.HasKeyword(other))
        found: Said = substituted(tested, change.AddAbility(ability.Keyword(name)), given)
        return found


class InsteadAsLongAs(Clause):
    """ "It gets +3/+1 instead as long as an opponent has eight or more cards in their graveyard"."""

    clause: SimpleClause
    condition: Condition
    rule = "611.3a"
    en = "{clause} instead as long as {condition}"
    es = "en vez de eso , {clause} mientras {condition@sub}"

    def with_before(self, at: Lowering, before: ability.Static) -> tuple[ability.Static, ...] | None:
        return stated_instead(at, self, before, self.clause, self.condition)


# ------------------------------------------------------------------------------------------------ processes


def repeated(
    at: Lowering, construct: Construct, condition: conditions.Condition, also: effects.Effect
) -> effects.Effect:
    """Return the instructions so far, and these under the condition, repeated as long as the condition holds."""
    if at.is_static or not at.shared.sentences:
        return at.refuse(construct, "what is repeated?")
    before = tuple(one for said in at.shared.sentences for one in said)
    if any(isinstance(node, effects.RepeatWhile | effects.DelayedTrigger) for one in before for node in walk(one)):
        return at.refuse(construct, "a process in a process")
    at.shared.sentences.clear()
    marked = at.slot()
    again = effects.Sequence((also, effects.SetAside(objects.This(), marked)))
    process = effects.Sequence((*before, effects.If(condition, again)))
    at.shared.done = 0
    at.shared.deeds.clear()
    at.shared.left = None
    at.binder.forget(frozenset(range(1, at.shared.slots + 1)))
    some = quantity.Comparison(quantity.AT_LEAST, quantity.Number(1))
    return effects.RepeatWhile(process, conditions.Compare(quantity.CountObjects(objects.InSlot(marked)), some))


def done_before(at: Lowering, construct: Construct) -> conditions.Condition:
    """Return "if you do"."""
    return conditions.Happened(at.shared.done) if at.shared.done else at.unbound(construct, "nothing was done before")


class SharingThisWay(Condition):
    """two nonland cards that share a color were milled this way"""

    count: NumberWord
    what: Noun
    kind: Distinct
    deed: Quality
    rule = "608.2c"
    en = "{count} {what:Plural} that share a {kind@s} were {deed@p} this way"
    es = "{count@1} {what:Plural@1+p+bare} que <compartir@1+sub> un {kind@s} fueron {deed@1} de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        described = at.filter(self.what)
        if described.zones:
            return at.refuse(self.what, "in a zone")
        found = at.done_to(self, self.deed.lemma)
        fitting = objects.Those(found, objects.Filter(described.tests, ())) if described.tests else found
        kin = objects.SharesWith(fitting, self.kind.number(), another=True)
        if self.count.lower(at) != quantity.Number(2):
            return at.refuse(self.count, "more than two that all share it")
        alike = quantity.CountObjects(objects.Those(fitting, objects.Filter((kin,), ())))
        return conditions.Compare(alike, quantity.Comparison(quantity.AT_LEAST, quantity.Number(2)))


class RepeatIf(Clause):
    """ "If it's a land card, repeat this process"."""

    condition: Condition
    rule = "608.2c"
    en = "if {condition} , repeat this process"
    es = "si {condition@ind} , repite este proceso"

    def lower(self, at: Lowering) -> effects.Effect:
        return repeated(at, self, at.condition(self.condition), effects.Nothing())


class RepeatIfAlso(Clause):
    """ "If it's a land card, put it into your graveyard and repeat this process"."""

    condition: Condition
    deeds: PlayerDeeds
    rule = "608.2c"
    en = "if {condition} , {deeds@p} and repeat this process"
    es = "si {condition@ind} , {deeds@imp+2} y repite este proceso"

    def lower(self, at: Lowering) -> effects.Effect:
        asked = at.condition(self.condition)
        return repeated(at, self, asked, at.effect(self.deeds))


class RepeatIfYouDo(Clause):
    """ "If you do, repeat this process"."""

    rule = "608.2c"
    en = "if you do , repeat this process"
    es = "si lo haces , repite este proceso"

    def lower(self, at: Lowering) -> effects.Effect:
        return repeated(at, self, done_before(at, self), effects.Nothing())


class RepeatIfYouDoAlso(Clause):
    """ "If you do, draw a card and repeat this process"."""

    deeds: PlayerDeeds
    rule = "608.2c"
    en = "if you do , {deeds@p} and repeat this process"
    es = "si lo haces , {deeds@imp+2} y repite este proceso"

    def lower(self, at: Lowering) -> effects.Effect:
        asked = done_before(at, self)
        return repeated(at, self, asked, at.effect(self.deeds))
