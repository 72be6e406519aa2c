"""Wordings of few cards: only some of them, all basic land types, so many counters, exactly so many cards."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import (
    CUB,
    DOE,
    FOX,
    NAME,
    SEAL,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)
from tests.rules.support import FOREST


@pytest.mark.construct("BothOwnAndControl")
def test_108_3_both_owned_and_controlled() -> None:
    text = "Gain control of target creature. Destroy all creatures you both own and control."
    table = played(text, "Fox", A={"battlefield": [CUB]}, B={"battlefield": [FOX]})

    assert table.names("battlefield") == ["Fox"]


@pytest.mark.construct("LifeLostUnit")
def test_608_2c_for_each_life_lost_this_way() -> None:
    assert played("Each opponent loses 3 life. You gain 2 life for each 1 life lost this way.").life("A") == 26


@pytest.mark.construct("DamageToYouUnit")
def test_120_3_for_each_damage_dealt_to_you() -> None:
    text = f"{NAME} deals 2 damage to you. Draw a card for each 1 damage dealt to you this turn."

    assert len(played(text).names("hand", "A")) == 2


@pytest.mark.construct("ExactlyEither")
@pytest.mark.parametrize(("cards", "life"), [(1, 23), (2, 23), (3, 20)])
def test_402_1_exactly_so_many_or_so_many_cards(cards: int, life: int) -> None:
    line = "If target opponent has exactly one or exactly two cards in hand, you gain 3 life."

    assert played(line, B={"hand": [SEAL] * cards}).life("A") == life


@pytest.mark.construct("OnlyThey")
@pytest.mark.parametrize(("mine", "left"), [([CUB], []), ([CUB, WINCH], ["Cub", "Winch"])])
def test_608_2c_instead_only_some(mine: list[object], left: list[str]) -> None:
    line = (
        "All creatures get -2/-2 until end of turn. If you control an artifact, instead only creatures your opponents "
        "control get -2/-2 until end of turn."
    )
    table = played(line, A={"battlefield": mine}, B={"battlefield": [DOE]})

    assert table.names("battlefield") == left


@pytest.mark.construct("GainsAllBasicTypes")
def test_205_3i_all_basic_land_types() -> None:
    line = "Lands you control gain all basic land types until end of turn."
    table = played(line, A={"battlefield": [FOREST]})

    assert {"Plains", "Island", "Swamp", "Mountain", "Forest"} <= set(
        characteristics(table.state, table.find("Forest")).subtypes
    )
    assert spanish(line) == "Las tierras que controlas ganan todos los tipos de tierra básica hasta el final del turno."


@pytest.mark.construct("GetsNumberOfCounters")
def test_122_1f_a_number_of_counters() -> None:
    line = "Each opponent gets a number of rad counters equal to the number of creatures you control."

    assert played(line, A={"battlefield": [CUB, DOE]}).state.players[1].counter("rad") == 2


@pytest.mark.construct("HasEitherBase")
@pytest.mark.parametrize(("which", "size"), [(0, (5, 2)), (1, (2, 7))])
def test_613_4b_base_power_or_base_toughness(which: int, size: tuple[int, int]) -> None:
    line = "Until end of turn, target creature has base power 5 or base toughness 7."

    assert played(line, which, A={"battlefield": [CUB]}).size("Cub") == size


@pytest.mark.construct("AnySourceOfYoursHarm")
def test_120_3_any_source_you_control() -> None:
    line = (
        "If any source you control would deal damage to a permanent or player this turn, it deals double that damage "
        "to that permanent or player instead."
    )
    table = played(f"{line}\n{NAME} deals 3 damage to each player.")

    assert (table.life("A"), table.life("B")) == (14, 14)


@pytest.mark.construct("EachPlayerWhoDidntSacrifice")
def test_608_2c_who_did_not_sacrifice() -> None:
    text = "Each player may sacrifice a creature.\nEach player who didn't sacrifice a permanent this way loses 3 life."
    table = played(text, True, False, A={"battlefield": [CUB]}, B={"battlefield": [DOE]})

    assert (table.life("A"), table.life("B")) == (20, 17)


@pytest.mark.construct("StatWas")
@pytest.mark.parametrize(("toughness", "life"), [(3, 20), (2, 23)])
def test_608_2h_its_toughness_was_less(toughness: int, life: int) -> None:
    line = "Whenever a creature an opponent controls dies, if its toughness was less than 3, you gain 3 life."
    end = spell("Destroy all creatures.", name="End")
    fox = beast(name="Prey", size=(1, toughness))
    table = Table(A={"battlefield": [permanent(line)], "hand": [end]}, B={"battlefield": [fox]}).start()

    settle(table.cast("End"))

    assert table.life("A") == life


@pytest.mark.construct("NextCardFlash")
def test_702_8a_the_next_creature_card() -> None:
    line = "The next creature card you play this turn can be played as though it had flash."
    scout = spell(line, type_line="Instant")
    table = Table(A={"hand": [scout, CUB, DOE]}, B={}).start().to("upkeep", 3)

    assert not table.can_cast("Cub")
    settle(table.cast(NAME))
    assert table.can_cast("Cub")
    settle(table.cast("Cub"))
    assert not table.can_cast("Doe")
