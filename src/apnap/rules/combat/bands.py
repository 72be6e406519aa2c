"""702.22, classic:g.agrupar: bands of attackers, what blocks one of them blocks all, and who divides damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import Player, Ref
from apnap.rules.characteristics import controller_of, keyword_nodes
from apnap.rules.combat.attacking import BAND, attackers, defending_player
from apnap.rules.entities import Entity
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

CLOSED: Final = 0
"""Stands at the end of a band that is complete."""


def has_banding(state: State, record: GameObject) -> bool:
    """Tell whether a creature has banding."""
    return bool(keyword_nodes(state, record, "banding"))


def band_options(state: State, chosen: tuple[tuple[Ref, Entity], ...], bands: tuple[tuple[Ref, ...], ...]) -> list[Ref]:
    """Return who may begin a band, or join the band that is being declared (702.22c–d).

    A band has one or more attackers with banding and at most one without, all attacking the same; each attacker is in
    one band only. Bands begin with a member that has banding; one that nobody could join is not asked for.
    """
    taken = {ref for band in bands for ref in band}
    free = [(ref, entity) for ref, entity in chosen if ref not in taken]
    banding = {ref for ref, _ in chosen if has_banding(state, state.objects[ref >> 24])}
    if bands and bands[-1][-1] != CLOSED:
        band = bands[-1]
        attacked = dict(chosen)[band[0]]
        full = any(ref not in banding for ref in band)
        return [ref for ref, entity in free if entity == attacked and (ref in banding or not full)]
    found: list[Ref] = []
    for ref, entity in free:
        if ref in banding and sum(1 for _, other in free if other == entity) > 1:
            found.append(ref)
    return found


def form_bands(state: State, bands: tuple[tuple[Ref, ...], ...], attacking: list[Ref]) -> None:
    """702.22e: write which attackers are in which band; a creature alone is in none."""
    for band in bands:
        members = [ref for ref in band if ref in attacking]
        if len(members) > 1:
            for ref in members:
                writable = state.edit(ref)
                writable.memory = with_count(writable.memory, BAND, members[0] >> 24)


def band_of(record: GameObject) -> int:
    """Return the number of the band that an attacker is in; 0: none."""
    return record.remembered(BAND)


def band_mates(state: State, attacker: Ref) -> list[Ref]:
    """Return the other attackers in the band of an attacker."""
    band = band_of(state.objects[attacker >> 24])
    if not band:
        return []
    return [ref for ref in attackers(state) if ref != attacker and band_of(state.objects[ref >> 24]) == band]


def who_divides(state: State, dealer: GameObject, among: tuple[Entity, ...]) -> Player:
    """Return who chooses how a creature's combat damage is divided (510.1c–d): its controller, or with banding among
    those it fights the other side (702.22j–k)."""
    if not any(ref > 0 and has_banding(state, state.objects[ref >> 24]) for ref in among):
        return controller_of(state, dealer)
    return defending_player(state, dealer) if dealer.attacking else state.active
