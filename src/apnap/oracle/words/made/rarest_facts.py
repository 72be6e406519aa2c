"""Abilities that are countered and their sources, parity of counters, steps of yours, other rare facts."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, bonds, objects, occurrence, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Comparison, Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import CounterKind, Ordinal
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Possessor
from apnap.oracle.words.conditions import StateOfGame
from apnap.oracle.words.events import PlayerEvent
from apnap.oracle.words.histories import descends
from apnap.oracle.words.rare_objects import Parity
from apnap.oracle.words.steps import StepName, step_of
from apnap.oracle.words.tokens_besides import MoreTokens, would_be_created

# ------------------------------------------------------------------------------------------------ countered abilities


def _countered(at: Lowering, construct: Prefix) -> tuple[objects.Objects, int]:
    """Return what was countered, and the slot that remembers whether it was."""
    found: list[effects.CounterSpell] = []
    slot = at.slot()

    def remembering(one: effects.CounterSpell) -> effects.CounterSpell:
        kept = one if one.slot else replace(one, slot=slot)
        found.append(kept)
        return kept

    if not at.amend(effects.CounterSpell, remembering):
        at.unbound(construct, "nothing was countered before")
    return found[-1].what, found[-1].slot


def _if_countered(at: Lowering, prefix: Prefix, clause: Clause, tests: tuple[objects.Test, ...] = ()) -> effects.Effect:
    """Return what is done about the permanent whose ability was countered; "that permanent" is the one."""
    what, slot = _countered(at, prefix)
    source: objects.Objects = bonds.AbilitySources(what)
    if tests:
        source = objects.Those(source, objects.Filter(tests, ()))
    at.binder.mention(source, False, 0)
    there = conditions.Compare(quantity.CountObjects(source), Comparison(quantity.GREATER, quantity.Number(0)))
    return effects.If(conditions.AllTrue((conditions.Happened(slot), there)), at.effect(clause))


class IfPermanentsAbilityCountered(Prefix):
    """If a permanent's ability is countered this way, (701.6)"""

    rule = "701.6"
    en = "if a permanent 's ability is countered this way"
    es = "si la habilidad de un permanente es contrarrestada de esta manera"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return _if_countered(at, self, clause)


class IfAbilityOfThingCountered(Prefix):
    """If an ability of an artifact, creature, or planeswalker is countered this way, (701.6)"""

    what: NounPhrase
    rule = "701.6"
    en = "if a ability of {what:Determined} is countered this way"
    es = "si una habilidad de {what:Determined} es contrarrestada de esta manera"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return _if_countered(at, self, clause, at.filter(self.what).tests)


class AbilityIsActivated(Event):
    """an ability of equipped creature is activated, if it isn't a mana ability (602.2)"""

    what: Noun
    rule = "602.2"
    en = "a ability of {what} is activated , if it isn't a mana ability"
    es = "se active una habilidad de {what} , si no es una habilidad de maná"

    def triggered(self, at: Lowering) -> ability.Triggered:
        source, several = self.what.event_subject(at)
        if several:
            return at.refuse(self.what)
        at.begin_event(objects.EventObject(), False)
        return ability.Triggered(occurrence.Activates(objects.EachPlayer(), source), ability.Body())


# ------------------------------------------------------------------------------------------------ conditions, numbers


class HasParityOfCounters(StateOfGame):
    """it has an even number of counters on it (122.1)"""

    what: NounPhrase
    parity: Parity
    rule = "122.1"
    en = "{what@1} <have@1> {parity} number of counters on (it|them|him|her)"
    es = (
        "{what@} <tener@> una cantidad {parity} de contadores sobre <él@>",
        "{what=It@1} <tener@0+3+s> una cantidad {parity} de contadores sobre <él@1+s>",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        number = quantity.CountersOn(at.objects(self.what), "")
        return conditions.Compare(number, Comparison(self.parity.operator(), quantity.Number(0)))


class ThatIsntLegendary(Condition):
    """that creature isn't legendary (205.4)"""

    what: NounPhrase
    rule = "205.4"
    en = "{what:Determined@s} isn't legendary"
    es = "{what:Determined@1+s} no es <legendario@1>"

    def lower(self, at: Lowering) -> conditions.Condition:
        legendary = objects.Filter((objects.HasSupertype(values.LEGENDARY),), ())
        return conditions.NotTrue(conditions.Fits(at.objects(self.what), legendary))


class TimesYouDescended(Measured):
    """the number of times you descended this turn (700.11)"""

    rule = "700.11"
    en = "the number of times you descended this turn"
    es = "la cantidad de veces que descendiste este turno"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.ThisTurn(descends())


class DrawsEitherNth(PlayerEvent):
    """draw your first or second card each turn (121.1)"""

    first: Ordinal
    second: Ordinal
    whose: Possessor
    rule = "121.1"
    en = "<draw> {whose} {first} or {second} card each turn"
    es = "<robar> {whose@s} {first@f+s} o {second@f+s} carta cada turno"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.AnyOccurrence(tuple(occurrence.Draws(who, nth=n.value) for n in (self.first, self.second)))


class XIsCounters(Clause):
    """ "X is the number of pin counters on this artifact", of the X in an activation cost (107.3c)."""

    counter: CounterKind
    what: NounPhrase
    rule = "107.3c"
    en = "X is the number of {counter} counters on {what}"
    es = "X es la cantidad de contadores {counter} sobre {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or at.x_is is not None or not self.what.is_self():
            return at.refuse(self, "an X that nobody announces, or of something else")
        at.shared.limits["x_is"] = quantity.CountersOn(objects.This(), self.counter.kind()), objects.You()
        return effects.Nothing()


class WhileInYourStep(Prefix):
    """During your end step,"""

    step: StepName
    rule = "500.1"
    en = "during your {step}"
    es = "durante tu {step}"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return at.conditional(step_of(objects.You(), self.step.number()), clause)


class MayCreateEither(Clause):
    """ "If you would create one or more tokens, you may instead create that many … or that many …" (614.1a)."""

    what: Noun
    first: MoreTokens
    second: MoreTokens
    rule = "614.1a"
    en = "if you would create one or more {what:Plural} , you may instead create {first} or {second}"
    es = "si fueras a crear una o más {what:Plural@bare} , en vez de eso , puedes crear {first} o {second}"

    def lower(self, at: Lowering) -> effects.Effect:
        event = would_be_created(at, self.what)
        made = tuple(one.created(at) for one in (self.first, self.second))
        if any(one.n != quantity.EventAmount() for one in made):
            return at.refuse(self.first, "how many?")
        return at.rule(static.Replacement(event, effects.ChooseMode(objects.You(), made), optional=True))
