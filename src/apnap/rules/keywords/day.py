"""702.145: daybound and nightbound."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Keyword
from apnap.abilities.condition import DayIs
from apnap.abilities.effect import Entering
from apnap.abilities.objects import This
from apnap.abilities.static import CANT_TRANSFORM, EntersModified, Restriction
from apnap.rules.keywords.shape import Shape
from apnap.rules.keywords.writing import static

_NIGHT: Final = 2


def daybound(node: Keyword) -> tuple[Ability, ...]:
    """702.145b: it enters transformed at night, and transforms only as it becomes night (``day_and_night``)."""
    entering = EntersModified(This(), Entering(transformed=True), DayIs(_NIGHT))
    return static(entering, node.text), static(Restriction(CANT_TRANSFORM, This()), node.text)


def nightbound(node: Keyword) -> tuple[Ability, ...]:
    """702.145e: it transforms only as it becomes day."""
    return (static(Restriction(CANT_TRANSFORM, This()), node.text),)


SHAPES: Final[dict[str, Shape]] = {"daybound": Shape(daybound), "nightbound": Shape(nightbound)}
