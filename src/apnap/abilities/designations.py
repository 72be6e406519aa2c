"""Designations of players: markers that other rules and abilities look for (702.131c, 702.179, 725)."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.effect_base import Effect
from apnap.abilities.players import Players
from apnap.abilities.quantity import Number, Quantity


@dataclass(frozen=True, slots=True)
class DesignatePlayer(Effect):
    """The players get a designation for the rest of the game, or ``n`` more of what is counted: "city's blessing"."""

    who: Players
    name: str
    n: Quantity = Number(1)
    most: int = 1
    """No player has it more often than that."""


@dataclass(frozen=True, slots=True)
class PlayerMark(Quantity):
    """How often the players have a designation: "monarch", "city's blessing" (0 or 1), "speed" …"""

    who: Players
    name: str


@dataclass(frozen=True, slots=True)
class RingTempts(Effect):
    """701.54: the Ring tempts a player, who chooses a creature of theirs as Ring-bearer; the slot remembers it."""

    who: Players
    slot: int = 0
