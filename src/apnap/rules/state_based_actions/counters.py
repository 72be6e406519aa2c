"""704.5q — +1/+1 and −1/−1 counters on the same permanent annihilate each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.counters import remove_counters
from apnap.rules.state_based_actions.round import Round

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


def annihilate(state: State, record: GameObject, round_: Round) -> None:
    """Remove as many of both kinds as there are of the rarer one."""
    n = min(record.counter("+1/+1"), record.counter("-1/-1"))
    if n and state.rulebook.counters_cancel:
        round_.events.append(remove_counters(record.ref, "+1/+1", n))
        round_.events.append(remove_counters(record.ref, "-1/-1", n))
