"""702: keyword abilities by name alone: "creature with toxic", and those that players have."""

from __future__ import annotations

from apnap.abilities import bonds, objects, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import Condition, NounPhrase
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.keywords import CostedName, NumberedName, TimedName
from apnap.oracle.words.protection import (
    Against,
)


class WithCyclingAbility(After, Relative):
    """that has a cycling ability (702.29f)"""

    rule = "702.29f"
    en = ("that has a cycling ability =s", "that have a cycling ability =p")
    es = ("que tenga una habilidad de ciclo =s", "que tengan una habilidad de ciclo =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasKeyword("cycling"),)


class KeywordName(Construct):
    """The name of a keyword ability that always has a number or a cost."""

    def test(self, at: Lowering) -> objects.Test:
        """Return the test that objects with such an ability pass."""
        return at.refuse(self)


def named(at: Lowering, name: NumberedName | CostedName) -> objects.Test:
    """Return the test for a keyword; cycling is any kind of cycling (702.29f), but one kind is not looked for."""
    if name.lemma.endswith("cycling") and name.lemma != "cycling":
        return at.refuse(name, "one kind of cycling")
    return objects.HasKeyword(name.lemma)


class NameOfNumbered(KeywordName):
    """toxic, modular"""

    name: NumberedName
    en = "{name}"
    es = "{name}"

    def test(self, at: Lowering) -> objects.Test:
        return named(at, self.name)


class NameOfCosted(KeywordName):
    """flashback, cycling"""

    name: CostedName
    en = "{name}"
    es = "{name}"

    def test(self, at: Lowering) -> objects.Test:
        return named(at, self.name)


class NameOfTimed(KeywordName):
    """suspend, awaken"""

    name: TimedName
    en = "{name}"
    es = "{name}"

    def test(self, at: Lowering) -> objects.Test:
        return objects.HasKeyword(self.name.lemma)


class AKeywordAbility(NounPhrase):
    """ "a backup ability", on the stack (113.7)."""

    name: NumberedName
    rule = "113.7"
    en = "a {name} ability =s"
    es = "una habilidad de {name} =s+f"

    def filter(self, at: Lowering) -> objects.Filter:
        ability = objects.Is(objects.IS_ABILITY)
        return objects.Filter((ability, bonds.FromKeyword(self.name.lemma)), (values.STACK,))

    def event_subject(self, at: Lowering) -> tuple[objects.Filter, bool]:
        return self.filter(at), False


class WithKeyword(After, Relative):
    """ "creature with toxic"."""

    name: KeywordName
    en = "with {name}"
    es = "con {name}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (self.name.test(at),)


class HasKeywordNamed(Condition):
    """that creature has toxic"""

    what: NounPhrase
    name: KeywordName
    en = "{what@1} <have@1> {name}"
    es = "{what@} <tener@> {name}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(at.objects(self.what), objects.Filter((self.name.test(at),)))


# ------------------------------------------------------------------------------------------------ players


class PlayerHexproof(PlayerVerb):
    """have hexproof (702.11c)"""

    rule = "702.11c"
    en = "<have> hexproof"
    es = "<tener> la habilidad de antimaleficio"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.player_rule(static.HEXPROOF_PLAYER)


class PlayerGainsHexproof(PlayerVerb):
    """gain hexproof (702.11c)"""

    rule = "702.11c"
    en = "<gain> hexproof"
    es = "<ganar> la habilidad de antimaleficio =ind+sub+inf"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.player_rule(static.HEXPROOF_PLAYER)


class PlayerShroud(PlayerVerb):
    """have shroud (702.18a)"""

    rule = "702.18a"
    en = "<have> shroud"
    es = "<tener> la habilidad de velo"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.player_rule(static.SHROUD_PLAYER)


class PlayerGainsShroud(PlayerVerb):
    """gain shroud (702.18a)"""

    rule = "702.18a"
    en = "<gain> shroud"
    es = "<ganar> la habilidad de velo =ind+sub+inf"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.player_rule(static.SHROUD_PLAYER)


class PlayerProtection(PlayerVerb):
    """have protection from red (702.16)"""

    quality: Against
    rule = "702.16"
    en = "<have> protection from {quality}"
    es = "<tener> protección contra {quality}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.player_rule(static.PROTECTION_FROM, what=objects.Filter((self.quality.test(at),), ()))


class PlayerGainsProtection(PlayerVerb):
    """gain protection from red (702.16)"""

    quality: Against
    rule = "702.16"
    en = "<gain> protection from {quality}"
    es = "<ganar> protección contra {quality}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.player_rule(static.PROTECTION_FROM, what=objects.Filter((self.quality.test(at),), ()))
