"""What "it" and "they" are besides (205.1b), who did something this way, and what waits for something to go (603.7)."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import CUB, DOE, ELK, FOX, NAME, SEAL, Table, permanent, played, settle, spanish, spell


def types(table: Table, name: str) -> tuple[set[str], int]:
    """Return the subtypes and the number of colours of a permanent."""
    found = characteristics(table.state, table.find(name, "battlefield"))
    return set(found.subtypes), found.colors.bit_count()


@pytest.mark.construct("TheyreThingsToo")
def test_205_1b_they_are_zombies_in_addition() -> None:
    text = (
        "Return up to two target creature cards from your graveyard to the battlefield. They're Zombies in addition to "
        "their other types."
    )
    table = played(text, "Cub", "Doe", A={"graveyard": [CUB, DOE, ELK]})
    assert types(table, "Cub") == types(table, "Doe") == ({"Beast", "Zombie"}, 0)
    assert spanish(text).endswith("Son Zombies además de sus otros tipos.")


@pytest.mark.construct("TheyreColoredThings")
def test_205_1b_they_are_black_zombies() -> None:
    text = (
        "Put all creature cards from all graveyards onto the battlefield under your control. They're black Zombies in "
        "addition to their other colors and types."
    )
    table = played(text, A={"graveyard": [CUB]}, B={"graveyard": [FOX]})
    assert types(table, "Cub") == types(table, "Fox") == ({"Beast", "Zombie"}, 1)


@pytest.mark.construct("ItsColoredThing")
def test_205_1b_it_is_a_black_zombie() -> None:
    text = (
        "Return target creature card from your graveyard to the battlefield. It's a black Zombie in addition to its "
        "other colors and types."
    )
    assert types(played(text, A={"graveyard": [CUB]}), "Cub") == ({"Beast", "Zombie"}, 1)


@pytest.mark.construct("WhoSacrificedThisWay")
def test_608_2c_each_player_who_sacrificed_a_creature_this_way() -> None:
    text = "Each player sacrifices a creature. Each player who sacrificed a creature this way draws two cards."
    table = played(text, A={}, B={"battlefield": [FOX]})
    assert [len(table.names("hand", seat)) for seat in "AB"] == [0, 2]


@pytest.mark.construct("WhoDiscardedThisWay")
def test_608_2c_each_player_who_discarded_a_creature_card_this_way() -> None:
    text = "Each player discards a card. Each player who discarded a creature card this way loses 3 life."
    table = played(text, A={"hand": [SEAL]}, B={"hand": [FOX]})
    assert [table.life(seat) for seat in "AB"] == [20, 17]


@pytest.mark.construct("WhenItLeavesSuffix")
def test_603_7_when_this_leaves_the_battlefield() -> None:
    text = "Create a 1/1 white Soldier creature token. Exile that token when this enchantment leaves the battlefield."
    crunch = spell("Destroy target enchantment.", name="Crunch")
    seal = permanent(f"When this enchantment enters, {text[0].lower()}{text[1:]}")
    table = Table(A={"hand": [seal, crunch]}, B={}).start()
    settle(table.cast(NAME))
    assert "Soldier Token" in table.names("battlefield")
    assert settle(table.cast("Crunch")).names("battlefield") == []
    assert spanish(text).endswith("Exilia esa ficha cuando este encantamiento deje el campo de batalla.")


@pytest.mark.construct("WhenItDiesSuffix")
def test_603_7_when_that_token_dies() -> None:
    text = "Create a 1/1 white Soldier creature token. Draw a card when that token dies."
    crunch = spell("Destroy target creature.", name="Crunch")
    table = Table(A={"hand": [spell(text), crunch], "battlefield": [CUB]}, B={}).start()
    settle(table.cast(NAME))
    settle(table.cast("Crunch"), "Soldier Token")
    assert table.names("hand") == ["Wastes"]
