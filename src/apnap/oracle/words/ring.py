"""701.54: the Ring tempts you; the Ring-bearer."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, quantity
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.designations import PlayerMark, RingTempts
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Condition, NounPhrase
from apnap.oracle.words.events import SimpleEvent


class RingTemptsYou(SubjectClause):
    """The Ring tempts you (701.54)."""

    rule = "701.54a"
    en = "the Ring tempts you"
    es = "el Anillo te tienta"

    def lower(self, at: Lowering) -> effects.Effect:
        slot = at.slot()
        return RingTempts(objects.You(), slot)


class RingTemptsEvent(SimpleEvent):
    """ "the Ring tempts you" (701.54d)."""

    rule = "701.54d"
    en = "the Ring tempts you"
    es = "el Anillo te tiente"

    def triggered(self, at: Lowering) -> ability.Triggered:
        at.begin_event(objects.EventObject(), False)
        at.binder.players.clear()
        return ability.Triggered(occurrence.KeywordAction("ring", objects.You()), ability.Body())


class IsRingBearer(Condition):
    """this creature is your Ring-bearer (701.54e)"""

    what: NounPhrase
    rule = "701.54e"
    en = ("{what@1} <be@1> your Ring-bearer", "it's your Ring-bearer {what=It}")
    es = (
        "{what=It@1} <ser@0+3+s> tu portador del Anillo",
        "{what@} <ser@> tu portador del Anillo",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        bearer = (objects.Is(objects.RING_BEARER), objects.ControlledBy(objects.You()))
        return conditions.Fits(at.objects(self.what), objects.Filter(bearer, ()))


class ChoseOtherBearer(Condition):
    """you chose a creature other than this one as your Ring-bearer (701.54a)"""

    what: NounPhrase
    rule = "701.54a"
    en = "you chose a creature other than {what} as your Ring-bearer"
    es = "elegiste una criatura que no sea {what} como tu portador del Anillo"

    def lower(self, at: Lowering) -> conditions.Condition:
        if not self.what.is_self() or not at.shared.limits.get("has_event"):
            return at.refuse(self.what)
        return conditions.Fits(objects.EventObject(), objects.Filter((objects.Other(),), ()))


class RingHasTempted(Condition):
    """the Ring has tempted you two or more times this game (701.54c)"""

    count: NumberWord
    rule = "701.54c"
    en = "the Ring has tempted you {count} or more times this game"
    es = "el Anillo te ha tentado {count} o más veces en este juego"

    def lower(self, at: Lowering) -> conditions.Condition:
        times = PlayerMark(objects.You(), "ring")
        return conditions.Compare(times, quantity.Comparison(quantity.AT_LEAST, self.count.lower(at)))
