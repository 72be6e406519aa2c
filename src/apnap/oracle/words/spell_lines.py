"""Lines about the spell itself: additional and alternative costs, and what happens as it enters."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities import ability, objects, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.cost import Cost, EffectCost
from apnap.abilities.mana import ManaCost
from apnap.abilities.walk import walk
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, Imperative, PlayerClause
from apnap.oracle.phrase.lines import Line, PlainLine
from apnap.oracle.phrase.roots import Condition, NounPhrase, OtherPlayer
from apnap.oracle.phrase.verb_phrases import PlayerDeeds
from apnap.oracle.words.any_amounts import life_paid_first
from apnap.oracle.words.steps import COMBAT, StepName, step_of

ADDITIONAL: Final = "additional"
"""The id of an additional cost that may be paid."""


class AdditionalCostLine(Line):
    """ "As an additional cost to cast this spell, sacrifice a creature." (601.2b)"""

    deeds: PlayerDeeds
    rule = "601.2b"
    en = ("as a additional cost to cast this spell , {deeds@p} .", "as a additional cost to cast ~ , {deeds@p} .")
    es = "como coste adicional para lanzar este hechizo , {deeds@imp} ."
    es_old = "como coste adicional para lanzar ~ , {deeds@imp} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        part = static.AdditionalCost(self.deeds.as_cost(at))
        return (ability.Static((part,), zones=(values.STACK,)),)


class OptionalCostLine(Line):
    """ "As an additional cost to cast this spell, you may sacrifice a creature." (601.2b)"""

    deeds: PlayerDeeds
    rule = "601.2b"
    en = "as a additional cost to cast this spell , you may {deeds@p} ."
    es = "como coste adicional para lanzar este hechizo , puedes {deeds@inf} ."
    es_old = "como coste adicional para lanzar ~ , puedes {deeds@inf} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        part = static.AdditionalCost(self.deeds.as_cost(at), optional=True, id=ADDITIONAL)
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
    es = "si {condition@ind} , puedes {deeds@inf} en vez de pagar el coste de maná de este hechizo ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        part = static.AlternativeCost(self.deeds.as_cost(at), "alternative", at.condition(self.condition))
        return (ability.Static((part,), zones=(values.STACK,)),)


class ConditionalFreeCasting(Line):
    """ "If …, you may cast this spell without paying its mana cost." (118.9)"""

    condition: Condition
    rule = "118.9"
    en = "if {condition} , you may cast this spell without paying its mana cost ."
    es = "si {condition@ind} , puedes lanzar este hechizo sin pagar su coste de maná ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        part = static.AlternativeCost(Cost(ManaCost()), "alternative", at.condition(self.condition))
        return (ability.Static((part,), zones=(values.STACK,)),)


_DONE_FIRST = (
    effects.Choose,
    effects.Discard,
    effects.DiscardThese,
    effects.LoseLife,
    effects.Mill,
    effects.PutCounters,
    effects.Sacrifice,
    effects.SacrificeThese,
    effects.SetAside,
    effects.TurnFaceDown,
)


def done_first(at: Lowering, construct: Construct, found: effects.Effect) -> effects.Effect:
    """Return what is done as a permanent enters, just before it is there (614.12a): a word is chosen, or other objects
    are chosen and something is done to them; what is exiled is exiled with it (607.2a)."""
    if isinstance(found, effects.ChooseWord):
        return found
    if at.shared.targets or at.is_static:
        return at.refuse(construct, "something with targets")
    parts: list[effects.Effect] = []
    for one in found.effects if isinstance(found, effects.Sequence) else (found,):
        if isinstance(one, effects.Move) and one == effects.Move(one.what, values.EXILE, slot=one.slot):
            if isinstance(one.what, objects.Each) and one.what.filter.zones != (values.BATTLEFIELD,):
                return at.refuse(construct, "all cards of a zone that it may come from itself (614.13a)")
            parts.append(replace(one, linked=True))
        elif isinstance(one, _DONE_FIRST) and getattr(one, "on", None) != objects.This():
            parts.append(one)
        else:
            return at.refuse(construct, "something that is not done first")
    if any(
        isinstance(node, objects.This) and not isinstance(part, effects.Choose) for part in parts for node in walk(part)
    ):
        return at.refuse(construct, "something that is done to the permanent itself")
    return parts[0] if len(parts) == 1 else effects.Sequence(tuple(parts))


class AsEnters(Line):
    """ "As this creature enters, choose a color." (614.1c)"""

    what: NounPhrase
    clause: Clause
    rule = "614.1c"
    en = ("as {what@1} <enter@1> , {clause} .", "as {what@1} <enter@1> the battlefield , {clause} .")
    es = "en cuanto {what@1} <entrar@1+sub> , {clause} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self.what, "another permanent")
        paid = life_paid_first(self.clause.deeds, at) if isinstance(self.clause, Imperative) else None
        found = paid or done_first(at, self, at.effect(self.clause))
        return (ability.Static((static.EntersModified(objects.This(), effect=found),)),)


class EntersUnlessDone(PlainLine):
    """ "As this land enters, you may pay 2 life. If you don't, it enters tapped." (614.1c)"""

    what: NounPhrase
    deeds: PlayerDeeds
    rule = "614.1c"
    en = (
        "as {what@1} <enter@1> , you may {deeds@p} . if you don't , it enters tapped .",
        "as {what@1} <enter@1> , you may {deeds@p} . if you don't , this land enters tapped .",
        "as {what@1} <enter@1> , you may {deeds@p} . if you don't , ~ enters tapped .",
    )
    es = "en cuanto {what@1} <entrar@1+sub> , puedes {deeds@inf} . si no lo haces , entra <girado@1> ."
    es_old = "en cuanto {what@1} <entrar@1+sub> , puedes {deeds@inf} . si no lo haces , ~ entra <girado@1> ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self, "something else than the object itself")
        paid = effects.MayPay(objects.You(), self.deeds.as_cost(at), slot=1)
        unpaid = conditions.NotTrue(conditions.Happened(1))
        part = static.EntersModified(objects.This(), effects.Entering(tapped=True), unpaid, paid)
        return (ability.Static((part,)),)


class CastOnly(PlainLine):
    """ "Cast this spell only during combat." (601.3)"""

    limit: CastLimit
    rule = "601.3"
    en = "cast this spell only {limit} ."
    es = "lanza este hechizo solo {limit} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        part = static.CastingCondition(self.limit.lower(at))
        return (ability.Static((part,), zones=(values.STACK,)),)


class CastLimit(Construct):
    """When a spell may be cast."""

    def lower(self, at: Lowering) -> conditions.Condition:
        return at.refuse(self)


class CastIf(CastLimit):
    """if you control two or more Islands"""

    condition: Condition
    en = "if {condition}"
    es = "si {condition}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return at.condition(self.condition)


class CastInCombat(CastLimit):
    """during combat"""

    en = "during combat"
    es = "durante el combate"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.DuringStep(COMBAT)


class CastBeforeBlocks(CastLimit):
    """during combat before blockers are declared"""

    en = "during combat before blockers are declared"
    es = "durante el combate antes de que se declaren bloqueadores"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.DuringStep((values.BEGIN_COMBAT, values.DECLARE_ATTACKERS))


class CastInDeclareAttackers(CastLimit):
    """during the declare attackers step"""

    en = "during the declare attackers step"
    es = "durante el paso de declarar atacantes"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.DuringStep((values.DECLARE_ATTACKERS,))


class CastInYourStep(CastLimit):
    """during your end step"""

    step: StepName
    en = "during your {step}"
    es = "durante tu {step}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return step_of(objects.You(), self.step.number())


class CastInYourTurn(CastLimit):
    """during your turn"""

    en = "during your turn"
    es = "durante tu turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.YourTurn(objects.You())


class DeckNumberLine(Line):
    """ "A deck can have any number of cards named ~." (100.2)"""

    rule = "100.2a"
    en = "a deck can have any number of cards named ~ ."
    es = "un mazo puede tener cualquier cantidad de cartas llamadas ~ ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (ability.Static((static.DeckRule("any number"),)),)


class CommanderLine(Line):
    """ "~ can be your commander." (903.3)"""

    what: NounPhrase
    rule = "903.3"
    en = "{what:SelfReference} can be your commander ."
    es = "{what:SelfReference} puede ser tu comandante ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (ability.Static((static.DeckRule("can be your commander"),)),)


class AlternativeForOthers(Line):
    """ "If you control a Forest, rather than pay this spell's mana cost, you may have an opponent gain 3 life."
    (118.9)"""

    condition: Condition
    who: OtherPlayer
    deeds: PlayerDeeds
    rule = "118.9"
    en = "if {condition} , rather than pay this spell 's mana cost , you may have {who} {deeds@p} ."
    es = (
        "si {condition@ind} , en vez de pagar el coste de maná de este hechizo , "
        "puedes hacer que {who@1} {deeds@1+sub} ."
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        asked = at.condition(self.condition)
        effect = at.effect(PlayerClause(self.who, self.deeds))
        if at.shared.targets:
            return at.refuse(self, "a target of a cost")
        price = Cost(None, (EffectCost(effect),))
        return (ability.Static((static.AlternativeCost(price, "alternative", asked),), zones=(values.STACK,)),)
