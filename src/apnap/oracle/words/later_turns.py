"""611.2: what holds during another player's next turn, and until another card is exiled."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, static
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.durations import Duration
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.roots import NounPhrase, Possessor
from apnap.oracle.phrase.verb_phrases import ObjectVerb


class InNextTurnOf(Prefix):
    """During target opponent's next turn, (611.2)"""

    whose: Possessor
    rule = "611.2"
    en = "during {whose:OfPlayer} next turn"
    es = "durante el próximo turno de {whose:OfPlayer}"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        lasting = durations.DuringNextTurnOf(self.whose.of_player(at))
        found = at.lasting(lasting).effect(clause)
        parts = found.parts if isinstance(found, effects.ContinuousRule) else ()
        if not parts or not all(isinstance(one, static.Restriction) for one in parts):
            return at.refuse(clause, "something else than what is demanded or forbidden")
        return found


class AttacksItIfAble(ObjectVerb):
    """attacks this permanent if able (508.1d)"""

    what: NounPhrase
    rule = "508.1d"
    en = "<attack> {what} if able"
    es = "<atacar> a {what} si puede"

    def lower(self, at: Lowering) -> effects.Effect:
        if not self.what.is_self() or not isinstance(at.duration, durations.DuringNextTurnOf):
            return at.refuse(self, "something else, or at another time")
        return at.restrict(static.MUST_ATTACK, other=objects.Filter((objects.IsSource(),)))


class AttacksIfAbleThen(ObjectVerb):
    """attacks if able, in the turn that is told (508.1d)"""

    rule = "508.1d"
    en = "<attack> if able"
    es = "<atacar> si puede"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.duration, durations.DuringNextTurnOf):
            return at.refuse(self, "when?")
        return at.restrict(static.MUST_ATTACK)


class UntilAnotherIsExiled(Duration):
    """until you exile another card with this artifact (611.2)"""

    what: NounPhrase
    rule = "611.2"
    en = "until you exile another card with {what}"
    es = "hasta que exilies otra carta con {what}"

    def lower(self, at: Lowering) -> durations.Duration:
        if at.is_static or not self.what.is_self():
            return at.refuse(self, "with something else")
        exiled = at.done_to(self, "exiled")
        if isinstance(exiled, objects.Linked):
            return at.refuse(self, "exiled by another ability")
        return durations.ForAsLongAs(conditions.LatestLinked(exiled, objects.Linked()))
