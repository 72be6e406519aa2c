"""What "it" is, behind "as long as" and "if": attacking, tapped, the commander."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects
from apnap.abilities.quantity import EQUAL, LESS, Comparison, Number, Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import Adjective, Before, Color, Quality
from apnap.oracle.phrase.numbers import CounterKind, NumberWord
from apnap.oracle.phrase.roots import Condition, NounPhrase
from apnap.oracle.the_target import it_of_condition
from apnap.oracle.words.keyword_lines import Grants, plain_keyword


class CommanderBefore(Before, Adjective):
    """commander creature (903.3)"""

    rule = "903.3"
    en = "commander"
    es = "comandante"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.COMMANDER),)


def it_is(at: Lowering, construct: Condition, *tests: objects.Test) -> conditions.Condition:
    """Return that "it" passes the tests."""
    return conditions.Fits(it_of_condition(at, construct), objects.Filter(tests))


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


# ------------------------------------------------------------------------------------------------ counters, abilities


def _counted(at: Lowering, what: NounPhrase, counter: CounterKind, op: int, n: Quantity) -> conditions.Condition:
    test = objects.HasCounter(counter.kind(), Comparison(op, n))
    return conditions.Fits(at.objects(what), objects.Filter((test,), ()))


class HasFewerCounters(Condition):
    """it has fewer than three +1/+1 counters on it (122.1)"""

    what: NounPhrase
    count: NumberWord
    counter: CounterKind
    rule = "122.1"
    en = "{what@1} <have@1> fewer than {count} {counter} counters on (it|them|him|her)"
    es = (
        "{what@} <tener@> menos de {count} contadores {counter} sobre <él@>",
        "{what=It@1} <tener@0+3+s> menos de {count} contadores {counter} sobre <él@1+s>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return _counted(at, self.what, self.counter, LESS, self.count.lower(at))


class HasExactlyCounters(Condition):
    """it has exactly four +1/+1 counters on it (122.1)"""

    what: NounPhrase
    count: NumberWord
    counter: CounterKind
    rule = "122.1"
    en = "{what@1} <have@1> exactly {count} {counter} counters on (it|them|him|her)"
    es = (
        "{what@} <tener@> exactamente {count} contadores {counter} sobre <él@>",
        "{what=It@1} <tener@0+3+s> exactamente {count} contadores {counter} sobre <él@1+s>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return _counted(at, self.what, self.counter, EQUAL, self.count.lower(at))


class DoesntHaveCounter(Condition):
    """it doesn't have a +1/+1 counter on it (122.1)"""

    what: NounPhrase
    counter: CounterKind
    rule = "122.1"
    en = "{what@1} <do not@1> have a {counter} counter on (it|them|him|her)"
    es = (
        "{what@} no <tener@> un contador {counter} sobre <él@>",
        "{what=It@1} no <tener@0+3+s> un contador {counter} sobre <él@1+s>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return _counted(at, self.what, self.counter, EQUAL, Number(0))


class DoesntHaveAbility(Condition):
    """it doesn't have flying (702.1)"""

    what: NounPhrase
    grants: Grants
    rule = "702.1"
    en = "{what@1} <do not@1> have {grants}"
    es = ("{what@} no <tener@> {grants@inf}", "{what=It} no <tener@0+3+s> {grants@inf}")

    def lower(self, at: Lowering) -> conditions.Condition:
        tests = tuple(objects.HasKeyword(plain_keyword(one)) for one in self.grants.abilities(at))
        return conditions.Fits(at.objects(self.what), objects.Filter((objects.Not(at.all_of(tests)),), ()))
