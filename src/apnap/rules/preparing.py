"""722: preparation cards: prepared permanents, and the copies of their prepare spells in exile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.definition import NORMAL, PREPARE, CardDefinition
from apnap.abilities.values import BATTLEFIELD, EXILE
from apnap.ids import NO_REF, Player, Ref
from apnap.rules.characteristics import controller_of
from apnap.rules.copying import copiable
from apnap.rules.definitions import define
from apnap.rules.records import COPY, with_count
from apnap.rules.zones import cease, create_in

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

PREPARED: Final = "prepared"
"""What a prepared permanent remembers (722.3a): the copy of its prepare spell."""
_BY: Final = "prepared by"
"""What that copy remembers: the permanent."""


def prepare(state: State, ref: Ref) -> bool:
    """722.3a, c: a permanent with a prepare spell becomes prepared, if it is not; tell whether it did."""
    record = state.current(ref)
    if record is None or record.zone != BATTLEFIELD or record.phased_out or record.remembered(PREPARED):
        return False
    return _exile_copy(state, record)


def _exile_copy(state: State, record: GameObject) -> bool:
    """722.3c: its controller creates a copy of its prepare spell in exile."""
    if record.face_down:
        return False
    node = copiable(state, record, both_faces=True).node
    if node.layout != PREPARE or len(node.faces) != 2:
        return False
    spell = define(CardDefinition(node.faces[1].name, (node.faces[1],), NORMAL))
    copy = create_in(state, EXILE, COPY, controller_of(state, record), spell)
    copy.memory = ((_BY, record.ref),)
    writable = state.edit(record.ref)
    writable.memory = with_count(writable.memory, PREPARED, copy.ref)
    state.disturb()
    return True


def unprepare(state: State, ref: Ref) -> bool:
    """722.3b: a permanent loses the designation, and the copy goes with it; tell whether it had it."""
    record = state.current(ref)
    copy = record.remembered(PREPARED) if record is not None else NO_REF
    if copy == NO_REF:
        return False
    writable = state.edit(ref)
    writable.memory = with_count(writable.memory, PREPARED, 0)
    cease(state, copy)
    state.disturb()
    return True


def may_cast_copy(state: State, player: Player, record: GameObject) -> bool:
    """722.3c: tell whether it is the copy of a prepare spell that the permanent's controller may cast."""
    by = record.remembered(_BY) if record.memory else NO_REF
    permanent = state.current(by) if by != NO_REF else None
    return permanent is not None and not permanent.phased_out and controller_of(state, permanent) == player


def was_cast(state: State, spell: GameObject) -> None:
    """722.3c: as the copy has been cast, the permanent is not prepared any more."""
    was = spell.was
    if was is not None and spell.kind == COPY:
        permanent = was.remembered(_BY)
        if permanent and state.current(permanent) is not None:
            writable = state.edit(permanent)
            writable.memory = with_count(writable.memory, PREPARED, 0)
            state.disturb()


def left(state: State, old: GameObject) -> None:
    """722.3c: the copy stays only as long as the permanent does."""
    copy = old.remembered(PREPARED) if old.memory else NO_REF
    if copy:
        cease(state, copy)


def phased(state: State, ref: Ref, out: bool) -> None:
    """722.3c: a prepared permanent that phases in has its copy again."""
    record = state.current(ref)
    if record is not None and record.memory and record.remembered(PREPARED):
        if out:
            cease(state, record.remembered(PREPARED))
        else:
            _exile_copy(state, record)
