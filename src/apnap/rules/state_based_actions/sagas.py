"""704.5s — a Saga whose last chapter has been reached is sacrificed once its chapter abilities have left the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules import events as ev
from apnap.rules.sagas import CHAPTER, LORE, final_chapter, is_saga
from apnap.rules.state_based_actions.round import Round

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def saga(state: State, record: GameObject, round_: Round) -> None:
    """Let its controller sacrifice a Saga that is told to its end."""
    if not is_saga(state, record) or record.counter(LORE) < final_chapter(state, record):
        return
    if not waits_for_ability(state, record, CHAPTER):
        round_.bury(record.ref, ev.BY_SACRIFICE)


def waits_for_ability(state: State, record: GameObject, keyword: str = "") -> bool:
    """Tell whether a triggered ability of a permanent waits or is on the stack (of that keyword, if one is named)."""
    for waiting in state.waiting_triggers:
        if waiting.source == record.ref and waiting.ability is not None:
            if waiting.ability.keyword.startswith(keyword):
                return True
    for ref in state.stack:
        item = state.objects[ref >> 24]
        if item.source == record.ref and item.ability is not None and item.ability.keyword.startswith(keyword):
            return True
    return False
