"""122.1: counters put on several objects in one sentence, put or removed, and counters that something enters with."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, CUB, DOE, ELK, NAME, Table, beast, permanent, settle, spanish, spell

GROW = spell("Put two +1/+1 counters on target creature.", name="Grow")
OIL = spell("Put two oil counters on target permanent.", name="Oil")
HEW = spell("Destroy target creature.", name="Hew")


def counters(table: Table, name: str) -> dict[str, int]:
    """Return the counters on a permanent."""
    return dict(table.find(name, "battlefield").counters)


@pytest.mark.construct("AThirdTarget")
def test_115_3_three_different_targets() -> None:
    text = (
        "Put an oil counter on target creature, two oil counters on another target creature, and three oil counters on "
        "a third target creature."
    )
    table = Table(A={"battlefield": [CUB, DOE, ELK, BEAR], "hand": [spell(text)]}, B={}).start()

    settle(table.cast(NAME, "Elk", "Cub", "Doe"))

    assert [counters(table, name).get("oil", 0) for name in ("Elk", "Cub", "Doe", "Bear")] == [1, 2, 3, 0]
    assert spanish(text)


@pytest.mark.construct("OneOrTwoOtherTargets")
def test_115_1_one_or_two_other_targets() -> None:
    text = (
        "When this creature enters, distribute two +1/+1 counters among one or two other target creatures you control."
    )
    table = Table(A={"battlefield": [CUB], "hand": [beast(text)]}, B={}).start()
    settle(table.cast(NAME), "Cub")
    assert (counters(table, "Cub"), counters(table, NAME)) == ({"+1/+1": 2}, {})
    assert spanish(text)


@pytest.mark.construct("PutKindsTwice")
def test_122_1_several_kinds_on_each_of_two() -> None:
    text = (
        "When this creature enters, put a +1/+1 counter and a reach counter on target creature and a +1/+1 counter and "
        "a trample counter on this creature."
    )
    table = Table(A={"hand": [beast(text)]}, B={"battlefield": [CUB]}).start()
    settle(table.cast(NAME), "Cub")
    assert counters(table, "Cub") == {"+1/+1": 1, "reach": 1}
    assert counters(table, NAME) == {"+1/+1": 1, "trample": 1}
    assert spanish(text)


@pytest.mark.construct("PutOrRemoveOne")
def test_608_2d_put_or_remove_one() -> None:
    text = "{0}: Put an oil counter on this artifact or remove one from it."
    table = Table(A={"battlefield": [permanent(text, "Artifact")]}, B={}).start()
    settle(table.activate(NAME))  # there is none to remove
    assert counters(table, NAME) == {"oil": 1}
    settle(table.activate(NAME), 1)
    assert counters(table, NAME) == {}
    assert spanish(text)


@pytest.mark.construct("RemoveAllOfThemFrom", "RemoveThem", "RemoveThemAll")
def test_122_1_the_counters_that_were_asked_for() -> None:
    for words in ("remove all of them from it", "remove them", "remove them all"):
        text = f"{{0}}: If this artifact has two or more oil counters on it, {words} and draw a card."
        table = Table(A={"battlefield": [permanent(text, "Artifact")], "hand": [OIL]}, B={}).start()
        settle(table.activate(NAME))
        settle(table.cast("Oil"))
        settle(table.activate(NAME))
        assert counters(table, NAME) == {} and len(table.names("hand", "A")) == 1
        assert spanish(text)


@pytest.mark.construct("MoveAnyNumber")
def test_122_5_any_number_of_counters_are_moved() -> None:
    text = "Move any number of counters from target creature you control onto a second target creature you control."
    table = Table(A={"battlefield": [CUB, DOE], "hand": [GROW, OIL, spell(text)]}, B={}).start()
    for name in ("Grow", "Oil"):
        settle(table.cast(name, "Cub"))
    settle(table.cast(NAME, "Cub"), 0, 2)
    assert (counters(table, "Cub"), counters(table, "Doe")) == ({"+1/+1": 2}, {"oil": 2})
    assert spanish(text)


@pytest.mark.construct("CountersItHad")
def test_608_2h_the_counters_it_had() -> None:
    text = (
        "Whenever a creature you control dies, if it had counters on it, you gain X life, where X is the number of "
        "counters it had on it."
    )
    table = Table(A={"battlefield": [permanent(text), CUB], "hand": [GROW, OIL, HEW]}, B={}).start()
    settle(table.cast("Grow"))
    settle(table.cast("Oil", "Cub"))
    settle(table.cast("Hew"))
    assert table.life("A") == 24
    assert spanish(text)


ENTERING = [
    (
        "This creature enters with a +1/+1 counter on it for each artifact you control and a +1/+1 counter on it for "
        "each other creature you control.",
        {"+1/+1": 3},
    ),
    (
        "This creature enters with a +1/+1 counter on it plus an additional +1/+1 counter on it for each other "
        "creature you control.",
        {"+1/+1": 3},
    ),
    (
        "This creature enters with a +1/+1 counter, two reach counters, and a trample counter on it.",
        {"+1/+1": 1, "reach": 2, "trample": 1},
    ),
]


@pytest.mark.construct("EnterWithForEachTwice", "EnterWithAndForEach", "EnterWithKinds")
def test_122_6_counters_that_something_enters_with() -> None:
    for text, there in ENTERING:
        seats = {"battlefield": [CUB, DOE, permanent("", "Artifact", name="Winch")], "hand": [beast(text)]}
        table = settle(Table(A=seats, B={}).start().cast(NAME))
        assert counters(table, NAME) == there
        assert spanish(text)
