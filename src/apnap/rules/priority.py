"""117, classic:408.1a–b: who may act, passing in succession, when the top of the stack resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.errors import InvalidStateError
from apnap.ids import NO_PLAYER
from apnap.rules import decisions as dec
from apnap.rules import ending_effects, setting_aside, turning_up, unlocking
from apnap.rules.activating import start_activating
from apnap.rules.casting import start_casting
from apnap.rules.decisions import make_decision
from apnap.rules.legal import action_numbered, legal_actions
from apnap.rules.loops import note_deed, note_forced
from apnap.rules.machine import Procedure, ask, call, finish, register
from apnap.rules.optional_loops import loop_begun, naming_loop
from apnap.rules.resolving import start_resolving
from apnap.rules.special import play_land, start_special
from apnap.rules.stacking import Stacking
from apnap.rules.state_based_actions.check import check
from apnap.rules.turn_order import first_in_turn_order, next_in_turn_order

if TYPE_CHECKING:
    from apnap.rules.state import State


class PriorityRound(Procedure):
    """117.3–117.5: players get priority until all pass in succession with an empty stack.

    With ``only_if_needed`` (the cleanup step, 514.3a) nobody gets priority unless a state-based action was performed
    or an ability triggered; ``state.result`` is then (1,) if anybody got it, else (0,).
    """

    __slots__ = ("only_if_needed", "busy")

    def __init__(self) -> None:
        super().__init__()
        self.only_if_needed = False
        self.busy = False
        """Something was done before the first player got priority."""


SETTLE: Final = 1
_ANSWER: Final = 2
ACTED: Final = 3
_RESOLVED: Final = 4
TRIED: Final = 5


def _begin(frame: PriorityRound, state: State) -> None:
    """117.3a: the active player receives priority first."""
    state.passes = 0
    state.priority = first_in_turn_order(state)
    _settle(frame, state)


def _settle(frame: PriorityRound, state: State) -> None:
    """117.5: state-based actions until there are none, then triggered abilities, again and again; then priority."""
    frame.step = SETTLE
    frames = state.frames
    while state.check_needed or state.waiting_triggers:
        if state.check_needed:
            state.check_needed = False
            if check(state):
                frame.busy = True
                note_forced(state)
                if state.over or frames[-1] is not frame:
                    return
                continue
        if state.waiting_triggers:
            frame.busy = True
            call(state, Stacking())
            return
    if frame.only_if_needed and not frame.busy:
        state.priority = NO_PLAYER
        state.result = (0,)
        finish(frame)
        return
    _offer(frame, state)


def _offer(frame: PriorityRound, state: State) -> None:
    """117.3d: give priority to one player after another, while they can only pass."""
    while True:
        player = state.priority
        if not state.players[player].in_game:
            state.priority = next_in_turn_order(state, player)
            continue
        state.windows += 1
        actions = legal_actions(state, player)
        if len(actions) > 1 or not state.auto_pass:
            if state.course and not state.repeating:
                loop = loop_begun(state, player, actions)
                if loop:
                    frame.step = SETTLE
                    call(state, naming_loop(loop, player))
                    return
            frame.step = _ANSWER
            ask(state, make_decision(dec.PRIORITY, player, actions, "priority", rule="117.3d"))
            return
        if _pass(frame, state):
            return


def _pass(frame: PriorityRound, state: State) -> bool:
    """The player with priority passes; tell whether all have passed in succession (117.4)."""
    state.passes += 1
    players = state.players
    in_game = 0
    for record in players:
        in_game += record.in_game
    if state.passes < in_game:
        state.priority = next_in_turn_order(state, state.priority)
        return False
    state.passes = 0
    state.priority = NO_PLAYER
    if state.stack:
        frame.step = _RESOLVED
        note_deed(state, state.stack[-1])
        if not state.over:
            start_resolving(state)
    else:
        state.result = (1,)
        finish(frame)
    return True


def _answer(frame: PriorityRound, state: State) -> None:
    """117.1: the player with priority casts, activates, takes a special action, or passes."""
    player = state.priority
    action = action_numbered(state, player, state.answer)
    if action.kind == dec.PASS:
        if not _pass(frame, state):
            _offer(frame, state)
        return
    frame.step = ACTED
    if action.kind == dec.CAST:
        frame.step = TRIED
        start_casting(state, player, action.ref, action.index)
    elif action.kind == dec.ACTIVATE:
        frame.step = TRIED
        start_activating(state, player, action.ref, action.index)
    elif action.kind == dec.PLAY_LAND:
        play_land(state, player, action.ref, action.index)
    else:
        start_special(state, player, action.ref, action.index)


def _tried(frame: PriorityRound, state: State) -> None:
    """733.2: whoever began something that was reversed still has priority, and nothing was done meanwhile."""
    if state.result[0] == 0:
        _settle(frame, state)
    else:
        _acted(frame, state)


def _acted(frame: PriorityRound, state: State) -> None:
    """117.3c: whoever acted receives priority afterwards."""
    state.passes = 0
    _settle(frame, state)


def _resolved(frame: PriorityRound, state: State) -> None:
    """117.3b: the active player receives priority after a spell or ability has resolved."""
    state.check_needed = True
    state.priority = first_in_turn_order(state)
    note_forced(state)
    if not state.over:
        _settle(frame, state)


def settle_again(state: State) -> None:
    """Withdraw the priority decision that waits; it is asked again once what happens now has been settled (117.5).

    For what is done to a position from outside the game. Follow it with ``happen``, then go on.

    :raises InvalidStateError: no priority decision waits
    """
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, PriorityRound) or frame.step != _ANSWER:
        raise InvalidStateError("nobody has priority", rule="117.5")
    frame = frame.copy()
    assert isinstance(frame, PriorityRound)
    frame.owner_game = state.game
    frame.step = SETTLE
    state.frames[-1] = frame
    state.clear_decision()


register(PriorityRound, (_begin, _settle, _answer, _acted, _resolved, _tried))

SPECIAL: Final = (ending_effects, setting_aside, turning_up, unlocking)
"""Where the special actions are that a player with priority may take (116.2)."""
