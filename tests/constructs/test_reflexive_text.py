"""What the text of a reflexive ability speaks of, and how far it reaches (603.12)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, ELK, FOX, NAME, OGRE, Table, beast, played, settle

DRAGON = beast(name="Drake", type_line="Creature — Dragon")


@pytest.mark.construct("WhenYouDo")
def test_603_12_a_sentence_about_its_target_is_a_part_of_it() -> None:
    text = (
        "When this creature enters, you may pay {0}. When you do, put a +1/+1 counter on target creature. "
        "That creature gains trample until end of turn."
    )
    table = Table(A={"hand": [beast(text)], "battlefield": [CUB]}, B={"battlefield": [ELK]}).start()
    settle(table.cast(NAME), True, "Cub")
    table.attack("Cub").block(("Elk", "Cub")).to("postcombat_main")
    assert table.life("B") == 19


@pytest.mark.construct("WhenYouDo")
def test_603_12_it_is_the_target() -> None:
    text = (
        "When this creature enters, you may pay {0}. When you do, tap target creature an opponent controls and put a "
        "stun counter on it."
    )
    table = settle(Table(A={"hand": [beast(text)]}, B={"battlefield": [FOX]}).start().cast(NAME), True)
    assert table.find("Fox").tapped and dict(table.find("Fox").counters) == {"stun": 1}


@pytest.mark.construct("WhenYouDo")
def test_603_12_the_sacrificed_creature() -> None:
    text = (
        "When this creature enters, you may sacrifice another creature. When you do, this creature deals damage equal "
        "to the sacrificed creature's power to any target."
    )
    table = Table(A={"hand": [beast(text)], "battlefield": [OGRE]}, B={}).start().cast(NAME)
    settle(table, True, "B")
    assert table.life("B") == 17 and table.names("graveyard", "A") == ["Ogre"]


@pytest.mark.construct("ThatMuch")
def test_603_12_that_much_is_what_was_paid() -> None:
    text = "Tap any number of untapped creatures you control. When you do, ~ deals that much damage to target player."
    table = played(text, "Cub", "Ogre", "done", "B", A={"battlefield": [CUB, OGRE, ELK]})
    assert table.life("B") == 18


@pytest.mark.construct("WhenYouDo")
def test_603_12_no_card_is_a_number_of_cards_to_reveal() -> None:
    text = (
        "Reveal any number of Dragon cards from your hand. When you do, ~ deals X plus 2 damage to target player, "
        "where X is the number of cards revealed this way."
    )
    assert played(text, "done", "B", A={"hand": [DRAGON]}).life("B") == 18
    assert played(text, "Drake", "B", A={"hand": [DRAGON]}).life("B") == 17


@pytest.mark.construct("ThatManyCount")
def test_608_2c_as_many_as_were_discarded() -> None:
    text = (
        "Whenever this creature deals combat damage to a player, you may discard all the cards in your hand. "
        "If you do, draw that many cards."
    )
    table = Table(A={"battlefield": [beast(text)], "hand": [CUB, ELK, FOX]}, B={}).start().attack(NAME)
    table.to_step("combat_damage", 1)
    settle(table, True)
    assert table.names("hand", "A") == ["Wastes"] * 3


@pytest.mark.construct("ThatManyThings", "ThatManyCount")
def test_608_2c_as_many_as_the_damage() -> None:
    text = (
        "When this creature deals combat damage to a player, sacrifice it and create that many Treasure tokens. "
        "You draw that many cards, then discard that many cards."
    )
    table = Table(A={"battlefield": [beast(text, size=(3, 3))]}, B={}).start().attack(NAME)
    table.to_step("combat_damage", 1)
    settle(table)
    assert table.names("battlefield", "A") == ["Treasure"] * 3
    assert len(table.names("graveyard", "A")) == 4 and not table.names("hand", "A")
