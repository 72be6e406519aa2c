"""611.2, 514.2: the end of continuous effects that spells and abilities created."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Player, Ref

if TYPE_CHECKING:
    from apnap.rules.state import State


def expire_at_cleanup(state: State) -> None:
    """End "until end of turn" and "this turn" effects (514.2), and those until the end of this player's next turn."""
    raise NotImplementedError


def expire_at_end_of_combat(state: State) -> None:
    """End "until end of combat" effects (511.3)."""
    raise NotImplementedError


def expire_at_step_end(state: State) -> None:
    """End effects that last for the current step or phase."""
    raise NotImplementedError


def expire_at_turn_start(state: State, player: Player) -> None:
    """End "until your next turn" effects of the player whose turn begins."""
    raise NotImplementedError


def expire_conditions(state: State) -> bool:
    """End effects whose "for as long as" has stopped being true (611.2b); tell whether any ended."""
    raise NotImplementedError


def source_left(state: State, ref: Ref) -> None:
    """End effects that last until this permanent leaves the battlefield; what they exiled returns (610.3)."""
    raise NotImplementedError
