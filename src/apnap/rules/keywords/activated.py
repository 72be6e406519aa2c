"""702.6, 702.29, 702.77, 702.97, 702.107: keyword abilities that are activated abilities."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities.ability import Ability, Activated, Body, Keyword
from apnap.abilities.cost import Cost, CostPart, DiscardThis, ExileThis, TapThis
from apnap.abilities.effect import Attach, Draw, Effect, Move, Reveal, Search, Sequence, Shuffle
from apnap.abilities.objects import ControlledBy, Filter, HasCardType, InSlot, TargetObjects, This, You
from apnap.abilities.quantity import POWER, Number, StatOf
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, GRAVEYARD, HAND, LIBRARY
from apnap.rules.keywords.shape import Shape, cost_of, number_of
from apnap.rules.keywords.writing import creatures, plus_counters

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
    cost = _with(node, DiscardThis())
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


def outlast(node: Keyword) -> tuple[Ability, ...]:
    """702.107a: for the cost and {T}, a +1/+1 counter on it, at sorcery speed."""
    body = Body(effect=plus_counters(This()))
    return (Activated(_with(node, TapThis()), body, sorcery=True, keyword="outlast", text=node.text),)


def reinforce(node: Keyword) -> tuple[Ability, ...]:
    """702.77a: for the cost and the card itself from your hand, N +1/+1 counters on a target creature."""
    body = Body((Target(creatures()),), plus_counters(TargetObjects(0), Number(number_of(node))))
    return (Activated(_with(node, DiscardThis()), body, zones=(HAND,), keyword="reinforce", text=node.text),)


def scavenge(node: Keyword) -> tuple[Ability, ...]:
    """702.97a: for the cost and exiling the card from your graveyard, +1/+1 counters by its power."""
    body = Body((Target(creatures()),), plus_counters(TargetObjects(0), StatOf(This(), POWER)))
    cost = _with(node, ExileThis())
    return (Activated(cost, body, zones=(GRAVEYARD,), sorcery=True, keyword="scavenge", text=node.text),)


def _with(node: Keyword, part: CostPart) -> Cost:
    """Return the cost of a keyword with one more part."""
    cost = cost_of(node)
    return replace(cost, parts=(*cost.parts, part))


SHAPES: Final[dict[str, Shape]] = {
    "cycling": Shape(cycling, needs=("cost",), takes=("what",)),
    "equip": Shape(equip, needs=("cost",), takes=("what",)),
    "outlast": Shape(outlast, needs=("cost",)),
    "reinforce": Shape(reinforce, needs=("cost", "n")),
    "scavenge": Shape(scavenge, needs=("cost",)),
}
