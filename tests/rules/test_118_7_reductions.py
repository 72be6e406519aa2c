"""118.7: costs reduced by mana of a kind."""

from __future__ import annotations

from apnap.abilities.mana import ManaCost
from apnap.rules.costs import TotalCost, reduce
from apnap.rules.mana_costs import parsed_cost
from tests.rules.support import symbols


def reduced(cost: str, by: str) -> TotalCost:
    """Return a mana cost less an amount of mana."""
    parsed, total = parsed_cost(ManaCost(symbols(cost))), TotalCost()
    total.generic, total.pips = parsed.generic, parsed.pips
    reduce(total, 0, parsed_cost(ManaCost(symbols(by))), 1, False)
    return total


def same(total: TotalCost, cost: str) -> bool:
    """Tell whether that is what is left of a cost."""
    left = parsed_cost(ManaCost(symbols(cost)))
    return (total.generic, sorted(total.pips)) == (left.generic, sorted(left.pips))


def test_118_7d_colorless_mana_that_exceeds_the_colorless_part_reduces_the_generic_part() -> None:
    assert same(reduced("{3}{C}{G}", "{C}{C}"), "{2}{G}")
    assert same(reduced("{3}{C}{C}", "{C}"), "{3}{C}")


def test_118_7e_a_hybrid_symbol_reduces_by_one_of_its_halves() -> None:
    assert same(reduced("{2}{W}", "{W/U}"), "{2}")
    assert same(reduced("{2}{U}", "{W/U}"), "{2}")
    assert same(reduced("{2}{B}", "{W/U}"), "{1}{B}")
    assert same(reduced("{3}{B}", "{2/W}"), "{1}{B}"), "the generic half is two"


def test_118_7f_a_phyrexian_symbol_reduces_by_its_color() -> None:
    assert same(reduced("{2}{W}", "{W/P}"), "{2}")
    assert same(reduced("{2}{U}", "{W/P}"), "{1}{U}")


def test_118_7g_a_snow_symbol_reduces_the_generic_part() -> None:
    assert same(reduced("{2}{W}", "{S}"), "{1}{W}")
    assert same(reduced("{W}", "{S}"), "{W}")
