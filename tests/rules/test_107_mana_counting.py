"""107.4, 118.7: counting mana, reducing costs, choosing what floats."""

from __future__ import annotations

import random

from apnap.abilities.mana import ManaCost
from apnap.rules.costs import ANY_COLOR, ANY_TYPE, TotalCost, loosened, reduce, spellings
from apnap.rules.mana_costs import parsed_cost
from apnap.rules.mana_counting import enough, hall_tests, match, payments

W, U, B, R, G, C = 1, 2, 4, 8, 16, 32


def cost(*symbols: str) -> TotalCost:
    total = TotalCost()
    total.add_mana(parsed_cost(ManaCost(symbols)), 0)
    return total


def test_counting_agrees_with_matching() -> None:
    """107.4: the counting test says yes exactly when every pip finds a unit of its own and enough are left."""
    rng = random.Random(7)
    for _ in range(3000):
        units = [rng.choice((W, U, B, W | U, U | B, W | U | B, G, 31)) for _ in range(rng.randint(0, 6))]
        pips = tuple(rng.choice((W, U, B, W | B, U | B, G)) for _ in range(rng.randint(0, 4)))
        generic = rng.randint(0, 2)
        counts: dict[int, int] = {}
        for unit in units:
            counts[unit] = counts.get(unit, 0) + 1
        right = match(pips, units) is not None and len(units) >= generic + len(pips)
        assert enough(counts, len(units), generic, pips) == right, (units, pips, generic)


def test_the_tests_of_a_cost() -> None:
    """One test for each union of its pips."""
    assert hall_tests((W, W)) == ((W, 2),)
    assert hall_tests((W, U)) == ((W, 1), (U, 1), (W | U, 2))


def test_ways_to_take_units() -> None:
    """605.3a: what another ability's cost could take."""
    assert payments({W: 1, U: 1}, (W,)) == [(W,)]
    assert payments({W: 2}, (W, 31)) == [(W, W)]
    assert payments({W: 1}, (W, 31)) == []


def test_reductions_touch_generic_mana_first_named_kinds_then_generic() -> None:
    """118.7a–c."""
    total = cost("2", "G")
    reduce(total, 3, None, 1, False)
    assert (total.generic, total.pips) == (0, (G,))
    total = cost("2", "G", "G")
    reduce(total, 0, parsed_cost(ManaCost(("G",))), 1, False)
    assert (total.generic, total.pips) == (2, (G,))
    total = cost("2", "G")
    reduce(total, 0, parsed_cost(ManaCost(("G", "G"))), 1, False)
    assert (total.generic, total.pips) == (1, ())
    total = cost("2")
    reduce(total, 0, parsed_cost(ManaCost(("R",))), 1, False)
    assert (total.generic, total.pips) == (1, ())


def test_a_reduction_to_no_less_than_one_mana() -> None:
    """601.2f: an effect that can't reduce a cost below one mana."""
    total = cost("2")
    reduce(total, 3, None, 1, True)
    assert (total.generic, total.pips) == (1, ())
    total = cost("2", "G")
    reduce(total, 3, None, 1, True)
    assert (total.generic, total.pips) == (0, (G,))


def test_spellings_of_symbols_with_several_ways() -> None:
    """107.4e–f: least life first, then least mana."""
    phyrexian = cost("1", "G/P")
    assert list(spellings(phyrexian.generic, phyrexian.pips)) == [(1, (G,), 0), (1, (), 2)]
    twobrid = cost("2/B")
    assert list(spellings(twobrid.generic, twobrid.pips)) == [(0, (B,), 0), (2, (), 0)]
    both = cost("G/U/P")
    assert list(spellings(both.generic, both.pips)) == [(0, (G | U,), 0), (0, (), 2)]


def test_as_though_it_were_mana_of_any_color() -> None:
    """609.4b, 118.14: any color does not pay {C}; any type does."""
    total = cost("W", "C")
    assert loosened(total.pips, ANY_COLOR) == (63, C)
    assert loosened(total.pips, ANY_TYPE) == (63, 63)
