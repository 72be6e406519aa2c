"""508.1c–d: the most requirements that attacks can obey where limits are on more than their number.

So few creatures can attack one player, or a creature can only attack alone. Found exactly, creature by creature: what
the rest can still do depends only on how many attack, how many of them attack each player with a limit, and on whether
one of them can't, or can only, attack alone.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from apnap.ids import Ref
from apnap.rules.entities import Entity

if TYPE_CHECKING:
    from apnap.rules.combat.attack_sets import AttackProblem, Pair

IMPOSSIBLE: Final = -1


def ties_attackers(problem: AttackProblem) -> bool:
    """Tell whether there are such limits."""
    return bool(problem.limits or problem.only_alone)


def obeys_limits(problem: AttackProblem, chosen: tuple[Pair, ...]) -> bool:
    """508.1c: tell whether these, and no others, can attack together as far as these limits say."""
    if len(chosen) > 1 and any(ref in problem.only_alone for ref, _ in chosen):
        return False
    attacked = Counter(entity for _, entity in chosen)
    return all(attacked[entity] <= limit for entity, limit in problem.limits.items())


def best_tied_attack(problem: AttackProblem, chosen: tuple[Pair, ...], paying: bool) -> int:
    """Return what :func:`apnap.rules.combat.attack_sets.best_attack` does, under any limits."""
    limited = list(problem.limits)
    fixed: dict[Ref, Entity] = dict(chosen)
    most_counted = max(2, problem.limit + 1)
    situations: dict[tuple[tuple[int, ...], int, bool, bool], int] = {((0,) * len(limited), 0, False, False): 0}
    for ref, allowed in problem.allowed.items():
        following = {} if ref in fixed else dict(situations)
        open_entities = [one for one in allowed if paying or (ref, one) not in problem.taxed]
        for entity in [fixed[ref]] if ref in fixed else open_entities:
            at = limited.index(entity) if entity in problem.limits else -1
            for (counts, total, not_alone, only_alone), obeyed in situations.items():
                new = counts if at < 0 else (*counts[:at], counts[at] + 1, *counts[at + 1 :])
                if at >= 0 and new[at] > problem.limits[entity]:
                    continue
                key = (
                    new,
                    min(total + 1, most_counted),
                    not_alone or ref in problem.not_alone,
                    only_alone or ref in problem.only_alone,
                )
                worth = obeyed + problem.weights.get((ref, entity), 0)
                if following.get(key, IMPOSSIBLE) < worth:
                    following[key] = worth
        situations = following
    best = IMPOSSIBLE
    for (_, total, not_alone, only_alone), obeyed in situations.items():
        if total <= problem.limit and not (not_alone and total == 1) and not (only_alone and total > 1):
            best = max(best, obeyed)
    return best
