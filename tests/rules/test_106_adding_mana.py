"""106: mana that effects add, and what players are told of it."""

from __future__ import annotations

import pytest

from apnap.abilities.effect import AddMana
from apnap.abilities.mana import AnyColor, CouldProduce, FixedMana
from apnap.abilities.objects import ControlledBy, Filter, HasCardType, You
from apnap.abilities.values import LAND
from apnap.rules.decisions import PRIORITY
from apnap.rules.view import View
from tests.rules.support import Table, instant, land

YOUR_LANDS = Filter((HasCardType(LAND), ControlledBy(You())))


def brewed(*symbols: str) -> Table:
    """Return a table where A's spell "Add [those symbols]" is resolving or has resolved."""
    brew = instant("Brew", "", AddMana(You(), FixedMana(symbols)))
    return Table(A={"hand": [brew]}, B={}).start().cast("Brew").resolve()


@pytest.mark.parametrize(("half", "pool"), [("W", {"W": 1}), ("U", {"U": 1})])
def test_106_8_one_half_of_a_hybrid_symbol_is_chosen(half: str, pool: dict[str, int]) -> None:
    table = brewed("W/U")
    assert table.choices == ("W", "U")
    assert table.choose(half).pool() == pool


@pytest.mark.parametrize(("half", "pool"), [("W", {"W": 1}), ("CC", {"C": 2})])
def test_106_8_a_generic_half_adds_that_much_colorless_mana(half: str, pool: dict[str, int]) -> None:
    table = brewed("2/W")
    assert sorted(table.choices) == ["CC", "W"]
    assert table.choose(half).pool() == pool


def test_106_9_a_phyrexian_symbol_adds_one_mana_of_its_color() -> None:
    table = brewed("G/P")
    assert (table.decision.kind, table.pool(), table.life("A")) == (PRIORITY, {"G": 1}, 20)


def test_106_10_a_generic_symbol_adds_that_much_colorless_mana() -> None:
    assert brewed("3").pool() == {"C": 3}


def test_106_11_snow_symbols_add_colorless_mana() -> None:
    assert brewed("S", "S").pool() == {"C": 2}


def test_106_4a_everybody_is_told_what_mana_is_left() -> None:
    """What is in a pool is seen by all after a payment (106.4a) and when its player passes priority (106.4b)."""
    zap = instant("Zap", "R", AddMana(You(), FixedMana(())))
    table = Table(A={"hand": [zap, instant("Brew", "", AddMana(You(), FixedMana(("R", "R", "G"))))]}, B={})
    table.start().cast("Brew").resolve().cast("Zap")
    assert table.decision.kind == PRIORITY

    def told() -> list[tuple[str, int]]:
        pool = View(table.state, 1).players[0].pool
        return sorted(("WUBRGC"[kind.bit_length() - 1], n) for kind, _, n in pool)

    assert told() == [("G", 1), ("R", 1)]
    table.passes()
    assert (table.decision.player, told()) == (1, [("G", 1), ("R", 1)])


def test_106_1b_there_are_six_types_of_mana() -> None:
    brew = instant("Brew", "", AddMana(You(), CouldProduce(YOUR_LANDS, types=True)))
    sources = [land(f"Source of {symbol}", symbol) for symbol in "WUBRGC"]
    table = Table(A={"hand": [brew], "battlefield": sources}, B={}).start().cast("Brew").resolve()
    assert table.choices == tuple("WUBRGC")
    assert table.choose("C").pool() == {"C": 1}


def test_105_1_any_color_is_one_of_five() -> None:
    brew = instant("Brew", "", AddMana(You(), AnyColor()))
    table = Table(A={"hand": [brew]}, B={}).start().cast("Brew").resolve()
    assert table.choices == tuple("WUBRG")
