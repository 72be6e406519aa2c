"""Anchor words (614.12c), X in the middle of an instruction (107.3), and what is exiled as it leaves (614.6)."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    BAT,
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

SIEGE = (
    "As this enchantment enters, choose Khans or Dragons.\n"
    "• Khans — At the beginning of your end step, draw a card.\n"
    "• Dragons — Creatures you control get +2/+0."
)
CRUNCH = spell("Destroy target creature.", name="Crunch")


@pytest.mark.construct("AnchorWords")
@pytest.mark.parametrize(("word", "power", "drawn"), [("Khans", 2, 1), ("Dragons", 4, 0)])
def test_614_12c_it_has_the_ability_of_the_word_chosen(word: str, power: int, drawn: int) -> None:
    """Only the ability of the word that was chosen is there (607.2m)."""
    table = Table(A={"hand": [permanent(SIEGE)], "battlefield": [CUB]}, B={}).start()
    table.cast(NAME).resolve().choose(word)
    assert table.size("Cub") == (power, 2)
    settle(table.to_step("end", turn=1))
    assert len(table.names("hand", "A")) == drawn
    assert spanish(SIEGE).startswith(
        "En cuanto este encantamiento entre, elige Khans o Dragons.\n• Khans — Al comienzo"
    )


@pytest.mark.construct("DeedsWhereX")
def test_107_3_where_x_is_in_the_middle() -> None:
    text = (
        "Search your library for up to X creature cards, where X is the number of creatures you control, put them onto "
        "the battlefield tapped, then shuffle."
    )
    table = played(text, "Doe", "Elk", A={"battlefield": [CUB, BAT], "library": [DOE, ELK, FOX]})
    assert table.names("battlefield") == ["Bat", "Cub", "Doe", "Elk"]
    assert "donde X es la cantidad de criaturas que controlas, " in spanish(text)


@pytest.mark.construct("DeedWhereXThen")
def test_107_3_where_x_is_then_put_them_back() -> None:
    text = (
        "Look at the top X cards of your library, where X is the number of creatures you control, then put them back "
        "in any order."
    )
    table = played(text, "Elk", A={"battlefield": [CUB, BAT], "library": [DOE, ELK, FOX]})
    assert table.library()[:3] == ["Elk", "Doe", "Fox"]


@pytest.mark.construct("DeedWhereXAnd")
def test_107_3_where_x_is_and_exile_them() -> None:
    text = (
        "Search target player's library for up to X cards, where X is the number of creatures you control, and exile "
        "them. Then that player shuffles."
    )
    table = played(text, "B", "Fox", "Elk", A={"battlefield": [CUB, BAT]}, B={"library": [DOE, ELK, FOX]})
    assert table.names("exile") == ["Elk", "Fox"]


@pytest.mark.construct("WouldLeave")
def test_614_6_it_is_exiled_as_it_leaves_the_battlefield() -> None:
    text = (
        "Return target creature card from your graveyard to the battlefield. If it would leave the battlefield, "
        "exile it instead of putting it anywhere else."
    )
    table = Table(A={"hand": [spell(text), CRUNCH], "graveyard": [CUB], "battlefield": [DOE]}, B={}).start()
    settle(table.cast(NAME))
    settle(table.cast("Crunch"), "Cub")
    assert (table.names("exile"), table.names("graveyard")) == (["Cub"], ["Crunch", NAME])
    assert spanish(text).endswith(
        "Si fuera a dejar el campo de batalla, va al exilio en vez de a cualquier otra parte."
    )


@pytest.mark.construct("WouldLeave")
def test_614_6_as_an_ability_of_its_own() -> None:
    text = "If this creature would leave the battlefield, exile it instead of putting it anywhere else."
    table = Table(A={"hand": [CRUNCH], "battlefield": [beast(text)]}, B={}).start()
    assert settle(table.cast("Crunch")).names("exile") == [NAME]


@pytest.mark.construct("XCantBeZero")
def test_107_3a_zero_cannot_be_announced_for_x() -> None:
    text = "You gain X life. X can't be 0."
    lands = [permanent("{T}: Add {B}.", "Land", name="Fen")] * 2
    table = Table(A={"hand": [spell(text, cost="{X}")], "battlefield": lands}, B={}).start()
    table.cast(NAME)
    assert table.choices == (1, 2)
    poor = Table(A={"hand": [spell(text, cost="{X}")]}, B={}).start()
    assert [one.ref for one in poor.legal("A") if one.ref] == []
    assert spanish(text) == "Ganas X vidas. X no puede ser 0."
