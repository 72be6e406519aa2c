"""Numbers that are each recipient's own, what was sacrificed as it was, players made known by an owner (608.2f, h)."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue
from tests.constructs.support import NAME, Table, beast, permanent, spell


@pytest.mark.construct("DealsDamageToEqual")
def test_608_2f_to_each_creature_its_own_power() -> None:
    burn = spell("~ deals damage to each creature equal to that creature's power.")
    creatures = [beast(name="Weak", size=(1, 3)), beast(name="Strong", size=(3, 3))]
    table = Table(A={"battlefield": creatures, "hand": [burn]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.names("battlefield", "A") == ["Weak"]
    assert table.find("Weak").damage == 1


@pytest.mark.construct("DealsDamageToEqual", "HalfDown")
def test_608_2f_to_each_player_half_their_life() -> None:
    half = spell("~ deals damage to each player equal to half that player's life total, rounded down.")
    table = Table(A={"hand": [half], "life": 9}, B={"life": 20}).start()

    table.cast(NAME).resolve()

    assert (table.life("A"), table.life("B")) == (5, 10)


@pytest.mark.construct("DealsDamageToEqual", "ThatPlayer")
def test_115_1_the_cards_in_that_players_hand() -> None:
    burn = spell("~ deals damage to target player equal to the number of cards in that player's hand.")
    table = Table(A={"hand": [burn]}, B={"hand": [beast(name="One"), beast(name="Two")]}).start()

    table.cast(NAME, "B").resolve()

    assert table.life("B") == 18


@pytest.mark.construct("PutCountersEqual")
def test_each_gets_as_many_counters_as_its_own_toughness() -> None:
    grow = spell("Put a number of +1/+1 counters on each creature you control equal to that creature's toughness.")
    creatures = [beast(name="One", size=(0, 1)), beast(name="Three", size=(0, 3))]
    table = Table(A={"battlefield": creatures, "hand": [grow]}, B={}).start()

    table.cast(NAME).resolve()

    assert (table.size("One"), table.size("Three")) == ((1, 2), (3, 6))


@pytest.mark.construct("Sacrifice", "That")
def test_608_2h_that_creature_is_what_it_was_on_the_battlefield() -> None:
    feast = spell("Sacrifice a creature. You gain life equal to that creature's toughness.")
    same = spell("Sacrifice a creature. You gain life equal to the sacrificed creature's power.", name="Same")
    table = Table(
        A={
            "battlefield": [beast(name="Bear"), permanent("Creatures you control get +3/+1.", name="Anthem")],
            "hand": [feast, same, beast(name="Elk")],
        },
        B={},
    ).start()

    table.cast(NAME).resolve()
    assert table.life("A") == 23
    table.cast("Elk").resolve().cast("Same").resolve()

    assert table.life("A") == 28


@pytest.mark.construct("Sacrifice", "That")
def test_the_creature_sacrificed_as_a_cost() -> None:
    altar = permanent("Sacrifice a creature: You gain life equal to that creature's power.", "Artifact")
    grow = spell("Put three +1/+1 counters on target creature.", name="Grow")
    table = Table(A={"battlefield": [altar, beast(name="Bear")], "hand": [grow]}, B={}).start()

    table.cast("Grow").resolve().activate(NAME).resolve()

    assert table.life("A") == 25


@pytest.mark.construct("Return", "ThatPlayer")
def test_that_player_is_its_owner() -> None:
    recoil = spell("Return target permanent to its owner's hand. Then that player discards a card.")
    table = Table(A={"hand": [recoil]}, B={"battlefield": [beast(name="Bear")]}).start()

    table.cast(NAME).resolve()

    assert table.names("graveyard", "B") == ["Bear"]


@pytest.mark.construct("ControlsMore", "ThatPlayer")
def test_that_player_controls_more_than_you() -> None:
    warden = permanent(
        "At the beginning of each opponent's end step, if that player controls more creatures "
        "than you, you gain 4 life."
    )
    table = Table(A={"battlefield": [warden]}, B={"battlefield": [beast(name="Bear")]}).start()

    table.to("upkeep", 3)

    assert table.life("A") == 24


@pytest.mark.construct("PlayerControls", "ThatPlayer")
def test_what_enchanted_player_controls() -> None:
    curse = permanent(
        "Enchant player\nWhenever a creature enchanted player controls enters, that player loses 1 life.",
        "Enchantment — Aura Curse",
    )
    table = Table(A={"hand": [curse]}, B={"hand": [beast(name="Bear")]}).start()

    table.cast(NAME, "B").resolve().to("precombat_main", 2).cast("Bear").resolve().resolve()

    assert table.life("B") == 19


def test_in_spanish() -> None:
    (tree,) = tongue("en").read("~ deals damage to each creature equal to that creature's power.").trees

    assert tree in tongue("es").read(tongue("es").print(tree)).trees
