"""Numbers of cards in hand and what is missing to a number (402, 701.9, 701.20)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import BEAR, CUB, ELK, FOX, NAME, THEIRS, Table, beast, permanent, played, settle, spanish

FOUR = [CUB, ELK, FOX, BEAR]


@pytest.mark.construct("HandFewerThan", "TheDifference")
@pytest.mark.parametrize(("held", "after"), [([], 3), (FOUR[:2], 3), (FOUR[:3], 3), (FOUR, 4)])
def test_402_fewer_than_three_cards_are_filled_up(held: list[Any], after: int) -> None:
    text = "If you have fewer than three cards in hand, draw cards equal to the difference."
    assert len(played(text, A={"hand": held}).names("hand", "A")) == after


@pytest.mark.parametrize(
    ("condition", "lives"),
    [
        pytest.param("more than two cards", [20, 20, 20, 21, 21], marks=pytest.mark.construct("HandMoreThan")),
        pytest.param("exactly two cards", [20, 20, 21, 20, 20], marks=pytest.mark.construct("HandExactly")),
        pytest.param("a card", [20, 21, 21, 21, 21], marks=pytest.mark.construct("HoldsACard")),
    ],
)
def test_402_numbers_of_cards_in_hand(condition: str, lives: list[int]) -> None:
    text = f"If you have {condition} in hand, you gain 1 life."
    assert [played(text, A={"hand": FOUR[:n]}).life("A") for n in range(5)] == lives


@pytest.mark.construct("TheDifference")
def test_107_1b_the_difference_to_another_players_hand() -> None:
    text = "If target opponent has more cards in hand than you, draw cards equal to the difference."
    assert len(played(text, A={"hand": [CUB]}, B={"hand": FOUR}).names("hand", "A")) == 4
    assert len(played(text, A={"hand": FOUR}, B={"hand": [CUB]}).names("hand", "A")) == 4


@pytest.mark.construct("RevealsEqual")
def test_701_20_as_many_cards_as_there_are_creatures() -> None:
    text = (
        "Target player reveals a number of cards from their hand equal to the number of creatures you control. You "
        "choose one of them. That player discards that card."
    )
    table = played(text, "B", "Cub", "Elk", "Elk", A={"battlefield": [BEAR, BEAR]}, B={"hand": [CUB, ELK, FOX]})
    assert table.names("graveyard", "B") == ["Elk"]


@pytest.mark.construct("DiscardsEqual")
def test_701_9_as_many_cards_as_a_power() -> None:
    rite = beast(
        "{0}, Sacrifice another creature: Target player discards cards equal to the sacrificed creature's power."
    )
    table = Table(A={"battlefield": [rite, BEAR]}, B={"hand": [CUB, ELK, FOX]}).start()
    table.activate(NAME, "B")
    settle(table, "Cub", "Fox")
    assert table.names("hand", "B") == ["Elk"]


@pytest.mark.construct("HasFewerCounters", "HasExactlyCounters")
def test_122_1_fewer_than_two_and_exactly_two_counters() -> None:
    text = (
        "{0}: If this creature has fewer than two +1/+1 counters on it, put a +1/+1 counter on it. Then if it has "
        "exactly two +1/+1 counters on it, you gain 1 life."
    )
    table = Table(A={"battlefield": [beast(text)]}, B={}).start()
    for life, size in ((20, 3), (21, 4), (22, 4)):
        settle(table.activate(NAME))
        assert (table.life("A"), table.size(NAME)[0]) == (life, size)


@pytest.mark.construct("DoesntHaveCounter", "DoesntHaveAbility")
def test_122_1_what_it_does_not_have() -> None:
    text = (
        "{0}: If this creature doesn't have a charge counter on it, put a charge counter on it. If it doesn't have "
        "flying, it gains flying until end of turn and you gain 1 life."
    )
    table = Table(A={"battlefield": [beast(text)]}, B=THEIRS).start()
    settle(table.activate(NAME))
    settle(table.activate(NAME))
    assert dict(table.find(NAME).counters) == {"charge": 1}
    assert table.life("A") == 21


@pytest.mark.construct("DoesntHaveAbility")
@pytest.mark.parametrize(("keywords", "life"), [("Flying", 21), ("Flying, trample", 20)])
def test_702_1_it_does_not_have_both_abilities(keywords: str, life: int) -> None:
    text = f"{keywords}\n{{0}}: If this creature doesn't have flying and trample, you gain 1 life."
    table = Table(A={"battlefield": [beast(text)]}, B=THEIRS).start()
    assert settle(table.activate(NAME)).life("A") == life


@pytest.mark.construct("AtAndWhenever")
def test_603_2_at_a_step_and_whenever_something_happens() -> None:
    shrine = permanent(
        "At the beginning of your upkeep and whenever you cast a creature spell, put a charge counter on this "
        "enchantment."
    )
    table = Table(A={"battlefield": [shrine], "hand": [ELK]}, B={"hand": [CUB]}).start()
    assert dict(table.find(NAME).counters) == {"charge": 1}, "of the first upkeep"
    settle(table.cast("Elk"))
    assert dict(table.find(NAME).counters) == {"charge": 2}
    table.to("draw", 3)
    assert dict(table.find(NAME).counters) == {"charge": 3}


def test_in_spanish() -> None:
    assert spanish("If you have fewer than seven cards in hand, draw cards equal to the difference.") == (
        "Si tienes menos de siete cartas en tu mano, roba una cantidad de cartas igual a la diferencia."
    )
    assert spanish("At the beginning of your upkeep and whenever you cast a red spell, draw a card.") == (
        "Al comienzo de tu mantenimiento y siempre que lances un hechizo rojo, roba una carta."
    )
