"""728: rad counters."""

from __future__ import annotations

from tests.rules.support import FOREST, Table, creature


def irradiated(*library: object) -> Table:
    """Return a table where B has three rad counters, before B's turn."""
    table = Table(A={"library": [FOREST] * 9}, B={"library": [FOREST, *library]}).start("end")
    table.state.edit_player(1).counters = (("rad", 3),)
    return table


def test_728_1_cards_are_milled_and_each_nonland_card_costs_a_life_and_takes_a_counter_away() -> None:
    """Rad counters make an ability trigger as the precombat main phase of their player begins (122.1i)."""
    bear = creature("Bear", "1G", 2, 2)
    table = irradiated(bear, FOREST, bear, FOREST, bear).to("upkeep", 2)
    assert table.life("B") == 20

    table.to("precombat_main", 2)

    milled = sorted(table.names("graveyard", "B"))
    nonlands = milled.count("Bear")
    assert len(milled) == 3 and nonlands == 2
    assert table.life("B") == 20 - nonlands
    assert table.state.players[1].counter("rad") == 3 - nonlands


def test_728_1_no_counters_no_trigger() -> None:
    table = Table(A={}, B={"library": [FOREST] * 9}).start("end")
    assert table.to("precombat_main", 2).names("graveyard", "B") == []
