"""725: the monarch."""

from __future__ import annotations

from apnap.abilities import effect as eff
from apnap.abilities.objects import TargetPlayers, You
from apnap.ids import NO_PLAYER
from apnap.rules.monarch import monarch
from apnap.rules.multiplayer import leave_game
from tests.rules.effects import do
from tests.rules.support import Table, creature, sorcery

CROWN = sorcery("Crown", "", eff.BecomeMonarch(You()))
OX = creature("Ox", "3G", 4, 4, "haste")


def crowned() -> Table:
    """Return a table where A has become the monarch in their first turn."""
    return Table(A={"hand": [CROWN], "battlefield": [OX]}, B={"battlefield": [OX]}).start().cast("Crown").resolve()


def test_nobody_is_the_monarch_before_an_effect_says_so_725_1() -> None:
    assert monarch(Table(A={}, B={}).state) == NO_PLAYER


def test_there_is_one_monarch_at_a_time_725_3() -> None:
    table = do(Table(A={}, B={}), eff.BecomeMonarch(You()))
    assert monarch(table.state) == 0
    do(table, eff.BecomeMonarch(TargetPlayers(0)), "B")
    assert monarch(table.state) == 1 and table.state.players[0].mark("monarch") == 0


def test_the_monarch_draws_at_their_end_step_725_2() -> None:
    table = crowned()
    before = len(table.state.players[0].hand)
    table.to("end")
    assert len(table.state.players[0].hand) == before + 1


def test_combat_damage_to_the_monarch_makes_its_controller_the_monarch_725_2() -> None:
    table = crowned().to("declare_attackers", turn=2)
    table.attack("Ox#2").to("postcombat_main")
    assert table.life("A") == 16 and monarch(table.state) == 1


def test_the_active_player_becomes_the_monarch_when_the_monarch_leaves_725_4() -> None:
    table = do(Table(A={}, B={}, C={}), eff.BecomeMonarch(TargetPlayers(0)), "C")
    table.state.active = 0
    leave_game(table.state, (2,))
    assert monarch(table.state) == 0
