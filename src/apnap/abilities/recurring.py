"""702.50, 702.192: what the keyword abilities do by which a spell comes again turn after turn."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.effect_base import Effect


@dataclass(frozen=True, slots=True)
class CopyEachUpkeep(Effect):
    """702.50a: at the beginning of each of your upkeeps for the rest of the game, copy this spell except for its epic
    ability; you may choose new targets for the copy."""


@dataclass(frozen=True, slots=True)
class CastEachMainPhase(Effect):
    """702.192a: if no other spell you control with this spell's name has resolved this game, at the beginning of each
    of your precombat main phases for the rest of the game, you may cast a copy of it from exile for nothing."""
