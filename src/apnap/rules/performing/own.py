"""What a player can sacrifice and discard: small questions that several performers ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.objects import Filter
from apnap.ids import Player, Ref
from apnap.rules.characteristics import controller_of
from apnap.rules.context import Context
from apnap.rules.filters import matches
from apnap.rules.impossible import can_be_sacrificed

if TYPE_CHECKING:
    from apnap.rules.state import State


def sacrificable(state: State, player: Player, what: Filter, context: Context) -> list[Ref]:
    """Return the permanents that fit that a player controls and can sacrifice (701.21a)."""
    seen = context.copy()
    seen.iterated_player = player
    found = []
    for ref in state.battlefield:
        record = state.current(ref)
        if record is None or record.phased_out or controller_of(state, record) != player:
            continue
        if matches(state, record, what, seen) and can_be_sacrificed(state, record):
            found.append(ref)
    return found


def discardable(state: State, player: Player, what: Filter, context: Context) -> list[Ref]:
    """Return the cards that fit in a player's hand (701.9a)."""
    hand = state.players[player].hand
    if not what.tests:
        return list(hand)
    seen = context.copy()
    seen.iterated_player = player
    return [ref for ref in hand if matches(state, state.last_known(ref), what, seen)]
