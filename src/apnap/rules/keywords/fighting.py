"""702.23, 702.25, 702.45, 702.64, 702.68, 702.70, 702.115, 702.130: keyword abilities about blocking and damage."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Keyword
from apnap.abilities.condition import Compare, Fits
from apnap.abilities.effect import Designate, If, LoseLife, Move, PutPlayerCounters, Sequence
from apnap.abilities.objects import (
    RENOWNED,
    BlockingObject,
    DefendingPlayer,
    EventOther,
    EventPlayer,
    Filter,
    HasKeyword,
    Is,
    Not,
    This,
    TopOfLibrary,
)
from apnap.abilities.occurrence import AnyOccurrence, BecomesBlocked, BecomesUnblocked, Blocks, IsDealtDamage
from apnap.abilities.quantity import AT_LEAST, Comparison, CountOf, Minus, Number, Times
from apnap.abilities.static import Prevention
from apnap.abilities.values import EXILE
from apnap.rules.keywords.shape import Shape, measure_of, number_of
from apnap.rules.keywords.writing import THIS, creatures, grow, hits_player, plus_counters, static, when


def bushido(node: Keyword) -> tuple[Ability, ...]:
    """702.45a: +N/+N as it blocks or becomes blocked."""
    n = measure_of(node)
    occurrence = AnyOccurrence((Blocks(THIS), BecomesBlocked(THIS)))
    return (when("bushido", occurrence, grow(This(), n, n), text=node.text),)


def flanking(node: Keyword) -> tuple[Ability, ...]:
    """702.25a, classic:502.3a: -1/-1 for each creature without flanking that blocks it."""
    occurrence = BecomesBlocked(THIS, by=creatures(Not(HasKeyword("flanking"))))
    return (when("flanking", occurrence, grow(EventOther(), Number(-1), Number(-1)), text=node.text),)


def rampage(node: Keyword) -> tuple[Ability, ...]:
    """702.23a: +N/+N for each creature blocking it beyond the first, counted once, on resolution (702.23b)."""
    blocking = CountOf(creatures(BlockingObject(This())))
    bonus = Times(number_of(node), Minus(blocking, Number(1)))
    several = Compare(blocking, Comparison(AT_LEAST, Number(2)))
    return (when("rampage", BecomesBlocked(THIS), If(several, grow(This(), bonus, bonus)), text=node.text),)


def frenzy(node: Keyword) -> tuple[Ability, ...]:
    """702.68a: +N/+0 as it attacks and is not blocked."""
    effect = grow(This(), Number(number_of(node)), Number(0))
    return (when("frenzy", BecomesUnblocked(THIS), effect, text=node.text),)


def afflict(node: Keyword) -> tuple[Ability, ...]:
    """702.130a: the defending player loses N life as it becomes blocked."""
    effect = LoseLife(DefendingPlayer(), Number(number_of(node)))
    return (when("afflict", BecomesBlocked(THIS), effect, text=node.text),)


def poisonous(node: Keyword) -> tuple[Ability, ...]:
    """702.70a: N poison counters for the player to whom it deals combat damage."""
    effect = PutPlayerCounters(EventPlayer(), "poison", Number(number_of(node)))
    return (when("poisonous", hits_player(), effect, text=node.text),)


def ingest(node: Keyword) -> tuple[Ability, ...]:
    """702.115a: the player to whom it deals combat damage exiles the top card of their library."""
    return (when("ingest", hits_player(), Move(TopOfLibrary(EventPlayer(), Number(1)), EXILE), text=node.text),)


def renown(node: Keyword) -> tuple[Ability, ...]:
    """702.112a: N +1/+1 counters the first time it deals combat damage to a player."""
    effect = Sequence((plus_counters(This(), Number(number_of(node))), Designate(This(), RENOWNED)))
    not_yet = Fits(This(), Filter((Not(Is(RENOWNED)),)))
    return (when("renown", hits_player(), effect, condition=not_yet, text=node.text),)


def absorb(node: Keyword) -> tuple[Ability, ...]:
    """702.64a: N of the damage from each source is prevented."""
    return (static(Prevention(IsDealtDamage(THIS), Number(number_of(node))), node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "absorb": Shape(absorb, needs=("n",)),
    "afflict": Shape(afflict, needs=("n",)),
    "bushido": Shape(bushido, needs=("n",)),
    "flanking": Shape(flanking),
    "frenzy": Shape(frenzy, needs=("n",)),
    "ingest": Shape(ingest),
    "poisonous": Shape(poisonous, needs=("n",)),
    "renown": Shape(renown, needs=("n",)),
    "rampage": Shape(rampage, needs=("n",)),
}
