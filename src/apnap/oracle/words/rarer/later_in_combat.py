"""500.8, 508, 509, 603.7: what creatures can't do later, must do, do as though something were otherwise, and when."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.roots import Noun, OtherPlayer, Possessor
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.combat_demands import must_attack_or_block
from apnap.oracle.words.combat_rules import subject_of
from apnap.oracle.words.delayed import delayed, whenever
from apnap.oracle.words.effects_on_objects import Untap, goad
from apnap.oracle.words.events import SimpleEvent
from apnap.oracle.words.extra_phases import CombatAndMain
from apnap.oracle.words.steps import COMBAT


class CantAttackInNextTurn(ObjectVerb):
    """can't attack during its controller's next turn (508.1c)"""

    whose: Possessor
    rule = "508.1c"
    en = "can't attack during {whose:OfPlayer} next turn"
    es = "no <poder> atacar durante el próximo turno de {whose:OfPlayer}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        part = static.Restriction(static.CANT_ATTACK, at.what)
        return effects.ContinuousRule((part,), durations.DuringNextTurnOf(self.whose.of_player(at)))


class AttacksOrBlocksThisTurn(ObjectVerb):
    """attacks or blocks this turn if able (508.1d, 509.1c)"""

    rule = "508.1d"
    en = "<attack> or <block> this turn if able"
    es = ("<atacar> o <bloquear@0+s> este turno si puede =s", "<atacar> o <bloquear@0+p> este turno si pueden =p")

    def lower(self, at: Lowering) -> effects.Effect:
        return must_attack_or_block(at, durations.UntilEndOfTurn())


class CantActivateWithTap(SubjectClause):
    """ "Its activated abilities with {T} in their costs can't be activated" (602.5)."""

    whose: Possessor
    rule = "602.5"
    en = "{whose} activated abilities with {T} in their costs can't be activated"
    es = (
        "las habilidades activadas de {whose:OfObject} con {T} en sus costes no pueden ser activadas",
        "no pueden activarse {whose:Its@p} habilidades activadas con {T} en sus costes",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.Restriction(static.CANT_ACTIVATE_BY_TAPPING, self.whose.of_object(at)))


class CanAttackAsThoughHaste(ObjectVerb):
    """can attack as though it had haste (609.4)"""

    rule = "609.4"
    en = "can attack as though (it|they) had haste"
    es = (
        "<poder> atacar como si tuviera la habilidad de prisa =s",
        "<poder> atacar como si tuvieran la habilidad de prisa =p",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.AsThough(static.ATTACK_AS_HASTE, subject_of(at)))


class CanBlockAsThoughUntapped(ObjectVerb):
    """can block as though they were untapped (609.4)"""

    rule = "609.4"
    en = ("can block as though they were untapped =p", "can block as though it were untapped =s")
    es = ("<poder> bloquear como si estuvieran <enderezado@> =p", "<poder> bloquear como si estuviera <enderezado@> =s")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.AsThough(static.BLOCK_TAPPED, subject_of(at)))


class UntapAndGoad(PlayerVerb):
    """Untap and goad creatures (701.15, 701.26)."""

    what: Noun
    rule = "701.15"
    en = "<untap> and <goad> {what}"
    es = "<enderezar> y <incitar> a {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        untap = Untap(self.what).lower(at)
        assert isinstance(untap, effects.Untap)
        return effects.Sequence((untap, goad(at, untap.what)))


# ------------------------------------------------------------------------------------------------ when


def _at_combat(at: Lowering, construct: Prefix, clause: Clause, once: bool) -> effects.Effect:
    if at.is_static:
        return at.refuse(construct, "in a static ability")
    begins = occurrence.BeginningOf(values.BEGIN_COMBAT, objects.EachPlayer())
    return delayed(at, begins, clause, once, durations.UntilEndOfTurn())


class AtCombatThisTurn(Prefix):
    """At the beginning of combat this turn, (603.7)"""

    rule = "603.7"
    en = "at the beginning of combat this turn"
    es = "al comienzo del combate de este turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return _at_combat(at, self, clause, once=True)


class AtEachCombatThisTurn(Prefix):
    """At the beginning of each combat this turn, (603.7)"""

    rule = "603.7"
    en = "at the beginning of each combat this turn"
    es = "al comienzo de cada combate de este turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return _at_combat(at, self, clause, once=False)


class WheneverThisCombat(Prefix):
    """Whenever that creature deals combat damage to a player this combat, (603.7)"""

    event: Event
    rule = "603.7"
    en = "whenever {event} this combat"
    es = "siempre que {event} este combate"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return whenever(at, self.event, clause, durations.UntilEndOfCombat())


class WhenBecomesBlockedThisTurn(Prefix):
    """When that creature becomes blocked this turn, (603.7)"""

    what: Noun
    rule = "603.7"
    en = "when {what@s} becomes blocked this turn"
    es = "cuando {what@1+s} sea <bloqueado@1> este turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        what = at.objects(self.what)
        if at.is_static or isinstance(what, objects.Each):
            return at.refuse(self.what, "which of them?")
        blocked = occurrence.BecomesBlocked(objects.Filter((objects.IsOneOf(what),)))
        return delayed(at, blocked, clause, True, durations.UntilEndOfTurn(), what)


class EventInCombat(Event):
    """this creature dies during combat (506.1)"""

    event: SimpleEvent
    rule = "506.1"
    en = "{event:SimpleEvent} during combat"
    es = "{event:SimpleEvent} durante el combate"

    def triggered(self, at: Lowering) -> ability.Triggered:
        return replace(self.event.triggered(at), only_if=conditions.DuringStep(COMBAT))


class TwoMoreCombats(SubjectClause):
    """After this main phase, there are two additional combat phases (500.8)"""

    rule = "500.8"
    en = "after this main phase , there are two additional combat phases"
    es = "después de esta fase principal , hay dos fases de combate adicionales"

    def lower(self, at: Lowering) -> effects.Effect:
        main = conditions.DuringStep((values.PRECOMBAT_MAIN, values.POSTCOMBAT_MAIN))
        return effects.If(main, effects.ExtraPhases((values.COMBAT_PHASE, values.COMBAT_PHASE)))


class CombatThenMain(SubjectClause):
    """There is an additional combat phase after this phase, followed by an additional main phase (500.8)"""

    rule = "500.8"
    en = (
        "there is a additional combat phase after this phase , followed by a additional main phase",
        "there is a additional combat phase after this phase followed by a additional main phase",
    )
    es = "hay una fase de combate adicional después de esta fase , seguida de una fase principal adicional"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ExtraPhases(CombatAndMain().phases())


class EnterAttackingThem(Entering):
    """tapped and attacking that player or a planeswalker they control (508.4)"""

    who: OtherPlayer
    rule = "508.4"
    en = "tapped and attacking {who@s} or a planeswalker they control"
    es = "<girado@> y atacando a {who@s} o a un planeswalker que controla"

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(tapped=True, attacking=True, attacking_player=self.who.lower(at))
