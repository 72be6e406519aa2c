"""122.1, 608.2d: counters of a kind that is chosen among several."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, NAME, WINCH, Table, beast, permanent, played, settle, spanish, spell


def counters(table: Table, name: str) -> dict[str, int]:
    """Return the counters on a permanent."""
    return dict(table.find(name, "battlefield").counters)


CASES = [
    ("Put a +0/+1 counter or a +1/+0 counter on target creature.", 1, {"+1/+0": 1}),
    ("Put a flying, lifelink, or +1/+1 counter on target creature.", 2, {"+1/+1": 1}),
    ("Put your choice of a flying, lifelink, or +1/+1 counter on target creature.", 1, {"lifelink": 1}),
    ("Put your choice of a counter from among flying, reach, and lifelink on target creature.", 1, {"reach": 1}),
    (
        "Put a +1/+1 counter and a counter from among flying, reach, or lifelink on target creature.",
        0,
        {"+1/+1": 1, "flying": 1},
    ),
]


@pytest.mark.construct("PutOneOrOther", "PutOneOfKinds", "PutChosenKind", "PutFromAmongKinds", "PutAndFromAmongKinds")
def test_608_2d_the_kind_is_chosen_on_resolution() -> None:
    for text, choice, there in CASES:
        table = played(text, choice, A={"battlefield": [CUB]})
        assert counters(table, "Cub") == there
        assert spanish(text)


@pytest.mark.construct("EntersWithChosenKind")
def test_614_1c_one_of_three_kinds_as_it_enters() -> None:
    text = "This creature enters with your choice of a +1/+1, flying, or vigilance counter on it."
    table = settle(Table(A={"hand": [beast(text)]}, B={}).start().cast(NAME), 1)
    assert counters(table, NAME) == {"flying": 1}
    assert spanish(text)


@pytest.mark.construct("EntersWithTwoDifferent")
def test_614_1c_two_different_kinds_as_it_enters() -> None:
    text = (
        "This creature enters with your choice of two different counters on it from among menace, reach, and lifelink."
    )
    table = settle(Table(A={"hand": [beast(text)]}, B={}).start().cast(NAME), 1)
    assert counters(table, NAME) == {"menace": 1, "lifelink": 1}
    assert spanish(text)


@pytest.mark.construct("EscapesWithChoice")
def test_702_138c_a_counter_of_choice_only_if_it_escaped() -> None:
    text = (
        "Escape—{0}, Exile another card from your graveyard.\n"
        "This creature escapes with your choice of a +1/+1 counter or a flying counter on it."
    )
    other = beast(text, name="Other")
    table = Table(A={"graveyard": [beast(text), CUB], "hand": [other]}, B={}).start()
    settle(table.cast("Other"))
    settle(table.cast(NAME), 1)
    assert (counters(table, "Other"), counters(table, NAME)) == ({}, {"flying": 1})


@pytest.mark.construct("RemoveOneOrOther")
def test_601_2b_a_counter_of_one_kind_or_of_another_is_paid() -> None:
    text = "Remove a +1/+1 counter or a charge counter from a permanent you control: You gain 1 life."
    charge = spell("Put a charge counter on target artifact.", name="Charge")
    table = Table(A={"battlefield": [permanent(text), WINCH, DOE], "hand": [charge]}, B={}).start()
    assert not table.can_activate(NAME)
    settle(table.cast("Charge"))

    settle(table.activate(NAME))

    assert table.life("A") == 21 and counters(table, "Winch") == {}
    assert spanish(text)
