"""Designations and the keyword actions that give them (701.37, 702.110, 702.131, 702.179, 725, 700.13)."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue
from tests.constructs.support import NAME, Table, beast, permanent, spell
from tests.rules.layered import seen


@pytest.mark.construct("Monstrosity", "BecomesDesignated", "IsQuality")
def test_701_37a_it_becomes_monstrous_once() -> None:
    hydra = beast(
        "{0}: Monstrosity 3.\nWhen this creature becomes monstrous, you gain 4 life.\n"
        "As long as this creature is monstrous, it has flying."
    )
    table = Table(A={"battlefield": [hydra]}, B={}).start()

    table.activate(NAME).resolve().resolve()
    table.activate(NAME).resolve()

    assert table.size(NAME) == (5, 5)
    assert table.life("A") == 24
    assert "flying" in [a.keyword for a in seen(table, NAME).abilities]


@pytest.mark.construct("Monstrosity", "BecomesDesignated", "XAmount")
def test_701_37c_x_is_the_x_of_monstrosity() -> None:
    hydra = beast("{X}: Monstrosity X.\nWhen this creature becomes monstrous, you gain X life.")
    lands = [permanent("{T}: Add {C}.", "Land", name=name) for name in ("One", "Two", "Three")]
    table = Table(A={"battlefield": [hydra, *lands]}, B={}).start()

    table.activate(NAME).choose(3).resolve().resolve()

    assert table.life("A") == 23


@pytest.mark.construct("AttacksWhile")
def test_attacks_while_monstrous() -> None:
    hydra = beast("{0}: Monstrosity 1.\nWhenever this creature attacks while monstrous, you gain 4 life.")
    table = Table(A={"battlefield": [hydra]}, B={}).start()

    table.attack(NAME).to("upkeep", 3)
    assert table.life("A") == 20
    table.activate(NAME).resolve().attack(NAME).resolve()

    assert table.life("A") == 24


@pytest.mark.construct("Blessed")
@pytest.mark.ledger("current:702.131")
def test_702_131b_ten_permanents_give_the_blessing_for_good() -> None:
    table = Table(
        A={
            "battlefield": [
                beast("Ascend\nThis creature has flying as long as you have the city's blessing."),
                *(beast(name=f"Beast {i}") for i in range(8)),
            ],
            "hand": [beast(name="Tenth"), spell("Destroy all creatures with power 2 or less.", name="Doom")],
        },
        B={},
    ).start()

    assert not _flies(table)
    table.cast("Tenth").resolve()
    assert _flies(table)
    assert table.state.players[0].mark("city's blessing") == 1


def _flies(table: Table) -> bool:
    return any(ability.keyword == "flying" for ability in seen(table, NAME).abilities)


@pytest.mark.construct("YouAreMonarch", "YouArentMonarch")
def test_725_who_is_the_monarch() -> None:
    court = permanent(
        "At the beginning of your end step, if you're the monarch, you gain 4 life.\n"
        "At the beginning of your end step, if you aren't the monarch, you lose 1 life.\n"
        "{0}: You become the monarch."
    )
    table = Table(A={"battlefield": [court]}, B={}).start()

    table.to("upkeep", 2)
    assert table.life("A") == 19
    table.to("precombat_main", 3).activate(NAME).resolve().to("upkeep", 4)

    assert table.life("A") == 23


@pytest.mark.construct("ExploitsEvent")
@pytest.mark.ledger("current:702.110")
def test_702_110b_it_exploits_even_itself() -> None:
    reaver = beast("Exploit\nWhen this creature exploits a creature, you gain 4 life.", name="Reaver")
    watcher = permanent("Whenever a creature you control exploits a nontoken creature, each opponent loses 1 life.")
    table = Table(A={"battlefield": [watcher], "hand": [reaver]}, B={}).start()

    table.cast("Reaver").resolve().resolve().choose(True, 0)
    while table.state.stack:
        table.resolve()

    assert (table.life("A"), table.life("B")) == (24, 19)


@pytest.mark.construct("CommitsCrime", "CommittedCrime")
def test_700_13_a_crime_targets_what_is_not_yours() -> None:
    thief = beast(
        "Whenever you commit a crime, you gain 4 life.\n"
        "At the beginning of your end step, if you've committed a crime this turn, draw a card."
    )
    zing = spell("~ deals 1 damage to any target.", name="Zing", type_line="Instant")
    again = spell("~ deals 1 damage to target creature.", name="Again", type_line="Instant")
    table = Table(A={"battlefield": [thief], "hand": [zing, again]}, B={}).start()

    table.cast("Again")
    assert len(table.state.stack) == 1
    table.resolve().cast("Zing", "B").resolve()
    assert table.life("A") == 24
    cards = len(table.names("hand", "A"))
    table.to("upkeep", 2)

    assert len(table.names("hand", "A")) == cards + 1


@pytest.mark.construct("MaxSpeedLine", "HaveMaxSpeed")
@pytest.mark.ledger("current:702.178", "current:702.179")
def test_702_179d_speed_rises_once_each_turn_that_opponents_lose_life() -> None:
    """At a speed of 4 it is max speed (702.179e)."""
    racer = beast(
        "Start your engines!\nMax speed — This creature has flying.\nMax speed — {0}: You gain 4 life.\n"
        "At the beginning of your upkeep, if you have max speed, draw a card."
    )
    drain = permanent("{0}: Each opponent loses 1 life.", name="Drain")
    table = Table(A={"battlefield": [racer, drain]}, B={}).start()

    for turn in (1, 3, 5):
        table.to("precombat_main", turn).activate("Drain").resolve().resolve().activate("Drain").resolve()
        assert table.state.players[0].mark("speed") == min(4, (turn + 3) // 2)
    assert _flies(table)
    table.activate(NAME).resolve()

    assert table.life("A") == 24


@pytest.mark.construct("Amass")
def test_701_47a_the_army_grows() -> None:
    """Amass (701.47): one Army is made and grows after that."""
    table = Table(A={"hand": [spell("Amass Orcs 2."), spell("Amass Zombies 1.", name="More")]}, B={}).start()

    table.cast(NAME).resolve()
    assert table.size("Orc Army Token") == (2, 2)
    table.cast("More").resolve()

    assert table.size("Orc Army Token") == (3, 3)
    assert {"Orc", "Army", "Zombie"} <= set(seen(table, "Orc Army Token").subtypes)
    assert len(table.names("battlefield", "A")) == 1


@pytest.mark.construct("Bolster")
def test_701_39a_the_least_toughness() -> None:
    """Bolster (701.39) chooses by toughness."""
    creatures = [beast(name="Big", size=(1, 4)), beast(name="Small", size=(5, 1))]
    table = Table(A={"battlefield": creatures, "hand": [spell("Bolster 2.")]}, B={}).start()

    table.cast(NAME).resolve()

    assert (table.size("Big"), table.size("Small")) == ((1, 4), (7, 3))


@pytest.mark.construct("Learn")
def test_701_48a_discard_and_draw_or_a_lesson_from_outside() -> None:
    """Learn (701.48) is one of two things."""
    lesson = spell("Draw a card.", name="Course", type_line="Sorcery — Lesson")
    hand = [spell("Learn."), spell("Learn.", name="Again"), beast(name="Bear")]
    table = Table(A={"hand": hand, "sideboard": [lesson]}, B={}).start()

    table.cast(NAME).resolve().choose(True, "Bear")
    assert table.names("hand", "A") == ["Again", "Wastes"]
    table.cast("Again").resolve().choose(False, "Course")

    assert table.names("hand", "A") == ["Course", "Wastes"]


def test_in_spanish() -> None:
    (tree,) = tongue("en").read("Max speed — This creature has double strike.").trees
    printed = tongue("es").print(tree)

    assert printed == "Velocidad máxima — Esta criatura tiene la habilidad de dañar dos veces."
    assert tree in tongue("es").read(printed).trees


@pytest.mark.construct("NoMonarch")
def test_725_1_only_where_there_is_none_one_becomes_the_monarch() -> None:
    crown = beast("When ~ enters, if there is no monarch, you become the monarch.")
    table = Table(A={"hand": [crown]}, B={}).start()
    table.cast(NAME).resolve().resolve()
    assert table.state.players[0].mark("monarch") == 1

    later = Table(A={"hand": [crown, spell("Target opponent becomes the monarch.", name="Abdicate")]}, B={}).start()
    later.cast("Abdicate").resolve().cast(NAME).resolve()
    assert not later.state.stack and later.state.players[0].mark("monarch") == 0


@pytest.mark.construct("PlayerIsMonarch", "BecomesMonarchEvent")
def test_725_3_an_opponent_becomes_and_is_the_monarch() -> None:
    knights = beast(
        "Whenever an opponent becomes the monarch, you gain 4 life.\n"
        "At the beginning of your end step, if an opponent is the monarch, you gain 10 life."
    )
    mine = spell("You become the monarch.", name="Mine")
    theirs = spell("Target opponent becomes the monarch.", name="Theirs")
    table = Table(A={"battlefield": [knights], "hand": [mine, theirs]}, B={}).start()

    table.cast("Mine").resolve()
    assert table.life("A") == 20 and not table.state.stack
    table.cast("Theirs").resolve().resolve()
    assert table.life("A") == 24
    table.to("end").resolve()

    assert table.life("A") == 34


@pytest.mark.construct("YourSpeed")
@pytest.mark.ledger("current:702.179")
def test_702_179c_speed_as_a_number() -> None:
    racer = beast("Start your engines!\nAt the beginning of your end step, you gain X life, where X is your speed.")
    table = Table(A={"battlefield": [racer]}, B={}).start()
    table.attack(NAME).to("end").resolve()

    assert table.life("A") == 22
