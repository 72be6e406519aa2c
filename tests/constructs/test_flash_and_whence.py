"""Flash as long as something holds (702.8a), what stands behind a nearer noun, what each reveals, firebending X."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import CUB, DOE, ELK, FEN, FOX, NAME, OGRE, WINCH, Table, beast, settle, spell


@pytest.mark.construct("Has", "AsLongAs")
def test_flash_as_long_as() -> None:
    for text, kind in (
        ("This spell has flash as long as you control an artifact.\nYou gain 1 life.", "Sorcery"),
        ("~ has flash as long as you control an artifact.", "Creature — Beast"),
    ):
        card = spell(text) if kind == "Sorcery" else beast(text)
        for mine, can in (([CUB, WINCH], True), ([CUB], False)):
            table = Table(A={"hand": [card], "battlefield": mine}, B={}).attack_now("Cub")
            assert table.can_cast(NAME) == can


@pytest.mark.construct("WithStat", "FromZone", "Put")
def test_the_zone_behind_a_number_of_permanents() -> None:
    text = (
        "You may put a creature card with power less than or equal to the number of artifacts you control from your "
        "hand onto the battlefield."
    )
    small = beast(name="Shrew", size=(1, 1))
    rite = spell(text)
    table = Table(A={"hand": [rite, small, CUB], "battlefield": [WINCH]}, B={}).start()
    settle(table.cast(NAME), True)
    assert table.names("battlefield") == ["Shrew", "Winch"]


@pytest.mark.construct("RevealUntil", "EachOpponent")
def test_each_opponent_reveals_until() -> None:
    text = (
        "Each opponent reveals cards from the top of their library until they reveal a land card, then puts those "
        "cards into their graveyard."
    )
    seats: dict[str, Any] = {"B": {"library": [CUB, DOE, FEN, FOX]}, "C": {"library": [FEN, ELK]}}
    table = Table(A={"hand": [spell(text)]}, **seats).start()
    settle(table.cast(NAME))
    assert table.names("graveyard", "B") == ["Cub", "Doe", "Fen"] and table.names("graveyard", "C") == ["Fen"]


@pytest.mark.construct("KeywordWhereX", "NumberedXKeyword")
def test_firebending_x() -> None:
    monk = beast("Firebending X, where X is the number of creatures you control.")
    table = Table(A={"battlefield": [monk, CUB, DOE]}, B={"battlefield": [OGRE]}).attack_now(NAME)
    table.settle()
    assert table.pool() == {"R": 3}
