"""723, 724: controlling another player; ending the turn or the combat phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import CLEANUP, COMBAT_PHASE, EXILE
from apnap.ids import NO_PLAYER, Player
from apnap.rules.combat.attacking import end_combat
from apnap.rules.expiry import expire_at_end_of_combat
from apnap.rules.extra_turns import PHASE_OF
from apnap.rules.happen import happen_all
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.records import CARD, with_count
from apnap.rules.state_based_actions.check import check
from apnap.rules.turn import CONTROLLED_NEXT, END_STEP, EXTRA_AFTER_NEXT, Turns
from apnap.rules.zones import cease, move

if TYPE_CHECKING:
    from apnap.rules.events import Event
    from apnap.rules.state import State


def control_player(
    state: State, controller: Player, controlled: Player, this_turn: bool = False, extra_turn: bool = False
) -> None:
    """723.1: a player controls another during the next turn they take (or this one); the last such effect counts."""
    record = state.edit_player(controlled)
    if this_turn:
        record.controlled_by = NO_PLAYER if controller == controlled else controller  # 723.9
    else:
        record.marks = with_count(record.marks, CONTROLLED_NEXT, controller + 1)
        if extra_turn:
            record.marks = with_count(record.marks, EXTRA_AFTER_NEXT, record.mark(EXTRA_AFTER_NEXT) + 1)
    state.touch()


class EndingPhase(Procedure):
    """724.1, 724.2: what happens between the instruction to end the turn (or combat) and the step that follows."""

    __slots__ = ("whole_turn",)

    def __init__(self) -> None:
        super().__init__()
        self.whole_turn = True


def end_turn(state: State) -> None:
    """724.1: end the turn: cut all frames down to the turn and go to the cleanup step. The last act of a step."""
    _cut(state, True)


def end_combat_phase(state: State) -> None:
    """724.2: end the combat phase. The last act of a step; nothing happens outside combat (724.2g)."""
    if state.phase == COMBAT_PHASE:
        _cut(state, False)


def _cut(state: State, whole_turn: bool) -> None:
    """Everything under way ends (724.1a: also what has triggered but waits); only the turns go on."""
    state.waiting_triggers = ()
    state.cache.pop("checked", None)  # a Saga may have waited for one of them (704.5s)
    state.priority = NO_PLAYER
    state.snapshot = None
    frames = state.frames
    while not isinstance(frames[-1], Turns):
        frames.pop()
    bottom = frames[-1].copy()
    bottom.owner_game = state.game
    bottom.step = END_STEP
    frames[-1] = bottom
    frame = EndingPhase()
    frame.whole_turn = whole_turn
    call(state, frame)


def _exile_stack(frame: EndingPhase, state: State) -> None:
    """724.1b: every object on the stack is exiled, the one that resolves too; abilities cease to exist."""
    events: list[Event] = []
    for ref in list(state.stack):
        if state.objects[ref >> 24].kind == CARD:
            events.append(move(ref, EXILE))
        else:
            cease(state, ref)
    happen_all(state, events)


def _check_once(frame: EndingPhase, state: State) -> None:
    """724.1c: state-based actions are checked; nobody gets priority and nothing is put on the stack."""
    if state.check_needed:
        state.check_needed = False
        if check(state):
            frame.step = 1


def _skip(frame: EndingPhase, state: State) -> None:
    """724.1d: creatures leave combat; the game skips straight to the cleanup step (or past combat, 724.2d)."""
    if state.in_combat:
        expire_at_end_of_combat(state)
        end_combat(state)
    if frame.whole_turn:
        state.agenda = (CLEANUP,)
    else:
        agenda = state.agenda
        last = state.step
        while agenda and PHASE_OF[agenda[0]] == COMBAT_PHASE and agenda[0] > last:
            last = agenda[0]
            agenda = agenda[1:]
        state.agenda = agenda
    finish(frame)


register(EndingPhase, (_exile_stack, _check_once, _skip))
