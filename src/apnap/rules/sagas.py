"""714, 505.4: lore counters on Sagas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import ENCHANTMENT
from apnap.rules.characteristics import characteristics, controller_of, keyword_nodes
from apnap.rules.counters import put_counters
from apnap.rules.event_base import ZONE_CHANGE
from apnap.rules.events import Event
from apnap.rules.happen import follow_up, happen_all

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

LORE = "lore"
READ_AHEAD = "read ahead"
CHAPTER = "chapter"
"""The keyword of chapter abilities; their trigger watches for lore counters (714.2b)."""


def final_chapter(state: State, record: GameObject) -> int:
    """Return the greatest chapter number among a Saga's chapter abilities (714.2d); 0: it has none."""
    last = 0
    for ability in characteristics(state, record).abilities:
        if ability.keyword.startswith(CHAPTER):
            numbers = ability.keyword[len(CHAPTER) :].split()
            last = max([last, *(int(number) for number in numbers if number.isdigit())])
    return last


def is_saga(state: State, record: GameObject) -> bool:
    """Tell whether a permanent is a Saga with at least one chapter ability (714.1)."""
    chars = characteristics(state, record)
    return bool(chars.card_types & ENCHANTMENT) and "Saga" in chars.subtypes and final_chapter(state, record) > 0


def begin(state: State, record: GameObject) -> None:
    """714.3a–b: as a Saga enters, its controller puts a lore counter on it, or as many as were chosen for it."""
    if is_saga(state, record):
        chosen = record.choice(READ_AHEAD)
        n = chosen if isinstance(chosen, int) and keyword_nodes(state, record, READ_AHEAD) else 1
        follow_up(state, put_counters(record.ref, LORE, n, controller_of(state, record)))


def skips(state: State, record: GameObject, chapter: int) -> bool:
    """702.155a: tell whether a chapter can't trigger because its Saga was read ahead this turn."""
    if record.counter(LORE) == chapter or not keyword_nodes(state, record, READ_AHEAD):
        return False
    return any(event.kind == ZONE_CHANGE and getattr(event, "became", 0) == record.ref for event in state.history)


def add_lore_counters(state: State) -> None:
    """505.4, 714.3c: a lore counter is put on each Saga of the active player. Call it as the last thing in a step."""
    events: list[Event] = []
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        faces = record.values.faces
        if record.phased_out or not any(face.node.card_types & ENCHANTMENT for face in faces):
            continue
        if is_saga(state, record) and controller_of(state, record) == state.active:
            events.append(put_counters(ref, LORE, 1, state.active))
    happen_all(state, events)
