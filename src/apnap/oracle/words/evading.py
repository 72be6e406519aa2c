"""509.1b, 609.4: evasion abilities that creatures block or are blocked as though they were not there."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, static
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.combat_rules import subject_of
from apnap.oracle.words.keyword_lines import GrantChoice, Grants, plain_keyword


def evasion(at: Lowering, construct: Construct, grants: Grants) -> str:
    """Return the name of the only keyword ability that is named, one that says what can block a creature."""
    names = [plain_keyword(one) for one in grants.abilities(at)]
    if len(names) == 1 and (names[0] == "shadow" or names[0].endswith("walk")):
        return names[0]
    return at.refuse(construct, "no evasion ability that can be left out")


class CanBeBlockedAsThough(ObjectVerb):
    """can be blocked as though they didn't have islandwalk (609.4)"""

    grants: Grants
    rule = "609.4"
    en = "can be blocked as though (it|they) didn't have {grants}"
    es = (
        "<poder> ser <bloqueado> como si no tuviera {grants@inf} =s",
        "<poder> ser <bloqueado> como si no tuvieran {grants@inf} =p",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        keyword = evasion(at, self, self.grants)
        return at.rule(static.AsThough(static.BE_BLOCKED_WITHOUT, subject_of(at), keyword=keyword))


class CanBeBlockedAsThoughWithoutThose(ObjectVerb):
    """can be blocked as though they didn't have those abilities, of creatures with landwalk abilities (609.4)"""

    rule = "609.4"
    en = "can be blocked as though they didn't have those abilities"
    es = "<poder> ser <bloqueado> como si no tuvieran esas habilidades"

    def lower(self, at: Lowering) -> effects.Effect:
        subject = subject_of(at)
        if not isinstance(subject, objects.Filter) or objects.HasKeyword("landwalk") not in subject.tests:
            return at.refuse(self, "which abilities?")
        return at.rule(static.AsThough(static.BE_BLOCKED_WITHOUT, subject, keyword="landwalk"))


class CanBlockAsThough(ObjectVerb):
    """can block creatures with shadow as though they didn't have shadow (609.4)"""

    what: Noun
    grants: Grants
    rule = "609.4"
    en = "can block {what:Plural} as though they didn't have {grants}"
    es = "<poder> bloquear a {what:Plural} como si no tuvieran {grants@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        return _blocking_without(at, self, self.what, evasion(at, self, self.grants))


class CanBlockWithoutThose(ObjectVerb):
    """can block creatures with landwalk abilities as though they didn't have those abilities (609.4)"""

    what: Noun
    rule = "609.4"
    en = "can block {what:Plural} as though they didn't have those abilities"
    es = "<poder> bloquear a {what:Plural} como si no tuvieran esas habilidades"

    def lower(self, at: Lowering) -> effects.Effect:
        return _blocking_without(at, self, self.what, "landwalk")


class CanBlockAsThoughItHad(ObjectVerb):
    """can block creatures with shadow as though it had shadow (609.4)"""

    what: Noun
    grants: Grants
    rule = "609.4"
    en = "can block {what:Plural} as though (it|they) had {grants}"
    es = (
        "<poder> bloquear a {what:Plural} como si tuviera {grants@inf} =s",
        "<poder> bloquear a {what:Plural} como si tuvieran {grants@inf} =p",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        keyword = evasion(at, self, self.grants)
        if keyword != "shadow":  # only shadow is evaded by having it, too
            return at.refuse(self, "what would the ability change?")
        return _blocking_without(at, self, self.what, keyword)


def _blocking_without(at: Lowering, construct: Construct, what: Noun, keyword: str) -> effects.Effect:
    if objects.HasKeyword(keyword) not in at.object_of_verb().filter(what).tests:
        return at.refuse(construct, "creatures with something else")
    return at.rule(static.AsThough(static.BLOCK_WITHOUT, subject_of(at), keyword=keyword))


class WithEitherAbility(After, Relative):
    """ "creatures with flying or reach"."""

    choice: GrantChoice
    rule = "702.1"
    en = "with {choice}"
    es = "con {choice@inf}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        kinds = tuple(objects.HasKeyword(plain_keyword(one)) for one in self.choice.abilities(at))
        return (objects.AnyOf(kinds),)


class WithoutEitherAbility(After, Relative):
    """ "creatures without flying or reach"."""

    choice: GrantChoice
    rule = "702.1"
    en = "without {choice}"
    es = "sin {choice@inf}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        kinds = tuple(objects.HasKeyword(plain_keyword(one)) for one in self.choice.abilities(at))
        return tuple(objects.Not(kind) for kind in kinds)


class WithLandwalk(After, Relative):
    """ "creatures with landwalk abilities": of any kind of land (702.14a)."""

    rule = "702.14a"
    en = "with landwalk abilities =p"
    es = "con habilidades de cruzar tierras =p"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasKeyword("landwalk"),)
