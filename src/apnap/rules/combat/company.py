"""506.5: attacking and blocking alone, also of creatures that left combat with others at the same time (608.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import REF_SHIFT
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

_ACCOMPANIED: Final = "others were in combat"
"""In the memory of a creature that left the battlefield: others attacked or blocked as it did, then."""


def is_alone(state: State, record: GameObject, attacking: bool) -> bool:
    """Tell whether no other creature attacks (or blocks), or did as this one left the battlefield."""
    if state.objects[record.ref >> REF_SHIFT].ref != record.ref:
        return not record.remembered(_ACCOMPANIED)
    return not _others(state, record, attacking)


def note_company(state: State, record: GameObject) -> None:
    """Remember of a creature that is about to leave the battlefield whether it is the only one in combat."""
    if (record.attacking or record.blocking) and _others(state, record, record.attacking != 0):
        leaving = state.edit(record.ref)
        leaving.memory = with_count(leaving.memory, _ACCOMPANIED, 1)


def _others(state: State, record: GameObject, attacking: bool) -> bool:
    for ref in state.battlefield:
        other = state.objects[ref >> REF_SHIFT]
        if ref != record.ref and (other.attacking != 0 if attacking else bool(other.blocking)):
            return True
    return False
