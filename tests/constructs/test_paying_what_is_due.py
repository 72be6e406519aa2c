"""118.3c: mana that has to be paid."""

from __future__ import annotations

import pytest

from tests.constructs.support import FEN, NAME, Table, settle, spell

PACT = "At the beginning of your next upkeep, pay {1}{B}. If you don't, you lose the game."


@pytest.mark.construct("PayAtNext")
@pytest.mark.parametrize(("lands", "answers", "lost"), [(2, [True], False), (2, [False], True), (1, [], True)])
def test_118_3c_nobody_has_to_tap_lands_for_what_must_be_paid(lands: int, answers: list[bool], lost: bool) -> None:
    """Who can't or won't activate mana abilities hasn't paid, with untapped lands beside them."""
    pact = spell(f"Draw a card.\n{PACT}", type_line="Instant")
    table = Table(A={"hand": [pact], "battlefield": [FEN] * lands}, B={}).start()
    settle(table.cast(NAME))
    table.to_step("upkeep", 3)
    settle(table, *answers)
    assert table.state.over == lost
    assert lost or all(record.tapped for record in table.objects("battlefield"))
