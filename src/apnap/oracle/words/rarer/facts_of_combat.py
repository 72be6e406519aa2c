"""508, 509, 601.3: what attacked, blocked or entered this turn, when it is, and whose controller controls what."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.limits import AtLeast
from apnap.oracle.phrase.modifiers import After, Color, Quality, Relative
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.words.activation import limited
from apnap.oracle.words.blocks import one_of
from apnap.oracle.words.conditions import exists
from apnap.oracle.words.extra_phases import in_first_combat
from apnap.oracle.words.pasts import WasQuality
from apnap.oracle.words.steps import COMBAT

_FOUGHT = objects.AnyOf((objects.Is(objects.ATTACKED_THIS_TURN), objects.Is(objects.BLOCKED_THIS_TURN)))


class AttackedOrBlocked(Condition):
    """this creature attacked or blocked this turn (508.1, 509.1)"""

    what: NounPhrase
    rule = "508.1a"
    en = "{what@s} attacked or blocked this turn"
    es = ("atacó o bloqueó este turno {what=It}", "{what@s} atacó o bloqueó este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        if isinstance(found, objects.Each):
            return at.refuse(self.what, "any of them")
        return conditions.Fits(found, objects.Filter((_FOUGHT,), ()))


class WasntQuality(Condition):
    """it wasn't blocking (608.2h)"""

    what: NounPhrase
    quality: Quality
    rule = "608.2h"
    en = "{what@s} wasn't {quality}"
    es = ("{what=It@1} no estaba {quality@1+s}", "{what@1+s} no estaba {quality@1}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(WasQuality(self.what, self.quality).lower(at))


class ThatDidntEnterThisTurn(After, Relative):
    """that didn't enter this turn"""

    rule = "603.6"
    en = "that didn't enter this turn"
    es = ("que no entró este turno =s", "que no entraron este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.Is(objects.ENTERED_THIS_TURN)),)


class ThatDidntAttackOrEnter(After, Relative):
    """that didn't attack or enter this turn"""

    rule = "508.1a"
    en = "that didn't attack or enter this turn"
    es = ("que no atacó ni entró este turno =s", "que no atacaron ni entraron este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        attacked, entered = objects.Is(objects.ATTACKED_THIS_TURN), objects.Is(objects.ENTERED_THIS_TURN)
        return objects.Not(attacked), objects.Not(entered)


class ThatAttackedOrBlocked(After, Relative):
    """that attacked or blocked this turn (508.1, 509.1)"""

    rule = "508.1a"
    en = "that attacked or blocked this turn"
    es = ("que atacó o bloqueó este turno =s", "que atacaron o bloquearon este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (_FOUGHT,)


class IsColorAndQuality(Condition):
    """enchanted creature is white and untapped (105.2)"""

    what: NounPhrase
    color: Color
    quality: Quality
    rule = "105.2"
    en = "{what@1} <be@1> {color} and {quality}"
    es = "{what@} <ser@> {color@} y {quality@}"

    def lower(self, at: Lowering) -> conditions.Condition:
        tests = (*self.color.tests(at), *self.quality.tests(at))
        return conditions.Fits(at.objects(self.what), objects.Filter(tests))


class FirstCombatOfYourTurn(Condition):
    """it's the first combat phase of your turn"""

    rule = "506.1"
    en = "it's the first combat phase of your turn"
    es = "<ser@0+3+s> la primera fase de combate de tu turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.AllTrue((conditions.YourTurn(objects.You()), *in_first_combat()))


class WhoseControllerControls(After, Relative):
    """whose controller controls an Island"""

    what: Noun
    rule = "109.4"
    en = "whose controller controls {what:Determined}"
    es = "cuyo controlador controla {what:Determined}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        such = exists(at, self.what, (objects.ControlledBy(objects.IteratedPlayer()),))
        return (objects.ControlledBy(objects.PlayersWho(objects.EachPlayer(), such)),)

    def ends_with_noun(self) -> bool:
        return True


class EnchantedByThing(After, Relative):
    """that's enchanted by an Aura you control (303.4)"""

    what: Noun
    rule = "303.4"
    en = "<that is@> enchanted by {what:Determined}"
    es = "que <estar@n+sub> <encantado@> por {what:Determined}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasAttached(at.filter(self.what)),)

    def ends_with_noun(self) -> bool:
        return True


class DealtSoMuchDamage(Condition):
    """4 or more damage was dealt to it this turn (120.3)"""

    limit: AtLeast
    what: NounPhrase
    rule = "120.3"
    en = "{limit} damage was dealt to {what} this turn"
    es = ("recibió {limit} puntos de daño este turno {what=It}", "{what} recibió {limit} puntos de daño este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        dealt = occurrence.IsDealtDamage(one_of(at, self.what))
        return conditions.Compare(quantity.ThisTurn(dealt, amounts=True), self.limit.lower(at))


class YouWereDealtSoMuchDamage(Condition):
    """you were dealt 4 or more damage this turn (120.3)"""

    limit: AtLeast
    rule = "120.3"
    en = "you were dealt {limit} damage this turn"
    es = "recibiste {limit} puntos de daño este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        dealt = occurrence.DealsDamage(None, to_players=objects.You())
        return conditions.Compare(quantity.ThisTurn(dealt, amounts=True), self.limit.lower(at))


class NotDuringCombat(Clause):
    """ "You can't activate this ability during combat" (602.5)."""

    rule = "602.5"
    en = "you can't activate this ability during combat"
    es = "no puedes activar esta habilidad durante el combate"

    def lower(self, at: Lowering) -> effects.Effect:
        limited(at, {"condition": conditions.NotTrue(conditions.DuringStep(COMBAT))})
        return effects.Nothing()
