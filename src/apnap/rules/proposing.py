"""601.2b–c, 601.4: what can be chosen while a spell or ability is proposed, so that it can still be completed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Body, Modes
from apnap.abilities.objects import Players
from apnap.abilities.quantity import Quantity, X
from apnap.abilities.walk import walk
from apnap.rules.announcing import chosen_bodies, legal_modes, mode_limits
from apnap.rules.expressions import players_of
from apnap.rules.quantities import amount
from apnap.rules.target_sets import Chosen, TargetKind, completable, target_sets
from apnap.rules.targeting import all_different, can_choose

if TYPE_CHECKING:
    from apnap.rules.context import Context
    from apnap.rules.state import State

_MOST_X: Final = 1000
"""X is never looked for beyond this (a cost that X does not make dearer would have no end)."""
_MOST_X_WITH_GAPS: Final = 30
"""… and no further if it is a value that objects have."""
_X_TARGETS: Final[dict[Body, bool]] = {}


def targets_name_x(body: Body) -> bool:
    """Tell whether what can be targeted depends on X."""
    found = _X_TARGETS.get(body)
    if found is None:
        bodies = (body,) if body.modes is None else body.modes.modes
        found = any(isinstance(node, X) for one in bodies for target in one.targets for node in walk(target))
        _X_TARGETS[body] = found
    return found


def body_possible(state: State, body: Body, context: Context) -> bool:
    """Tell whether modes and targets could be chosen (601.2b–c)."""
    if body.modes is None:
        return not body.targets or can_choose(state, body.targets, context)
    low, high = mode_limits(state, body.modes, context)
    options = legal_modes(state, body.modes, context, context.source)
    if not options or high <= 0 or (len(options) < low and not body.modes.repeat):
        return False
    return low < 2 or go_together(state, body.modes, (), options, low, context)


def go_together(
    state: State, modes: Modes, chosen: tuple[int, ...], options: list[int], least: int, context: Context
) -> bool:
    """Tell whether the modes chosen can be made ``least`` many by some of the options.

    In the classic book two modes may not have the same target (classic:409.2d), so one may take the other's.
    """
    if not all_different(state):
        return True
    more = max(0, least - len(chosen))
    others = [mode for mode in options if mode not in chosen]
    for added in combinations_with_replacement(options, more) if modes.repeat else combinations(others, more):
        bodies = chosen_bodies(Body(modes=modes), tuple(sorted((*chosen, *added))))
        requirements = tuple(target for one in bodies for target in one.targets)
        owners = tuple(i for i, one in enumerate(bodies) for _ in one.targets)
        if completable(target_sets(state, requirements, context, owners), None):
            return True
    return False


def possible_x(
    state: State, body: Body, context: Context, payable: Callable[[int], bool], gaps: bool = False
) -> tuple[int, ...]:
    """Return the values of X that can be paid and for which targets can be chosen (107.3a).

    ``gaps``: a value may be possible though a smaller one is not ("sacrifice a creature with mana value X").
    """
    named = targets_name_x(body)
    if not named and not body_possible(state, body, context):
        return ()
    found: list[int] = []
    for x in range(int(body.x_not_zero), _MOST_X_WITH_GAPS if gaps else _MOST_X):
        if body.x_is is not None and x not in _said_x(state, body.x_is, body.x_of, context):
            continue
        if not payable(x):
            if gaps:
                continue
            break
        if named:
            trial = context.copy()
            trial.x = x
            if not body_possible(state, body, trial):
                continue
        found.append(x)
    return tuple(found)


def _said_x(state: State, said: Quantity, who: Players | None, context: Context) -> list[int]:
    """Return what X can be where the text says it (107.3c): the number of one of the players."""
    if who is None:
        return [amount(state, said, context)]
    found: list[int] = []
    for player in players_of(state, who, context):
        own = context.copy()
        own.iterated_player = player
        found.append(amount(state, said, own))
    return found


def any_targets_payable(
    state: State,
    body: Body,
    modes: tuple[int, ...],
    context: Context,
    payable: Callable[[Context], bool],
    kind: TargetKind,
) -> bool:
    """Tell whether some choice of targets lets the cost be paid, for costs that depend on them (601.2f).

    ``modes``: the modes chosen so far; none of a modal body: any one of them may be chosen yet.
    """

    def test(targets: Chosen) -> bool:
        trial = context.copy()
        trial.targets = targets
        return payable(trial)

    choices = [chosen_bodies(body, modes)]
    if body.modes is not None and not modes:
        choices = [(mode,) for mode in body.modes.modes]
    for bodies in choices:
        requirements = tuple(target for one in bodies for target in one.targets)
        owners = tuple(i for i, one in enumerate(bodies) for _ in one.targets)
        if completable(target_sets(state, requirements, context, owners, kind=kind), test):
            return True
    return False
