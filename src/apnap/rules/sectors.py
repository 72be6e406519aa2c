"""702.158, 704.5u: space sculptor: the sectors that creatures are in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import BATTLEFIELD, CREATURE
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules.characteristics import characteristics, controller_of, keyword_nodes
from apnap.rules.continuous import forces_of
from apnap.rules.definitions import SPACE_SCULPTOR
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

SECTORS: Final = ("alpha sector", "beta sector", "gamma sector")
SECTOR: Final = "sector"
"""The designation in a permanent's memory: 1, 2 or 3 (702.158b)."""
NONE, SCULPTED, LEFT_OVER = 0, 1, 2


def situation(state: State) -> int:
    """Tell whether there is a permanent with space sculptor, or only sectors of a former one (702.158b)."""
    found: int = state.cache.get(SECTOR, -1)
    if found < 0:
        found = state.cache[SECTOR] = _look(state)
    return found


def _look(state: State) -> int:
    forces = forces_of(state)
    if forces.sources or forces.abilities_vary:
        stack = [state.last_known(state.last_known(ref).source) for ref in state.stack]
        permanents = [state.objects[ref >> REF_SHIFT] for ref in state.battlefield]
        for record in (*(permanents if forces.abilities_vary else forces.sources), *stack):
            if not record.phased_out and record.zone == BATTLEFIELD and keyword_nodes(state, record, SPACE_SCULPTOR):
                return SCULPTED
    for ref in state.battlefield:
        if state.objects[ref >> REF_SHIFT].remembered(SECTOR):
            return LEFT_OVER
    return NONE


def without_sector(state: State) -> list[tuple[Player, Ref]]:
    """704.5u: return the creatures that get a sector now and who chooses: first the players without space sculptor."""
    if situation(state) != SCULPTED:
        return []
    sculptors: set[Player] = set()
    creatures: list[tuple[Player, Ref]] = []
    for ref in state.battlefield:
        record = state.objects[ref >> REF_SHIFT]
        if record.phased_out:
            continue
        player = controller_of(state, record)
        if keyword_nodes(state, record, SPACE_SCULPTOR):
            sculptors.add(player)
        if characteristics(state, record).card_types & CREATURE and not record.remembered(SECTOR):
            creatures.append((player, ref))
    order = state.in_turn_order()
    return sorted(creatures, key=lambda one: (one[0] in sculptors, order.index(one[0])))


def put_into_sector(state: State, ref: Ref, sector: int) -> None:
    """702.158b: give a permanent its designation."""
    record = state.edit(ref)
    record.memory = with_count(record.memory, SECTOR, sector)
    state.disturb()


def forget_sectors(state: State) -> None:
    """702.158b: nobody controls a permanent with space sculptor any more."""
    for ref in state.battlefield:
        if state.objects[ref >> REF_SHIFT].remembered(SECTOR):
            put_into_sector(state, ref, 0)


def sector_of(record: GameObject) -> str:
    """Return the sector that a permanent is in, empty: none."""
    sector = record.remembered(SECTOR)
    return SECTORS[sector - 1] if sector else ""
