"""109, 102: the objects and players that an expression yields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Player, Ref

if TYPE_CHECKING:
    from apnap.abilities.condition import Condition
    from apnap.abilities.objects import Filter, Objects, Players
    from apnap.abilities.quantity import Comparison, Quantity
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def objects_of(state: State, objects: Objects, context: Context) -> list[Ref]:
    """Return the objects an expression yields, to act on them: what has moved is followed where 400.7 allows it."""
    raise NotImplementedError


def looked_back(state: State, objects: Objects, context: Context) -> list[Ref]:
    """Return the objects an expression yields, to read them: what left the battlefield as it last was (608.2h)."""
    raise NotImplementedError


def players_of(state: State, players: Players, context: Context) -> list[Player]:
    """Return the players an expression yields, in turn order from the active player."""
    raise NotImplementedError
