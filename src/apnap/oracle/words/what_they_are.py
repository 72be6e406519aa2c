"""205.1b: what "it" and "they" are besides, of what was just put onto the battlefield; who did something this way."""

from __future__ import annotations

from typing import ClassVar

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, values
from apnap.oracle.construct import Construct
from apnap.oracle.entering_later import is_as_it_enters
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SimpleClause, SubjectClause, SuffixedClause
from apnap.oracle.phrase.pronouns import It, They
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.changes import IsInAddition
from apnap.oracle.words.kinds_of_things import with_colors_added
from apnap.oracle.words.players_described import DoneBy
from apnap.oracle.words.this_way import so_many


def _as_they_enter(at: Lowering, clause: Construct, found: effects.Effect) -> effects.Effect:
    lasts = at.is_static or at.duration is not None
    return found if lasts or isinstance(found, effects.Nothing) else at.refuse(clause, "what does not enter")


class TheyreThingsToo(SubjectClause):
    """ "They're Zombies in addition to their other types" (205.1b)."""

    what: Noun
    rule = "205.1b"
    en = "they're {what:Plural} in addition to their other types"
    es = "son {what:Plural@bare} además de sus otros tipos"

    def lower(self, at: Lowering) -> effects.Effect:
        return _as_they_enter(at, self, at.with_object(They()).effect(IsInAddition(self.what)))


class TheyreColoredThings(SubjectClause):
    """ "They're black Zombies in addition to their other colors and types" (205.1b)."""

    what: Noun
    rule = "205.1b"
    en = "they're {what:Plural} in addition to their other colors and types"
    es = "son {what:Plural@bare} además de sus otros colores y tipos"

    def lower(self, at: Lowering) -> effects.Effect:
        them = at.with_object(They())
        return _as_they_enter(at, self, is_as_it_enters(them, with_colors_added(them, self.what)))


class ItsColoredThing(SubjectClause):
    """ "It's a black Zombie in addition to its other colors and types" (205.1b)."""

    what: Noun
    rule = "205.1b"
    en = "it's {what:Determined} in addition to its other colors and types"
    es = "es {what:Determined} además de sus otros colores y tipos"

    def lower(self, at: Lowering) -> effects.Effect:
        it = at.with_object(It())
        return _as_they_enter(at, self, is_as_it_enters(it, with_colors_added(it, self.what)))


# ------------------------------------------------------------------------------------------------ who did it


class WhoSacrificedThisWay(DoneBy):
    """sacrificed a creature this way"""

    what: Noun
    rule = "608.2c"
    en = "sacrificed {what:Determined} this way"
    es = "sacrificó {what:Determined} de esta manera"

    def condition(self, at: Lowering) -> conditions.Condition:
        theirs = objects.Filter((objects.ControlledBy(objects.IteratedPlayer()),), ())
        return so_many(at, self.what, objects.Those(at.done_to(self, "sacrificed"), theirs))


class WhoDiscardedThisWay(DoneBy):
    """discarded a creature card this way"""

    what: Noun
    rule = "608.2c"
    en = "discarded {what:Determined} this way"
    es = "descartó {what:Determined} de esta manera"

    def condition(self, at: Lowering) -> conditions.Condition:
        theirs = objects.Filter((objects.OwnedBy(objects.IteratedPlayer()),), ())
        return so_many(at, self.what, objects.Those(at.done_to(self, "discarded"), theirs))


# ------------------------------------------------------------------------------------------------ later


class WhenItIsGone(SuffixedClause):
    """A clause that is carried out when something is gone (603.7)."""

    clause: SimpleClause
    what: Noun
    to_zones: ClassVar[tuple[int, ...]] = ()

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        """Return its leaving."""
        its = objects.IsSource() if self.what.is_self() else objects.IsOneOf(at.objects(self.what))
        return occurrence.ZoneChanges(objects.Filter((its,)), (values.BATTLEFIELD,), self.to_zones)

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return at.delayed(self, self.clause)


class WhenItLeavesSuffix(WhenItIsGone):
    """ "Exile that token when this creature leaves the battlefield"."""

    rule = "603.7"
    en = "{clause} when {what@1} <leave@1> the battlefield"
    es = "{clause} cuando {what@1} <dejar@1+sub> el campo de batalla"


class WhenItDiesSuffix(WhenItIsGone):
    """ "Return this card to the battlefield when that token dies"."""

    rule = "603.7"
    en = "{clause} when {what@1} <die@1>"
    es = "{clause} cuando {what@1} <morir@1+sub>"
    to_zones = (values.GRAVEYARD,)
