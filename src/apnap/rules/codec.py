"""732.4, 104.4b: a position as plain data: saving, loading, and the digest by which positions are compared.

Every value that may stand in a position is written in one way, so that equal positions give equal bytes in every
process and on every version of Python:

==============================  ===========================================================
ints, strings, bools, None      as they are
tuples                          a list
lists                           ``{"l": […]}``
dictionaries                    ``{"d": [[key, value], …]}``, sorted
records, frames, events …       ``{"c": class, field: value …}``, only what differs from the default
definitions                     ``{"D": key}``
abilities                       ``{"A": [key, place]}``
nodes                           ``{"n": key}``
programs                        ``{"P": key}``: the effect that they are made from
rulebooks                       ``{"r": [name, [switch, value] …]}``
positions                       ``{"S": fields}``: the one kept to go back to (733)
==============================  ===========================================================

The keys are those of :mod:`~apnap.rules.node_keys`; a saved position brings the nodes along in a table.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Final

from apnap.abilities.effect import Effect
from apnap.abilities.node import Node
from apnap.abilities.walk import from_data, to_data
from apnap.errors import InvalidStateError
from apnap.rulebooks.catalogue import rulebook
from apnap.rulebooks.switches import Rulebook
from apnap.rules.characteristics import Characteristics, from_values, values_of
from apnap.rules.context import Context, Slot
from apnap.rules.decisions import Action, Decision
from apnap.rules.definitions import CompiledAbility, Definition, define, expand_ability
from apnap.rules.effects import FloatingEffect
from apnap.rules.event_base import Event
from apnap.rules.events import EVENT_CLASSES
from apnap.rules.machine import PROCEDURES, Procedure
from apnap.rules.node_keys import canonical_text, key_of_definition, key_of_node, root_of_ability
from apnap.rules.records import GameObject, PlayerRecord
from apnap.rules.state import State, fresh_number

VERSION: Final = 1
"""Of the way positions are written."""

NOT_POSITION: Final = frozenset(
    {
        "GameObject.owner_game", "GameObject.chars", "GameObject.chars_epoch", "GameObject.code",
        "PlayerRecord.owner_game", "Procedure.owner_game",
        "State.game", "State.pool", "State.epoch", "State.version", "State.cache", "State.windows", "State.events_log",
        "State.leaving", "State.referee",
    }
)  # fmt: skip
"""Slots that say nothing about how the game goes on: caches, who may write what, measuring, listeners."""

_PLAIN: Final = (int, str, bool, type(None))
_SCHEMAS: Final[dict[type[Any], tuple[str, tuple[tuple[str, Any], ...]]]] = {}
_CLASSES: Final[dict[str, type[Any]]] = {}
_SLOTS: Final[dict[type[Any], tuple[str, ...]]] = {}

_WRITTEN: Final[dict[int, tuple[Node, str]]] = {}
"""By identity of the node, which is kept alive beside its text."""
_READ: Final[dict[str, Node]] = {}
_REMEMBERED: Final = 100_000
"""Of how many nodes the text, and of how many texts the node, is remembered."""

Nodes = dict[str, Node]
"""The nodes that encoded data name, by key."""


# ---------------------------------------------------------------------------------------- what can be written


def state_classes() -> dict[str, type[Any]]:
    """Return every class whose instances may stand in a position, by name: records, events, frames, triggers."""
    if not _CLASSES:
        import apnap.rules

        for module in walk_packages(apnap.rules.__path__, "apnap.rules."):
            import_module(module.name)  # so that every procedure is registered
        from apnap.rules.waiting import DelayedTriggerRecord, WaitingTrigger

        plain: tuple[type[Any], ...] = (
            GameObject, PlayerRecord, Slot, Context, FloatingEffect, Decision, Action, WaitingTrigger,
            DelayedTriggerRecord, Event, *EVENT_CLASSES,
        )  # fmt: skip
        _CLASSES.update({kind.__name__: kind for kind in plain})
        for name, kind in PROCEDURES.items():
            if name in _CLASSES:
                raise InvalidStateError(f"two classes of the position are named {name}")
            _CLASSES[name] = kind
    return _CLASSES


def slots_of(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of the slots of a class of the position that are part of it, its bases' first."""
    found = _SLOTS.get(kind)
    if found is None:
        names: list[str] = []
        for base in reversed(kind.__mro__):
            slots = base.__dict__.get("__slots__", ())
            names.extend(name for name in slots if f"{base.__name__}.{name}" not in NOT_POSITION)
        found = _SLOTS[kind] = tuple(names)
    return found


