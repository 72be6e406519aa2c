"""603.2c, 506.5, 601.2h: events about the source and others, and what was so of what entered or died."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import controller_of
from tests.constructs.support import BEAR, CUB, DOE, ELK, NAME, Table, beast, permanent, played, settle, spanish, spell

GUEST = "Whenever this creature and/or one or more other nontoken creatures you control enter"


@pytest.mark.construct("SelfAndOrOthers")
def test_603_2c_it_enters_with_others_as_one_event() -> None:
    host = beast(f"{GUEST}, you gain 1 life.")
    back = spell("Return all creature cards from your graveyard to the battlefield.", name="Back")
    frogs = spell("Create two 1/1 green Frog creature tokens.", name="Frogs")
    table = Table(A={"graveyard": [host, CUB, DOE], "hand": [back, frogs]}, B={}).start()

    settle(table.cast("Back"))
    assert table.life("A") == 21
    settle(table.cast("Frogs"))

    assert table.life("A") == 21


@pytest.mark.construct("NoneWasPaidFor")
def test_601_2h_what_nobody_paid_mana_for() -> None:
    line = f"{GUEST}, if none of them were cast or no mana was spent to cast them, draw a card."
    fen = permanent("{T}: Add {G}.", "Land")
    cards = [beast(name="Free"), beast(name="Dear", cost="{G}")]
    table = Table(A={"battlefield": [beast(line), fen], "hand": cards}, B={}).start()

    settle(table.cast("Dear"))
    assert table.names("hand", "A") == ["Free"]
    settle(table.cast("Free"))

    assert table.names("hand", "A") == ["Wastes"]
    assert spanish(line).startswith("Siempre que esta criatura y/o una o más otras criaturas")


@pytest.mark.construct("WasFightingAlone")
@pytest.mark.parametrize(("attackers", "lives"), [(("Cub",), 21), (("Cub", "Doe"), 20)])
def test_506_5_it_attacked_alone_as_it_died(attackers: tuple[str, ...], lives: int) -> None:
    line = "Whenever another creature dies, if it was attacking or blocking alone, you gain 1 life."
    wrath = spell("Destroy all attacking creatures.", name="Ruin", type_line="Instant")
    table = Table(A={"battlefield": [permanent(line.replace("another", "a")), CUB, DOE], "hand": [wrath]}, B={})
    table.attack_now(*attackers)

    settle(table.cast("Ruin"))

    assert table.life("A") == lives
    assert spanish(line) == ("Siempre que otra criatura muera, si estaba atacando o bloqueando sola, ganas 1 vida.")


@pytest.mark.construct("WasNthSpell")
def test_601_2i_the_permanent_was_the_second_spell() -> None:
    line = "When this creature enters, if it was the second spell you cast this turn, you gain 4 life."
    cards = [beast(line, name=name) for name in ("One", "Two", "Three")]
    table = Table(A={"hand": cards}, B={}).start()

    lives = [settle(table.cast(name)).life("A") for name in ("One", "Two", "Three")]

    assert lives == [20, 24, 24]
    assert "si fue el segundo hechizo que lanzaste este turno" in spanish(line)


@pytest.mark.construct("ObjectAndOrPlayer")
def test_603_2c_damage_of_one_source_to_several_is_one_event() -> None:
    line = "Whenever a source you control deals damage to one or more permanents and/or players, you gain 1 life."
    flare = spell("This spell deals 1 damage to each creature and each player.", name="Flare")
    table = Table(A={"battlefield": [permanent(line), CUB], "hand": [flare]}, B={"battlefield": [ELK]}).start()

    settle(table.cast("Flare"))

    assert table.life("A") == 20
    assert spanish(line).endswith("haga daño a uno o más permanentes y/o a los jugadores, ganas 1 vida.")


@pytest.mark.construct("ObjectAndOrPlayer")
def test_603_2c_damage_of_two_sources_at_once_is_two_events() -> None:
    line = "Whenever a source you control deals damage to one or more permanents and/or players, you gain 1 life."
    table = Table(A={"battlefield": [permanent(line), CUB, DOE]}, B={}).attack_now("Cub", "Doe")

    table.to("postcombat_main")

    assert table.life("A") == 22
    assert table.life("B") == 16


@pytest.mark.construct("TappedAndAttacking")
def test_508_4_a_token_is_created_tapped_and_attacking() -> None:
    line = "Whenever this creature attacks, create a tapped and attacking X/X green Frog creature token, where X is 3."
    line = line.replace("where X is 3", "where X is the number of cards in your hand")
    table = Table(A={"battlefield": [beast(line)], "hand": [CUB, DOE, BEAR]}, B={}).attack_now(NAME)

    settle(table)
    table.to("postcombat_main")

    assert table.life("B") == 20 - 2 - 3
    assert "verde X/X que esté girada y atacando, donde X" in spanish(line)


@pytest.mark.construct("Targeted", "ExchangeControl")
def test_701_12b_two_targets_change_places() -> None:
    text = "Exchange control of two target creatures."
    table = played(text, A={"battlefield": [CUB]}, B={"battlefield": [ELK]})

    assert {name: controller_of(table.state, table.find(name)) for name in ("Cub", "Elk")} == {"Cub": 1, "Elk": 0}
    assert spanish(text) == "Intercambia el control de dos criaturas objetivo."


@pytest.mark.construct("Targeted", "ExchangeControl")
def test_701_12b_nothing_is_exchanged_between_a_player_and_themselves() -> None:
    """What is borrowed until the end of the turn goes back all the same."""
    borrow = spell("Gain control of target creature until end of turn.", name="Borrow")
    trade = spell("Exchange control of two target creatures.", name="Trade")
    table = Table(A={"battlefield": [CUB], "hand": [borrow, trade]}, B={"battlefield": [ELK]}).start()
    settle(table.cast("Borrow", "Elk"))
    settle(table.cast("Trade")).to("upkeep", 2)

    assert {name: controller_of(table.state, table.find(name)) for name in ("Cub", "Elk")} == {"Cub": 0, "Elk": 1}
