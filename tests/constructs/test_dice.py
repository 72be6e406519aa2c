"""Dice: the result, and results tables (706)."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue
from apnap.rules import events as ev
from tests.constructs.support import NAME, Table, beast, permanent, spell


def result(table: Table) -> int:
    """Return the last roll."""
    return next(event.amount for event in reversed(table.state.history) if event.kind == ev.DIE)


@pytest.mark.construct("RollADie", "DieResult", "Die")
def test_706_2_life_equal_to_the_result() -> None:
    """There is no results table: the text says what the result is for (706.4)."""
    table = Table(A={"hand": [spell("Roll a six-sided die. You gain life equal to the result.")]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.life("A") == 20 + result(table)


@pytest.mark.construct("ResultsTable", "ResultRow", "ResultsBetween", "OneResult", "RowNumber")
@pytest.mark.parametrize(("rolled", "life", "cards"), [(1, 21, 0), (9, 21, 0), (10, 22, 1), (19, 22, 1), (20, 25, 0)])
def test_706_3a_the_row_of_the_result_happens(rolled: int, life: int, cards: int) -> None:
    """What happens is told by the results table (706.3)."""
    text = "Roll a d20.\n1—9 | You gain 1 life.\n10—19 | You gain 2 life. Draw a card.\n20 | You gain 5 life."
    table = Table(A={"hand": [spell(text)]}, B={}).start()
    table.state.referee = lambda event: rolled

    table.cast(NAME).resolve()

    assert (table.life("A"), len(table.names("hand", "A"))) == (life, cards)


@pytest.mark.construct("RollAndAdd", "ResultsFrom")
@pytest.mark.parametrize(("rolled", "life"), [(13, 21), (14, 24)])
def test_706_2_what_is_added_is_settled_as_it_is_rolled(rolled: int, life: int) -> None:
    text = (
        "Roll a d20 and add the number of cards in your hand.\n1—14 | Draw ten cards. You gain 1 life.\n"
        "15+ | You gain 4 life."
    )
    table = Table(A={"hand": [spell(text), beast(name="Bear")]}, B={}).start()
    table.state.referee = lambda event: rolled

    table.cast(NAME).resolve()

    assert table.life("A") == life


@pytest.mark.construct("RollADie", "WhenYouDo", "DieResult")
def test_603_12_the_result_in_a_reflexive_ability() -> None:
    hunter = beast(
        "Whenever this creature attacks, roll a d4. When you do, target creature gets +X/+0 until end of turn, where X "
        "is the result."
    )
    table = Table(A={"battlefield": [hunter]}, B={}).start()

    table.attack(NAME).resolve().resolve()

    assert table.size(NAME) == (2 + result(table), 2)


def test_in_spanish() -> None:
    line = "Whenever this creature attacks, roll a d20.\n1—9 | Draw a card.\n10—20 | Draw two cards."
    (tree,) = tongue("en").read(line).trees

    printed = tongue("es").print(tree)

    assert printed == "Siempre que esta criatura ataque, tira 1d20.\n1—9 | Roba una carta.\n10—20 | Roba dos cartas."
    assert tree in tongue("es").read(printed).trees


@pytest.mark.construct("RollsDice", "RollsADie")
def test_706_1_rolling_triggers() -> None:
    dwarf = permanent(
        "Whenever you roll one or more dice, each opponent loses 1 life.\nWhenever you roll a die, you gain 4 life.",
        name="Dwarf",
    )
    table = Table(A={"battlefield": [dwarf], "hand": [spell("Roll a d20.")]}, B={}).start()
    table.cast(NAME).resolve().choose(0)
    while table.state.stack:
        table.resolve()

    assert (table.life("A"), table.life("B")) == (24, 19)


@pytest.mark.construct("RollSeveral", "EvenResultUnit", "OddResultUnit")
def test_706_2_even_and_odd_results() -> None:
    text = (
        "Roll three six-sided dice. You gain 1 life for each even result. "
        "Each opponent loses 1 life for each odd result."
    )
    table = Table(A={"hand": [spell(text)]}, B={}).start()
    results = iter((2, 3, 6))
    table.state.referee = lambda event: next(results)
    table.cast(NAME).resolve()

    assert (table.life("A"), table.life("B")) == (22, 19)
