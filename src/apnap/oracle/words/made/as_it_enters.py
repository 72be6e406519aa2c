"""614.1c: what is done as a permanent enters, and counters that it therefore enters with."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, static
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.numbers import Count, CounterKind
from apnap.oracle.phrase.roots import NounPhrase, Possessor
from apnap.oracle.phrase.sentences import ClauseSentence
from apnap.oracle.words.spell_lines import done_first


class AsEntersWith(Line):
    """ "As this enters, sacrifice any number of permanents. It enters with that many counters on it." (614.12a)"""

    what: NounPhrase
    clause: Clause
    then: ClauseSentence
    rule = "614.12a"
    en = "as {what@1} <enter@1> , {clause} . {then}"
    es = "en cuanto {what@1} <entrar@1+sub> , {clause} . {then}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self.what, "another permanent")
        first = at.effect(self.clause)
        removing = isinstance(first, effects.RemoveCounters) and isinstance(first.what, objects.Each)
        found = first if removing else done_first(at, self, first)
        entering = Lowering(at.name, at.is_spell)
        entering.shared = at.shared
        entering.binder = at.binder
        entering.is_static = True
        entering.binder.mention(objects.This(), False, 0)
        said = self.then.lower(entering)
        if not isinstance(said, effects.ContinuousRule) or len(said.parts) != 1:
            return at.refuse(self.then, "not how it enters")
        (part,) = said.parts
        if not isinstance(part, static.EntersModified) or part.what != objects.This() or part.effect is not None:
            return at.refuse(self.then, "not how it enters")
        return (ability.Static((replace(part, effect=found),)),)


class EnterTappedTransformedWith(Entering):
    """tapped and transformed under its owner's control with three time counters on it (122.6)"""

    whose: Possessor
    count: Count
    counter: CounterKind
    rule = "122.6"
    en = "tapped and transformed under {whose} control with {count@1} {counter} <counters@1> on (it|them)"
    es = (
        "<girado@> y <transformado@> bajo {whose:ShortPossessor@s} control con {count@1+m} <contador@1> {counter} "
        "sobre <él@>",
        "<girado@> y <transformado@> bajo el control de {whose:OfPlayer} con {count@1+m} <contador@1> {counter} "
        "sobre <él@>",
    )

    def lower(self, at: Lowering) -> effects.Entering:
        counters = ((self.counter.kind(), at.counted(self.count)),)
        return effects.Entering(tapped=True, transformed=True, controller=self.whose.of_player(at), counters=counters)
