"""508: attacks as events and as history: several at once, under a condition, with so much power; chosen anew."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, quantity
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.combat_choices import ReselectAttacked
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import A
from apnap.oracle.phrase.determiners_of_amounts import CountedOrMore
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Parts, Recipient
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.events import SimpleEvent


class Reselects(PlayerVerb):
    """Reselect which player or permanent a creature is attacking (508.7)."""

    what: Noun
    rule = "508.7"
    en = "<reselect> which player or permanent {what@1} <be@1> attacking"
    es = "<elegir> de nuevo a qué jugador o permanente ataca {what@1}"

    def lower(self, at: Lowering) -> effects.Effect:
        return ReselectAttacked(at.who, at.objects(self.what))


class SeveralAttack(SimpleEvent):
    """ "two or more creatures attack" (508.1m)."""

    what: Noun
    rule = "508.1m"
    en = "{what:Determined@p} attack"
    es = "{what:Determined@p} ataquen"

    def triggered(self, at: Lowering) -> ability.Triggered:
        what = self.what
        if not isinstance(what, Determined) or not isinstance(what.determiner, CountedOrMore):
            return at.refuse(what)
        least = what.determiner.count.lower(at)
        if not isinstance(least, Number):
            return at.refuse(what)
        at.begin_event(objects.EventObject(), True)
        at.binder.objects.clear()  # all attackers are the event's objects, not only those that fit
        attack = occurrence.PlayerAttacks(objects.AnyPlayer(), at.filter(what), least.n)
        return ability.Triggered(attack, ability.Body())


class AttackedWith(Condition):
    """you attacked with three or more creatures this turn (508.1m)"""

    what: Noun
    rule = "508.1m"
    en = "you attacked with {what:Determined} this turn"
    es = "atacaste con {what:Determined} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        what = self.what
        if not isinstance(what, Determined) or not isinstance(what.determiner, A | CountedOrMore):
            return at.refuse(what, "in a condition")
        least = what.determiner.count.lower(at) if isinstance(what.determiner, CountedOrMore) else Number(1)
        attackers = quantity.ThisTurn(occurrence.Attacks(at.filter(what)), distinct=True)
        enough = conditions.Compare(attackers, quantity.Comparison(quantity.AT_LEAST, least))
        # you declared them, whoever controls them now (508.1)
        return conditions.AllTrue((conditions.YourTurn(objects.You()), enough))


class AttackedWithPower(Condition):
    """you attacked with creatures with total power 6 or greater this combat (508.1m)"""

    amount: Amount
    rule = "508.1m"
    en = "you attacked with creatures with total power {amount} or greater this combat"
    es = "atacaste con criaturas con fuerza total de {amount} o más este combate"

    def lower(self, at: Lowering) -> conditions.Condition:
        least = self.amount.lower(at)
        if not isinstance(least, Number):
            return at.refuse(self.amount)
        attack = occurrence.PlayerAttacks(objects.You(), total_power=least.n)
        return conditions.ThisTurnHappened(attack, this_combat=True)


class WhatItAttacks(Recipient):
    """the player or planeswalker it's attacking (506.3)"""

    what: NounPhrase
    rule = "506.3"
    en = ("the player or planeswalker it's attacking {what=It} =s", "the player or planeswalker {what} is attacking =s")
    es = (
        "el jugador o planeswalker al que está atacante {what=It} =s",
        "el jugador o planeswalker al que {what} está atacante =s",
    )

    def parts(self, at: Lowering) -> Parts:
        attacker = at.objects(self.what)
        return objects.AttackedBy(attacker), objects.PlayerAttackedBy(attacker)
