"""What was discarded, destroyed, drawn or attacked with, asked about and acted on (608.2c, 608.2h)."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    CUB,
    ELK,
    FEN,
    FOX,
    NAME,
    OGRE,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spell,
)

ANT, BEE = beast(name="Ant", cost="{3}"), beast(name="Bee", cost="{5}")
WASP = beast(name="Wasp", type_line="Creature — Insect")
RING = permanent("", "Artifact", name="Ring", cost="{1}")


@pytest.mark.construct("Greatest", "ThisWay")
def test_608_2c_the_greatest_among_cards_discarded_this_way() -> None:
    text = "Discard two cards. You gain X life, where X is the greatest mana value among cards discarded this way."
    assert played(text, A={"hand": [ANT, BEE]}).life("A") == 25


@pytest.mark.construct("DistinctUnit", "ThisWay")
def test_608_2c_card_types_among_cards_discarded_this_way() -> None:
    text = "Each player discards a card. Then you draw a card for each card type among cards discarded this way."
    table = played(text, A={"hand": [ANT]}, B={"hand": [RING]})
    assert table.names("hand", "A") == ["Wastes", "Wastes"]


@pytest.mark.construct("Greatest", "Those")
def test_603_2c_the_greatest_among_those_cards() -> None:
    text = (
        "Whenever one or more cards leave your graveyard, put a number of +1/+1 counters on this creature equal to the "
        "greatest mana value among those cards."
    )
    table = Table(
        A={
            "battlefield": [beast(text), permanent("{0}: Exile your graveyard.", name="Pit")],
            "graveyard": [ANT, BEE],
        },
        B={},
    ).start()
    settle(table.activate("Pit"))
    assert table.size(NAME) == (7, 7)


@pytest.mark.construct("PutIntoGraveyardThisWay")
def test_608_2h_those_that_were_destroyed_and_are_in_a_graveyard() -> None:
    text = "Destroy all creatures. You gain 1 life for each creature put into a graveyard this way."
    steel = beast("Indestructible", name="Steel")
    exiled = beast("If this creature would die, exile it instead.", name="Mist")
    table = played(text, A={"battlefield": [CUB, steel]}, B={"battlefield": [OGRE, exiled]})
    assert table.life("A") == 22


@pytest.mark.construct("PutIntoGraveyardThisWay")
def test_608_2c_one_of_the_cards_that_were_destroyed() -> None:
    text = (
        "Destroy all creatures, then return a creature card put into a graveyard this way to the battlefield under "
        "your control."
    )
    table = played(text, "Ogre", A={"battlefield": [CUB], "graveyard": [ELK]}, B={"battlefield": [OGRE]})
    assert table.find("Ogre", "battlefield").controller == table.seat("A")


@pytest.mark.construct("PutIntoGraveyardThisWay", "ObjectUnit")
def test_608_2h_its_controller_is_who_controlled_it() -> None:
    grab = permanent("When this enchantment enters, gain control of target artifact.", name="Grab")
    text = (
        "When this creature enters, you may destroy up to three target noncreature permanents. For each permanent put "
        "into a graveyard this way, its controller creates a 3/3 green Elephant creature token."
    )
    table = Table(A={"hand": [grab, beast(text)]}, B={"battlefield": [WINCH, FEN]}).start()
    settle(table.cast("Grab"))
    table.cast(NAME).resolve().choose("Winch", "Fen", "done")
    settle(table, True)
    assert table.names("battlefield", "A").count("Elephant Token") == 1
    assert table.names("battlefield", "B").count("Elephant Token") == 1


@pytest.mark.construct("PutIntoGraveyardThisWayCondition")
def test_608_2c_if_a_creature_card_is_put_there_return_it() -> None:
    text = (
        "Destroy target creature. If a creature card is put into a graveyard this way, return it to the battlefield "
        "under your control."
    )
    table = played(text, B={"battlefield": [OGRE]})
    assert table.find("Ogre", "battlefield").controller == table.seat("A")
    exiled = beast("If this creature would die, exile it instead.", name="Mist")
    assert not played(text, B={"battlefield": [exiled]}).names("battlefield", "B")


@pytest.mark.construct("YouDoThisWay")
def test_608_2c_that_card_is_the_discarded_one() -> None:
    text = (
        "When this creature enters, discard a card. If you discard a creature card this way, this creature deals "
        "damage equal to that card's power to each opponent."
    )
    table = Table(A={"hand": [beast(text, size=(1, 1)), OGRE]}, B={}).start()
    assert settle(table.cast(NAME)).life("B") == 17


@pytest.mark.construct("OneOfThem")
def test_121_one_of_the_cards_just_drawn() -> None:
    text = "Draw two cards, then discard one of them."
    table = Table(A={"hand": [spell(text), CUB], "library": [ELK, FOX]}, B={}).start().cast(NAME).resolve()
    assert sorted(table.named(ref) for ref in table.choices) == ["Elk", "Fox"]
    settle(table, "Elk")
    assert table.names("hand", "A") == ["Cub", "Fox"]
