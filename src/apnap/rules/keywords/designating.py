"""702.110, 702.131, 702.179, 702.195: exploit, ascend, start your engines!, storied."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities.ability import Ability, Body, Keyword
from apnap.abilities.condition import Compare
from apnap.abilities.designations import DesignatePlayer
from apnap.abilities.effect import Choose, If, May, SacrificeThese, Sequence, TellAction
from apnap.abilities.objects import ControlledBy, Each, Filter, InSlot, This, You
from apnap.abilities.quantity import AT_LEAST, Comparison, CountObjects, Number
from apnap.abilities.static import ASCENDS, HAS_ENGINES, STORIED, PlayerRule
from apnap.rules.keywords.shape import Shape
from apnap.rules.keywords.writing import enters, static, when, yours


def ascend(node: Keyword) -> tuple[Ability, ...]:
    """702.131b: any time you control ten or more permanents, you get the city's blessing."""
    return (static(PlayerRule(ASCENDS, You()), node.text),)


def storied(node: Keyword) -> tuple[Ability, ...]:
    """702.195a: any time you control three artifacts, Sagas or legendary permanents, you have an enduring story."""
    return (static(PlayerRule(STORIED, You()), node.text),)


def blessed(body: Body) -> Body:
    """702.131a: what an instant or sorcery with ascend does: "If you control ten or more permanents and you don't have
    the city's blessing, you get the city's blessing for the rest of the game", and then the rest."""
    yours = Compare(CountObjects(Each(Filter((ControlledBy(You()),)))), Comparison(AT_LEAST, Number(10)))
    ascends = If(yours, DesignatePlayer(You(), "city's blessing"))
    return replace(body, effect=Sequence((ascends, body.effect)))


def start_your_engines(node: Keyword) -> tuple[Ability, ...]:
    """702.179a: if you have no speed, it becomes 1."""
    return (static(PlayerRule(HAS_ENGINES, You()), node.text),)


def exploit(node: Keyword) -> tuple[Ability, ...]:
    """702.110a–b: when it enters, you may sacrifice a creature; it exploits that creature then. That is told first, for
    it may exploit itself."""
    chosen = InSlot(1)
    told = TellAction("exploit", This(), chosen)
    deed = Sequence((Choose(You(), yours(), Number(1), 1), told, SacrificeThese(chosen)))
    return (when("exploit", enters(), May(You(), deed), text=node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "ascend": Shape(ascend),
    "exploit": Shape(exploit),
    "start your engines!": Shape(start_your_engines),
    "storied": Shape(storied),
}
