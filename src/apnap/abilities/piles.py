"""701.24, 701.40e: shuffling a face-down pile."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.effect_base import Effect


@dataclass(frozen=True, slots=True)
class ShufflePile(Effect):
    """The cards in a slot are shuffled: nobody knows any more which of them is which, and the slot has them in that
    order."""

    slot: int
