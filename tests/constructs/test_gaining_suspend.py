"""Suspend that an effect gives to a card in exile (702.62)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, Table, settle, spanish, spell

SUSPEND = "Exile target creature and put two time counters on it. If it doesn't have suspend, it gains suspend."
LATER = spell("You gain 3 life.", name="Later", cost="{9}")


@pytest.mark.construct("DoesntHaveKeyword", "GainsSuspend")
def test_702_62_a_card_that_gains_suspend_is_cast_when_its_counters_are_gone() -> None:
    table = Table(A={"hand": [spell(SUSPEND)]}, B={"battlefield": [CUB]}).start()
    settle(table.cast(NAME))
    assert table.find("Cub", "exile").counter("time") == 2
    table.to("upkeep", 2).resolve()
    assert table.find("Cub", "exile").counter("time") == 1
    table.to("precombat_main", 4)
    assert "Cub" in table.names("battlefield", "B")
    assert spanish(SUSPEND).endswith("Si ella no tiene suspender, gana la habilidad de suspender.")


@pytest.mark.construct("ExileWithCounters", "GainsSuspend")
def test_122_6_a_card_of_a_graveyard_is_exiled_with_counters() -> None:
    text = (
        "Exile target nonland card from your graveyard with two time counters on it. If it doesn't have suspend, it "
        "gains suspend."
    )
    table = Table(A={"hand": [spell(text)], "graveyard": [LATER]}, B={}).start()
    settle(table.cast(NAME))
    assert table.find("Later", "exile").counter("time") == 2
