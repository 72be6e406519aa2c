"""104.4b, 732.4: recognising that a position has come back.

Two positions have the same loop key if nothing that decides how the game goes on differs but what a repetition is
bound to change: timestamps, zone-change counts, the numbers of tokens and abilities, the history and the random
stream. Objects are numbered in the order in which a walk through the position meets them.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from apnap.abilities.node import Node
from apnap.ids import REF_SHIFT, Ref
from apnap.rulebooks.switches import Rulebook
from apnap.rules.codec import slots_of
from apnap.rules.definitions import CompiledAbility, Definition
from apnap.rules.instructions import Program
from apnap.rules.node_keys import canonical_text, key_of_definition, key_of_node, root_of_ability
from apnap.rules.state import State

_STATE_FIELDS: Final = (
    "options", "players", "turn_order", "battlefield", "stack", "exile", "command", "effects", "delayed",
    "waiting_triggers", "frames", "decision", "follow_ups", "turn", "active", "step", "phase", "agenda", "extra_turns",
    "priority", "passes", "in_combat", "over", "winners", "day",
)  # fmt: skip

_LEFT_OUT: Final = frozenset({"timestamp", "arrived", "seen_by", "was", "number", "applied", "ref"})

_COUNTED_THIS_TURN: Final = frozenset({"cards_drawn", "spells_cast", "life_gained", "life_lost"})
_MOST_COUNTED: Final = 40
"""What happened more often than this in a turn is not told apart: no text asks for more."""


class _Walk:
    """One walk through a position: the numbers given to references so far, and the records still to be written."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.numbers: dict[Ref, int] = {}
        self.met: list[Ref] = []

    def data(self, value: Any) -> Any:
        """Return a value as plain data without what repetitions change."""
        kind = value.__class__
        if kind is int:
            return self.number(value) if value >> REF_SHIFT > 0 else value
        if kind is str or kind is bool or value is None:
            return value
        if kind is tuple or kind is list:
            return [self.data(item) for item in value]
        if kind is dict:
            return [[key, self.data(item)] for key, item in sorted(value.items())]
        if kind is Definition:
            return key_of_definition(value)
        if kind is CompiledAbility:
            root, place = root_of_ability(value)
            return [key_of_node(root), place]
        if kind is Program:
            return key_of_node(value.effect)
        if kind is Rulebook:
            return value.name
        if isinstance(value, Node):
            return key_of_node(value)
        return [kind.__name__, *self.fields(value)]

    def fields(self, value: Any) -> list[Any]:
        """Return the fields of a record, event, frame … one after another."""
        found: list[Any] = []
        for name in slots_of(value.__class__):
            if name in _LEFT_OUT:
                continue
            item = getattr(value, name)
            found.append(min(item, _MOST_COUNTED) if name in _COUNTED_THIS_TURN else self.data(item))
        return found

    def number(self, ref: Ref) -> Any:
        """Return the number of an object in this walk; a number that is no reference stands for itself."""
        if ref >> REF_SHIFT >= len(self.state.objects):
            return ref
        found = self.numbers.get(ref)
        if found is None:
            found = self.numbers[ref] = len(self.numbers)
            self.met.append(ref)
        return ["#", found]


def loop_key(state: State) -> str:
    """Return a name that equal positions of a loop share (104.4b).

    Take it where a player would receive priority.
    """
    walk = _Walk(state)
    parts = [walk.data(getattr(state, name)) for name in _STATE_FIELDS]
    at = 0
    while at < len(walk.met):
        ref = walk.met[at]
        record = state.last_known(ref)
        parts.append([state.current(ref) is not None, *walk.fields(record)])
        at += 1
    return blake2b(canonical_text(parts), digest_size=16).hexdigest()
