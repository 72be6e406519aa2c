"""702.43, 702.46, 702.79, 702.93, 702.135: keyword abilities of permanents that are put into a graveyard."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Keyword
from apnap.abilities.effect import CreateTokens, Entering, May, Move, Token
from apnap.abilities.objects import (
    EventObject,
    Filter,
    HasCardType,
    HasCounter,
    HasSubtype,
    Not,
    OwnedBy,
    Stat,
    TargetObjects,
    This,
    You,
)
from apnap.abilities.quantity import AT_MOST, MANA_VALUE, Comparison, CountersOn, Number
from apnap.abilities.target import Target
from apnap.abilities.values import ARTIFACT, BATTLEFIELD, BLACK, CREATURE, GRAVEYARD, HAND, WHITE
from apnap.rules.keywords.shape import Shape, measure_of, number_of
from apnap.rules.keywords.writing import MINUS, PLUS, creatures, dies, plus_counters, static, when, with_counters


def _returns_with(node: Keyword, counter: str) -> tuple[Ability, ...]:
    back = Move(EventObject(), BATTLEFIELD, entering=Entering(counters=((counter, Number(1)),)))
    return (when(node.keyword, dies(Not(HasCounter(counter))), back, text=node.text),)


def persist(node: Keyword) -> tuple[Ability, ...]:
    """702.79a: it returns with a -1/-1 counter if it died without one."""
    return _returns_with(node, MINUS)


def undying(node: Keyword) -> tuple[Ability, ...]:
    """702.93a: it returns with a +1/+1 counter if it died without one."""
    return _returns_with(node, PLUS)


def modular(node: Keyword) -> tuple[Ability, ...]:
    """702.43a: it enters with N +1/+1 counters, which may go to a target artifact creature as it dies."""
    target = Target(creatures(HasCardType(ARTIFACT)))
    effect = May(You(), plus_counters(TargetObjects(0), CountersOn(This(), PLUS)))
    return (
        static(with_counters(PLUS, Number(number_of(node))), node.text),
        when("modular", dies(), effect, target, text=node.text),
    )


def soulshift(node: Keyword) -> tuple[Ability, ...]:
    """702.46a: as it dies, you may return a target Spirit card of mana value N or less from your graveyard."""
    cheap = Stat(MANA_VALUE, Comparison(AT_MOST, measure_of(node)))
    target = Target(Filter((HasSubtype("Spirit"), cheap, OwnedBy(You())), (GRAVEYARD,)))
    return (when("soulshift", dies(), May(You(), Move(TargetObjects(0), HAND)), target, text=node.text),)


def afterlife(node: Keyword) -> tuple[Ability, ...]:
    """702.135a: as it dies, N 1/1 white and black Spirits with flying."""
    spirit = Token(CREATURE, 0, ("Spirit",), WHITE | BLACK, Number(1), Number(1), (Keyword("flying"),))
    return (when("afterlife", dies(), CreateTokens(You(), Number(number_of(node)), spirit), text=node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "afterlife": Shape(afterlife, needs=("n",)),
    "modular": Shape(modular, needs=("n",)),
    "persist": Shape(persist),
    "soulshift": Shape(soulshift, needs=("n",)),
    "undying": Shape(undying),
}
