"""614.1c: entering with abilities besides counters, and with counters of two kinds; what something is as it enters."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import change
from apnap.abilities import effect as effects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.numbers import Count, CounterKind
from apnap.oracle.phrase.pronouns import It
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.changes import IsInAddition, IsThing
from apnap.oracle.words.keyword_lines import Grants


class EnterWithTwoKinds(Entering):
    """with two +1/+1 counters and a trample counter on it (122.6)"""

    count: Count
    counter: CounterKind
    other_count: Count
    other: CounterKind
    rule = "122.6"
    en = "with {count@1} {counter} <counters@1> and {other_count@4} {other} <counters@4> on (it|them|him|her)"
    es = "con {count@1+m} <contador@1> {counter} y {other_count@4+m} <contador@4> {other} sobre <él@>"

    def lower(self, at: Lowering) -> effects.Entering:
        first = (self.counter.kind(), at.counted(self.count))
        return effects.Entering(counters=(first, (self.other.kind(), at.counted(self.other_count))))


class EnterWithAbilities(Entering):
    """with two +1/+1 counters on it and with haste (614.1c)"""

    entering: Entering
    grants: Grants
    rule = "614.1c"
    en = ("{entering:EnterWithCounters@} and with {grants}", "{entering:EnterWithTwoKinds@} and with {grants}")
    es = (
        "{entering:EnterWithCounters@} y con {grants@inf}",
        "{entering:EnterWithTwoKinds@} y con {grants@inf}",
    )

    def lower(self, at: Lowering) -> effects.Entering:
        gained = tuple(change.AddAbility(one) for one in self.grants.abilities(at))
        return replace(self.entering.lower(at), changes=gained)


def _what_it_is(at: Lowering, clause: Construct, is_so: IsThing | IsInAddition) -> effects.Effect:
    """Return what "it" is: what was just put onto the battlefield enters so (614.12)."""
    found = at.with_object(It()).effect(is_so)
    lasts = at.is_static or at.duration is not None
    return found if lasts or isinstance(found, effects.Nothing) else at.refuse(clause, "what does not enter")


class ItsThing(SubjectClause):
    """ "It's an enchantment" (613.1d)."""

    what: Noun
    rule = "613.1d"
    en = ("it's {what:Determined}", "he's {what:Determined}", "she's {what:Determined}")
    es = "es {what:Determined}"

    def lower(self, at: Lowering) -> effects.Effect:
        return _what_it_is(at, self, IsThing(self.what))


class ItsThingToo(SubjectClause):
    """ "It's a Zombie in addition to its other types" (205.1b)."""

    what: Noun
    rule = "205.1b"
    en = (
        "it's {what:Determined} in addition to its other types",
        "he's {what:Determined} in addition to his other types",
        "she's {what:Determined} in addition to her other types",
    )
    es = "es {what:Determined} además de sus otros tipos"

    def lower(self, at: Lowering) -> effects.Effect:
        return _what_it_is(at, self, IsInAddition(self.what))
