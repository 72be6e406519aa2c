"""709.5e: agents unlock the doors of their Rooms."""

from __future__ import annotations

from tests.agents.support import go, said
from tests.constructs.test_doors import HALL, entered, room


def test_a_door_is_unlocked_when_its_cost_can_be_paid() -> None:
    table = entered(0)

    assert said(table) == f"special {HALL}"
    go(table)
    assert said(table) == "pass"
    assert said(entered(0, room(costs=("{0}", "{9}")))) == "pass"
