"""122.1: counters that are removed from among several objects, and a chosen number of one object's."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, FOX, NAME, Table, beast, permanent, settle, spanish, spell

GROW = spell("Put two +1/+1 counters on target creature.", name="Grow")
GROW_MORE = spell("Put a +1/+1 counter on target creature.", name="More")


def grown(*more: object, text: str = "", type_line: str = "Enchantment") -> Table:
    """Return a table with two +1/+1 counters on the Cub and one on the Doe."""
    seal = permanent(text, type_line)
    table = Table(A={"battlefield": [seal, CUB, DOE], "hand": [GROW, GROW_MORE, *more]}, B={"battlefield": [FOX]})
    table.start()
    settle(table.cast("Grow", "Cub"))
    return settle(table.cast("More", "Doe"))


def on(table: Table) -> tuple[int, int]:
    """Return how many +1/+1 counters are on the Cub and on the Doe."""
    return table.find("Cub").counter("+1/+1"), table.find("Doe").counter("+1/+1")


@pytest.mark.construct("RemoveFromAmong")
def test_122_1_two_counters_are_paid_from_among_creatures() -> None:
    table = grown(text="Remove two +1/+1 counters from among creatures you control: Draw a card.")

    table.activate(NAME).choose(1)
    settle(table)
    assert on(table) == (1, 0) and len(table.names("hand", "A")) == 1

    assert not table.can_activate(NAME)  # one counter is left


@pytest.mark.construct("RemoveFromAmong")
def test_608_2d_any_number_may_be_removed_by_an_instruction() -> None:
    text = (
        "You may remove any number of +1/+1 counters from among creatures you control. If you do, you gain that much "
        "life."
    )
    table = grown(spell(text, name="Reap"))

    settle(table.cast("Reap"), True, 2, 0)

    assert on(table) == (0, 1) and table.life("A") == 22


@pytest.mark.construct("RemoveAnyFromAmong")
def test_122_1_counters_of_any_kinds_are_paid() -> None:
    table = grown(
        spell("Put an oil counter on target creature.", name="Oil"),
        text="Remove three counters from among creatures you control: Draw a card.",
    )
    settle(table.cast("Oil", "Doe"))

    table.activate(NAME).choose(1)  # of the Cub's; then both of the Doe's must go

    settle(table)
    assert on(table) == (1, 0) and table.find("Doe").counter("oil") == 0


@pytest.mark.construct("RemoveSomeFromAmong")
def test_107_3a_one_or_more_is_an_x_that_is_not_zero() -> None:
    text = (
        "Remove one or more +1/+1 counters from among creatures you control: You gain X life, where X is the number of "
        "+1/+1 counters removed this way."
    )
    table = grown(text=text)

    table.activate(NAME)
    assert table.decision.options == (1, 2, 3)
    table.choose(3)
    settle(table)

    assert on(table) == (0, 0) and table.life("A") == 23
    assert not table.can_activate(NAME)


@pytest.mark.construct("RemoveOneOrMore")
def test_107_3a_one_or_more_counters_of_the_source() -> None:
    table = Table(A={"battlefield": [beast("Remove one or more oil counters from ~: You gain that much life.")]}, B={})
    table.start()
    assert not table.can_activate(NAME)
    assert spanish("Remove one or more oil counters from ~: You gain that much life.")


@pytest.mark.construct("DeedAndSacrificeThis")
def test_118_1_counters_are_removed_and_the_source_is_sacrificed() -> None:
    text = "Remove three +1/+1 counters from among creatures you control and sacrifice ~: Draw a card."
    table = grown(text=text, type_line="Artifact")

    settle(table.activate(NAME))

    assert on(table) == (0, 0) and table.names("graveyard", "A").count(NAME) == 1
    assert spanish(text).endswith("y sacrificar ~: Roba una carta.")
