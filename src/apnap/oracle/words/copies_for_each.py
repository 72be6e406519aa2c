"""707.10d: copies of a spell or ability for each other thing that it could target."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects
from apnap.abilities.copying import CopyForEach
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.nouns import Head
from apnap.oracle.phrase.roots import Noun, NounPhrase, UnitPhrase
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class CopyForEachOther(PlayerVerb):
    """Copy a spell for each other creature that it could target (707.10d)."""

    what: Noun
    others: UnitPhrase
    by: NounPhrase
    rule = "707.10d"
    en = (
        "<copy> {what} for each other {others@s} that {by:Determined@s} could target",
        "<copy> {what} for each other {others@s} {by:Determined@s} could target",
    )
    es = "<copiar> {what} por cada <otro@1> {others@1+s} que {by:Determined@s} pudiera hacer objetivo"

    def lower(self, at: Lowering) -> effects.Effect:
        return copied_for_each(at, self, self.what, at.filter(self.others), self.by, players=False)


class CopyForEachOtherOrPlayer(PlayerVerb):
    """Copy a spell for each other permanent or player that it could target (707.10d)."""

    what: Noun
    by: NounPhrase
    rule = "707.10d"
    en = "<copy> {what} for each other permanent or player {by:Determined@s} could target"
    es = "<copiar> {what} por cada otro permanente o jugador que {by:Determined@s} pudiera hacer objetivo"

    def lower(self, at: Lowering) -> effects.Effect:
        return copied_for_each(at, self, self.what, objects.Filter(), self.by, players=True)


def copied_for_each(
    at: Lowering, construct: PlayerVerb, what: Noun, others: objects.Filter, by: Noun, players: bool
) -> effects.Effect:
    """Return the copies of what could target something, which is the same thing as is copied."""
    copied = at.objects(what)
    if at.is_static or at.objects(by) != copied or not others.zones:
        return at.refuse(construct, "copies of something else than could target it")
    if not isinstance(copied, objects.EventObject | objects.EventOther | objects.TargetObjects):
        return at.refuse(construct, "several spells")
    return CopyForEach(copied, others, players, at.who, at.slot())


def of_those_copies(at: Lowering, construct: Clause) -> effects.Effect:
    """Return nothing more, where copies are made for each thing that could be targeted: that says what they target."""
    if not at.amend(CopyForEach, lambda one: one):
        return at.refuse(construct, "of which copies?")
    return effects.Nothing()


class EachCopyTargetsAnother(Clause):
    """ "Each copy targets a different one of those creatures" (707.10d)."""

    head: Head
    rule = "707.10d"
    en = "each copy targets a different one of those {head@p}"
    es = (
        "cada copia hace objetivo a uno diferente de <ese@1+p> {head@1+p+m}",
        "cada copia hace objetivo a una diferente de <ese@1+p> {head@1+p+f}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return of_those_copies(at, self)


class EachCopyTargetsAnotherThing(Clause):
    """ "Each copy targets a different one of those permanents and players" (707.10d)."""

    rule = "707.10d"
    en = "each copy targets a different one of those permanents and players"
    es = "cada copia hace objetivo a uno diferente de esos permanentes y jugadores"

    def lower(self, at: Lowering) -> effects.Effect:
        return of_those_copies(at, self)
