"""702.122, 702.171: tapping creatures for their power: which may be tapped, what they count for, and the choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import static
from apnap.abilities.cost import CREW, SADDLE, STATION, TapForPower
from apnap.abilities.static import Restriction
from apnap.ids import Player, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.choosing_totals import choose_total
from apnap.rules.context import Context
from apnap.rules.filters import find
from apnap.rules.permissions import restrictions
from apnap.rules.quantities import amount, as_read

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def tappable_for_power(state: State, player: Player, part: TapForPower, context: Context) -> list[Ref]:
    """Return what a player may tap for it: untapped permanents; summoning sick ones, too (602.5a is about {T})."""
    found: list[Ref] = []
    for ref in find(state, part.what, context):
        record = state.current(ref)
        if record is None or record.tapped or characteristics(state, record).controller != player:
            continue
        if part.action == CREW and restrictions(state, static.CANT_CREW, record):
            continue  # 702.122c
        found.append(ref)
    return found


def power_for(state: State, ref: Ref, action: str) -> int:
    """Return how much a creature counts for as it is tapped for that: its power, unless something says otherwise."""
    return power_of(state, state.objects[ref >> 24], action)


_STRONGER: Final = {
    CREW: static.CREWS_STRONGER,
    SADDLE: static.SADDLES_STRONGER,
    STATION: static.STATIONS_STRONGER,
}
_BY_TOUGHNESS: Final = {
    CREW: static.CREWS_BY_TOUGHNESS,
    SADDLE: static.SADDLES_BY_TOUGHNESS,
    STATION: static.STATIONS_BY_TOUGHNESS,
}


def power_of(state: State, record: GameObject, action: str) -> int:
    """Return the same of an object as it is or last was."""
    chars = characteristics(state, record)
    power = as_read(state, chars.power)
    if action in _BY_TOUGHNESS and restrictions(state, _BY_TOUGHNESS[action], record):
        power = as_read(state, chars.toughness)
    if action not in _STRONGER:
        return power
    for active in restrictions(state, _STRONGER[action], record):
        assert isinstance(active.part, Restriction)
        power += 0 if active.part.n is None else amount(state, active.part.n, active.context)
    return power


def power_within(state: State, refs: list[Ref], action: str) -> int:
    """Return the greatest total that some of these permanents have."""
    return sum(max(0, power_for(state, ref, action)) for ref in refs)


def choose_for_power(state: State, player: Player, part: TapForPower, context: Context, need: int) -> None:
    """Let a player choose what to tap; ``state.result`` is then all of it. Last act of a step."""
    found = [(ref, power_for(state, ref, part.action)) for ref in tappable_for_power(state, player, part, context)]
    choose_total(
        state, player, found, need, part.action if part.action in (CREW, SADDLE) else "tap", context.source, "702.122a"
    )
