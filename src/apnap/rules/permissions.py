"""604, 609.4, 101.2: the static parts in force: restrictions, permissions, costs, replacements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import NO_PLAYER, NO_REF, Player, Ref

if TYPE_CHECKING:
    from apnap.abilities.static import StaticPart
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


class ActivePart:
    """A static part that holds now: where it comes from and whose it is."""

    __slots__ = ("part", "source", "you", "context", "timestamp", "number")

    def __init__(self, part: StaticPart, context: Context) -> None:
        self.part = part
        self.source: Ref = NO_REF
        self.you: Player = NO_PLAYER
        self.context = context
        self.timestamp = 0
        self.number = 0
        """Its identity (614.5): positive for static abilities, negative for floating effects (−effect.number)."""


def active_parts(state: State, kind: type[StaticPart]) -> list[ActivePart]:
    """Return the parts of that kind in force, in timestamp order: of static abilities and of floating effects."""
    raise NotImplementedError


def parts_of(state: State, record: GameObject, kind: type[StaticPart]) -> list[ActivePart]:
    """Return the parts of that kind among an object's own static abilities, wherever the object is.

    For parts that speak of the object itself: AdditionalCost, AlternativeCost, CastingCondition, Enchant,
    EntersModified of This, CostChange of IsSource.
    """
    raise NotImplementedError


def is_volatile(state: State) -> bool:
    """Tell whether any event may change characteristics, because an effect depends on counts, states or conditions."""
    raise NotImplementedError


def restrictions(state: State, kind: int, record: GameObject) -> list[ActivePart]:
    """Return the restrictions and requirements of that kind (a constant of ``static``) that cover an object."""
    raise NotImplementedError


def player_rules(state: State, kind: int, player: Player) -> list[ActivePart]:
    """Return the rules of that kind (a constant of ``static``) that cover a player."""
    raise NotImplementedError
