"""708.9, 702.106e, 702.143f: what lies face down is revealed as its owner leaves the game, and as the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import EXILE
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.castable_exiled import is_foretold
from apnap.rules.knowledge import perform_revealed

if TYPE_CHECKING:
    from apnap.rules.events import Event
    from apnap.rules.state import State


def reveal_face_down(state: State, players: tuple[Player, ...]) -> list[Event]:
    """Reveal the face-down permanents, spells, conspiracies and foretold cards that the players own; return what
    happened, one event for each of them who has any."""
    done: list[Event] = []
    for player in players:
        refs = _lying_face_down(state, player)
        if refs:
            event = ev.Revealed()
            event.player = player
            event.objects = refs
            perform_revealed(state, event)
            done.append(event)
    return done


def _lying_face_down(state: State, player: Player) -> tuple[Ref, ...]:
    """Other cards that were exiled face down stay as they are."""
    found: list[Ref] = []
    for ref in (*state.stack, *state.battlefield, *state.exile, *state.command):
        record = state.current(ref)
        if record is not None and record.face_down and record.owner == player:
            if record.zone != EXILE or is_foretold(record):
                found.append(ref)
    return tuple(found)
