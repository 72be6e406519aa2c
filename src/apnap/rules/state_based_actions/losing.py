"""704.5a–c — players with no life, who drew from an empty library, or with ten poison counters lose the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.static import CANT_LOSE_GAME, DAMAGE_DOESNT_CAUSE_LOSS
from apnap.rules import events as ev
from apnap.rules.commander import is_beaten
from apnap.rules.ending import lose_game
from apnap.rules.permissions import player_rules
from apnap.rules.state_based_actions.round import Round
from apnap.rules.turn_order import SHARED_TEAM_TURNS

if TYPE_CHECKING:
    from apnap.rules.records import PlayerRecord
    from apnap.rules.state import State

POISONED: Final = 10
"""704.5c: so many poison counters lose the game."""
POISONED_TEAM: Final = 15
"""704.6b: so many lose it for a team of Two-Headed Giant together."""


def losing_players(state: State, round_: Round) -> None:
    """Let the players lose to whom that applies, all at the same time (104.4a)."""
    for player in list(state.players):
        if not player.in_game:
            continue
        reason = _reason(state, player)
        if player.drew_from_empty:
            state.edit_player(player.seat).drew_from_empty = False  # since the last check only
        if reason and not player_rules(state, CANT_LOSE_GAME, player.seat):
            round_.events.append(lose_game(player.seat, reason))


def _reason(state: State, player: PlayerRecord) -> int:
    book = state.rulebook
    if player.life <= 0:
        if not player_rules(state, DAMAGE_DOESNT_CAUSE_LOSS, player.seat):
            return ev.LIFE
    if player.drew_from_empty:
        return ev.EMPTY_LIBRARY
    if book.poison_loss != "none" and _is_poisoned(state, player):
        return ev.POISON
    return ev.COMMANDER_DAMAGE if player.marks and is_beaten(player) else 0


def _is_poisoned(state: State, player: PlayerRecord) -> bool:
    """704.5c, 2007:102.3d; 704.6b: the members of a team count together, if the book has them do so."""
    teams = len(state.players) > 2 and bool(state.option(SHARED_TEAM_TURNS))
    if teams and state.rulebook.poison_loss == "ten_teams_fifteen":
        return sum(one.counter("poison") for one in state.players if one.team == player.team) >= POISONED_TEAM
    return player.counters != () and player.counter("poison") >= POISONED
