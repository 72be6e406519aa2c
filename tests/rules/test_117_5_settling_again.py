"""117.5: what is done to a position from outside is settled before a player has priority again."""

from __future__ import annotations

import pytest

from apnap.errors import InvalidStateError
from apnap.rules.counters import put_counters
from apnap.rules.happen import happen
from apnap.rules.machine import run
from apnap.rules.priority import settle_again
from tests.rules.support import Table, creature


def test_counters_put_from_outside_are_followed_by_state_based_actions() -> None:
    table = Table(A={"battlefield": [creature("Cub", "G", 1, 1)]}, B={}).start()

    settle_again(table.state)
    happen(table.state, put_counters(table.find("Cub").ref, "-1/-1", 1, 0))
    run(table.state)

    assert table.names("graveyard", "A") == ["Cub"] and table.decision.player == 0


def test_nobody_has_priority_while_attackers_are_declared() -> None:
    table = Table(A={"battlefield": [creature("Cub", "G", 1, 1)]}, B={}).start().to("declare_attackers")

    with pytest.raises(InvalidStateError):
        settle_again(table.state)
