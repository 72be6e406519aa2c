"""705, 706: coins and dice that a referee settles."""

from __future__ import annotations

from apnap.rules import events as ev
from apnap.rules.coins_and_dice import TAILS, coin, die
from apnap.rules.happen import happen
from tests.rules.support import Table


def test_a_referee_says_what_coins_and_dice_show_and_is_no_part_of_the_position() -> None:
    table = Table(A={}, B={})
    random = table.state.random
    table.state.referee = lambda event: 4 if isinstance(event, ev.Die) else TAILS

    happen(table.state, coin(0))
    assert table.state.happened[0].amount == TAILS
    happen(table.state, die(1, 6))
    assert table.state.happened[0].amount == 4
    assert table.state.random == random and table.state.fork().referee is table.state.referee
