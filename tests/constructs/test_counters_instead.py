"""614.1a, 614.17: counters and tokens in another number than would be, and counters that can't be put."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, NAME, Table, beast, permanent, settle, spanish, spell

GROW = spell("Put two +1/+1 counters on target creature.", name="Grow")
WILT = spell("Put two -1/-1 counters on target creature.", name="Wilt")
RISE = spell("Create a 1/1 green Snake creature token.", name="Rise")


def under(text: str, *hand: object, type_line: str = "Enchantment") -> Table:
    """Return a table where A has a permanent with that text, and a Cub."""
    return Table(A={"battlefield": [permanent(text, type_line), CUB], "hand": list(hand)}, B={"battlefield": [DOE]})


def counters(table: Table, name: str) -> dict[str, int]:
    """Return the counters on a permanent."""
    return dict(table.find(name, "battlefield").counters)


@pytest.mark.construct("EachKindInstead")
def test_614_1a_of_each_kind_one_more() -> None:
    text = (
        "If one or more counters would be put on an artifact or creature you control, that many plus one of each of "
        "those kinds of counters are put on that permanent instead."
    )
    mark = spell("Put a +1/+1 counter and a trample counter on target creature.", name="Mark")
    again = spell("Put a +1/+1 counter and a trample counter on target creature.", name="Again")
    table = under(text, mark, again).start()

    settle(table.cast("Mark", "Cub"))
    settle(table.cast("Again", "Doe"))

    assert counters(table, "Cub") == {"+1/+1": 2, "trample": 2} and counters(table, "Doe") == {"+1/+1": 1, "trample": 1}
    assert spanish(text)


@pytest.mark.construct("YouPutEachKindInstead", "OnObjects")
def test_122_6a_only_what_you_put() -> None:
    text = (
        "If you would put one or more counters on a permanent, put that many plus one of each of those kinds of "
        "counters on that permanent instead."
    )
    theirs = beast("This creature enters with a +1/+1 counter on it.", name="Theirs", cost="{0}")
    mine = beast("This creature enters with a +1/+1 counter on it.", name="Mine")
    table = Table(A={"battlefield": [permanent(text)], "hand": [mine, GROW]}, B={"hand": [theirs]}).start()

    settle(table.cast("Mine"))
    settle(table.cast("Grow"))
    table.to("precombat_main", 2)
    settle(table.cast("Theirs"))

    assert counters(table, "Mine") == {"+1/+1": 5} and counters(table, "Theirs") == {"+1/+1": 1}


@pytest.mark.construct("YouPutEachKindInstead", "OnPermanentOrPlayer")
def test_614_1a_twice_as_many_on_players_too() -> None:
    text = (
        "If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of "
        "counters on that permanent or player instead."
    )
    table = under(text, spell("Each opponent gets a poison counter.", name="Bite")).start()
    settle(table.cast("Bite"))
    assert dict(table.state.players[table.seat("B")].counters) == {"poison": 2}


@pytest.mark.construct("OnObjectsOrYourself")
def test_614_1a_on_yourself_but_on_nobody_else() -> None:
    text = (
        "If you would put one or more counters on a creature you control or on yourself, put that many plus one of "
        "each of those kinds of counters on that permanent or player instead."
    )
    bites = spell("Each player gets a poison counter.", name="Bites")
    table = under(text, bites).start()
    settle(table.cast("Bites"))
    found = {letter: dict(table.state.players[table.seat(letter)].counters) for letter in "AB"}
    assert found == {"A": {"poison": 2}, "B": {"poison": 1}}


@pytest.mark.construct("OpponentPutsHalfInstead")
def test_614_1a_half_as_many_rounded_down() -> None:
    text = (
        "If an opponent would put one or more counters on a permanent or player, they put half that many of each of "
        "those kinds of counters on that permanent or player instead, rounded down."
    )
    three = spell("Put three +1/+1 counters on target creature.", name="Three")
    table = Table(A={"hand": [three], "battlefield": [CUB]}, B={"battlefield": [permanent(text)]}).start()
    settle(table.cast("Three"))
    assert counters(table, "Cub") == {"+1/+1": 1}
    assert spanish(text)


@pytest.mark.construct("YouPutInstead")
def test_614_1a_more_counters_until_end_of_turn() -> None:
    text = (
        "{0}: Until end of turn, if you would put one or more +1/+1 counters on a creature you control, put that many "
        "plus one +1/+1 counters on it instead."
    )
    table = under(text, GROW, spell("Put two +1/+1 counters on target creature.", name="Later")).start()
    settle(table.activate(NAME))
    settle(table.cast("Grow", "Cub"))
    assert counters(table, "Cub") == {"+1/+1": 3}
    table.to("precombat_main", 3)
    settle(table.cast("Later", "Cub"))
    assert counters(table, "Cub") == {"+1/+1": 5}


@pytest.mark.construct("EffectPutsInstead")
def test_614_1a_what_effects_put_is_doubled_and_costs_are_not() -> None:
    text = (
        "If an effect would put one or more counters on a permanent you control, it puts twice that many of those "
        "counters on that permanent instead."
    )
    paying = beast("Put a charge counter on this creature: You gain 1 life.", name="Paying")
    table = Table(A={"battlefield": [permanent(text), paying], "hand": [GROW]}, B={}).start()

    settle(table.activate("Paying"))
    settle(table.cast("Grow"))

    assert counters(table, "Paying") == {"charge": 1, "+1/+1": 4}
    assert spanish(text)


@pytest.mark.construct("OneFewerInstead")
def test_614_1a_one_counter_fewer() -> None:
    text = (
        "If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are "
        "put on it instead."
    )
    one = spell("Put a -1/-1 counter on target creature.", name="One")
    table = under(text, WILT, one).start()
    settle(table.cast("Wilt", "Cub"))
    settle(table.cast("One", "Cub"))
    assert counters(table, "Cub") == {"-1/-1": 1}
    assert spanish(text)


@pytest.mark.construct("YouGetEachKindInstead", "EnergyInstead")
def test_614_1a_counters_that_a_player_gets() -> None:
    more = (
        "If you would get one or more counters, you get that many plus one of each of those kinds of counters instead."
    )
    twice = "If you would get one or more {E}, you get twice that many {E} instead."
    gain = spell("You get {E}{E}.", name="Gain")
    for text, energy in ((more, 3), (twice, 4)):
        table = settle(under(text, gain).start().cast("Gain"))
        assert dict(table.state.players[table.seat("A")].counters) == {"energy": energy}
        assert spanish(text)


@pytest.mark.construct("AnyonesTokensInstead")
def test_614_1a_tokens_of_anybody() -> None:
    text = "If one or more tokens would be created, twice that many of those tokens are created instead."
    table = Table(A={"battlefield": [permanent(text)]}, B={"hand": [RISE]}).start()
    table.to("precombat_main", 2)
    settle(table.cast("Rise"))
    assert table.names("battlefield", "B") == ["Snake Token", "Snake Token"]


@pytest.mark.construct("KindOfTokensInstead", "ThreeTimesAsMany")
def test_614_1a_three_times_as_many_of_a_kind_of_tokens() -> None:
    text = (
        "If one or more creature tokens would be created under your control, three times that many of those tokens are "
        "created instead."
    )
    table = Table(
        A={"battlefield": [permanent(text)], "hand": [RISE, spell("Create a Food token.", name="Cook")]}, B={}
    )
    table.start()
    settle(table.cast("Rise"))
    settle(table.cast("Cook"))
    assert table.names("battlefield", "A") == ["Food", *["Snake Token"] * 3, NAME]


@pytest.mark.construct("GetCountersProhibition", "GetKindProhibition")
def test_614_17_players_that_cant_get_counters() -> None:
    bites = spell("Each player gets a poison counter.", name="Bites")
    for text, got in (("Players can't get counters.", {}), ("Your opponents can't get rad counters.", {"poison": 1})):
        table = settle(under(text, bites).start().cast("Bites"))
        assert dict(table.state.players[table.seat("B")].counters) == got
    table = settle(under("Your opponents can't get poison counters.", bites).start().cast("Bites"))
    found = [dict(table.state.players[table.seat(letter)].counters) for letter in "AB"]
    assert found == [{"poison": 1}, {}]


@pytest.mark.construct("CantHaveCountersOfKind")
def test_614_17_counters_of_one_kind_that_cant_be_put() -> None:
    text = "Creatures you control can't have -1/-1 counters put on them."
    entering = beast("This creature enters with a -1/-1 counter and a +1/+1 counter on it.", name="Entering")
    table = under(text, GROW, WILT, entering).start()
    settle(table.cast("Wilt", "Cub"))
    settle(table.cast("Grow", "Cub"))
    settle(table.cast("Entering"))
    assert counters(table, "Cub") == {"+1/+1": 2} and counters(table, "Entering") == {"+1/+1": 1}


@pytest.mark.construct("CountersCantBePut")
def test_614_17_counters_cant_be_put_nor_paid() -> None:
    text = "Counters can't be put on artifacts, creatures, enchantments, or lands."
    paying = beast("Put a charge counter on this creature: You gain 1 life.", name="Paying")
    table = Table(A={"battlefield": [permanent(text), paying], "hand": [GROW]}, B={}).start()
    assert not table.can_activate("Paying")
    settle(table.cast("Grow"))
    assert counters(table, "Paying") == {}
    assert spanish(text)
