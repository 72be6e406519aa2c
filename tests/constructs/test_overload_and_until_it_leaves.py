"""702.96: "each" in the place of "target" for players, restrictions and copies; 610.3: until it leaves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import CUB, ELK, FOX, NAME, OGRE, WINCH, Table, beast, permanent, settle, spell


def overloaded(text: str, **seats: Any) -> Table:
    """Return a table on which A has cast a spell with that text for its overload cost."""
    hand = [spell(text + "\nOverload {0}")]
    table = Table(A={"hand": hand, **seats["A"]}, B=seats["B"]).start()
    return settle(table.cast(NAME).choose("overload"))


@pytest.mark.construct("Discard")
def test_702_96a_each_player() -> None:
    table = overloaded("Target player discards two cards.", A={}, B={"hand": [CUB, ELK]})
    assert table.names("graveyard", "B") == ["Cub", "Elk"]


@pytest.mark.construct("CantBeBlocked")
def test_702_96a_a_restriction_of_each() -> None:
    text = "Target creature you control gets +1/+0 until end of turn and can't be blocked this turn."
    table = overloaded(text, A={"battlefield": [CUB, ELK]}, B={"battlefield": [FOX, OGRE]})
    table.attack("Cub", "Elk").to("postcombat_main")
    assert table.life("B") == 14


@pytest.mark.construct("ThisWay")
def test_702_96a_each_chosen_this_way_is_copied() -> None:
    text = "Choose target creature you control. For each creature chosen this way, create a token that's a copy of it."
    table = overloaded(text, A={"battlefield": [CUB, ELK, WINCH]}, B={"battlefield": [FOX]})
    assert table.names("battlefield", "A") == ["Cub", "Cub", "Elk", "Elk", "Winch"]


@pytest.mark.construct("UntilLeaves")
def test_610_3_until_it_leaves() -> None:
    text = (
        "When this creature enters, exile any number of other nontoken creatures you control until it leaves the "
        "battlefield."
    )
    bolt = permanent("{0}: Destroy target creature.", name="Bolt")
    table = Table(A={"hand": [beast(text)], "battlefield": [CUB, ELK, bolt]}, B={}).start()
    settle(table.cast(NAME), "Cub", "done")
    assert table.names("exile", "A") == ["Cub"]
    settle(table.activate("Bolt", NAME))
    assert table.names("battlefield", "A") == ["Bolt", "Cub", "Elk"]
