"""113.8: triggered abilities without a source, such as those that come with the monarch and with rad counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.ability import Triggered
from apnap.ids import Player
from apnap.rules.conditions import holds
from apnap.rules.definitions import CompiledAbility
from apnap.rules.events import Event
from apnap.rules.occurrences import occurs
from apnap.rules.waiting import WaitingTrigger, context_of

if TYPE_CHECKING:
    from apnap.rules.state import State


def trigger_sourceless(state: State, ability: CompiledAbility, controller: Player, event: Event) -> bool:
    """Let an ability without a source trigger if that is its event and its condition holds (603.3); return whether."""
    waiting = WaitingTrigger()
    waiting.ability = ability
    waiting.controller = controller
    waiting.event = event
    context = context_of(state, waiting)
    node = ability.node
    assert isinstance(node, Triggered)
    if not occurs(state, node.occurrence, event, context):
        return False
    if node.condition is not None and not holds(state, node.condition, context):
        return False
    state.waiting_triggers = (*state.waiting_triggers, waiting)
    return True
