"""601.2i: what texts ask about the moment in which a spell became cast: "if you controlled a … as you cast this"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.condition import AsCast
from apnap.abilities.walk import walk
from apnap.rules.conditions import fact_id, holds

if TYPE_CHECKING:
    from apnap.ids import Ref
    from apnap.rules.context import Context
    from apnap.rules.definitions import CompiledAbility
    from apnap.rules.state import State

_ASKED = "as cast"


def note_facts(state: State, ref: Ref, context: Context) -> None:
    """Let a spell that becomes cast remember which of the conditions that its texts ask about hold now."""
    spell = state.current(ref)
    if spell is None:
        return
    held: dict[tuple[str, int], None] = {}
    for ability in spell.definition.faces[spell.face].abilities:
        for node in _asked(ability):
            if holds(state, node.condition, context):
                held[fact_id(node), 1] = None
    if held:
        state.edit(ref).costs_paid += tuple(held)


def _asked(ability: CompiledAbility) -> tuple[AsCast, ...]:
    found = ability.cache.get(_ASKED)
    if found is None:
        found = ability.cache[_ASKED] = tuple(node for node in walk(ability.node) if isinstance(node, AsCast))
    assert isinstance(found, tuple)
    return found
