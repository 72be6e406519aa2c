"""903.9b: what becomes of a commander by rulebooks other than the current one."""

from __future__ import annotations

from apnap.abilities.effect import Destroy
from apnap.abilities.objects import TargetObjects
from apnap.rulebooks.current import CURRENT
from apnap.rules.commander import designate
from tests.rules.effects import do
from tests.rules.support import Table, creature


def test_a_commander_goes_to_the_command_zone_instead_of_the_graveyard_903_9b() -> None:
    chief = creature("Chief", "1W", 2, 2)
    for rule, asked in (("replacement", True), ("none", False)):
        table = Table(A={"battlefield": [chief]}, B={})
        table.state.rulebook = CURRENT.with_switches({"commander_zone_rule": rule})
        designate(table.state, table.find("Chief").ref)
        do(table, Destroy(TargetObjects(0)), "Chief")
        assert (table.state.decision is not None and table.decision.purpose == "command_zone") == asked
        if asked:
            table.choose(True)
        assert table.names("command" if asked else "graveyard", "A") == ["Chief"]
