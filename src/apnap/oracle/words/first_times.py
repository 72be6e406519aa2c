"""Events that count only the first time each turn."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, occurrence
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Event
from apnap.oracle.words.events import SimpleEvent

_TOLD_ALONE = (
    occurrence.GainsLife,
    occurrence.LosesLife,
    occurrence.BecomesTarget,
    occurrence.IsDealtDamage,
    occurrence.KeywordAction,
    occurrence.ZoneChanges,
    occurrence.Discards,
    occurrence.Sacrifices,
)
"""What happened earlier in the turn can be told of them."""


class FirstTimeEachTurn(Event):
    """you gain life for the first time each turn"""

    event: SimpleEvent
    rule = "603.2"
    en = "{event:SimpleEvent} for the first time each turn"
    es = (
        "{event:SimpleEvent} por primera vez cada turno",
        "{event:SimpleEvent} por primera vez en cada turno",
        "{event:SimpleEvent} por primera vez en el turno",
    )

    def triggered(self, at: Lowering) -> ability.Triggered:
        found = self.event.triggered(at)
        if not isinstance(found.occurrence, _TOLD_ALONE):
            return at.refuse(self, "was it the first time?")
        return replace(found, first_each_turn=True)
