"""115.1, 120.1: things that are either an object or a player, in one int.

Objects are their reference (positive), players are negative: seat 0 is −1. 0 is nothing.
"""

from __future__ import annotations

from apnap.ids import Player

Entity = int
"""A reference (positive), a player (negative) or nothing (0)."""


def entity_of_player(player: Player) -> Entity:
    """Return the entity of a player.

    >>> player_of(entity_of_player(2))
    2
    """
    return -1 - player


def player_of(entity: Entity) -> Player:
    """Return the seat of a player entity."""
    return -1 - entity
