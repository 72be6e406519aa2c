"""Conditions and numbers of few cards: who controls more, what is enchanted, what was revealed or the like is there."""

from __future__ import annotations

from apnap.abilities import ability, change, cost, objects, occurrence, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, NextTime, SimpleClause
from apnap.oracle.phrase.destinations import EnterWithCounters
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.lines import PlainLine
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerDeeds, PlayerVerb
from apnap.oracle.words.comparing_players import StartingLifeTotal, controlled
from apnap.oracle.words.conditions import StateOfGame
from apnap.oracle.words.costs import Price
from apnap.oracle.words.either_costs import either
from apnap.oracle.words.protection import Against
from apnap.rules.subtypes import LAND_TYPES


class IfYouDoOr(Prefix):
    """If you do or if you control a Dragon, (608.2c)"""

    condition: Condition
    rule = "608.2c"
    en = "if you do or if {condition}"
    es = "si lo haces o si {condition@ind}"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if not at.shared.done:
            return at.unbound(self, "nothing was done before")
        either = conditions.AnyTrue((conditions.Happened(at.shared.done), at.condition(self.condition)))
        return at.conditional(either, clause)


class EntersTappedUnlessShown(PlainLine):
    """ "As this land enters, you may reveal a Dragon card from your hand. This land enters tapped unless you revealed a
    Dragon card this way or you control a Dragon." (614.1c)"""

    what: NounPhrase
    deeds: PlayerDeeds
    shown: Noun
    again: NounPhrase
    condition: Condition
    rule = "614.1c"
    en = (
        "as {what@1} <enter@1> , you may {deeds@p} . {again@2} <enter@2> tapped unless you revealed {shown:Determined} "
        "this way or {condition} ."
    )
    es = (
        "en cuanto {what@1} <entrar@1+sub> , puedes {deeds@inf} . {again@2} <entrar@2+ind> <girado@2> a menos que "
        "hayas mostrado {shown:Determined} de esta manera o {condition@sub} ."
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        paid, shown = _shown_or(at, self)
        part = static.EntersModified(objects.This(), effects.Entering(tapped=True), conditions.NotTrue(shown), paid)
        return (ability.Static((part,)),)


class EntersWithIfShown(PlainLine):
    """ "As this creature enters, you may reveal a Dragon card from your hand. If you do or if you control a Dragon,
    this creature enters with a +1/+1 counter on it." (614.1c)"""

    what: NounPhrase
    deeds: PlayerDeeds
    condition: Condition
    again: NounPhrase
    entering: EnterWithCounters
    rule = "614.1c"
    en = "as {what@1} <enter@1> , you may {deeds@p} . if you do or if {condition} , {again@2} <enter@2> {entering} ."
    es = (
        "en cuanto {what@1} <entrar@1+sub> , puedes {deeds@inf} . si lo haces o si {condition@ind} , {again@2} "
        "<entrar@2+ind> {entering@2} ."
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        paid, shown = _shown_or(at, self)
        part = static.EntersModified(objects.This(), self.entering.lower(at), shown, paid)
        return (ability.Static((part,)),)


def _shown_or(
    at: Lowering, line: EntersTappedUnlessShown | EntersWithIfShown
) -> tuple[effects.Effect, conditions.Condition]:
    """Return what may be shown as the source enters, and that it was, or that something else is true."""
    if not line.what.is_self() or not line.again.is_self():
        return at.refuse(line, "something else than the object itself")
    paid = effects.MayPay(objects.You(), line.deeds.as_cost(at), slot=1)
    return paid, conditions.AnyTrue((conditions.Happened(1), at.condition(line.condition)))


class AgainstManaValuesAmong(Against):
    """each mana value among artifacts you control (702.16a)"""

    what: Noun
    rule = "702.16a"
    en = "each mana value among {what:Plural}"
    es = "cada valor de maná entre {what:Plural}"

    def test(self, at: Lowering) -> objects.Test:
        those = at.filter(self.what)
        if at.subject != objects.This() and objects.ControlledBy(objects.You()) not in getattr(at.subject, "tests", ()):
            return at.refuse(self, "whose?")  # "you" would be the controller of what has the protection
        return objects.SharesWith(objects.Each(those), quantity.DISTINCT_MANA_VALUES)


class NeitherOwnNorControl(After, Relative):
    """you neither own nor control (108.3)"""

    rule = "108.3"
    en = "you neither own nor control"
    es = "que no controlas ni es de tu propiedad"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (
            objects.Not(objects.OwnedBy(objects.You())),
            objects.Not(objects.ControlledBy(objects.You())),
        )


class EnchantedByAuras(StateOfGame):
    """this creature is enchanted by two or more Auras (303.4)"""

    what: NounPhrase
    count: NumberWord
    rule = "303.4"
    en = "{what@1} <be@1> enchanted by {count} or more Auras"
    es = "{what@1} <estar@1> <encantado@1> por {count@f} o más auras"

    def lower(self, at: Lowering) -> conditions.Condition:
        many = quantity.Comparison(quantity.AT_LEAST, self.count.lower(at))
        return conditions.Compare(auras_on(at, self.what), many)


def auras_on(at: Lowering, what: NounPhrase) -> quantity.Quantity:
    """Return how many Auras are attached to an object."""
    attached = (objects.HasSubtype("Aura"), objects.AttachedTo(at.objects(what)))
    return quantity.CountOf(objects.Filter(attached))


class PlayersWithMore(Measured):
    """the number of players who control more lands than you"""

    what: Noun
    rule = "107.1"
    en = "the number of players who control more {what:Plural} than you"
    es = "la cantidad de jugadores que controlan más {what:Plural@bare} que tú"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return _ahead(at, self.what, quantity.Number(1))


class PlayersWithSoManyMore(Measured):
    """the number of players who control at least two more lands than you"""

    count: NumberWord
    what: Noun
    rule = "107.1"
    en = "the number of players who control at least {count} more {what:Plural} than you"
    es = "la cantidad de jugadores que controlan al menos {count} {what:Plural@bare} más que tú"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return _ahead(at, self.what, self.count.lower(at))


def _ahead(at: Lowering, what: Noun, by: quantity.Quantity) -> quantity.Quantity:
    count = controlled(at, what)
    enough = quantity.Comparison(quantity.AT_LEAST, quantity.Plus(count(objects.You()), by))
    more = conditions.Compare(count(objects.IteratedPlayer()), enough)
    return quantity.CountPlayers(objects.PlayersWho(objects.EachPlayer(), more))


class UnspentManaAmount(Measured):
    """the amount of unspent mana you have (106.4)"""

    rule = "106.4"
    en = "the amount of unspent mana you have"
    es = "la cantidad de maná sin usar que tengas"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.UnspentMana(objects.You(), (1 << len(values.MANA_LETTERS)) - 1)


class TheirTotalPower(Measured):
    """their total power"""

    rule = "208.1"
    en = "their total power"
    es = "su fuerza total"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.StatOf(at.binder.them(self), quantity.POWER)


class LifeBecomesStarting(SimpleClause):
    """ "If your life total is less than your starting life total, it becomes equal to your starting life total"."""

    total: StartingLifeTotal
    rule = "119.5"
    en = "it becomes equal to {total}"
    es = "se vuelve igual a {total}"

    def lower(self, at: Lowering) -> effects.Effect:
        total = self.total.lower(at)
        assert isinstance(total, quantity.PlayerStat)
        return effects.SetLife(total.who, total)


class ThreePrices(Price):
    """{G}, {W}, or {U}"""

    first: Price
    second: Price
    third: Price
    rule = "118.1"
    en = "{first:ManaPrice} , {second:ManaPrice} , or {third:ManaPrice}"
    es = "{first:ManaPrice} , {second:ManaPrice} o {third:ManaPrice}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return either(*(one.as_cost(at) for one in (self.first, self.second, self.third)))


class NothingElseAndNoHand(StateOfGame):
    """you control no permanents other than this enchantment and have no cards in hand"""

    what: NounPhrase
    rule = "402.1"
    en = "you control no permanents other than {what} and have no cards in hand"
    es = "no controlas permanentes que no sean {what} y no tienes cartas en la mano"

    def lower(self, at: Lowering) -> conditions.Condition:
        if not self.what.is_self():
            return at.refuse(self.what, "another permanent")
        others = objects.Filter((objects.Other(), objects.ControlledBy(objects.You())))
        held = objects.Filter((objects.OwnedBy(objects.You()),), (values.HAND,))
        return conditions.AllTrue(tuple(conditions.NotTrue(conditions.Exists(one)) for one in (others, held)))


class NoRingBearer(StateOfGame):
    """you don't control a Ring-bearer (701.54e)"""

    rule = "701.54e"
    en = "you don't control a Ring-bearer"
    es = "no controlas un portador del Anillo"

    def lower(self, at: Lowering) -> conditions.Condition:
        bearer = (objects.Is(objects.RING_BEARER), objects.ControlledBy(objects.You()))
        return conditions.NotTrue(conditions.Exists(objects.Filter(bearer)))


class YourNextFirstMain(NextTime):
    """your next first main phase"""

    rule = "505.1"
    en = "your next first main phase"
    es = "tu próxima primera fase principal"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BeginningOf(values.PRECOMBAT_MAIN, objects.You())


class LosesLandTypesAndAbilities(ObjectVerb):
    """loses all land types and abilities (305.7, 613.1f)"""

    comes_first = True
    rule = "305.7"
    en = "<lose> all land types and abilities"
    es = "<perder> todos los tipos de tierra y habilidades"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.RemoveTypes(subtypes=tuple(sorted(LAND_TYPES))), change.RemoveAllAbilities())


class SameNameIsThere(StateOfGame):
    """another permanent with the same name is on the battlefield (201.2)"""

    rule = "201.2"
    en = "another permanent with the same name is on the battlefield"
    es = "otro permanente con el mismo nombre está en el campo de batalla"

    def lower(self, at: Lowering) -> conditions.Condition:
        it = at.binder.it(self)
        alike = (objects.SameNameAs(it), objects.Not(objects.IsOneOf(it)))
        return conditions.Exists(objects.Filter(alike, (values.BATTLEFIELD,)))


class ChangeTargetTo(PlayerVerb):
    """Change the target of a spell with a single target to an object (115.7a)."""

    what: Noun
    to: NounPhrase
    rule = "115.7a"
    en = "<change> the target of {what} to {to}"
    es = "<cambiar> el objetivo de {what} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        found, to = at.objects(self.what), at.objects(self.to)
        if not isinstance(found, objects.TargetObjects) or not isinstance(to, objects.This):
            return at.refuse(self, "another object than the source, or of several")
        return effects.ChangeATarget(at.who, found, to)