def _schema(kind: type[Any]) -> tuple[str, tuple[tuple[str, Any], ...]]:
    found = _SCHEMAS.get(kind)
    if found is None:
        if state_classes().get(kind.__name__) is not kind:
            raise InvalidStateError(f"a {kind.__name__} can't be part of a position")
        fresh = kind()
        found = _SCHEMAS[kind] = (kind.__name__, tuple((name, getattr(fresh, name)) for name in slots_of(kind)))
    return found


def procedures_fingerprint() -> str:
    """Return a name for the procedures, events and records that a half-played position relies on."""
    shape = []
    for name, kind in sorted(state_classes().items()):
        steps: list[str] = []
        if issubclass(kind, Procedure):
            steps = [step.__name__ for step in kind.steps]
        shape.append([name, list(slots_of(kind)), steps])
    shape.append(["State", list(slots_of(State)), [str(VERSION)]])
    return blake2b(canonical_text(shape), digest_size=8).hexdigest()


# ---------------------------------------------------------------------------------------- writing


def encode(value: Any, nodes: Nodes | None) -> Any:
    """Return a value of the position as plain data; the nodes it names are added to ``nodes``.

    :raises InvalidStateError: the value is of a kind that can't be part of a position
    """
    kind = value.__class__
    if kind in _PLAIN:
        return value
    if kind is tuple:
        return [item if item.__class__ is int else encode(item, nodes) for item in value]
    if kind is list:
        return {"l": [item if item.__class__ is int else encode(item, nodes) for item in value]}
    if kind is dict:
        return {"d": [[encode(key, nodes), encode(item, nodes)] for key, item in sorted(value.items())]}
    if kind is Definition:
        key = key_of_definition(value)
        if nodes is not None:
            nodes[key] = value.node
        return {"D": key}
    if kind is CompiledAbility:
        root, place = root_of_ability(value)
        return {"A": [_node(root, nodes), place]}
    if kind is Characteristics:
        return {"K": encode(values_of(value), nodes)}
    if kind is Program:
        return {"P": _node(value.effect, nodes)}
    if isinstance(value, Node):
        return {"n": _node(value, nodes)}
    if kind is Rulebook:
        return {"r": _rulebook_data(value)}
    if kind is State:
        return {"S": state_data(value, nodes)}
    return _encode_object(value, kind, nodes)


def _encode_object(value: Any, kind: type[Any], nodes: Nodes | None) -> dict[str, Any]:
    """Return an instance of one of the classes of the position: only what differs from the default."""
    name, slots = _SCHEMAS.get(kind) or _schema(kind)
    data: dict[str, Any] = {"c": name}
    for slot, default in slots:
        item = getattr(value, slot)
        if item is default:
            continue
        item_kind = item.__class__
        if item_kind is int or item_kind is str or item_kind is bool:
            if item != default or item_kind is not default.__class__:
                data[slot] = item
        elif item_kind is not default.__class__ or item_kind is Context or item != default:
            data[slot] = encode(item, nodes)
    return data


def _node(node: Node, nodes: Nodes | None) -> str:
    key = key_of_node(node)
    if nodes is not None:
        nodes[key] = node
    return key


def _rulebook_data(book: Rulebook) -> list[Any]:
    plain = rulebook(book.name)
    changes = [[name, book.value(name)] for name in book.differences(plain)]
    return [book.name, *changes]


def state_data(state: State, nodes: Nodes | None = None) -> dict[str, Any]:
    """Return the fields of a position as plain data."""
    return {name: encode(getattr(state, name), nodes) for name in slots_of(State)}


def save(state: State) -> dict[str, Any]:
    """Return a position as data that JSON can write; :func:`load` is the inverse."""
    nodes: Nodes = {}
    data = state_data(state, nodes)
    return {
        "version": VERSION,
        "procedures": procedures_fingerprint(),
        "nodes": {key: json.loads(_text_of(node)) for key, node in sorted(nodes.items())},
        "state": data,
    }


def _text_of(node: Node) -> str:
    """Return a node as JSON text; the same node is written once."""
    found = _WRITTEN.get(id(node))
    if found is not None and found[0] is node:
        return found[1]
    text = json.dumps(to_data(node))
    if len(_WRITTEN) < _REMEMBERED:
        _WRITTEN[id(node)] = (node, text)
    return text


