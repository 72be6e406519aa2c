"""731, 702.145: day and night, and the permanents that turn with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.definition import TRANSFORM
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics
from apnap.rules.events import Event
from apnap.rules.libraries import CHANGE_OF_DAY, DAY, NIGHT, action
from apnap.rules.permanents import BY_DAY_OR_NIGHT

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

DAYBOUND: Final = "daybound"
NIGHTBOUND: Final = "nightbound"


def becoming(state: State, day: int, player: Player) -> list[Event]:
    """Return what happens as it becomes day or night (731.1): permanents turn at the same time (702.145b, e)."""
    if state.day == day:
        return []
    events: list[Event] = [action("day" if day == DAY else "night", player)]
    if state.day:
        events.append(action(CHANGE_OF_DAY, player))
    return events + _turning(state, day)


def day_due(state: State) -> list[Event]:
    """702.145c–d, f–g: with such a permanent it is day or night, and the face that is up is the one of that time."""
    bound = {DAYBOUND: False, NIGHTBOUND: False}
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        if _may_be_bound(record) and not record.phased_out:
            for ability in characteristics(state, record).abilities:
                if ability.keyword in bound:
                    bound[ability.keyword] = True
    if state.day:
        return _turning(state, state.day) if any(bound.values()) else []
    if bound[DAYBOUND]:
        return becoming(state, DAY, state.active)
    return becoming(state, NIGHT, state.active) if bound[NIGHTBOUND] else []


def _may_be_bound(record: GameObject) -> bool:
    """These abilities are printed on double-faced cards, and may be on copies of them."""
    return record.copied is not None or record.definition.node.layout == TRANSFORM


def _turning(state: State, day: int) -> list[Event]:
    wrong = NIGHTBOUND if day == DAY else DAYBOUND
    events: list[Event] = []
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        if record.phased_out or record.definition.node.layout != TRANSFORM or record.face != (wrong == NIGHTBOUND):
            continue
        if any(ability.keyword == wrong for ability in characteristics(state, record).abilities):
            event = ev.Transformed()
            event.subject = ref
            event.amount = BY_DAY_OR_NIGHT
            events.append(event)
    return events
