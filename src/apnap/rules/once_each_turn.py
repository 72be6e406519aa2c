"""603.2h: "Do this only once each turn": who has done it this turn is kept with the source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import effect as eff
from apnap.ids import Player, Ref
from apnap.rules.instructions import performs
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.programs import Running
    from apnap.rules.state import State

_DONE: Final = "turn:done"


def is_done(state: State, source: Ref, you: Player) -> bool:
    """Tell whether a player has taken the action of the source this turn."""
    record = state.current(source)
    return record is not None and any(name == _DONE and n == you + 1 for name, n in record.memory)


def note_done(run: Running, state: State, node: eff.NoteDone) -> None:
    """The source remembers for this turn that its controller has taken the action."""
    source = run.context.source
    record = state.current(source)
    if record is not None:
        state.edit(source).memory = with_count(record.memory, _DONE, run.context.you + 1)
        state.touch()


performs(eff.NoteDone, note_done)
