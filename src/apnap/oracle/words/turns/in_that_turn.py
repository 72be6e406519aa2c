"""500.7: what is said of an extra turn: what holds in it, its end step, the step that is skipped."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, static
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.delayed import delayed
from apnap.oracle.words.steps import StepName


def that_turn(at: Lowering, construct: Construct) -> int:
    """Return the slot that remembers the extra turn of the instruction before."""
    slot = 0

    def remembered(one: effects.ExtraTurn) -> effects.Effect:
        nonlocal slot
        if not isinstance(one.who, objects.You | objects.TargetPlayers) or one.n != Number(1):
            return at.refuse(construct, "which of several turns?")
        slot = one.slot or at.slot_for_later()
        return replace(one, slot=slot)

    if at.is_static or at.shared.under is not None or not at.amend(effects.ExtraTurn, remembered) or not slot:
        return at.unbound(construct, "which turn?")
    return slot


class AtThatTurnsStep(Prefix):
    """At the beginning of that turn's end step, (603.7)"""

    step: StepName
    rule = "603.7"
    en = "at the beginning of that turn 's {step}"
    es = "al comienzo (del|de la) {step} de ese turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        slot = that_turn(at, self)
        found = delayed(at, self.step.begins(objects.EachPlayer()), clause, True, durations.Forever())
        assert isinstance(found, effects.DelayedTrigger) and isinstance(found.ability, ability.Triggered)
        return replace(found, ability=replace(found.ability, condition=conditions.InExtraTurn(slot)))


class DuringThatTurn(Prefix):
    """During that turn, (500.7)"""

    rule = "500.7"
    en = "during that turn"
    es = "durante ese turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        found = at.lasting(durations.DuringExtraTurn(that_turn(at, self))).effect(clause)
        if not isinstance(found, effects.ContinuousRule):
            return at.refuse(clause, "something else than a rule")
        return found


class SkipStepOfThatTurn(PlayerVerb):
    """Skip the untap step of that turn (614.10)."""

    step: StepName
    rule = "614.10"
    en = "<skip> the {step} of that turn"
    es = "<saltar> (el|la) {step} de ese turno"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "another player")
        skipped = static.PlayerRule(static.SKIP_STEP, at.who, step=self.step.number())
        return effects.ContinuousRule((skipped,), durations.DuringExtraTurn(that_turn(at, self)))


class PowerUpCant(Clause):
    """ "Power-up abilities can't be activated" (602.5)."""

    rule = "602.5"
    en = "power-up abilities can't be activated"
    es = "las habilidades de potenciar no pueden activarse"

    def lower(self, at: Lowering) -> effects.Effect:
        part = static.PlayerRule(static.CANT_POWER_UP, objects.EachPlayer())
        if at.is_static:
            return effects.ContinuousRule((part,), durations.Forever())
        if at.duration is None:
            return at.refuse(self, "for how long?")
        return effects.ContinuousRule((part,), at.duration)
