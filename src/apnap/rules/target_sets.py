"""601.2c, 601.4: whole sets of targets: which can still be completed, so that no choice leads to a dead end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities.objects import TargetObjects, TargetPlayers
from apnap.abilities.target import Target
from apnap.abilities.walk import walk
from apnap.rules.entities import Entity
from apnap.rules.machine import Procedure
from apnap.rules.quantities import amount
from apnap.rules.targeting import all_apart, all_different, legal_entities, limits_itself

if TYPE_CHECKING:
    from apnap.rules.context import Context
    from apnap.rules.state import State

Chosen = tuple[tuple[Entity, ...], ...]

TargetKind = Callable[[Entity], tuple[int, ...]]
"""What of a target a test asks about: of targets of one kind one may stand for the others."""

TargetTest = tuple[Callable[[Any, "State", Chosen], bool], TargetKind]

TARGET_TESTS: Final[dict[type[Procedure], Callable[[Any, State], TargetTest | None]]] = {}
"""For a procedure that lets targets be chosen: returns a test that whole sets of targets must pass (the total cost with
them can be paid), or None if any will do."""

_FIRST: Final = -(1 << 62)
"""Before every entity."""

_TRIES: Final = 400
"""How many sets are looked at before one counts as possible."""


def target_test(caller: Procedure, state: State) -> TargetTest | None:
    """Return the test that a procedure has for whole sets of targets now, if any."""
    found = TARGET_TESTS.get(type(caller))
    return None if found is None else found(caller, state)


def are_linked(state: State, requirements: tuple[Target, ...]) -> bool:
    """Tell whether what one requirement takes may limit the choices for another."""
    if len(requirements) > 1 and all_different(state):
        return True
    return any(
        target.another
        or target.apart
        or limits_itself(target)
        or any(isinstance(node, TargetObjects | TargetPlayers) for node in walk(target))
        for target in requirements
    )


def target_sets(
    state: State,
    requirements: tuple[Target, ...],
    context: Context,
    owners: tuple[int, ...] = (),
    targets: Chosen = (),
    chosen: tuple[Entity, ...] = (),
    kind: TargetKind | None = None,
) -> Iterator[Chosen]:
    """Yield sets of targets that the requirements allow, the smallest first (of "any number" one target at most).

    :param owners: for each requirement the mode it belongs to (target indexes count within a mode)
    :param targets: what the first requirements already have
    :param chosen: what the next requirement has so far
    :param kind: of sets with targets of the same kinds one is enough; not asked where the requirements are linked
    """
    at = len(targets)
    if at == len(requirements):
        yield targets
        return
    target = requirements[at]
    own = context.copy()
    own.targets = tuple(one for i, one in enumerate(targets) if not owners or owners[i] == owners[at])
    low = max(0, amount(state, target.minimum, own))
    most = 1 if target.maximum is None else amount(state, target.maximum, own)
    alike = None if kind is None or are_linked(state, requirements) else kind
    taken = frozenset(entity for one in targets for entity in one) if all_apart(state, target) else frozenset()
    for one in _choices(state, target, own, chosen, (low, most), alike, taken):
        yield from target_sets(state, requirements, context, owners, (*targets, one), (), kind)


def _choices(
    state: State,
    target: Target,
    context: Context,
    chosen: tuple[Entity, ...],
    limits: tuple[int, int],
    kind: TargetKind | None,
    taken: frozenset[Entity],
    after: Entity = _FIRST,
) -> Iterator[tuple[Entity, ...]]:
    """Yield what one requirement may take besides what it has, each set once: those added are in order.

    :param taken: what other requirements have and this one can't have too (classic:409.2d)
    """
    low, most = limits
    if len(chosen) >= low:
        yield chosen
    if len(chosen) >= max(low, most):
        return
    tried: set[tuple[int, ...]] = set()
    for entity in sorted(legal_entities(state, target, context, list(context.targets), chosen)):
        if entity <= after or entity in chosen or entity in taken:
            continue
        if kind is not None:
            found = kind(entity)
            if found in tried:
                continue
            tried.add(found)
        yield from _choices(state, target, context, (*chosen, entity), limits, kind, taken, entity)


def completable(sets: Iterator[Chosen], test: Callable[[Chosen], bool] | None) -> bool:
    """Tell whether there is a set that passes the test."""
    return any(test is None or test(targets) or tries >= _TRIES for tries, targets in enumerate(sets))
