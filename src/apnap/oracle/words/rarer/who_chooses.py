"""509.1, 601.3b, 602.2: who declares the blocks, who may activate, in which turns cards are played; mana abilities."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.measures import StatOf
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import CounterKind, LoneNumber
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.words.activation import limited
from apnap.oracle.words.attack_events import AttackedWith
from apnap.oracle.words.conditions import compared
from apnap.oracle.words.spell_lines import CastLimit
from apnap.oracle.words.steps import COMBAT


def _you_choose_blocks(at: Lowering, construct: SubjectClause, duration: durations.Duration) -> effects.Effect:
    if at.is_static:
        return at.refuse(construct, "in a static ability")
    return effects.ContinuousRule((static.PlayerRule(static.CHOOSES_BLOCKS, objects.You()),), duration)


class YouChooseBlocks(SubjectClause):
    """You choose which creatures block this combat and how those creatures block (509.1)"""

    rule = "509.1"
    en = "you choose which creatures block this combat and how those creatures block"
    es = "eliges qué criaturas bloquean este combate y cómo bloquean esas criaturas"

    def lower(self, at: Lowering) -> effects.Effect:
        return _you_choose_blocks(at, self, durations.UntilEndOfCombat())


class YouChooseBlocksThisTurn(SubjectClause):
    """You choose which creatures block this turn and how those creatures block (509.1)"""

    rule = "509.1"
    en = "you choose which creatures block this turn and how those creatures block"
    es = "eliges qué criaturas bloquean este turno y cómo bloquean esas criaturas"

    def lower(self, at: Lowering) -> effects.Effect:
        return _you_choose_blocks(at, self, durations.UntilEndOfTurn())


class AttackerChoosesBlocks(SubjectClause):
    """The attacking player chooses how each creature blocks each combat (509.1)"""

    rule = "509.1"
    en = "the attacking player chooses how each creature blocks each combat"
    es = "el jugador atacante elige cómo bloquea cada criatura cada combate"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.ActivePlayer()).player_rule(static.CHOOSES_BLOCKS)


class CastBeforeBlocksOnYourTurn(CastLimit):
    """during combat on your turn before blockers are declared"""

    rule = "509.1"
    en = "during combat on your turn before blockers are declared"
    es = "durante el combate en tu turno antes de que se declaren bloqueadores"

    def lower(self, at: Lowering) -> conditions.Condition:
        yours = conditions.YourTurn(objects.You())
        before = conditions.BeforeStep(values.DECLARE_BLOCKERS)
        return conditions.AllTrue((yours, conditions.DuringStep(COMBAT), before))


class OnlyOwnerActivates(Clause):
    """ "Only this creature's owner may activate this ability" (602.2)."""

    rule = "602.2"
    en = (
        "only this creature 's owner may activate this ability",
        "only this creatures owner may activate this ability",
    )
    es = "solo el propietario de esta criatura puede activar esta habilidad"

    def lower(self, at: Lowering) -> effects.Effect:
        limited(at, {"who": objects.OwnerOf(objects.This())})
        return effects.Nothing()


class InTurnsYouAttacked(Prefix):
    """During any turn you attacked with this creature, (601.3b)"""

    what: Noun
    rule = "601.3b"
    en = "during any turn you attacked with {what}"
    es = "durante cualquier turno en el que hayas atacado con {what}"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        found = at.lasting(durations.Forever()).effect(clause)
        parts = found.parts if isinstance(found, effects.ContinuousRule) else ()
        if not parts or not all(isinstance(one, static.MayPlay) and one.condition is None for one in parts):
            return at.refuse(clause, "something else than playing a card")
        attacked = self._attacked(at)
        changed = tuple(replace(one, condition=attacked) for one in parts if isinstance(one, static.MayPlay))
        return effects.ContinuousRule(changed, durations.Forever())

    def _attacked(self, at: Lowering) -> conditions.Condition:
        if self.what.is_self():
            own = occurrence.Attacks(objects.Filter((objects.IsSource(),), ()))
            return conditions.AllTrue((conditions.YourTurn(objects.You()), conditions.ThisTurnHappened(own)))
        if not isinstance(self.what, Determined):
            return at.refuse(self.what)
        return AttackedWith(self.what).lower(at)


class StatRemains(Condition):
    """that creature's power remains less than or equal to this creature's power (611.2b)"""

    measured: StatOf
    limit: Limit
    rule = "611.2b"
    en = "{measured} remains {limit}"
    es = "{measured} permanece {limit}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return compared(at, self.measured.lower(at), self.limit)


class WithManaAbility(After, Relative):
    """with a mana ability (605.1)"""

    rule = "605.1"
    en = ("with a mana ability =s", "with mana abilities =p")
    es = ("con una habilidad de maná =s", "con habilidades de maná =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.HAS_MANA_ABILITY),)


class WithOtherAbility(After, Relative):
    """with an activated ability that isn't a mana ability (605.1)"""

    rule = "605.1"
    en = "with a activated ability that isn't a mana ability"
    es = "con una habilidad activada que no sea una habilidad de maná"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.HAS_OTHER_ABILITY),)


class TotalOfCountersLimited(Clause):
    """ "This ability can't cause the total number of +1/+0 counters on this creature to be greater than four"
    (122.1)."""

    counter: CounterKind
    what: NounPhrase
    count: LoneNumber
    rule = "122.1"
    en = ("this ability can't cause the total number of {counter} counters on {what} to be greater than {count}",)
    es = (
        "esta habilidad no puede hacer que la cantidad total de contadores {counter} sobre {what} sea mayor que {count}"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        kind, total = self.counter.kind(), self.count.value

        def limited_to(one: effects.PutUpTo) -> effects.Effect:
            return replace(one, total=total)

        said = [one for one in at.said() if isinstance(one, effects.PutUpTo)]
        fitting = len(said) == 1 and said[0].counter == kind and said[0].on == objects.This() and self.what.is_self()
        if not fitting or not at.amend(effects.PutUpTo, limited_to):
            return at.refuse(self, "counters that nothing puts there")
        return effects.Nothing()
