"""Going back to the position before an announcement (733.1)."""

from __future__ import annotations

from apnap.rules import codec
from apnap.rules.casting_steps import Casting
from apnap.rules.going_back import go_back
from tests.constructs.support import NAME, Table, spell
from tests.rules.support import FOREST


def test_733_1_going_back_in_a_fork_leaves_the_position_that_it_was_made_from() -> None:
    table = Table(A={"hand": [spell("You gain X life.", cost="{X}{G}")], "battlefield": [FOREST, FOREST]}, B={}).start()
    state = table.cast(NAME).state
    before = codec.digest(state)

    for _ in range(2):
        fork = state.fork()
        (frame,) = (one for one in fork.frames if isinstance(one, Casting))
        go_back(fork, frame, frame.player)
        assert codec.digest(state) == before
        assert not any(isinstance(one, Casting) for one in fork.frames)
