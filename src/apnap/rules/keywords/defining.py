"""702.73, 702.114, 702.161: keyword abilities that say what types and colors an object has."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Keyword, Static
from apnap.abilities.change import AddTypes, SetColors
from apnap.abilities.condition import YourTurn
from apnap.abilities.objects import This, You
from apnap.abilities.static import Changes, Defining
from apnap.abilities.values import ARTIFACT, CREATURE
from apnap.rules.keywords.shape import Shape
from apnap.rules.keywords.writing import EVERYWHERE, static


def changeling(node: Keyword) -> tuple[Ability, ...]:
    """702.73a: it has all creature types, in every zone."""
    return (static(Defining((AddTypes(all_creature_types=True),)), node.text, EVERYWHERE),)


def devoid(node: Keyword) -> tuple[Ability, ...]:
    """702.114a: it has no color, in every zone."""
    return (static(Defining((SetColors(0),)), node.text, EVERYWHERE),)


def living_metal(node: Keyword) -> tuple[Ability, ...]:
    """702.161a: an artifact creature, too, during your turn."""
    part = Changes(This(), (AddTypes(ARTIFACT | CREATURE),))
    return (Static((part,), YourTurn(You()), text=node.text),)


SHAPES: Final[dict[str, Shape]] = {
    "changeling": Shape(changeling),
    "devoid": Shape(devoid),
    "living metal": Shape(living_metal),
}
