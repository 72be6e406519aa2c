"""704.5k, classic:420.5e: which legendary and world permanents have come at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from apnap.abilities.values import BATTLEFIELD, LEGENDARY, WORLD
from apnap.ids import NO_REF, REF_SHIFT, Ref
from apnap.rules import events as ev
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.events import Event
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

_TOGETHER: Final = "arrived together"
"""In the memory of such permanents: the first of those that came with it."""


def note_together(state: State, performed: Sequence[Event]) -> None:
    """Mark the legendary and world permanents among those that have entered with one event."""
    arrived = [
        event.became
        for event in performed
        if isinstance(event, ev.ZoneChange) and event.to == BATTLEFIELD and _is_counted(state, event.became)
    ]
    if len(arrived) > 1:
        for ref in arrived:
            writable = state.edit(ref)
            writable.memory = with_count(writable.memory, _TOGETHER, arrived[0])


def _is_counted(state: State, ref: Ref) -> bool:
    if ref == NO_REF:
        return False
    record = state.objects[ref >> REF_SHIFT]
    faces = record.values.faces
    return record.ref == ref and any(face.node.supertypes & (LEGENDARY | WORLD) for face in faces)


def arrived_together(one: GameObject, other: GameObject) -> bool:
    """Tell whether two such permanents have come at the same time."""
    mark = one.remembered(_TOGETHER)
    return mark != NO_REF and other.remembered(_TOGETHER) == mark
