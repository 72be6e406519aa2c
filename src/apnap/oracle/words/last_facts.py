"""205.1a, 208, 400.7: what loses all else, base sizes with keywords, facts of power, colors and lands."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import change, objects, occurrence, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Singular
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Condition, Noun
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.conditions import StateOfGame
from apnap.oracle.words.histories import happened
from apnap.oracle.words.only_these_types import only_these_types


class IsThingAndItLosesTypes(ObjectVerb):
    """is a Vehicle artifact with crew 5 and it loses all other card types (205.1a)"""

    what: Noun
    rule = "205.1a"
    en = "<be> {what:Determined} and it <lose> all other card types"
    es = "<ser> {what:Determined} y además <perder> todos los demás tipos de carta"

    def lower(self, at: Lowering) -> effects.Effect:
        return only_these_types(at, self.what)


class IsThingWithoutAllElse(ObjectVerb):
    """is a colorless land with "{T}: Add {C}" and loses all other card types and abilities (205.1a, 613.1f)"""

    what: Noun
    rule = "205.1a"
    en = "<be> {what:Determined} and <lose> all other card types and abilities"
    es = "<ser> {what:Determined} y <perder> todos los demás tipos de carta y habilidades"

    def lower(self, at: Lowering) -> effects.Effect:
        found = only_these_types(at, self.what)
        assert isinstance(found, effects.ContinuousRule) and isinstance(found.parts[0], static.Changes)
        part = found.parts[0]
        return at.rule(replace(part, changes=(change.RemoveAllAbilities(), *part.changes)))


class NotExactlySoManyColors(After, Relative):
    """that isn't exactly two colors (105.2)"""

    count: NumberWord
    rule = "105.2"
    en = "that isn't exactly {count} colors =s"
    es = "que no sea de exactamente {count@m} colores =s"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        exactly = quantity.Comparison(quantity.EQUAL, self.count.lower(at))
        return (objects.Not(objects.ColorCount(exactly)),)


class PowerWasDifferent(Condition):
    """its power was different from its base power (208.4)"""

    rule = "208.4"
    en = "its power was different from its base power"
    es = "su fuerza era diferente de su fuerza base"

    def lower(self, at: Lowering) -> conditions.Condition:
        it = at.binder.its(self)
        power, base = (quantity.StatOf(it, stat) for stat in (quantity.POWER, quantity.BASE_POWER))
        return conditions.NotTrue(conditions.Compare(power, quantity.Comparison(quantity.EQUAL, base)))


class LifeOpponentsLost(Measured):
    """the total amount of life your opponents lost this turn (119.10)"""

    rule = "119.10"
    en = "the total amount of life your opponents lost this turn"
    es = "la cantidad total de vidas que tus oponentes perdieron este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.ThisTurn(occurrence.LosesLife(objects.EachOpponent()), amounts=True)


class WentToGraveyard(Condition):
    """a land you controlled was put into a graveyard from the battlefield this turn (700.4)"""

    what: Noun
    rule = "700.4"
    en = "{what:Determined} you controlled was put into a graveyard from the battlefield this turn"
    es = "{what:Determined} que controlabas fue puesta en un cementerio desde el campo de batalla este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        yours = narrowed(at.filter(self.what), objects.ControlledBy(objects.You()))
        return happened(occurrence.ZoneChanges(yours, (values.BATTLEFIELD,), (values.GRAVEYARD,)))


class ControlsGreatestOrTied(StateOfGame):
    """you control the artifact with the greatest mana value or tied for the greatest mana value"""

    what: Singular
    stat: Stat
    again: Stat
    rule = "202.3"
    en = "you control the {what} with the greatest {stat} or tied for the greatest {again}"
    es = "<controlar@0+2+s> <el@1> {what@1} con <el@4> mayor {stat@4} o <empatado@1> con <el@5> mayor {again@5}"

    def lower(self, at: Lowering) -> conditions.Condition:
        if self.stat != self.again:
            return at.refuse(self, "another stat")
        found = at.filter(self.what)
        greatest = quantity.GreatestOf(found, self.stat.number())
        as_much = objects.Stat(self.stat.number(), quantity.Comparison(quantity.EQUAL, greatest))
        return conditions.Exists(narrowed(narrowed(found, as_much), objects.ControlledBy(objects.You())))
