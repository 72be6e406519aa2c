"""704.5i — a planeswalker with loyalty 0 is put into its owner's graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.state_based_actions.round import Round

if TYPE_CHECKING:
    from apnap.rules.records import GameObject


def planeswalker(record: GameObject, round_: Round) -> None:
    """Bury a planeswalker without loyalty counters (306.5c: they are its loyalty)."""
    if record.counter("loyalty") == 0:
        round_.bury(record.ref)
