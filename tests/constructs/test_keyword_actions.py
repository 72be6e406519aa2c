"""Keyword actions: support, endure, blight, discover, monstrosity (701)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, Table, beast, played, settle, spell
from tests.rules.support import FOREST


@pytest.mark.construct("DesignationWord")
def test_701_37_becomes_monstrous() -> None:
    hydra = beast("{0}: Monstrosity 2.\nWhen this creature becomes monstrous, you gain 5 life.")
    table = Table(A={"battlefield": [hydra]}, B={}).start()
    settle(table.activate(NAME))
    settle(table.activate(NAME))
    assert (table.size(NAME), table.life("A")) == ((4, 4), 25)


ELK = beast(name="Elk", size=(3, 3))


@pytest.mark.construct("Support")
def test_701_41_support() -> None:
    """A counter for each of up to so many targets, other than the permanent itself (701.41a)."""
    table = played("Support 2.", "Cub", "done", A={"battlefield": [CUB, ELK]})
    assert (table.size("Cub"), table.size("Elk")) == ((3, 3), (3, 3))  # one target, not two
    table = Table(A={"hand": [beast("When this creature enters, support 2.")], "battlefield": [CUB, ELK]}, B={}).start()
    table.cast(NAME).resolve()
    names = set(table.offered())
    assert names == {"Cub", "Elk"}


@pytest.mark.construct("Endures")
@pytest.mark.parametrize(("choice", "size", "spirits"), [(0, (4, 4), 0), (1, (2, 2), 1)])
def test_701_63_endures(choice: int, size: tuple[int, int], spirits: int) -> None:
    """Counters, or a Spirit of that size (701.63a)."""
    table = Table(A={"hand": [beast("When this creature enters, it endures 2.")]}, B={}).start()
    settle(table.cast(NAME), choice)
    assert (table.size(NAME), table.names("battlefield").count("Spirit Token")) == (size, spirits)


@pytest.mark.construct("Blight")
def test_701_68_blight() -> None:
    table = played("Blight 1.", "Elk", A={"battlefield": [CUB, ELK]}, B={"battlefield": [beast(name="Fox")]})
    assert (table.size("Elk"), table.size("Cub"), table.size("Fox")) == ((2, 2), (2, 2), (2, 2))


@pytest.mark.construct("Discover")
@pytest.mark.parametrize("cast", (True, False))
def test_701_57_the_card_is_cast_or_put_into_the_hand(cast: bool) -> None:
    """Discover 2 finds the first nonland card of mana value 2 or less, which is cast for nothing or put into the
    hand; the others go to the bottom (701.57a).
    """
    rite = spell("Discover 2.")
    library = [FOREST, beast(name="Ape", cost="{3}"), spell("You gain 3 life.", name="Cure", cost="{2}")]
    table = Table(A={"hand": [rite], "library": library, "fill": 0}, B={}).start()

    table.cast(NAME).resolve()
    table.choose("Cure").resolve() if cast else table.choose("done")

    assert (table.life("A"), table.names("hand", "A")) == ((23, []) if cast else (20, ["Cure"]))
    assert table.names("library", "A") == ["Ape", "Forest"]
