"""122: counters in conditions, in triggers, and as many and such as there are elsewhere."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, NAME, Table, beast, permanent, played, settle, spanish, spell

GROW = spell("Put two +1/+1 counters on target creature.", name="Grow")
OIL = spell("Put two oil counters on target permanent.", name="Oil")
HEW = spell("Destroy target creature.", name="Hew")


def counters(table: Table, name: str) -> dict[str, int]:
    """Return the counters on a permanent."""
    return dict(table.find(name, "battlefield").counters)


def here(text: str, *hand: object, type_line: str = "Enchantment") -> Table:
    """Return a table where A has a permanent with that text, a Cub and a Doe."""
    return Table(A={"battlefield": [permanent(text, type_line), CUB, DOE], "hand": list(hand)}, B={}).start()


@pytest.mark.construct("PutsAnyCounterEvent")
def test_122_6_once_for_each_counter_of_any_kind() -> None:
    table = here("Whenever you put a counter on a creature you control, you gain 1 life.", GROW)
    settle(table.cast("Grow", "Cub"))
    assert table.life("A") == 22


@pytest.mark.construct("CountersRemovedFrom")
def test_122_1_once_for_counters_that_are_removed_together() -> None:
    text = (
        "This enchantment enters with three oil counters on it.\n"
        "Whenever one or more oil counters are removed from this enchantment, you gain 1 life.\n"
        "{0}: Remove two oil counters from this enchantment."
    )
    table = Table(A={"hand": [permanent(text)]}, B={}).start()
    settle(table.cast(NAME))
    settle(table.activate(NAME))
    assert table.life("A") == 21 and counters(table, NAME) == {"oil": 1}


@pytest.mark.construct("EitherOfThem")
def test_608_2d_either_of_them_is_chosen() -> None:
    text = (
        "Tap up to two target creatures. Put a stun counter on either of them. Then put an oil counter on either of "
        "them."
    )
    table = Table(A={"battlefield": [CUB, DOE], "hand": [spell(text)]}, B={}).start()
    table.cast(NAME).choose("Cub", "Doe")
    settle(table, "Doe", "Cub")
    assert (counters(table, "Cub"), counters(table, "Doe")) == ({"oil": 1}, {"stun": 1})
    assert spanish(text)


@pytest.mark.construct("EitherOfThoseTokens")
def test_608_2d_either_of_those_tokens_is_chosen() -> None:
    text = "Create two 1/1 green Snake creature tokens. Then put a +1/+1 counter on either of those tokens."
    table = Table(A={"hand": [spell(text)]}, B={}).start().cast(NAME).resolve()
    table.choose(table.choices[1])
    found = [one.counter("+1/+1") for one in table.objects("battlefield")]
    assert sorted(found) == [0, 1]


@pytest.mark.construct("PutItsCountersOfKind")
def test_122_8_only_its_counters_of_that_kind() -> None:
    text = "When this creature dies, put its +1/+1 counters on target creature you control."
    table = Table(A={"battlefield": [beast(text), CUB], "hand": [GROW, OIL, HEW]}, B={}).start()
    for name in ("Grow", "Oil", "Hew"):
        settle(table.cast(name, NAME))
    assert counters(table, "Cub") == {"+1/+1": 2}
    assert spanish(text)


@pytest.mark.construct("HasAnyCounters", "PutSameOfEachKind")
def test_122_1_the_same_number_of_each_kind() -> None:
    text = (
        "Whenever a creature you control enters, if this enchantment has counters on it, put the same number of each "
        "kind of counter on that creature."
    )
    table = here(text, OIL, beast(name="First"), beast(name="Second"))
    settle(table.cast("First"))
    settle(table.cast("Oil", NAME))
    settle(table.cast("Second"))
    assert (counters(table, "First"), counters(table, "Second"), counters(table, NAME)) == ({}, {"oil": 2}, {"oil": 2})
    assert spanish(text)


@pytest.mark.construct("HasCountersOfKind", "HasFewCounters", "ExactlySoManyOn")
def test_122_1_conditions_about_counters() -> None:
    cases = (
        ("this enchantment has oil counters on it", (False, True)),
        ("this enchantment has one or fewer oil counters on it", (True, False)),
        ("there are exactly two oil counters on this enchantment", (False, True)),
    )
    for condition, holds in cases:
        text = f"Creatures you control get +1/+1 as long as {condition}."
        table = here(text, OIL)
        before = table.size("Cub") == (3, 3)
        settle(table.cast("Oil", NAME))
        assert (before, table.size("Cub") == (3, 3)) == holds, condition
        assert spanish(text)


@pytest.mark.construct("NoCountersRemoved")
def test_608_2c_no_counters_were_removed() -> None:
    text = (
        "{0}: Remove all oil counters from this enchantment. If no counters were removed this way, you gain 1 life. "
        "Otherwise, draw a card."
    )
    table = here(text, OIL)
    settle(table.activate(NAME))
    assert table.life("A") == 21
    settle(table.cast("Oil", NAME))
    settle(table.activate(NAME))
    assert (table.life("A"), len(table.names("hand", "A"))) == (21, 1)
    assert spanish(text)


@pytest.mark.construct("KindCountersAmong", "DifferentKindsAmong", "KindAmongPermanentsUnit")
def test_122_1_counters_and_kinds_among_permanents() -> None:
    cases = (
        ("You gain X life, where X is the number of oil counters among permanents you control.", 22),
        ("You gain X life, where X is the number of different kinds of counters among permanents you control.", 22),
        ("You gain 3 life for each kind of counter among permanents you control.", 26),
    )
    for text, life in cases:
        table = Table(A={"battlefield": [CUB, DOE], "hand": [GROW, OIL, spell(text)]}, B={}).start()
        settle(table.cast("Grow", "Cub"))
        settle(table.cast("Oil", "Doe"))
        settle(table.cast(NAME))
        assert table.life("A") == life
        assert spanish(text)


@pytest.mark.construct("CountersAmongPlayers", "DoubleYourCounters")
def test_122_1_counters_of_players() -> None:
    total = (
        "Each player gets two rad counters. You gain X life, where X is the total number of rad counters among players."
    )
    assert played(total).life("A") == 24
    table = played("You get {E}{E}. Double the number of each kind of counter you have.")
    assert dict(table.state.players[table.seat("A")].counters) == {"energy": 4}
    assert spanish(total)


@pytest.mark.construct("ProliferateAgain")
def test_701_34_twice() -> None:
    text = "Proliferate, then proliferate again."
    table = Table(A={"battlefield": [CUB], "hand": [OIL, spell(text)]}, B={}).start()
    settle(table.cast("Oil"))
    table.cast(NAME).resolve()
    table.choose("Cub")
    settle(table.choose("Cub"))
    assert counters(table, "Cub") == {"oil": 4}


@pytest.mark.construct("ChooseActivatingOnly")
def test_602_5_a_modal_ability_says_first_when_it_may_be_activated() -> None:
    text = "{0}: Choose one. Activate only during your turn.\n• You gain 3 life.\n• Draw a card."
    table = here(text)
    settle(table.activate(NAME).choose(0))
    assert table.life("A") == 23
    table.to("precombat_main", 2)
    assert not table.can_activate(NAME)
    assert spanish(text)
