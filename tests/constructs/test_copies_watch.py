"""A copy of a spell is on the stack with all its abilities, also those that trigger only when it is cast."""

from __future__ import annotations

from apnap.game.laws import caches_agree
from tests.constructs.support import NAME, Table, settle, spell


def test_707_10_what_watches_is_looked_up_anew_for_a_copy() -> None:
    text = "When you cast this spell, copy it.\nYou gain 2 life."
    table = Table(A={"hand": [spell(text)]}, B={}).start().cast(NAME).resolve()
    assert len(table.state.stack) == 2, "the spell and its copy, which was not cast"
    assert caches_agree(table.state) == []
    assert settle(table).life("A") == 24


def test_704_5d_what_has_ceased_to_exist_watches_nothing() -> None:
    make = spell("Create a 1/1 white Bird creature token.", name="Hatch")
    later = spell(
        "Exile target creature and put two time counters on it. If it doesn't have suspend, it gains suspend.",
        name="Later",
    )
    table = Table(A={"hand": [make, later]}, B={}).start()
    settle(table.cast("Hatch"))
    settle(table.cast("Later"))
    assert table.names("exile") == []
    assert caches_agree(table.state) == []
