"""107.1a: half, a third or a tenth of a player's life, cards or permanents, rounded there or "each time"."""

from __future__ import annotations

from typing import ClassVar

from apnap.abilities import cost, quantity
from apnap.abilities import effect as effects
from apnap.abilities.objects import ControlledBy, Filter, You
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.roots import Noun, ShortPossessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.quantities import Rounding, own_number

_ROUNDED_UP = "rounded up"
"""What "round up each time" leaves for the numbers of its sentence: whether they are rounded up."""


class Portion(Construct):
    """Which part of something (107.1a)."""

    parts: ClassVar[int]
    """One of how many equal parts."""


class HalfOfIt(Portion):
    """half"""

    parts = 2
    rule = "107.1a"
    en = "half"
    es = "la mitad de"


class ThirdOfIt(Portion):
    """a third of"""

    parts = 3
    rule = "107.1a"
    en = "a third of"
    es = "un tercio de"


class TenthOfIt(Portion):
    """a tenth of"""

    parts = 10
    rule = "107.1a"
    en = "a tenth of"
    es = "un décimo de"


def portion(
    at: Lowering, construct: Construct, part: Portion, of: quantity.Quantity, rounding: Rounding | None
) -> quantity.Quantity:
    """Return that part of a number, rounded as its phrase or the next sentence says."""
    up = at.shared.limits.get(_ROUNDED_UP) if rounding is None else rounding.is_up()
    if up is None:
        return at.refuse(construct, "rounded how?")
    return quantity.Half(of, up, part.parts)


class LoseHalfLife(PlayerVerb):
    """Lose half of their life (119.3)."""

    part: Portion
    whose: ShortPossessor
    rounding: Rounding | None = None
    rule = "119.3"
    en = ("<lose> {part} {whose} life , {rounding}", "<lose> {part} {whose} life")
    es = ("<perder> {part} {whose@p} vidas , {rounding}", "<perder> {part} {whose@p} vidas")

    def lower(self, at: Lowering) -> effects.Effect:
        life = quantity.PlayerStat(own_number(at, self, self.whose), quantity.LIFE)
        return effects.LoseLife(at.who, portion(at, self, self.part, life, self.rounding), slot=at.slot())


class DiscardHalf(PlayerVerb):
    """Discard half the cards in their hand (701.9)."""

    part: Portion
    whose: ShortPossessor
    rounding: Rounding | None = None
    rule = "701.9"
    en = ("<discard> {part} the cards in {whose} hand , {rounding}", "<discard> {part} the cards in {whose} hand")
    es = (
        "<descartar> {part} las cartas de {whose@s} mano , {rounding}",
        "<descartar> {part} las cartas de {whose@s} mano",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        cards = quantity.PlayerStat(own_number(at, self, self.whose), quantity.HAND_SIZE)
        return effects.Discard(at.who, portion(at, self, self.part, cards, self.rounding), slot=at.slot())


class SacrificeHalf(PlayerVerb):
    """Sacrifice half the permanents they control of their choice (701.21)."""

    part: Portion
    what: Noun
    whose: ShortPossessor
    rounding: Rounding | None = None
    rule = "701.21"
    en = (
        "<sacrifice> {part} the {what:Plural} they control of {whose:Their} choice , {rounding}",
        "<sacrifice> {part} the {what:Plural} they control of {whose:Their} choice",
    )
    es = (
        "<sacrificar> {part} {what:Plural@full} de {whose:Their@s} elección que controlen , {rounding}",
        "<sacrificar> {part} {what:Plural@full} de {whose:Their@s} elección que controlen",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        own = own_number(at, self, self.whose)
        what = at.filter(self.what)
        number = quantity.CountOf(narrowed(what, ControlledBy(own)))
        n = portion(at, self, self.part, number, self.rounding)
        return effects.Sacrifice(at.who, what, n, slot=at.slot())


class SacrificeHalfOfYours(PlayerVerb):
    """Sacrifice half the lands you control (701.21)."""

    part: Portion
    what: Noun
    rounding: Rounding
    rule = "701.21"
    en = "<sacrifice> {part} the {what:Plural} you control , {rounding}"
    es = "<sacrificar> {part} {what:Plural@full} que controlas , {rounding}"

    def _number(self, at: Lowering) -> tuple[Filter, quantity.Quantity]:
        if not isinstance(at.who, You):
            return at.refuse(self, "of another player")
        what = at.filter(self.what)
        yours = quantity.CountOf(narrowed(what, ControlledBy(at.who)))
        return what, portion(at, self, self.part, yours, self.rounding)

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Sacrifice(at.who, *self._number(at), slot=at.slot())

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.SacrificeObjects(*self._number(at)),))


class HalfUnrounded(Measured):
    """ "half the number of cards in their library", rounded as the next sentence says."""

    measured: Measured
    rule = "107.1a"
    en = "half {measured}"
    es = "la mitad de {measured}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return portion(at, self, HalfOfIt(), self.measured.lower(at), None)


class RoundEachTime(Clause):
    """What is rounded as the next sentence says (107.1a)."""

    clause: SubjectClause
    up: ClassVar[bool]

    def lower(self, at: Lowering) -> effects.Effect:
        if _ROUNDED_UP in at.shared.limits:
            return at.refuse(self, "twice")
        at.shared.limits[_ROUNDED_UP] = self.up
        found = at.effect(self.clause)
        del at.shared.limits[_ROUNDED_UP]
        return found


class RoundUpEachTime(RoundEachTime):
    """ "Each player loses half their life, then discards half the cards in their hand. Round up each time." """

    rule = "107.1a"
    en = "{clause} . round up each time"
    es = "{clause} . redondea hacia arriba cada vez"
    up = True


class RoundDownEachTime(RoundEachTime):
    """ "Each player loses half their life, then discards half the cards in their hand. Round down each time." """

    rule = "107.1a"
    en = "{clause} . round down each time"
    es = "{clause} . redondea hacia abajo cada vez"
    up = False
