"""Abilities that define power and toughness (604.3, 613.4a)."""

from __future__ import annotations

from dataclasses import replace

from apnap.rules.characteristics import characteristics
from tests.constructs.support import Table, written


def test_613_4a_two_cards_whose_power_counts_both_of_them() -> None:
    text = "Subject's power is equal to the number of creature cards in your hand."
    counting = written(text, "Creature — Beast", size=("*", 4))
    table = Table(A={"hand": [counting, replace(counting, name="Other")]}, B={}).start()

    assert [characteristics(table.state, card).power for card in table.objects("hand")] == [2, 2]
