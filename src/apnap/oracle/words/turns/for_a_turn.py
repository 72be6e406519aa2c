"""602.5, 603.7, 614: what is forbidden, doubled or allowed this turn; costs and steps of few cards."""

from __future__ import annotations

from apnap.abilities import ability, cost, objects, occurrence, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.lines import Cost, Line
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.pronouns import It
from apnap.oracle.phrase.roots import Condition, Noun, Possessor, Recipient
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerDeeds, PlayerVerb, all_costs
from apnap.oracle.words.activation import Times
from apnap.oracle.words.changes import become
from apnap.oracle.words.delayed import delayed
from apnap.oracle.words.harm import DamageKind, recipients
from apnap.oracle.words.keyword_actions import Investigate
from apnap.oracle.words.other_damage import OtherDamage
from apnap.oracle.words.player_events import spell_filter
from apnap.oracle.words.steps import StepName


class CantActivateThisTurn(SubjectClause):
    """ "Its activated abilities can't be activated this turn" (602.5)."""

    whose: Possessor
    rule = "602.5"
    en = "{whose} activated abilities can't be activated this turn"
    es = (
        "las habilidades activadas de {whose:OfObject} no pueden ser activadas este turno",
        "no pueden activarse {whose:Its@p} habilidades activadas este turno",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        part = static.Restriction(static.CANT_ACTIVATE, self.whose.of_object(at), mana_too=True)
        return effects.ContinuousRule((part,), durations.UntilEndOfTurn())


class WhenYourNextCast(Prefix):
    """When you cast your next instant or sorcery spell this turn, (603.7)"""

    what: Noun
    rule = "603.7"
    en = "when you cast your next {what:Singular} this turn"
    es = "cuando lances tu próximo hechizo que sea {what:Singular} este turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        found = occurrence.Casts(objects.You(), spell_filter(at, self.what))
        return delayed(at, found, clause, True, durations.UntilEndOfTurn())


class SkipStepIf(SubjectClause):
    """ "Skip your upkeep step if you have no cards in hand" (614.10)."""

    step: StepName
    condition: Condition
    rule = "614.10"
    en = "skip your {step} step if {condition}"
    es = "sáltate tu paso de {step} si {condition@ind}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        asked = at.condition(self.condition)
        return effects.If(asked, at.rule(static.PlayerRule(static.SKIP_STEP, objects.You(), step=self.step.number())))


class InvestigateTimesForEach(PlayerVerb):
    """Investigate twice for each card discarded this way (701.16)."""

    times: Times
    unit: Unit
    rule = "701.16"
    en = "<investigate> {times} for each {unit}"
    es = "<investigar> {times} por cada {unit}"

    def lower(self, at: Lowering) -> effects.Effect:
        number: quantity.Quantity = self.unit.lower(at)
        if self.times.number() != 1:
            number = quantity.Times(self.times.number(), number)
        return effects.Repeat(number, at.effect(Investigate()))


class InvestigateOnceForEach(PlayerVerb):
    """Investigate once for each opponent who has more cards in hand than you (701.16)."""

    unit: Unit
    rule = "701.16"
    en = "<investigate> once for each {unit}"
    es = "<investigar> una vez por cada {unit}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Repeat(self.unit.lower(at), at.effect(Investigate()))


class YouCycled(Condition):
    """you cycled two or more cards this turn (702.29)"""

    count: Cardinal
    rule = "702.29"
    en = "you cycled {count} or more cards this turn"
    es = "activaste las habilidades de ciclo de {count@f} o más cartas este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        cycled = quantity.ThisTurn(occurrence.Cycles(objects.You(), objects.Filter((), ())))
        return conditions.Compare(cycled, quantity.Comparison(quantity.AT_LEAST, self.count.lower(at)))


class RemoveAndReturn(Cost):
    """ "Remove an eon counter from this land and return it to its owner's hand"."""

    deed: PlayerVerb
    what: It
    rule = "118.1"
    en = "^ {deed@p} and <return@p> {what} to its owner 's hand"
    es = "{deed@inf} y <regresar@inf> {what} a la mano de su propietario"

    def as_cost(self, at: Lowering) -> cost.Cost:
        first = self.deed.as_cost(at)
        if not all(isinstance(part, cost.RemoveCounters) and part.what is None for part in first.parts):
            return at.refuse(self, "what is returned?")
        return all_costs((first, cost.Cost(None, (cost.ReturnThis(),))))


class AlternativeCostIf(Line):
    """ "You may pay {B} rather than pay this spell's mana cost if there are thirteen or more creatures …" (118.9)"""

    deeds: PlayerDeeds
    condition: Condition
    rule = "118.9"
    en = "you may {deeds@p} rather than pay this spell 's mana cost if {condition} ."
    es = "puedes {deeds@inf} en vez de pagar el coste de maná de este hechizo si {condition@ind} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        part = static.AlternativeCost(self.deeds.as_cost(at), "alternative", at.condition(self.condition))
        return (ability.Static((part,), zones=(values.STACK,)),)


class CanBlockUpToMore(ObjectVerb):
    """can block up to two additional creatures this turn (509.1a)"""

    count: Cardinal
    rule = "509.1a"
    en = "can block up to {count@p} additional creatures this turn"
    es = "<poder> bloquear hasta {count@p+f} criaturas adicionales este turno"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return at.this_turn().restrict(static.CAN_BLOCK_ADDITIONAL, n=self.count.lower(at))


class EachTimeWouldHarm(Clause):
    """ "Each time target permanent would deal damage to a permanent or player this turn, it deals double that damage to
    that permanent or player instead" (614.1a)."""

    what: Noun
    kind: DamageKind
    to: Recipient
    how: OtherDamage
    rule = "614.1a"
    en = "each time {what} would deal {kind} to {to} this turn , it deals {how} to that permanent or player instead"
    es = (
        "cada vez que {what} fuera a hacer {kind} a {to} este turno , en vez de eso , hace {how} a ese permanente o "
        "jugador"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        source = objects.Filter((objects.IsOneOf(at.objects(self.what)),), ())
        what, who = recipients(at, self.to)
        part = static.ModifyAmount(occurrence.DealsDamage(source, what, who, self.kind.combat()), self.how.number(at))
        return effects.ContinuousRule((part,), durations.UntilEndOfTurn())


class BecomesEither(ObjectVerb):
    """become a Plains or an Island (608.2d)"""

    first: Noun
    second: Noun
    rule = "608.2d"
    en = "<become> {first:Determined} or {second:Determined}"
    es = "<convertirse> en {first:Determined} o en {second:Determined}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        ways = tuple(become(at, one, in_addition=False) for one in (self.first, self.second))
        names = tuple(getattr(getattr(one, "head", None), "lemma", "") for one in (self.first, self.second))
        if not all(names):
            return at.refuse(self, "called how?")
        return effects.ChooseMode(at.who, ways, names)