# ---------------------------------------------------------------------------------------- reading


def load(saved: Any) -> State:
    """Return the position that :func:`save` wrote.

    :raises InvalidStateError: the data are not a saved position, or one of another version of the procedures
    """
    if not isinstance(saved, dict) or not {"version", "procedures", "nodes", "state"} <= saved.keys():
        raise InvalidStateError("the data are not a saved position")
    if not can_resume(saved):
        raise InvalidStateError("the position was saved by a version of the rules that this one can't go on from")
    try:
        nodes = {key: _node_in(data) for key, data in saved["nodes"].items()}
        return _decode_state(saved["state"], nodes)
    except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
        raise InvalidStateError(f"the saved position is damaged: {error!r}") from error


def _node_in(data: Any) -> Node:
    """Return the node that the data are; equal data are read once."""
    text = json.dumps(data)
    found = _READ.get(text)
    if found is None:
        found = from_data(data)
        if len(_READ) < _REMEMBERED:
            _READ[text] = found
    return found


def can_resume(saved: dict[str, Any]) -> bool:
    """Tell whether a saved position was written by the same version of the procedures."""
    return bool(saved["version"] == VERSION and saved["procedures"] == procedures_fingerprint())


def decode(data: Any, nodes: Nodes) -> Any:
    """Return the value that :func:`encode` wrote."""
    if isinstance(data, list):
        return tuple([decode(item, nodes) for item in data])
    if not isinstance(data, dict):
        return data
    if "c" in data:
        return _decode_object(data, nodes)
    ((kind, inner),) = data.items()
    if kind == "l":
        return [decode(item, nodes) for item in inner]
    if kind == "d":
        return {decode(key, nodes): decode(item, nodes) for key, item in inner}
    if kind == "D":
        return define(nodes[inner])  # type: ignore[arg-type]
    if kind == "A":
        return expand_ability(nodes[inner[0]])[inner[1]]  # type: ignore[arg-type]
    if kind == "K":
        return from_values(decode(inner, nodes))
    if kind == "P":
        effect = nodes[inner]
        assert isinstance(effect, Effect)
        return program_of(effect)
    if kind == "n":
        return nodes[inner]
    if kind == "r":
        return _decode_rulebook(inner)
    if kind == "S":
        return _decode_state(inner, nodes)
    raise InvalidStateError(f"{kind!r} is no kind of value of a position")


def _decode_object(data: dict[str, Any], nodes: Nodes) -> Any:
    kind = state_classes()[data["c"]]
    new = kind()
    known = slots_of(kind)
    for name, item in data.items():
        if name == "c":
            continue
        if name not in known:
            raise InvalidStateError(f"a {data['c']} has no {name}")
        setattr(new, name, decode(item, nodes))
    return new


def _decode_rulebook(data: list[Any]) -> Rulebook:
    name, *changes = data
    switches = {key: tuple(value) if isinstance(value, list) else value for key, value in changes}
    return rulebook(name).with_switches(switches) if switches else rulebook(name)


def _decode_state(fields: dict[str, Any], nodes: Nodes) -> State:
    state = State()
    names = slots_of(State)
    if set(fields) != set(names):
        raise InvalidStateError("the fields of the saved position are not those of a position")
    for name in names:
        setattr(state, name, decode(fields[name], nodes))
    state.game = fresh_number()
    state.disturb()
    return state


# ---------------------------------------------------------------------------------------- comparing


def digest(state: State) -> str:
    """Return a short name of a position: equal positions, and in practice only they, have the same.

    It is the same in every process and on every version of Python; caches, forks and who listens don't matter.
    """
    heap = blake2b(digest_size=16)
    fields: dict[str, Any] = {}
    for name in slots_of(State):
        if name == "objects":
            continue
        value = getattr(state, name)
        fields[name] = digest(value) if value.__class__ is State else encode(value, None)
    heap.update(canonical_text(fields))
    heap.update(b"".join([record.code or _record_code(record) for record in state.objects]))
    return heap.hexdigest()


def _record_code(record: GameObject) -> bytes:
    """Return the encoding of a record, kept in it until it is written again."""
    code = canonical_text(_encode_object(record, GameObject, None))
    record.code = code
    return code


from apnap.rules.assemble import program_of  # noqa: E402  (programs stand above the shapes of the position)
from apnap.rules.instructions import Program  # noqa: E402
