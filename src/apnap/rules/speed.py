"""702.131, 702.179: the designations that players get by themselves, and the triggered ability that speed brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.condition import Compare
from apnap.abilities.designations import DesignatePlayer, PlayerMark
from apnap.abilities.objects import EachOpponent, You
from apnap.abilities.occurrence import LosesLife
from apnap.abilities.quantity import LESS, Comparison, Number
from apnap.abilities.static import ASCENDS, HAS_ENGINES
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.definitions import compile_ability
from apnap.rules.events import Event
from apnap.rules.libraries import BLESSING, SPEED, action
from apnap.rules.permissions import player_rules
from apnap.rules.records import with_count
from apnap.rules.sourceless import trigger_sourceless

if TYPE_CHECKING:
    from apnap.rules.state import State

MAX_SPEED: Final = 4
"""702.179e."""
_ENOUGH: Final = 10
"""702.131b: so many permanents."""
_ACCELERATED: Final = "accelerated"
"""The mark for the turn in which the ability has triggered."""
_FASTER: Final = compile_ability(
    Triggered(
        LosesLife(EachOpponent()),
        Body(effect=DesignatePlayer(You(), SPEED, Number(1), MAX_SPEED)),
        Compare(PlayerMark(You(), SPEED), Comparison(LESS, Number(MAX_SPEED))),
        one_or_more=True,
        text="Whenever one or more opponents lose life during your turn, if your speed is less than 4, your speed "
        "increases by 1. This ability triggers only once each turn.",
        keyword="speed",
    )
)


def permanents_of(state: State, player: Player) -> int:
    """Return how many permanents a player controls."""
    records = (state.last_known(ref) for ref in state.battlefield)
    return sum(not record.phased_out and controller_of(state, record) == player for record in records)


def designations_due(state: State) -> list[Event]:
    """702.131b, 702.179a: players who control ten permanents and one with ascend get the city's blessing; those with
    a permanent that has start your engines! and no speed have speed 1."""
    due: list[Event] = []
    for player in state.players:
        if not player.in_game:
            continue
        seat = player.seat
        if not player.mark(SPEED) and player_rules(state, HAS_ENGINES, seat):
            due.append(action(SPEED, seat, 1))
        if not player.mark(BLESSING) and player_rules(state, ASCENDS, seat) and permanents_of(state, seat) >= _ENOUGH:
            due.append(action(BLESSING, seat, 1))
    return due


def notice_for_speed(state: State, performed: list[Event]) -> None:
    """702.179d: the ability without a source of the active player, if they have speed, triggers once each turn."""
    seat = state.active
    player = state.players[seat]
    if not player.mark(SPEED) or player.mark(_ACCELERATED) == state.turn:
        return
    opponents = state.opponents(seat)
    for event in performed:
        if event.kind != ev.LOSE_LIFE or event.amount <= 0 or event.player not in opponents:
            continue
        if trigger_sourceless(state, _FASTER, seat, event):
            writable = state.edit_player(seat)
            writable.marks = with_count(writable.marks, _ACCELERATED, state.turn)
        return
