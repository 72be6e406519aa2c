"""Up to so many counters are removed, up to so many cards drawn: the player says how many (122.1, 608.2d)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, played, settle, spell

HYDRA = beast("This creature enters with five +1/+1 counters on it.", name="Hydra", size=(1, 1))


@pytest.mark.construct("UpToCount")
@pytest.mark.parametrize(("number", "left"), ((0, 5), (2, 3), (3, 2)))
def test_122_1_up_to_three_counters(number: int, left: int) -> None:
    text = "Remove up to three counters from target permanent."
    table = Table(A={"hand": [HYDRA, spell(text)]}, B={}).start()
    settle(table.cast("Hydra"))
    settle(table.cast(NAME), number)
    assert dict(table.find("Hydra").counters) == {"+1/+1": left}


@pytest.mark.construct("UpToCount")
def test_122_1_up_to_two_counters_of_a_kind() -> None:
    text = "Remove up to two +1/+1 counters from target permanent."
    table = Table(A={"hand": [HYDRA, spell(text)]}, B={}).start()
    settle(table.cast("Hydra"))
    settle(table.cast(NAME), 1)
    assert dict(table.find("Hydra").counters) == {"+1/+1": 4}


@pytest.mark.construct("UpToCount")
def test_608_2d_each_player_says_how_many_cards() -> None:
    table = played("Each player draws up to seven cards.", 0, 2)
    assert (len(table.names("hand", "A")), len(table.names("hand", "B"))) == (0, 2)


@pytest.mark.construct("UpToCount")
def test_608_2d_each_other_player_may_draw() -> None:
    table = played("Each other player may draw up to three cards.", True, 3)
    assert (len(table.names("hand", "A")), len(table.names("hand", "B"))) == (0, 3)
