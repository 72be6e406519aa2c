"""115: targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from apnap.abilities.target import Target
    from apnap.rules.context import Context
    from apnap.rules.entities import Entity
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def legal_entities(
    state: State,
    target: Target,
    context: Context,
    already: list[tuple[Entity, ...]],
    chosen: tuple[Entity, ...] = (),
) -> list[Entity]:
    """Return what may be chosen next for a target requirement, in canonical order: objects, then players.

    ``already``: what the earlier requirements have, in order; ``chosen``: what this one has so far (115.3).
    """
    raise NotImplementedError


def still_legal(state: State, target: Target, entity: Entity, context: Context) -> bool:
    """Tell whether a chosen target is still legal (608.2b)."""
    raise NotImplementedError


def can_choose(state: State, targets: tuple[Target, ...], context: Context) -> bool:
    """Tell whether the least number of targets of every requirement can be chosen together (601.2c)."""
    raise NotImplementedError


def aura_target(state: State, record: GameObject) -> Target | None:
    """Return the target that an Aura spell has because of its enchant ability (303.4a); None: it has none."""
    raise NotImplementedError
