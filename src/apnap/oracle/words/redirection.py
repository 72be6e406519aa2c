"""614.9: damage that is dealt to something else instead."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, static
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import Recipient
from apnap.oracle.words.harm import DamageKind, Harm, PlainHarm, harm
from apnap.oracle.words.prevention import DealtInTime, DealtPhrase, lasting


def redirected(
    at: Lowering, found: Harm, other: Recipient, part: static.Redirection, duration: durations.Duration | None
) -> effects.Effect:
    """Return the redirection of damage to something else."""
    what, who = other.parts(at)
    if isinstance(what, objects.Each | objects.Together):
        return at.refuse(other, "to several")
    if at.is_static and found.is_chosen:
        return at.refuse(other, "chosen when?")
    part = replace(part, to_objects=what, to_players=who)
    return at.rule(part) if duration is None else effects.ContinuousRule((part,), duration)


class AllHarmRedirected(SubjectClause):
    """ "All damage that would be dealt to you is dealt to enchanted creature instead"."""

    kind: DamageKind
    which: DealtPhrase
    other: Recipient
    rule = "614.9"
    en = "all {kind} {which@s} is dealt to {other} instead"
    es = (
        "todo el {kind} {which@s} se te hace en vez de eso {other=You}",
        "todo el {kind} {which@s} se <le@1> hace a {other@1} en vez de eso",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static and self.which.turn:
            return at.refuse(self, "this turn, in a static ability")
        found = harm(at, self.kind, *self.which.roles())
        return redirected(at, found, self.other, static.Redirection(found.event), lasting(at, self.which))


class NextHarmRedirected(SubjectClause):
    """ "The next 1 damage that would be dealt to this creature this turn is dealt to any target instead"."""

    amount: Amount
    kind: DamageKind
    which: DealtInTime
    other: Recipient
    rule = "614.9"
    en = "the next {amount} {kind} {which@p} is dealt to {other} instead"
    es = (
        "los siguientes {amount} puntos de {kind} {which@p} se te hacen en vez de eso {other=You}",
        "los siguientes {amount} puntos de {kind} {which@p} se <le@1> hacen a {other@1} en vez de eso",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        found = harm(at, self.kind, *self.which.roles())
        part = static.Redirection(found.event, next_n=self.amount.lower(at))
        return redirected(at, found, self.other, part, durations.UntilEndOfTurn())


class NextTimeRedirected(Clause):
    """ "The next time a source of your choice would deal damage this turn, that damage is dealt to … instead"."""

    harm: PlainHarm
    other: Recipient
    rule = "614.9"
    en = "the next time {harm} this turn , that damage is dealt to {other} instead"
    es = (
        "la próxima vez que {harm} este turno , ese daño se te hace en vez de eso {other=You}",
        "la próxima vez que {harm} este turno , ese daño se <le@1> hace a {other@1} en vez de eso",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        found = self.harm.of(at)
        part = static.Redirection(found.event, next_time=True)
        return redirected(at, found, self.other, part, durations.UntilEndOfTurn())
