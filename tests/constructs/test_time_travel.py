"""701.56: time travel."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, Table, beast, permanent, settle, spanish, spell


@pytest.mark.construct("TimeTravel")
def test_701_56a_each_permanent_and_suspended_card_gets_or_loses_a_time_counter() -> None:
    """Time travel (701.56): for each of them its controller says whether a time counter is put on it, removed or
    neither; nothing else is touched (701.56a)."""
    clock = permanent(
        "Whenever a time counter is removed from this artifact, you gain 1 life.", "Artifact", name="Clock"
    )
    later = beast("Suspend 3—{0}", name="Later", cost="{5}")
    table = Table(
        A={"battlefield": [clock, CUB], "hand": [spell("Time travel.")], "exile": [later, later]},
        B={"battlefield": [beast(name="Bear")]},
    ).start()
    for name, zone, n in (
        ("Clock", "battlefield", 2),
        ("Later", "exile", 3),
        ("Later#2", "exile", 3),
        ("Bear", None, 4),
    ):
        table.state.edit(table.find(name, zone).ref).counters = (("time", n),)
    table.state.disturb()
    table.cast(NAME).resolve()
    settle(table, 1, 0, 2)
    counted = [table.find(name).counter("time") for name in ("Clock", "Later", "Later#2", "Bear", "Cub")]
    assert (counted, table.life("A")) == ([1, 4, 3, 4, 0], 21)
    assert spanish("Time travel.") == "Viaja en el tiempo."
