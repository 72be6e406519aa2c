"""119: gaining, losing, setting and exchanging life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.static import CANT_GAIN_LIFE, CANT_LOSE_LIFE
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.events import Event
from apnap.rules.expressions import players_of
from apnap.rules.instructions import performs
from apnap.rules.life import gain_life, life_becomes, lose_life
from apnap.rules.performing.picking import as_player
from apnap.rules.performing.results import remember_players
from apnap.rules.permissions import player_rules
from apnap.rules.programs import Running, propose
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.state import State


def gain(run: Running, state: State, node: eff.GainLife) -> None:
    """119.3."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context):
        n = amount(state, node.n, as_player(run, player))
        if n > 0:
            events.append(gain_life(player, n, run.context.source))
    propose(run, state, events)


def after_gain(run: Running, state: State, node: eff.GainLife) -> None:
    """Remember who gained how much."""
    remember_players(run, state, node.slot, ev.GAIN_LIFE)


def lose(run: Running, state: State, node: eff.LoseLife) -> None:
    """119.3."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context):
        n = amount(state, node.n, as_player(run, player))
        if n > 0:
            events.append(lose_life(player, n, run.context.source))
    propose(run, state, events)


def after_loss(run: Running, state: State, node: eff.LoseLife) -> None:
    """Remember who lost how much."""
    remember_players(run, state, node.slot, ev.LOSE_LIFE)


def set_life(run: Running, state: State, node: eff.SetLife) -> None:
    """119.5: the players gain or lose what makes the difference."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context):
        events.extend(life_becomes(state, player, amount(state, node.n, as_player(run, player)), run.context.source))
    propose(run, state, events)


def exchange_life(run: Running, state: State, node: eff.ExchangeLife) -> None:
    """701.12c: each gains or loses what makes the difference; if one of them can't, nothing happens (701.12a)."""
    pair = players_of(state, node.a, run.context)
    if node.b != node.a:  # "two target players exchange life totals" names them together
        pair = [*pair, *players_of(state, node.b, run.context)]
    events: list[Event] = []
    if len(pair) == 2:
        a, b = pair
        events.extend(life_becomes(state, a, state.players[b].life, run.context.source))
        events.extend(life_becomes(state, b, state.players[a].life, run.context.source))
        if any(forbidden(state, event, event.player) for event in events):
            events = []
    propose(run, state, events)


def forbidden(state: State, event: Event, player: Player) -> bool:
    """Tell whether a player can't gain or can't lose the life of an exchange (701.12a)."""
    return bool(player_rules(state, CANT_GAIN_LIFE if event.kind == ev.GAIN_LIFE else CANT_LOSE_LIFE, player))


performs(eff.GainLife, gain, after_gain)
performs(eff.LoseLife, lose, after_loss)
performs(eff.SetLife, set_life)
performs(eff.ExchangeLife, exchange_life)
