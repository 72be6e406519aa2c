"""705–706: what coins and dice show, and that a roll and its results are one ability."""

from __future__ import annotations

from collections import Counter

import pytest

from apnap.rules import events as ev
from tests.constructs.support import NAME, Table, beast, settle, spell


@pytest.mark.parametrize(("text", "sides"), [("Roll a d4.", 4), ("Roll a six-sided die.", 6), ("Roll a d20.", 20)])
def test_706_1a_a_die_shows_each_number_from_1_to_its_sides_equally_often(text: str, sides: int) -> None:
    """The number behind the "d", or the word, is that of the sides (706.1a)."""
    shown: Counter[int] = Counter()
    for seed in range(30):
        table = Table(A={"hand": [spell(text)] * 10}, B={}, seed=seed).start()
        for _ in range(10):
            settle(table.act(table.actions(NAME, "hand")[0]))
        shown.update(event.amount for event in table.state.history if event.kind == ev.DIE)
    assert set(shown) == set(range(1, sides + 1))
    assert max(shown.values()) < 2.5 * 300 / sides


def test_705_1_a_coin_has_two_sides_that_are_equally_likely() -> None:
    """Heads and tails come up about equally often (705.1)."""
    lucky = 0
    for seed in range(40):
        table = Table(A={"hand": [spell("Flip three coins. You gain 1 life for each flip you win.")]}, B={}, seed=seed)
        lucky += settle(table.start().cast(NAME), "heads", "heads", "heads").life("A") - 20
    assert 40 < lucky < 80


def test_706_3b_the_roll_and_its_results_are_one_ability() -> None:
    """Countering the one ability leaves neither a roll nor a result (706.3b)."""
    seer = beast("When this creature enters, roll a d20.\n1—20 | You gain 5 life. Draw a card.", name="Seer")
    hush = spell("Counter target triggered ability.", name="Hush", type_line="Instant")
    table = Table(A={"hand": [seer, hush]}, B={}).start().cast("Seer").resolve()
    assert len(table.state.stack) == 1
    settle(table.cast("Hush"))
    assert (table.life("A"), [e for e in table.state.history if e.kind == ev.DIE]) == (20, [])
    table = Table(A={"hand": [seer]}, B={}).start().cast("Seer").resolve().resolve()
    assert (table.life("A"), table.names("hand", "A"), table.state.stack) == (25, ["Wastes"], [])
