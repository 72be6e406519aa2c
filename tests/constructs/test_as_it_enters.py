"""614.12a: what is done as a permanent enters, and counters that it therefore enters with; other small wordings."""

from __future__ import annotations

import pytest

from apnap.oracle.text import lines
from tests.constructs.support import (
    BEAR,
    CUB,
    DOE,
    ELK,
    NAME,
    OGRE,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
    transforming,
)

OIL = spell("Put two oil counters on target permanent.", name="Oil")
HEW = spell("Destroy target creature.", name="Hew")


def counters(table: Table, name: str) -> dict[str, int]:
    """Return the counters on a permanent."""
    return dict(table.find(name, "battlefield").counters)


@pytest.mark.construct("AsEntersWith")
def test_614_12a_counters_for_what_was_sacrificed() -> None:
    text = (
        "As this creature enters, sacrifice any number of permanents. This creature enters with that many oil counters "
        "on it."
    )
    table = Table(A={"battlefield": [CUB, DOE, ELK], "hand": [beast(text)]}, B={}).start()
    settle(table.cast(NAME), "Cub", "Elk", "done")
    assert counters(table, NAME) == {"oil": 2} and sorted(table.names("battlefield", "A")) == ["Doe", NAME]
    assert spanish(text)


@pytest.mark.construct("AsEntersWith")
def test_614_12a_counters_for_counters_that_were_removed() -> None:
    text = (
        "As this creature enters, remove all counters from all permanents. This creature enters with a +1/+1 counter "
        "on it for each counter removed this way."
    )
    table = Table(A={"battlefield": [CUB], "hand": [OIL, beast(text)]}, B={}).start()
    settle(table.cast("Oil"))
    settle(table.cast(NAME))
    assert counters(table, NAME) == {"+1/+1": 2} and counters(table, "Cub") == {}


@pytest.mark.construct("EnterTappedTransformedWith")
def test_122_6_transformed_with_counters() -> None:
    text = (
        "When this creature dies, return it to the battlefield tapped and transformed under its owner's control with "
        "three oil counters on it."
    )
    card = transforming(text, "Flying", back="Back", sizes=((2, 2), (3, 3)))
    table = Table(A={"battlefield": [card], "hand": [HEW]}, B={}).start()
    settle(table.cast("Hew"))
    assert table.find("Back").tapped and counters(table, "Back") == {"oil": 3}
    assert spanish(text)


@pytest.mark.construct("FirstTokensMayBeCopies")
def test_614_1a_the_first_tokens_of_a_turn_may_be_copies() -> None:
    text = (
        "Enchant creature\nThe first time you would create one or more tokens each turn, you may instead create that "
        "many tokens that are copies of enchanted permanent."
    )
    rise, again = (spell("Create two 1/1 green Snake creature tokens.", name=name) for name in ("Rise", "Again"))
    aura = permanent(text, "Enchantment — Aura")
    table = Table(A={"battlefield": [OGRE], "hand": [aura, rise, again]}, B={}).start()
    settle(table.cast(NAME))
    settle(table.cast("Rise"), True)
    settle(table.cast("Again"))
    assert sorted(table.names("battlefield", "A")) == ["Ogre", "Ogre", "Ogre", "Snake Token", "Snake Token", NAME]
    assert spanish(text.split("\n")[1])


@pytest.mark.construct("DistributeAmongAny", "DistributeNumberAmongAny")
def test_608_2d_counters_are_distributed_on_resolution() -> None:
    four = "Distribute four +1/+1 counters among any number of creatures you control."
    equal = (
        "Distribute a number of +1/+1 counters equal to the number of creatures you control among any number of "
        "creatures you control."
    )
    for text, shares, there in ((four, (1, 0), (1, 0, 3)), (equal, (0, 2), (0, 2, 1))):
        table = played(text, *shares, A={"battlefield": [CUB, DOE, BEAR]})
        assert tuple(counters(table, name).get("+1/+1", 0) for name in ("Cub", "Doe", "Bear")) == there
        assert spanish(text)


@pytest.mark.construct("TwiceThatManyThings")
def test_111_twice_that_many_tokens() -> None:
    text = "Whenever one or more creatures you control die, create twice that many 1/1 green Snake creature tokens."
    sweep = spell("Destroy all Beasts.", name="Sweep")
    table = Table(A={"battlefield": [permanent(text), CUB, DOE], "hand": [sweep]}, B={}).start()
    settle(table.cast("Sweep"))
    assert table.names("battlefield", "A").count("Snake Token") == 4
    assert spanish(text)


@pytest.mark.construct("PayLifeForEach")
def test_119_4_life_for_each_counter() -> None:
    text = "Pay 3 life for each oil counter on this enchantment: Put an oil counter on this enchantment."
    table = Table(A={"battlefield": [permanent(text)]}, B={}).start()
    for _ in range(3):
        settle(table.activate(NAME))
    assert table.life("A") == 11 and counters(table, NAME) == {"oil": 3}
    assert spanish(text)


@pytest.mark.construct("WasEither")
def test_608_2h_whether_it_was_enchanted_or_equipped() -> None:
    text = "Whenever a creature you control dies, if it was enchanted or equipped, you gain 1 life."
    axe = permanent("Equip {0}", "Artifact — Equipment", name="Axe")
    for equipped, life in ((False, 20), (True, 21)):
        table = Table(A={"battlefield": [permanent(text), axe, CUB], "hand": [HEW]}, B={}).start()
        if equipped:
            settle(table.activate("Axe"))
        settle(table.cast("Hew"))
        assert table.life("A") == life
    assert spanish(text)


@pytest.mark.construct("DeckUpToLine")
def test_100_2a_a_statement_about_decks() -> None:
    assert spanish("A deck can have up to nine cards named ~.") and beast("A deck can have up to nine cards named ~.")


def test_201_5b_names_that_are_parts_of_others() -> None:
    assert lines("Sacrifice Queen Ila: Draw.", "Queen Ila XIV", legendary=True) == ["Sacrifice ~s: Draw."]
    assert lines("Put a counter on Ao.", "Ao, of Dawn") == ["Put a counter on ~s."]
    token = "Create a 1/1 Imp creature token named Imps of Far Keep."
    assert lines(token, "Far Keep") == [token]
    assert lines("Create two Moss tokens.", "Moss Hen, the Old", legendary=True) == ["Create two Moss tokens."]
