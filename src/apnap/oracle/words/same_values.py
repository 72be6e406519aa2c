"""202.3, 208: mana values and powers compared: "with the same mana value as that card", "it has mana value 3"."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import IfSuffix, LateInstead, UnlessPlayer
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.measures import only_one
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.numbers import Digits
from apnap.oracle.phrase.roots import Condition, NounPhrase, Possessor
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.words.conditions import compared


def the_same(at: Lowering, stat: Stat, what: objects.Objects) -> objects.Test:
    """Return the test of a value that is that of another object."""
    number = quantity.StatOf(what, stat.number())
    return objects.Stat(stat.number(), quantity.Comparison(quantity.EQUAL, number))


class WithSameStat(After, Relative):
    """with the same mana value as that card"""

    stat: Stat
    what: NounPhrase
    rule = "202.3"
    en = "with the same {stat} as {what}"
    es = ("con el mismo {stat@m} que {what}", "con la misma {stat@f} que {what}")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (the_same(at, self.stat, only_one(at, self.what, at.objects(self.what))),)


class WithStatOfIt(After, Relative):
    """with that spell's mana value"""

    whose: Possessor
    stat: Stat
    rule = "202.3"
    en = "with {whose:OfObject} {stat}"
    es = "con <el@1> {stat@1} de {whose:OfObject}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (the_same(at, self.stat, only_one(at, self.whose, self.whose.of_object(at))),)


class WithOneOfStats(After, Relative):
    """with mana value 4, 5, or 6"""

    stat: Stat
    first: Digits
    second: Digits
    third: Digits | None = None
    rule = "202.3"
    en = ("with {stat} {first} or {second}", "with {stat} {first} , {second} , or {third}")
    es = ("con {stat} de {first} o {second}", "con {stat} de {first} , {second} o {third}")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        numbers = [one.lower(at) for one in (self.first, self.second, self.third) if one is not None]
        equal = (quantity.Comparison(quantity.EQUAL, number) for number in numbers)
        return (objects.AnyOf(tuple(objects.Stat(self.stat.number(), one) for one in equal)),)


class EachWithStat(After, Relative):
    """each with mana value 3 or less"""

    stat: Stat
    limit: Limit
    rule = "202.3"
    en = "each with {stat} {limit} =p"
    es = (
        "con {stat} de {limit:NumberLimit} cada una =p+f",
        "con {stat} de {limit:NumberLimit} cada uno =p+m",
        "con {stat} {limit} cada una =p+f",
        "con {stat} {limit} cada uno =p+m",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Stat(self.stat.number(), self.limit.lower(at)),)

    def ends_with_noun(self) -> bool:
        return self.limit.ends_with_noun()


class HasStat(Condition):
    """it has mana value 3 or less"""

    what: NounPhrase
    stat: Stat
    limit: Limit
    rule = "202.3"
    en = "{what@1+s} has {stat} {limit}"
    es = (
        "{what@1+s} <tener@1> {stat} de {limit:NumberLimit}",
        "{what@1+s} <tener@1> {stat} {limit}",
        "{what=It@1} <tener@0+3+s> {stat} de {limit:NumberLimit}",
        "{what=It@1} <tener@0+3+s> {stat} {limit}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        found = only_one(at, self.what, at.objects(self.what))
        return compared(at, quantity.StatOf(found, self.stat.number()), self.limit)


class HasSameStat(Condition):
    """it has the same mana value as that card"""

    what: NounPhrase
    stat: Stat
    other: NounPhrase
    rule = "202.3"
    en = "{what@1+s} has the same {stat} as {other}"
    es = (
        "{what@1+s} <tener@1> el mismo {stat@m} que {other}",
        "{what@1+s} <tener@1> la misma {stat@f} que {other}",
        "{what=It@1} <tener@0+3+s> el mismo {stat@m} que {other}",
        "{what=It@1} <tener@0+3+s> la misma {stat@f} que {other}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        found = only_one(at, self.what, at.objects(self.what))
        other = only_one(at, self.other, at.objects(self.other))
        return conditions.Fits(found, objects.Filter((the_same(at, self.stat, other),), ()))


class IfInstead(LateInstead):
    """ "… if its mana value is 4 or less instead" (614.15)."""

    clause: IfSuffix
    rule = "614.15"
    en = "{clause} instead"
    es = "{clause} en vez de eso"

    def inner(self) -> IfSuffix:
        return self.clause


class UnlessInstead(LateInstead):
    """ "… unless its controller pays {4} instead" (614.15)."""

    clause: UnlessPlayer
    rule = "614.15"
    en = "{clause} instead"
    es = "en vez de eso , {clause}"

    def inner(self) -> UnlessPlayer:
        return self.clause
