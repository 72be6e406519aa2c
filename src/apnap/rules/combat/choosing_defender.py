"""506.2a, 507.1: where not all opponents are defending players, the active player chooses the one that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.choices import choose
from apnap.rules.combat.attacking import ATTACK_SIDE, DEFENDING, ONE_CHOSEN
from apnap.rules.decisions import PLAYERS
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.state import State


class ChoosingDefender(Procedure):
    """The turn-based action of the beginning of combat step (703.4h)."""

    __slots__ = ()


def choose_defender(state: State) -> None:
    """Let the active player choose the defending player, if there is a choice. Last act of a step."""
    if state.option(ATTACK_SIDE) == ONE_CHOSEN and len(state.opponents(state.active)) > 1:
        call(state, ChoosingDefender())


def _choose(frame: ChoosingDefender, state: State) -> None:
    options = tuple(state.opponents(state.active))
    choose(state, PLAYERS, state.active, options, 1, 1, "defending_player", rule="507.1")


def _take(frame: ChoosingDefender, state: State) -> None:
    record = state.edit_player(state.active)
    record.marks = with_count(record.marks, DEFENDING, state.result[0] + 1)
    state.touch()
    finish(frame)


register(ChoosingDefender, (_choose, _take))
