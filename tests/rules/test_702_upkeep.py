"""702.32 fading, 702.63 vanishing."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.effect import RemoveCounters
from apnap.abilities.objects import Each
from apnap.abilities.quantity import Number
from tests.rules.layered import CREATURES, put_counters
from tests.rules.support import Table, creature, instant


def n(name: str, number: int) -> Keyword:
    return Keyword(name, n=Number(number))


def counters(table: Table, name: str) -> tuple[tuple[str, int], ...]:
    return table.find(name).counters


@pytest.mark.ledger("current:702.32")
def test_702_32_fading_outlives_its_last_counter_by_a_turn() -> None:
    """Counters as it enters, and a sacrifice when none can be removed (702.32a)."""
    ghost = creature("Ghost", "0", 3, 3, n("fading", 1))
    table = Table(A={"hand": [ghost]}, B={}).start().cast("Ghost").resolve()
    assert counters(table, "Ghost") == (("fade", 1),)
    table.to("draw", turn=3)
    assert counters(table, "Ghost") == () and table.names("battlefield") == ["Ghost"]
    assert table.to("draw", turn=5).names("graveyard", "A") == ["Ghost"]


@pytest.mark.ledger("current:702.63")
def test_702_63_vanishing_goes_with_its_last_counter() -> None:
    ghost = creature("Ghost", "0", 3, 3, n("vanishing", 2))
    table = Table(A={"hand": [ghost]}, B={}).start().cast("Ghost").resolve()
    assert counters(table.to("draw", turn=3), "Ghost") == (("time", 1),)
    assert table.to("draw", turn=5).names("graveyard", "A") == ["Ghost"]


@pytest.mark.ledger("current:702.63")
def test_702_63a_whatever_removes_the_last_counter() -> None:
    ghost = creature("Ghost", "0", 3, 3, n("vanishing", 3))
    wipe = instant("Wipe", "0", RemoveCounters(Each(CREATURES), "time", None))
    table = Table(A={"hand": [ghost, wipe]}, B={}).start().cast("Ghost").resolve().cast("Wipe").settle()
    assert "Ghost" in table.names("graveyard", "A")


@pytest.mark.ledger("current:702.63")
def test_702_63b_vanishing_without_a_number_waits_for_counters() -> None:
    table = Table(A={"battlefield": [creature("Ghost", "0", 3, 3, "vanishing")]}, B={}).start().to("draw", turn=3)
    assert table.names("battlefield") == ["Ghost"]
    put_counters(table, "Ghost", time=1)
    assert table.to("draw", turn=5).names("battlefield") == []


@pytest.mark.ledger("current:702.63")
def test_702_63c_each_instance_of_vanishing_works() -> None:
    ghost = creature("Ghost", "0", 3, 3, n("vanishing", 2), n("vanishing", 2))
    table = Table(A={"hand": [ghost]}, B={}).start().cast("Ghost").resolve()
    assert counters(table, "Ghost") == (("time", 4),)
    assert counters(table.to("draw", turn=3), "Ghost") == (("time", 2),)
    assert table.to("draw", turn=5).names("battlefield") == []
