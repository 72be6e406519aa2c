"""702.6 equip, 702.29 cycling: keyword abilities that are activated abilities."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities.ability import Ability, Activated, Body, Keyword
from apnap.abilities.cost import DiscardThis
from apnap.abilities.effect import Attach, Draw, Effect, Move, Reveal, Search, Sequence, Shuffle
from apnap.abilities.objects import ControlledBy, Filter, HasCardType, InSlot, TargetObjects, This, You
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, HAND, LIBRARY
from apnap.rules.keywords.shape import Shape, cost_of

_FOUND = 1
"""The slot of the card that typecycling finds."""


def equip(node: Keyword) -> tuple[Ability, ...]:
    """702.6a: "[Cost]: Attach this permanent to target creature you control. Activate only as a sorcery."

    ``what``: 702.6c, the quality of the creature.
    """
    tests = node.what.tests if node.what is not None else ()
    target = Target(Filter((HasCardType(CREATURE), ControlledBy(You()), *tests)))
    body = Body(targets=(target,), effect=Attach(This(), TargetObjects(0)))
    return (Activated(cost_of(node), body, sorcery=True, keyword="equip", text=node.text),)


def cycling(node: Keyword) -> tuple[Ability, ...]:
    """702.29a: "[Cost], Discard this card: Draw a card." Typecycling (702.29e) searches for a card that fits ``what``
    instead."""
    cost = cost_of(node)
    cost = replace(cost, parts=(*cost.parts, DiscardThis()))
    effect: Effect = Draw(You())
    if node.what is not None:
        effect = Sequence(
            (
                Search(You(), replace(node.what, zones=(LIBRARY,)), slot=_FOUND),
                Reveal(InSlot(_FOUND)),
                Move(InSlot(_FOUND), HAND),
                Shuffle(You()),
            )
        )
    return (Activated(cost, Body(effect=effect), zones=(HAND,), keyword="cycling", text=node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "cycling": Shape(cycling, needs=("cost",), takes=("what",)),
    "equip": Shape(equip, needs=("cost",), takes=("what",)),
}
