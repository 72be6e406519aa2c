"""Frames, procedures as step tables, and the loop that runs them.

A procedure of the rules is a class with typed locals and a table ``steps`` of small functions, one per lettered
sub-rule. A *frame* is one running procedure; it is plain data and can be copied, saved and resumed at any step. The
game runs the top frame; a step does its work and then one of these:

- nothing: the next step of the table runs;
- ``frame.step = k``: go on with step ``k`` (``finish(frame)``: past the end);
- ``call(state, Other(...))``: run another procedure first; what it leaves in ``state.result`` or
  ``state.happened`` is read by the next step;
- ``ask(state, decision)``: the next step finds the answer in ``state.answer`` and the option itself in
  ``state.choice``.

Frames are shared by forks and copied just before a game steps them. Locals are ints, strings, bools, tuples, lists of
them, references, interned definitions, immutable events, and contexts (copied with the frame).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from apnap.errors import ApnapError
from apnap.rules.context import Context

if TYPE_CHECKING:
    from apnap.rules.decisions import Decision
    from apnap.rules.state import State

Step = Callable[[Any, "State"], None]

FINISHED: Final = 1 << 20
"""A step number past every table."""


class Procedure:
    """A running procedure: its next step and (in subclasses) its typed locals.

    Subclasses declare ``__slots__`` with their locals, set defaults in a no-argument ``__init__`` that calls
    ``super().__init__()``, set ``steps`` after the step functions exist, and register with :func:`register`.
    """

    __slots__ = ("step", "owner_game")
    steps: ClassVar[tuple[Step, ...]] = ()

    def __init__(self) -> None:
        self.step = 0
        self.owner_game = 0

    def copy(self) -> Procedure:
        """Return a frame equal to this one that nobody shares."""
        kind = type(self)
        new = kind.__new__(kind)
        new.step = self.step
        new.owner_game = 0
        for name in local_names(kind):
            value = getattr(self, name)
            if isinstance(value, Context):
                value = value.copy()
            elif isinstance(value, list):
                value = value[:]
            setattr(new, name, value)
        return new


_LOCAL_NAMES: Final[dict[type[Procedure], tuple[str, ...]]] = {}
PROCEDURES: Final[dict[str, type[Procedure]]] = {}
"""Every procedure by name, for saved games."""


def register(kind: type[Procedure], steps: tuple[Step, ...]) -> None:
    """Give a procedure its step table and make it known to saved games."""
    kind.steps = steps
    PROCEDURES[kind.__name__] = kind


def local_names(kind: type[Procedure]) -> tuple[str, ...]:
    """Return the names of a procedure's locals."""
    found = _LOCAL_NAMES.get(kind)
    if found is None:
        names: list[str] = []
        for base in kind.__mro__:
            if base is not Procedure and issubclass(base, Procedure):
                names.extend(base.__dict__.get("__slots__", ()))
        found = _LOCAL_NAMES[kind] = tuple(names)
    return found


class StepBudgetError(ApnapError, RuntimeError):
    """The machine took more steps without a decision than its caller allows; never a draw (104.4b is a rule)."""


def finish(frame: Procedure) -> None:
    """End the procedure after the current step."""
    frame.step = FINISHED


def call(state: State, frame: Procedure) -> None:
    """Run another procedure before the current one goes on."""
    frame.owner_game = state.game
    state.frames.append(frame)


def ask(state: State, decision: Decision) -> None:
    """Stop for a decision; the next step finds the answer in ``state.answer``.

    Who makes it is settled here: another player may control the player's decisions (723.5).
    """
    controller = state.players[decision.player].controlled_by
    decision.decider = decision.player if controller < 0 else controller
    state.decision = decision
    if state.again:
        index = state.again[0]
        state.again = state.again[1:]
        take_answer(state, index)


def run(state: State, budget: int = 200_000) -> None:
    """Go on until a decision waits that players must answer, or the game is over.

    :raises StepBudgetError: more than ``budget`` steps were taken without a decision
    """
    _run(state, budget)
    while state.repeating and state.decision is not None:
        from apnap.rules.optional_loops import repeated_answer

        index = repeated_answer(state)
        if index is None:
            return
        take_answer(state, index)
        _run(state, budget)


def _go_on_after_subgame(state: State) -> None:
    """729.5: a subgame that is over lets its main game go on."""
    if state.main_game is not None:
        from apnap.rules.subgames import resume_main_game  # which begins games, by procedures of this module

        resume_main_game(state)


def _run(state: State, budget: int) -> None:
    if state.over:
        _go_on_after_subgame(state)
    frames = state.frames
    while state.decision is None and not state.over and frames:
        frame = frames[-1]
        table = frame.steps
        at = frame.step
        if at >= len(table):
            frames.pop()
            continue
        if frame.owner_game != state.game:
            frame = frame.copy()
            frame.owner_game = state.game
            frames[-1] = frame
        frame.step = at + 1
        table[at](frame, state)
        if state.over:
            _go_on_after_subgame(state)
        frames = state.frames
        budget -= 1
        if budget < 0:
            raise StepBudgetError("the game takes too many steps without a decision")


def advance(state: State) -> None:
    """Take one step, of a game that does not wait: for callers that must look between steps."""
    frame = state.frames[-1]
    table = frame.steps
    at = frame.step
    if at >= len(table):
        state.frames.pop()
        return
    if frame.owner_game != state.game:
        frame = frame.copy()
        frame.owner_game = state.game
        state.frames[-1] = frame
    frame.step = at + 1
    table[at](frame, state)


def answer(state: State, index: int) -> None:
    """Answer the waiting decision with the index of an option (or ``DONE``) and go on to the next decision.

    The caller has checked that the answer is one of those offered.
    """
    take_answer(state, index)
    run(state)


def take_answer(state: State, index: int) -> None:
    """Answer the waiting decision without going on."""
    state.answer = index
    if state.snapshot is not None:
        state.since += (index,)
    decision = state.decision
    if decision is not None:
        state.choice = decision.options[index] if 0 <= index < len(decision.options) else index
        if state.forced and decision.is_free(index):
            state.forced = 0
            state.loop_keys = ()
            state.deeds = ()
        if state.course is not None:
            from apnap.rules.optional_loops import note_choice

            note_choice(state, decision, index)
    state.clear_decision()
