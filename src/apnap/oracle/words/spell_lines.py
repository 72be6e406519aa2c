"""Lines about the spell itself: additional and alternative costs, and what happens as it enters."""

from __future__ import annotations

from apnap.abilities import ability, objects, static, values
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.lines import Line, PlainLine
from apnap.oracle.phrase.noun_phrases import Singular
from apnap.oracle.phrase.roots import Condition, NounPhrase
from apnap.oracle.phrase.verb_phrases import PlayerDeeds


class AdditionalCostLine(Line):
    """ "As an additional cost to cast this spell, sacrifice a creature." (601.2b)"""

    deeds: PlayerDeeds
    rule = "601.2b"
    en = "as a additional cost to cast this spell , {deeds@p} ."
    es = "como coste adicional para lanzar este hechizo , {deeds@imp} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        part = static.AdditionalCost(self.deeds.as_cost(at))
        return (ability.Static((part,), zones=(values.STACK,)),)


class OptionalCostLine(Line):
    """ "As an additional cost to cast this spell, you may sacrifice a creature." (601.2b)"""

    deeds: PlayerDeeds
    rule = "601.2b"
    en = "as a additional cost to cast this spell , you may {deeds@p} ."
    es = "como coste adicional para lanzar este hechizo , puedes {deeds@inf} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        part = static.AdditionalCost(self.deeds.as_cost(at), optional=True, id="additional")
        return (ability.Static((part,), zones=(values.STACK,)),)


class AlternativeCostLine(Line):
    """ "You may pay {0} rather than pay this spell's mana cost." (118.9)"""

    deeds: PlayerDeeds
    rule = "118.9"
    en = "you may {deeds@p} rather than pay this spell 's mana cost ."
    es = "puedes {deeds@inf} en vez de pagar el coste de maná de este hechizo ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        part = static.AlternativeCost(self.deeds.as_cost(at), "alternative")
        return (ability.Static((part,), zones=(values.STACK,)),)


class ConditionalAlternativeCost(Line):
    """ "If …, you may … rather than pay this spell's mana cost." (118.9)"""

    condition: Condition
    deeds: PlayerDeeds
    rule = "118.9"
    en = "if {condition} , you may {deeds@p} rather than pay this spell 's mana cost ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        part = static.AlternativeCost(self.deeds.as_cost(at), "alternative", at.condition(self.condition))
        return (ability.Static((part,), zones=(values.STACK,)),)


class AsEnters(Line):
    """ "As this creature enters, choose a color." (614.1c)"""

    what: NounPhrase
    clause: Clause
    rule = "614.1c"
    en = ("as {what@1} <enter@1> , {clause} .", "as {what@1} <enter@1> the battlefield , {clause} .")
    es = "en cuanto {what@1} <entrar@1+sub> , {clause} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        found = at.effect(self.clause)
        if not self.what.is_self() or not isinstance(found, effects.ChooseWord):
            return at.refuse(self, "something else than the choice of a word")
        return (ability.Static((static.EntersModified(objects.This(), effect=found),)),)


class EntersAsCopyLine(PlainLine):
    """ "You may have this creature enter as a copy of any creature on the battlefield." (707.5)"""

    what: NounPhrase
    copied: Singular
    rule = "707.5"
    en = "you may have {what} enter as a copy of any {copied} on the battlefield ."
    es = "puedes hacer que {what} entre como una copia de cualquier {copied} en el campo de batalla ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self, "something else than the object itself")
        part = static.EntersModified(objects.This(), optional=True, copy_of=at.filter(self.copied))
        return (ability.Static((part,)),)
