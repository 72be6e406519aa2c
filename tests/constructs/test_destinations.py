"""Where things are put, and how they enter (400.3, 401, 110.5)."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import controller_of
from tests.constructs.support import CUB, DOE, ELK, FOX, NAME, THEIRS, Table, beast, permanent, played, settle


@pytest.mark.construct("ToHand")
def test_to_its_owner_s_hand() -> None:
    table = played("Return target creature to its owner's hand.", B=THEIRS)
    assert table.names("hand", "B") == ["Fox"]


@pytest.mark.construct("ToBattlefield")
def test_onto_the_battlefield() -> None:
    table = played("Return target creature card from your graveyard to the battlefield.", A={"graveyard": [CUB]})
    assert table.names("battlefield") == ["Cub"]
    assert not table.find("Cub").tapped


@pytest.mark.construct("ToBattlefieldAs", "EnterTapped")
def test_onto_the_battlefield_tapped() -> None:
    text = "Return target creature card from your graveyard to the battlefield tapped."
    assert played(text, A={"graveyard": [CUB]}).find("Cub").tapped


@pytest.mark.construct("EnterUnder")
def test_110_2_under_your_control() -> None:
    text = "Put target creature card from an opponent's graveyard onto the battlefield under your control."
    table = played(text, B={"graveyard": [FOX]})
    assert controller_of(table.state, table.find("Fox")) == 0


@pytest.mark.construct("EnterTappedUnder")
def test_tapped_under_your_control() -> None:
    text = "Put target creature card from an opponent's graveyard onto the battlefield tapped under your control."
    table = played(text, B={"graveyard": [FOX]})
    assert controller_of(table.state, table.find("Fox")) == 0
    assert table.find("Fox").tapped


@pytest.mark.construct("EnterTappedWithCounters")
def test_tapped_with_counters() -> None:
    text = "Return target creature card from your graveyard to the battlefield tapped with two +1/+1 counters on it."
    table = played(text, A={"graveyard": [CUB]})
    assert (table.size("Cub"), table.find("Cub").tapped) == ((4, 4), True)


@pytest.mark.construct("EnterUnderWithCounters")
def test_under_your_control_with_a_counter() -> None:
    text = (
        "Put target creature card from an opponent's graveyard onto the battlefield under your control "
        "with a +1/+1 counter on it."
    )
    table = played(text, B={"graveyard": [FOX]})
    assert (table.size("Fox"), controller_of(table.state, table.find("Fox"))) == ((4, 4), 0)


@pytest.mark.construct("EnterTappedAttacking")
def test_508_4_tapped_and_attacking() -> None:
    horn = beast(
        "Whenever this creature attacks, you may put a creature card from your hand onto the battlefield "
        "tapped and attacking."
    )
    table = Table(A={"battlefield": [horn], "hand": [CUB]}, B={}).start()
    table.attack(NAME).resolve().choose(True)
    assert table.find("Cub").tapped
    table.to("postcombat_main")
    assert table.life("B") == 16


@pytest.mark.construct("EnterAttacking")
def test_508_4_attacking() -> None:
    horn = beast("Whenever this creature attacks, create a 1/1 red Goblin creature token that's attacking.")
    table = Table(A={"battlefield": [horn]}, B={}).start()
    table.attack(NAME).to("postcombat_main")
    assert table.life("B") == 17


@pytest.mark.construct("ToGraveyard")
def test_into_your_graveyard() -> None:
    table = played("Put the top card of your library into your graveyard.", A={"library": [CUB]})
    assert table.names("graveyard", "A") == ["Cub", NAME]


@pytest.mark.construct("OnTop")
def test_on_top_of_its_owner_s_library() -> None:
    table = played("Put target creature on top of its owner's library.", B=THEIRS)
    assert table.library("B")[0] == "Fox"


@pytest.mark.construct("OnBottom")
def test_on_the_bottom_of_its_owner_s_library() -> None:
    table = played("Put target creature on the bottom of its owner's library.", B=THEIRS)
    assert table.library("B")[-1] == "Fox"


@pytest.mark.construct("NthFromTop")
def test_second_from_the_top() -> None:
    table = played("Put target creature into its owner's library second from the top.", B=THEIRS)
    assert table.library("B")[1] == "Fox"


@pytest.mark.construct("OnTopAnyOrder")
def test_401_4_on_top_in_any_order() -> None:
    text = "Put two cards from your hand on top of your library in any order."
    table = played(text, "Cub", "Doe", "Doe", A={"hand": [CUB, DOE, ELK]})
    assert sorted(table.library()[:2]) == ["Cub", "Doe"]


@pytest.mark.construct("BackAnyOrder")
def test_back_in_any_order() -> None:
    text = "Look at the top three cards of your library, then put them back in any order."
    table = played(text, "Elk", "Cub", A={"library": [CUB, DOE, ELK]})
    assert sorted(table.library()[:3]) == ["Cub", "Doe", "Elk"]
    assert table.library()[:3] != ["Cub", "Doe", "Elk"]


@pytest.mark.construct("OnBottomAnyOrder")
def test_on_the_bottom_in_any_order() -> None:
    text = (
        "Look at the top two cards of your library. Put one of them into your hand and the rest on the bottom of your "
        "library in any order."
    )
    table = played(text, "Cub", A={"library": [CUB, DOE]})
    assert (table.names("hand", "A"), table.library()[-1]) == (["Cub"], "Doe")


@pytest.mark.construct("OnBottomRandom")
def test_on_the_bottom_in_a_random_order() -> None:
    text = (
        "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of "
        "your library in a random order."
    )
    table = played(text, "Cub", A={"library": [CUB, DOE, ELK]})
    assert table.names("hand", "A") == ["Cub"]
    assert sorted(table.library()[-2:]) == ["Doe", "Elk"]
    assert table.library()[:3] == ["Wastes", "Wastes", "Wastes"]


@pytest.mark.construct("OnTopPlain")
def test_then_shuffle_and_put_that_card_on_top() -> None:
    """The library is shuffled without the card that was found, which is put on top (701.24b)."""
    text = "Search your library for a creature card, reveal it, then shuffle and put that card on top."
    table = played(text, "Cub", A={"library": [DOE, CUB]})
    assert table.library()[0] == "Cub"


@pytest.mark.construct("Your", "Library")
def test_whose_hand_and_library() -> None:
    table = played("Discard your hand. Shuffle your library.", A={"hand": [CUB]}, B={"hand": [FOX]})
    assert (table.names("graveyard", "A"), table.names("hand", "B")) == (["Cub", NAME], ["Fox"])
    assert played("You gain life equal to the number of cards in your library.").life("A") == 50


@pytest.mark.construct("Battlefield", "ExileZone")
def test_zones_that_are_named() -> None:
    seal = permanent("Whenever a card is put into exile from the battlefield, you gain 1 life.", name="Seal")
    assert played("Exile target creature.", A={"battlefield": [seal]}, B=THEIRS).life("A") == 21
    assert played("Exile target card from a graveyard.", A={"battlefield": [seal], "graveyard": [CUB]}).life("A") == 20


@pytest.mark.construct("AnyNumberOfOther")
def test_610_3_any_number_of_other_permanents() -> None:
    text = (
        "When this creature enters, exile any number of other nonland permanents you control until this creature "
        "leaves the battlefield."
    )
    table = Table(A={"hand": [beast(text)], "battlefield": [CUB, ELK]}, B={}).start()
    settle(table.cast(NAME), "Cub", "done")
    assert (table.names("exile"), table.names("battlefield")) == (["Cub"], ["Elk", NAME])
