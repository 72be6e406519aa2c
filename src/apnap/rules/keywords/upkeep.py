"""702.32, 702.63: keyword abilities of permanents that do not stay for long."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Keyword
from apnap.abilities.condition import Fits, Happened, NotTrue
from apnap.abilities.effect import If, RemoveCounters, SacrificeThese, Sequence
from apnap.abilities.objects import Filter, HasCounter, This
from apnap.abilities.occurrence import CountersRemoved
from apnap.abilities.quantity import Number
from apnap.rules.keywords.shape import Shape, number_of
from apnap.rules.keywords.writing import THIS, static, when, with_counters, your_upkeep

_REMOVED: Final = 1


def fading(node: Keyword) -> tuple[Ability, ...]:
    """702.32a: it enters with N fade counters; each upkeep costs one, or the permanent itself."""
    remove = RemoveCounters(This(), "fade", Number(1), slot=_REMOVED)
    effect = Sequence((remove, If(NotTrue(Happened(_REMOVED)), SacrificeThese(This()))))
    return (
        static(with_counters("fade", Number(number_of(node))), node.text),
        when("fading", your_upkeep(), effect, text=node.text),
    )


def vanishing(node: Keyword) -> tuple[Ability, ...]:
    """702.63a: it enters with N time counters, loses one each upkeep, and is sacrificed as the last is removed.

    Without a number there are no counters to begin with (702.63b).
    """
    has_counter = Fits(This(), Filter((HasCounter("time"),)))
    ticking = (
        when("vanishing", your_upkeep(), RemoveCounters(This(), "time"), condition=has_counter, text=node.text),
        when("vanishing", CountersRemoved("time", THIS, last=True), SacrificeThese(This()), text=node.text),
    )
    if node.n is None:
        return ticking
    return (static(with_counters("time", Number(number_of(node))), node.text), *ticking)


SHAPES: Final[dict[str, Shape]] = {
    "fading": Shape(fading, needs=("n",)),
    "vanishing": Shape(vanishing, takes=("n",)),
}
