"""Cards of kinds that have words of their own (205.4), and cards that have the name of several (201.5)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, FOX, NAME, THEIRS, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.support import FOREST


@pytest.mark.construct("MixedKind", "DescribedKind")
def test_205_4a_the_land_must_be_basic_the_creature_need_not() -> None:
    fen = permanent("{T}: Add {B}.", "Land", name="Fen")
    line = "Search your library for a creature or basic land card, reveal it, put it into your hand, then shuffle."
    table = Table(A={"hand": [spell(line)], "library": [CUB, FOREST, fen]}, B={}).start()

    table.cast(NAME).resolve()

    assert set(table.offered()) == {"Cub", "Forest", "Wastes"}
    assert spanish(line) == (
        "Busca en tu biblioteca una carta de criatura o de tierra básica, muéstrala, ponla en tu mano y luego baraja."
    )


@pytest.mark.construct("QualityAndKind")
def test_205_4a_snow_creatures_and_zombies_one_of_the_two_is_enough() -> None:
    lord = beast("Other snow and Zombie creatures you control get +1/+1.")
    snow = beast(name="Snow", type_line="Snow Creature — Beast")
    dead = beast(name="Dead", type_line="Creature — Zombie")
    table = Table(A={"battlefield": [lord, snow, dead, CUB]}, B={}).start()

    assert [table.size(name) for name in ("Snow", "Dead", "Cub", NAME)] == [(3, 3), (3, 3), (2, 2), (2, 2)]


@pytest.mark.construct("KindAndColor", "InIt")
def test_105_2_what_is_a_mountain_or_red_counts_once() -> None:
    red = beast(name="Red", cost="{R}")
    peak = permanent("", "Land — Mountain", name="Peak")
    line = "Target opponent reveals their hand. You draw a card for each Mountain and red card in it."

    table = played(line, B={"hand": [red, peak, CUB]})

    assert len(table.names("hand", "A")) == 2


@pytest.mark.construct("OwnNameOfSeveral")
def test_201_5_the_name_of_several_has_its_verbs_in_the_plural() -> None:
    name = "Ilo and Ila"
    line = "When Ilo and Ila enter, put a +1/+1 counter on them."
    pair = beast(line, name=name, type_line="Legendary Creature — Beast")
    table = Table(A={"hand": [pair]}, B={}).start()

    settle(table.cast(name))

    assert table.size(name) == (3, 3)
    assert spanish("Whenever ~p attack, draw a card.") == "Siempre que ~p ataquen, roba una carta."


@pytest.mark.construct("ShortNameOfSeveral")
def test_201_5_the_short_name_of_several() -> None:
    name = "Ilo & Ila, Old Friends"
    pair = beast("Whenever Ilo & Ila attack, you gain 2 life.", name=name, type_line="Legendary Creature — Beast")
    table = Table(A={"battlefield": [pair]}, B=THEIRS)

    settle(table.attack_now(name))

    assert table.life("A") == 22


@pytest.mark.construct("ChooseApart")
def test_115_3_each_mode_targets_a_different_player() -> None:
    line = (
        "When this creature enters, choose one or both. Each mode must target a different player.\n"
        "• Target player draws two cards.\n• Target player loses 2 life."
    )
    table = Table(A={"hand": [beast(line)]}, B={}).start()

    settle(table.cast(NAME), 0, 1, "A")

    assert table.names("hand", "A") == ["Wastes"] * 2 and table.life("B") == 18 and table.life("A") == 20


@pytest.mark.construct("ChooseApart")
def test_115_3_there_are_no_more_modes_than_players_to_target() -> None:
    line = (
        "When this creature enters, choose one or more. Each mode must target a different player.\n"
        "• Target opponent discards two cards.\n• Target opponent loses 5 life."
    )
    table = Table(A={"hand": [beast(line)]}, B={"hand": [FOX, FOX]}).start()

    settle(table.cast(NAME), 1)  # with one opponent a second mode can't be chosen

    assert table.life("B") == 15 and len(table.names("hand", "B")) == 2
