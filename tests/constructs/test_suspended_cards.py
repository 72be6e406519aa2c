"""702.62b: what is done to permanents and to suspended cards: cards in exile with suspend and a time counter."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, Table, beast, permanent, settle, spanish, spell

LATE = beast("Suspend 3—{0}", name="Late", cost="{5}")
TIME = spell("Put a time counter on target creature.", name="Time")


def waiting(*hand: object, text: str = "") -> Table:
    """Return a table where A's card Late is suspended with three time counters, and the Cub has one."""
    table = Table(A={"battlefield": [permanent(text, name="Post"), CUB], "hand": [LATE, TIME, *hand]}, B={}).start()
    (suspend,) = table.actions("Late", "hand")
    settle(table.act(suspend))
    return settle(table.cast("Time"))


def time(table: Table, name: str) -> int:
    """Return how many time counters are on something."""
    return table.find(name).counter("time")


@pytest.mark.construct("TargetPermanentOrSuspended")
def test_702_62b_a_permanent_or_a_suspended_card_is_the_target() -> None:
    text = "Remove two time counters from target permanent or suspended card."
    table = waiting(spell(text))
    settle(table.cast(NAME, "Late"))
    assert (time(table, "Late"), time(table, "Cub")) == (1, 1)
    assert spanish(text)


@pytest.mark.construct("TargetTimedOrSuspended")
def test_702_62b_a_permanent_with_a_time_counter_or_a_suspended_card() -> None:
    text = "Put two time counters on target permanent with a time counter on it or suspended card."
    table = waiting(spell(text))
    table.cast(NAME)
    assert len(table.decision.options) == 2  # not the enchantment
    settle(table.choose("Cub"))
    assert (time(table, "Late"), time(table, "Cub")) == (3, 3)
    assert spanish(text)


@pytest.mark.construct("TargetYoursOrSuspended", "MayTickEitherWay")
def test_702_62b_one_counter_more_or_fewer() -> None:
    text = (
        "{0}: Choose target permanent you control or suspended card you own. If that permanent or card has a time "
        "counter on it, you may remove a time counter from it or put another time counter on it."
    )
    table = waiting(text=text)
    settle(table.activate("Post", "Late"), True, 1)
    settle(table.activate("Post", "Cub"), True, 0)
    settle(table.activate("Post", "Post"))
    assert (time(table, "Late"), time(table, "Cub")) == (4, 0)
    assert spanish(text)


@pytest.mark.construct("EachPermanentAndSuspended", "EachTimedAndSuspended")
def test_702_62b_each_of_them() -> None:
    less = "Remove two time counters from each permanent and each suspended card."
    more = "Put two time counters on each permanent with a time counter on it and each suspended card."
    table = waiting(spell(less), spell(more, name="More"))
    settle(table.cast("More"))
    assert (time(table, "Late"), time(table, "Cub"), time(table, "Post")) == (5, 3, 0)
    settle(table.cast(NAME))
    assert (time(table, "Late"), time(table, "Cub")) == (3, 1)
    assert spanish(less) and spanish(more)


@pytest.mark.construct("RemoveFromYoursOrSuspended")
def test_118_3_a_counter_of_a_suspended_card_is_paid() -> None:
    text = "Remove a time counter from a permanent you control or suspended card you own: You gain 1 life."
    table = waiting(text=text)
    table.activate("Post").choose(0)  # of the first, the Cub, none; so one of the card
    settle(table)
    assert (time(table, "Late"), time(table, "Cub"), table.life("A")) == (2, 1, 21)
    assert spanish(text)


@pytest.mark.construct("TargetNonlandOrSuspended")
def test_702_62b_a_suspended_card_goes_to_the_hand() -> None:
    text = "Return target nonland permanent or suspended card to its owner's hand."
    table = waiting(spell(text))
    settle(table.cast(NAME, "Late"))
    assert "Late" in table.names("hand", "A")
    assert spanish(text)


@pytest.mark.construct("SuspendedOfYours")
def test_702_62b_a_suspended_card_of_yours() -> None:
    text = "Choose a suspended card you own and remove two time counters from it."
    table = waiting(spell(text))
    settle(table.cast(NAME))
    assert time(table, "Late") == 1
    assert spanish(text)


@pytest.mark.construct("SuspendedAndTimedUnit")
def test_702_62b_suspended_cards_and_other_permanents_are_counted() -> None:
    text = (
        "Whenever this creature attacks, put a time counter on it for each suspended card you own and each other "
        "permanent you control with a time counter on it."
    )
    table = Table(A={"battlefield": [beast(text), CUB], "hand": [LATE, TIME]}, B={}).start()
    (suspend,) = table.actions("Late", "hand")
    settle(table.act(suspend))
    settle(table.cast("Time", "Cub"))
    settle(table.attack(NAME))
    assert time(table, NAME) == 2
    assert spanish(text)
