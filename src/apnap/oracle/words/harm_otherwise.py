"""614, 615: damage of some amount only, damage that something else happens instead of, damage never prevented."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, static
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import Noun, Recipient
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.events import ObjectEvent
from apnap.oracle.words.events_of_damage import deals_damage, mention_damaged
from apnap.oracle.words.harm import DamageKind, Harm, WouldHarm, harm, mention_harmed, mention_source
from apnap.oracle.words.prevention import Dealt, PreventedPart, prevention
from apnap.oracle.words.replacements import instead_of_event


def fixed(at: Lowering, limit: Limit) -> quantity.Comparison:
    """Return a comparison with a number that is written there."""
    found = limit.lower(at)
    return found if isinstance(found.n, quantity.Number) else at.refuse(limit, "an amount that changes")


class SourceHarmOfSize(WouldHarm):
    """a source would deal 3 or less damage to this creature"""

    by: Noun
    limit: Limit
    kind: DamageKind
    to: Recipient
    rule = "120.3"
    en = "{by} would deal {limit:NumberLimit} {kind} to {to}"
    es = (
        "{by} te fuera a hacer {limit:NumberLimit} puntos de {kind} {to=You}",
        "{by} fuera a hacer {limit:NumberLimit} puntos de {kind} a {to}",
    )

    def of(self, at: Lowering) -> Harm:
        found = harm(at, self.kind, self.by, self.to)
        found.event = replace(found.event, amount=fixed(at, self.limit))
        return found

    def mention_roles(self, at: Lowering) -> None:
        mention_source(at)
        mention_harmed(at, self.to)


class DealsSoMuchDamageTo(ObjectEvent):
    """deals 6 or more damage to an opponent (120)"""

    limit: Limit
    to: Recipient
    rule = "120.3"
    en = "<deal> {limit:NumberLimit} damage to {to}"
    es = ("te <hacer> {limit:NumberLimit} puntos de daño {to=You}", "<hacer> {limit:NumberLimit} puntos de daño a {to}")

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        found = deals_damage(at, what, self.to, combat=None)
        if not isinstance(found, occurrence.DealsDamage):
            return at.refuse(self)
        return replace(found, amount=fixed(at, self.limit))

    def mention(self, at: Lowering) -> None:
        mention_damaged(at, self.to)


class HarmReplaced(Clause):
    """ "If damage would be dealt to this creature, put that many +1/+1 counters on it instead" (614.1a)."""

    harm: WouldHarm
    clause: Clause
    rule = "614.1a"
    en = "if {harm} , {clause:InsteadSuffix}"
    es = "si {harm} , {clause:InsteadSuffix}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        found = self.harm.of(at)
        instead = instead_of_event(at, self.clause, self.harm.mention_roles)
        if found.is_chosen:
            return at.refuse(self, "chosen when?")
        rule = at.rule(static.Replacement(found.event, instead))
        return rule if found.condition is None else effects.If(found.condition, rule)


class HarmPreventedX(Clause):
    """ "If a source would deal damage to you, prevent X of that damage, where X is …" (615.10)."""

    harm: WouldHarm
    part: PreventedPart
    measured: Measured
    rule = "615.10"
    en = "if {harm} , prevent {part} , where X is {measured}"
    es = "si {harm} , prevén {part} , donde X es {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return prevention(at.with_x(self.measured), self.harm, self.part, ())


# ------------------------------------------------------------------------------------------------ can't be prevented


class CantBePrevented(SubjectClause):
    """ "Combat damage can't be prevented" (615.12)."""

    rule = "615.12"
    en = "combat damage can't be prevented"
    es = "el daño de combate no puede ser prevenido"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.Unpreventable(occurrence.DealsDamage(combat=True)))


class CantBePreventedBy(SubjectClause):
    """ "Combat damage that would be dealt by creatures you control can't be prevented" (615.12)."""

    kind: DamageKind
    which: Dealt
    rule = "615.12"
    en = "{kind} {which@s} can't be prevented"
    es = "el {kind} {which@s} no puede ser prevenido"

    def lower(self, at: Lowering) -> effects.Effect:
        found = harm(at, self.kind, *self.which.roles())
        if found.is_chosen:
            return at.refuse(self, "chosen when?")
        part = static.Unpreventable(found.event)
        if self.which.turn:
            if at.is_static:
                return at.refuse(self, "this turn, in a static ability")
            return effects.ContinuousRule((part,), durations.UntilEndOfTurn())
        return at.rule(part)


# ------------------------------------------------------------------------------------------------ divided


class NextHarmDivided(PlayerVerb):
    """Prevent the next damage to any number of targets, divided as you choose (601.2d, 615.7)."""

    amount: Amount
    to: Noun
    rule = "601.2d"
    en = "<prevent> the next {amount} damage that would be dealt this turn to {to} , divided as you choose"
    es = (
        "<prevenir> los siguientes {amount} puntos de daño que se fueran a hacer este turno a {to} , "
        "divididos como elijas"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        n = self.amount.lower(at)
        return effects.PreventDividedDamage(n, at.divided(self.to, n))
