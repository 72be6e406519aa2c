"""601.3e: the card that is about to be cast is looked at as the spell that it would be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import STACK
from apnap.ids import Player
from apnap.rules.context import Context, context_for

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def proposing_context(state: State, player: Player, spell: GameObject) -> Context:
    """Return the context in which it is asked whether a card can be cast as this spell (601.3e)."""
    context = context_for(spell.ref, player)
    context.stack_object = spell.ref
    state.cache[f"proposed:{spell.ref}"] = spell
    return context


def proposed_spell(state: State, record: GameObject, context: Context) -> GameObject:
    """Return the spell that a card is proposed as in a context; any other object is itself."""
    if record.zone == STACK or context.stack_object != record.ref:
        return record
    found: GameObject = state.cache.get(f"proposed:{record.ref}", record)
    return found
