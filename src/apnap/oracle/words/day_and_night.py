"""731: day and night in texts."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, static
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.lines import Event, Line
from apnap.oracle.phrase.roots import Condition, NounPhrase

_DAY = 1
_NIGHT = 2


class BecomesDay(SubjectClause):
    """it becomes day (731.1)"""

    rule = "731.1"
    en = "it becomes day"
    es = "se hace de día"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.BecomeDay()


class BecomesNight(SubjectClause):
    """it becomes night (731.1)"""

    rule = "731.1"
    en = "it becomes night"
    es = "se hace de noche"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.BecomeDay(night=True)


class IsDay(Condition):
    """it's day (731.1)"""

    rule = "731.1"
    en = "it's day"
    es = "<ser@0+3+s> de día"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.DayIs(_DAY)


class IsNight(Condition):
    """it's night (731.1)"""

    rule = "731.1"
    en = "it's night"
    es = "<ser@0+3+s> de noche"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.DayIs(_NIGHT)


class IsNeitherDayNorNight(Condition):
    """it's neither day nor night (731.1)"""

    rule = "731.1"
    en = "it's neither day nor night"
    es = "no <ser@0+3+s> ni de día ni de noche"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.DayIs(0)


class DayChanges(Event):
    """day becomes night or night becomes day (731.1a)"""

    rule = "731.1a"
    en = "day becomes night or night becomes day"
    es = "se pase del día a la noche o de la noche al día"

    def triggered(self, at: Lowering) -> ability.Triggered:
        return ability.Triggered(occurrence.KeywordAction("change of day"), ability.Body())


class BecomesDayAsEnters(Line):
    """ "If it's neither day nor night, it becomes day as this creature enters." (614.1c)"""

    what: NounPhrase
    rule = "614.1c"
    en = "if it's neither day nor night , it becomes day as {what@1} <enter@1> ."
    es = "si no es ni de día ni de noche , se hace de día en cuanto {what@1} <entrar@1+sub> ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self.what, "as something else enters")
        effect = effects.If(conditions.DayIs(0), effects.BecomeDay())
        return (ability.Static((static.EntersModified(objects.This(), effect=effect),)),)
