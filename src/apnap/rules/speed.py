"""702.131, 702.179, 702.195: designations players get by themselves, and the triggered ability that speed brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.condition import Compare
from apnap.abilities.designations import DesignatePlayer, PlayerMark
from apnap.abilities.objects import EachOpponent, You
from apnap.abilities.occurrence import LosesLife
from apnap.abilities.quantity import LESS, Comparison, Number
from apnap.abilities.static import ASCENDS, HAS_ENGINES, STORIED, PlayerRule
from apnap.abilities.values import ARTIFACT, LEGENDARY
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics, controller_of
from apnap.rules.definitions import compile_ability
from apnap.rules.events import Event
from apnap.rules.libraries import BLESSING, SPEED, STORY, action, perform_keyword_action
from apnap.rules.permissions import active_parts, player_rules
from apnap.rules.records import with_count
from apnap.rules.sourceless import trigger_sourceless

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

MAX_SPEED: Final = 4
"""702.179e."""
_ENOUGH: Final = 10
"""702.131b: so many permanents."""
_ENOUGH_OF_A_STORY: Final = 3
"""702.195a."""
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


def permanents_of(state: State, player: Player) -> list[GameObject]:
    """Return the permanents that a player controls."""
    records = (state.last_known(ref) for ref in state.battlefield)
    return [record for record in records if not record.phased_out and controller_of(state, record) == player]


def _tells_of(state: State, record: GameObject) -> bool:
    """702.195a: an artifact, a Saga or a legendary permanent."""
    chars = characteristics(state, record)
    return bool(chars.card_types & ARTIFACT or chars.supertypes & LEGENDARY) or "Saga" in chars.subtypes


def markers_due(state: State) -> list[Event]:
    """702.131b, 702.195a: players who control ten permanents and one with ascend get the city's blessing; those who
    control three artifacts, Sagas or legendary permanents, and one that is storied, an enduring story."""
    due: list[Event] = []
    if not active_parts(state, PlayerRule):
        return due
    for player in state.players:
        if not player.in_game:
            continue
        seat = player.seat
        if not player.mark(BLESSING) and player_rules(state, ASCENDS, seat):
            if len(permanents_of(state, seat)) >= _ENOUGH:
                due.append(action(BLESSING, seat, 1))
        if not player.mark(STORY) and player_rules(state, STORIED, seat):
            if sum(_tells_of(state, record) for record in permanents_of(state, seat)) >= _ENOUGH_OF_A_STORY:
                due.append(action(STORY, seat, 1))
    return due


def give_markers(state: State) -> list[Event]:
    """702.131d, 702.195c: give at once, before abilities trigger, what players get any time that something is so."""
    due = markers_due(state)
    for event in due:
        perform_keyword_action(state, event)
    if due:
        state.disturb()
    return due


def designations_due(state: State) -> list[Event]:
    """702.179a, 704.5z: players with a permanent that has start your engines! and no speed have speed 1; besides, the
    markers for which a continuous effect gave the reason."""
    if not active_parts(state, PlayerRule):
        return []
    due = markers_due(state)
    for player in state.players:
        if player.in_game and not player.mark(SPEED) and player_rules(state, HAS_ENGINES, player.seat):
            due.append(action(SPEED, player.seat, 1))
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
