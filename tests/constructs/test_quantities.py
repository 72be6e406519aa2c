"""Quantities in words: sums, differences, halves, parties, names (107, 700.8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from apnap.rules import decisions as dec
from apnap.rules.commander import designate
from tests.constructs.support import (
    CUB,
    DOE,
    ELK,
    NAME,
    THEIRS,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)
from tests.rules.support import FOREST, ISLAND


@pytest.mark.parametrize(
    ("measured", "life"),
    [
        pytest.param("the number of Forests you control plus the number of Islands you control", 23, id="sum",
                     marks=pytest.mark.construct("SumOfMeasured")),
        pytest.param("two plus the number of Forests you control", 24, id="word",
                     marks=pytest.mark.construct("WordPlusMeasured")),
        pytest.param("7 minus the number of Forests you control", 25, id="minus",
                     marks=pytest.mark.construct("AmountMinusMeasured")),
        pytest.param("the number of Forests you control minus 1", 21, id="minus one",
                     marks=pytest.mark.construct("MeasuredMinusAmount")),
        pytest.param("the number of Forests you control minus the number of Islands you control", 21, id="difference",
                     marks=pytest.mark.construct("MeasuredMinusMeasured")),
        pytest.param("the total number of lands you control", 23, id="total",
                     marks=pytest.mark.construct("TotalNumberOf")),
        pytest.param("the number of differently named lands you control", 22, id="names",
                     marks=pytest.mark.construct("DifferentlyNamed")),
    ],
)  # fmt: skip
def test_107_1_numbers_in_words(measured: str, life: int) -> None:
    text = f"You gain X life, where X is {measured}."
    table = Table(A={"battlefield": [FOREST, FOREST, ISLAND], "hand": [spell(text)]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.life("A") == life


@pytest.mark.construct("DifferentlyNamedUnit")
def test_201_2_for_each_name_once() -> None:
    text = "Draw a card for each differently named land you control."
    table = Table(A={"battlefield": [FOREST, FOREST, ISLAND], "hand": [spell(text)]}, B={}).start()
    table.cast(NAME).resolve()
    assert len(table.state.players[0].hand) == 2


@pytest.mark.construct("AllCountersCount")
def test_122_1_counters_of_all_kinds() -> None:
    text = (
        "This creature enters with two +1/+1 counters on it.\n"
        "When this creature enters, put a charge counter on it.\n"
        "{0}: You gain life equal to the number of counters on this creature."
    )
    table = Table(A={"hand": [beast(text)]}, B={}).start()
    table.cast(NAME).resolve().resolve().activate(NAME).resolve()
    assert table.life("A") == 23


@pytest.mark.construct("TimesKicked")
def test_702_33d_how_often_it_was_kicked() -> None:
    text = "Multikicker {1}\nYou gain X life, where X is the number of times this spell was kicked."
    table = Table(A={"battlefield": [FOREST, FOREST, ISLAND], "hand": [spell(text)]}, B={}).start()
    table.cast(NAME).choose(2).resolve()
    assert table.life("A") == 22


@pytest.mark.construct("PartyNumber", "PartyUnit", "FullParty")
@pytest.mark.parametrize(("types", "life"), [(("Rogue Wizard", "Wizard", "Wizard"), 24), (("Cleric",) * 3, 22)])
def test_700_8_a_party_has_one_of_each(types: tuple[str, ...], life: int) -> None:
    text = (
        "You gain X life, where X is the number of creatures in your party. "
        "You gain 1 life for each creature in your party. If you have a full party, you gain 10 life."
    )
    members = [beast(name=f"Member {n}", type_line=f"Creature — {one}") for n, one in enumerate(types)]
    other = beast(name="Enemy", type_line="Creature — Warrior")
    table = Table(A={"battlefield": members, "hand": [spell(text)]}, B={"battlefield": [other]}).start()
    table.cast(NAME).resolve()
    assert table.life("A") == life


@pytest.mark.construct("FullParty")
def test_700_8c_four_members_are_a_full_party() -> None:
    text = "If you have a full party, you gain 10 life."
    types = ("Cleric Rogue", "Rogue", "Warrior Rogue", "Wizard Cleric")
    members = [beast(name=f"Member {n}", type_line=f"Creature — {one}") for n, one in enumerate(types)]
    table = Table(A={"battlefield": members, "hand": [spell(text)]}, B={}).start()
    table.cast(NAME).resolve()
    assert table.life("A") == 30


@pytest.mark.construct("LoseHalfLife", "RoundedUp")
def test_107_1a_each_loses_half_of_their_own_life() -> None:
    text = "Each player loses half their life, rounded up."
    table = Table(A={"hand": [spell(text)], "life": 7}, B={}).start()
    table.cast(NAME).resolve()
    assert (table.life("A"), table.life("B")) == (3, 10)
    assert spanish(text) == "Cada jugador pierde la mitad de sus vidas, redondeando hacia arriba."


@pytest.mark.construct("MillHalf", "RoundedDown")
def test_701_17_half_of_a_library_is_milled() -> None:
    table = Table(A={"hand": [spell("Target opponent mills half their library, rounded down.")]}, B={"fill": 9}).start()
    table.cast(NAME).resolve()
    assert len(table.state.players[1].library) == 5


@pytest.mark.construct("DoneTimes", "Twice")
def test_701_34_proliferating_twice() -> None:
    text = "This creature enters with a +1/+1 counter on it.\n{0}: Proliferate twice."
    table = Table(A={"hand": [beast(text)]}, B={}).start()
    table.cast(NAME).resolve().activate(NAME).resolve()
    table.choose(NAME, NAME)
    assert table.size(NAME) == (5, 5)


@pytest.mark.construct("TotalOf")
def test_604_3_a_total_in_a_static_ability() -> None:
    text = "This creature gets +X/+X, where X is the total power of Walls you control."
    walls = [beast(name="Wall", size=(3, 5), type_line="Creature — Wall")] * 2
    table = Table(A={"battlefield": [beast(text), *walls]}, B={}).start()
    assert table.size(NAME) == (8, 8)


@pytest.mark.construct("PlayerCounterUnit", "PlayerCountersNumber", "GetCounters")
def test_122_1_counters_that_a_player_has() -> None:
    text = (
        "You get two experience counters. You gain 1 life for each experience counter you have. "
        "Draw X cards, where X is the number of experience counters you have."
    )
    table = Table(A={"hand": [spell(text)]}, B={}).start().cast(NAME).resolve()
    assert table.life("A") == 22 and len(table.state.players[0].hand) == 2


@pytest.mark.construct("ItEnteredThisTurn")
def test_603_6_whether_it_entered_this_turn() -> None:
    text = "{0}: You gain 1 life. Activate only if this creature entered this turn."
    table = Table(A={"hand": [beast(text)]}, B={}).start().cast(NAME).resolve().activate(NAME).resolve()
    later = table.to("precombat_main", 3).legal("A")
    assert table.life("A") == 21 and not any(action.kind == dec.ACTIVATE for action in later)


@pytest.mark.construct("DifferentColorsMana")
def test_106_1a_two_mana_of_different_colors() -> None:
    source = permanent("{T}: Add two mana of different colors.", "Artifact", name="Source")
    costs = {"Two": "{G}{U}", "Same": "{G}{G}"}
    hand = [spell("Draw a card.", name=name, cost=cost) for name, cost in costs.items()]
    table = Table(A={"battlefield": [source], "hand": hand}, B={}).start()
    assert table.can_cast("Two") and not table.can_cast("Same")


@pytest.mark.construct("CommanderColorMana")
def test_903_4_mana_of_the_colors_of_the_commander() -> None:
    source = permanent("{T}: Add one mana of any color in your commander's color identity.", "Artifact", name="Source")
    chief = replace(beast(name="Chief", cost="{8}"), color_identity=2 | 16)
    hand = [spell("Draw a card.", name=color, cost=f"{{{color}}}") for color in "WUG"]
    table = Table(A={"battlefield": [source], "command": [chief], "hand": hand}, B={})
    designate(table.state, table.find("Chief").ref)
    table.start()
    assert [color for color in "WUG" if table.can_cast(color)] == ["U", "G"]


@pytest.mark.construct("XPlus")
def test_107_3_x_plus_a_number() -> None:
    table = Table(A={"battlefield": [ISLAND], "hand": [spell("You gain X plus 2 life.", cost="{X}")]}, B={}).start()
    table.cast(NAME).choose(1).resolve()
    assert table.life("A") == 23


@pytest.mark.construct("DrawThatManyPlus")
def test_121_1_that_many_cards_plus_one() -> None:
    text = "Discard all the cards in your hand, then draw that many cards plus one."
    table = Table(A={"hand": [spell(text), FOREST, FOREST]}, B={}).start().cast(NAME).resolve()
    assert len(table.state.players[0].hand) == 3


@pytest.mark.construct("ManaValues", "DifferentUnit", "ThereAreDistinct")
def test_202_3_different_mana_values() -> None:
    text = (
        "Draw a card for each different mana value among cards in your graveyard. "
        "If there are three or more mana values among cards in your graveyard, you gain 1 life."
    )
    dead = [beast(name=f"Dead {n}", cost=f"{{{n}}}") for n in (1, 1, 2)]
    table = Table(A={"hand": [spell(text, cost="{0}")], "graveyard": dead}, B={}).start().cast(NAME).resolve()
    assert len(table.state.players[0].hand) == 2 and table.life("A") == 20


@pytest.mark.construct("NumberWord", "Digits", "AThing", "Change", "SizeCounter", "CounterWord")
def test_numbers_and_counters_are_those_that_are_written() -> None:
    table = played(
        "Draw two cards. You gain 3 life. Put three charge counters on target creature.",
        "Cub",
        A={"battlefield": [CUB, DOE, ELK]},
    )
    assert (len(table.names("hand", "A")), table.life("A")) == (2, 23)
    assert dict(table.find("Cub").counters) == {"charge": 3}
    assert played("Put a -1/-1 counter on target creature.", B=THEIRS).size("Fox") == (2, 2)
    assert played("Target creature gets -1/+2 until end of turn.", B=THEIRS).size("Fox") == (2, 5)
    table = played("Put a +1/+1 counter and a charge counter on target creature.", B=THEIRS)
    assert dict(table.find("Fox").counters) == {"+1/+1": 1, "charge": 1}


@pytest.mark.construct("ColorName")
def test_devotion_to_red() -> None:
    red, blue = beast(name="Red", cost="{R}{R}"), beast(name="Blue", cost="{U}")
    assert played("You gain life equal to your devotion to red.", A={"battlefield": [red, blue]}).life("A") == 22


@pytest.mark.construct("LifeOfOpponentsLost")
def test_the_life_that_opponents_have_lost_this_turn() -> None:
    text = (
        "This creature enters with X +1/+1 counters on it, where X is the total life lost by your opponents this turn."
    )
    sting = spell("Each opponent loses 3 life.", name="Sting")
    table = Table(A={"hand": [sting, beast(text)]}, B={}).start()
    settle(table.cast("Sting"))
    assert settle(table.cast(NAME)).size(NAME) == (5, 5)


@pytest.mark.construct("EachGraveyard")
def test_404_cards_in_each_graveyard_are_counted_together() -> None:
    rite = spell("You gain 2 life for each creature card in each graveyard.")
    table = Table(A={"hand": [rite], "graveyard": [beast(name="Ape")]}, B={"graveyard": [beast(name="Bat"), FOREST]})

    table.start().cast(NAME).resolve()

    assert table.life("A") == 24
