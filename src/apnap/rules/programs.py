"""608.2c: programs: what the effects of spells and abilities become, and the procedure that carries them out.

A program is a flat list of instructions. An instruction either asks (it ends in a decision, and the next instruction
reads the answer) or does. Programs are made once per effect node (``assemble``) and are saved as that node, so they
must be a pure function of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.effect import Effect, Nothing
from apnap.ids import Player, Ref
from apnap.rules.assemble import program_of
from apnap.rules.context import Context, Slot, make_slot
from apnap.rules.events import Event, PutCounters
from apnap.rules.happen import happen_all
from apnap.rules.instructions import Program
from apnap.rules.machine import Procedure, call, finish, register

if TYPE_CHECKING:
    from apnap.rules.state import State

_INSTRUCTIONS_A_STEP: Final = 500
"""After so many instructions the machine counts a step, so that its budget also bounds loops that never ask."""


class Running(Procedure):
    """Carrying out a program (608.2c). ``state.result`` afterwards: the slots as ints when ``report`` is set."""

    __slots__ = ("program", "pc", "context", "applied", "loops", "todo", "picked", "counts", "to", "n", "report")

    def __init__(self) -> None:
        super().__init__()
        self.program = NO_PROGRAM
        self.pc = 0
        self.context = Context()
        self.applied: tuple[int, ...] = ()
        """614.5: replacement effects that have been applied to the event this is carried out instead of."""
        self.loops: tuple[tuple[int, ...], ...] = ()
        """What is left of the loops under way, the innermost last."""
        self.todo: tuple[int, ...] = ()
        """Players, objects or entities that the current instruction still has to ask or to handle."""
        self.picked: tuple[int, ...] = ()
        """What the current instruction has gathered."""
        self.counts: tuple[int, ...] = ()
        """Numbers of the current instruction."""
        self.to = 0
        """Where the current instruction jumps to, if it jumps."""
        self.n = 0
        self.report = False


def _go(frame: Running, state: State) -> None:
    """Carry out instructions until one asks, calls, or the program ends."""
    frame.step = 0
    code = frame.program.code
    end = len(code)
    frames = state.frames
    for _ in range(_INSTRUCTIONS_A_STEP):
        if frame.pc >= end:
            if frame.report:
                state.result = slots_to_ints(frame.context.slots)
            finish(frame)
            return
        instruction = code[frame.pc]
        frame.pc += 1
        frame.to = instruction.to
        frame.n = instruction.n
        instruction.do(frame, state, instruction.node)
        if (
            state.decision is not None
            or state.over
            or state.frames is not frames
            or not frames
            or frames[-1] is not frame
        ):
            return


register(Running, (_go,))


def start_program(
    state: State, effect: Effect, context: Context, applied: tuple[int, ...] = (), report: bool = False
) -> None:
    """Carry out an effect: call it as the last thing in a step.

    :param context: who, what, X …; it is copied
    :param applied: replacement effects that may not be applied to what happens in it (614.5)
    :param report: leave the slots in ``state.result`` (read them with :func:`slots_from_ints`)
    """
    frame = Running()
    frame.program = program_of(effect)
    frame.context = context.copy()
    frame.applied = applied
    frame.report = report
    call(state, frame)


def propose(run: Running, state: State, events: list[Event]) -> None:
    """Let events happen as part of a program; the next instruction finds them in ``state.happened``."""
    source = run.context.source
    for event in events:
        if not event.source:
            event.source = source
        if run.applied:
            event.applied = event.applied + run.applied
        if isinstance(event, PutCounters):
            event.by_effect = True
    happen_all(state, events)


def remember(
    run: Running,
    slot: int,
    objects: tuple[Ref, ...] = (),
    players: tuple[Player, ...] = (),
    amount: int = 0,
    happened: bool = False,
    word: str = "",
) -> None:
    """Store the result of an instruction in its slot; slot 0 is nobody's."""
    if slot:
        run.context.slots[slot] = make_slot(objects, players, amount, happened, word)


def slots_to_ints(slots: dict[int, Slot]) -> tuple[int, ...]:
    """Return slots as plain ints, for ``state.result`` (words are left out)."""
    flat: list[int] = []
    for number, slot in sorted(slots.items()):
        flat.extend((number, slot.amount, int(slot.happened), len(slot.objects), len(slot.players)))
        flat.extend(slot.objects)
        flat.extend(slot.players)
    return tuple(flat)


def slots_from_ints(flat: tuple[int, ...]) -> dict[int, Slot]:
    """Return the slots that :func:`slots_to_ints` wrote."""
    slots: dict[int, Slot] = {}
    at = 0
    while at < len(flat):
        number, amount, happened, objects, players = flat[at : at + 5]
        at += 5
        middle = at + objects
        slots[number] = make_slot(flat[at:middle], flat[middle : middle + players], amount, bool(happened))
        at = middle + players
    return slots


NO_PROGRAM: Final = Program(Nothing(), ())
