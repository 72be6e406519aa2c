"""702.11, 702.16, 702.18: what protection, hexproof and shroud keep away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Player

if TYPE_CHECKING:
    from apnap.rules.entities import Entity
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def protected_from(state: State, record: GameObject, source: GameObject) -> bool:
    """Tell whether an object has protection from a source: damage (702.16e), blocking (702.16f), targets, attachments."""
    raise NotImplementedError


def player_protected_from(state: State, player: Player, source: GameObject) -> bool:
    """Tell whether a player has protection from a source (702.16k)."""
    raise NotImplementedError


def can_be_targeted(state: State, entity: Entity, source: GameObject, by: Player) -> bool:
    """Tell whether shroud, hexproof, protection and "can't be the target" let a player's source target an entity."""
    raise NotImplementedError


def can_be_attached(state: State, attachment: GameObject, entity: Entity) -> bool:
    """Tell whether an Aura, Equipment or Fortification may be (or stay) attached to an entity (301.5, 303.4, 704.5m–n)."""
    raise NotImplementedError
