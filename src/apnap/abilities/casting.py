"""601.2b, 118.9: ways to cast a spell, and what static abilities of a spell say about casting it and what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from apnap.abilities.condition import Condition
from apnap.abilities.cost import Cost
from apnap.abilities.effect_base import Effect
from apnap.abilities.node import Node
from apnap.abilities.static import StaticPart

WITH_ANY_TYPE: Final = "mana of any type"
WITH_ANY_COLOR: Final = "mana of any color"
"""609.4b: manners of casting for the mana cost, with mana spent as though it were of any type, or of any color."""


@dataclass(frozen=True, slots=True)
class Way(Node):
    """A way to cast a spell.

    ``id``: what it is called in decisions, and remembered as paid ("normal", "evoke"); ``cost``: what is paid rather
    than the mana cost (None: the mana cost); ``free``: without paying it; ``plus``: paid besides; ``loose``: how freely
    mana may be spent. ``permission``: the object whose once-each-turn permission is used (0: none); ``via``: the
    keyword whose permission is used, remembered as paid too. ``given``: the object chosen to be sacrificed or
    tapped for it, by which the cost is ``less`` (702.119a, 702.180a); ``offered``: by its mana cost (702.48a).
    ``rider``: what the permission does to the spell as it is cast."""

    id: str
    cost: Cost | None = None
    free: bool = False
    plus: Cost | None = None
    loose: int = 0
    permission: int = 0
    via: str = ""
    given: int = 0
    less: int = 0
    offered: bool = False
    rider: Effect | None = None


@dataclass(frozen=True, slots=True)
class CastOnlyFrom(StaticPart):
    """702.127a: the spell can't be cast from any zone but these."""

    zones: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AfterResolving(StaticPart):
    """What a permanent spell also does as it resolves: carried out for the permanent that it has become (This), if the
    condition holds; it does not use the stack."""

    effect: Effect
    condition: Condition | None = None
