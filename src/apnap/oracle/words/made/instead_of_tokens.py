"""614.1a, 701.7: tokens that may be created instead of others; counters distributed among what is no target."""

from __future__ import annotations

from apnap.abilities import ability, cost, objects, occurrence, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.determiners import AnyNumberOf, AnyNumberOfOther, Bounds, Choice
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import Quality
from apnap.oracle.phrase.noun_phrases import Determined, Host
from apnap.oracle.phrase.numbers import Amount, Count, CounterKind, NumberWord, same_number
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.pasts import as_it_was
from apnap.oracle.words.player_events import created


class FirstTokensMayBeCopies(Clause):
    """ "The first time you would create one or more tokens each turn, you may instead create that many tokens that are
    copies of enchanted permanent" (614.1a)."""

    what: NounPhrase
    rule = "614.1a"
    en = (
        "the first time you would create one or more tokens each turn , "
        "you may instead create that many tokens that are copies of {what:Host}"
    )
    es = (
        "la primera vez en cada turno que fueras a crear una o más fichas , en vez de eso , "
        "puedes crear esa misma cantidad de fichas que son copias de {what:Host}"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or not isinstance(self.what, Host):
            return at.refuse(self, "outside a static ability")
        you = objects.You()
        before = conditions.ThisTurnHappened(created(you, objects.Filter()))
        copies = effects.CreateCopies(you, objects.AttachedHost(), quantity.EventAmount())
        return at.rule(
            static.Replacement(
                occurrence.TokensCreated(you), copies, condition=conditions.NotTrue(before), optional=True
            )
        )


# ------------------------------------------------------------------------------------------------ counters


def _all_of(at: Lowering, what: Noun) -> objects.Objects:
    """Return the objects among which counters are distributed as the instruction is carried out."""
    if not isinstance(what, Determined) or not isinstance(what.determiner, AnyNumberOf | AnyNumberOfOther):
        return at.refuse(what, "among how many?")
    found = what.filter(at)
    return objects.Each(found) if found.zones == (values.BATTLEFIELD,) else at.refuse(what, "not on the battlefield")


class DistributeAmongAny(PlayerVerb):
    """Distribute four +1/+1 counters among any number of creatures you control, as you carry it out (608.2d)."""

    count: Count
    counter: CounterKind
    what: NounPhrase
    rule = "608.2d"
    en = "<distribute> {count@1} {counter} <counters@1> among {what:Determined}"
    es = "<distribuir> {count@1+m} <contador@1> {counter} entre {what:Determined}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.DistributeAmong(_all_of(at, self.what), self.counter.kind(), self.count.lower(at), at.who)


class DistributeNumberAmongAny(PlayerVerb):
    """Distribute a number of +1/+1 counters equal to a quantity among any number of creatures you control (608.2d)."""

    counter: CounterKind
    measured: Measured
    what: NounPhrase
    rule = "608.2d"
    en = "<distribute> a number of {counter} counters equal to {measured} among {what:Determined}"
    es = "<distribuir> una cantidad de contadores {counter} igual a {measured} entre {what:Determined}"

    def lower(self, at: Lowering) -> effects.Effect:
        n = self.measured.lower(at)
        return effects.DistributeAmong(_all_of(at, self.what), self.counter.kind(), n, at.who)


# ------------------------------------------------------------------------------------------------ others


class TwiceThatManyThings(Choice):
    """twice that many"""

    en = "twice that many =p"
    es = "el doble de esa cantidad de =p"

    def bounds(self, at: Lowering) -> Bounds:
        many = same_number(at, self)
        return quantity.Times(2, many), quantity.Times(2, many)


class PayLifeForEach(PlayerVerb):
    """Pay 3 life for each velocity counter on this enchantment, as a cost (119.4)."""

    amount: Amount
    unit: Unit
    rule = "119.4"
    en = "<pay> {amount} life for each {unit}"
    es = "<pagar> {amount@1} <vida@1> por cada {unit}"

    is_payment = True

    def as_cost(self, at: Lowering) -> cost.Cost:
        each = self.amount.lower(at)
        if not isinstance(each, quantity.Number):
            return at.refuse(self.amount, "how much for each?")
        return cost.Cost(None, (cost.PayLife(quantity.Times(each.n, self.unit.lower(at))),))


class WasEither(Condition):
    """it was enchanted or equipped (608.2h)"""

    what: NounPhrase
    first: Quality
    second: Quality
    rule = "608.2h"
    en = "{what@s} was {first} or {second}"
    es = ("{what=It@1} estaba {first@1+s} o {second@1+s}", "{what@1+s} estaba {first@1} o {second@1}")

    def lower(self, at: Lowering) -> conditions.Condition:
        if "kicked" in (self.first.lemma, self.second.lemma):
            return at.refuse(self)
        either = objects.AnyOf(tuple(at.all_of(one.tests(at)) for one in (self.first, self.second)))
        return conditions.Fits(as_it_was(at, self.what), objects.Filter((either,), ()))


class DeckUpToLine(Line):
    """ "A deck can have up to nine cards named ~." (100.2a)"""

    count: NumberWord
    rule = "100.2a"
    en = "a deck can have up to {count@p} cards named ~ ."
    es = "un mazo puede tener hasta {count@p+f} cartas llamadas ~ ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        number = self.count.lower(at)
        assert isinstance(number, quantity.Number)
        return (ability.Static((static.DeckRule(f"up to {number.n}"),)),)
