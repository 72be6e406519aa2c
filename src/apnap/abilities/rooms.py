"""709.5: the doors of Rooms."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.effect_base import Effect
from apnap.abilities.objects import Objects
from apnap.abilities.occurrence import Occurrence
from apnap.abilities.players import Players


@dataclass(frozen=True, slots=True)
class UnlocksDoor(Occurrence):
    """709.5h: that half of this permanent (1: the left one, 2: the right one) is unlocked; 0: not said yet."""

    half: int = 0


@dataclass(frozen=True, slots=True)
class UnlockDoor(Effect):
    """709.5f: ``who`` chooses a locked half of the permanent and unlocks it; ``or_lock``: or they choose an unlocked
    one and lock it (709.5g)."""

    who: Players
    what: Objects
    or_lock: bool = False
