"""702.21 ward, 702.108 prowess: keyword abilities that are triggered abilities."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Body, Keyword, Triggered
from apnap.abilities.change import Modify
from apnap.abilities.duration import UntilEndOfTurn
from apnap.abilities.effect import Continuous, CounterSpell, MayPay
from apnap.abilities.objects import (
    ControlledBy,
    ControllerOf,
    EachOpponent,
    EventOther,
    Filter,
    HasCardType,
    IsSource,
    Not,
    This,
    You,
)
from apnap.abilities.occurrence import BecomesTarget, Casts
from apnap.abilities.quantity import Number
from apnap.abilities.values import CREATURE, STACK
from apnap.rules.keywords.shape import Shape, cost_of


def prowess(node: Keyword) -> tuple[Ability, ...]:
    """702.108a: "Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn." """
    noncreature = Filter((Not(HasCardType(CREATURE)),), (STACK,))
    grow = Continuous(This(), (Modify(Number(1), Number(1)),), UntilEndOfTurn())
    return (Triggered(Casts(You(), noncreature), Body(effect=grow), keyword="prowess", text=node.text),)


def ward(node: Keyword) -> tuple[Ability, ...]:
    """702.21a: "Whenever this permanent becomes the target of a spell or ability an opponent controls, counter that
    spell or ability unless that player pays [cost]." """
    by_opponent = Filter((ControlledBy(EachOpponent()),), (STACK,))
    counter = MayPay(ControllerOf(EventOther()), cost_of(node), otherwise=CounterSpell(EventOther()))
    occurrence = BecomesTarget(Filter((IsSource(),)), by=by_opponent)
    return (Triggered(occurrence, Body(effect=counter), keyword="ward", text=node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "prowess": Shape(prowess),
    "ward": Shape(ward, needs=("cost",)),
}
