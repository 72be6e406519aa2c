"""Copies, hands that are exiled or discarded together, abilities of the command zone, conniving (707.10, 701.50)."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    BEAR,
    CUB,
    ELK,
    FOX,
    NAME,
    THEIRS,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)


@pytest.mark.construct("MostDiscarded")
def test_608_2c_as_many_as_somebody_discarded() -> None:
    text = (
        "Each player discards their hand, then draws cards equal to the greatest number of cards a player "
        "discarded this way."
    )
    table = played(text, A={"hand": [CUB]}, B={"hand": [ELK, FOX, BEAR]})
    assert (len(table.names("hand", "A")), len(table.names("hand", "B"))) == (3, 3)


@pytest.mark.construct("WhenItConnives")
def test_701_50_when_it_connives_this_way() -> None:
    text = (
        "When this creature enters, it connives. When it connives this way, return up to one target nonland permanent "
        "to its owner's hand."
    )
    table = Table(A={"hand": [beast(text), WINCH]}, B=THEIRS).start().cast(NAME).resolve().resolve()
    settle(table, "Winch", "Fox")
    assert table.names("hand", "B") == ["Fox"]
    assert table.size(NAME) == (3, 3)


@pytest.mark.construct("ConnivesSeveral")
def test_701_50e_so_many_cards_and_a_counter_for_each_nonland_card() -> None:
    """Three are drawn, three discarded, and two of those are no lands (701.50e)."""
    table = Table(
        A={"hand": [spell("Target creature connives X, where X is its power."), ELK, CUB], "battlefield": [FOX]}, B={}
    )
    settle(table.start().cast(NAME), "Elk", "Cub", "Wastes")
    assert (table.size("Fox"), len(table.names("hand", "A"))) == ((5, 5), 2)
    assert spanish("Target creature connives X, where X is its power.")


@pytest.mark.construct("Connives", "ConnivesEvent")
def test_701_50b_it_has_connived_even_if_nothing_could_be_drawn_or_discarded() -> None:
    """With nothing to draw or discard it connives all the same, and abilities trigger after that (701.50b)."""
    watch = permanent("Whenever a creature you control connives, you gain 1 life.", name="Watch")
    dry = permanent("Players can't draw cards.", name="Dry")
    text = "Target creature you control connives. You gain 5 life."
    table = Table(A={"hand": [spell(text)], "battlefield": [CUB, watch, dry]}, B={}).start().cast(NAME).resolve()
    assert (table.life("A"), len(table.state.stack)) == (25, 1)
    assert table.resolve().life("A") == 26


@pytest.mark.construct("CopyAndYouChoose")
def test_707_10c_you_copy_it_and_choose() -> None:
    text = "Copy target instant or sorcery spell and you may choose new targets for the copy."
    crunch = spell("Destroy target creature.", name="Crunch")
    fork = spell(text, type_line="Instant")
    table = Table(A={"hand": [crunch, fork], "battlefield": [CUB]}, B={"battlefield": [ELK]}).start()
    table.cast("Crunch", "Cub").cast(NAME).resolve()
    settle(table, "Elk")
    assert table.names("battlefield") == []


@pytest.mark.construct("CantBeCopied")
def test_707_10_a_spell_that_can_not_be_copied() -> None:
    proud = spell("This spell can't be copied.\nYou gain 1 life.", name="Proud")
    fork = spell("Copy target sorcery spell.", type_line="Instant")
    plain = spell("You gain 1 life.", name="Plain")
    for one, life in ((proud, 21), (plain, 22)):
        table = Table(A={"hand": [one, fork]}, B={}).start()
        assert settle(table.cast(one.name).cast(NAME)).life("A") == life


@pytest.mark.parametrize(
    ("where", "exiled"),
    [
        pytest.param("all hands", ["Cub", "Elk"], marks=pytest.mark.construct("AllHands")),
        pytest.param(
            "all hands and graveyards",
            ["Bear", "Cub", "Elk", "Fox"],
            marks=pytest.mark.construct("AllHandsAndGraveyards"),
        ),
        pytest.param(
            "all opponents' hands and graveyards",
            ["Elk", "Fox"],
            marks=pytest.mark.construct("OpponentsHandsAndGraveyards"),
        ),
    ],
)
def test_406_cards_of_several_zones_are_exiled(where: str, exiled: list[str]) -> None:
    mine, theirs = {"hand": [CUB], "graveyard": [BEAR]}, {"hand": [ELK], "graveyard": [FOX]}
    assert played(f"Exile all cards from {where}.", A=mine, B=theirs).names("exile") == exiled


@pytest.mark.construct("InCommandOrPlay")
@pytest.mark.parametrize(("zone", "life"), [("command", 22), ("battlefield", 22), ("hand", 20), ("graveyard", 20)])
def test_113_6_it_works_in_the_command_zone_too(zone: str, life: int) -> None:
    text = (
        "Whenever you cast a creature spell, if Subject is in the command zone or on the battlefield, you gain 2 life."
    )
    hand = {"hand": [ELK]} if zone != "hand" else {}
    held = [beast(text), *([ELK] if zone == "hand" else [])]
    table = Table(A={zone: held, **hand}, B={}).start()
    assert settle(table.cast("Elk")).life("A") == life


def test_in_spanish() -> None:
    assert spanish("This spell can't be copied.") == "Este hechizo no puede ser copiado."
    assert spanish("Exile all cards from all hands.") == "Exilia todas las cartas de todas las manos."
