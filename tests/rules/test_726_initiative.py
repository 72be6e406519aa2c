"""726: the initiative."""

from __future__ import annotations

from typing import Any

from apnap.abilities.dungeons import TakeInitiative
from apnap.abilities.objects import TargetPlayers, You
from apnap.ids import NO_PLAYER
from apnap.rules.decisions import CAST, Action
from apnap.rules.dungeons import MARKER, dungeon_of
from apnap.rules.initiative import who_has_initiative
from apnap.rules.multiplayer import leave_game
from apnap.rules.waiting import WaitingTrigger
from tests.rules.effects import do
from tests.rules.support import Table, creature, sorcery

LEAD = sorcery("Lead", "", TakeInitiative(You()))
OX = creature("Ox", "3G", 4, 4, "haste")


def leading() -> Table:
    """Return a table where A has taken the initiative in their first turn."""
    table = Table(A={"hand": [LEAD, LEAD], "battlefield": [OX]}, B={"battlefield": [OX, OX], "hand": [LEAD]}).start()
    return settle(table.cast("Lead"))


def settle(table: Table) -> Table:
    """Resolve everything, finding nothing and taking the first of what is asked."""
    while table.state.stack or table.decision.kind != 0:
        if table.decision.kind == 0:
            table.resolve()
        else:
            table.choose("done" if table.decision.can_finish else table.choices[0])
    return table


def room(table: Table, seat: int) -> Any:
    """Return the room that a player's venture marker is in."""
    found = dungeon_of(table.state, seat)
    return found and found.choice(MARKER)


def test_nobody_has_the_initiative_before_an_effect_says_so_726_1() -> None:
    assert who_has_initiative(Table(A={}, B={}).state) == NO_PLAYER


def test_who_takes_it_ventures_into_undercity_726_2() -> None:
    table = leading()

    assert (who_has_initiative(table.state), room(table, 0)) == (0, "Secret Entrance")


def test_they_venture_at_the_beginning_of_their_upkeep_726_2() -> None:
    table = leading().to("upkeep", 2)

    assert room(table, 0) == "Secret Entrance"
    table.to("precombat_main", 3)
    assert room(table, 0) == "Forge"


def test_only_one_player_has_it_726_3() -> None:
    table = do(Table(A={}, B={}), TakeInitiative(You()))
    do(table, TakeInitiative(TargetPlayers(0)), "B")

    assert (who_has_initiative(table.state), table.state.players[0].mark("initiative")) == (1, 0)


def test_creatures_that_deal_combat_damage_together_take_it_once_726_2() -> None:
    table = leading().to("declare_attackers", 2)
    table.attack("Ox#2", "Ox#3").to("postcombat_main", 2)

    assert (table.life("A"), who_has_initiative(table.state)) == (12, 1)
    assert room(table, 1) == "Secret Entrance", "it was taken once, and its ability moved the marker once"


def test_damage_to_another_player_changes_nothing_726_2() -> None:
    table = leading().to("declare_attackers").attack("Ox").to("postcombat_main")

    assert (table.life("B"), who_has_initiative(table.state), room(table, 0)) == (16, 0, "Secret Entrance")


def test_who_has_it_and_takes_it_ventures_again_726_5() -> None:
    table = leading()
    settle(table.act(Action(CAST, table.find("Lead", "hand").ref, 0)))

    assert (who_has_initiative(table.state), room(table, 0)) == (0, "Forge")


def test_the_active_player_takes_it_when_its_holder_leaves_726_4() -> None:
    table = do(Table(A={}, B={}, C={}), TakeInitiative(TargetPlayers(0)), "C")
    table.state.active = 0
    assert who_has_initiative(table.state) == 2
    table.state.waiting_triggers = ()
    leave_game(table.state, (2,))

    assert who_has_initiative(table.state) == 0
    triggers: tuple[WaitingTrigger, ...] = table.state.waiting_triggers
    assert [one.controller for one in triggers] == [0]
