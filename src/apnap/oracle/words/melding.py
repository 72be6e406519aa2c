"""701.42, 712.4: meld pairs: owning and controlling both cards, and melding them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SimpleClause
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.noun_phrases import Singular
from apnap.oracle.phrase.pronouns import Them
from apnap.oracle.phrase.relatives_of_state import Name
from apnap.oracle.phrase.roots import Condition, NounPhrase

_YOURS = (objects.OwnedBy(objects.You()), objects.ControlledBy(objects.You()))


@dataclass(frozen=True, slots=True)
class Pair(objects.Objects):
    """The source and one that it melds with, while a card is compiled."""

    other: objects.Filter


def _is_there(at: Lowering, what: NounPhrase, other: Singular, more: tuple[objects.Test, ...] = ()) -> objects.Filter:
    """Return the description of the other card; the first is the card with the text."""
    if not what.is_self():
        at.refuse(what, "another card that melds")
    found = at.filter(other)
    if found.zones != (values.BATTLEFIELD,):
        at.refuse(other, "a meld partner that is no permanent")
    return objects.Filter((*found.tests, *more, *_YOURS))


def _both(at: Lowering, what: NounPhrase, other: Singular, more: tuple[objects.Test, ...] = ()) -> conditions.Condition:
    partner = _is_there(at, what, other, more)
    at.binder.mention(Pair(partner), True, 0)
    own = objects.Filter((objects.IsSource(), *more, *_YOURS))
    return conditions.AllTrue((conditions.Exists(own), conditions.Exists(partner)))


class OwnAndControlBoth(Condition):
    """ "You both own and control ~ and a creature named Steel Half"."""

    what: NounPhrase
    other: Singular
    rule = "712.4a"
    en = "you both own and control {what} and a {other}"
    es = "eres propietario de {what} y de <un@1> {other@1} y controlas ambas cartas"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _both(at, self.what, self.other)


class BothAttackAndAreYours(Condition):
    """ "~ and a creature named Steel Half are attacking, and you both own and control them"."""

    what: NounPhrase
    other: Singular
    rule = "712.4a"
    en = "{what} and a {other} are attacking, and you both own and control them"
    es = "{what} y <un@1> {other@1} están atacando y eres su propietario y su controlador"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _both(at, self.what, self.other, (objects.Is(objects.ATTACKING),))


class MeldInto(Construct):
    """The name of the permanent that a meld pair becomes."""

    def name(self, at: Lowering) -> str:
        """Return the name."""
        return at.refuse(self)


class PlainResult(MeldInto):
    """Chimera"""

    word: Name
    en = "{word}"
    es = "{word}"

    def name(self, at: Lowering) -> str:
        return self.word.text


class ResultWithOwnName(MeldInto):
    """~, Reborn: the name begins like that of the card"""

    rest: Name
    en = "~s, {rest}"
    es = "~s, {rest}"

    def name(self, at: Lowering) -> str:
        return f"{at.name.partition(',')[0]}, {self.rest.text}"


class ExileThenMeld(SimpleClause):
    """ "Exile them, then meld them into Chimera"."""

    both: Them
    again: Them
    into: MeldInto
    rule = "701.42"
    en = "exile {both}, then meld {again} into {into}"
    es = "<exiliar@imp+2+s> {both}, luego <combinar@imp+2+s> {again} para formar {into}"

    def lower(self, at: Lowering) -> effects.Effect:
        pairs = [one.node for one in at.binder.objects if isinstance(one.node, Pair)]
        if not pairs:
            return at.refuse(self, "which pair?")
        chosen, exiled, entered = at.slot(), at.slot(), at.slot()
        both = objects.Together((objects.This(), objects.InSlot(chosen)))
        at.binder.mention_moved(objects.InSlot(entered), both, False)
        return effects.Sequence(
            (
                effects.Choose(objects.You(), pairs[-1].other, slot=chosen),
                effects.Move(both, values.EXILE, slot=exiled),
                effects.Meld(objects.InSlot(exiled), self.into.name(at), slot=entered),
            )
        )


class MeldedEnters(SimpleClause):
    """ "It enters tapped and attacking", of the permanent that a meld pair becomes."""

    entering: Entering
    rule = "701.42"
    en = "it enters {entering:EnterTappedAttacking}"
    es = "<entrar@0+3+s> {entering:EnterTappedAttacking@s}"

    def lower(self, at: Lowering) -> effects.Effect:
        how = self.entering.lower(at)
        if not at.amend(effects.Meld, lambda one: replace(one, entering=how)):
            return at.refuse(self, "what enters so?")
        return effects.Nothing()
