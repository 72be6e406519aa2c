"""Conditions and modifiers about what something was, had or was dealt (608.2h, 400.7j)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.determiners import A, Pointing
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.modifiers import After, Quality, Relative
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import Count, CounterKind, NumberWord
from apnap.oracle.phrase.pronouns import It
from apnap.oracle.phrase.roots import Condition, NounPhrase
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.words.conditions import compared
from apnap.oracle.words.distinct import Distinct


def as_it_was(at: Lowering, what: NounPhrase) -> objects.Objects:
    """Return what a phrase in the past tense speaks of: something that moved is what it was before (608.2h)."""
    return at.binder.its(what) if isinstance(what, It) else at.objects(what)


class WasKind(Condition):
    """it was a creature card"""

    what: NounPhrase
    kind: NounPhrase
    rule = "608.2h"
    en = "{what@s} was {kind:Determined}"
    es = ("{what=It@1} era {kind:Determined}", "{what@s} era {kind:Determined}")

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.filter(self.kind)
        return conditions.Fits(as_it_was(at, self.what), objects.Filter(found.tests, ()))


class WasntKind(Condition):
    """it wasn't a creature card"""

    what: NounPhrase
    kind: NounPhrase
    rule = "608.2h"
    en = "{what@s} wasn't {kind:Determined}"
    es = ("{what=It@1} no era {kind:Determined}", "{what@s} no era {kind:Determined}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(WasKind(self.what, self.kind).lower(at))


class WasQuality(Condition):
    """it was attacking"""

    what: NounPhrase
    quality: Quality
    rule = "608.2h"
    en = "{what@s} was {quality}"
    es = ("{what=It@1} estaba {quality@1+s}", "{what@1+s} estaba {quality@1}")

    def lower(self, at: Lowering) -> conditions.Condition:
        if self.quality.lemma == "kicked":
            return at.refuse(self)
        return conditions.Fits(as_it_was(at, self.what), objects.Filter(self.quality.tests(at), ()))


class HadStat(Condition):
    """it had power 3 or greater"""

    what: NounPhrase
    stat: Stat
    limit: Limit
    rule = "608.2h"
    en = "{what@s} had {stat} {limit}"
    es = (
        "{what=It@1} tenía {stat} de {limit:NumberLimit}",
        "{what=It@1} tenía {stat} {limit}",
        "{what@s} tenía {stat} de {limit:NumberLimit}",
        "{what@s} tenía {stat} {limit}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return compared(at, quantity.StatOf(as_it_was(at, self.what), self.stat.number()), self.limit)


class HadCounter(Condition):
    """it had a +1/+1 counter on it"""

    what: NounPhrase
    count: Count
    counter: CounterKind
    rule = "608.2h"
    en = "{what@s} had {count@4} {counter} <counters@4> on it"
    es = (
        "{what=It@1} tenía {count@4+m} <contador@4> {counter} sobre <él@1+s>",
        "{what@1+s} tenía {count@4+m} <contador@4> {counter} sobre <él@1>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return had_counters(at, self.what, self.counter.kind(), self.count.lower(at))


class HadCountersOrMore(Condition):
    """it had two or more +1/+1 counters on it"""

    what: NounPhrase
    count: NumberWord
    counter: CounterKind
    rule = "608.2h"
    en = "{what@s} had {count} or more {counter} counters on it"
    es = (
        "{what=It@1} tenía {count} o más contadores {counter} sobre <él@1+s>",
        "{what@1+s} tenía {count} o más contadores {counter} sobre <él@1>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        found = had_counters(at, self.what, self.counter.kind(), self.count.lower(at))
        at.shared.limits["removed"] = quantity.CountersOn(as_it_was(at, self.what), self.counter.kind())
        return found


class HadNoCounter(Condition):
    """it had no time counters on it"""

    what: NounPhrase
    counter: CounterKind
    rule = "608.2h"
    en = "{what@s} had no {counter} counters on it"
    es = (
        "{what=It@1} no tenía contadores {counter} sobre <él@1+s>",
        "{what@1+s} no tenía contadores {counter} sobre <él@1>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(had_counters(at, self.what, self.counter.kind(), quantity.Number(1)))


class HadAnyCounter(Condition):
    """it had counters on it"""

    what: NounPhrase
    rule = "608.2h"
    en = (
        "{what@s} had counters on it",
        "{what@s} had a counter on it",
        "{what@s} had one or more counters on it",
    )
    es = (
        "{what=It@1} tenía contadores sobre <él@1+s>",
        "{what=It@1} tenía un contador sobre <él@1+s>",
        "{what=It@1} tenía uno o más contadores sobre <él@1+s>",
        "{what@1+s} tenía contadores sobre <él@1>",
        "{what@1+s} tenía un contador sobre <él@1>",
        "{what@1+s} tenía uno o más contadores sobre <él@1>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(as_it_was(at, self.what), objects.Filter((objects.Is(objects.HAS_COUNTER),), ()))


def had_counters(at: Lowering, what: NounPhrase, counter: str, least: quantity.Quantity) -> conditions.Condition:
    """Return that something had so many counters at least, as it last was."""
    number = quantity.CountersOn(as_it_was(at, what), counter)
    return conditions.Compare(number, quantity.Comparison(quantity.AT_LEAST, least))


# ------------------------------------------------------------------------------------------------ in common


class SharesValue(Condition):
    """it shares a creature type with this creature"""

    what: NounPhrase
    kind: Distinct
    other: NounPhrase
    en = "{what@1} <share@1> a {kind@s} with {other}"
    es = ("{what=It@1} <compartir@0+3+s> un {kind@s} con {other}", "{what@} <compartir@> un {kind@s} con {other}")

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        return conditions.Fits(
            found, objects.Filter((objects.SharesWith(at.any_such(self.other), self.kind.number()),), ())
        )


class ThatShares(After, Relative):
    """that shares a color with it"""

    kind: Distinct
    other: NounPhrase
    en = ("that shares a {kind@s} with {other} =s", "that share a {kind@s} with {other} =p")
    es = "que <compartir@n+sub> un {kind@s} con {other}"

    def is_of_others(self) -> bool:
        return True

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.SharesWith(at.any_such(self.other), self.kind.number()),)

    def ends_with_noun(self) -> bool:
        return isinstance(self.other, Determined) and not isinstance(self.other.determiner, Pointing)


# ------------------------------------------------------------------------------------------------ damage


class DealtDamageBy(After, Relative):
    """dealt damage by this creature this turn"""

    by: NounPhrase
    rule = "120"
    en = ("dealt damage by {by} this turn", "that was dealt damage by {by} this turn")
    es = (
        "al que {by} hizo daño este turno =m+s",
        "a la que {by} hizo daño este turno =f+s",
        "a los que {by} hizo daño este turno =m+p",
        "a las que {by} hizo daño este turno =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        source = objects.Filter((objects.IsSource(),), ()) if self.by.is_self() else self.by.filter(at)
        anything = objects.Filter((), ())
        return (objects.ThisTurnTest(occurrence.IsDealtDamage(anything, source)),)


class DealtDamageByYours(After, Relative):
    """dealt damage this turn by a Spider you controlled"""

    by: NounPhrase
    rule = "120"
    en = "dealt damage this turn by {by:Determined} you controlled"
    es = (
        "al que este turno hizo daño {by:Determined} que controlabas =m+s",
        "a la que este turno hizo daño {by:Determined} que controlabas =f+s",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if not isinstance(self.by, Determined) or not isinstance(self.by.determiner, A):
            return at.refuse(self.by, "by one of which?")
        source = narrowed(self.by.filter(at), objects.ControlledBy(objects.You()))
        return (objects.ThisTurnTest(occurrence.IsDealtDamage(objects.Filter((), ()), source)),)


class ThatDealtDamage(After, Relative):
    """that dealt damage this turn"""

    rule = "120"
    en = "that dealt damage this turn"
    es = ("que hizo daño este turno =s", "que hicieron daño este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ThisTurnTest(occurrence.DealsDamage(objects.Filter((), ()))),)


class WasNot(Condition):
    """that land was nonbasic"""

    what: NounPhrase
    quality: Quality
    rule = "608.2h"
    en = "{what@s} was non {quality}"
    es = ("{what=It@1} no era {quality@1+s}", "{what@1+s} no era {quality@1}")

    def lower(self, at: Lowering) -> conditions.Condition:
        tests = tuple(objects.Not(test) for test in self.quality.tests(at))
        return conditions.Fits(as_it_was(at, self.what), objects.Filter(tests, ()))
