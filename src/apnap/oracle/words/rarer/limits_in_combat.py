"""502.3, 508.1c, 509.1c: limits on how many attack whom and untap, who must block, and what was attacked."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Player
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.activation import OneLimit
from apnap.oracle.words.combat_demands import must_for
from apnap.oracle.words.combat_rules import ANY_CREATURE
from apnap.oracle.words.events import ObjectEventsOr


class FewCanAttackYou(SubjectClause):
    """no more than two creatures can attack you each combat (508.1c)"""

    count: Cardinal
    rule = "508.1c"
    en = "no more than {count@1} <creature@1> can attack you each combat"
    es = "no <poder@1+ind> atacarte más de {count@1+f} criatura cada combate"

    def lower(self, at: Lowering) -> effects.Effect:
        you = at.with_player(objects.You())
        return you.player_rule(static.CANT_BE_ATTACKED_BY_MORE_THAN, n=self.count.lower(at))


class CanOnlyAttackAlone(ObjectVerb):
    """can only attack alone (506.5, 508.1c)"""

    rule = "506.5"
    en = "can only attack alone"
    es = ("solo <poder> atacar solo =m", "solo <poder> atacar sola =f")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CAN_ATTACK_ONLY_ALONE)


class AllSuchMustBlock(SubjectClause):
    """ "All creatures with flying able to block this creature do so" (509.1c)."""

    by: Plural
    what: NounPhrase
    rule = "509.1c"
    en = "all {by} able to block {what} do so"
    es = (
        "todos los {by@bare+m} que puedan bloquear a {what} lo hacen",
        "todas las {by@bare+f} que puedan bloquear a {what} lo hacen",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        such = at.filter(self.by)
        if such == ANY_CREATURE or such.zones != (values.BATTLEFIELD,):
            return at.refuse(self.by, "of which kind?")
        return at.with_object(self.what).restrict(static.ALL_MUST_BLOCK, other=such)


class MustBeBlockedEachCombat(ObjectVerb):
    """must be blocked each combat this turn if able (509.1c)"""

    rule = "509.1c"
    en = "must be blocked each combat this turn if able"
    es = "debe ser <bloqueado> cada combate este turno si se puede"

    def lower(self, at: Lowering) -> effects.Effect:
        return must_for(at, static.MUST_BE_BLOCKED, durations.UntilEndOfTurn())


class UntapsFewOnly(SubjectClause):
    """players can't untap more than two permanents during their untap steps (502.3)"""

    who: Player
    count: Cardinal
    what: Plural
    rule = "502.3"
    en = "{who} can't untap more than {count@p} {what} during their untap steps"
    es = (
        "{who:OtherPlayer@1} no <poder@1+ind> enderezar más de {count@p+m} {what@bare+m} durante su paso de enderezar",
        "{who:OtherPlayer@1} no <poder@1+ind> enderezar más de {count@p+f} {what@bare+f} durante su paso de enderezar",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        what, n = at.filter(self.what), self.count.lower(at)
        return at.with_player(self.who.lower(at)).player_rule(static.UNTAP_LIMIT, n=n, what=what)


class OnlyAfterBlocks(OneLimit):
    """during combat after blockers are declared"""

    rule = "509.1"
    en = "during combat after blockers are declared"
    es = "durante el combate después de que se declaren bloqueadores"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"condition": conditions.SinceStep(values.DECLARE_BLOCKERS)}


class OnlyBeforeDamage(OneLimit):
    """before the combat damage step"""

    rule = "510.1"
    en = "before the combat damage step"
    es = "antes del paso de daño de combate"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"condition": conditions.BeforeStep(values.FIRST_COMBAT_DAMAGE)}


class EventsWhile(Event):
    """this creature attacks or blocks while you control a Dinosaur (603.2)"""

    events: ObjectEventsOr
    condition: Condition
    rule = "603.2"
    en = "{events} while {condition}"
    es = "{events} mientras {condition@sub}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        found = self.events.triggered(at)
        return replace(found, only_if=at.condition(self.condition))


# ------------------------------------------------------------------------------------------------ what was attacked


class ThingAttackedWhat(Condition):
    """it attacked a battle this turn"""

    what: NounPhrase
    attacked: Noun
    rule = "508.1a"
    en = "{what@1} attacked {attacked:Determined} this turn"
    es = ("{what@1} atacó a {attacked:Determined} este turno", "atacó a {attacked:Determined} este turno {what=It}")

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        if isinstance(found, objects.Each):
            return at.refuse(self.what, "any of them")
        anything = objects.Filter((), ())
        attack = occurrence.Attacks(anything, what_attacked=at.filter(self.attacked))
        return conditions.Fits(found, objects.Filter((objects.ThisTurnTest(attack),), ()))


class ItsAttackingWhat(Condition):
    """it's attacking a battle"""

    attacked: Noun
    rule = "508.1b"
    en = "it's attacking {attacked:Determined}"
    es = "<estar@0+3+s> atacante a {attacked:Determined}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(objects.AttackedBy(at.binder.it(self)), at.filter(self.attacked))
