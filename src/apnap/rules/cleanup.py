"""514, classic:314.1: the cleanup step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import static
from apnap.abilities.static import PlayerRule
from apnap.abilities.values import CLEANUP, GRAVEYARD
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.choices import choose_objects
from apnap.rules.delayed_triggers import expire_delayed_at_cleanup
from apnap.rules.events import Event
from apnap.rules.expiry import expire_at_cleanup
from apnap.rules.happen import happen_all
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.permissions import player_rules, restrictions
from apnap.rules.priority import PriorityRound
from apnap.rules.quantities import amount
from apnap.rules.vanguards import hand_modifier
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State

NORMAL_HAND_SIZE: Final = 7
"""402.2."""
MAXIMUM_HAND_SIZE: Final = "maximum hand size"
"""A set-up option: what every player's maximum hand size is before effects change it; 7 if it is not set."""


class CleaningUp(Procedure):
    """The turn-based actions of the cleanup step, and what may follow them (514.1–514.3)."""

    __slots__ = ()


def maximum_hand_size(state: State, player: Player) -> int:
    """Return how many cards a player may keep (402.2, 514.1); −1: any number."""
    size = state.option(MAXIMUM_HAND_SIZE, NORMAL_HAND_SIZE) + hand_modifier(state, player)
    changes = [
        (part.timestamp, static.NO_MAXIMUM_HAND_SIZE, 0)
        for part in player_rules(state, static.NO_MAXIMUM_HAND_SIZE, player)
    ]
    for kind in (static.HAND_SIZE_IS, static.HAND_SIZE_CHANGE):
        for part in player_rules(state, kind, player):
            rule = part.part
            if isinstance(rule, PlayerRule) and rule.n is not None:
                changes.append((part.timestamp, kind, amount(state, rule.n, part.context)))
    limited = True
    for _, kind, n in sorted(changes):  # 613.11: in timestamp order
        if kind == static.HAND_SIZE_CHANGE:
            size += n
        else:
            size, limited = n, kind == static.HAND_SIZE_IS
    return max(size, 0) if limited else -1


def _discard(frame: CleaningUp, state: State) -> None:
    """514.1: the active player discards down to their maximum hand size."""
    player = state.active
    hand = state.players[player].hand
    state.result = ()
    maximum = maximum_hand_size(state, player) if len(hand) > 0 else -1
    if maximum < 0 or len(hand) <= maximum or not state.players[player].in_game:
        return
    excess = len(hand) - maximum
    choose_objects(state, player, list(hand), excess, excess, "discard_to_hand_size", rule="514.1")


def _discarded(frame: CleaningUp, state: State) -> None:
    events: list[Event] = [move(ref, GRAVEYARD, ev.BY_DISCARD) for ref in state.result]
    if events:
        happen_all(state, events)


def _remove_damage(frame: CleaningUp, state: State) -> None:
    """514.2: damage is removed and effects until end of turn end, at the same time."""
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        if record.damage and restrictions(state, static.DOESNT_LOSE_DAMAGE, record):
            continue
        if record.damage or record.deathtouched:
            writable = state.edit(ref)
            writable.damage = 0
            writable.deathtouched = False
            state.touch()
    expire_at_cleanup(state)
    expire_delayed_at_cleanup(state)
    state.check_needed = True
    frame_round = PriorityRound()
    frame_round.only_if_needed = True  # 514.3a
    call(state, frame_round)


def _repeat(frame: CleaningUp, state: State) -> None:
    """514.3a: if anybody got priority there is another cleanup step."""
    if state.result == (1,):
        state.agenda = (CLEANUP, *state.agenda)
    finish(frame)


register(CleaningUp, (_discard, _discarded, _remove_damage, _repeat))
