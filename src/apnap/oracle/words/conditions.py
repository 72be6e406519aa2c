"""What stands behind "if", "unless", "as long as"."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, quantity, values
from apnap.oracle.binder import types_of
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.determiners import A, Another, That
from apnap.oracle.phrase.determiners_of_amounts import CountedOrMore, No
from apnap.oracle.phrase.exact_numbers import ExactlyCounted
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import Quality
from apnap.oracle.phrase.noun_lists import AndNouns, OrNouns
from apnap.oracle.phrase.noun_phrases import Determined, Host, Plural
from apnap.oracle.phrase.numbers import Count, CounterKind, NumberWord
from apnap.oracle.phrase.players import AnOpponent, NoOpponent
from apnap.oracle.phrase.pronouns import It
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Player
from apnap.oracle.several import one_alone
from apnap.oracle.the_target import it_of_condition
from apnap.oracle.words.keyword_lines import Grants, plain_keyword


def controls(at: Lowering, who: Player, what: Noun) -> conditions.Condition:
    """Return "you control a Swamp", "an opponent controls three or more creatures": one of them controls so many."""
    return has_so_many(at, who, what, objects.ControlledBy)


def has_so_many(
    at: Lowering, who: Player, what: Noun, whose: type[objects.ControlledBy] | type[objects.OwnedBy]
) -> conditions.Condition:
    """Return that a player controls, or owns, as many as a noun phrase says: one of them alone."""
    if isinstance(who, NoOpponent):
        return conditions.NotTrue(has_so_many(at, AnOpponent(), what, whose))
    players = who.lower(at)
    found = exists(at, what, (whose(players),))
    some = one_alone(players)
    if some is not None and isinstance(found, conditions.Compare) and isinstance(found.n, quantity.CountOf):
        theirs = exists(at, what, (whose(objects.IteratedPlayer()),))
        assert isinstance(theirs, conditions.Compare)
        return conditions.PlayerCompare(some, theirs.n, theirs.comparison)
    return found


def exists(at: Lowering, what: Noun, more: tuple[objects.Test, ...]) -> conditions.Condition:
    """Return the condition that there are so many objects as the determiner says."""
    if isinstance(what, OrNouns | AndNouns) and _one_each(what.first) and _one_each(what.second):
        parts = (exists(at, what.first, more), exists(at, what.second, more))
        return conditions.AnyTrue(parts) if isinstance(what, OrNouns) else conditions.AllTrue(parts)
    if what.is_self() and not isinstance(what, Determined):  # "as long as you control ~"
        return conditions.Exists(objects.Filter((objects.IsSource(), *more)))
    if isinstance(what, Plural) and not more and any(one.participle() == "exiled with" for one in what.modifiers):
        exiled = quantity.CountObjects(at.objects(what))  # "if there are cards exiled with it"
        return conditions.Compare(exiled, quantity.Comparison(quantity.AT_LEAST, quantity.Number(1)))
    if more and (isinstance(what, It) or (isinstance(what, Determined) and isinstance(what.determiner, That))):
        return conditions.Fits(at.objects(what), objects.Filter(more, ()))  # "if you control that creature"
    if not isinstance(what, Determined | Host):
        return at.refuse(what, "in a condition")
    found = at.filter(what)
    if not found.zones:
        return at.refuse(what, "in no known zone")
    if isinstance(what, Host):
        at.binder.mention(objects.AttachedHost(), False, types_of(found), found.zones)
        return conditions.Exists(replace(found, tests=(*found.tests, *more)))
    if what.is_self() and found.zones == (values.BATTLEFIELD,):  # whatever it is by then
        return conditions.Exists(objects.Filter((objects.IsSource(), *more)))
    other = at.shared.limits.get("others")
    if other is not None:  # "whenever a Mountain enters, if you control five other Mountains"
        own = objects.Not(objects.IsOneOf(other))
        found = replace(found, tests=tuple(own if test == objects.Other() else test for test in found.tests))
    return what.determiner.condition(at, replace(found, tests=(*found.tests, *more)))


def _one_each(what: Noun) -> bool:
    return isinstance(what, Determined) and isinstance(what.determiner, A | Another)


def compared(at: Lowering, number: quantity.Quantity, limit: Limit) -> conditions.Condition:
    """Return that a number compares so; "its power is greater than each other creature's": no other has as much."""
    each = limit.than_each(at)
    if each is None:
        return conditions.Compare(number, limit.lower(at))
    if not isinstance(number, quantity.StatOf):
        return at.refuse(limit, "the number of what?")
    described, stat = each
    other = objects.Not(objects.IsOneOf(number.what))
    tests = tuple(other if isinstance(test, objects.Other) else test for test in described.tests)
    as_much = objects.Stat(stat, quantity.Comparison(quantity.AT_LEAST, number))
    return conditions.NotTrue(conditions.Exists(replace(described, tests=(*tests, as_much))))


class StateOfGame(Condition):
    """How things are now, not what was done: an ability may trigger as it comes true (603.8)."""


class Controls(StateOfGame):
    """you control an artifact"""

    who: Player
    what: Noun
    en = "{who@1} <control@1> {what}"
    es = ("{who:OtherPlayer@} <controlar@> {what}", "{who=You} <controlar@0+2+s> {what}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return controls(at, self.who, self.what)


class DoesntControl(Condition):
    """you don't control an artifact"""

    who: Player
    what: Noun
    en = "{who@1} <do not@1> control {what}"
    es = ("{who:OtherPlayer@} no <controlar@> {what}", "{who=You} no <controlar@0+2+s> {what}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(controls(at, self.who, self.what))


class YourTurn(Condition):
    """it's your turn"""

    en = "it's your turn"
    es = "<ser@0+3+s> tu turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.YourTurn(objects.You())


class NotYourTurn(Condition):
    """it's not your turn"""

    en = ("it's not your turn", "it isn't your turn")
    es = "no <ser@0+3+s> tu turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(conditions.YourTurn(objects.You()))


class WasKicked(Condition):
    """it was kicked (702.33)"""

    what: NounPhrase
    rule = "702.33"
    en = "{what} was kicked"
    es = ("{what@1} fue <estimulado@1>", "{what=It@1} fue <estimulado@1+s>")
    es_old = "se pagó el estímulo de {what}"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        if not isinstance(found, objects.This):
            return conditions.CostPaid("kicker", found)
        if at.is_spell:
            at.binder.mention_spell()
        return conditions.CostPaid("kicker")


class IsQuality(Condition):
    """it's tapped, this creature is attacking"""

    what: NounPhrase
    quality: Quality
    en = "{what@1} <be@1> {quality}"
    es = (
        "{what@} <estar@> {quality@}",
        "{what=It@1} <estar@0+3+s> {quality@1+s}",
        "{what=They@1} <estar@0+3+p> {quality@1+p}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        if isinstance(self.what, Determined) and isinstance(self.what.determiner, A | CountedOrMore | ExactlyCounted):
            return exists(at, self.what, tuple(self.quality.tests(at)))
        if self.quality.lemma == "exiled":
            if not self.what.is_self():
                return at.refuse(self.what, "another card in exile")
            at.works_only_in((values.EXILE,))
            at.mention(self.what, objects.This())
            return conditions.Exists(objects.Filter((objects.IsSource(),), (values.EXILE,)))
        return conditions.Fits(at.objects(self.what), objects.Filter(self.quality.tests(at)))


class IsKind(Condition):
    """it's a creature card, this creature is an artifact"""

    what: NounPhrase
    kind: NounPhrase
    en = "{what@1} <be@1> {kind:Determined}"
    es = "{what@} <ser@> {kind:Determined}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(at.objects(self.what), at.filter(self.kind))


class ItsKind(Condition):
    """it's a creature card"""

    kind: NounPhrase
    en = "it's {kind:Determined}"
    es = "<ser@0+3+s> {kind:Determined}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(it_of_condition(at, self), at.filter(self.kind))


class HasCounters(StateOfGame):
    """it has a +1/+1 counter on it"""

    what: NounPhrase
    count: Count
    counter: CounterKind
    en = "{what@1} <have@1> {count@4} {counter} <counters@4> on (it|them|him|her)"
    es = (
        "{what@} <tener@> {count@4+m} <contador@4> {counter} sobre <él@>",
        "{what=It@1} <tener@0+3+s> {count@4+m} <contador@4> {counter} sobre <él@1+s>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        least = self.count.lower(at)
        test = objects.HasCounter(self.counter.kind(), quantity.Comparison(quantity.AT_LEAST, least))
        if isinstance(self.what, Determined) and isinstance(self.what.determiner, A | Another):
            return exists(at, self.what, (test,))
        return conditions.Fits(at.objects(self.what), objects.Filter((test,), ()))


class HasCountersOrMore(StateOfGame):
    """it has three or more charge counters on it"""

    what: NounPhrase
    count: NumberWord
    counter: CounterKind
    en = "{what@1} <have@1> {count} or more {counter} counters on (it|them|him|her)"
    es = (
        "{what@} <tener@> {count} o más contadores {counter} sobre <él@>",
        "{what=It@1} <tener@0+3+s> {count} o más contadores {counter} sobre <él@1+s>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        least = self.count.lower(at)
        test = objects.HasCounter(self.counter.kind(), quantity.Comparison(quantity.AT_LEAST, least))
        found = at.objects(self.what)
        at.shared.limits["counters"] = found, self.counter.kind()
        return conditions.Fits(found, objects.Filter((test,), ()))


class HasAbility(StateOfGame):
    """it has flying"""

    what: NounPhrase
    grants: Grants
    en = "{what@1} <have@1> {grants}"
    es = ("{what@} <tener@> {grants@inf}", "{what=It} <tener@0+3+s> {grants@inf}")

    def lower(self, at: Lowering) -> conditions.Condition:
        tests = tuple(objects.HasKeyword(plain_keyword(one)) for one in self.grants.abilities(at))
        if isinstance(self.what, Determined) and isinstance(self.what.determiner, A):
            return exists(at, self.what, tests)
        return conditions.Fits(at.objects(self.what), objects.Filter(tests, ()))


class LifeOrMore(StateOfGame):
    """you have 25 or more life"""

    who: Player
    limit: Limit
    en = "{who@1} <have@1> {limit} life"
    es = ("{who:OtherPlayer@} <tener@> {limit} vidas", "{who=You} <tener@0+2+s> {limit} vidas")

    def lower(self, at: Lowering) -> conditions.Condition:
        return at.player_compare(self.who, quantity.LIFE, self.limit)


class HandOrMore(StateOfGame):
    """you have seven or more cards in hand"""

    who: Player
    count: NumberWord
    en = ("{who@1} <have@1> {count} or more cards in hand", "{who=You} you have {count} or more cards in your hand")
    es = (
        "{who:OtherPlayer@} <tener@> {count} o más cartas en su mano",
        "{who=You} <tener@0+2+s> {count} o más cartas en tu mano",
    )
    es_old = "{who:OtherPlayer@} <tener@> {count} o más cartas en mano"

    def lower(self, at: Lowering) -> conditions.Condition:
        return at.player_compare(self.who, quantity.HAND_SIZE, self.count, quantity.AT_LEAST)


class HandOrFewer(StateOfGame):
    """you have one or fewer cards in hand"""

    who: Player
    count: NumberWord
    en = "{who@1} <have@1> {count} or fewer cards in hand"
    es = (
        "{who:OtherPlayer@} <tener@> {count} o menos cartas en su mano",
        "{who=You} <tener@0+2+s> {count} o menos cartas en tu mano",
    )
    es_old = ("{who:OtherPlayer@} <tener@> {count} o menos cartas en (la|) mano",)

    def lower(self, at: Lowering) -> conditions.Condition:
        return at.player_compare(self.who, quantity.HAND_SIZE, self.count, quantity.AT_MOST)


class NoHand(StateOfGame):
    """you have no cards in hand"""

    who: Player
    en = "{who@1} <have@1> no cards in hand"
    es = ("{who:OtherPlayer@} no <tener@> cartas en su mano", "{who=You} no <tener@0+2+s> cartas en tu mano")
    es_old = "{who:OtherPlayer@} no <tener@> cartas en (la|) mano"

    def lower(self, at: Lowering) -> conditions.Condition:
        return at.player_compare(self.who, quantity.HAND_SIZE, None, quantity.EQUAL)


class ThereAre(StateOfGame):
    """there are seven or more cards in your graveyard"""

    what: Noun
    en = ("there are {what@p}", "there is {what@s}")
    es = "<haber@0+3+s> {what}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return exists(at, self.what, ())


class TheresOne(StateOfGame):
    """there's a Lesson card in your graveyard"""

    what: Noun
    en = "there's {what@s}"
    es = "<haber@0+3+s> {what@s}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return exists(at, self.what, ())


class MeasuredLimit(Condition):
    """the number of … is …"""

    measured: Measured
    limit: Limit
    en = "{measured} is {limit}"
    es = ("{measured} <ser@0+3+s> de {limit:NumberLimit}", "{measured} <ser@0+3+s> {limit}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return compared(at, self.measured.lower(at), self.limit)


class Attacked(Condition):
    """you attacked this turn"""

    who: Player
    en = "{who} attacked this turn"
    es = "{who=You} atacaste este turno"
    es_old = "{who=You} atacaste con una criatura este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.ThisTurnHappened(occurrence.PlayerAttacks(self.who.lower(at)))


class GainedLife(Condition):
    """you gained life this turn"""

    who: Player
    en = "{who} gained life this turn"
    es = (
        "{who=You} ganaste vidas este turno",
        "{who:OtherPlayer@0+s} ganó vidas este turno",
        "{who:OtherPlayer@0+p} ganaron vidas este turno",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.ThisTurnHappened(occurrence.GainsLife(self.who.lower(at)))


class LostLife(Condition):
    """an opponent lost life this turn"""

    who: Player
    en = ("{who} lost life this turn", "{who=You} you've lost life this turn")
    es = ("{who:OtherPlayer} perdió vidas este turno", "{who=You} perdiste vidas este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.ThisTurnHappened(occurrence.LosesLife(self.who.lower(at)))


def died(at: Lowering, what: Noun, own: bool) -> conditions.Condition:
    """Return the condition that something died this turn (700.4); ``own``: under your control."""
    if not isinstance(what, Determined) or not isinstance(what.determiner, A | Another | CountedOrMore | No):
        return at.refuse(what, "in a condition")
    found = at.filter(what)
    if own:
        found = narrowed(found, objects.ControlledBy(objects.You()))
    gone = occurrence.ZoneChanges(found, (values.BATTLEFIELD,), (values.GRAVEYARD,))
    if isinstance(what.determiner, No):
        return conditions.NotTrue(conditions.ThisTurnHappened(gone))
    if not isinstance(what.determiner, CountedOrMore):
        return conditions.ThisTurnHappened(gone)
    least = quantity.Comparison(quantity.AT_LEAST, what.determiner.count.lower(at))
    return conditions.Compare(quantity.ThisTurn(gone), least)


class Died(Condition):
    """a creature died this turn"""

    what: Noun
    rule = "700.4"
    en = "{what} died this turn"
    es = ("{what@0+s} murió este turno", "{what@0+p} murieron este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        return died(at, self.what, own=False)


class DiedUnderYourControl(Condition):
    """a creature died under your control this turn"""

    what: Noun
    rule = "700.4"
    en = "{what} died under your control this turn"
    es = ("{what@0+s} murió bajo tu control este turno", "{what@0+p} murieron bajo tu control este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        return died(at, self.what, own=True)


class WasCast(Condition):
    """it was cast, you cast it"""

    what: NounPhrase
    en = "{what@s} was cast"
    es = ("{what@1+s} fue <lanzado@1>", "{what=It@1} fue <lanzado@1+s>")

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        return conditions.CastFrom((), None if isinstance(found, objects.This) else found)
