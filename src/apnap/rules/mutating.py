"""702.140: mutating creature spells; what becomes of them and their targets is in ``merging``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.objects import Filter, HasCardType, HasSubtype, Not, OwnedBy, OwnerOf, This
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, STACK

if TYPE_CHECKING:
    from apnap.rules.records import GameObject

MUTATE: Final = "mutate"
"""The keyword, its cost, the action of a creature that mutates, and its memory of how often it has."""
MUTATE_TARGET: Final = Target(Filter((HasCardType(CREATURE), Not(HasSubtype("Human")), OwnedBy(OwnerOf(This())))))
"""702.140a: what a mutating creature spell targets."""


def is_mutating(record: GameObject) -> bool:
    """Tell whether it is a spell whose mutate cost is paid (702.140a)."""
    return record.zone == STACK and not record.face_down and any(id == MUTATE for id, _ in record.costs_paid)
