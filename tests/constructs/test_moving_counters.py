"""Counters moved (122.5), of what has left (122.8), put on two at once; what died this turn (700.4)."""

from __future__ import annotations

import pytest

from tests.constructs.support import FEN, NAME, Table, beast, permanent, settle, spell

GROW = "Put two +1/+1 counters on target creature you control."


@pytest.mark.construct("MoveCounters")
def test_122_5_one_counter_moves() -> None:
    leech = permanent(
        "{0}: Move a +1/+1 counter from target creature you control onto target creature an opponent controls.",
        "Artifact",
    )
    table = Table(
        A={"battlefield": [beast(name="Wolf"), leech], "hand": [spell(GROW, name="Grow")]},
        B={"battlefield": [beast(name="Elk")]},
    ).start()
    table.cast("Grow").resolve()

    table.activate(NAME).resolve()

    assert (table.size("Wolf"), table.size("Elk")) == ((3, 3), (3, 3))
    table.activate(NAME).resolve()
    table.activate(NAME).resolve()
    assert (table.size("Wolf"), table.size("Elk")) == ((2, 2), (4, 4))


@pytest.mark.construct("MoveAllOfAKind")
def test_122_5_all_of_a_kind_move() -> None:
    rite = spell("Move all +1/+1 counters from target creature you control onto target creature an opponent controls.")
    table = Table(
        A={"battlefield": [beast(name="Wolf")], "hand": [spell(GROW, name="Grow"), rite]},
        B={"battlefield": [beast(name="Elk")]},
    ).start()
    table.cast("Grow").resolve()

    table.cast(NAME).resolve()

    assert (table.size("Wolf"), table.size("Elk")) == ((2, 2), (4, 4))


@pytest.mark.construct("MoveAllCounters")
def test_122_5_all_counters_move() -> None:
    rite = spell("Move all counters from target creature you control onto target creature an opponent controls.")
    mark = spell("Put a flying counter on target creature you control.", name="Mark")
    table = Table(
        A={"battlefield": [beast(name="Wolf")], "hand": [spell(GROW, name="Grow"), mark, rite]},
        B={"battlefield": [beast(name="Elk")]},
    ).start()
    table.cast("Grow").resolve()
    table.cast("Mark").resolve()

    table.cast(NAME).resolve()

    assert dict(table.find("Elk").counters) == {"+1/+1": 2, "flying": 1}
    assert dict(table.find("Wolf").counters) == {}


@pytest.mark.construct("PutItsCounters")
def test_122_8_the_counters_of_what_died_are_put_on_another() -> None:
    wolf = beast("When this creature dies, put its counters on target creature an opponent controls.")
    crunch = spell("Destroy target creature you control.", name="Crunch")
    table = Table(
        A={"battlefield": [wolf], "hand": [spell(GROW, name="Grow"), crunch]},
        B={"battlefield": [beast(name="Elk")]},
    ).start()
    table.cast("Grow").resolve()

    table.cast("Crunch").resolve().resolve()

    assert table.names("graveyard", "A").count(NAME) == 1
    assert table.size("Elk") == (4, 4)


@pytest.mark.construct("PutItsCounters")
def test_122_8_each_of_the_tokens_created_instead_of_one_gets_the_counters() -> None:
    wolf = beast(
        "When this creature dies, create a 1/1 green Plant creature token, then put this creature's counters on "
        "that token."
    )
    twice = permanent(
        "If one or more tokens would be created under your control, twice that many of those tokens are created "
        "instead.",
        name="Twice",
    )
    crunch = spell("Destroy target creature you control.", name="Crunch")
    table = Table(A={"battlefield": [wolf, twice], "hand": [spell(GROW, name="Grow"), crunch]}, B={}).start()
    table.cast("Grow").resolve()

    table.cast("Crunch").resolve().resolve()

    plants = [record for record in table.state.objects[1:] if record.definition.faces[0].subtypes == {"Plant"}]
    assert [dict(one.counters) for one in plants] == [{"+1/+1": 2}, {"+1/+1": 2}]


