"""120, 603.6, 118.8: that damage as a number, damage dealt to players this turn, what entered under their control,
tolls in two parts, mana that stays in combat."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import cost, objects, occurrence, quantity, values
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import mana as manas
from apnap.abilities.quantity import Comparison, Number, Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Amount, Count, CounterKind
from apnap.oracle.phrase.roots import Condition, Noun, OtherPlayer
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.casting_history import player_who
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.histories import at_least
from apnap.oracle.words.life_this_turn import amount_of_event


class ThatDamage(Measured):
    """ "that damage", in the text of an ability that triggers on it."""

    rule = "120.3"
    en = "that damage"
    es = "ese daño"

    def lower(self, at: Lowering) -> Quantity:
        return amount_of_event(at, self, "dealt when?", effects.DealDamage, effects.DealDividedDamage)


class PlayerWasDealt(Condition):
    """an opponent was dealt 3 or more damage this turn (120.3)"""

    who: OtherPlayer
    amount: Amount
    rule = "120.3"
    en = "{who} was dealt {amount} or more damage this turn"
    es = "{who} recibió {amount} o más puntos de daño este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        dealt = occurrence.DealsDamage(None, to_players=objects.IteratedPlayer())
        least = Comparison(quantity.AT_LEAST, self.amount.lower(at))
        return player_who(at, self.who, conditions.Compare(quantity.ThisTurn(dealt, amounts=True), least))


class PlayerHadEnter(Condition):
    """an opponent had two or more lands enter the battlefield under their control this turn (603.6a)"""

    who: OtherPlayer
    what: Noun
    rule = "603.6a"
    en = "{who} had {what} enter the battlefield under their control this turn"
    es = ("{what@s} entró bajo el control de {who} este turno", "{what@p} entraron bajo el control de {who} este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.filter(self.what)
        theirs = narrowed(found, objects.ControlledBy(objects.IteratedPlayer()))
        entered = occurrence.ZoneChanges(theirs, to_zones=(values.BATTLEFIELD,))
        return player_who(at, self.who, conditions.ThisTurnHappened(entered, at_least(at, self.what)))


class PayPlus(PlayerVerb):
    """Pay {2} plus an additional {1} for each of something (118.8)."""

    mana: Mana
    more: Mana
    unit: Unit
    rule = "118.8"
    en = "<pay> {mana} plus a additional {more} for each {unit}"
    es = "<pagar> {mana} más {more} adicional por cada {unit}"

    is_payment = True

    def payment(self, at: Lowering) -> tuple[cost.Cost, Quantity | None]:
        numbers = [*self.mana.symbols(), *self.more.symbols()]
        if len(numbers) != 2 or not all(one.isdigit() for one in numbers):
            return at.refuse(self, "not generic mana")
        each = self.unit.lower(at)
        more = each if int(numbers[1]) == 1 else quantity.Times(int(numbers[1]), each)
        return cost.Cost(manas.ManaCost(("1",))), quantity.Plus(Number(int(numbers[0])), more)


class DontLoseManaInCombat(Clause):
    """ "Until end of combat, you don't lose this mana as steps end" (500.5)."""

    rule = "500.5"
    en = "you don't lose this mana as steps end"
    es = "no pierdes este maná en cuanto terminan los pasos"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.duration != durations.UntilEndOfCombat():
            return at.refuse(self, "for how long?")
        if not at.amend(effects.AddMana, lambda one: replace(one, this_combat=True)):
            return at.refuse(self, "no mana was added before")
        return effects.Nothing()


class EnterAttackingWithCounters(Entering):
    """tapped and attacking with a finality counter on it (508.4)"""

    count: Count
    counter: CounterKind
    rule = "508.4"
    en = "tapped and attacking with {count@1} {counter} <counters@1> on (it|them|him|her)"
    es = "<girado@> y atacando con {count@1+m} <contador@1> {counter} sobre <él@>"

    def lower(self, at: Lowering) -> effects.Entering:
        counters = ((self.counter.kind(), at.counted(self.count)),)
        return effects.Entering(tapped=True, attacking=True, counters=counters)
