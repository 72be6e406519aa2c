"""Numbers that are met exactly, life gained and lost, and other small things said of combat and of counters."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, CUB, FOX, NAME, Table, beast, permanent, played, settle, spell


@pytest.mark.construct("ExactlySo")
@pytest.mark.parametrize(("life", "gained"), [(10, 1), (11, 0), (9, 0)])
def test_107_1_exactly_so_much_life(life: int, gained: int) -> None:
    table = Table(A={"hand": [spell("If you have exactly 10 life, you gain 1 life.")], "life": life}, B={}).start()
    assert settle(table.cast(NAME)).life("A") == life + gained


@pytest.mark.construct("GainedAndLostLife")
@pytest.mark.parametrize(("before", "cards"), [("You gain 1 life. You lose 1 life.", 1), ("You gain 1 life.", 0)])
def test_119_9_you_gained_and_lost_life(before: str, cards: int) -> None:
    table = played(f"{before} Then if you gained and lost life this turn, draw a card.")
    assert len(table.names("hand", "A")) == cards


@pytest.mark.construct("YouHaveMostLife")
@pytest.mark.parametrize(("lives", "cards"), [((20, 20), 1), ((20, 21), 0), ((21, 20), 1)])
def test_119_1_you_have_the_most_life_or_are_tied(lives: tuple[int, int], cards: int) -> None:
    rite = spell("If you have the most life or are tied for most life, draw a card.")
    table = Table(A={"hand": [rite], "life": lives[0]}, B={"life": lives[1]}).start()
    assert len(settle(table.cast(NAME)).names("hand", "A")) == cards


@pytest.mark.construct("EventInTurn")
def test_102_1_what_an_object_does_during_your_turn() -> None:
    wurm = permanent("Whenever a creature you control deals combat damage during your turn, you gain 1 life.")
    table = Table(A={"battlefield": [wurm, BEAR]}, B={"battlefield": [FOX]}).attack_now("Bear")
    assert settle(table.to("postcombat_main")).life("A") == 21
    wall = beast(name="Wall", size=(1, 9))
    table = Table(A={"battlefield": [wurm, wall]}, B={"battlefield": [FOX]}).start().to("declare_attackers", 2)
    table.attack("Fox").block(("Wall", "Fox"))
    assert settle(table.to("postcombat_main", 2)).life("A") == 20


@pytest.mark.construct("WithNoSuchCounters")
def test_122_1_creatures_with_no_such_counters() -> None:
    text = "Put a +1/+1 counter on target creature. Then destroy each creature with no +1/+1 counters on it."
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [FOX, CUB]}).start()
    settle(table.cast(NAME, "Fox"))
    assert (table.names("battlefield", "B"), table.names("graveyard", "B")) == (["Fox"], ["Cub"])


@pytest.mark.construct("SwitchSizesOf")
def test_613_4d_the_sizes_of_several_targets_are_switched() -> None:
    text = "Switch the power and toughness of each of up to two target creatures until end of turn."
    wide, tall = beast(name="Wide", size=(1, 5)), beast(name="Tall", size=(4, 2))
    table = Table(A={"hand": [spell(text)], "battlefield": [wide, tall]}, B={}).start()
    settle(table.cast(NAME, "Wide", "Tall"))
    assert (table.size("Wide"), table.size("Tall")) == ((5, 1), (2, 4))
    assert table.to("upkeep", 2).size("Wide") == (1, 5)


@pytest.mark.construct("MayAssignAsUnblockedThisTurn")
def test_510_1c_damage_assigned_this_turn_as_though_unblocked() -> None:
    text = "You may have creatures you control assign their combat damage this turn as though they weren't blocked."
    table = Table(A={"hand": [spell(text)], "battlefield": [BEAR]}, B={"battlefield": [CUB]}).start()
    settle(table.cast(NAME))
    table.attack("Bear").block(("Cub", "Bear")).passes(2).choose(True)
    assert table.life("B") == 18


@pytest.mark.construct("ItMayAssignAsUnblocked")
def test_510_1c_he_assigns_his_damage_as_though_unblocked() -> None:
    text = "You may have ~ assign his combat damage as though he weren't blocked."
    table = Table(A={"battlefield": [beast(text)]}, B={"battlefield": [CUB]}).start().attack(NAME)
    table.block(("Cub", NAME)).passes(2).choose(True)
    assert table.life("B") == 18


@pytest.mark.construct("HostMayAssignAsUnblocked")
def test_510_1c_the_host_assigns_its_damage_as_though_unblocked() -> None:
    text = "Enchanted creature's controller may have it assign its combat damage as though it weren't blocked."
    aura = permanent(f"Enchant creature\n{text}", "Enchantment — Aura")
    table = Table(A={"hand": [aura], "battlefield": [BEAR]}, B={"battlefield": [CUB]}).start()
    table.cast(NAME, "Bear").resolve().attack("Bear")
    table.block(("Cub", "Bear")).passes(2).choose(True)
    assert table.life("B") == 18
