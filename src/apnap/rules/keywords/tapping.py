"""702.87, 702.122, 702.171, 702.184: crew, saddle, station, for which creatures are tapped; and level up."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Activated, Body, Keyword
from apnap.abilities.change import AddTypes
from apnap.abilities.cost import CREW, SADDLE, STATION, Cost, TapForPower, TapObjects
from apnap.abilities.effect import Designate, PutCounters, Sequence, TellAction
from apnap.abilities.objects import SADDLED, Other, PaidObjects, This
from apnap.abilities.quantity import STATION_POWER, Number, StatOf
from apnap.abilities.values import ARTIFACT, CREATURE
from apnap.rules.keywords.shape import Shape, cost_of, number_of
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


def station(node: Keyword) -> tuple[Ability, ...]:
    """702.184a: tap another creature: charge counters by its power, at sorcery speed."""
    cost = Cost(parts=(TapObjects(creatures(Other())),))
    body = Body(effect=PutCounters(This(), "charge", StatOf(PaidObjects(), STATION_POWER)))
    return (Activated(cost, body, sorcery=True, keyword=STATION, text=node.text),)


def level_up(node: Keyword) -> tuple[Ability, ...]:
    """702.87a: a level counter on it, at sorcery speed."""
    body = Body(effect=PutCounters(This(), "level"))
    return (Activated(cost_of(node), body, sorcery=True, keyword="level up", text=node.text),)


def _taps(node: Keyword, action: str) -> Cost:
    return Cost(parts=(TapForPower(creatures(Other()), Number(number_of(node)), action),))


SHAPES: Final[dict[str, Shape]] = {
    "crew": Shape(crew, needs=("n",)),
    "level up": Shape(level_up, needs=("cost",)),
    "saddle": Shape(saddle, needs=("n",)),
    "station": Shape(station),
}
