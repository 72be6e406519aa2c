"""601.2d: dividing something among targets: how much, and who may get nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.abilities.ability import Body
    from apnap.abilities.target import Target
    from apnap.rules.context import Context
    from apnap.rules.entities import Entity
    from apnap.rules.state import State


def divided_amount(state: State, bodies: tuple[Body, ...], context: Context) -> int:
    """Return how much is divided among the targets of the chosen modes; 0 if nothing is."""
    for body in bodies:
        if body.division is not None:
            return amount(state, body.division.n, context)
    return 0


def is_fixed(state: State, target: Target, context: Context) -> bool:
    """Tell whether a requirement asks for so many targets, no more and no less."""
    most = target.maximum
    return most is not None and amount(state, most, context) == amount(state, target.minimum, context)


def any_may_get_nothing(state: State, target: Target, context: Context) -> bool:
    """classic:409.2e: tell whether a share may be 0 for any target, as their number is fixed; later never (601.2d)."""
    return state.rulebook.divide_zero and is_fixed(state, target, context)


def least_served(state: State, target: Target, among: tuple[Entity, ...], context: Context) -> int:
    """Return how many of the targets must get something: each of them (601.2d).

    In the classic book a share may be 0: among a fixed number of targets for any of them, else for those that did not
    have to be chosen, and what gets 0 is then no target (classic:409.2e).
    """
    if any_may_get_nothing(state, target, context):
        return 0
    return max(1, amount(state, target.minimum, context)) if state.rulebook.divide_zero else len(among)


def without_zeros(among: tuple[Entity, ...], shares: tuple[int, ...]) -> tuple[tuple[Entity, ...], tuple[int, ...]]:
    """Return the targets that get something, and what they get."""
    served = tuple(entity for entity, share in zip(among, shares, strict=True) if share)
    return served, tuple(share for share in shares if share)
