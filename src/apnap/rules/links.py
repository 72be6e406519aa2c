"""607: what the linked ability of an object has set apart: exiled, or put onto the battlefield."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from apnap.abilities.bonds import LinkedTokens
from apnap.abilities.effect import Move
from apnap.abilities.static import GoesElsewhere
from apnap.abilities.walk import walk
from apnap.ids import NO_REF, Ref

if TYPE_CHECKING:
    from apnap.abilities.node import Node
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
    return _says(definition, _SETTING_APART, lambda node: isinstance(node, Move | GoesElsewhere) and node.linked)


def speaks_of_its_tokens(record: GameObject) -> bool:
    """Return whether an ability of the object's card speaks of the tokens that its abilities created."""
    return _says(record.definition, _SPEAKING_OF_TOKENS, lambda node: isinstance(node, LinkedTokens))


def _says(definition: Definition, known: dict[int, tuple[Definition, bool]], test: Callable[[Node], bool]) -> bool:
    """Return whether a node of the abilities of a card passes a test; the answer is kept."""
    found = known.get(id(definition))
    if found is None:
        abilities = (ability for face in definition.node.faces for ability in face.abilities)
        found = known[id(definition)] = (definition, any(test(node) for one in abilities for node in walk(one)))
    return found[1]


def _as(ref: Ref) -> str:
    return f"linked {ref} as "


def _linked_as(record: GameObject, ref: Ref) -> str:
    start = _as(ref)
    return next((name.removeprefix(start) for name, _ in record.memory if name.startswith(start)), "")


from apnap.rules.copying import layer_one  # noqa: E402  (layers read what is linked)
