"""702.55, 702.99, 702.167: objects that a keyword ability ties together, and the instructions that tie them."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.effect_base import Effect
from apnap.abilities.objects import Objects


@dataclass(frozen=True, slots=True)
class MovedAsCost(Objects):
    """400.7j: the source, where paying the cost of its ability has put it."""


@dataclass(frozen=True, slots=True)
class CraftedFrom(Objects):
    """702.167c: the cards in exile that were exiled to pay for the craft ability that put the source onto the
    battlefield."""


@dataclass(frozen=True, slots=True)
class UseToCraft(Effect):
    """702.167c: the objects exiled as a cost are what ``what``, a card, is crafted from."""

    what: Objects
    materials: Objects
