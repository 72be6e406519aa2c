"""Libraries: milling, scrying, looking (701.17, 701.22, 401)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, spell


@pytest.mark.construct("Mill", "EachPlayer")
def test_701_17_each_player_mills_from_their_own_library() -> None:
    table = Table(A={"hand": [spell("Each player mills two cards.")], "library": [beast(name="Top")]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.names("graveyard", "A") == [NAME, "Top", "Wastes"]
    assert table.names("graveyard", "B") == ["Wastes", "Wastes"]
