"""701.29: fateseal."""

from __future__ import annotations

import pytest

from apnap.rules.knowledge import knows
from tests.constructs.support import BEAR, CUB, DOE, ELK, NAME, Table, settle, spanish, spell


@pytest.mark.construct("Fateseal")
def test_701_29a_an_opponents_cards_are_put_back_as_you_like() -> None:
    """To fateseal (701.29): you look at the top cards of an opponent's library and put any number of them on its
    bottom and the rest on top, in any order (701.29a)."""
    rite = spell("Fateseal 3.")
    table = Table(A={"hand": [rite], "library": [BEAR]}, B={"library": [CUB, DOE, ELK]}).start().cast(NAME).resolve()
    assert (table.decision.player, table.offered()) == (0, ["Cub", "Doe", "Elk"])
    table.choose("Cub", "done")
    settle(table, "Elk")
    assert (table.library("B")[:2], table.library("B")[-1]) == (["Elk", "Doe"], "Cub")
    assert table.library("A")[0] == "Bear"
    assert [knows(table.state, seat, table.find("Elk")) for seat in (0, 1)] == [True, False]
    assert spanish("Fateseal 3.") == "Predestina 3."


@pytest.mark.construct("Fateseal")
def test_701_29a_one_of_several_opponents_is_chosen() -> None:
    """It is one opponent's library, the one that you choose (701.29a)."""
    table = Table(A={"hand": [spell("Fateseal 1.")]}, B={"library": [CUB]}, C={"library": [DOE]}).start()
    table.cast(NAME).resolve()
    settle(table, "C", "Doe")
    assert (table.library("B")[0], table.library("C")[-1]) == ("Cub", "Doe")
