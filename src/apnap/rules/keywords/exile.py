"""702: keyword abilities by which cards are exiled to be cast later: suspend, foretell, plot, rebound."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Body, Keyword, Triggered
from apnap.abilities.change import AddAbility
from apnap.abilities.condition import AllTrue, Compare, Exists, Fits, Happened
from apnap.abilities.duration import ForAsLongAs
from apnap.abilities.effect import CastNow, Continuous, If, RemoveCounters, Sequence
from apnap.abilities.objects import ControlledBy, Filter, HasCardType, InSlot, IsOneOf, IsSource, This, You
from apnap.abilities.occurrence import BeginningOf, CountersRemoved
from apnap.abilities.quantity import AT_LEAST, Comparison, CountersOn, Number
from apnap.abilities.values import BATTLEFIELD, CREATURE, EXILE, STACK, UPKEEP
from apnap.rules.keywords.shape import Shape

_CAST: Final = 1
"""The slot of the spell that has been cast."""


def suspend(node: Keyword) -> tuple[Ability, ...]:
    """702.62a, second and third ability: "At the beginning of your upkeep, if this card is suspended, remove a time
    counter from it," and "When the last time counter is removed from this card, if it's exiled, you may play it without
    paying its mana cost if able. If you don't, it remains exiled. If you cast a creature spell this way, it gains haste
    until you lose control of the spell or the permanent it becomes." Suspending it is a special action (116.2f)."""
    suspended = Compare(CountersOn(This(), "time"), Comparison(AT_LEAST, Number(1)))
    tick = Body(effect=RemoveCounters(This(), "time"))
    that = Filter((IsOneOf(InSlot(_CAST)), ControlledBy(You())), (STACK, BATTLEFIELD))
    haste = Continuous(InSlot(_CAST), (AddAbility(Keyword("haste")),), ForAsLongAs(Exists(that)))
    is_creature = AllTrue((Happened(_CAST), Fits(InSlot(_CAST), Filter((HasCardType(CREATURE),), ()))))
    play = CastNow(You(), This(), lands=True, manner="suspend", slot=_CAST)
    last = CountersRemoved("time", Filter((IsSource(),), (EXILE,)), last=True)
    exiled = Exists(Filter((IsSource(),), (EXILE,)))
    return (
        Triggered(BeginningOf(UPKEEP, You()), tick, suspended, zones=(EXILE,), keyword="suspend", text=node.text),
        Triggered(
            last,
            Body(effect=Sequence((play, If(is_creature, haste)))),
            exiled,
            zones=(EXILE,),
            keyword="suspend",
            text=node.text,
        ),
    )


SHAPES: Final[dict[str, Shape]] = {
    "foretell": Shape(needs=("cost",)),  # 702.143: a special action, and castable_exiled
    "plot": Shape(needs=("cost",)),  # 702.170: likewise
    "rebound": Shape(),  # 702.88: resolving
    "suspend": Shape(suspend, takes=("cost", "n")),  # an effect gives it without them to a card in exile
}
