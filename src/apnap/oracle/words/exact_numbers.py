"""Numbers that are met exactly, life gained and lost, and other small things said of combat and of counters."""

from __future__ import annotations

from apnap.abilities import change, objects, occurrence, quantity, static
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Comparison
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.limits import NumberLimit
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.numbers import CounterKind
from apnap.oracle.phrase.roots import Condition, Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class ExactlySo(NumberLimit):
    """ "exactly 10"."""

    op = quantity.EQUAL
    en = "exactly {amount}"
    es = "exactamente {amount}"


class GainedAndLostLife(Condition):
    """you gained and lost life this turn"""

    rule = "119.9"
    en = "you gained and lost life this turn"
    es = "ganaste y perdiste vidas este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        kinds = occurrence.GainsLife(objects.You()), occurrence.LosesLife(objects.You())
        return conditions.AllTrue(tuple(conditions.ThisTurnHappened(kind) for kind in kinds))


class YouHaveMostLife(Condition):
    """you have the most life or are tied for most life"""

    rule = "119.1"
    en = "you have the most life or are tied for most life"
    es = "tienes más vidas o estás empatado con más vidas"

    def lower(self, at: Lowering) -> conditions.Condition:
        own = quantity.PlayerStat(objects.You(), quantity.LIFE)
        theirs = quantity.PlayerStat(objects.IteratedPlayer(), quantity.LIFE)
        return conditions.PlayerCompare(objects.EachPlayer(), theirs, Comparison(quantity.AT_MOST, own), every=True)


class WithNoSuchCounters(After, Relative):
    """with no +1/+1 counters on them"""

    counter: CounterKind
    rule = "122.1"
    en = "with no {counter} counters on (it|them|him|her)"
    es = "sin contadores {counter} sobre <él@>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.HasCounter(self.counter.kind())),)


class SwitchSizesOf(PlayerVerb):
    """Switch the power and toughness of each of several targets (613.4d)."""

    what: Noun
    rule = "613.4d"
    en = "<switch> the power and toughness of {what}"
    es = "<cambiar> entre sí la fuerza y la resistencia de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        what = at.objects(self.what)
        return effects.Continuous(what, (change.SwitchPowerToughness(),), at.duration_or_forever())


class MayAssignAsUnblockedThisTurn(SubjectClause):
    """ "You may have creatures you control assign their combat damage this turn as though they weren't blocked"."""

    what: Noun
    rule = "510.1c"
    en = (
        "you may have {what@p} assign their combat damage this turn as though they weren't blocked",
        "you may have {what@s} assign its combat damage this turn as though it weren't blocked",
    )
    es = "puedes hacer que {what@1} <asignar@1+sub> su daño de combate este turno como si no hubiera sido <bloqueado@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "this turn, in a static ability")
        what = at.objects(self.what)
        where = what.filter if isinstance(what, objects.Each) else what
        part = static.Restriction(static.MAY_ASSIGN_AS_UNBLOCKED, where)
        return effects.ContinuousRule((part,), durations.UntilEndOfTurn())


class ItMayAssignAsUnblocked(SubjectClause):
    """ "You may have ~ assign his combat damage as though he weren't blocked" (510.1c)."""

    what: Noun
    rule = "510.1c"
    en = (
        "you may have {what@s} assign his combat damage as though he weren't blocked",
        "you may have {what@s} assign her combat damage as though she weren't blocked",
    )
    es = "puedes hacer que {what@1} <asignar@1+sub> su propio daño de combate como si no hubiera sido <bloqueado@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_object(self.what).restrict(static.MAY_ASSIGN_AS_UNBLOCKED)


class HostMayAssignAsUnblocked(SubjectClause):
    """ "Enchanted creature's controller may have it assign its combat damage as though it weren't blocked"."""

    what: Noun
    rule = "510.1c"
    en = "{what:Host} 's controller may have it assign its combat damage as though it weren't blocked"
    es = (
        "el controlador de {what:Host@1} puede hacer que asigne su daño de combate como si no hubiera sido "
        "<bloqueado@1>"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_object(self.what).restrict(static.MAY_ASSIGN_AS_UNBLOCKED)
