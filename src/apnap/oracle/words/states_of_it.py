"""What "it" is, behind "as long as" and "if": attacking, tapped, the commander."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import Adjective, Before, Color, Quality
from apnap.oracle.phrase.roots import Condition, NounPhrase


class CommanderBefore(Before, Adjective):
    """commander creature (903.3)"""

    rule = "903.3"
    en = "commander"
    es = "comandante"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.COMMANDER),)


def it_is(at: Lowering, construct: Condition, *tests: objects.Test) -> conditions.Condition:
    """Return that "it" passes the tests."""
    return conditions.Fits(at.binder.it(construct), objects.Filter(tests))


class ItsQuality(Condition):
    """it's attacking"""

    quality: Quality
    en = ("it's {quality@s}", "he's {quality@s}", "she's {quality@s}")
    es = "<estar@0+3+s> {quality@s}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return it_is(at, self, *self.quality.tests(at))


class ItsntQuality(Condition):
    """it isn't attacking"""

    quality: Quality
    en = ("it isn't {quality@s}", "it's not {quality@s}")
    es = "no <estar@0+3+s> {quality@s}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(it_is(at, self, *self.quality.tests(at)))


class IsColor(Condition):
    """enchanted creature is red"""

    what: NounPhrase
    color: Color
    rule = "105.2"
    en = "{what@1} <be@1> {color}"
    es = "{what@} <ser@> {color@}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(at.objects(self.what), objects.Filter(self.color.tests(at)))


class ItsColor(Condition):
    """it's red"""

    color: Color
    rule = "105.2"
    en = "it's {color}"
    es = "<ser@0+3+s> {color@s}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return it_is(at, self, *self.color.tests(at))


class ItsAttackingAlone(Condition):
    """it's attacking alone (506.5)"""

    rule = "506.5"
    en = "it's attacking alone"
    es = "<estar@0+3+s> atacando <solo@>"

    def lower(self, at: Lowering) -> conditions.Condition:
        return it_is(at, self, objects.Is(objects.ATTACKING_ALONE))


class IsAttackingAlone(Condition):
    """equipped creature is attacking alone (506.5)"""

    what: NounPhrase
    rule = "506.5"
    en = "{what@1} <be@1> attacking alone"
    es = "{what@} <estar@> atacando <solo@>"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(at.objects(self.what), objects.Filter((objects.Is(objects.ATTACKING_ALONE),)))
