"""One or more players of an event (603.2c)."""

from __future__ import annotations

import pytest

from tests.constructs.support import Table, beast, permanent, settle, spell


@pytest.mark.construct("DiscardsEvent")
@pytest.mark.parametrize(("who", "gained"), [("one or more players discard", 1), ("a player discards", 2)])
def test_603_2c_discards_of_several_players(who: str, gained: int) -> None:
    shrine = permanent(f"Whenever {who} one or more cards, you gain 1 life.")
    rite = spell("Each player discards two cards.", name="Rite")
    table = Table(
        A={"battlefield": [shrine], "hand": [rite, beast(name="Elk"), beast(name="Wolf")]},
        B={"hand": [beast(name="Bear"), beast(name="Lemur")]},
    ).start()

    table.cast("Rite")
    while table.state.stack:
        table.resolve()

    assert table.life("A") == 20 + gained


@pytest.mark.construct("OneOrMorePlayers")
def test_603_2c_damage_to_one_or_more_players_is_one_event() -> None:
    shrine = permanent(
        "Whenever one or more creatures you control deal combat damage to one or more players, draw a card."
    )
    herd = [beast(name="Elk"), beast(name="Wolf")]
    table = Table(A={"battlefield": [shrine, *herd]}, B={}).start()

    table.attack("Elk", "Wolf").to("combat_damage")
    settle(table)

    assert len(table.names("hand", "A")) == 1
