"""107, 201.2: numbers that are counted first, the most things with something in common, numbers of X."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import cost, objects, quantity
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import Cardinal, NumberWord
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.words.conditions import StateOfGame, exists
from apnap.oracle.words.costs import Energy, Price, energy_cost
from apnap.oracle.words.distinct import Distinct


class CountForLife(Clause):
    """ "Count the number of cards in your library. Your life total becomes that number" (119.5)."""

    measured: Measured
    rule = "119.5"
    en = "count {measured} . your life total becomes that number"
    es = "cuenta {measured} . tu total de vidas se convierte en ese número"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.SetLife(objects.You(), self.measured.lower(at))


class ControlsAlike(StateOfGame):
    """you control three or more lands with the same name (201.2)"""

    count: NumberWord
    what: Noun
    rule = "201.2"
    en = "you control {count} or more {what:Plural} with the same name"
    es = "controlas {count@f} o más {what:Plural@bare} con el mismo nombre"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _alike(at, self.what, quantity.DISTINCT_NAMES, self.count.lower(at))


class ControlsSharing(StateOfGame):
    """you control at least two creatures that share a creature type (205.3m)"""

    count: NumberWord
    what: Noun
    kind: Distinct
    rule = "205.3m"
    en = "you control at least {count} {what:Plural} that share a {kind@s}"
    es = "controlas al menos {count@f} {what:Plural@bare} que comparten un {kind@s}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _alike(at, self.what, self.kind.number(), self.count.lower(at))


def _yours(at: Lowering, what: Noun) -> objects.Filter:
    found = at.filter(what)
    return objects.Filter((*found.tests, objects.ControlledBy(objects.You())), found.zones)


def _alike(at: Lowering, what: Noun, kind: int, n: quantity.Quantity) -> conditions.Condition:
    most = quantity.DistinctOf(_yours(at, what), kind, most=True)
    return conditions.Compare(most, quantity.Comparison(quantity.AT_LEAST, n))


class MostInCommon(Measured):
    """the greatest number of creatures you control that have a creature type in common"""

    what: Noun
    kind: Distinct
    rule = "205.3m"
    en = "the greatest number of {what:Plural} that have a {kind@s} in common"
    es = "la mayor cantidad de {what:Plural@bare} que tienen un {kind@s} en común"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.DistinctOf(at.filter(self.what), self.kind.number(), most=True)


class ThreeTimesXCards(Cardinal):
    """ "three times X" cards."""

    rule = "107.3"
    en = "three times X =p"
    es = "el triple de X =p"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.Times(3, at.x())


class EnergyXPrice(Price):
    """X {E}"""

    energy: Energy
    rule = "107.14"
    en = "X {energy}"
    es = "X {energy}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return energy_cost(at, self.energy, quantity.X()) if at.x_is is None else at.refuse(self, "X is said elsewhere")


class ThatHaveStat(After, Relative):
    """that have mana value 9"""

    stat: Stat
    limit: Limit
    rule = "202.3"
    en = ("that have {stat} {limit} =p", "that each have {stat} {limit} =p")
    es = ("que tengan {stat} {limit} =p", "que tengan cada una {stat} {limit} =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Stat(self.stat.number(), self.limit.lower(at)),)

    def ends_with_noun(self) -> bool:
        return self.limit.ends_with_noun()


class StatsUnequal(After, Relative):
    """whose power and toughness aren't equal"""

    rule = "208.1"
    en = "whose power and toughness aren't equal"
    es = "cuyas fuerza y resistencia no sean iguales"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.StatAgainst(quantity.POWER, quantity.EQUAL, quantity.TOUGHNESS)),)


class ThatSharesOne(After, Relative):
    """that shares at least one creature type with it"""

    kind: Distinct
    other: NounPhrase
    rule = "205.3m"
    en = "that shares at least one {kind@s} with {other} =s"
    es = "que comparta al menos un {kind@s} con {other} =s"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.SharesWith(at.any_such(self.other), self.kind.number()),)


class IsAttackingYou(Condition):
    """a creature is attacking you"""

    what: NounPhrase
    rule = "508.1"
    en = "{what:Determined@1} <be@1> attacking you"
    es = "te está atacando {what:Determined}"

    def lower(self, at: Lowering) -> conditions.Condition:
        assert isinstance(self.what, Determined)
        return exists(at, self.what, (objects.Is(objects.ATTACKING_YOU),))
