"""702.47: splicing cards onto spells, as their texts say it."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, spanish, spell
from tests.rules.support import FOREST

WORD = spell("Draw a card.", name="Word", type_line="Instant — Arcane")


@pytest.mark.construct("Splice")
def test_a_card_is_spliced_for_its_splice_cost() -> None:
    """Its text is added to the spell's own (612.10)."""
    song = spell("You gain 3 life.\nSplice onto Arcane {1}", cost="{9}", type_line="Instant — Arcane")
    table = Table(A={"hand": [WORD, song], "battlefield": [FOREST]}, B={}).start()
    table.cast("Word").choose(NAME).resolve()
    assert table.life("A") == 23 and table.names("hand", "A") == [NAME, "Wastes"]
    assert spanish("Splice onto Arcane {1}") == "Empalmar a Arcano {1}."


@pytest.mark.construct("Splice")
def test_a_card_may_speak_of_instants_and_sorceries() -> None:
    song = spell("You gain 3 life.\nSplice onto instant or sorcery {1}", cost="{9}", type_line="Instant — Arcane")
    plain = spell("Draw a card.", name="Plain")
    table = Table(A={"hand": [plain, song], "battlefield": [FOREST]}, B={}).start()
    table.cast("Plain").choose(NAME).resolve()
    assert table.life("A") == 23


@pytest.mark.construct("SpliceCosts", "SpliceCostLine")
def test_the_splice_cost_need_not_be_mana() -> None:
    song = spell("You gain 3 life.\nSplice onto Arcane—Sacrifice a land.", cost="{9}", type_line="Instant — Arcane")
    table = Table(A={"hand": [WORD, song], "battlefield": [FOREST]}, B={}).start()
    table.cast("Word").choose(NAME).resolve()
    assert table.life("A") == 23 and table.names("graveyard", "A") == ["Forest", "Word"]
