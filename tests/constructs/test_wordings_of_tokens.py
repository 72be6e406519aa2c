"""701.7, 707.2: tokens with colors and sizes that are said behind them, and copies for each of some objects."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import (
    BEAR,
    CUB,
    DOE,
    ELK,
    FOX,
    NAME,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)


@pytest.mark.construct("CreateOfColors")
def test_111_3_the_colors_of_a_token() -> None:
    text = "Create an 8/8 Beast creature token that's red, green, and white."
    table = played(text)
    (token,) = table.objects("battlefield")
    assert characteristics(table.state, token).colors == 0b11001
    assert spanish(text)


@pytest.mark.construct("Also")
def test_701_7_tokens_besides() -> None:
    text = (
        "Create a 1/1 green Snake creature token. If you control a Beast, also create a 2/2 green Bear creature token."
    )
    assert played(text).names("battlefield", "A") == ["Snake Token"]
    assert sorted(played(text, A={"battlefield": [CUB]}).names("battlefield", "A")) == [
        "Bear Token",
        "Cub",
        "Snake Token",
    ]
    assert spanish(text)


@pytest.mark.construct("CreateOfSize", "CreateThenSize")
def test_111_3_the_size_of_a_token_is_that_of_a_card() -> None:
    behind = (
        "Create a black Zombie creature token. Its power is equal to that card's power and its toughness is equal to "
        "that card's toughness."
    )
    within = (
        "Create a black Zombie creature token with power equal to that card's power and toughness equal to that card's "
        "toughness."
    )
    giant = beast(name="Giant", size=(4, 5))
    for text in (behind, within):
        whole = f"Exile target creature card from your graveyard. {text}"
        table = played(whole, A={"graveyard": [giant]})
        assert table.size("Zombie Token") == (4, 5)
        assert spanish(whole)


@pytest.mark.construct("CreateOfSize")
def test_108_2b_that_card_is_no_token() -> None:
    text = (
        "Exile target creature card from your graveyard. Create a token that's a copy of that card, except it's 1/1. "
        "Create a black Zombie creature token with power equal to that card's power and toughness equal to that card's "
        "toughness."
    )
    table = played(text, A={"graveyard": [FOX]})
    assert table.size("Zombie Token") == (3, 3)


@pytest.mark.construct("OfThemUnit")
def test_601_2c_copies_for_each_of_them() -> None:
    text = (
        "Choose any number of target creatures you control. For each of them, create a token that's a copy of that "
        "creature, except it has haste. Exile those tokens at the beginning of the next end step."
    )
    table = Table(A={"battlefield": [CUB, DOE, ELK], "hand": [spell(text)]}, B={}).start()
    settle(table.cast(NAME).choose("Cub").choose("Elk"), "done")
    assert sorted(table.names("battlefield", "A")) == ["Cub", "Cub", "Doe", "Elk", "Elk"]
    table.to("upkeep", 2)
    assert sorted(table.names("battlefield", "A")) == ["Cub", "Doe", "Elk"]
    assert spanish(text)


@pytest.mark.construct("OfTargetsUnit")
def test_601_2c_what_is_created_for_each_of_some_targets() -> None:
    text = (
        "For each of up to two target creatures, create a red Aura enchantment token named Smoke attached to that "
        'creature. Those tokens have enchant creature and "Enchanted creature gets +1/+1."'
    )
    table = Table(A={"battlefield": [CUB, DOE, BEAR], "hand": [spell(text)]}, B={}).start()
    settle(table.cast(NAME).choose("Cub", "Bear"))
    assert [table.size(name) for name in ("Cub", "Doe", "Bear")] == [(3, 3), (2, 2), (3, 3)]
    assert table.names("battlefield", "A").count("Smoke") == 2
    assert spanish(text)


@pytest.mark.construct("CopiesEvent")
def test_707_10_whenever_you_copy_a_spell() -> None:
    text = "Whenever you copy an instant spell, you gain 1 life."
    fork = spell(
        "Copy target instant spell. You may choose new targets for the copy.", name="Fork", type_line="Instant"
    )
    draw = spell("Draw a card.", name="Study", type_line="Instant")
    table = Table(A={"battlefield": [permanent(text)], "hand": [fork, draw]}, B={}).start()
    settle(table.cast("Study").cast("Fork"))
    assert (table.life("A"), len(table.names("hand", "A"))) == (21, 2)
    assert spanish(text)
