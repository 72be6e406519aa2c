"""What something did or did not do this turn, where it is, and whose turn it is: behind "if" and "as long as"."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, static
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.determiners_of_amounts import CountedOrMore, No
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Possessor
from apnap.oracle.words.conditions import exists


class DidntAttack(Condition):
    """this creature didn't attack this turn"""

    what: NounPhrase
    rule = "508.1a"
    en = ("{what} didn't attack this turn", "{what} hasn't attacked this turn")
    es = ("{what} no atacó este turno", "{what} no ha atacado este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        if isinstance(found, objects.Each):
            return at.refuse(self.what, "any of them")
        attacked = objects.Filter((objects.Is(objects.ATTACKED_THIS_TURN),), ())
        return conditions.NotTrue(conditions.Fits(found, attacked))


class ThingAttacked(Condition):
    """this creature attacked this turn"""

    what: NounPhrase
    rule = "508.1a"
    en = "{what} attacked this turn"
    es = "{what} atacó este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        if isinstance(self.what, Determined) and isinstance(self.what.determiner, No):  # whatever has become of them
            attacks = occurrence.Attacks(at.filter(self.what))
            return conditions.NotTrue(conditions.ThisTurnHappened(attacks))
        if isinstance(self.what, Determined) and isinstance(self.what.determiner, CountedOrMore):
            many = quantity.ThisTurn(occurrence.Attacks(at.filter(self.what)), distinct=True)
            least = quantity.Comparison(quantity.AT_LEAST, self.what.determiner.count.lower(at))
            return conditions.Compare(many, least)
        found = at.objects(self.what)
        if isinstance(found, objects.Each):
            return at.refuse(self.what, "any of them")
        return conditions.Fits(found, objects.Filter((objects.Is(objects.ATTACKED_THIS_TURN),), ()))


class DidntAttackThisTurn(After, Relative):
    """that didn't attack this turn"""

    en = "that didn't attack this turn"
    es = ("que no atacó este turno =s", "que no atacaron este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.Is(objects.ATTACKED_THIS_TURN)),)


class AreOnBattlefield(Condition):
    """ten or more lands are on the battlefield"""

    what: Noun
    en = ("{what@p} are on the battlefield", "{what@s} is on the battlefield")
    es = ("{what@p} están en el campo de batalla", "{what@s} está en el campo de batalla")

    def lower(self, at: Lowering) -> conditions.Condition:
        if self.what.is_self():
            at.mention(self.what, objects.This())
        return exists(at, self.what, ())


class LifeTotalCantChange(SubjectClause):
    """your life total can't change (119.7, 119.8)"""

    whose: Possessor
    rule = "119.8"
    en = "{whose} life total can't change"
    es = (
        "tu total de vidas no puede cambiar {whose=Your}",
        "el total de vidas de {whose} no puede cambiar",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        who = self.whose.of_player(at)
        parts = tuple(static.PlayerRule(kind, who) for kind in (static.CANT_GAIN_LIFE, static.CANT_LOSE_LIFE))
        if at.is_static:
            return effects.ContinuousRule(parts, durations.Forever())
        if at.duration is None:
            return at.refuse(self, "without a duration outside a static ability")
        return effects.ContinuousRule(parts, at.duration)
