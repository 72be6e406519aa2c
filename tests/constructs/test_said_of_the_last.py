"""What stands behind "A, then B" is said of B."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, FEN, NAME, Table, beast, settle, spell


@pytest.mark.parametrize(("cubs", "kept"), (([], 0), ([CUB], 1)))
def test_unless_is_said_of_the_last_thing(cubs: list[object], kept: int) -> None:
    rite = spell("Draw a card, then discard a card unless you control a creature.")
    table = Table(A={"battlefield": cubs, "hand": [rite]}, B={}).start()
    settle(table.cast(NAME))
    assert len(table.names("hand", "A")) == kept
    assert len(table.names("graveyard", "A")) == 2 - kept


@pytest.mark.parametrize("paid", (True, False))
def test_118_12a_what_comes_first_is_not_bought_off(paid: bool) -> None:
    sphere = beast(
        "{0}: Put a +1/+1 counter on this creature, then sacrifice this creature unless you pay {1} for each +1/+1 "
        "counter on it."
    )
    table = Table(A={"battlefield": [sphere, FEN]}, B={}).start().activate(NAME)
    settle(table, paid)
    assert table.names("battlefield", "A") == (["Fen", NAME] if paid else ["Fen"])
    if paid:
        assert table.find(NAME).counter("+1/+1") == 1
        assert table.find("Fen").tapped
