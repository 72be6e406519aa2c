"""615: the prevention of damage, and what happens besides (615.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from apnap.abilities import ability, objects, quantity, static
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities.quantity import EventAmount, Quantity
from apnap.oracle.consequences import SOME, lower_consequence, with_consequence
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import Noun, Recipient
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerDeeds, PlayerVerb
from apnap.oracle.pruning import pruned
from apnap.oracle.words.harm import (
    DamageKind,
    Harm,
    ObjectAndOrPlayer,
    PlainHarm,
    PlayerAndOrObject,
    WouldHarm,
    harm,
    is_chosen,
    is_indefinite,
)


class Prevent(PlayerVerb):
    """Prevent damage (615)."""

    damage: Prevented
    rule = "615.1"
    en = "<prevent> {damage}"
    es = "<prevenir> {damage}"

    def lower(self, at: Lowering) -> effects.Effect:
        return self.damage.lower(at)


class Prevented(Construct):
    """Which damage is prevented."""

    def lower(self, at: Lowering) -> effects.Effect:
        return at.refuse(self)


def shield(
    at: Lowering,
    n: Quantity | None,
    kind: DamageKind,
    by: Noun | None,
    to: Recipient | None,
    duration: durations.Duration | None,
    next_time: bool = False,
) -> effects.Effect:
    """Return a prevention effect that a spell or ability creates: all damage, the next ``n``, or that of a time."""
    if duration is None:
        return at.refuse(kind, "how long?")
    found, players = (None, None) if to is None else to.parts(at)
    if isinstance(to, PlayerAndOrObject | ObjectAndOrPlayer) and isinstance(found, objects.Each):
        found = found.filter  # type: ignore[assignment]
    chosen = by is not None and is_chosen(by)
    source: objects.Objects | objects.Filter | None = None
    if by is not None and chosen:
        source = objects.Filter(at.filter(by).tests, ())
    elif isinstance(by, Plural):
        source = at.filter(by)
    elif by is not None:
        source = by.event_subject(at)[0] if is_indefinite(by) else at.objects(by)
    return effects.PreventDamage(n, found, players, source, kind.combat(), chosen, next_time, duration)


class DealtPhrase(Construct):
    """ "that would be dealt to you this turn"."""

    turn: ClassVar[bool] = False
    """Whether it says "this turn"."""

    def roles(self) -> tuple[Noun | None, Recipient | None]:
        """Return what deals the damage, and to what."""
        return getattr(self, "by", None), getattr(self, "to", None)


class Dealt(DealtPhrase):
    """Without "this turn" at its end."""


class DealtInTime(DealtPhrase):
    """With "this turn"."""

    turn = True


class DealtTo(Dealt):
    """that would be dealt to you"""

    to: Recipient
    rule = "615.1"
    en = "that would be dealt to {to}"
    es = ("que se te <fuera@> a hacer {to=You}", "que se <le@1> <fuera@> a hacer a {to@1}")
    es_old = "que se <fuera@> a hacer a {to@1}"


class DealtBy(Dealt):
    """that would be dealt by creatures"""

    by: Noun
    rule = "615.1"
    en = ("that would be dealt by {by}", "{by} would deal", "that {by} would deal")
    es = "que {by@1} <fuera@1> a hacer"


class DealtToBy(Dealt):
    """that would be dealt to you by creatures"""

    to: Recipient
    by: Noun
    rule = "615.1"
    en = ("that would be dealt to {to} by {by}", "that {by} would deal to {to}", "{by} would deal to {to}")
    es = ("que {by@1} te <fuera@1> a hacer {to=You}", "que {by@1} <fuera@1> a hacer a {to}")


class DealtTurn(Dealt, DealtInTime):
    """that would be dealt this turn"""

    turn = True
    rule = "615.1"
    en = "that would be dealt this turn"
    es = "que se <fuera@> a hacer este turno"


class DealtTurnTo(Dealt, DealtInTime):
    """that would be dealt this turn to you"""

    turn = True
    to: Recipient
    rule = "615.1"
    en = "that would be dealt this turn to {to}"
    es = ("que este turno se te <fuera@> a hacer {to=You}", "que este turno se <le@1> <fuera@> a hacer a {to@1}")


class DealtTurnBy(Dealt, DealtInTime):
    """that would be dealt this turn by creatures"""

    turn = True
    by: Noun
    rule = "615.1"
    en = "that would be dealt this turn by {by}"
    es = "que se <fuera@> a hacer este turno por {by}"


class DealtTurnToBy(Dealt, DealtInTime):
    """that would be dealt to you this turn by creatures"""

    turn = True
    to: Recipient
    by: Noun
    rule = "615.1"
    en = ("that would be dealt to {to} this turn by {by}", "that would be dealt this turn to {to} by {by}")
    es = ("que este turno {by@1} te <fuera@1> a hacer {to=You}", "que este turno {by@1} <fuera@1> a hacer a {to}")


class DealtToThisTurn(DealtInTime):
    """that would be dealt to you this turn"""

    to: Recipient
    rule = "615.1"
    en = "that would be dealt to {to} this turn"
    es = (
        "que se te <fuera@> a hacer este turno {to=You}",
        "que se <le@1> <fuera@> a hacer a {to@1} este turno",
    )
    es_old = "que se <fuera@> a hacer a {to@1} este turno"


class DealtByThisTurn(DealtInTime):
    """that a source of your choice would deal this turn"""

    by: Noun
    rule = "615.1"
    en = ("that would be dealt by {by} this turn", "that {by} would deal this turn", "{by} would deal this turn")
    es = "que {by@1} <fuera@1> a hacer este turno"


class DealtToByThisTurn(DealtInTime):
    """that a source of your choice would deal to you this turn"""

    to: Recipient
    by: Noun
    rule = "615.1"
    en = ("that {by} would deal to {to} this turn", "that would be dealt to {to} by {by} this turn")
    es = ("que {by@1} te <fuera@1> a hacer este turno {to=You}", "que {by@1} <fuera@1> a hacer a {to} este turno")


def lasting(at: Lowering, which: DealtPhrase) -> durations.Duration | None:
    """Return how long damage is watched for: this turn, or as the words around say."""
    return durations.UntilEndOfTurn() if which.turn else at.duration


class AllHarm(Prevented):
    """all damage that would be dealt to you"""

    kind: DamageKind
    which: Dealt
    rule = "615.1"
    en = "all {kind} {which@s}"
    es = "todo el {kind} {which@s}"

    def lower(self, at: Lowering) -> effects.Effect:
        by, to = self.which.roles()
        if not at.is_static:
            return shield(at, None, self.kind, by, to, lasting(at, self.which))
        found = harm(at, self.kind, by, to)
        if self.which.turn or found.is_chosen:
            return at.refuse(self, "this turn, in a static ability")
        return at.rule(static.Prevention(found.event))


class AllHarmToAndBy(Prevented):
    """all combat damage that would be dealt to and dealt by a creature"""

    kind: DamageKind
    what: Noun
    rule = "615.1"
    en = "all {kind} that would be dealt to and dealt by {what}"
    es = "todo el {kind} que fuera a hacer y que se <le@1> fuera a hacer a {what@1}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            to, by = harm(at, self.kind, None, self.what).event, harm(at, self.kind, self.what, None).event
            return effects.ContinuousRule((static.Prevention(to), static.Prevention(by)), durations.Forever())
        first = shield(at, None, self.kind, None, self.what, at.duration)
        assert isinstance(first, effects.PreventDamage)
        found = first.objects.filter if isinstance(first.objects, objects.Each) else first.objects
        second = effects.PreventDamage(None, source=found, combat=self.kind.combat(), duration=first.duration)
        return effects.Sequence((first, second))


class NextHarm(Prevented):
    """the next 3 damage that would be dealt to any target this turn"""

    amount: Amount
    kind: DamageKind
    which: DealtInTime
    rule = "615.7"
    en = "the next {amount} {kind} {which@p}"
    es = "los siguientes {amount} puntos de {kind} {which@p}"
    es_old = "los próximos {amount} puntos de {kind} {which@p}"

    def lower(self, at: Lowering) -> effects.Effect:
        by, to = self.which.roles()
        return shield(at, self.amount.lower(at), self.kind, by, to, lasting(at, self.which))


class NextTimePrevented(Clause):
    """ "The next time a red source of your choice would deal damage to you this turn, prevent that damage" (615.8)."""

    harm: PlainHarm
    rule = "615.8"
    en = "the next time {harm} this turn , prevent that damage"
    es = "la próxima vez que {harm} este turno , prevén ese daño"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        kind, by, to = self.harm.roles()
        return shield(at, None, kind, by, to, durations.UntilEndOfTurn(), next_time=True)


# ------------------------------------------------------------------------------------------------ how much of it


class PreventedPart(Construct):
    """How much of that damage is prevented."""

    def number(self, at: Lowering) -> Quantity | None:
        """Return the number; None: all of it."""
        return None


class AllThatDamage(PreventedPart):
    """that damage"""

    rule = "615.1"
    en = "that damage"
    es = "ese daño"


class SomeOfThatDamage(PreventedPart):
    """1 of that damage"""

    amount: Amount
    rule = "615.10"
    en = "{amount} of that damage"
    es = "{amount} de ese daño"

    def number(self, at: Lowering) -> Quantity | None:
        return self.amount.lower(at)


class AllButSomeDamage(PreventedPart):
    """all but 1 of that damage"""

    amount: Amount
    rule = "615.10"
    en = "all but {amount} of that damage"
    es = "todo ese daño menos {amount}"

    def number(self, at: Lowering) -> Quantity | None:
        return quantity.Minus(EventAmount(), self.amount.lower(at))


class HalfThatDamageUp(PreventedPart):
    """half that damage, rounded up"""

    rule = "615.10"
    en = "half that damage , rounded up"
    es = "la mitad de ese daño , redondeando hacia arriba"

    def number(self, at: Lowering) -> Quantity | None:
        return quantity.Half(EventAmount(), True)


class HalfThatDamageDown(PreventedPart):
    """half that damage, rounded down"""

    rule = "615.10"
    en = "half that damage , rounded down"
    es = "la mitad de ese daño , redondeando hacia abajo"

    def number(self, at: Lowering) -> Quantity | None:
        return quantity.Half(EventAmount(), False)


class NextTimePartPrevented(Clause):
    """ "The next time a source of your choice would deal damage to you this turn, prevent half that damage, rounded
    down" (615.8)."""

    harm: PlainHarm
    part: PreventedPart
    rule = "615.8"
    en = (
        "the next time {harm} this turn , prevent {part:HalfThatDamageDown}",
        "the next time {harm} this turn , prevent {part:HalfThatDamageUp}",
    )
    es = (
        "la próxima vez que {harm} este turno , prevén {part:HalfThatDamageDown}",
        "la próxima vez que {harm} este turno , prevén {part:HalfThatDamageUp}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        kind, by, to = self.harm.roles()
        return shield(at, self.part.number(at), kind, by, to, durations.UntilEndOfTurn(), next_time=True)


# ------------------------------------------------------------------------------------------------ if it would be dealt


def prevention(at: Lowering, would: WouldHarm, part: PreventedPart, besides: Iterable[Any]) -> effects.Effect:
    """Return what a static ability prevents, and what happens besides."""
    found: Harm = would.of(at)
    rule = at.rule(static.Prevention(found.event, part.number(at)))
    inner = Lowering(at.name, is_spell=False)
    would.mention_roles(inner)
    also: list[effects.Effect] = []
    for one in besides:
        inner.binder.sentence += 1
        also.append(lower_consequence(inner, one))
        if inner.shared.targets:
            return at.refuse(would, "a prevention effect has no targets")
    if also:
        rule = with_consequence(rule, pruned(also[0] if len(also) == 1 else effects.Sequence(tuple(also))))
    return rule if found.condition is None else effects.If(found.condition, rule)


class HarmPrevented(Clause):
    """ "If a source would deal damage to you, prevent 1 of that damage" (615.1)."""

    harm: WouldHarm
    part: PreventedPart
    rule = "615.1"
    en = "if {harm} , prevent {part}"
    es = "si {harm} , prevén {part}"

    def lower(self, at: Lowering) -> effects.Effect:
        return prevention(at, self.harm, self.part, ())

    def takes_rest(self) -> bool:
        return True

    def lower_with(self, at: Lowering, rest: Iterable[Any]) -> effects.Effect:
        return prevention(at, self.harm, self.part, rest)


class HarmPreventedAnd(Clause):
    """ "If damage would be dealt to this creature, prevent that damage and put a counter on it" (615.5)."""

    harm: WouldHarm
    part: PreventedPart
    deeds: PlayerDeeds
    rule = "615.5"
    en = "if {harm} , prevent {part} and {deeds@p}"
    es = "si {harm} , prevén {part} y {deeds@imp}"

    def lower(self, at: Lowering) -> effects.Effect:
        return prevention(at, self.harm, self.part, (self.deeds,))

    def takes_rest(self) -> bool:
        return True

    def lower_with(self, at: Lowering, rest: Iterable[Any]) -> effects.Effect:
        return prevention(at, self.harm, self.part, (self.deeds, *rest))


class HarmPreventedWhileOther(Clause):
    """ "If a source would deal damage to an opponent, prevent that damage and each opponent mills that many cards"."""

    harm: WouldHarm
    part: PreventedPart
    clause: SubjectClause
    rule = "615.5"
    en = "if {harm} , prevent {part} and {clause}"
    es = "si {harm} , prevén {part} y {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        return prevention(at, self.harm, self.part, (self.clause,))


# ------------------------------------------------------------------------------------------------ prevented this way


def how_much(at: Lowering, construct: Construct) -> Quantity:
    """Return how much damage was prevented."""
    return EventAmount() if at.shared.limits.get("prevented") else at.refuse(construct, "by what?")


class DamagePrevented(Measured):
    """the damage prevented this way"""

    of_prevented = True
    rule = "615.5"
    en = "the damage prevented this way"
    es = "el daño prevenido de esta manera"

    def lower(self, at: Lowering) -> Quantity:
        return how_much(at, self)


class PreventedUnit(Unit):
    """1 damage prevented this way, behind "for each" """

    of_prevented = True
    rule = "615.5"
    en = "1 damage prevented this way"
    es = "1 punto de daño prevenido de esta manera"

    def lower(self, at: Lowering) -> Quantity:
        return how_much(at, self)


class IfPrevented(Prefix):
    """If damage is prevented this way,"""

    of_prevented = True
    rule = "615.5"
    en = "if damage is prevented this way"
    es = "si se previene daño de esta manera"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        how_much(at, self)
        return effects.If(SOME, at.effect(clause))


class WhenPrevented(Prefix):
    """When damage is prevented this way, (603.12)"""

    of_prevented = True
    rule = "603.12"
    en = "when damage is prevented this way"
    es = "cuando se prevenga daño de esta manera"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        how_much(at, self)
        inner = at.fresh()
        inner.shared.slots = at.shared.slots
        effect = lower_consequence(inner, clause)
        return effects.ReflexiveTrigger(ability.Body(tuple(inner.shared.targets), effect), SOME)
