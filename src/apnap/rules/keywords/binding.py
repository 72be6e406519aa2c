"""702.167: craft: a permanent that comes back as its other face, made from what was exiled for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities.ability import Ability, Activated, Body, Keyword
from apnap.abilities.bonds import MovedAsCost, UseToCraft
from apnap.abilities.cost import CostPart, ExileObjects, ExileThis
from apnap.abilities.effect import Entering, Move, Sequence
from apnap.abilities.objects import Filter, Other, PaidObjects
from apnap.abilities.values import BATTLEFIELD, GRAVEYARD
from apnap.rules.keywords.shape import Shape, cost_of


def craft(node: Keyword) -> tuple[Ability, ...]:
    """702.167a: "[Cost], Exile this permanent, Exile [materials] from among permanents you control and/or cards in your
    graveyard: Return this card to the battlefield transformed under its owner's control. Activate only as a sorcery."

    The materials are parts of the cost: each is a number of objects of a quality."""
    cost = cost_of(node)
    parts: list[CostPart] = [_another(part) for part in cost.parts]
    back = Move(MovedAsCost(), BATTLEFIELD, entering=Entering(transformed=True))
    body = Body(effect=Sequence((UseToCraft(MovedAsCost(), PaidObjects()), back)))
    paid = replace(cost, parts=(*parts, ExileThis()))
    return (Activated(paid, body, sorcery=True, keyword="craft", text=node.text),)


def _another(part: CostPart) -> CostPart:
    """The permanent itself is exiled besides: it is none of its own materials (118.10)."""
    assert isinstance(part, ExileObjects)
    return replace(part, what=Filter((Other(), *part.what.tests), part.what.zones))


def _refuse_craft(node: Keyword) -> str:
    parts = cost_of(node).parts
    if not parts or not all(isinstance(part, ExileObjects) for part in parts):
        return "craft with materials that are not exiled"
    zones = {zone for part in parts if isinstance(part, ExileObjects) for zone in part.what.zones}
    return "" if zones <= {BATTLEFIELD, GRAVEYARD} else "craft with materials from another zone"


SHAPES: Final[dict[str, Shape]] = {
    "craft": Shape(craft, needs=("cost",), refuse=_refuse_craft),
}
