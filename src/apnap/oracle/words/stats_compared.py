"""107.1, 122.1, 208: power and toughness of one object compared with those of others, and whether it has counters."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity
from apnap.abilities.quantity import Comparison
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.phrase.stats import Stat, has_least
from apnap.oracle.words.conditions import StateOfGame


class HasGreaterStat(Condition):
    """that creature has greater power than this creature"""

    what: NounPhrase
    stat: Stat
    other: NounPhrase
    rule = "208"
    en = "{what@1+s} <have@1> greater {stat} than {other}"
    es = ("<tener@0+3+s> mayor {stat} que {other} {what=It}", "{what@1+s} <tener@1> mayor {stat} que {other}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return _greater(at, self.what, self.stat, self.other)


class HasEitherGreater(Condition):
    """that creature has greater power or toughness than this creature"""

    what: NounPhrase
    first: Stat
    second: Stat
    other: NounPhrase
    rule = "208"
    en = "{what@1+s} <have@1> greater {first} or {second} than {other}"
    es = (
        "<tener@0+3+s> mayor {first} o {second} que {other} {what=It}",
        "{what@1+s} <tener@1> mayor {first} o {second} que {other}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.AnyTrue(
            tuple(_greater(at, self.what, stat, self.other) for stat in (self.first, self.second))
        )


def _greater(at: Lowering, what: NounPhrase, stat: Stat, other: NounPhrase) -> conditions.Condition:
    first, second = at.objects(what), at.objects(other)
    if isinstance(first, objects.Each) or isinstance(second, objects.Each) or first == second:
        return at.refuse(other, "greater than whose?")
    mine, theirs = (quantity.StatOf(one, stat.number()) for one in (first, second))
    return conditions.Compare(mine, Comparison(quantity.GREATER, theirs))


class HasACounter(StateOfGame):
    """this creature has a counter on it"""

    what: NounPhrase
    rule = "122.1"
    en = ("{what@1+s} <have@1> a counter on (it|him|her)", "{what@1+s} <have@1> one or more counters on (it|him|her)")
    es = (
        "{what@} <tener@> un contador sobre <él@>",
        "{what=It@1} <tener@0+3+s> un contador sobre <él@1+s>",
        "{what@} <tener@> uno o más contadores sobre <él@>",
        "{what=It@1} <tener@0+3+s> uno o más contadores sobre <él@1+s>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        found = objects.Filter((objects.Is(objects.HAS_COUNTER),), ())
        return conditions.Fits(at.objects(self.what), found)


class WithLeastAmong(After, Relative):
    """with the least power among creatures they control"""

    stat: Stat
    what: Noun
    rule = "107.1"
    en = "with the least {stat} among {what:Plural}"
    es = "con <el@1> menor {stat@1} entre {what:Plural}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (has_least(at.filter(self.what), self.stat.number()),)

    def ends_with_noun(self) -> bool:
        return True


class HasLeastPowerOrTied(Condition):
    """it has the least power or is tied for least power among creatures on the battlefield"""

    what: NounPhrase
    among: Noun
    rule = "107.1"
    en = "{what@1+s} <have@1> the least power or is tied for least power among {among:Plural}"
    es = (
        "<tener@0+3+s> la menor fuerza o empata con la menor fuerza entre {among:Plural} {what=It}",
        "{what@1+s} <tener@1> la menor fuerza o empata con la menor fuerza entre {among:Plural}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        test = has_least(at.filter(self.among), quantity.POWER)
        return conditions.Fits(at.objects(self.what), objects.Filter((test,)))
