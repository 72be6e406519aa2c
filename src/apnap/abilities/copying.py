"""707.10d: copies of a spell or ability for all that it could target."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.effect_base import Effect
from apnap.abilities.objects import Filter, Objects, Players, You


@dataclass(frozen=True, slots=True)
class CopyForEach(Effect):
    """707.10d: copy a spell or ability for each other object that fits ``others`` (and, with ``players``, each other
    player) that it could target; each copy targets that one."""

    what: Objects
    others: Filter
    players: bool = False
    who: Players = You()
    slot: int = 0
