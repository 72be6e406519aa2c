""" "For each …, create …": those tokens are what all turns have made (608.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import NAME, Table, beast, spell
from tests.rules.support import FOREST


@pytest.mark.construct("Those", "ForEachPrefix", "CreateCopy")
def test_608_2c_those_tokens_are_the_copies_of_all() -> None:
    rite = spell(
        "For each creature you control, create a token that's a copy of that creature. "
        "Put a +1/+1 counter on each of those tokens. Exile those tokens at the beginning of the next end step."
    )
    table = Table(A={"hand": [rite], "battlefield": [beast(name="Ape"), beast(name="Bat")]}, B={}).start()

    table.cast(NAME).resolve()
    assert sorted(table.size(name) for name in ("Ape", "Ape#2", "Bat", "Bat#2")) == [(2, 2), (2, 2), (3, 3), (3, 3)]
    table.to("upkeep", 2)

    assert table.names("battlefield") == ["Ape", "Bat"]


@pytest.mark.construct("Those", "PlayerUnit", "Search")
def test_608_2f_those_cards_are_what_was_found_for_each_player() -> None:
    rite = spell(
        "For each player, search that player's library for a creature card and exile it, then that player shuffles. "
        "You may cast those cards without paying their mana costs."
    )
    seats: dict[str, Any] = {
        "A": {"hand": [rite], "library": [beast(name="Ape", cost="{5}")]},
        "B": {"library": [beast(name="Bat")]},
    }
    table = Table(**seats).start()

    table.cast(NAME).resolve().choose("Ape", "Bat")

    options = table.offered()
    assert options == ["Ape", "Bat"]


@pytest.mark.construct("Those", "ForEachPrefix", "Create")
def test_608_2c_tokens_made_for_each_land() -> None:
    rite = spell("For each land you control, create a 3/1 red Elemental creature token with trample. Tap those tokens.")
    table = Table(A={"hand": [rite], "battlefield": [FOREST, FOREST]}, B={}).start()

    table.cast(NAME).resolve()

    assert [one.tapped for one in table.objects("battlefield") if one.definition.name != "Forest"] == [True, True]