@pytest.mark.construct("PutItsCounters")
def test_122_8_the_counters_of_what_was_sacrificed() -> None:
    wolf = beast("Sacrifice this creature: Put its counters on target creature an opponent controls.")
    table = Table(
        A={"battlefield": [wolf], "hand": [spell(GROW, name="Grow")]},
        B={"battlefield": [beast(name="Elk")]},
    ).start()
    table.cast("Grow").resolve()

    table.activate(NAME).resolve()

    assert table.size("Elk") == (4, 4)


@pytest.mark.construct("PutCountersTwice")
def test_122_1_counters_on_two_kinds_of_things() -> None:
    rite = spell("Put a +1/+1 counter on each creature you control and a charge counter on each artifact you control.")
    things = [beast(name="Elk"), permanent("", "Artifact", name="Winch")]
    table = Table(A={"battlefield": things, "hand": [rite]}, B={}).start()

    table.cast(NAME).resolve()

    assert dict(table.find("Elk").counters) == {"+1/+1": 1}
    assert dict(table.find("Winch").counters) == {"charge": 1}


@pytest.mark.construct("PutCountersThrice")
def test_122_1_counters_on_three_things() -> None:
    rite = spell(
        "Put a +1/+1 counter on target creature, two charge counters on each artifact you control, and a shield "
        "counter on each land you control."
    )
    things = [beast(name="Elk"), permanent("", "Artifact", name="Winch"), FEN]
    table = Table(A={"battlefield": things, "hand": [rite]}, B={}).start()

    table.cast(NAME).resolve()  # there is one creature that it can target

    found = [dict(table.find(name).counters) for name in ("Elk", "Winch", "Fen")]
    assert found == [{"+1/+1": 1}, {"charge": 2}, {"shield": 1}]


@pytest.mark.construct("Died")
@pytest.mark.parametrize(("victims", "holds"), [("Elk", False), ("Elk Wolf", True)])
def test_700_4_two_or_more_died(victims: str, holds: bool) -> None:
    altar = permanent("Sacrifice a creature: You gain 1 life.", "Artifact", name="Altar")
    rite = spell("If two or more creatures died this turn, draw a card.")
    herd = [beast(name="Elk"), beast(name="Wolf"), beast(name="Bear")]
    table = Table(A={"battlefield": [altar, *herd], "hand": [rite]}, B={}).start()
    for victim in victims.split():
        settle(table.activate("Altar").choose(victim))

    table.cast(NAME).resolve()

    assert len(table.names("hand", "A")) == holds


@pytest.mark.construct("DiedUnderYourControl")
@pytest.mark.parametrize("side", ["A", "B"])
def test_700_4_died_under_your_control(side: str) -> None:
    rite = spell("If a creature died under your control this turn, draw a card.")
    crunch = spell("Destroy target creature.", name="Crunch")
    elks = [beast(name="Elk")]
    mine, theirs = (elks, []) if side == "A" else ([], elks)
    table = Table(A={"battlefield": mine, "hand": [rite, crunch]}, B={"battlefield": theirs}).start()
    table.cast("Crunch").resolve()

    table.cast(NAME).resolve()

    assert len(table.names("hand", "A")) == (side == "A")


@pytest.mark.construct("CounterPutOn")
def test_122_6_a_counter_is_put_triggers_for_each_of_them() -> None:
    mage = beast("Whenever a +1/+1 counter is put on this creature, you may draw a card.")
    table = Table(A={"battlefield": [mage], "hand": [spell(GROW, name="Grow")]}, B={}).start()

    table.cast("Grow").resolve()

    assert len(table.state.stack) == 2


@pytest.mark.construct("CounterPutOn")
def test_122_6_once_each_turn_is_once_for_several_counters() -> None:
    mage = beast(
        "Whenever a +1/+1 counter is put on this creature, draw a card. This ability triggers only once each turn."
    )
    table = Table(A={"battlefield": [mage], "hand": [spell(GROW, name="Grow")]}, B={}).start()

    table.cast("Grow").resolve()

    assert len(table.state.stack) == 1


@pytest.mark.construct("AnyCountersPutOn")
def test_122_6_whenever_counters_are_put_on_it() -> None:
    vase = permanent(
        "{0}: Put two charge counters on this artifact.\n"
        "Whenever one or more counters are put on this artifact, you gain 1 life.",
        "Artifact",
    )
    table = Table(A={"battlefield": [vase]}, B={}).start()
    assert settle(table.activate(NAME)).life("A") == 21
