"""702.95 soulbond: pairs of creatures."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Keyword
from apnap.abilities.condition import AllTrue, Condition, Exists
from apnap.abilities.effect import Choose, Effect, May, Pair, Sequence
from apnap.abilities.objects import PAIRED, EventObject, InSlot, Is, IsOneOf, IsSource, Not, Other, Test, This, You
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.quantity import Number
from apnap.abilities.values import BATTLEFIELD
from apnap.rules.keywords.shape import Shape
from apnap.rules.keywords.writing import enters, when, yours

_PARTNER: Final = 1


def _unpaired(*tests: Test) -> Condition:
    """Return whether there is such an unpaired creature that you control."""
    return Exists(yours(*tests, Not(Is(PAIRED))))


def soulbond(node: Keyword) -> tuple[Ability, ...]:
    """702.95a: as it or another creature of yours enters, both unpaired, they may be paired."""
    this = _unpaired(IsSource())
    choose = Choose(You(), yours(Other(), Not(Is(PAIRED))), Number(1), _PARTNER)
    with_any: Effect = May(You(), Sequence((choose, Pair(This(), InSlot(_PARTNER)))))
    with_it: Effect = May(You(), Pair(This(), EventObject()))
    others = ZoneChanges(yours(Other()), to_zones=(BATTLEFIELD,))
    entered = _unpaired(IsOneOf(EventObject()))
    return (
        when("soulbond", enters(), with_any, condition=AllTrue((this, _unpaired(Other()))), text=node.text),
        when("soulbond", others, with_it, condition=AllTrue((this, entered)), text=node.text),
    )


SHAPES: Final[dict[str, Shape]] = {"soulbond": Shape(soulbond)}
