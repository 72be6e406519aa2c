"""119: life totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.static import LIFE_FLOOR, PlayerRule
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.events import Event
from apnap.rules.happen import performer
from apnap.rules.permissions import player_rules
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.state import State


def gain_life(player: Player, n: int, source: Ref = 0) -> Event:
    """Return the proposal that a player gains ``n`` life (119.3)."""
    event = ev.GainLife()
    event.player = player
    event.amount = n
    event.source = source
    return event


def lose_life(player: Player, n: int, source: Ref = 0, by_damage: bool = False) -> Event:
    """Return the proposal that a player loses ``n`` life (119.3)."""
    event = ev.LoseLife()
    event.player = player
    event.amount = n
    event.source = source
    event.by_damage = by_damage
    return event


def life_becomes(state: State, player: Player, n: int, source: Ref = 0) -> list[Event]:
    """Return the gain or loss that makes a life total become ``n`` (119.5); nothing if it is that already."""
    difference = n - state.players[player].life
    if difference > 0:
        return [gain_life(player, difference, source)]
    return [lose_life(player, -difference, source)] if difference < 0 else []


@performer(ev.GAIN_LIFE)
def perform_gain_life(state: State, event: Event) -> Event | None:
    """Add to the life total; gaining 0 life is no event (119.9)."""
    if event.amount <= 0 or not state.players[event.player].in_game:
        return None
    player = state.edit_player(event.player)
    player.life += event.amount
    player.life_gained += event.amount
    return event


@performer(ev.LOSE_LIFE)
def perform_lose_life(state: State, event: Event) -> Event | None:
    """Subtract from the life total, which may become negative; losing 0 life is no event (119.10)."""
    assert isinstance(event, ev.LoseLife)
    done: Event = event
    floor = life_floor(state, event.player) if event.by_damage else None
    if floor is not None and floor <= state.players[event.player].life < floor + event.amount:
        done = event.copy()
        done.amount = state.players[event.player].life - floor
    if done.amount <= 0 or not state.players[event.player].in_game:
        return None
    player = state.edit_player(event.player)
    player.life -= done.amount
    player.life_lost += done.amount
    return done


def life_floor(state: State, player: Player) -> int | None:
    """Return the life total below which damage can't reduce that of the player; None: no such limit."""
    limits = [
        amount(state, part.part.n, part.context)
        for part in player_rules(state, LIFE_FLOOR, player)
        if isinstance(part.part, PlayerRule) and part.part.n is not None
    ]
    return max(limits, default=None)
