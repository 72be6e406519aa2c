"""601.2g: can this mana cost be paid with that mana? By counting, and by a small search for odd sources.

Pips are masks of the kinds that pay them; so are the units of a supply. By Hall's theorem all pips can be paid by
different units exactly if for every union of pips there are as many units that meet it as pips inside it; generic
mana only needs the total to be high enough.
"""

from __future__ import annotations

from typing import Final

from apnap.rules.mana import RESTRICTED_UNIT
from apnap.rules.mana_supply import Signature, Source, Supply, Way

ANY_UNIT: Final = (1 << 9) - 1
_BUDGET: Final = 3000
"""Positions that a search looks at before it gives up (then the cost counts as one that can't be paid)."""

_TESTS: Final[dict[tuple[int, ...], tuple[tuple[int, int], ...]]] = {}

Step = tuple[Source, Way, tuple[int, ...]]
"""An odd source used: how, and the masks of the units that its own cost takes."""


def hall_tests(pips: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the counting tests for pips: (mask, how many units must meet it).

    >>> hall_tests((1, 1, 3))
    ((1, 2), (3, 3))
    """
    found = _TESTS.get(pips)
    if found is None:
        unions = {0}
        for pip in set(pips):
            unions |= {union | pip for union in unions}
        needs = ((union, sum(1 for pip in pips if pip & ~union == 0)) for union in sorted(unions) if union)
        found = _TESTS[pips] = tuple(needs)
    return found


def enough(counts: dict[int, int], total: int, generic: int, pips: tuple[int, ...]) -> bool:
    """Tell whether units (counted by mask) pay the pips and the generic mana."""
    if total < generic + len(pips):
        return False
    for union, need in hall_tests(pips):
        have = 0
        for mask, n in counts.items():
            if mask & union:
                have += n
        if have < need:
            return False
    return True


def covers(supply: Supply, generic: int, pips: tuple[int, ...]) -> bool:
    """Tell whether a supply, its odd sources included, can pay a mana cost."""
    if enough(supply.counts, supply.total, generic, pips):
        return True
    return bool(supply.odd) and search(supply, generic, pips) is not None


def search(supply: Supply, generic: int, pips: tuple[int, ...]) -> list[Step] | None:
    """Return the uses of odd sources, in order, that pay the cost together with the direct ones, or None."""
    odd = tuple(supply.odd)
    most = supply.total + sum(max(len(way.units) for way in source.ways) for source in odd)
    if most < generic + len(pips):
        return None
    return _Search(generic, pips).run(dict(supply.counts), odd)


class _Search:
    """Depth-first over the odd sources; positions already seen are not looked at again."""

    __slots__ = ("generic", "pips", "seen", "left")

    def __init__(self, generic: int, pips: tuple[int, ...]) -> None:
        self.generic = generic
        self.pips = pips
        self.seen: set[tuple[frozenset[tuple[int, int]], tuple[Signature, ...]]] = set()
        self.left = _BUDGET

    def run(self, counts: dict[int, int], odd: tuple[Source, ...]) -> list[Step] | None:
        if enough(counts, sum(counts.values()), self.generic, self.pips):
            return []
        key = (frozenset(counts.items()), tuple(source.signature for source in odd))
        self.left -= 1
        if not odd or self.left < 0 or key in self.seen:
            return None
        self.seen.add(key)
        for i, source in enumerate(odd):
            if any(source.signature == earlier.signature for earlier in odd[:i]):
                continue
            rest = odd[:i] + odd[i + 1 :]
            for way in source.ways:
                for taken in payments(counts, (*way.pips, *(ANY_UNIT,) * way.generic)):
                    found = self.run(_after(counts, taken, way.units), rest)
                    if found is not None:
                        return [(source, way, taken), *found]
        return None


def _after(counts: dict[int, int], taken: tuple[int, ...], added: tuple[int, ...]) -> dict[int, int]:
    left = dict(counts)
    for mask in taken:
        left[mask] -= 1
        if not left[mask]:
            del left[mask]
    for mask in added:
        left[mask] = left.get(mask, 0) + 1
    return left


def payments(counts: dict[int, int], pips: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the different ways (as masks of the units taken) to pay pips of a mana ability from counted units."""
    if not pips:
        return [()]
    found: list[tuple[int, ...]] = []
    for mask in list(counts):
        if mask & pips[0] and counts[mask] > 0 and not mask & RESTRICTED_UNIT:
            counts[mask] -= 1
            found.extend((mask, *rest) for rest in payments(counts, pips[1:]))
            counts[mask] += 1
    return found


def match(pips: tuple[int, ...], units: list[int]) -> list[int] | None:
    """Return for each pip the index of the unit that pays it, all different; None: it can't be done.

    Earlier units are preferred.

    >>> match((1, 3), [1, 2])
    [0, 1]
    """
    holder = [-1] * len(units)

    def place(pip: int, tried: set[int]) -> bool:
        for i, unit in enumerate(units):
            if unit & pips[pip] and i not in tried:
                tried.add(i)
                if holder[i] < 0 or place(holder[i], tried):
                    holder[i] = pip
                    return True
        return False

    for pip in sorted(range(len(pips)), key=lambda p: pips[p].bit_count()):
        if not place(pip, set()):
            return None
    return [holder.index(pip) for pip in range(len(pips))]
