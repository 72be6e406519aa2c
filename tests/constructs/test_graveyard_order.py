"""The ends of graveyards and libraries (401, 404.3), and abilities of cards that are there (113.3b)."""

from __future__ import annotations

import pytest

from apnap.rules.decisions import ACTIVATE, Action
from tests.constructs.support import CUB, DOE, ELK, FOX, NAME, WINCH, Table, beast, permanent, played, settle, spanish

PINGER = beast("{T}: You gain 2 life.\n{0}: This creature gets +1/+1 until end of turn.", name="Sage")


@pytest.mark.construct("TopOfGraveyard")
def test_404_3_the_top_creature_card_of_your_graveyard() -> None:
    mine = {"graveyard": [CUB, DOE, WINCH]}  # the last one lies on top
    text = "Return the top creature card of your graveyard to the battlefield."
    assert played(text, A=mine).names("battlefield") == ["Doe"]
    assert spanish(text) == "Regresa la primera carta de criatura de tu cementerio al campo de batalla."


@pytest.mark.construct("BottomOfGraveyard")
def test_404_3_the_bottom_card_of_a_graveyard() -> None:
    text = "Exile the bottom card of target player's graveyard."
    assert played(text, "B", B={"graveyard": [CUB, DOE, WINCH]}).names("exile") == ["Cub"]


@pytest.mark.construct("TopOfGraveyard", "Exile")
def test_404_3_exiling_the_top_card_as_a_cost() -> None:
    rat = beast("Exile the top creature card of your graveyard: This creature gets +2/+2 until end of turn.")
    table = Table(A={"battlefield": [rat], "graveyard": [CUB, DOE]}, B={"graveyard": [FOX]}).start()
    settle(table.activate(NAME))
    assert (table.names("exile"), table.size(NAME)) == (["Doe"], (4, 4))
    settle(table.activate(NAME))
    assert table.names("exile") == ["Cub", "Doe"]
    assert Action(ACTIVATE, table.find(NAME).ref, 0) not in table.decision.options


@pytest.mark.construct("BottomCard")
def test_401_1_the_bottom_card_of_your_library() -> None:
    table = played(
        "Put the bottom card of your library into your graveyard.", A={"fill": 0, "library": [CUB, DOE, ELK]}
    )
    assert (table.names("graveyard"), table.library()) == (["Elk", NAME], ["Cub", "Doe"])


# ------------------------------------------------------------------------------------------------ their abilities


@pytest.mark.construct("HasActivatedOf")
def test_113_3b_activated_abilities_of_cards_in_graveyards() -> None:
    text = (
        "As long as this creature is on the battlefield, it has all activated abilities of all creature cards in all "
    )
    ooze = beast(f"{text}graveyards.")
    assert spanish(f"{text}graveyards.").endswith(
        "tiene todas las habilidades activadas de todas las cartas de criatura en todos los cementerios."
    )
    table = Table(A={"battlefield": [ooze, CUB]}, B={"graveyard": [PINGER]}).start()
    settle(table.activate(NAME))
    assert (table.life("A"), table.find(NAME).tapped) == (22, True)
    settle(table.activate(NAME, index=1))
    assert table.size(NAME) == (3, 3)
    assert Action(ACTIVATE, table.find("Cub").ref, 0) not in table.decision.options


@pytest.mark.construct("HasActivatedOf")
def test_113_3b_activated_abilities_of_cards_exiled_with_it() -> None:
    welder = permanent(
        "{0}: Exile target creature card from a graveyard.\n"
        "This artifact has all activated abilities of all creature cards exiled with it.",
        "Artifact",
    )
    table = Table(A={"battlefield": [welder]}, B={"graveyard": [PINGER], "exile": [beast("{0}: Draw a card.")]}).start()
    settle(table.activate(NAME))
    settle(table.activate(NAME, index=1))
    assert (table.life("A"), table.find(NAME).tapped) == (22, True)
    assert Action(ACTIVATE, table.find(NAME).ref, 3) not in table.decision.options


@pytest.mark.construct("HasActivatedOf", "TopCard")
def test_113_3b_activated_abilities_of_the_top_card() -> None:
    text = (
        "As long as the top card of your library is an artifact or creature card, this creature has all activated "
        "abilities of that card."
    )
    table = Table(A={"battlefield": [beast(text)], "library": [PINGER]}, B={}).start()
    assert settle(table.activate(NAME)).life("A") == 22
    table = Table(A={"battlefield": [beast(text)], "library": [CUB, PINGER]}, B={}).start()
    assert Action(ACTIVATE, table.find(NAME).ref, 0) not in table.decision.options
