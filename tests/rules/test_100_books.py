"""100: a rulebook that the rules here do not carry out is refused before the game."""

from __future__ import annotations

import pytest

from apnap.abilities.effect import Destroy
from apnap.abilities.objects import TargetObjects
from apnap.errors import RulebookError
from apnap.game.setting_up import Setup
from apnap.rulebooks.current import CURRENT
from apnap.rulebooks.declarations import SWITCHES
from apnap.rules.books import OTHER_VALUES, refuse_book
from apnap.rules.commander import designate
from tests.rules.effects import do
from tests.rules.support import Table, creature


def test_what_is_not_carried_out_is_refused_with_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(OTHER_VALUES, "mana_burn")
    with pytest.raises(RulebookError, match="mana_burn = True, only with: False") as refused:
        Setup((), 1, CURRENT.with_switches({"mana_burn": True})).state()
    assert refused.value.rule == next(switch.rule for switch in SWITCHES if switch.name == "mana_burn")


def test_every_other_value_that_is_carried_out_is_allowed() -> None:
    for name, values in OTHER_VALUES.items():
        for value in values:
            refuse_book(CURRENT.with_switches({name: value}))


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
