"""104: winning, losing, drawing, conceding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.static import CANT_LOSE_GAME, CANT_WIN_GAME
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.ante import hand_over_ante
from apnap.rules.events import Event
from apnap.rules.happen import performer
from apnap.rules.permissions import player_rules
from apnap.rules.watchers import watchers

if TYPE_CHECKING:
    from apnap.rules.state import State


def lose_game(player: Player, reason: int, source: int = 0) -> Event:
    """Return the proposal that a player loses the game (104.3); ``reason`` is one of ``events`` (LIFE, POISON …)."""
    event = ev.LoseGame()
    event.player = player
    event.amount = reason
    event.source = source
    return event


def win_game(player: Player, source: int = 0) -> Event:
    """Return the proposal that a player wins the game (104.2b)."""
    event = ev.WinGame()
    event.player = player
    event.source = source
    return event


@performer(ev.LOSE_GAME)
def perform_lose_game(state: State, event: Event) -> Event | None:
    """104.3: the player has lost, unless an effect says that they can't; they leave once the event is over (104.5)."""
    player = state.players[event.player]
    if not player.in_game or player.lost_reason:
        return None
    if event.amount != ev.CONCEDED and player_rules(state, CANT_LOSE_GAME, event.player):
        return None
    state.edit_player(event.player).lost_reason = event.amount
    return event


@performer(ev.WIN_GAME)
def perform_win_game(state: State, event: Event) -> Event | None:
    """104.2b: the player has won, unless an effect says that they can't."""
    player = state.players[event.player]
    if not player.in_game or player_rules(state, CANT_WIN_GAME, event.player):
        return None
    state.edit_player(event.player).won = True
    return event


@performer(ev.DREW_GAME)
def perform_drew_game(state: State, event: Event) -> Event | None:
    """104.4: the game is a draw; it ends at once (104.1)."""
    state.winners = ()
    _finish(state)
    return event


def draw_game(state: State, rule: str) -> None:
    """104.4: let the game be a draw; ``rule`` says why (104.4b: a loop)."""
    event = ev.DrewGame()
    event.rule = rule
    _note(state, event)
    perform_drew_game(state, event)


def settle(state: State) -> None:
    """Draw the consequences once everything that happened at the same time has happened.

    Who lost leaves the game (104.5), also if they would win (104.3f). The game is over when somebody won by an
    effect, when all opponents of somebody have left (104.2a, 104.2c), or when nobody is left (104.4a).
    """
    if state.over:
        return
    losing = tuple(p.seat for p in state.players if p.in_game and p.lost_reason)
    winning = [p.seat for p in state.players if p.in_game and p.won and not p.lost_reason]
    if losing:
        from apnap.rules.multiplayer import leave_game  # leaving lets abilities trigger, which is where this is called

        leave_game(state, losing)
    left = [p for p in state.players if p.in_game]
    if winning:
        _end(state, tuple(winning))
    elif not left:
        draw_game(state, "104.4a")
    elif losing and len({p.team for p in left}) == 1:
        _end(state, (left[0].seat,))


def _end(state: State, winners: tuple[Player, ...]) -> None:
    """104.1, 104.2c: the game ends; a team wins together, also those of them who lost before."""
    teams = {state.players[seat].team for seat in winners}
    state.winners = tuple(p.seat for p in state.players if p.team in teams)
    for seat in state.winners:
        if not state.players[seat].won:
            event = win_game(seat)
            _note(state, event)
            state.edit_player(seat).won = True
    for p in list(state.players):
        if p.team not in teams and not p.lost_reason:
            state.edit_player(p.seat).lost_reason = ev.OPPONENT_WON
    hand_over_ante(state)
    _finish(state)


def _finish(state: State) -> None:
    """104.1: the game ends at once; what lies face down is revealed (708.9)."""
    from apnap.rules.revealing import reveal_face_down  # it asks what is foretold, which looks at objects

    for event in reveal_face_down(state, tuple(range(len(state.players)))):
        _note(state, event)
    state.over = True
    state.clear_decision()


def _note(state: State, event: Event) -> None:
    state.history.append(event)
    if state.events_log is not None:
        state.events_log.append(event)


def concede(state: State, player: Player) -> None:
    """104.3a: a player concedes, which is possible at any time, and leaves the game at once.

    Nothing replaces or prevents it. If the game goes on, the decision that waits (if it was theirs) is passed on as
    800.4 says; ``machine.run`` goes on from there.
    """
    if state.over or not state.players[player].in_game:
        return
    from apnap.rules.triggers import notice  # what triggers asks conditions, which ask who has lost

    before = watchers(state)
    event = perform_lose_game(state, lose_game(player, ev.CONCEDED))
    assert event is not None
    _note(state, event)
    notice(state, [event], 1 << ev.LOSE_GAME, before)
    settle(state)
    if not state.over:
        from apnap.rules.multiplayer import go_on_without

        go_on_without(state, player)
