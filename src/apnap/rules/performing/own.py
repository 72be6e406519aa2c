"""What a player can sacrifice, discard, attack with what enters: small questions that several performers ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.objects import Filter
from apnap.abilities.values import BATTLE, BATTLEFIELD, PLANESWALKER
from apnap.ids import Player, Ref
from apnap.rules.characteristics import characteristics, controller_of
from apnap.rules.context import Context
from apnap.rules.entities import Entity, entity_of_player
from apnap.rules.filters import matches
from apnap.rules.replacement_kinds import can_be_sacrificed

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


def attackable(state: State, player: Player) -> list[Entity]:
    """Return what a permanent that a player puts onto the battlefield attacking may attack (508.4)."""
    if not state.in_combat:
        return []
    opponents = state.opponents(player)
    found: list[Entity] = [entity_of_player(one) for one in opponents]
    for ref in state.battlefield:
        record = state.current(ref)
        if record is None or record.zone != BATTLEFIELD or record.phased_out:
            continue
        values = characteristics(state, record)
        planeswalker = values.card_types & PLANESWALKER and values.controller in opponents
        if planeswalker or values.card_types & BATTLE and record.choice("protector") in opponents:
            found.append(ref)
    return found
