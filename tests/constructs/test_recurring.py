"""702.50, 702.192: texts of spells that come again turn after turn."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, settle, spanish, spell


@pytest.mark.ledger("current:702.50")
@pytest.mark.construct("SimpleKeyword")
def test_epic_stands_behind_what_the_spell_does() -> None:
    table = settle(Table(A={"hand": [spell("Each player loses 2 life.\nEpic")]}, B={}).start().cast(NAME))
    assert settle(table.to_step("upkeep", 3)).life("B") == 16
    assert spanish("Epic") == "Épico."


@pytest.mark.ledger("current:702.192")
@pytest.mark.construct("SimpleKeyword")
def test_paradigm_stands_behind_what_the_spell_does() -> None:
    table = settle(Table(A={"hand": [spell("Each player loses 2 life.\nParadigm")]}, B={}).start().cast(NAME))
    assert table.names("exile", "A") == [NAME]
    assert settle(table.to_step("precombat_main", 3), NAME).life("B") == 16
    assert spanish("Paradigm") == "Paradigma."
