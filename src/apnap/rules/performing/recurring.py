"""702.50 epic, 702.192 paradigm: spells that are copied turn after turn, for the rest of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import recurring
from apnap.abilities.ability import Body, Triggered
from apnap.abilities.change import RemoveAbility
from apnap.abilities.duration import Forever
from apnap.abilities.effect import CastNow, CopySpell
from apnap.abilities.objects import InSlot, You
from apnap.abilities.occurrence import BeginningOf
from apnap.abilities.values import EXILE, NOWHERE, PRECOMBAT_MAIN, UPKEEP
from apnap.rules.characteristics import characteristics
from apnap.rules.context import make_slot
from apnap.rules.copying import copiable
from apnap.rules.delayed_triggers import add_delayed
from apnap.rules.instructions import performs
from apnap.rules.programs import Running
from apnap.rules.records import COPY, with_count
from apnap.rules.stack_objects import copy_on_stack
from apnap.rules.zones import cease, create_in

if TYPE_CHECKING:
    from apnap.ids import Ref
    from apnap.rules.state import State

_MODEL: Final = 1
"""The slot of what is copied: an object of its own that is nowhere, for the card may go on and be forgotten."""
_EACH_UPKEEP: Final = Triggered(BeginningOf(UPKEEP, You()), Body(effect=CopySpell(InSlot(_MODEL))), keyword="epic")
_EACH_MAIN_PHASE: Final = Triggered(
    BeginningOf(PRECOMBAT_MAIN, You()),
    Body(effect=CastNow(You(), InSlot(_MODEL), copy=True, copies_in=EXILE)),
    keyword="paradigm",
)


def copy_each_upkeep(run: Running, state: State, node: recurring.CopyEachUpkeep) -> None:
    """702.50a: the spell as it is now, with its targets, modes and X, is what is copied (707.10)."""
    spell = state.current(run.context.stack_object)
    if spell is None:
        return
    model = copy_on_stack(state, spell.ref, run.context.you, (RemoveAbility("epic"),))
    cease(state, model)
    _wait(run, state, _EACH_UPKEEP, model)


def cast_each_main_phase(run: Running, state: State, node: recurring.CastEachMainPhase) -> None:
    """702.192a: only for the first spell of that name that resolves under your control."""
    spell = state.last_known(run.context.stack_object)
    you, mark = run.context.you, f"paradigm {characteristics(state, spell).name}"
    if state.players[you].mark(mark) not in (0, spell.arrived):
        return
    record = state.edit_player(you)
    record.marks = with_count(record.marks, mark, spell.arrived)
    model = create_in(state, NOWHERE, COPY, you, copiable(state, spell, both_faces=True))
    _wait(run, state, _EACH_MAIN_PHASE, model.ref)


def _wait(run: Running, state: State, ability: Triggered, model: Ref) -> None:
    context = run.context.copy()
    context.slots = {_MODEL: make_slot((model,), happened=True)}
    context.targets = ()
    add_delayed(state, ability, context, False, Forever())


performs(recurring.CopyEachUpkeep, copy_each_upkeep)
performs(recurring.CastEachMainPhase, cast_each_main_phase)
