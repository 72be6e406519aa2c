"""500.8: additional combat and main phases."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, quantity, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.duration import UntilEndOfTurn
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.roots import Condition
from apnap.oracle.words.steps import COMBAT, step_of


class MorePhases(Construct):
    """Which phases there are."""

    def phases(self) -> tuple[int, ...]:
        """Return the phases of :mod:`apnap.abilities.values`, in order."""
        raise NotImplementedError


class OneCombat(MorePhases):
    """an additional combat phase"""

    en = "a additional combat phase"
    es = "una fase de combate adicional"

    def phases(self) -> tuple[int, ...]:
        return (values.COMBAT_PHASE,)


class CombatAndMain(MorePhases):
    """an additional combat phase followed by an additional main phase"""

    en = "a additional combat phase followed by a additional main phase"
    es = "una fase de combate adicional seguida de una fase principal adicional"

    def phases(self) -> tuple[int, ...]:
        return values.COMBAT_PHASE, values.POSTCOMBAT_MAIN_PHASE


class OneBeginning(MorePhases):
    """an additional beginning phase"""

    en = "a additional beginning phase"
    es = "una fase inicial adicional"

    def phases(self) -> tuple[int, ...]:
        return (values.BEGINNING_PHASE,)


class PhasesAfterThis(SubjectClause):
    """After this phase, there is an additional combat phase (500.8)"""

    more: MorePhases
    rule = "500.8"
    en = (
        "after this phase , there is {more}",
        "there is {more} after this phase",
        "after this combat phase , there is {more}",
    )
    es = ("después de esta fase , hay {more}", "hay {more} después de esta fase")

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ExtraPhases(self.more.phases())


class PhasesAfterThisMain(SubjectClause):
    """After this main phase, there is an additional combat phase followed by an additional main phase (500.8)"""

    more: MorePhases
    rule = "500.8"
    en = ("after this main phase , there is {more}", "there is {more} after this main phase")
    es = ("después de esta fase principal , hay {more}", "hay {more} después de esta fase principal")

    def lower(self, at: Lowering) -> effects.Effect:
        main = conditions.DuringStep((values.PRECOMBAT_MAIN, values.POSTCOMBAT_MAIN))
        return effects.If(main, effects.ExtraPhases(self.more.phases()))


class PhasesAfterSecondMain(SubjectClause):
    """After the second main phase this turn, there's an additional combat phase (500.8)"""

    more: MorePhases
    rule = "500.8"
    en = (
        "after the second main phase this turn , there's {more}",
        "after the second main phase this turn , there is {more}",
    )
    es = "después de la segunda fase principal de este turno , hay {more}"

    def lower(self, at: Lowering) -> effects.Effect:
        at.shared.limits["that combat"] = True
        return effects.ExtraPhases(self.more.phases(), after_second_main=True)


class AtThatCombat(Prefix):
    """At the beginning of that combat, (603.7)"""

    rule = "603.7"
    en = "at the beginning of that combat"
    es = "al comienzo de ese combate"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if not at.shared.limits.pop("that combat", False):
            return at.refuse(self, "which combat?")
        everyone = objects.EachPlayer()
        mains = [
            quantity.ThisTurn(occurrence.BeginningOf(step, everyone))
            for step in (values.PRECOMBAT_MAIN, values.POSTCOMBAT_MAIN)
        ]
        second = quantity.Comparison(quantity.AT_LEAST, quantity.Number(2))
        begins = occurrence.BeginningOf(values.BEGIN_COMBAT, everyone)
        inner = at.fresh()
        inner.begin_later_event()
        body = ability.Body((), inner.effect(clause))
        if inner.shared.targets:
            return at.refuse(self, "later targets")
        later = conditions.Compare(quantity.Plus(mains[0], mains[1]), second)
        return effects.DelayedTrigger(ability.Triggered(begins, body, only_if=later), True, UntilEndOfTurn())


class ItsYourMainPhase(Condition):
    """it's your main phase"""

    rule = "505.1"
    en = "it's your main phase"
    es = "<ser@0+3+s> tu fase principal"

    def lower(self, at: Lowering) -> conditions.Condition:
        return step_of(objects.You(), values.PRECOMBAT_MAIN, values.POSTCOMBAT_MAIN)


def in_first_combat() -> tuple[conditions.Condition, ...]:
    """Return that it is a combat phase and no other has begun this turn (506.1)."""
    begun = quantity.ThisTurn(occurrence.BeginningOf(values.BEGIN_COMBAT, objects.EachPlayer()))
    only = conditions.Compare(begun, quantity.Comparison(quantity.EQUAL, quantity.Number(1)))
    return conditions.DuringStep(COMBAT), only


class FirstCombatPhase(Condition):
    """it's the first combat phase of the turn"""

    rule = "506.1"
    en = "it's the first combat phase of the turn"
    es = "<ser@0+3+s> la primera fase de combate del turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.AllTrue(in_first_combat())
