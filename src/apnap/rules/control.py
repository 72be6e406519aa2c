"""613.2: telling that control of a permanent has changed."""

from __future__ import annotations

from apnap.ids import NO_REF, Player, Ref
from apnap.rules.entities import entity_of_player
from apnap.rules.events import ControlChanged


def control_changed(ref: Ref, gains: Player, loses: Player, source: Ref = NO_REF) -> ControlChanged:
    """Return the event that tells that control of a permanent has changed."""
    event = ControlChanged()
    event.subject = ref
    event.player = gains
    event.other = entity_of_player(loses)
    event.source = source
    return event
