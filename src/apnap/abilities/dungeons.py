"""309, 701.49, 726: dungeon cards, venturing into them, and the initiative."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect_base import Effect
from apnap.abilities.occurrence import Occurrence
from apnap.abilities.players import Players


@dataclass(frozen=True, slots=True)
class DungeonCard(CardDefinition):
    """309.4: a dungeon: the names of its rooms from the topmost on, and to which rooms arrows lead from each of them.

    Its face has the room abilities, one for each room in the same order. A room without arrows is the bottommost.
    """

    rooms: tuple[str, ...] = ()
    arrows: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class EntersRoom(Occurrence):
    """309.4c: the owner of this dungeon moves their venture marker into that room (0: the topmost)."""

    room: int


@dataclass(frozen=True, slots=True)
class Venture(Effect):
    """701.49: a player ventures into the dungeon; ``into``: of which dungeon type it must be (701.49d)."""

    who: Players
    into: str = ""


@dataclass(frozen=True, slots=True)
class TakeInitiative(Effect):
    """726.1: a player takes the initiative."""

    who: Players
