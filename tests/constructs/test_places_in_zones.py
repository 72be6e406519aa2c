"""Places in libraries and graveyards, and how cards return to the battlefield from there (400.7, 401.7)."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import controller_of
from tests.constructs.support import (
    CUB,
    DOE,
    ELK,
    FEN,
    FOX,
    NAME,
    SEAL,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
    transforming,
)

THEIRS = {"battlefield": [FOX]}


@pytest.mark.construct("NthOrBottom")
def test_401_7_second_from_the_top_or_on_the_bottom() -> None:
    text = "The owner of target creature puts it into their library second from the top or on the bottom."
    assert played(text, 0, B=THEIRS).library("B")[1] == "Fox"
    assert played(text, 1, B=THEIRS).library("B")[-1] == "Fox"
    assert spanish(text) == (
        "El propietario de la criatura objetivo la pone en su biblioteca en segundo lugar desde la parte superior o en "
        "el fondo."
    )


@pytest.mark.construct("JustBeneath")
def test_401_7_just_beneath_the_top_cards() -> None:
    text = (
        "Put target creature into its owner's library just beneath the top X cards of that library, "
        "where X is the number of creatures you control."
    )
    assert played(text, "Fox", A={"battlefield": [CUB, DOE]}, B=THEIRS).library("B").index("Fox") == 2


@pytest.mark.construct("BackOnTopOf")
def test_401_4_one_card_may_go_back_on_top() -> None:
    text = (
        "Look at the top three cards of your library. You may put one of those cards back on top of your library. "
        "Put the rest into your graveyard."
    )
    cards = {"library": [CUB, DOE, ELK]}
    kept = played(text, True, "Doe", A=cards)
    assert (kept.library()[:2], kept.names("graveyard")) == (["Doe", "Wastes"], ["Cub", "Elk", NAME])
    assert played(text, False, A=cards).names("graveyard") == ["Cub", "Doe", "Elk", NAME]


@pytest.mark.construct("BackOnTopOfAnyOrder")
def test_401_4_the_rest_goes_back_in_any_order() -> None:
    text = (
        "Look at the top three cards of your library, then exile any number of them and put the rest back on top of "
        "your library in any order."
    )
    table = played(text, "Doe", "done", "Elk", A={"library": [CUB, DOE, ELK]})
    assert (table.names("exile"), table.library()[:2]) == (["Doe"], ["Elk", "Cub"])


@pytest.mark.construct("EnterUnderAttached")
def test_303_4f_under_your_control_attached_to_a_creature() -> None:
    aura = permanent("Enchant creature\nEnchanted creature gets +1/+1.", "Enchantment — Aura", name="Veil")
    text = (
        "Put target Aura card from a graveyard onto the battlefield under your control attached to a creature you "
        "control."
    )
    table = played(text, A={"battlefield": [CUB]}, B={"graveyard": [aura], "battlefield": [FOX]})
    assert (table.size("Cub"), controller_of(table.state, table.find("Veil"))) == ((3, 3), 0)


@pytest.mark.construct("EnterUnderOf")
def test_110_2a_under_the_control_of_its_owner() -> None:
    theirs = {"graveyard": [FOX]}
    text = (
        "Put each creature card from an opponent's graveyard onto the battlefield under the control of target player."
    )
    table = played(text, "A", B=theirs)
    assert controller_of(table.state, table.find("Fox", "battlefield")) == 0


@pytest.mark.construct("EnterUnderOf")
def test_110_2a_each_card_under_the_control_of_its_own_owner() -> None:
    text = (
        "When this creature enters, exile all other creatures.\n"
        "When this creature dies, put each permanent card exiled with it onto the battlefield under the control of "
        "that card's owner."
    )
    doom = spell(f"Destroy target creature named {NAME}.", name="Doom")
    table = Table(A={"battlefield": [CUB], "hand": [beast(text), doom]}, B={"battlefield": [FOX]}).start()
    settle(table.cast(NAME))
    settle(table.cast("Doom"))
    found = {name: controller_of(table.state, table.find(name, "battlefield")) for name in ("Cub", "Fox")}
    assert found == {"Cub": table.seat("A"), "Fox": table.seat("B")}


@pytest.mark.construct("ReturnToBattlefieldFirst")
def test_400_7_return_to_the_battlefield_all_cards_put_there() -> None:
    text = (
        "Each player returns to the battlefield all creature cards in their graveyard that were put there from the "
        "battlefield this turn."
    )
    crunch = spell("Destroy all creatures.", name="Crunch")
    mine = {"battlefield": [CUB], "graveyard": [DOE], "hand": [crunch, spell(text)]}
    table = Table(A=mine, B={"battlefield": [FOX], "graveyard": [SEAL]}).start()
    settle(table.cast("Crunch"))
    settle(table.cast(NAME))
    assert table.names("battlefield") == ["Cub", "Fox"]
    assert spanish(text).startswith("Cada jugador regresa al campo de batalla todas las cartas de criatura")


@pytest.mark.construct("ToGraveyard")
def test_400_7_return_the_exiled_cards_to_the_graveyard() -> None:
    sealed = permanent(
        "When this enchantment enters, exile all cards from target player's graveyard.\n"
        "When this enchantment leaves the battlefield, return the exiled cards to their owner's graveyard."
    )
    crunch = spell("Destroy target enchantment.", name="Crunch")
    table = Table(A={"hand": [sealed, crunch]}, B={"graveyard": [FOX, DOE]}).start()
    settle(table.cast(NAME), "B")
    assert table.names("exile") == ["Doe", "Fox"]
    settle(table.cast("Crunch"))
    assert table.names("graveyard", "B") == ["Doe", "Fox"]


# ------------------------------------------------------------------------------------------------ entering


def vale() -> object:
    """Return a land that two lands are sacrificed for."""
    return permanent(
        "If this land would enter, sacrifice two untapped lands instead. If you do, put this land onto the "
        "battlefield. If you don't, put it into its owner's graveyard.\n{T}: Add {G}.",
        "Land",
    )


@pytest.mark.construct("WouldEnterSacrifice")
def test_614_1a_lands_are_sacrificed_as_a_land_would_enter() -> None:
    table = Table(A={"hand": [vale()], "battlefield": [FEN, FEN, FEN]}, B={"battlefield": [FEN]}).start()
    table.play(NAME).choose("Fen", "Fen#2")
    assert (table.names("battlefield", "A"), table.names("graveyard")) == (["Fen", NAME], ["Fen", "Fen"])


@pytest.mark.construct("WouldEnterSacrifice")
def test_118_12_what_cannot_be_sacrificed_in_full_is_not_sacrificed() -> None:
    table = Table(A={"hand": [vale()], "battlefield": [FEN]}, B={"battlefield": [FEN]}).start()
    assert table.play(NAME).names("battlefield") == ["Fen", "Fen"]
    assert table.names("graveyard") == [NAME]


@pytest.mark.construct("EnterUnderTapped")
def test_110_5b_under_your_control_tapped() -> None:
    text = "Put target creature card from a graveyard onto the battlefield under your control tapped."
    found = played(text, B={"graveyard": [FOX]}).find("Fox", "battlefield")
    assert (found.tapped, found.controller) == (True, 0)


@pytest.mark.construct("EnterUnderTappedAttacking")
def test_508_4_under_your_control_tapped_and_attacking() -> None:
    text = (
        "Whenever this creature attacks, put target creature card from a graveyard onto the battlefield under your "
        "control tapped and attacking."
    )
    table = Table(A={"battlefield": [beast(text)]}, B={"graveyard": [FOX]}).start().to("declare_attackers")
    settle(table.choose((NAME, "B")))
    assert (table.find("Fox", "battlefield").tapped, table.find("Fox", "battlefield").attacking != 0) == (True, True)


@pytest.mark.construct("EnterTappedTransformedUnder")
def test_701_27_tapped_and_transformed() -> None:
    text = "When this creature dies, return it to the battlefield tapped and transformed under its owner's control."
    shrine = transforming(text, "", back="Shrine", sizes=((2, 2), (0, 5)))
    table = Table(A={"battlefield": [shrine], "hand": [spell("Destroy target creature.", name="Crunch")]}, B={}).start()
    settle(table.cast("Crunch"))
    assert table.find("Shrine", "battlefield").tapped


@pytest.mark.construct("OnTopOfThatAnyOrder", "TopOfThatLibrary")
def test_401_4_on_top_of_that_library_in_any_order() -> None:
    text = (
        "Target player shuffles their library. You may look at the top two cards of that library. You may exile one of "
        "those cards. Then put the rest on top of that library in any order."
    )
    table = played(text, "B", True, True, "Fox", B={"fill": 0, "library": [FOX, DOE]})
    assert (table.names("exile"), table.library("B")) == (["Fox"], ["Doe"])


@pytest.mark.construct("OnBottomOfThatRandom")
def test_401_4_on_the_bottom_of_that_library_in_a_random_order() -> None:
    text = (
        "Look at the top three cards of target opponent's library, exile one of them, then put the rest on the bottom "
        "of that library in a random order."
    )
    table = played(text, "Doe", B={"library": [CUB, DOE, ELK]})
    assert (table.names("exile"), sorted(table.library("B")[-2:])) == (["Doe"], ["Cub", "Elk"])


@pytest.mark.construct("OnBottomOfThat")
def test_401_4_on_the_bottom_of_that_library() -> None:
    text = (
        "Look at the top two cards of target opponent's library. Exile one of them and put the other on the bottom of "
        "that library."
    )
    table = played(text, "Doe", B={"library": [CUB, DOE]})
    assert (table.names("exile"), table.library("B")[-1]) == (["Doe"], "Cub")


@pytest.mark.construct("RevealUntilShown")
def test_701_20_until_a_card_is_revealed() -> None:
    text = (
        "Reveal cards from the top of your library until a creature card is revealed. Put that card into your hand and "
        "the rest on the bottom of your library in a random order."
    )
    table = played(text, A={"library": [FEN, CUB, DOE]})
    assert (table.names("hand"), table.library()[0], table.library()[-1]) == (["Cub"], "Doe", "Fen")
