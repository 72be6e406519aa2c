"""classic:500.2: requirements to block, where they are not counted: a declaration leaves none out that could be obeyed.

No creature may do otherwise than it must, if it could do so beside what all others do. (Later books ask for the most
requirements that all creatures together can obey, 509.1c.)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from math import prod
from typing import TYPE_CHECKING, Final

from apnap.ids import Ref

if TYPE_CHECKING:
    from apnap.rules.combat.block_sets import BlockProblem

Blocks = dict[Ref, tuple[Ref, ...]]
"""Which attackers each creature blocks."""

Wish = tuple[Ref, frozenset[Ref] | None, int, int]
"""An attacker that must be blocked by so many creatures, at least and at most, of these (None: of any)."""

IMPOSSIBLE: Final = -1
_TRIES: Final = 256
"""So many declarations are looked through for one that leaves nothing out; with more, one that obeys the most does."""


def choices(problem: BlockProblem, blocker: Ref, fixed: tuple[Ref, ...], paying: bool) -> list[tuple[Ref, ...]]:
    """Return the sets of attackers that a creature may block which hold those already chosen."""
    capacity = problem.capacity.get(blocker, 1)
    if len(fixed) >= capacity:
        return [fixed]
    others = [
        ref for ref in problem.allowed[blocker] if ref not in fixed and (paying or (blocker, ref) not in problem.taxed)
    ]
    found = [fixed]
    for n in range(1, capacity - len(fixed) + 1):
        found.extend((*fixed, *more) for more in combinations(others, n))
    return found


def blocks_of(chosen: tuple[tuple[Ref, Ref], ...]) -> Blocks:
    """Return the pairs of a blocker and an attacker by blocker."""
    blocks: Blocks = {}
    for blocker, attacker in chosen:
        blocks[blocker] = (*blocks.get(blocker, ()), attacker)
    return blocks


def obeyed(problem: BlockProblem, blocks: Blocks) -> int:
    """Return how many requirements a declaration obeys; IMPOSSIBLE: it breaks a restriction."""
    blocking = [blocker for blocker, attackers in blocks.items() if attackers]
    if len(blocking) > problem.limit or len(blocking) == 1 and blocking[0] in problem.not_alone:
        return IMPOSSIBLE
    counts: dict[Ref, int] = {}
    found = 0
    for blocker in blocking:
        found += problem.any_block.get(blocker, 0)
        for attacker in blocks[blocker]:
            found += problem.weights.get((blocker, attacker), 0)
            counts[attacker] = counts.get(attacker, 0) + 1
    for attacker, count in counts.items():
        if not problem.least.get(attacker, 1) <= count <= problem.greatest.get(attacker, count):
            return IMPOSSIBLE
        found += problem.wanted.get(attacker, 0)
    for attacker, such, least, most in problem.wishes:
        fitting = [one for one in blocking if attacker in blocks[one] and (such is None or one in such)]
        found += least <= len(fitting) <= most
    return found


def leaves_none_out(problem: BlockProblem, blocks: Blocks) -> bool:
    """Tell whether a declaration is legal: no creature could obey more by itself, without paying (classic:500.2)."""
    now = obeyed(problem, blocks)
    return now != IMPOSSIBLE and not any(
        obeyed(problem, {**blocks, blocker: other}) > now
        for blocker in problem.allowed
        for other in choices(problem, blocker, (), False)
    )


def may_leave_none_out(problem: BlockProblem, blocks: Blocks) -> bool | None:
    """Tell whether blocks are part of a declaration that leaves no requirement out; None: there are too many to try."""
    options = {blocker: choices(problem, blocker, blocks.get(blocker, ()), True) for blocker in problem.allowed}
    if prod(len(sets) for sets in options.values()) > _TRIES:
        return None
    return any(leaves_none_out(problem, whole) for whole in _declarations(options))


def _declarations(options: dict[Ref, list[tuple[Ref, ...]]]) -> Iterator[Blocks]:
    for picked in product(*options.values()):
        yield dict(zip(options, picked, strict=True))
