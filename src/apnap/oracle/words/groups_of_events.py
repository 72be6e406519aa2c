"""603.2c: events that are about the source and others together, and what is known of a whole group."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners_of_amounts import OneOrMoreOther
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.words.pasts import as_it_was


class SelfAndOrOthers(Noun):
    """ "this creature and/or one or more other creatures you control" (603.2c)."""

    first: NounPhrase
    others: NounPhrase
    rule = "603.2c"
    en = "{first@s} and/or {others:Determined@p} =p"
    es = "{first@s} y/o {others:Determined@p} =p"

    def event_subject(self, at: Lowering) -> tuple[objects.Filter, bool]:
        if not self.first.is_self():
            return at.refuse(self.first, "and others than which?")
        assert isinstance(self.others, Determined)
        if not isinstance(self.others.determiner, OneOrMoreOther):
            return at.refuse(self.others, "how many others?")
        others, several = self.others.event_subject(at)
        return at.either(objects.Filter((objects.IsSource(),)), others), several


_NONE = quantity.Comparison(quantity.EQUAL, quantity.Number(0))


class NoneWasPaidFor(Condition):
    """none of them were cast or no mana was spent to cast them (601.2h)"""

    what: NounPhrase
    rule = "601.2h"
    en = "none of {what@p} were cast or no mana was spent to cast them"
    es = (
        "ninguno de {what@m+p} se lanzó o se lanzaron todos sin gastar maná",
        "ninguna de {what@f+p} se lanzó o se lanzaron todas sin gastar maná",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        cast = objects.Those(found, objects.Filter((objects.Is(objects.WAS_CAST),), ()))
        uncast = conditions.Compare(quantity.CountObjects(cast), _NONE)
        return conditions.AnyTrue((uncast, conditions.Compare(quantity.ManaSpent(found), _NONE)))


class WasFightingAlone(Condition):
    """it was attacking or blocking alone (506.5)"""

    what: NounPhrase
    rule = "506.5"
    en = "{what@s} was attacking or blocking alone"
    es = ("{what=It@1} estaba atacando o bloqueando <solo@1+s>", "{what@1+s} estaba atacando o bloqueando <solo@1>")

    def lower(self, at: Lowering) -> conditions.Condition:
        alone = objects.AnyOf((objects.Is(objects.ATTACKING_ALONE), objects.Is(objects.BLOCKING_ALONE)))
        return conditions.Fits(as_it_was(at, self.what), objects.Filter((alone,), ()))
