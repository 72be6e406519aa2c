"""122.1: counters of the kinds that are there, of the kind of the event, and such as were put or moved just before."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from tests.constructs.support import CUB, DOE, NAME, Table, beast, permanent, played, settle, spanish, spell

GROW = spell("Put two +1/+1 counters on target creature.", name="Grow")
OIL = spell("Put two oil counters on target creature.", name="Oil")


def counters(table: Table, name: str) -> dict[str, int]:
    """Return the counters on a permanent."""
    return dict(table.find(name, "battlefield").counters)


def here(text: str, *hand: object) -> Table:
    """Return a table where A has a permanent with that text, a Cub and a Doe."""
    return Table(A={"battlefield": [permanent(text), CUB, DOE], "hand": list(hand)}, B={}).start()


@pytest.mark.construct("AdjustEachKind")
def test_122_1_one_more_or_one_fewer_of_each_kind() -> None:
    text = "For each kind of counter on target permanent, put another counter of that kind on it or remove one from it."
    table = Table(A={"battlefield": [CUB, DOE], "hand": [GROW, OIL, spell(text)]}, B={}).start()
    for name in ("Grow", "Oil"):
        settle(table.cast(name, "Cub"))
    settle(table.cast(NAME, "Cub"), 1, 0)
    assert counters(table, "Cub") == {"+1/+1": 3, "oil": 1}
    assert spanish(text)


@pytest.mark.construct("PutSameNumberAndKind")
def test_122_1_the_same_number_and_kind_as_in_the_event() -> None:
    text = (
        "Whenever you put one or more counters on another creature, you may put the same number and kind of counters "
        "on this creature."
    )
    table = Table(A={"battlefield": [beast(text), CUB], "hand": [GROW, OIL]}, B={}).start()
    settle(table.cast("Grow", "Cub"), True)
    settle(table.cast("Oil", "Cub"), True)
    assert counters(table, NAME) == {"+1/+1": 2, "oil": 2}
    assert spanish(text)


@pytest.mark.construct("HadKindPutThisWay")
def test_608_2c_only_what_got_a_counter() -> None:
    text = (
        "Put a +1/+1 counter on target creature you control, then double the number of +1/+1 counters on each creature "
        "that had a +1/+1 counter put on it this way."
    )
    again = spell("Put two +1/+1 counters on target creature.", name="Again")
    table = Table(A={"battlefield": [CUB, DOE], "hand": [GROW, again, spell(text)]}, B={}).start()
    settle(table.cast("Grow", "Cub"))
    settle(table.cast("Again", "Doe"))
    settle(table.cast(NAME, "Cub"))
    assert (counters(table, "Cub"), counters(table, "Doe")) == ({"+1/+1": 6}, {"+1/+1": 2})
    assert spanish(text)


@pytest.mark.construct("CountersMovedThisWay")
def test_608_2c_how_many_counters_were_moved() -> None:
    text = (
        "{0}: Move all +1/+1 counters from target creature you control onto target creature. If one or more +1/+1 "
        "counters are moved this way, you gain that much life and draw a card."
    )
    table = here(text, GROW)
    settle(table.activate(NAME).choose("Cub").choose("Doe"))
    assert (table.life("A"), len(table.names("hand", "A"))) == (20, 1)
    settle(table.cast("Grow", "Cub"))
    settle(table.activate(NAME).choose("Cub").choose("Doe"))
    assert (table.life("A"), len(table.names("hand", "A")), counters(table, "Doe")) == (22, 1, {"+1/+1": 2})
    assert spanish(text)


@pytest.mark.construct("YouPutCounterThisTurn")
def test_122_6_whether_you_put_a_counter_this_turn() -> None:
    text = "{0}: If you put a counter on a creature this turn, you gain 1 life."
    table = here(text, GROW)
    settle(table.activate(NAME))
    settle(table.cast("Grow", "Cub"))
    settle(table.activate(NAME))
    assert table.life("A") == 21
    assert spanish(text)


@pytest.mark.construct("SoManyCountersAmong", "SoManyOfKindAmong")
def test_122_1_so_many_counters_among_permanents() -> None:
    for words, holds in (("four or more counters", (False, True)), ("two or more oil counters", (False, True))):
        text = f"{{0}}: If there are {words} among creatures you control, you gain 1 life."
        table = here(text, GROW, OIL)
        settle(table.cast("Grow", "Cub"))
        settle(table.activate(NAME))
        before = table.life("A") == 21
        settle(table.cast("Oil", "Doe"))
        settle(table.activate(NAME))
        assert (before, table.life("A") == 21) == holds
        assert spanish(text)


@pytest.mark.construct("CountersPutFirstTime")
def test_122_6_only_the_first_time_each_turn() -> None:
    text = "Whenever one or more +1/+1 counters are put on this creature for the first time each turn, you gain 1 life."
    more = spell("Put a +1/+1 counter on target creature.", name="More")
    table = Table(A={"battlefield": [beast(text)], "hand": [GROW, more]}, B={}).start()
    settle(table.cast("Grow"))
    settle(table.cast("More"))
    assert table.life("A") == 21
    assert spanish(text)


@pytest.mark.construct("CardsMilled")
def test_701_17_cards_that_are_milled_together() -> None:
    text = "Whenever one or more nonland cards are milled, you gain 1 life."
    mill = spell("Each player mills three cards.", name="Mill")
    table = Table(A={"battlefield": [permanent(text)], "hand": [mill], "library": [CUB, DOE]}, B={}).start()
    settle(table.cast("Mill"))
    assert table.life("A") == 21
    lands = played("Each player mills three cards.", A={"battlefield": [permanent(text)]})
    assert lands.life("A") == 20
    assert spanish(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "Put a flying counter on each creature you control. Untap each creature that had a +1/+1 counter put on it "
            "this way.",
            "nothing was given \\+1/\\+1 counters before",
        ),
        ("Target opponent flips a coin. If you win the flip, draw a card.", "who flipped a coin before"),
    ],
)
def test_what_was_not_done_is_not_spoken_of(text: str, why: str) -> None:
    with pytest.raises(UnsupportedCardError, match=why):
        spell(text)
