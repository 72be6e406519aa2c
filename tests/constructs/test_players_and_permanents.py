"""Players and permanents under one word: "target player or planeswalker", "you or a planeswalker you control"."""

from __future__ import annotations

import pytest

from tests.constructs.support import ELK, NAME, THEIRS, Table, beast, permanent, played, written
from tests.rules.support import planeswalker

WALKER = planeswalker("Walker", "5", 5)


@pytest.mark.construct("TargetPlayerOrHead")
def test_115_1_the_damage_goes_to_a_player_or_a_planeswalker() -> None:
    text = "Subject deals 3 damage to target player or planeswalker."
    assert played(text, "B", B={"battlefield": [WALKER]}).life("B") == 17
    table = played(text, "Walker", B={"battlefield": [WALKER]})
    assert table.life("B") == 20
    assert table.find("Walker").counter("loyalty") == 2


@pytest.mark.construct("TargetOpponentOrHead")
def test_115_1_an_opponent_or_a_planeswalker_of_anybody() -> None:
    text = "Subject deals 3 damage to target opponent or planeswalker."
    table = played(text, "Walker", A={"battlefield": [WALKER]})
    assert table.find("Walker").counter("loyalty") == 2


@pytest.mark.construct("YouOrObject")
def test_508_1m_attacking_you_or_your_planeswalker() -> None:
    wall = permanent("Whenever a creature attacks you or a planeswalker you control, you gain 1 life.")
    cubs = [beast(name="Cub"), beast(name="Fox"), beast(name="Elk")]
    table = Table(A={"battlefield": cubs}, B={"battlefield": [wall, WALKER]}).start("declare_attackers")
    table.choose(("Cub", "B"), ("Fox", "Walker"), "done").resolve().resolve()
    assert table.life("B") == 22


@pytest.mark.construct("AsLongAsTheyAreExiled")
def test_you_may_play_them_for_as_long_as_they_remain_exiled() -> None:
    text = "Exile the top two cards of your library. You may play those cards for as long as they remain exiled."
    table = played(text, A={"library": [permanent("", "Land", name="Fern"), permanent("", "Land", name="Moss")]})
    table.to("precombat_main", turn=3)
    offered = {action.ref for action in table.legal("A")}
    assert {table.find("Fern").ref, table.find("Moss").ref} <= offered


@pytest.mark.construct("PlayerOrHead")
def test_combat_damage_to_a_player_or_planeswalker() -> None:
    horn = beast("Whenever this creature deals combat damage to a player or planeswalker, you gain 1 life.")
    walker = written("[+1]: You gain 1 life.", "Planeswalker — Sage", name="Sage", loyalty="4")
    table = Table(A={"battlefield": [horn]}, B={"battlefield": [walker]}).start()
    table.attack((NAME, "Sage")).to("postcombat_main")
    assert (table.life("A"), table.find("Sage").counters) == (21, (("loyalty", 2),))
    table = Table(A={"battlefield": [horn]}, B={}).start()
    assert table.attack(NAME).to("postcombat_main").life("A") == 21


@pytest.mark.construct("HeadOrPlayer")
def test_double_damage_to_a_permanent_or_player() -> None:
    seal = permanent(
        "If a source you control would deal damage to a permanent or player, it deals double that damage instead.",
        name="Seal",
    )
    table = played("Subject deals 2 damage to each player.", A={"battlefield": [seal]})
    assert (table.life("A"), table.life("B")) == (16, 16)
    table = played("Subject deals 1 damage to target creature.", A={"battlefield": [seal]}, B=THEIRS)
    assert table.find("Fox").damage == 2


@pytest.mark.construct("OtherPlayerOrObject")
def test_double_damage_to_an_opponent_or_a_permanent_an_opponent_controls() -> None:
    seal = permanent(
        "If a source you control would deal damage to an opponent or a permanent an opponent controls, it deals double "
        "that damage instead.",
        name="Seal",
    )
    table = played("Subject deals 2 damage to each player.", A={"battlefield": [seal]})
    assert (table.life("A"), table.life("B")) == (18, 16)
    table = played("Subject deals 1 damage to each creature.", A={"battlefield": [seal, ELK]}, B=THEIRS)
    assert (table.find("Elk").damage, table.find("Fox").damage) == (1, 2)
