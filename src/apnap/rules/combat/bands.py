"""702.22, classic:g.agrupar: bands of attackers, what blocks one of them blocks all, and who divides damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from apnap.ids import Player, Ref
from apnap.rules.characteristics import controller_of, keyword_nodes
from apnap.rules.combat.attacking import BAND, attackers, defending_player
from apnap.rules.context import context_for
from apnap.rules.entities import Entity
from apnap.rules.filters import matches
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

BANDS_WITH_OTHER: Final = "bands with other"
"""702.22b: a special form of banding, for creatures of a quality."""
CLOSED: Final = 0
"""Stands at the end of a band that is complete."""


def has_banding(state: State, record: GameObject) -> bool:
    """Tell whether a creature has banding."""
    return bool(keyword_nodes(state, record, "banding"))


def _may_be_a_band(state: State, members: Sequence[Ref]) -> bool:
    """702.22c: one or more creatures with banding and at most one without; or creatures of a quality, one of which has
    "bands with other" creatures of that quality."""
    records = [state.objects[ref >> 24] for ref in members]
    without = sum(not has_banding(state, record) for record in records)
    return without < min(2, len(records)) or _shares_quality(state, records, len(records))


def _shares_quality(state: State, records: Sequence[GameObject], least: int) -> bool:
    """Tell whether one of the creatures has "bands with other" a quality that at least so many of them have, itself
    among them."""
    for record in records:
        for node in keyword_nodes(state, record, BANDS_WITH_OTHER):
            assert node.what is not None
            context = context_for(record.ref, controller_of(state, record))
            having = [one.ref for one in records if matches(state, one, node.what, context)]
            if record.ref in having and len(having) >= least:
                return True
    return False


def band_options(state: State, chosen: tuple[tuple[Ref, Entity], ...], bands: tuple[tuple[Ref, ...], ...]) -> list[Ref]:
    """Return who may begin a band, or join the band that is being declared (702.22c–d).

    All attack the same; each attacker is in one band only. Bands begin with a member that has banding or "bands with
    other"; one that nobody could join is not asked for.
    """
    taken = {ref for band in bands for ref in band}
    free = [(ref, entity) for ref, entity in chosen if ref not in taken]
    if bands and bands[-1][-1] != CLOSED:
        band = bands[-1]
        attacked = dict(chosen)[band[0]]
        return [ref for ref, entity in free if entity == attacked and _may_be_a_band(state, (*band, ref))]
    return [
        ref
        for ref, entity in free
        if _begins_bands(state, state.objects[ref >> 24])
        and any(other != ref and at == entity and _may_be_a_band(state, (ref, other)) for other, at in free)
    ]


def _begins_bands(state: State, record: GameObject) -> bool:
    return has_banding(state, record) or bool(keyword_nodes(state, record, BANDS_WITH_OTHER))


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
    those it fights, or two of a quality one of which bands with others of it, the other side (702.22j–k)."""
    records = [state.objects[ref >> 24] for ref in among if ref > 0]
    if not any(has_banding(state, record) for record in records) and not _shares_quality(state, records, 2):
        return controller_of(state, dealer)
    return defending_player(state, dealer) if dealer.attacking else state.active
