"""603.2: rarer trigger events: the first upkeep of a turn, an unblocked attack on a player, a power so great."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.determiners_of_amounts import OneOrMore
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.lines import Event, Trigger
from apnap.oracle.phrase.measures import StatOf
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import Count, CounterKind
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Player, Possessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.conditions import compared
from apnap.oracle.words.events import ObjectEvent, SimpleEvent
from apnap.oracle.words.mounts_and_pairs import tapping_for
from apnap.oracle.words.steps import StepName, beginning


class AtFirstEachTurn(Trigger):
    """At the beginning of enchanted player's first upkeep each turn (603.2b)"""

    whose: Possessor
    step: StepName
    rule = "603.2b"
    en = "at the beginning of {whose:OfPlayer} first {step} each turn"
    es = "al comienzo del primer {step} de {whose:OfPlayer} de cada turno"

    def trigger(self, at: Lowering) -> ability.Triggered:
        return replace(beginning(at, self.step.begins(self.whose.of_player(at))), first_each_turn=True)


class GetAdditionalStep(PlayerVerb):
    """Get an additional step after this one (500.9)."""

    step: StepName
    rule = "500.9"
    en = ("<get> a additional {step} step after this step", "<get> a additional {step} after this step")
    es = (
        "<obtener> un paso de {step} adicional después de este paso",
        "<obtener> un {step} adicional después de este paso",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ExtraSteps(at.who, self.step.number())


class GetStepsAfterPhase(PlayerVerb):
    """Get that many additional steps after this phase (500.10)."""

    count: Count
    step: StepName
    rule = "500.10"
    en = "<get> {count@p} additional {step} steps after this phase"
    es = "<obtener> {count@p} pasos de {step} adicionales después de esta fase"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ExtraSteps(at.who, self.step.number(), at.counted(self.count), after_phase=True)


class AttacksPlayerUnblocked(ObjectEvent):
    """attacks a player and isn't blocked (509.3g)"""

    whom: Player
    rule = "509.3g"
    en = "<attack> {whom} and <be not> blocked"
    es = "<atacar> a {whom} y no <ser> <bloqueado>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesUnblocked(what, self.whom.lower(at))

    def mention(self, at: Lowering) -> None:
        at.binder.mention_players(objects.DefendingPlayer(), False)


class MeasureComesTrue(Event):
    """this creature's power is 7 or greater (603.8)"""

    measured: StatOf
    limit: Limit
    rule = "603.8"
    en = "{measured} is {limit}"
    es = ("{measured} sea de {limit:NumberLimit}", "{measured} sea {limit}")

    def triggered(self, at: Lowering) -> ability.Triggered:
        true = compared(at, self.measured.lower(at), self.limit)
        at.begin_event(objects.This(), False)
        return ability.Triggered(occurrence.WhenTrue(true), ability.Body())


class ACounterRemoved(Event):
    """a +1/+1 counter is removed from this creature: once for each counter (122.1)"""

    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "a {counter} counter is removed from {what}"
    es = ("se remueva un contador {counter} de {what}", "un contador {counter} se remueva de {what}")

    def triggered(self, at: Lowering) -> ability.Triggered:
        found, several = self.what.event_subject(at)
        if several:
            return at.refuse(self.what)
        at.begin_event(objects.This() if self.what.is_self() else objects.EventObject(), False, found)
        at.shared.limits["has_event"] = False  # there is no "that many" of one counter
        return ability.Triggered(occurrence.CountersRemoved(self.counter.kind(), found, each=True), ability.Body())


class EndOfCombatPrefix(Prefix):
    """At end of combat, (603.7)"""

    rule = "603.7"
    en = "at end of combat"
    es = "al final del combate"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        """Return the beginning of that step."""
        return occurrence.BeginningOf(values.END_COMBAT, objects.EachPlayer())

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return at.refuse(self, "in a static ability") if at.is_static else at.delayed(self, clause)


class DrawingCausesExtra(Clause):
    """ "If a player drawing a card causes a triggered ability of a permanent you control to trigger, …" (603.2d)"""

    who: Player
    of: Noun
    rule = "603.2d"
    en = (
        "if {who} drawing a card causes a triggered ability of {of} to trigger , "
        "that ability triggers a additional time"
    )
    es = (
        "si el robo de una carta por parte de {who} hace que se dispare una habilidad disparada de {of} , "
        "esa habilidad se dispara una vez adicional"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        found, several = self.of.event_subject(at)
        if several:
            return at.refuse(self.of)
        return at.rule(static.TriggerExtra(found, occurrence.Draws(self.who.lower(at))))


class IsntManaAbility(Condition):
    """it isn't a mana ability (605.1a)"""

    rule = "605.1a"
    en = "it isn't a mana ability"
    es = "no es una habilidad de maná =ind"

    def lower(self, at: Lowering) -> conditions.Condition:
        at.binder.it(self)  # it must be something that was spoken of
        return conditions.NotTrue(conditions.IsManaAbility())


class HasBeenCrewedBy(Condition):
    """an Assassin crewed it this turn (702.122b)"""

    what: Noun
    vehicle: NounPhrase
    rule = "702.122b"
    en = "{what:Determined@s} crewed {vehicle} this turn"
    es = (
        "{what:Determined@s} <lo@1+s> tripuló este turno {vehicle=It@1}",
        "{what:Determined@s} tripuló {vehicle} este turno",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        if not isinstance(self.what, Determined) or not self.what.is_one_of_many():
            return at.refuse(self.what, "in a condition")
        by = replace(at.filter(self.what), zones=())
        return conditions.ThisTurnHappened(tapping_for(at, "crew", by, self.vehicle))


class IsPaired(Condition):
    """it's paired with a creature (702.95)"""

    rule = "702.95b"
    en = "it's paired with a creature"
    es = "está <emparejado@1+f+s> con una criatura =ind"

    def lower(self, at: Lowering) -> conditions.Condition:
        it = at.binder.it(self)
        pair = objects.Filter((objects.InPairOf(it), objects.Not(objects.IsOneOf(it))))
        at.binder.mention(objects.Each(pair), False, values.CREATURE)
        return conditions.Fits(it, objects.Filter((objects.Is(objects.PAIRED),), ()))


class DealsDamageToSeveral(SimpleEvent):
    """ "this creature deals damage to one or more creatures": once for all damaged together (603.2c)."""

    what: Noun
    to: Noun
    rule = "603.2c"
    en = "{what@1} <deal@1> damage to {to:Determined@p}"
    es = "{what@1} <hacer@1+sub> daño a {to:Determined@p}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        to = self.to
        if not isinstance(to, Determined) or not isinstance(to.determiner, OneOrMore) or not self.what.is_self():
            return at.refuse(self, "which of them?")
        at.begin_event(objects.This(), False)
        at.shared.limits["has_event"] = False
        source = objects.Filter((objects.IsSource(),))
        dealt = occurrence.DealsDamage(source, at.filter(to))
        return ability.Triggered(dealt, ability.Body(), one_or_more=True)
