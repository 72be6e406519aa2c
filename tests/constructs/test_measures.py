"""Numbers that are measured: how many, how large, the greatest, the total, half (107)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, played, settle, written

CUB = beast(name="Cub", size=(1, 3))
DOE = beast(name="Doe", size=(4, 1), cost="{3}{B}{B}")
ELK = beast(name="Elk", size=(2, 2))
FOX = beast(name="Fox", size=(5, 5))
HERD = {"battlefield": [CUB, DOE, ELK]}
THEIRS = {"battlefield": [FOX]}


@pytest.mark.construct("NumberOf")
def test_equal_to_the_number_of_creatures_you_control() -> None:
    table = played("You gain life equal to the number of creatures you control.", A=HERD, B=THEIRS)
    assert table.life("A") == 23


@pytest.mark.construct("Power", "StatOf")
def test_208_power_of_it() -> None:
    table = played("Destroy target creature. You gain life equal to its power.", "Doe", A=HERD)
    assert table.life("A") == 24


@pytest.mark.construct("Toughness", "StatOf")
def test_208_toughness_of_it() -> None:
    table = played("Destroy target creature. You gain life equal to its toughness.", "Cub", A=HERD)
    assert table.life("A") == 23


@pytest.mark.construct("ManaValue", "StatOf")
def test_202_3_mana_value_of_it() -> None:
    table = played("Destroy target creature. You gain life equal to its mana value.", "Doe", A=HERD)
    assert table.life("A") == 25


@pytest.mark.construct("TheStatOf")
def test_the_power_of_a_target() -> None:
    table = played("You gain life equal to the power of target creature.", "Fox", A=HERD, B=THEIRS)
    assert table.life("A") == 25


@pytest.mark.construct("Greatest")
def test_the_greatest_power_among_creatures() -> None:
    table = played("You gain life equal to the greatest power among creatures you control.", A=HERD, B=THEIRS)
    assert table.life("A") == 24


@pytest.mark.construct("TotalOf")
def test_the_total_power_of_creatures() -> None:
    table = played("You gain life equal to the total power of creatures you control.", A=HERD, B=THEIRS)
    assert table.life("A") == 27


@pytest.mark.construct("LifeTotalOf")
def test_a_life_total() -> None:
    table = played("Target opponent loses life equal to your life total.", A={"life": 7})
    assert table.life("B") == 13


@pytest.mark.construct("TwiceMeasured")
def test_twice_the_number() -> None:
    assert played("You gain life equal to twice the number of creatures you control.", A=HERD).life("A") == 26


@pytest.mark.construct("HalfUp")
def test_107_1a_half_rounded_up() -> None:
    text = "You gain life equal to half the number of creatures you control, rounded up."
    assert played(text, A=HERD).life("A") == 22


@pytest.mark.construct("HalfDown")
def test_107_1a_half_rounded_down() -> None:
    text = "You gain life equal to half the number of creatures you control, rounded down."
    assert played(text, A=HERD).life("A") == 21


@pytest.mark.construct("PlusMeasured")
def test_one_plus_the_number() -> None:
    assert played("You gain life equal to 1 plus the number of creatures you control.", A=HERD).life("A") == 24


@pytest.mark.construct("MeasuredPlus")
def test_the_number_plus_one() -> None:
    assert played("You gain life equal to the number of creatures you control plus one.", A=HERD).life("A") == 24


@pytest.mark.construct("CountersCount")
def test_the_number_of_counters() -> None:
    text = (
        "{0}: Put a charge counter on this artifact.\n"
        "{T}: You gain life equal to the number of charge counters on this artifact."
    )
    table = Table(A={"battlefield": [permanent(text, "Artifact")]}, B={}).start()
    settle(table.activate(NAME))
    settle(table.activate(NAME))
    settle(table.activate(NAME, index=1))
    assert table.life("A") == 22


@pytest.mark.construct("DevotionTo")
def test_700_5_devotion_counts_symbols() -> None:
    assert played("You gain life equal to your devotion to black.", A=HERD).life("A") == 22


@pytest.mark.construct("AmountThisWay")
def test_the_life_lost_this_way() -> None:
    assert played("Each opponent loses 3 life. You gain life equal to the life lost this way.").life("A") == 23


@pytest.mark.construct("ObjectUnit")
def test_for_each_creature() -> None:
    assert played("You gain 2 life for each creature you control.", A=HERD, B=THEIRS).life("A") == 26


@pytest.mark.construct("CounterUnit")
def test_for_each_counter_on_it() -> None:
    text = "{0}: Put a charge counter on this artifact.\n{T}: You gain 2 life for each charge counter on this artifact."
    table = Table(A={"battlefield": [permanent(text, "Artifact")]}, B={}).start()
    settle(table.activate(NAME))
    settle(table.activate(NAME))
    settle(table.activate(NAME, index=1))
    assert table.life("A") == 24


@pytest.mark.construct("OpponentUnit")
def test_for_each_opponent() -> None:
    assert played("You gain 2 life for each opponent you have.").life("A") == 22


@pytest.mark.construct("KickUnit")
@pytest.mark.parametrize("times", [0, 2])
def test_702_33c_for_each_time_it_was_kicked(times: int) -> None:
    table = played("Multikicker {0}\nYou gain 2 life for each time this spell was kicked.", times)
    assert table.life("A") == 20 + 2 * times


@pytest.mark.construct("AtMost")
def test_3_or_less() -> None:
    table = played("Destroy all creatures with power 2 or less.", A=HERD, B=THEIRS)
    assert table.names("battlefield") == ["Doe", "Fox"]


@pytest.mark.construct("AtLeast")
def test_4_or_greater() -> None:
    table = played("Destroy all creatures with power 4 or greater.", A=HERD, B=THEIRS)
    assert table.names("battlefield") == ["Cub", "Elk"]


@pytest.mark.construct("Exactly")
def test_exactly_4() -> None:
    table = played("Destroy all creatures with power 4.", A=HERD, B=THEIRS)
    assert table.names("battlefield") == ["Cub", "Elk", "Fox"]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        pytest.param("less than or equal to", ["Fox"], marks=pytest.mark.construct("AtMostQuantity")),
        pytest.param("less than", ["Doe", "Fox"], marks=pytest.mark.construct("LessThanQuantity")),
        pytest.param("greater than or equal to", ["Cub", "Elk"], marks=pytest.mark.construct("AtLeastQuantity")),
        pytest.param("greater than", ["Cub", "Doe", "Elk"], marks=pytest.mark.construct("GreaterThanQuantity")),
    ],
)
def test_compared_with_a_quantity(text: str, left: list[str]) -> None:
    four = {"battlefield": [CUB, DOE, ELK], "hand": [CUB, CUB, CUB, CUB]}
    table = played(f"Destroy all creatures with power {text} the number of cards in your hand.", A=four, B=THEIRS)
    assert table.names("battlefield") == left


@pytest.mark.construct("LoyaltyStat")
def test_209_loyalty() -> None:
    text = "Choose target planeswalker. You gain life equal to its loyalty."
    walker = written("[0]: You gain 1 life.", "Planeswalker — Sage", name="Sage", loyalty="4")
    assert played(text, A={"battlefield": [walker]}).life("A") == 24


@pytest.mark.construct("BasePower")
def test_base_power() -> None:
    crown = permanent("Creatures you control with base power 1 get +3/+3.")
    table = Table(A={"battlefield": [crown, CUB, ELK]}, B={}).start()
    assert (table.size("Cub"), table.size("Elk")) == ((4, 6), (2, 2))
