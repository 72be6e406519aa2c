"""702.24, 702.30, 702.32, 702.63: keyword abilities of permanents that do not stay for long."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Keyword
from apnap.abilities.condition import Exists, Fits, Happened, NotTrue
from apnap.abilities.cost import DiscardCards, EffectCost, ExileObjects, PayLife, PutCountersOnThis, SacrificeObjects
from apnap.abilities.effect import (
    AddMana,
    ChoosePlayers,
    CreateTokens,
    GainLife,
    If,
    MayPay,
    PutCounters,
    RemoveCounters,
    Sequence,
)
from apnap.abilities.objects import NEWLY_CONTROLLED, ControlledBy, Filter, HasCounter, Is, IsSource, This, You
from apnap.abilities.occurrence import CountersRemoved
from apnap.abilities.quantity import CountersOn, Number
from apnap.rules.keywords.shape import Shape, cost_of, number_of
from apnap.rules.keywords.writing import THIS, sacrifice_yours, static, when, with_counters, your_upkeep

_REMOVED: Final = 1


def fading(node: Keyword) -> tuple[Ability, ...]:
    """702.32a: it enters with N fade counters; each upkeep costs one, or the permanent itself."""
    remove = RemoveCounters(This(), "fade", Number(1), slot=_REMOVED)
    effect = Sequence((remove, If(NotTrue(Happened(_REMOVED)), sacrifice_yours(This()))))
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
        when("vanishing", CountersRemoved("time", THIS, last=True), sacrifice_yours(This()), text=node.text),
    )
    if node.n is None:
        return ticking
    return (static(with_counters("time", Number(number_of(node))), node.text), *ticking)


def echo(node: Keyword) -> tuple[Ability, ...]:
    """702.30a: in the first upkeep after it came under your control it is paid for or sacrificed."""
    new = Exists(Filter((IsSource(), Is(NEWLY_CONTROLLED), ControlledBy(You()))))
    effect = MayPay(You(), cost_of(node), otherwise=sacrifice_yours(This()))
    return (when("echo", your_upkeep(), effect, condition=new, text=node.text),)


def cumulative_upkeep(node: Keyword) -> tuple[Ability, ...]:
    """702.24a: in your upkeep one more age counter on it, and the cost for each of them or the permanent itself."""
    here = Exists(THIS)
    pay = MayPay(You(), cost_of(node), otherwise=sacrifice_yours(This()), x_cost=CountersOn(This(), "age"))
    effect = Sequence((PutCounters(This(), "age"), pay))
    return (when("cumulative upkeep", your_upkeep(), effect, condition=here, text=node.text),)


_REPEATED: Final = (PayLife, SacrificeObjects, DiscardCards, ExileObjects, PutCountersOnThis)
_ALWAYS_POSSIBLE: Final = (AddMana, ChoosePlayers, CreateTokens, GainLife)
"""What can be done any number of times, one time after the other."""


def _cannot_be_repeated(node: Keyword) -> str:
    """Parts of a cost that are paid several times at once must be found together (118.3)."""
    for part in cost_of(node).parts:
        if isinstance(part, EffectCost):
            done = part.effect.effects if isinstance(part.effect, Sequence) else (part.effect,)
            if not all(isinstance(one, _ALWAYS_POSSIBLE) for one in done):
                return "cumulative upkeep with such a cost"
        elif not isinstance(part, _REPEATED) or isinstance(part, DiscardCards) and part.random:
            return "cumulative upkeep with such a cost"
    return ""


SHAPES: Final[dict[str, Shape]] = {
    "cumulative upkeep": Shape(cumulative_upkeep, needs=("cost",), refuse=_cannot_be_repeated),
    "echo": Shape(echo, needs=("cost",)),
    "fading": Shape(fading, needs=("n",)),
    "vanishing": Shape(vanishing, takes=("n",)),
}
