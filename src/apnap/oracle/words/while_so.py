"""603.2, 603.7, 602.5b: events while something is true, losing control, how often an ability was activated, hexproof
of players and permanents together."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, change, objects, occurrence, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.durations import Duration
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Condition, Noun
from apnap.oracle.words.delayed import delayed
from apnap.oracle.words.events import SimpleEvent


class EventWhile(Event):
    """another creature enters while this creature has a charge counter on it (603.2)"""

    event: SimpleEvent
    condition: Condition
    rule = "603.2"
    en = "{event:SimpleEvent} while {condition}"
    es = "{event:SimpleEvent} mientras {condition@sub}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        found = self.event.triggered(at)
        return replace(found, only_if=at.condition(self.condition))


class EventAmongAttackers(Event):
    """this creature enters during the declare attackers step (508.1)"""

    event: SimpleEvent
    rule = "508.1"
    en = "{event:SimpleEvent} during the declare attackers step"
    es = "{event:SimpleEvent} durante el paso de declarar atacantes"

    def triggered(self, at: Lowering) -> ability.Triggered:
        return replace(self.event.triggered(at), only_if=conditions.DuringStep((values.DECLARE_ATTACKERS,)))


class WhenYouLoseControl(Prefix):
    """When you lose control of that creature, (603.7)"""

    what: Noun
    rule = "603.7"
    en = "when you lose control of {what}"
    es = "cuando pierdas el control de {what}"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "of something that was not spoken of")
        what = at.objects(self.what)
        lost = occurrence.ControlChanges(objects.Filter((objects.IsOneOf(what),)), loses=objects.You())
        return delayed(at, lost, clause, True, durations.Forever(), what)


class ActivatedSoOften(Condition):
    """this ability has been activated four or more times this turn"""

    count: NumberWord
    rule = "602.2"
    en = "this ability has been activated {count} or more times this turn"
    es = "esta habilidad fue activada {count@f} o más veces este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        least = self.count.lower(at)
        return conditions.ActivatedTimes(least.n) if isinstance(least, quantity.Number) else at.refuse(self.count)


def hexproof(at: Lowering, what: Noun) -> effects.Effect:
    """Return that you and permanents have hexproof (702.11b–c)."""
    yours = at.with_player(objects.You()).player_rule(static.HEXPROOF_PLAYER)
    theirs = at.with_object(what).change(change.AddAbility(ability.Keyword("hexproof")))
    return effects.Sequence((yours, theirs))


class YouAndTheyHaveHexproof(SubjectClause):
    """ "You and other Elves you control have hexproof" (702.11b–c)."""

    what: Noun
    rule = "702.11c"
    en = "you and {what} have hexproof"
    es = "tú y {what} tienen la habilidad de antimaleficio"

    def lower(self, at: Lowering) -> effects.Effect:
        return hexproof(at, self.what) if at.is_static else at.refuse(self, "for how long?")


class YouAndTheyGainHexproof(SubjectClause):
    """ "You and permanents you control gain hexproof until end of turn" (702.11b–c)."""

    what: Noun
    duration: Duration
    rule = "702.11c"
    en = "you and {what} gain hexproof {duration}"
    es = "tú y {what} ganan la habilidad de antimaleficio {duration}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return hexproof(at.lasting(self.duration.lower(at)), self.what)
