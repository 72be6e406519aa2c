"""704.5d–e — tokens off the battlefield and copies of spells off the stack cease to exist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import BATTLEFIELD, STACK
from apnap.rules.records import ABILITY, COPY, TOKEN
from apnap.rules.state_based_actions.round import Round
from apnap.rules.zones import cease

if TYPE_CHECKING:
    from apnap.ids import Ref
    from apnap.rules.state import State


def misplaced_objects(state: State, round_: Round) -> None:
    """Let them cease to exist; that is no event, and nothing can trigger on it."""
    for zone in _zones(state):
        for ref in list(zone):
            record = state.objects[ref >> 24]
            if (record.kind == TOKEN and record.zone != BATTLEFIELD) or (
                record.kind in (COPY, ABILITY) and record.zone != STACK
            ):
                cease(state, ref)
                round_.ceased = True


def _zones(state: State) -> list[list[Ref]]:
    found = [state.exile]
    for player in state.players:
        found.extend((player.graveyard, player.hand, player.library))
    return found
