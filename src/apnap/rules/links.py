"""607: what the linked ability of an object has set apart: exiled, or put onto the battlefield."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.bonds import LinkedTokens
from apnap.abilities.effect import Move
from apnap.abilities.static import GoesElsewhere
from apnap.abilities.walk import walk
from apnap.ids import NO_REF, Ref

if TYPE_CHECKING:
    from apnap.rules.definitions import Definition
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


_SETTING_APART: Final[dict[int, tuple[Definition, bool]]] = {}
"""By identity of the definition, which is kept alive beside the answer."""
_SPEAKING_OF_TOKENS: Final[dict[int, tuple[Definition, bool]]] = {}
"""The same of the tokens that it has created."""


def link(state: State, holder: Ref, ref: Ref) -> None:
    """Note that the linked ability of an object has set another apart, and of what the object is a copy now."""
    writable = state.edit(holder)
    writable.linked = (*writable.linked, ref)
    taken, _ = layer_one(state, writable)
    if taken is not None:
        writable.memory = (*writable.memory, (_as(ref) + taken.name, 1))


def linked_objects(state: State, holder: Ref) -> tuple[Ref, ...]:
    """Return what the linked ability of an object has set apart. A pair of linked abilities that it has as a copy knows
    nothing of what another pair of the object did, nor the other way round (607.5)."""
    if holder == NO_REF:
        return ()
    record = state.last_known(holder)
    if not record.linked or state.current(holder) is None:
        return record.linked
    taken, _ = layer_one(state, record)
    if not _sets_apart(taken or record.definition):
        return record.linked
    now = "" if taken is None else taken.name
    return tuple(ref for ref in record.linked if _linked_as(record, ref) == now)


def _sets_apart(definition: Definition) -> bool:
    """Return whether a card has a linked ability of that kind itself."""
    found = _SETTING_APART.get(id(definition))
    if found is None:
        abilities = (ability for face in definition.node.faces for ability in face.abilities)
        sets = any(isinstance(node, Move | GoesElsewhere) and node.linked for one in abilities for node in walk(one))
        found = _SETTING_APART[id(definition)] = (definition, sets)
    return found[1]


def speaks_of_its_tokens(record: GameObject) -> bool:
    """Return whether an ability of the object's card speaks of the tokens that its abilities created."""
    definition = record.definition
    found = _SPEAKING_OF_TOKENS.get(id(definition))
    if found is None:
        abilities = (ability for face in definition.node.faces for ability in face.abilities)
        speaks = any(isinstance(node, LinkedTokens) for one in abilities for node in walk(one))
        found = _SPEAKING_OF_TOKENS[id(definition)] = (definition, speaks)
    return found[1]


def _as(ref: Ref) -> str:
    return f"linked {ref} as "


def _linked_as(record: GameObject, ref: Ref) -> str:
    start = _as(ref)
    return next((name.removeprefix(start) for name, _ in record.memory if name.startswith(start)), "")


from apnap.rules.copying import layer_one  # noqa: E402  (layers read what is linked)
