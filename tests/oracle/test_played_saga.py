"""From text to table: a Saga whose chapters are read, compiled and played (714)."""

from __future__ import annotations

from apnap.cards.record import Card, Face
from apnap.oracle.compile import compile_card
from tests.rules.support import Table

SAGA = Card(
    "The Long Thaw",
    "saga",
    (
        Face(
            "The Long Thaw", "{0}", "Enchantment — Saga", "I, II — You gain 2 life.\nIII — Each opponent loses 5 life."
        ),
    ),
)


def test_714_2b_each_chapter_triggers_when_its_number_is_reached_and_only_then() -> None:
    table = Table(A={"hand": [compile_card(SAGA)]}, B={})
    table.start("precombat_main")
    before = table.life("A")
    table.cast("The Long Thaw").resolve()  # 714.3a: it enters with a lore counter
    table.resolve()

    assert table.life("A") == before + 2
    table.to("precombat_main", turn=3)
    assert table.life("A") == before + 4
    table.to("precombat_main", turn=5)
    assert (table.life("A"), table.life("B")) == (before + 4, before - 5)
    assert not table.names("battlefield")  # 714.4: it has had its last chapter
    assert "The Long Thaw" in table.names("graveyard")
