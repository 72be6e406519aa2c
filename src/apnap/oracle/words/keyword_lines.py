"""Keyword abilities in lists, on lines and behind nouns."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import ACTIVATION_LIMITS, Line, PlainLine, static_abilities
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.sentences import Paragraph
from apnap.oracle.refusals import (
    Refusal,
)
from apnap.oracle.words.keywords import CostedKeyword, Granted, Keyword, NumberedXKeyword

_ACTIVATED = ("equip", "crew")
"""Keyword abilities of which something is said that is about their activation."""


def plain_keyword(one: ability.Ability) -> str:
    """Return the name of a keyword ability without parameters.

    :raises Refusal: it is another ability
    """
    if isinstance(one, ability.Keyword) and one == ability.Keyword(one.keyword):
        return one.keyword
    raise Refusal("WithAbilities", "only keywords without parameters")


class Grants(Construct):
    """Abilities to have, gain or lose."""

    def needs_color(self) -> bool:
        """Return whether a color is chosen for them as they are given."""
        return False

    def controller_chooses(self) -> bool:
        """Return whether the controller of what gains them chooses that color."""
        return False

    def other_choice(self) -> str:
        """Return what may be chosen instead of a color ("artifact"); empty: nothing."""
        return ""

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        """Return the abilities."""
        return at.refuse(self)


class GrantList(Grants):
    """ "flying, vigilance, and haste"."""

    items: tuple[Granted, ...]
    en = ("{items!@}", "{items&and@}")
    es = (
        "{items:FromQuality!}",
        "{items:Quoted!}",
        "{items:QuotedKeyword!}",
        "{items:QuotedBands!}",
        "la habilidad de {items:Keyword!@inf}",
        "la habilidad de {items:Keyword!@inf} y {items:Quoted!}",
        "{items:Quoted!} y la habilidad de {items:Keyword!@inf}",
        "las habilidades de {items&and@inf}",
    )
    es_old = ("la habilidad de {items!@inf}", "la habilidad de {items&and@inf}", "{items&and@inf}")

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return tuple(item.ability(at) for item in self.items)

    def needs_color(self) -> bool:
        return any(item.needs_color() for item in self.items)

    def controller_chooses(self) -> bool:
        return any(item.controller_chooses() for item in self.items)

    def other_choice(self) -> str:
        return next((found for item in self.items if (found := item.other_choice())), "")


class GrantChoice(Construct):
    """ "flying or first strike", to choose from."""

    items: tuple[Keyword, ...]
    en = "{items&or@}"
    es = "{items&or@}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        """Return the abilities to choose from."""
        return tuple(item.ability(at) for item in self.items)


class KeywordLine(PlainLine):
    """ "Flying, vigilance"."""

    keywords: tuple[Keyword, ...]
    rule = "702.1"
    en = ("{keywords!}", "{keywords&,}")
    es = ("{keywords!@ind} .", "{keywords&,@ind} .")
    es_old = ("{keywords!@ind}", "{keywords&,@ind}")

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return tuple(one for keyword in self.keywords for one in keyword.abilities(at))


class KeywordSemicolonLine(Line):
    """ "Flying; protection from black"."""

    first: Keyword
    second: Keyword
    en = "{first} ; {second}"
    es = "{first@ind} ; {second@ind}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return self.first.ability(at), self.second.ability(at)


class KeywordWhereX(Line):
    """ "Firebending X, where X is this creature's power." (107.3i)"""

    keyword: Keyword
    measured: Measured
    rule = "107.3i"
    en = "{keyword} , where X is {measured} ."
    es = "{keyword@ind} , donde X es {measured} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not isinstance(self.keyword, NumberedXKeyword | CostedKeyword) or not self.keyword.has_x():
            return at.refuse(self, "where is X?")
        context = at.with_x(self.measured)
        context.is_static = True
        return (self.keyword.ability(context),)


class ThreeKeywordsLine(Line):
    """ "Flying; first strike; banding"."""

    first: Keyword
    second: Keyword
    third: Keyword
    rule = "702.1"
    en = "{first} ; {second} ; {third}"
    es = "{first@ind} ; {second@ind} ; {third@ind}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return tuple(one.ability(at) for one in (self.first, self.second, self.third))


class KeywordSentences(Line):
    """ "Equip {2}. Activate only once each turn.": a keyword with further sentences on its line."""

    keyword: Keyword
    effects: Paragraph
    rule = "702.1"
    en = "{keyword} . {effects}"
    es = "{keyword} . {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        found = self.keyword.ability(at)
        if not isinstance(found, ability.Keyword):
            return at.refuse(self, "said of what?")
        if found.keyword == "flashback":  # a statement about the spell cast so
            at.shared.limits["this_way"] = found.keyword
            return found, *static_abilities(at, self.effects.sentences)
        body = self.effects.body(at)
        said = {key: value for key, value in at.shared.limits.items() if key in ACTIVATION_LIMITS}
        if found.keyword not in _ACTIVATED or body != ability.Body() or set(said) - {"limit", "cost_changes"}:
            return at.refuse(self, "more than how it is activated")
        return (replace(found, **said),)


class WithAbilities(After, Relative):
    """ "creature with flying"."""

    grants: Grants
    en = "with {grants}"
    es = "con {grants@inf}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return tuple(objects.HasKeyword(plain_keyword(one)) for one in self.grants.abilities(at))


class WithoutAbilities(After, Relative):
    """ "creature without flying"."""

    grants: Grants
    en = "without {grants}"
    es = "sin {grants@inf}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return tuple(objects.Not(objects.HasKeyword(plain_keyword(one))) for one in self.grants.abilities(at))


class KeywordCostLine(PlainLine):
    """ "Ward—Pay 2 life.": a keyword whose cost is a sentence."""

    keyword: Keyword
    en = "{keyword:CostsKeyword} ."
    es = "{keyword:CostsKeyword} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (self.keyword.ability(at),)


class SpliceCostLine(PlainLine):
    """ "Splice onto Arcane—Sacrifice two lands." (702.47)"""

    keyword: Keyword
    rule = "702.47"
    en = "{keyword:SpliceCosts} ."
    es = "{keyword:SpliceCosts} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (self.keyword.ability(at),)
