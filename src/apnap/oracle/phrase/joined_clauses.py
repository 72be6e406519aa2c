"""Clauses joined by "and" and "then", and what stands in front of a clause."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, static
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.walk import walk
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.permission_riders import with_rider
from apnap.oracle.phrase.clauses import (
    Clause,
    ClauseGroup,
    Imperative,
    LateInstead,
    MayClause,
    NextTime,
    ObjectClause,
    SimpleClause,
    SubjectClause,
    SuffixedClause,
)
from apnap.oracle.phrase.durations import Duration
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.roots import Condition
from apnap.oracle.phrase.units import Unit


class ClausesAnd(ClauseGroup):
    """ "Each opponent loses 1 life and you gain 1 life"."""

    first: SuffixedClause
    second: SubjectClause
    en = ("{first} and {second}", "{first} , and {second}")
    es = ("{first@1+3} y {second@full}", "{first@1+2} y {second@bare}")
    es_old = "{first@1+3} y {second@bare+of}"

    def lower(self, at: Lowering) -> effects.Effect:
        if self.first.ends_in_list and isinstance(self.second, ObjectClause):
            return at.refuse(self, "the second belongs to the exceptions of the first")
        if self.second.is_about_sentence_before:  # not of damage that the first deals
            done = at.effect(self.first)
            if any(isinstance(node, effects.DealDamage) for node in walk(done)):
                return at.refuse(self, "the second is said of an earlier sentence")
            return effects.Sequence((done, at.effect(self.second)))
        first, second = self.first, self.second
        open_end = isinstance(first, ObjectClause) and first.deeds.lacks_duration()
        if open_end and isinstance(second, ObjectClause) and not at.is_static and at.duration is None:
            lasting = second.deeds.duration_at_end()
            if lasting is not None:  # 611.2a: a duration at the end is that of both
                return effects.Sequence((at.lasting(lasting.lower(at)).effect(first), at.effect(second)))
        return at.sequence((first, second))

    def what_happens_instead(self) -> Clause | None:
        """ "Instead that player skips that draw and you draw a card": both happen instead."""
        first = self.first.what_happens_instead()
        return None if first is None else ClausesAnd(first, self.second)


class ThreeClauses(ClauseGroup):
    """ "A, B, and C", where all but the first say their subject."""

    first: SimpleClause
    second: SubjectClause
    third: SubjectClause
    en = "{first} , {second} , and {third}"
    es = "{first} , {second} y {third}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.sequence((self.first, self.second, self.third))


class ManyClausesThen(Clause):
    """ "They discard a card, they lose 2 life, you draw a card, you gain 2 life, then you sacrifice ~"."""

    clauses: tuple[SubjectClause, ...]
    last: SubjectClause
    en = "{clauses&,} , then {last}"
    es = "{clauses&,} , luego {last}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.sequence((*self.clauses, self.last))


class ClausesThen(Clause):
    """ "A, then B", where at least the second says its subject."""

    first: ClauseGroup
    second: SubjectClause
    en = "{first} , then {second}"
    es = "{first} , luego {second}"
    es_old = "{first} y luego {second}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.sequence((self.first, self.second))


class ClausesThenImperative(Clause):
    """ "~ deals 1 damage to each creature, then draw a card"."""

    first: SubjectClause
    second: Imperative
    en = "{first} , then {second}"
    es = "{first@into} , luego {second}"
    es_old = "{first@into} y luego {second}"

    def lower(self, at: Lowering) -> effects.Effect:
        if isinstance(self.first, MayClause):
            return at.refuse(self, "is the second thing optional?")
        return at.sequence((self.first, self.second))


class ThenClause(Clause):
    """ "Then …" at the head of a sentence."""

    clause: ClauseGroup
    en = "then {clause}"
    es = "luego , {clause}"
    es_old = "luego {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.effect(self.clause)


class ThenPrefixed(Clause):
    """ "Then if …" at the head of a sentence."""

    clause: Prefixed
    en = "then {clause}"
    es = "luego , {clause}"
    es_old = "luego {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.effect(self.clause)


def stated_instead(
    at: Lowering, construct: Construct, before: ability.Static, clause: Clause, condition: Condition
) -> tuple[ability.Static, ...]:
    """Return the static abilities that a statement and one "instead" under a condition are together."""
    found = clause.lower(at)
    parts = found.parts if isinstance(found, effects.ContinuousRule) else ()
    statements = tuple(one for one in parts if isinstance(one, static.StaticPart))
    if before.condition is not None or _subjects(statements) != _subjects(before.parts):
        return at.refuse(construct, "instead of what?")
    asked = at.condition(condition)
    usually = replace(before, condition=conditions.NotTrue(asked))
    return usually, replace(before, parts=statements, condition=asked)


def _subjects(parts: tuple[static.StaticPart, ...]) -> list[tuple[type, object]]:
    """Return what statements are about, each with its kind."""
    return [(type(one), getattr(one, "what", None)) for one in parts]


class Prefix(Construct):
    """What stands in front of a clause and takes everything to its right."""

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        """Return the meaning of the clause under this prefix."""
        return at.refuse(self)

    def with_before(self, clause: Clause, at: Lowering, before: ability.Static) -> tuple[ability.Static, ...] | None:
        """Return the static abilities that the sentence before and the clause under this prefix are together."""
        return None


class Prefixed(Clause):
    """A clause under a prefix."""

    prefix: Prefix
    clause: Clause
    en = "{prefix} , {clause}"
    es = "{prefix} , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        return self.prefix.apply(self.clause, at)

    def is_about_spell(self) -> bool:
        return self.clause.is_about_spell()

    def with_before(self, at: Lowering, before: ability.Static) -> tuple[ability.Static, ...] | None:
        return self.prefix.with_before(self.clause, at, before)


class IfPrefix(Prefix):
    """If …,"""

    condition: Condition
    en = "if {condition}"
    es = "si {condition@ind}"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        replacing = clause.what_happens_instead()
        if replacing is not None:
            return at.instead(at.before_it().condition(self.condition), replacing)
        if isinstance(clause, LateInstead):
            return at.instead(at.before_it().condition(self.condition), clause.inner())
        return at.conditional(at.condition(self.condition), clause)

    def with_before(self, clause: Clause, at: Lowering, before: ability.Static) -> tuple[ability.Static, ...] | None:
        """ "Equipped creature gets +1/+1. If it's a Warrior, it gets +2/+1 instead." """
        replacing = clause.what_happens_instead()
        return None if replacing is None else stated_instead(at, self, before, replacing, self.condition)


class InYourTurn(Prefix):
    """During your turn,"""

    rule = "102.1"
    en = "during your turn"
    es = "durante tu turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return at.conditional(conditions.YourTurn(objects.You()), clause)


class InTurnsOfOthers(Prefix):
    """During turns other than yours,"""

    rule = "102.1"
    en = "during turns other than yours"
    es = "durante turnos que no sean tuyos"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return at.conditional(conditions.NotTrue(conditions.YourTurn(objects.You())), clause)


class IfYouDo(Prefix):
    """If you do,"""

    rule = "608.2c"
    en = "if you do"
    es = "si lo haces"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return at.if_done(clause)

    def with_before(self, clause: Clause, at: Lowering, before: ability.Static) -> tuple[ability.Static, ...] | None:
        """ "You may cast this card from your graveyard. If you do, it enters with a finality counter on it." """
        permits = len(before.parts) == 1 and isinstance(before.parts[0], static.MayPlay)
        return with_rider(at, self, before, clause) if permits else None


class IfTheyDo(Prefix):
    """If they do,"""

    en = ("if they do", "if that player does", "if the player does")
    es = "si lo hace"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return at.if_done(clause)


class IfYouDont(Prefix):
    """If you don't,"""

    en = ("if you don't", "if you can't")
    es = "si no lo haces"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return at.if_not_done(clause)


