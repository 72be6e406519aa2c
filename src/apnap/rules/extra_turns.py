"""500.7–500.11, 614.10: extra turns, phases and steps, and those that a player skips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import (
    BEGIN_COMBAT,
    BEGINNING_PHASE,
    CLEANUP,
    COMBAT_DAMAGE,
    COMBAT_PHASE,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    DRAW,
    END,
    END_COMBAT,
    ENDING_PHASE,
    POSTCOMBAT_MAIN,
    POSTCOMBAT_MAIN_PHASE,
    PRECOMBAT_MAIN,
    PRECOMBAT_MAIN_PHASE,
    UNTAP,
    UPKEEP,
)
from apnap.ids import Player
from apnap.rules.event_base import STEP_BEGAN
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.state import State

PHASE_OF: Final = (
    BEGINNING_PHASE, BEGINNING_PHASE, BEGINNING_PHASE, PRECOMBAT_MAIN_PHASE, COMBAT_PHASE, COMBAT_PHASE, COMBAT_PHASE,
    COMBAT_PHASE, COMBAT_PHASE, COMBAT_PHASE, POSTCOMBAT_MAIN_PHASE, ENDING_PHASE, ENDING_PHASE,
)  # fmt: skip
"""500.1: the phase of each step. The main phases are those before and after combat (505.1, classic:305.1)."""

STEPS_OF: Final = (
    (UNTAP, UPKEEP, DRAW),
    (PRECOMBAT_MAIN,),
    (BEGIN_COMBAT, DECLARE_ATTACKERS, DECLARE_BLOCKERS, COMBAT_DAMAGE, END_COMBAT),
    (POSTCOMBAT_MAIN,),
    (END, CLEANUP),
)
"""500.1: the steps of each phase. The first combat damage step is added when it is needed (510.4)."""

SKIP_TURN: Final = "skip turn"
EXTRA_TURN: Final = "extra turn"
"""The mark of the active player in an extra turn that something remembers: its number."""
_SEATS: Final = 1 << 8


def phase_is_over(state: State) -> bool:
    """Tell whether the step that ends is the last of its phase: what comes next is of another or begins it anew."""
    if not state.agenda:
        return True
    coming = state.agenda[0]
    phase = PHASE_OF[state.step]
    return PHASE_OF[coming] != phase or coming < state.step or len(STEPS_OF[phase]) == 1


def add_extra_turns(state: State, player: Player, n: int = 1, number: int = 0) -> None:
    """500.7: a player takes extra turns directly after this one, the newest first; ``number``: that of these turns, for
    what is said of them."""
    state.extra_turns = state.extra_turns + (player + number * _SEATS,) * n
    state.touch()


def take_extra_turn(state: State) -> tuple[Player, int]:
    """Take the newest extra turn off those that are to come: whose it is, and its number."""
    number, player = divmod(state.extra_turns[-1], _SEATS)
    state.extra_turns = state.extra_turns[:-1]
    return player, number


def mark_extra_turn(state: State, player: Player, number: int) -> None:
    """Note that the turn that begins is the extra turn of that number of a player (0: none that is remembered)."""
    for seat, record in enumerate(state.players):
        wanted = number if seat == player else 0
        if record.mark(EXTRA_TURN) != wanted:
            writable = state.edit_player(seat)
            writable.marks = with_count(writable.marks, EXTRA_TURN, wanted)


def add_phases(state: State, phases: tuple[int, ...], after_main: bool = False) -> None:
    """500.8: add phases directly after this phase (or after this main phase), in the order given."""
    agenda = state.agenda
    at = _rest_of_phase(state)
    if after_main and state.phase not in (PRECOMBAT_MAIN_PHASE, POSTCOMBAT_MAIN_PHASE):
        while at < len(agenda) and agenda[at] not in (PRECOMBAT_MAIN, POSTCOMBAT_MAIN):
            at += 1
        at = min(at + 1, len(agenda))
    _insert(state, phases, at)


def _rest_of_phase(state: State) -> int:
    """Return how many steps of the phase that is going on are still to come."""
    at = 0
    last = state.step
    while at < len(state.agenda) and PHASE_OF[state.agenda[at]] == PHASE_OF[last] and state.agenda[at] > last:
        last = state.agenda[at]
        at += 1
    return at


def add_phases_after_second_main(state: State, phases: tuple[int, ...]) -> None:
    """500.8: add phases directly after the second main phase of this turn; nothing if that is over."""
    main = (PRECOMBAT_MAIN, POSTCOMBAT_MAIN)
    begun = sum(1 for event in state.history if event.kind == STEP_BEGAN and event.amount in main)
    if begun == 2 and state.step in main:
        _insert(state, phases, 0)
    for at, step in enumerate(state.agenda):
        if step in main and begun < 2:
            begun += 1
            if begun == 2:
                _insert(state, phases, at + 1)
                return


def _insert(state: State, phases: tuple[int, ...], at: int) -> None:
    added: list[int] = []
    for phase in phases:
        added.extend((POSTCOMBAT_MAIN,) if phase == PRECOMBAT_MAIN_PHASE else STEPS_OF[phase])  # 505.1a
    state.agenda = state.agenda[:at] + tuple(added) + state.agenda[at:]
    state.touch()


def add_steps(state: State, player: Player, step: int, n: int = 1, after_phase: bool = False) -> None:
    """500.9: a player gets steps of that kind directly after the step that is going on. 500.10: or after this phase, in
    a phase that has no other steps.

    Nothing is added to a turn other than the player's own (500.10a), where the book has that rule.
    """
    if state.rulebook.extra_steps_own_turn_only and player != state.active:
        return
    at = _rest_of_phase(state) if after_phase else 0
    state.agenda = state.agenda[:at] + (step,) * n + state.agenda[at:]
    state.touch()


def skip_next(state: State, player: Player, step: int = -1, phase: int = -1, turn: bool = False, n: int = 1) -> None:
    """614.10: a player skips their next ``n`` steps, phases or turns of that kind."""
    record = state.edit_player(player)
    for wanted, mark in ((turn, SKIP_TURN), (step >= 0, f"skip step {step}"), (phase >= 0, f"skip phase {phase}")):
        if wanted:
            record.marks = with_count(record.marks, mark, record.mark(mark) + n)
    state.touch()
