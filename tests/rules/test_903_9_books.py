"""903.9b: what becomes of a commander by rulebooks other than the current one."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body
from apnap.abilities.effect import Destroy
from apnap.abilities.objects import TargetObjects
from apnap.abilities.values import BATTLEFIELD, GRAVEYARD
from apnap.rules.commander import designate
from apnap.rules.events import ZoneChange
from tests.rules.support import TARGET_CREATURE, Table, creature, instant

KILL = instant("Kill", "0", Body((TARGET_CREATURE,), Destroy(TargetObjects(0))))


@pytest.mark.parametrize(
    ("rules", "died", "zone"),
    [
        ("classic", True, "graveyard"),
        ("2007", True, "graveyard"),
        ("2016", False, "command"),
        ("current", True, "command"),
    ],
)
def test_903_9_a_commander_goes_to_the_command_zone_instead_or_from_the_graveyard(
    rules: str, died: bool, zone: str
) -> None:
    """2016:903.9; 903.9a: today it has died first, and abilities have seen it. It is asked as a state-based action
    (704.6d).
    """
    chief = creature("Chief", "1W", 2, 2)
    table = Table(book=rules, A={"battlefield": [chief], "hand": [KILL]}, B={})
    designate(table.state, table.find("Chief").ref)
    table.start().cast("Kill").resolve()
    assert (table.decision.purpose == "command_zone") == (zone == "command")
    if zone == "command":
        table.choose(True)
    moves = [one.to for one in table.state.history if isinstance(one, ZoneChange) and one.came_from == BATTLEFIELD]

    assert "Chief" in table.names(zone, "A")
    assert (GRAVEYARD in moves) == died
