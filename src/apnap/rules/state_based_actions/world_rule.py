"""704.5k — the world rule: only the newest permanent with the supertype world stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import REF_SHIFT, Ref
from apnap.rules import events as ev
from apnap.rules.arriving import arrived_together
from apnap.rules.state_based_actions.round import Round

if TYPE_CHECKING:
    from apnap.rules.state import State


def world_rule(state: State, worlds: list[Ref], round_: Round) -> None:
    """Bury all world permanents but the one that has been world for the shortest time (since it came); all of them if
    two came last at the same time."""
    records = sorted((state.objects[ref >> REF_SHIFT] for ref in worlds), key=lambda record: -record.arrived)
    tie = arrived_together(records[0], records[1])
    for record in records[0 if tie else 1 :]:
        round_.bury(record.ref, ev.BY_WORLD_RULE)
