"""115.1, 608.2d: targets that one opponent controls, of whom the opponent chooses; coins that others flip."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import ClauseGroup, Imperative, SubjectClause
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import Condition, Noun, OtherPlayer
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.choosing import NewTargetsForCopy
from apnap.oracle.words.histories import flipped


class ControlledBySameOpponent(After, Relative):
    """controlled by the same opponent, of targets"""

    rule = "115.1"
    en = "controlled by the same opponent"
    es = ("controladas por el mismo oponente =p+f", "controlados por el mismo oponente =p+m")

    def is_from_one_zone(self) -> bool:
        return True

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ControlledBy(objects.AnyOpponent()),)

    def player_of_all(self, what: objects.Objects) -> objects.Players | None:
        return objects.ControllerOf(what)


class ChooseAndSacrifice(PlayerVerb):
    """Choose and sacrifice one of the objects spoken of (701.21a)."""

    what: Noun
    rule = "701.21a"
    en = "<choose> and <sacrifice> {what}"
    es = "<elegir> y <sacrificar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        asked = at.shared.prelude[-1] if at.shared.prelude else None
        if not isinstance(asked, effects.Choose) or found != objects.InSlot(asked.slot) or asked.who != at.who:
            return at.refuse(self, "what is there to choose?")
        return effects.SacrificeThese(found, each_controller=True)


class TheyWinFlip(Condition):
    """they win the flip (705.2)"""

    rule = "705.2"
    en = ("they win the flip", "that player wins the flip")
    es = ("gana el lanzamiento", "ese jugador gana el lanzamiento")

    def lower(self, at: Lowering) -> conditions.Condition:
        return flipped(at, self, yours=False)


class TheyLoseFlip(Condition):
    """they lose the flip (705.2)"""

    rule = "705.2"
    en = ("they lose the flip", "that player loses the flip")
    es = ("pierde el lanzamiento", "ese jugador pierde el lanzamiento")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(flipped(at, self, yours=False))


class CopierChoosesTargets(SubjectClause):
    """ "That player may choose new targets for the copy", of who copied (707.10c)."""

    who: OtherPlayer
    rule = "707.10c"
    en = "{who} may choose new targets for the copy"
    es = "{who@1} puede elegir nuevos objetivos para la copia"

    def lower(self, at: Lowering) -> effects.Effect:
        who = self.who.lower(at)

        def with_choice(one: effects.CopySpell) -> effects.Effect:
            return replace(one, new_targets=True) if one.who == who else one

        before = [one for said in at.shared.sentences for one in said if isinstance(one, effects.CopySpell)]
        if not before or before[-1].who != who or not at.amend(effects.CopySpell, with_choice):
            return at.refuse(self, "who copied?")
        return effects.Nothing()


class CopyAndNewTargets(ClauseGroup):
    """ "Copy that spell, and you may choose new targets for the copy" (707.10c)."""

    first: Imperative
    second: NewTargetsForCopy
    rule = "707.10c"
    en = "{first} , and {second}"
    es = "{first} y {second}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.effect(self.first)
        if not isinstance(found, effects.CopySpell) or found.who != objects.You():
            return at.refuse(self, "nothing was copied before")
        return replace(found, new_targets=True)
