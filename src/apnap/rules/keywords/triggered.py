"""702.21, 702.101, 702.108, 702.191: ward, extort, prowess, increment: triggered keyword abilities."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Body, Keyword, Triggered
from apnap.abilities.change import Modify
from apnap.abilities.condition import AllTrue, AnyTrue, Compare, Fits
from apnap.abilities.cost import Cost
from apnap.abilities.duration import UntilEndOfTurn
from apnap.abilities.effect import Continuous, CounterSpell, GainLife, LoseLife, MayPay, Sequence
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import (
    ControlledBy,
    ControllerOf,
    EachOpponent,
    EventObject,
    EventOther,
    Filter,
    HasCardType,
    IsSource,
    Not,
    This,
    You,
)
from apnap.abilities.occurrence import BecomesTarget, Casts
from apnap.abilities.quantity import GREATER, POWER, TOUGHNESS, AmountInSlot, Comparison, ManaSpent, Number, StatOf
from apnap.abilities.values import CREATURE, STACK
from apnap.rules.keywords.shape import Shape, cost_of
from apnap.rules.keywords.writing import creatures, plus_counters


def prowess(node: Keyword) -> tuple[Ability, ...]:
    """702.108a: "Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn." """
    noncreature = Filter((Not(HasCardType(CREATURE)),), (STACK,))
    grow = Continuous(This(), (Modify(Number(1), Number(1)),), UntilEndOfTurn())
    return (Triggered(Casts(You(), noncreature), Body(effect=grow), keyword="prowess", text=node.text),)


def ward(node: Keyword) -> tuple[Ability, ...]:
    """702.21a: "Whenever this permanent becomes the target of a spell or ability an opponent controls, counter that
    spell or ability unless that player pays [cost]." """
    by_opponent = Filter((ControlledBy(EachOpponent()),), (STACK,))
    stop = CounterSpell(EventOther())
    counter = MayPay(ControllerOf(EventOther()), cost_of(node), otherwise=stop, x_cost=node.n)  # 702.21b
    occurrence = BecomesTarget(Filter((IsSource(),)), by=by_opponent)
    return (Triggered(occurrence, Body(effect=counter), keyword="ward", text=node.text),)


def extort(node: Keyword) -> tuple[Ability, ...]:
    """702.101a: {W/B} for a spell you cast drains each opponent of 1 life."""
    drain = Sequence((LoseLife(EachOpponent(), Number(1), slot=1), GainLife(You(), AmountInSlot(1))))
    effect = MayPay(You(), Cost(ManaCost(("W/B",))), drain)
    return (Triggered(Casts(You()), Body(effect=effect), keyword="extort", text=node.text),)


def increment(node: Keyword) -> tuple[Ability, ...]:
    """702.191a: a +1/+1 counter as you cast a spell with more mana than the creature has power or toughness."""
    spent = ManaSpent(EventObject())
    more = AnyTrue(tuple(Compare(spent, Comparison(GREATER, StatOf(This(), stat))) for stat in (POWER, TOUGHNESS)))
    condition = AllTrue((Fits(This(), creatures()), more))
    body = Body(effect=plus_counters(This()))
    return (Triggered(Casts(You()), body, condition, keyword="increment", text=node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "extort": Shape(extort),
    "increment": Shape(increment),
    "prowess": Shape(prowess),
    "ward": Shape(ward, needs=("cost",), takes=("n",)),
}
