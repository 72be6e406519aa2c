"""702.95: paired creatures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import BATTLEFIELD, CREATURE
from apnap.ids import NO_REF, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

PAIRED: Final = "paired"
"""In the memory of both creatures: the reference of the other."""
_UNDER: Final = "paired_under"
"""There, too: under whose control they are paired, from 1."""


def partner_of(record: GameObject) -> Ref:
    """Return the creature that one is paired with, or NO_REF."""
    return record.remembered(PAIRED)


def may_pair(state: State, ref: Ref, you: int) -> bool:
    """702.95a, 702.95c: whether it is an unpaired creature on the battlefield under that player's control."""
    record = state.current(ref)
    if record is None or record.zone != BATTLEFIELD or record.phased_out or partner_of(record) != NO_REF:
        return False
    chars = characteristics(state, record)
    return bool(chars.card_types & CREATURE) and chars.controller == you


def pair(state: State, a: Ref, b: Ref) -> None:
    """Write that two creatures are paired."""
    for one, other in ((a, b), (b, a)):
        writable = state.edit(one)
        you = characteristics(state, writable).controller
        writable.memory = with_count(with_count(writable.memory, PAIRED, other), _UNDER, you + 1)
    state.disturb()


def part_misfits(state: State) -> None:
    """702.95e: pairs end as one of the two leaves, is no creature any more, or changes controllers."""
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        other = partner_of(record) if record.memory else NO_REF
        if other == NO_REF:
            continue
        partner = state.current(other)
        if partner is not None and partner.zone == BATTLEFIELD and partner_of(partner) == ref:
            mine, theirs = characteristics(state, record), characteristics(state, partner)
            if mine.card_types & theirs.card_types & CREATURE and mine.controller == theirs.controller:
                if dict(record.memory).get(_UNDER) == mine.controller + 1:
                    continue
        for one in (ref, other):
            if state.current(one) is not None:
                writable = state.edit(one)
                writable.memory = with_count(with_count(writable.memory, PAIRED, 0), _UNDER, 0)
        state.disturb()
