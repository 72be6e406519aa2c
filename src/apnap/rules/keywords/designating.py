"""702.110, 702.131, 702.179: exploit, ascend, start your engines!"""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Keyword
from apnap.abilities.effect import Choose, May, SacrificeThese, Sequence, TellAction
from apnap.abilities.objects import InSlot, This, You
from apnap.abilities.quantity import Number
from apnap.abilities.static import ASCENDS, HAS_ENGINES, PlayerRule
from apnap.rules.keywords.shape import Shape
from apnap.rules.keywords.writing import enters, static, when, yours


def ascend(node: Keyword) -> tuple[Ability, ...]:
    """702.131b: any time you control ten or more permanents, you get the city's blessing."""
    return (static(PlayerRule(ASCENDS, You()), node.text),)


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
}