class IfTheyDont(Prefix):
    """If they don't,"""

    en = (
        "if they don't",
        "if that player doesn't",
        "if they can't",
        "if the player doesn't",
        "if that player can't",
        "if the player can't",
    )
    es = "si no lo hace"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return at.if_not_done(clause)


class WhenYouDo(Prefix):
    """When you do, (603.12)"""

    rule = "603.12"
    en = "when you do"
    es = "cuando lo hagas"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return at.when_done(clause)


class Otherwise(Prefix):
    """Otherwise,"""

    en = "otherwise"
    es = "de lo contrario"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return at.otherwise(clause)


class DurationPrefix(Prefix):
    """Until end of turn,"""

    duration: Duration
    rule = "611.2"
    en = "{duration}"
    es = "{duration}"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return self.duration.before(clause, at)


class ForEachPrefix(Prefix):
    """For each …,"""

    unit: Unit
    en = "for each {unit}"
    es = "por cada {unit}"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return self.unit.repeat(clause, at)


class AtNextPrefix(Prefix):
    """At the beginning of the next end step,"""

    time: NextTime
    rule = "603.7"
    en = "at the beginning of {time}"
    es = "al comienzo de {time}"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return at.delayed(self.time, clause)


class WhereXOfAll(Clause):
    """ "A and B, where X is the number of …"."""

    clauses: ClausesAnd
    measured: Measured
    rule = "107.3"
    en = "{clauses} , where X is {measured}"
    es = "{clauses} , donde X es {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_x(self.measured).effect(self.clauses)
