"""702.122, 702.171: crew and saddle: activated abilities for which creatures are tapped."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Activated, Body, Keyword
from apnap.abilities.change import AddTypes
from apnap.abilities.cost import CREW, SADDLE, Cost, TapForPower
from apnap.abilities.effect import Designate, Sequence, TellAction
from apnap.abilities.objects import SADDLED, Other, This
from apnap.abilities.quantity import Number
from apnap.abilities.values import ARTIFACT, CREATURE
from apnap.rules.keywords.shape import Shape, number_of
from apnap.rules.keywords.writing import changed, creatures


def crew(node: Keyword) -> tuple[Ability, ...]:
    """702.122a: tap other creatures with total power N or more: it is an artifact creature until end of turn."""
    becomes = changed(This(), AddTypes(ARTIFACT | CREATURE))
    body = Body(effect=Sequence((becomes, TellAction("crewed", This()))))  # 702.122d
    return (Activated(_taps(node, CREW), body, keyword=CREW, text=node.text),)


def saddle(node: Keyword) -> tuple[Ability, ...]:
    """702.171a: tap other creatures with total power N or greater: it becomes saddled, at sorcery speed."""
    body = Body(effect=Designate(This(), SADDLED))
    return (Activated(_taps(node, SADDLE), body, sorcery=True, keyword=SADDLE, text=node.text),)


def _taps(node: Keyword, action: str) -> Cost:
    return Cost(parts=(TapForPower(creatures(Other()), Number(number_of(node)), action),))


SHAPES: Final[dict[str, Shape]] = {
    "crew": Shape(crew, needs=("n",)),
    "saddle": Shape(saddle, needs=("n",)),
}
