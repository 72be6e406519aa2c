"""702.131c: players get designations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.designations import DesignatePlayer
from apnap.rules.events import Event
from apnap.rules.expressions import players_of
from apnap.rules.instructions import performs
from apnap.rules.libraries import BLESSING, SPEED, STORY, action
from apnap.rules.performing.picking import as_player
from apnap.rules.programs import Running, propose
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.state import State


def designate_players(run: Running, state: State, node: DesignatePlayer) -> None:
    """702.131c: each of the players gets it, as often as they may have it."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context):
        before = state.players[player].mark(node.name)
        after = min(node.most, before + max(0, amount(state, node.n, as_player(run, player))))
        if after > before:
            events.append(action(node.name, player, after))
    propose(run, state, events)


def _refuse_name(node: DesignatePlayer) -> str:
    return "" if node.name in (BLESSING, STORY, SPEED) else f"the designation {node.name!r}"


performs(DesignatePlayer, designate_players, refuse=_refuse_name)
