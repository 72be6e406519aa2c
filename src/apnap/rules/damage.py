"""120: damage and its results."""

from __future__ import annotations

from apnap.ids import Ref
from apnap.rules.entities import Entity
from apnap.rules.events import Damage


def damage_event(source: Ref, entity: Entity, amount: int, combat: bool = False) -> Damage:
    """Return the proposal that a source deals damage to an object or player (120.1)."""
    event = Damage()
    event.subject = source
    event.source = source
    event.other = entity
    event.amount = amount
    event.combat = combat
    return event
