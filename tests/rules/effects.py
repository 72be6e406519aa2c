"""Carrying out single effects on a table, without the turn around them."""

from __future__ import annotations

from apnap.abilities.effect import Effect
from apnap.ids import Ref
from apnap.rules.context import Context, Slot
from apnap.rules.entities import entity_of_player
from apnap.rules.machine import Procedure, finish, register, run
from apnap.rules.programs import slots_from_ints, start_program
from tests.rules.support import Table


class Waiting(Procedure):
    """The bottom frame: it keeps what the program above it reports."""

    __slots__ = ("slots",)

    def __init__(self) -> None:
        super().__init__()
        self.slots: tuple[int, ...] = ()


def _keep(frame: Waiting, state: object) -> None:
    frame.slots = state.result  # type: ignore[attr-defined]
    finish(frame)


register(Waiting, (_keep,))


def do(
    table: Table,
    effect: Effect,
    *targets: str,
    source: str = "",
    you: str = "A",
    x: int = 0,
    division: tuple[int, ...] = (),
) -> Table:
    """Carry out an effect for a player, with these targets (one requirement), up to the next decision."""
    context = Context()
    context.you = table.seat(you)
    context.source = table.find(source).ref if source else 0
    context.x = x
    if targets:
        context.targets = (tuple(entity(table, name) for name in targets),)
    context.division = division
    table.state.frames = [Waiting()]
    table.state.frames[0].owner_game = table.state.game
    start_program(table.state, effect, context, report=True)
    run(table.state)
    return table


def entity(table: Table, name: str) -> int:
    """Return the entity of a seat letter or an object's name."""
    return entity_of_player(table.seat(name)) if name in table.letters else table.find(name).ref


def slots(table: Table) -> dict[int, Slot]:
    """Return the slots that the program that has just ended left."""
    return slots_from_ints(table.state.result)


def ref(table: Table, name: str) -> Ref:
    """Return the reference of an object by name."""
    return table.find(name).ref
